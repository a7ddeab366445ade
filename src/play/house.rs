//! House rules as they are typed: `KEY=VALUE`.

use crate::error::Failure;
use crate::report::trouble::sentence;
use crate::say;
use crate::screen::Screen;
use crate::session::house::House;

/// Changes house rules by `KEY=VALUE`, a convention or variant first since it sets others.
///
/// # Errors
/// [`Failure::Usage`] for what is no key, or none of its values.
pub fn change(house: &mut House, typed: &[String], screen: &Screen) -> Result<(), Failure> {
    let no_pair = |typed: &String| Failure::Usage(say!(screen.words, "add-no-pair", pair = typed));
    let pair = |typed: &'_ String| -> Result<(String, String), Failure> {
        let (key, value) = typed.split_once('=').ok_or_else(|| no_pair(typed))?;
        Ok((key.trim().to_owned(), value.trim().to_owned()))
    };
    let pairs = typed.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
    let (first, others): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|(key, _)| house.leads(key));
    for (key, value) in first.into_iter().chain(others) {
        let set = house.set_typed(&key, &value);
        set.map_err(|flaw| Failure::Usage(sentence(&flaw.into(), screen)))?;
    }
    house.check().map_err(|flaw| Failure::Usage(sentence(&flaw.into(), screen)))
}
