//! What can be wrong with an event, as typed values.
//!
//! A fault says what is wrong and which rule says so; the words (`words/*/faults.ftl`, one message a variant) say it to people
//! and tell what to do.

use std::sync::Arc;

use super::Player;
use super::card::Card;
use super::money::Money;
use crate::rules::card::CardSet;

/// A value that a fault carries into its sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text as it stands in the file.
    Text(String),
    /// A number: card points, strokes, tricks, whatever the sentence says.
    Number(i64),
    /// A person, by the place of the name.
    Player(Player),
}

macro_rules! arg_from {
    ($($from:ty => |$value:ident| $arg:expr),* $(,)?) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Arg { $arg }
        })*
    };
}

arg_from! {
    String => |v| Arg::Text(v),
    Arc<str> => |v| Arg::Text(v.to_string()),
    &'static str => |v| Arg::Text(v.to_owned()),
    Card => |v| Arg::Text(v.to_string()),
    Player => |v| Arg::Player(v),
    i64 => |v| Arg::Number(v),
    u8 => |v| Arg::Number(v.into()),
    u16 => |v| Arg::Number(v.into()),
    u32 => |v| Arg::Number(v.into()),
}

/// Declares an enum of faults: per variant the rule that it breaks, the key of the event that shows it, and its values.
macro_rules! faults {
    ($(#[$meta:meta])* $enum:ident: $($(#[$doc:meta])* $name:ident($rule:literal, $key:literal) { $($field:ident: $type:ty),* })*) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum $enum { $($(#[$doc])* $name { $($field: $type),* }),* }

        impl $enum {
            /// All faults: the name, the rule, and the names of the values that the sentence may use.
            pub const ALL: &[(&str, &str, &[&str])] = &[$((stringify!($name), $rule, &[$(stringify!($field)),*])),*];

            /// The fault's name, which is the id of its sentence.
            pub fn name(&self) -> &'static str {
                match self { $($enum::$name { .. } => stringify!($name)),* }
            }

            /// The id of the rule, or of the part of the file format, that is broken.
            pub fn rule(&self) -> &'static str {
                match self { $($enum::$name { .. } => $rule),* }
            }

            /// The key of the event to point at; empty for the event as a whole.
            pub fn key(&self) -> &'static str {
                match self { $($enum::$name { .. } => $key),* }
            }

            /// The values that the sentence needs.
            pub fn args(&self) -> Vec<(&'static str, $crate::rules::fault::Arg)> {
                match self {
                    $($enum::$name { $($field),* } => vec![$((stringify!($field), $field.clone().into())),*]),*
                }
            }
        }
    };
}
pub(crate) use faults;

