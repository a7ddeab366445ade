//! Statistics as text, page, CSV or JSON. None of these counts anything.

use crate::choice::choice;

mod csv;
mod html;
mod json;
mod speech;
mod text;

choice! {
    /// How statistics are shown.
    Form {
        /// Tables for the terminal.
        Text = "text",
        /// A page.
        Html = "html",
        /// A line a figure.
        Csv = "csv",
        /// For programs.
        Json = "json",
    }
}

pub use csv::csv;
pub use html::html;
pub use json::json;
pub use text::text;
