//! The keys that tell an event: what [`event`](super::event) reads, the other way round.

use super::super::keys::Told;
use super::super::values::{Joiner, Melds, Points, Small};
use crate::rules::dreeg::tally::{Ending, Extras, Tricks};
use crate::rules::dreeg::{Each, Event, Play, call_a_card, cameroon, red_sow, sixty_six};

/// The kind of an event, and its keys.
pub fn told(event: &Event) -> (&'static str, Told) {
    match event {
        Event::Deal(deal) => {
            let told = Told { dealer: deal.dealer, ..of_play(&deal.play) };
            (deal.play.contract().word(), told)
        }
        Event::Misdeal { dealer, reason } => {
            ("misdeal", Told { dealer: *dealer, reason: reason.clone(), ..Told::default() })
        }
        Event::Ruling(ruling) => {
            let some = |each: Each<i8>| Some(each).filter(|each| !each.is_empty());
            let (strokes, blobs) = (some(ruling.strokes), some(ruling.blobs));
            ("ruling", Told { strokes, blobs, reason: Some(ruling.reason.clone()), ..Told::default() })
        }
        Event::Substitute { leaves, joins, reason } => {
            let told =
                Told { leaves: Some(*leaves), joins: Some(Joiner(*joins)), reason: reason.clone(), ..Told::default() };
            ("substitute", told)
        }
        Event::Note => ("note", Told::default()),
        Event::End { reason } => ("end", Told { reason: reason.clone(), ..Told::default() }),
    }
}

fn of_play(play: &Play) -> Told {
    match play {
        Play::SixtySix(evidence) => match evidence {
            sixty_six::Evidence::Placing(placing) => Told { placing: Some(*placing), ..Told::default() },
            sixty_six::Evidence::FalseClaim(claimer) => Told { false_claim: Some(*claimer), ..Told::default() },
            sixty_six::Evidence::Points(points, extras, ending) => {
                Told { points: Some(*points), ..of_extras(extras, *ending) }
            }
            sixty_six::Evidence::Tricks(tricks, ending) => of_tricks(tricks, *ending),
        },
        Play::RedSow(red_sow::Deal { soloist, evidence }) => {
            let told = match evidence {
                red_sow::Evidence::Passed => Told { passed: Some(true), ..Told::default() },
                red_sow::Evidence::Outcome(outcome) => Told { outcome: Some(outcome.word().into()), ..Told::default() },
                red_sow::Evidence::Points(points, others, extras) => Told {
                    soloist_points: Some(Points(*points)),
                    defender_points: others.map(Points),
                    ..of_extras(extras, Ending::PlayedOut)
                },
                red_sow::Evidence::Tricks(tricks) => of_tricks(tricks, Ending::PlayedOut),
            };
            Told { soloist: Some(*soloist), ..told }
        }
        Play::CallACard(deal) => {
            let told = match &deal.evidence {
                call_a_card::Evidence::Outcome(winner, worth) => {
                    Told { outcome: Some(winner.word().into()), worth: worth.map(Small), ..Told::default() }
                }
                call_a_card::Evidence::FalseClaim(claimer) => Told { false_claim: Some(*claimer), ..Told::default() },
                call_a_card::Evidence::Points(points) => Told {
                    caller_points: Some(Points(points.callers)),
                    opponent_points: points.opponents.map(Points),
                    all_tricks: points.all_tricks,
                    ..of_extras(&points.extras, points.ending)
                },
                call_a_card::Evidence::Tricks(tricks, ending) => of_tricks(tricks, *ending),
            };
            Told { caller: Some(deal.caller), partner: deal.partner, called_card: deal.called_card, ..told }
        }
        Play::Cameroon(evidence) => match evidence {
            cameroon::Evidence::Placing(placing) => Told { placing: Some(*placing), ..Told::default() },
            cameroon::Evidence::March(marcher, made) => {
                Told { march: Some(*marcher), march_made: Some(*made), ..Told::default() }
            }
            cameroon::Evidence::Points(points, last_trick) => {
                Told { points: Some(*points), last_trick: *last_trick, ..Told::default() }
            }
            cameroon::Evidence::Tricks(tricks, marcher) => {
                Told { march: *marcher, ..of_tricks(tricks, Ending::PlayedOut) }
            }
        },
    }
}

fn of_ending(ending: Ending) -> Told {
    let (went_out, false_claim) = match ending {
        Ending::PlayedOut => (None, None),
        Ending::WentOut(goer) => (Some(goer), None),
        Ending::FalseClaim(claimer) => (None, Some(claimer)),
    };
    Told { went_out, false_claim, ..Told::default() }
}

fn of_extras(extras: &Extras, ending: Ending) -> Told {
    let melds = Some(Melds(extras.melds)).filter(|melds| !melds.0.is_empty());
    Told { melds, last_trick: extras.last_trick, ..of_ending(ending) }
}

fn of_tricks(tricks: &Tricks, ending: Ending) -> Told {
    Told {
        tricks: Some(tricks.record.clone()),
        trump: tricks.trump,
        trump_from: tricks.trump_from.map(Small),
        rest: tricks.rest,
        ..of_ending(ending)
    }
}
