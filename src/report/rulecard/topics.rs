//! What stands on which card, as data: the topics with their rules, part by part, in the order in which a table needs them.

use crate::rules::book::Rule::{self, *};
use crate::say;
use crate::words::Words;

/// A part of a card, which has a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Who plays against whom, and what is trumps.
    Game,
    /// How the cards are dealt.
    Deal,
    /// What must be played, who takes a trick, who leads.
    Play,
    /// What it comes to.
    Score,
}

impl Part {
    /// Its heading.
    pub fn heading(self, words: &Words) -> String {
        match self {
            Part::Game => say!(words, "card-game"),
            Part::Deal => say!(words, "card-deal"),
            Part::Play => say!(words, "card-play"),
            Part::Score => say!(words, "card-score"),
        }
    }
}

/// A topic: its name on the command line and what its card holds.
#[derive(Debug)]
pub struct Topic {
    /// The name, which is also that of its heading (`topic-…`).
    pub name: &'static str,
    /// Its rules, under the headings of their parts; without one where the card is short.
    pub parts: &'static [(Option<Part>, &'static [Rule])],
    /// The names of texts (`unsaid-…`) about what the sources do not say and a table will ask.
    pub unsaid: &'static [&'static str],
    /// Whether it is a contract of Dreeg, whose card leaves the game as a whole to other cards.
    pub is_contract: bool,
}

impl Topic {
    const fn short(name: &'static str, parts: &'static [(Option<Part>, &'static [Rule])]) -> Topic {
        Topic { name, parts, unsaid: &[], is_contract: false }
    }

    const fn contract(
        name: &'static str,
        parts: &'static [(Option<Part>, &'static [Rule])],
        unsaid: &'static [&'static str],
    ) -> Topic {
        Topic { name, parts, unsaid, is_contract: true }
    }

    /// All its rules.
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        self.parts.iter().flat_map(|(_, rules)| rules.iter().copied())
    }
}

const GAME: Option<Part> = Some(Part::Game);
const DEAL: Option<Part> = Some(Part::Deal);
const PLAY: Option<Part> = Some(Part::Play);
const SCORE: Option<Part> = Some(Part::Score);

/// The topics.
pub const TOPICS: &[Topic] = &[
    Topic::short("dreeg", &[(None, &[D1, D2, D3, D4, D5, D6, D7, D8, D9])]),
    Topic::contract(
        "sixty-six",
        &[
            (GAME, &[D20, D24]),
            (DEAL, &[D2, D14]),
            (PLAY, &[C1, D8, C6, D23, P, P1, P2, P3]),
            (SCORE, &[D10, D11, D21, D22, D12, D13]),
        ],
        &["talon", "three", "rob"],
    ),
    Topic::contract(
        "red-sow",
        &[
            (GAME, &[D30, D36]),
            (DEAL, &[D2, D14]),
            (PLAY, &[C1, D8, C6, P, P1, P2, P3]),
            (SCORE, &[D10, D31, D32, D33, D34, D35, D12, D13]),
        ],
        &["talon", "three"],
    ),
    Topic::contract(
        "call-a-card",
        &[
            (GAME, &[D40, D41]),
            (DEAL, &[D2, D14]),
            (PLAY, &[C1, D8, P6, P7, C6, P, P1, P2, P3]),
            (SCORE, &[D10, D42, D22, D43, D44, D12, D13]),
        ],
        &["talon", "three"],
    ),
    Topic::contract(
        "cameroon",
        &[(GAME, &[D50, D52]), (DEAL, &[D2, D14]), (PLAY, &[C1, D8, C6, P, P1, P4, P5]), (SCORE, &[D11, D51])],
        &["march", "talon", "three"],
    ),
    Topic::short("slate", &[(None, &[D3, D4, D5, D6, D7, D9])]),
    Topic::short("dealing", &[(None, &[D2, D14, D24, D8, D9])]),
    Topic::short("placing", &[(None, &[D10, D11, D12, D13])]),
    Topic::short("blobs", &[(None, &[D60, D61, D62, D63])]),
    Topic {
        name: "herzblatt",
        parts: &[
            (DEAL, &[H1]),
            (GAME, &[H2, H3]),
            (PLAY, &[C1, C6, P1, P2, P3]),
            (SCORE, &[H4, H5, H6, H7, H8, H9, H11]),
        ],
        unsaid: &["packets", "discards"],
        is_contract: false,
    },
    Topic::short("muhr", &[(None, &[M1, M2, M3, M4])]),
    Topic::short("settling", &[(None, &[H9, H10, H12])]),
    Topic::short("cards", &[(None, &[C5, C1, C6, C2, C3, C4])]),
    Topic::short("referee", &[(None, &[P, P1, P2, P3, P4, P5, P6, P7])]),
];