faults! {
    /// What the rules refuse.
    Fault:
    /// A pile of 1 or 119 card points.
    PileImpossible("C-3", "points") { points: u8 }
    /// Piles that together leave exactly 1 card point to the others.
    PilesMissOne("C-3", "points") {}
    /// Piles that add up to less than the pack.
    PilesShort("C-4", "points") { sum: u16, missing: u16 }
    /// Piles that add up to more than the pack.
    PilesOver("C-4", "points") { sum: u16, extra: u16 }
    /// A player who is in has no entry.
    PlayerMissing("D-4", "points") { player: Player }
    /// A player who is out has an entry.
    PlayerOut("D-4", "points") { player: Player }
    /// A deal of another contract than the one that is on.
    WrongContract("D-1", "kind") { found: &'static str, wanted: &'static str }
    /// Counts are equal and nothing says who took the last trick.
    TieNeedsLastTrick("D-11", "last_trick") {}
    /// The last-trick bonus is on and nothing says who took the last trick.
    BonusNeedsLastTrick("D-13", "last_trick") {}
    /// Neither side at 66 and nothing says who took the last trick.
    UndecidedNeedsLastTrick("D-43", "last_trick") {}
    /// A meld where the table plays without marriages, or in a game or contract that has none.
    MeldNotPlayed("D-12", "melds") {}
    /// A meld whose value cannot be.
    MeldValue("D-12", "melds") { player: Player, points: i64 }
    /// All melds of a deal together above 100.
    MeldsTooMany("D-12", "melds") { sum: u16 }
    /// A marriage announced with a card that is neither King nor Ober.
    MeldNeedsKingOrOber("D-12", "tricks") { card: Card, trick: u8 }
    /// A marriage announced without its other card in hand.
    MeldWithoutSpouse("D-12", "tricks") { card: Card, spouse: Card, trick: u8 }
    /// Went out with fewer than 66.
    WentOutTooEarly("D-21", "went_out") { player: Player, count: u16 }
    /// A side went out with fewer than 66.
    SideWentOutTooEarly("D-42", "went_out") { player: Player, count: u16 }
    /// A false claim of somebody who has 66.
    ClaimNotFalse("D-22", "false_claim") { player: Player, count: u16 }
    /// The soloist did not play the Ace of Hearts.
    RedSowPlayedByOther("D-30", "tricks") { player: Player, soloist: Player }
    /// Trumps named later than the trick of the Ace of Hearts.
    TrumpsTooLate("D-36", "trump_from") { from: u8, latest: u8 }
    /// `trump_from` although there is no talon.
    TrumpFromNeedsTalon("D-36", "trump_from") {}
    /// The caller is not forehand.
    CallerNotForehand("D-40", "caller") { caller: Player, forehand: Player, dealer: Player }
    /// A partner with two in.
    PartnerWithTwo("D-41", "partner") {}
    /// The caller is named as his own partner.
    PartnerIsCaller("D-41", "partner") { player: Player }
    /// A called card with two in.
    CalledCardWithTwo("D-41", "called_card") {}
    /// Tricks of Call a Card without the called card.
    CalledCardMissing("D-40", "tricks") {}
    /// Tricks of Call a Card with two in without trumps.
    TrumpMissing("D-41", "tricks") {}
    /// Trumps named where the called card names them.
    TrumpByCalledCard("D-40", "trump") {}
    /// A called card that is not in the pack.
    CalledCardOutsidePack("D-40", "called_card") { card: Card }
    /// The called card was played by somebody else than the partner, or the caller who is alone.
    CalledCardByOther("D-40", "tricks") { card: Card, player: Player, holder: Player }
    /// The opponents' card points are needed.
    OpponentPointsNeeded("D-42", "caller_points") {}
    /// The losing side's card points are needed for the tariff.
    TariffNeedsPoints("D-44", "caller_points") {}
    /// The outcome's worth is needed under the tariff.
    TariffNeedsWorth("D-44", "outcome") {}
    /// A worth where there is none.
    WorthNotAsked("D-44", "worth") {}
    /// All tricks were taken, but the others have card points.
    AllTricksButPoints("D-44", "all_tricks") { points: u8 }
    /// The Du's tricks are not told.
    DuNeedsAllTricks("M-2", "announcement") {}
    /// All tricks were taken, but the soloist does not have 120.
    SoloAllTricksButPoints("M-2", "all_tricks") { points: u8 }
    /// A recorded march that stops before it is decided.
    MarchUndecided("D-51", "tricks") { tricks: u8 }
    /// A card that was played twice.
    CardTwice("P", "tricks") { card: Card, trick: u8 }
    /// A card that is not in the pack.
    CardOutsidePack("P", "tricks") { card: Card, trick: u8 }
    /// A trick with a wrong number of cards.
    TrickSize("P", "tricks") { trick: u8, found: u8, wanted: u8 }
    /// More tricks than the deal has.
    TooManyTricks("P", "tricks") { found: u8, wanted: u8 }
    /// Fewer tricks than the deal has, and nothing says why.
    TricksMissing("P", "tricks") { found: u8, wanted: u8 }
    /// `rest` although every trick is there.
    NothingLeftForRest("P", "rest") { wanted: u8 }
    /// `rest` for a defender.
    RestNotSoloist("P", "rest") { player: Player, soloist: Player }
    /// Somebody who is to leave does not sit at the table.
    LeavesNotAtTable("D-9", "leaves") { player: Player }
    /// Somebody who is to join sits at the table.
    JoinsAtTable("names", "joins") { player: Player }
    /// An event after the end of the game.
    GameOver("end", "kind") {}
    /// A ruling that erases strokes of a player who is out.
    RulingErasesOut("ruling", "strokes") { player: Player }
    /// A ruling's payments that do not add up to zero.
    RulingNotZero("H-9", "payments") { sum: String }
    /// A ruling's payments that are all nothing.
    RulingOfNothing("ruling", "payments") {}
    /// Somebody who is out.
    IsOut("seat", "") { player: Player }
    /// Somebody who does not sit at the table.
    NotSeated("seat", "") { player: Player }
    /// Somebody who does not play in this deal.
    NotInDeal("seat", "") { player: Player }
    /// A dealer of Herzblatt who does not sit at the table.
    NotAtTable("seat", "dealer") { player: Player }
    /// A dealer of Dreeg who does not sit at the table.
    DealerNotSeated("seat", "dealer") { player: Player }
    /// Somebody who never sat at the table.
    NeverSat("seat", "") { player: Player }
    /// A name twice in a seating.
    SeatTwice("names", "players") { player: Player }
    /// A wrong number of players in a seating.
    SeatingSize("H-1", "players") { found: u16, least: u8, most: u8 }
    /// Contra by the soloist himself.
    ContraBySoloist("M-4", "contra") { player: Player }
    /// Contra by a defender who could have bid.
    ContraCouldBid("M-4", "contra") { player: Player, soloist: Player }
    /// Ree without contra.
    ReWithoutContra("M-4", "re") {}
    /// A key of Muhr's variant in the standard game.
    NotInStandard("M-2", "") { key: &'static str }
    /// An outcome that Muhr's variant does not have.
    NotInMuhr("M-1", "outcome") { outcome: &'static str }
    /// Sums that leave the range of exact integers.
    MoneyOverflow("H-9", "") {}
}

impl Fault {
    /// Whether it would be wrong whatever was played before: piles and melds that cannot be, cards that are in no pack of the game.
    pub fn is_of_the_event_alone(&self, every_pack: CardSet) -> bool {
        match self {
            Fault::CardOutsidePack { card, .. } | Fault::CalledCardOutsidePack { card } => !every_pack.contains(*card),
            Fault::CardTwice { .. } | Fault::RulingNotZero { .. } | Fault::RulingOfNothing {} => true,
            fault => matches!(fault.rule(), "C-3" | "C-4" | "D-12" | "D-21" | "D-22" | "D-42"),
        }
    }

    /// Somebody of whom it says that he has no part in it.
    pub fn stranger(&self) -> Option<Player> {
        match self {
            Fault::NotInDeal { player } | Fault::NotAtTable { player } | Fault::NeverSat { player } => Some(*player),
            Fault::LeavesNotAtTable { player } | Fault::NotSeated { player } | Fault::DealerNotSeated { player } => {
                Some(*player)
            }
            _ => None,
        }
    }

    /// The fault with its money as people read it: the rules count smallest units.
    #[must_use]
    pub fn in_decimals(self, decimals: u8) -> Fault {
        match self {
            Fault::RulingNotZero { sum } => {
                let units = sum.parse().map(Money::new).unwrap_or_default();
                Fault::RulingNotZero { sum: units.decimal(decimals).to_string() }
            }
            fault => fault,
        }
    }
}
