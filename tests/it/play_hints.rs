//! What is said behind a line while it is typed, what an answer may be, and what `?` tells.

use bolln::screen::Screen;
use bolln::words::Lang;

use crate::sheet::typed;
use crate::typing::{bare, events};

const FOUR: &str = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\", \"Dora\"]\n";
const EUROS: &str = "format = 1\ngame = \"herzblatt\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n\n\
    [stake]\namount = \"0.10\"\ncurrency = \"EUR\"\n";

/// With these strokes gone.
fn ruled(strokes: &str) -> String {
    format!("{FOUR}\n[[events]]\nkind = \"ruling\"\nstrokes = {{ {strokes} }}\nreason = \"a test\"\n")
}

#[test]
fn how_a_line_reads_is_said_behind_it() {
    let near = ruled("Bert = 6, Cilli = 6, Dora = 6");
    let out = ruled("Anna = 7, Bert = 6, Cilli = 6");
    let rows = [
        (FOUR, "52 31 25", "Dora 12", "Dora 12"),
        (FOUR, "52 31", "37 left for Cilli and Dora", "37 übrig für Cilli und Dora"),
        (FOUR, "52 31 25 14", "2 too many", "2 zu viel"),
        (FOUR, "52 31 25 13", "1 too many", "eins zu viel"),
        (FOUR, "52 31 25 10", "2 too few", "2 zu wenig"),
        (FOUR, "90 31 25", "26 too many", "26 zu viel"),
        (FOUR, "a b c", "Anna > Bert > Cilli > Dora", "Anna > Bert > Cilli > Dora"),
        (FOUR, "b?", "Bert claimed falsely", "Bert hat falsch gemeldet"),
        (FOUR, "52 31 25 12", "", ""),
        (FOUR, "xy", "", ""),
        (
            &near,
            "12 52 31",
            "Dora 25 · Bert goes out, Cilli goes out, Dora goes out",
            "Dora 25 · Bert geht aus, Cilli geht aus, Dora geht aus",
        ),
        (
            &out,
            "52 43",
            "Dora 25 · Bert goes out, Cilli goes out, that ends the sub-game",
            "Dora 25 · Bert geht aus, Cilli geht aus, damit ist das Teilspiel zu Ende",
        ),
        (&out, "a 52", "Anna is out.", "Anna ist schon aus."),
        (EUROS, "b70", "the others 50", "die anderen 50"),
        (EUROS, "0", "nobody played", "keiner hat gespielt"),
    ];
    for (before, line, english, german) in rows {
        for (lang, want) in [(Lang::En, english), (Lang::De, german)] {
            let (_, ask) = typed(before, line, lang);
            let got = ask.hints.first().map(String::as_str);
            // What ends a sub-game is said once all that goes out is.
            let fits = got == Some(want) || !want.is_empty() && got.is_some_and(|got| got.starts_with(want));
            assert!(fits, "{line} in {lang:?}: {got:?}, not {want:?}");
        }
    }
}

#[test]
fn answers_as_a_table_gives_them() {
    let rows = [
        (FOUR, "10+15+8-5 30 20\ny", "Anna = 28"),
        (FOUR, "AZK 30 20\ny", "Anna = 25"),
        (EUROS, ":sk\n0,20 €", "0.20"),
        (EUROS, ":sk\n20 Cent", "0.20"),
        (EUROS, ":sk\n1 Euro", "1.00"),
        (EUROS, ":j\na 20 Cent b -20 Cent\nx", "Anna = \"0.20\""),
        (EUROS, "0", "passed"),
    ];
    for (before, script, want) in rows {
        let (text, ask) = typed(before, script, Lang::En);
        assert!(text[before.len()..].contains(want), "{script}: {text}\n{}", ask.shown);
    }
    let refused = [
        (EUROS, ":sk\n1 $", "is other money"),
        (EUROS, ":sk\n1 CHF", "is other money"),
        (FOUR, "70-50 30", "could be 20, or 70 and 50"),
        (EUROS, ":j\na 0.20 b -0.10", "(H-9)"),
        (EUROS, ":se\nAnna, Bert, Сilli", "looks like Cilli"),
        (EUROS, "Anna\nj", "alone is no pile"),
    ];
    for (before, script, want) in refused {
        let (text, ask) = typed(before, script, Lang::En);
        assert!(text == before && ask.shown.contains(want), "{script}: {}", ask.shown);
    }
    let yens = EUROS.replace("EUR", "JPY").replace("0.10", "10");
    let (_, ask) = typed(&yens, ":sk\n", Lang::En);
    assert!(ask.shown.contains("(like 10)"), "{}", ask.shown);
}

