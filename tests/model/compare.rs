//! Two scores side by side.

use std::collections::BTreeMap;

use serde_json::Value as Json;

use crate::money::Currency;
use crate::scorer::Refusal;

/// Where the engine says something else than the model; nothing if they agree.
pub fn difference(model: &Result<Json, Refusal>, engine: &Result<Json, Option<usize>>) -> Option<String> {
    match (model, engine) {
        (Ok(model), Ok(engine)) => scores(model.clone(), engine.clone()),
        (Err(refusal), Err(event)) => {
            let fits = refusal.event == *event || event.is_some_and(|event| refusal.or.contains(&event));
            (!fits).then(|| format!("model refuses {refusal:?}, engine {event:?}"))
        }
        (Ok(_), Err(event)) => Some(format!("model accepts, engine refuses event {event:?}")),
        (Err(refusal), Ok(_)) => Some(format!("model refuses {refusal:?}, engine accepts")),
    }
}

/// Compares scores; of the transfers their number and that they settle, of the rules that some are named.
pub fn scores(model: Json, mut engine: Json) -> Option<String> {
    let settled = model.get("transfers").map(|fewest| settle(&engine, fewest));
    if let Some(fewest) = model.get("transfers") {
        engine["transfers"] = fewest.clone();
    }
    for deal in engine["deals"].as_array_mut().into_iter().flatten() {
        deal.as_object_mut().and_then(|deal| deal.remove("rules"));
    }
    let mut found = Vec::new();
    differ("", &model, &engine, &mut found);
    found.extend(settled.and_then(Result::err));
    (!found.is_empty()).then(|| found.join("\n"))
}

fn differ(path: &str, model: &Json, engine: &Json, found: &mut Vec<String>) {
    match (model, engine) {
        (Json::Object(one), Json::Object(other)) => {
            for (key, value) in one {
                differ(&format!("{path}.{key}"), value, other.get(key).unwrap_or(&Json::from("(missing)")), found);
            }
            let more = other.keys().filter(|key| !one.contains_key(*key));
            found.extend(more.map(|key| format!("{path}.{key}: only in the engine")));
        }
        (Json::Array(one), Json::Array(other)) if one.len() == other.len() => {
            for (i, (one, other)) in one.iter().zip(other).enumerate() {
                differ(&format!("{path}[{i}]"), one, other, found);
            }
        }
        _ if model == engine => {}
        _ => found.push(format!("{path}: model {model}, engine {engine}")),
    }
}

/// The engine's transfers bring every balance to nothing, and there are as few as can be.
fn settle(score: &Json, fewest: &Json) -> Result<(), String> {
    let currency = Currency::read(score["currency"].as_str().unwrap_or("")).map_err(|why| why.clone())?;
    let amount = |value: &Json| currency.told(value.as_str().unwrap_or("?"));
    let mut left = BTreeMap::new();
    for (name, balance) in score["balances"].as_object().ok_or("no balances")? {
        left.insert(name.clone(), amount(balance)?);
    }
    let transfers = score["transfers"].as_array().ok_or("no transfers")?;
    for transfer in transfers {
        let amount = amount(&transfer["amount"])?;
        if amount <= 0 {
            return Err(format!("a transfer of {amount}"));
        }
        for (side, sign) in [("from", 1), ("to", -1)] {
            let name = transfer[side].as_str().unwrap_or("");
            *left.get_mut(name).ok_or(format!("a transfer of {name}"))? += sign * amount;
        }
    }
    if left.values().any(|&amount| amount != 0) {
        return Err(format!("transfers leave {left:?}"));
    }
    if fewest.as_u64() != Some(transfers.len() as u64) {
        return Err(format!("{} transfers, {fewest} would do", transfers.len()));
    }
    Ok(())
}
