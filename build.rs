//! Makes code of the texts in `src/words`, so that none is read when the program runs and every use of one is checked when it is
//! compiled (`src/words/text.rs`).
//!
//! A text is refused that is not there in both languages with the same values, or that uses more of Fluent than the program has:
//! values, literals, and forms chosen by a word, a number, or `one`, which in both languages is the number 1 and no other.

#![allow(clippy::disallowed_macros, clippy::disallowed_methods)] // cargo is told by lines on standard output, and files are read here

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// What a text says, as statements, and the values it takes.
#[derive(Default)]
struct Text {
    code: String,
    values: BTreeSet<String>,
}

/// The texts of a language by their ids, which are `id` or `id.attribute`.
type Texts = BTreeMap<String, Text>;

fn main() -> Result<(), String> {
    println!("cargo:rerun-if-changed=src/words/en");
    println!("cargo:rerun-if-changed=src/words/de");
    let (english, german) = (language("en")?, language("de")?);
    let either: BTreeSet<&String> = english.keys().chain(german.keys()).collect();
    let differing = either.iter().filter(|id| {
        let values = |texts: &Texts| texts.get(**id).map(|text| text.values.clone());
        values(&english) != values(&german)
    });
    let differing: Vec<&str> = differing.map(|id| id.as_str()).collect();
    if !differing.is_empty() {
        return Err(format!("not in both languages with the same values: {}", differing.join(", ")));
    }
    let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("no folder to write to")?);
    fs::write(folder.join("texts.rs"), code(&english, &german)).map_err(|error| error.to_string())
}

/// Reads the files of a language.
fn language(code: &str) -> Result<Texts, String> {
    let mut texts = Texts::new();
    let files = fs::read_dir(Path::new("src/words").join(code)).map_err(|error| error.to_string())?;
    for file in files {
        let path = file.map_err(|error| error.to_string())?.path();
        let of_file = |what: String| format!("{}: {what}", path.display());
        let source = fs::read_to_string(&path).map_err(|error| of_file(error.to_string()))?;
        let resource = parser::parse(source.as_str()).map_err(|(_, errors)| of_file(format!("{errors:?}")))?;
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let own = message.value.iter().map(|value| (id.to_owned(), value));
            let attributes = message.attributes.iter().map(|a| (format!("{id}.{}", a.id.name), &a.value));
            for (id, pattern) in own.chain(attributes) {
                let mut text = Text::default();
                text.pattern(pattern).map_err(|what| of_file(format!("{id}: {what}")))?;
                if texts.insert(id.clone(), text).is_some() {
                    return Err(of_file(format!("{id} stands twice")));
                }
            }
        }
    }
    Ok(texts)
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<(), String> {
        let mut literal = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => literal += value,
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { value }),
                } => {
                    literal += &unescape_unicode_to_string(value);
                }
                PatternElement::Placeable { expression } => {
                    self.literal(&mut literal);
                    self.expression(expression)?;
                }
            }
        }
        self.literal(&mut literal);
        Ok(())
    }

    fn literal(&mut self, literal: &mut String) {
        if !literal.is_empty() {
            self.code += &format!("said.text({literal:?});");
            literal.clear();
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => {
                let name = self.value(inline)?;
                self.code += &format!("said.value({name:?});");
                Ok(())
            }
            Expression::Select { selector, variants } => {
                let name = self.value(selector)?;
                let (others, chosen): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
                for Variant { key, value, .. } in chosen {
                    let key = match key {
                        VariantKey::Identifier { name: "zero" | "two" | "few" | "many" } => {
                            return Err("neither language has this number".to_owned());
                        }
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    self.code += &format!("if said.is({name:?}, {key:?}) {{");
                    self.pattern(value)?;
                    self.code += "} else ";
                }
                self.code += "{";
                others.iter().try_for_each(|variant| self.pattern(&variant.value))?;
                self.code += "}";
                Ok(())
            }
        }
    }

    /// The name of a value.
    fn value(&mut self, inline: &InlineExpression<&str>) -> Result<String, String> {
        let InlineExpression::VariableReference { id } = inline else {
            return Err("only values and literals may stand in braces".to_owned());
        };
        self.values.insert(id.name.to_owned());
        Ok(id.name.to_owned())
    }
}

/// The table of the ids and values, and a function a language that says the text of a place in it. The order of the ids is the one
/// in which `message.rs` looks for them.
fn code(english: &Texts, german: &Texts) -> String {
    let mut ids: Vec<&String> = english.keys().collect();
    ids.sort_by_key(|id| (id.len(), id.bytes().rev().collect::<Vec<_>>()));
    let mut code = "/// The ids of the texts, and the values that each takes.\n".to_owned();
    code += "pub const TEXTS: &[(&str, &[&str])] = &[\n";
    for id in &ids {
        let _ = writeln!(code, "({id:?}, &{:?}),", english[*id].values.iter().collect::<Vec<_>>());
    }
    code += "];\n";
    for (name, texts) in [("english", english), ("german", german)] {
        let _ = writeln!(code, "pub(super) fn {name}(text: u16, said: &mut Said<'_>) {{ match text {{");
        for (place, id) in ids.iter().enumerate() {
            let _ = writeln!(code, "{place} => {{ {} }}", texts[*id].code);
        }
        code += "_ => {} } }\n";
    }
    code
}
