//! The slates alone: strokes and blobs, or balances, in chalk.

use std::io::{self, Write};

use askama::Template;

use super::Evening;
use super::page;

/// Writes the drawing.
pub fn write(evening: &Evening<'_>, mut out: impl Write) -> io::Result<()> {
    page::slates(evening).write_into(&mut out)
}
