//! What is worth counting in a deal beside its score: who played alone and how it went, at which level it was told, how long it
//! took.

use chrono::{DateTime, FixedOffset};

use crate::rules::Player;
use crate::rules::book::Rule;
use crate::rules::dreeg::tally::Ending;
use crate::rules::dreeg::{self, PerSeat, Play, Seat, call_a_card, cameroon, red_sow, sixty_six};
use crate::rules::herzblatt::deal::Announcement;
use crate::rules::herzblatt::{self, deal};
use crate::session::log::Log;

/// A longer gap between two entries is a pause, not a deal.
pub const LONGEST_DEAL_SECONDS: i64 = 3600;

/// At which level the table told a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Only how it ended.
    Outcome,
    /// Card points.
    Points,
    /// The cards.
    Tricks,
}

impl Level {
    /// Its name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Level::Outcome => "outcome",
            Level::Points => "points",
            Level::Tricks => "tricks",
        }
    }
}

/// Who played against the others, and how it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Each for himself, or nobody played.
    Nobody,
    /// Red Sow.
    RedSow(Player, RedSow),
    /// Call a Card: the caller, his partner, and whether they won; nothing if nobody did.
    Call(Player, Option<Player>, Option<bool>),
    /// A march in Cameroon, and whether it was made.
    March(Player, bool),
    /// Herzblatt.
    Solo(Solo),
}

/// How Red Sow went for its soloist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RedSow {
    /// Passed (D-31).
    Passed,
    /// Won (D-32).
    Won,
    /// Lost (D-33).
    Lost,
    /// Lost with 33 or fewer (D-34).
    Schneider,
}

/// A deal of Herzblatt with a soloist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solo {
    /// The soloist.
    pub soloist: Player,
    /// Whether he won.
    pub won: bool,
    /// Whether the side that lost was schneider, and it counted (H-5, H-7, M-3).
    pub schneider: bool,
    /// What he announced.
    pub announced: Option<Announcement>,
    /// Who said contra.
    pub contra: Option<Player>,
}

/// What is worth counting in a deal.
#[derive(Clone, Copy, Debug)]
pub struct Fact<S> {
    /// The number of the deal's event.
    pub event: u32,
    /// What it came to.
    pub scored: S,
    /// At which level it was told.
    pub level: Level,
    /// Who played against the others.
    pub part: Part,
    /// Who claimed 66 falsely (D-22).
    pub false_claim: Option<Player>,
    /// When it was entered.
    pub at: Option<DateTime<FixedOffset>>,
    /// Seconds since the entry before it, or since the evening began, where both are known and no pause was made.
    pub seconds: Option<u32>,
}

/// The deals of a Dreeg game.
pub fn of_dreeg<'s>(
    log: &Log<dreeg::Event>,
    started: Option<DateTime<FixedOffset>>,
    score: &'s dreeg::score::Score<'_>,
) -> Vec<Fact<&'s dreeg::state::Scored>> {
    of(log, started, &score.deals, |event, scored| match event {
        dreeg::Event::Deal(deal) => dreeg_deal(&deal.play, &scored.awards, scored),
        dreeg::Event::Misdeal { .. } | dreeg::Event::Ruling(_) | dreeg::Event::End => nothing(),
    })
}

/// The deals of a Herzblatt evening.
pub fn of_herzblatt<'s>(
    log: &Log<herzblatt::Event>,
    started: Option<DateTime<FixedOffset>>,
    score: &'s herzblatt::score::Score<'_>,
) -> Vec<Fact<&'s herzblatt::state::Scored>> {
    of(log, started, &score.deals, |event, scored| match (event, scored.solo) {
        (herzblatt::Event::Solo { deal, .. }, Some((soloist, verdict))) => {
            let level = match deal.evidence {
                deal::Evidence::Outcome(..) => Level::Outcome,
                deal::Evidence::Points(..) => Level::Points,
                deal::Evidence::Tricks(..) => Level::Tricks,
            };
            let schneider = [Rule::H5, Rule::H7, Rule::M3].into_iter().any(|rule| verdict.rules.contains(rule));
            let (announced, contra) = (deal.calls.announcement, deal.calls.contra);
            (level, Part::Solo(Solo { soloist, won: verdict.won, schneider, announced, contra }), None)
        }
        _ => nothing(),
    })
}

