//! The trials for a fuzzer, with the model that one of them needs.

#![allow(dead_code)]

#[path = "../model/cards.rs"]
mod cards;
#[path = "../model/compare.rs"]
mod compare;
#[path = "../model/document.rs"]
mod document;
#[path = "../model/draw/mod.rs"]
mod draw;
#[path = "../model/dreeg/mod.rs"]
mod dreeg;
#[path = "../model/engine.rs"]
mod engine;
#[path = "../model/herzblatt/mod.rs"]
mod herzblatt;
#[path = "../model/house.rs"]
mod house;
#[path = "../model/keys.rs"]
mod keys;
#[path = "../model/log.rs"]
mod log;
#[path = "../model/money.rs"]
mod money;
#[path = "../model/names.rs"]
mod names;
#[path = "../model/record.rs"]
mod record;
#[path = "../model/referee.rs"]
mod referee;
#[path = "../model/scorer.rs"]
mod scorer;
pub mod trials;
