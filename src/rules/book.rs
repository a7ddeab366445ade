//! The rule book's index: every rule's id, where it comes from, and the house-rule keys that bend it.
//!
//! The sentences of the rules live in the words (`words/*/rules.ftl`); what is decided lives in the file of the contract.
//! This index is what ties a verdict to both.

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The printed sources state it, it follows from what they state, or it only says how the record is kept.
    Seed,
    /// A single one of the sources states it.
    OneSource,
    /// The sources are silent or admit two readings: the default is reasoned, and shown as a ruling.
    Ruling,
    /// Partly stated by the sources, partly a ruling.
    Both,
}

macro_rules! book {
    ($($name:ident $id:literal $origin:ident $([$($stated:literal),*])? $(ruled [$($ruled:literal),*])?;)*) => {
        /// A rule of the rule book; the variant `D11` is the rule with the id `D-11`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[allow(missing_docs)]
        pub enum Rule { $($name),* }

        impl Rule {
            /// Every rule in the order of the book.
            pub const ALL: &[Rule] = &[$(Rule::$name),*];

            /// The id that never changes, such as `D-11`.
            pub fn id(self) -> &'static str {
                match self { $(Rule::$name => $id),* }
            }

            /// Whether the sources state the rule.
            pub fn origin(self) -> Origin {
                match self { $(Rule::$name => Origin::$origin),* }
            }

            /// The keys of `[rules]` that change what the sources state.
            pub fn keys(self) -> &'static [&'static str] {
                match self { $(Rule::$name => &[$($($stated),*)?]),* }
            }

            /// The keys of `[rules]` that choose where the rule is a ruling.
            pub fn ruling_keys(self) -> &'static [&'static str] {
                match self { $(Rule::$name => &[$($($ruled),*)?]),* }
            }
        }
    };
}

book! {
    C1 "C-1" Seed;
    C2 "C-2" Seed;
    C3 "C-3" Seed;
    C4 "C-4" Seed;
    C5 "C-5" Seed;
    C6 "C-6" Seed;
    D1 "D-1" Seed;
    D2 "D-2" Both ruled ["three_hand"];
    D3 "D-3" Seed;
    D4 "D-4" Seed;
    D5 "D-5" Seed;
    D6 "D-6" Ruling ruled ["all_out"];
    D7 "D-7" Seed;
    D8 "D-8" Ruling;
    D9 "D-9" Ruling;
    D10 "D-10" Seed;
    D11 "D-11" Both ruled ["ties"];
    D12 "D-12" Ruling ruled ["marriages"];
    D13 "D-13" Ruling ruled ["last_trick_bonus"];
    D14 "D-14" Both;
    D20 "D-20" Seed;
    D21 "D-21" Seed;
    D22 "D-22" Ruling ruled ["false_claim"];
    D23 "D-23" Seed;
    D24 "D-24" Seed;
    D30 "D-30" Seed;
    D31 "D-31" Seed;
    D32 "D-32" Both ruled ["red_sow_exact_66"];
    D33 "D-33" Seed;
    D34 "D-34" Ruling ruled ["red_sow_schneider"];
    D35 "D-35" Ruling;
    D36 "D-36" Both;
    D40 "D-40" Both;
    D41 "D-41" Seed;
    D42 "D-42" Seed;
    D43 "D-43" Both ruled ["call_undecided"];
    D44 "D-44" Ruling ruled ["call_award"];
    D50 "D-50" Seed;
    D51 "D-51" Seed;
    D52 "D-52" Ruling ruled ["cameroon_two_left"];
    D60 "D-60" Seed;
    D61 "D-61" Both ["convention"];
    D62 "D-62" Seed ["blob_for", "aim", "blob_target"];
    D63 "D-63" Ruling ruled ["play_out"];
    H1 "H-1" Both ruled ["four_player_pack", "dealer_sits_out"];
    H2 "H-2" Seed;
    H3 "H-3" Ruling;
    H4 "H-4" Seed ["win"];
    H5 "H-5" OneSource ["win_high", "schneider_limit"];
    H6 "H-6" Seed ["loss"];
    H7 "H-7" Seed ["loss_schneider", "schneider_limit"];
    H8 "H-8" Ruling ruled ["win", "win_high", "loss", "loss_schneider", "schneider_limit"];
    H9 "H-9" Seed;
    H10 "H-10" Seed;
    H11 "H-11" Seed;
    H12 "H-12" Seed;
    M1 "M-1" Seed ["variant"];
    M2 "M-2" Both ["sixty_six", "du"];
    M3 "M-3" Both ["schneider", "schneider_limit"] ruled ["schneider_in_du"];
    M4 "M-4" Seed ["contra", "re"];
    P "P" Both;
    P1 "P-1" Seed;
    P2 "P-2" Seed;
    P3 "P-3" Both;
    P4 "P-4" Seed;
    P5 "P-5" Seed;
    P6 "P-6" Seed;
    P7 "P-7" Both;
}

impl Rule {
    /// The rule of an id, written as it may: `D-11`, `d11`.
    pub fn of_id(id: &str) -> Option<Rule> {
        let letters = |text: &str| text.replace('-', "").to_ascii_uppercase();
        let wanted = letters(id);
        Rule::ALL.iter().copied().find(|rule| letters(rule.id()) == wanted)
    }
}

/// A set of rules: those that decided one deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleSet(u128);

const _: () = assert!(Rule::ALL.len() <= 128, "a rule set has a bit for each rule");

impl RuleSet {
    /// The set of these rules.
    #[allow(clippy::indexing_slicing)] // a constant evaluation stops at the length
    pub const fn of(rules: &[Rule]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < rules.len() {
            bits |= 1 << rules[i] as u8;
            i += 1;
        }
        RuleSet(bits)
    }

    /// This set with one more rule.
    #[must_use]
    pub const fn with(self, rule: Rule) -> Self {
        RuleSet(self.0 | 1 << rule as u8)
    }

    /// This set with one more rule if the condition holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, rule: Rule) -> Self {
        if condition { self.with(rule) } else { self }
    }

    /// The rules of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        RuleSet(self.0 | other.0)
    }

    /// Whether the rule had a part.
    pub const fn contains(self, rule: Rule) -> bool {
        self.0 & 1 << rule as u8 != 0
    }

    /// The rules in the order of the book.
    pub fn iter(self) -> impl Iterator<Item = Rule> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let rule = Rule::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*rule)
        })
    }
}
