//! Enums that are written and read as words: in a session file, in JSON, on the command line.

/// Declares an enum with a word for each variant.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// Every choice.
            pub const ALL: &[$name] = &[$($name::$variant),*];
            /// Their words.
            pub const WORDS: &[&str] = &[$($word),*];

            /// The word.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            /// The choice with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)* _ => None }
            }
        }
    };
}
pub(crate) use choice;
