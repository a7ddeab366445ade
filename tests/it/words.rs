//! Both languages hold the same texts with the same values, and every text that the program asks for is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bolln::rules::book::{Origin, Rule};
use bolln::rules::fault::Fault;
use bolln::session::Flaw;
use bolln::words::{Lang, Words};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// Every text of a language with the values it uses, attributes as `id.attribute`.
fn texts(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut texts = BTreeMap::new();
    for source in lang.sources() {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let patterns = message.value.iter().map(|value| (id.to_owned(), value));
            let attributes = message.attributes.iter().map(|a| (format!("{id}.{}", a.id.name), &a.value));
            for (name, pattern) in patterns.chain(attributes) {
                let mut values = BTreeSet::new();
                collect(pattern, &mut values);
                assert!(texts.insert(name.clone(), values).is_none(), "{}: {name} stands twice", lang.code());
            }
        }
    }
    texts
}

fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => collect_inline(inline, values),
            Expression::Select { selector, variants } => {
                collect_inline(selector, values);
                variants.iter().for_each(|variant| collect(&variant.value, values));
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        values.insert(id.name.to_owned());
    }
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

#[test]
fn both_languages_hold_the_same_texts() {
    let (english, german) = (texts(Lang::En), texts(Lang::De));
    for (id, values) in &english {
        let theirs = german.get(id).unwrap_or_else(|| panic!("{id} is missing in German"));
        assert_eq!(values, theirs, "{id} uses other values in German");
    }
    for id in german.keys() {
        assert!(english.contains_key(id), "{id} is missing in English");
    }
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let english = texts(Lang::En);
    let mut asked = 0;
    for path in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        let code = fs::read_to_string(&path).unwrap();
        for part in code.split("say!(").skip(1) {
            let Some(quoted) = part.split_once('"').and_then(|(before, rest)| {
                (before.len() < 60 && !before.contains(')')).then(|| rest.split('"').next())?
            }) else {
                continue;
            };
            assert!(english.contains_key(quoted), "{}: {quoted} is asked for", path.display());
            asked += 1;
        }
    }
    assert!(asked > 20, "the search for texts finds {asked} only");
}

#[test]
fn every_rule_and_every_fault_has_its_words() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let has = |id: &str| assert!(words.find(id, &[]).is_some(), "{}: {id}", lang.code());
        for rule in Rule::ALL {
            has(&format!("rule-{}.title", rule.id()));
            let (stated, ruling) = (format!("rule-{}", rule.id()), format!("rule-{}-ruling", rule.id()));
            let (is_stated, is_ruling) = match rule.origin() {
                Origin::Seed | Origin::OneSource => (true, false),
                Origin::Ruling => (false, true),
                Origin::Both => (true, true),
            };
            assert_eq!(words.find(&stated, &[]).is_some(), is_stated, "{}: {stated}", lang.code());
            assert_eq!(words.find(&ruling, &[]).is_some(), is_ruling, "{}: {ruling}", lang.code());
        }
        for name in Fault::NAMES.iter().chain(Flaw::NAMES) {
            has(&format!("fault-{name}"));
            has(&format!("fault-{name}.help"));
        }
    }
}
