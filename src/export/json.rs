//! The score for programs, with the session's head beside it under `session`.

use std::io::{self, Write};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Evening;
use crate::report::json::Document;
use crate::session::Session;
use crate::session::head::Started;
use crate::session::house::House;

/// Writes one object and a line end.
pub fn write(evening: &Evening<'_>, mut out: impl Write) -> io::Result<()> {
    let score = Document(evening.session);
    serde_json::to_writer(&mut out, &Whole { score, session: Head(evening.session) })?;
    writeln!(out)
}

#[derive(Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    score: Document<'a>,
    session: Head<'a>,
}

/// When, where, a remark, and every house rule in force.
struct Head<'a>(&'a Session);

impl Serialize for Head<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let head = self.0.head();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("started", &head.started.map(Started::text))?;
        map.serialize_entry("place", &head.place)?;
        map.serialize_entry("note", &head.note)?;
        map.serialize_entry("first_dealer", self.0.names().of(head.first_dealer))?;
        map.serialize_entry("rules", &Rules(self.0.house()))?;
        map.end()
    }
}

struct Rules(House);

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rules: Vec<(&str, String)> = self.0.keys().iter().map(|key| (key.name, self.0.get(key.name))).collect();
        let mut map = serializer.serialize_map(Some(rules.len()))?;
        for (key, value) in rules {
            // As the file writes it: words are texts, numbers and truth values are not.
            let value = Some(value).filter(|value| !value.is_empty()).map(|value| match value.parse::<i64>() {
                Ok(number) => serde_json::Value::from(number),
                Err(_) => value.parse::<bool>().map_or_else(|_| value.into(), serde_json::Value::from),
            });
            map.serialize_entry(key, &value)?;
        }
        map.end()
    }
}
