//! What is worth counting in a deal beside its score: who played alone and how it went, at which level it was told, how long it
//! took.

use crate::rules::Player;
use crate::rules::book::Rule;
use crate::rules::dreeg::tally::Ending;
use crate::rules::dreeg::{self, Lead, Play, told};
use crate::rules::herzblatt::deal::Announcement;
use crate::rules::herzblatt::{self, deal};
use crate::session::head::Started;
use crate::session::{Dreeg, Evening, Game, Herzblatt, Moment};

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
pub struct Fact<'e, G: Game, S> {
    /// The moment of the deal.
    pub moment: Moment<'e, G>,
    /// What it came to.
    pub scored: &'e S,
    /// At which level it was told.
    pub level: Level,
    /// Who played against the others.
    pub part: Part,
    /// Who claimed 66 falsely (D-22).
    pub false_claim: Option<Player>,
    /// Seconds since the entry before it, or since the evening began, where both are known and no pause was made.
    pub seconds: Option<u32>,
}

/// A deal of Dreeg.
pub type DreegFact<'e> = Fact<'e, Dreeg, dreeg::Scored>;
/// A deal of Herzblatt.
pub type HerzblattFact<'e> = Fact<'e, Herzblatt, herzblatt::Scored>;

/// The deals of a Dreeg game.
pub fn of_dreeg(evening: &Evening<Dreeg>) -> Vec<DreegFact<'_>> {
    of(evening, |moment| match (moment.event, moment.change.deal()) {
        (dreeg::Event::Deal(deal), Some(scored)) => Some((scored, dreeg_deal(&deal.play, moment.change, scored))),
        _ => None,
    })
}

/// Who took cards in a deal of Herzblatt, by where he sat: 1 is forehand.
pub fn from_forehand(scored: &herzblatt::Scored) -> impl Iterator<Item = (u8, Player)> {
    let (hand, players) = (scored.hand, scored.hand.len());
    let forehand = hand.place(scored.forehand).unwrap_or(0);
    (0..players).filter_map(move |place| {
        let player = hand.iter().nth(place.into())?;
        Some(((place + players - forehand) % players.max(1) + 1, player))
    })
}

/// The deals of a Herzblatt evening.
pub fn of_herzblatt(evening: &Evening<Herzblatt>) -> Vec<HerzblattFact<'_>> {
    of(evening, |moment| {
        let scored = moment.change.deal()?;
        let told = match (moment.event, scored.solo) {
            (herzblatt::Event::Solo { deal, .. }, Some((soloist, verdict))) => {
                let level = match deal.evidence {
                    deal::Evidence::Outcome(..) => Level::Outcome,
                    deal::Evidence::Points(..) => Level::Points,
                    deal::Evidence::Tricks(..) => Level::Tricks,
                };
                let (announced, contra) = (deal.calls.announcement, deal.calls.contra);
                (
                    level,
                    Part::Solo(Solo { soloist, won: verdict.won, schneider: verdict.schneider, announced, contra }),
                    None,
                )
            }
            _ => nothing(),
        };
        Some((scored, told))
    })
}

type Told = (Level, Part, Option<Player>);

fn nothing() -> Told {
    (Level::Outcome, Part::Nobody, None)
}

fn of<'e, G: Game, S>(
    evening: &'e Evening<G>,
    told: impl Fn(Moment<'e, G>) -> Option<(&'e S, Told)>,
) -> Vec<Fact<'e, G, S>> {
    let mut before = evening.head.started.and_then(Started::at);
    let mut facts = Vec::new();
    for moment in evening.moments() {
        let at = moment.aside.at;
        if let Some((scored, (level, part, false_claim))) = told(moment) {
            let gap = at.zip(before).map(|(at, before)| (at - before).num_seconds());
            let seconds = gap.filter(|gap| (1..=LONGEST_DEAL_SECONDS).contains(gap)).map(|gap| gap as u32);
            facts.push(Fact { moment, scored, level, part, false_claim, seconds });
        }
        before = at;
    }
    facts
}

fn dreeg_deal(play: &Play, change: &dreeg::Moment, scored: &dreeg::Scored) -> Told {
    let evidence = play.evidence();
    let level = match evidence.level() {
        told::Level::Placing | told::Level::Passed | told::Level::Outcome => Level::Outcome,
        told::Level::Points => Level::Points,
        told::Level::Tricks => Level::Tricks,
    };
    let claim = match evidence.ending() {
        Ending::FalseClaim(player) => Some(player),
        Ending::PlayedOut | Ending::WentOut(_) => None,
    };
    let player = |seat| change.seated.player(seat);
    let part = scored.roles.leader.map_or(Part::Nobody, |leader| {
        let won = scored.awards[leader] > 0;
        match scored.contract.lead() {
            Lead::Soloist => {
                let went = [(Rule::D31, RedSow::Passed), (Rule::D32, RedSow::Won), (Rule::D34, RedSow::Schneider)];
                let went = went.into_iter().find(|(rule, _)| scored.rules.contains(*rule));
                Part::RedSow(player(leader), went.map_or(RedSow::Lost, |(_, went)| went))
            }
            Lead::Caller => {
                let scored_any = change.players.iter().any(|seat| scored.awards[seat] > 0);
                Part::Call(player(leader), scored.roles.partner.map(player), scored_any.then_some(won))
            }
            Lead::Marcher => Part::March(player(leader), won),
        }
    });
    (level, part, claim)
}
