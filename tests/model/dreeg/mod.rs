//! Dreeg: what a deal of each contract comes to, and the slates.

pub mod call_a_card;
pub mod cameroon;
pub mod deal;
pub mod placing;
pub mod red_sow;
pub mod sixty_six;
pub mod slates;
