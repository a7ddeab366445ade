//! A deal of Herzblatt: what the table tells of it, and what it comes to.

use crate::choice::choice;
use crate::rules::Player;
use crate::rules::book::RuleSet;
use crate::rules::play::Record;

choice! {
    /// How a deal ended, as the table tells it.
    Outcome {
        /// H-4.
        Won = "won",
        /// H-5.
        WonHigh = "won-high",
        /// H-6.
        Lost = "lost",
        /// H-7.
        Schneider = "schneider",
    }
}

/// A deal with a soloist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who said "I'll play".
    pub soloist: Player,
    /// What was announced and doubled in Muhr's variant.
    pub calls: Calls,
    /// What the table tells.
    pub evidence: Evidence,
}

/// What the table tells of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// How it ended; in Muhr's variant also whether the loser was schneider.
    Outcome(Outcome, Option<bool>),
    /// The soloist's card points, the defenders' as a check, and whether the soloist took every trick.
    Points(u8, Option<u8>, Option<bool>),
    /// The cards, and who takes the tricks that are not recorded.
    Tricks(Record, Option<Player>),
}

/// What a deal comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The soloist's card points, where they are known; the defenders have the rest of 120.
    pub points: Option<u8>,
    /// Whether the soloist won.
    pub won: bool,
    /// Whether schneider, or a high win, counted in it (H-5, H-7, M-3).
    pub schneider: bool,
    /// Stakes that each defender pays or gets.
    pub factor: u32,
    /// The rules that decided it.
    pub rules: RuleSet,
}

/// What the cards say.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// The soloist's card points.
    pub points: u8,
    /// Whether he took every trick, where it is known.
    pub all_tricks: Option<bool>,
}

choice! {
    /// What the soloist announced before play (M-2).
    Announcement {
        /// To reach 66.
        SixtySix = "66",
        /// To take all tricks.
        Du = "du",
    }
}

/// What was said before play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    /// The soloist's announcement.
    pub announcement: Option<Announcement>,
    /// Who said contra.
    pub contra: Option<Player>,
    /// Whether the soloist answered Ree; nothing if the file does not say.
    pub re: Option<bool>,
}

impl Calls {
    /// The first key that the file uses, for the message that the standard game has none of them.
    pub fn key_in_use(&self) -> Option<&'static str> {
        let used = [
            (self.announcement.is_some(), "announcement"),
            (self.contra.is_some(), "contra"),
            (self.re.is_some(), "re"),
        ];
        used.into_iter().find(|(used, _)| *used).map(|(_, key)| key)
    }
}