#[test]
fn a_winner_alone_is_enough_where_the_rest_follows() {
    let two = ruled("Anna = 7, Bert = 7");
    let (text, ask) = typed(&two, ":o\nd", Lang::En);
    assert!(text.contains("placing = [[\"Dora\"], [\"Cilli\"]]"), "{}", ask.shown);
    let three = "format = 1\ngame = \"dreeg\"\nplayers = [\"Anna\", \"Bert\", \"Cilli\"]\n";
    let out = |who: &str| format!("\n[[events]]\nkind = \"ruling\"\nstrokes = {{ {who} }}\nreason = \"x\"\n");
    let call = [three.to_owned(), out("Anna = 7, Bert = 7"), out("Anna = 7, Bert = 7"), out("Anna = 7")].concat();
    for (line, outcome) in [("b", "callers"), ("c", "opponents"), ("+", "callers"), ("=", "nobody")] {
        let (text, ask) = typed(&call, &format!(":o\n{line}"), Lang::En);
        assert!(text.contains(&format!("outcome = \"{outcome}\"")), "{line}: {}", ask.shown);
    }
}

#[test]
fn enter_never_doubles_money() {
    let muhr = EUROS.replace("\n[stake]", "\n[rules]\nvariant = \"muhr\"\n\n[stake]");
    let (text, ask) = typed(&muhr, "b 70\n\nc\n\n", Lang::En);
    assert!(!text.contains("re = true") && text.contains("contra = \"Cilli\""), "{}", ask.shown);
    assert!(!ask.shown.contains("Ree? [y]"), "{}", ask.shown);
}

#[test]
fn what_explains_a_question_ends_with_the_form_of_its_answer_and_stays_short() {
    let screen = Screen::fixed(Lang::En, 80);
    let heads =
        [FOUR.to_owned(), EUROS.to_owned(), EUROS.replace("\n[stake]", "\n[rules]\nvariant = \"muhr\"\n\n[stake]")];
    let of_contracts = (0..4).map(|done| {
        let out = "\n[[events]]\nkind = \"ruling\"\nstrokes = { Anna = 7, Bert = 7, Cilli = 7 }\nreason = \"x\"\n";
        format!("{FOUR}{}", out.repeat(done))
    });
    for head in heads.into_iter().chain(of_contracts) {
        for level in [":o", ":p"] {
            for lang in Lang::ALL {
                let (_, ask) = typed(&head, &format!("{level}\n?\n"), lang);
                let told: Vec<&str> = ask.shown.lines().collect();
                let question =
                    told.iter().rev().position(|line| line.contains("(like ") || line.contains("(etwa ")).unwrap();
                let question = told.len() - 1 - question;
                let before =
                    told[..question].iter().rposition(|line| line.contains("(like ") || line.contains("(etwa "));
                let help = told[before.unwrap() + 1..question].join("\n");
                let lines: usize = help.lines().map(|line| screen.wrapped(line, "").lines().count()).sum();
                assert!(lines < 12, "{lines} lines: {help}");
                let last = help.lines().last().unwrap();
                assert!(last.contains("form: ") || last.contains("Form: "), "{help}");
            }
        }
    }
}

#[test]
fn a_line_of_names_where_piles_are_asked_for_is_confirmed() {
    let (text, ask) = typed(FOUR, "a b c d\nn\na b c d\ny", Lang::En);
    assert!(ask.shown.contains("no points: Anna > Bert > Cilli > Dora. Does that count?"), "{}", ask.shown);
    assert_eq!(events(&text).len(), 1, "{}", ask.shown);
    assert!(bare(&events(&text)[0]).contains_key("placing"));
}

#[test]
fn who_comes_and_goes_is_told_with_the_cards_that_go() {
    let (_, ask) = typed(EUROS, ":se\nAnna, Bert, Cilli, Dora\ny\n\n", Lang::En);
    assert!(ask.shown.contains("these cards come into the pack"), "{}", ask.shown);
    let (_, ask) = typed(EUROS, ":seats\nAnna, Bert\n\n", Lang::En);
    assert!(ask.shown.contains("these cards go out of the pack"), "{}", ask.shown);
    let (text, ask) = typed(FOUR, "52 31 25 12\n:substitute\nb\nEmil\ny\ntired\n52 31 25 12\n", Lang::En);
    assert!(
        text.contains("joins = \"Emil\"") && ask.shown.contains("Emil: ") || ask.shown.contains("Emil"),
        "{}",
        ask.shown
    );
    let (_, ask) = typed(FOUR, ":su\nb\nEmil\ny\n\nb 70 a 20\n", Lang::En);
    assert!(ask.shown.contains("Bert does not sit at the table now"), "{}", ask.shown);
    let (text, ask) = typed(FOUR, ":note\nBert pays the beer\n:n\n:undo\n", Lang::En);
    assert!(text.contains("note = \"Bert pays the beer\""), "{}", ask.shown);
}