type Told = (Level, Part, Option<Player>);

fn nothing() -> Told {
    (Level::Outcome, Part::Nobody, None)
}

/// Deals with the events that told them: both stand in the order of the replay.
fn of<'s, E, S>(
    log: &Log<E>,
    started: Option<DateTime<FixedOffset>>,
    deals: &'s [(u32, S)],
    told: impl Fn(&E, &S) -> Told,
) -> Vec<Fact<&'s S>> {
    let mut facts = Vec::with_capacity(deals.len());
    let mut deals = deals.iter().peekable();
    let mut before = started;
    for standing in log.standing() {
        let Ok(version) = standing.reading else { continue };
        if let Some((event, scored)) = deals.next_if(|(number, _)| *number == standing.number) {
            let (level, part, false_claim) = told(&version.event, scored);
            let gap = version.at.zip(before).map(|(at, before)| (at - before).num_seconds());
            let seconds = gap.filter(|gap| (1..=LONGEST_DEAL_SECONDS).contains(gap)).map(|gap| gap as u32);
            facts.push(Fact { event: *event, scored, level, part, false_claim, at: version.at, seconds });
        }
        before = version.at;
    }
    facts
}

fn dreeg_deal(play: &Play, awards: &PerSeat<u8>, scored: &dreeg::state::Scored) -> Told {
    let claimed = |ending: Ending| match ending {
        Ending::FalseClaim(seat) => Some(seat.player()),
        Ending::PlayedOut | Ending::WentOut(_) => None,
    };
    match play {
        Play::SixtySix(evidence) => match evidence {
            sixty_six::Evidence::Placing(_) => nothing(),
            sixty_six::Evidence::FalseClaim(seat) => (Level::Outcome, Part::Nobody, Some(seat.player())),
            sixty_six::Evidence::Points(_, _, ending) => (Level::Points, Part::Nobody, claimed(*ending)),
            sixty_six::Evidence::Tricks(_, ending) => (Level::Tricks, Part::Nobody, claimed(*ending)),
        },
        Play::RedSow(soloist, evidence) => {
            let level = match evidence {
                red_sow::Evidence::Passed | red_sow::Evidence::Outcome(_) => Level::Outcome,
                red_sow::Evidence::Points(..) => Level::Points,
                red_sow::Evidence::Tricks(_) => Level::Tricks,
            };
            let went = [(Rule::D31, RedSow::Passed), (Rule::D32, RedSow::Won), (Rule::D34, RedSow::Schneider)];
            let went = went.into_iter().find(|(rule, _)| scored.rules.contains(*rule));
            (level, Part::RedSow(soloist.player(), went.map_or(RedSow::Lost, |(_, went)| went)), None)
        }
        Play::CallACard(deal) => {
            let (level, claim) = match &deal.evidence {
                call_a_card::Evidence::Outcome(..) => (Level::Outcome, None),
                call_a_card::Evidence::FalseClaim(seat) => (Level::Outcome, Some(seat.player())),
                call_a_card::Evidence::Points(points) => (Level::Points, claimed(points.ending)),
                call_a_card::Evidence::Tricks(_, ending) => (Level::Tricks, claimed(*ending)),
            };
            let scored_any = scored.players.iter().any(|seat| awards[seat] > 0);
            let won = scored_any.then(|| awards[deal.caller] > 0);
            (level, Part::Call(deal.caller.player(), deal.partner.map(Seat::player), won), claim)
        }
        Play::Cameroon(evidence) => {
            let march = |seat: Seat| Part::March(seat.player(), awards[seat] > 0);
            match evidence {
                cameroon::Evidence::Placing(_) => nothing(),
                cameroon::Evidence::March(seat, _) => (Level::Outcome, march(*seat), None),
                cameroon::Evidence::Points(..) => (Level::Points, Part::Nobody, None),
                cameroon::Evidence::Tricks(_, marcher) => (Level::Tricks, marcher.map_or(Part::Nobody, march), None),
            }
        }
    }
}
