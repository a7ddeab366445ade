# The export of an evening: what the command says, and the words of the page.

help-export = Take the evening home: a page, tables, a journal.
    .example = bolln export evening.toml --to html -o evening.html
    .file = The session's file; - reads standard input
    .to = The format, or several with commas between them
    .out = The file to write; a folder for several formats and for all tables of csv (otherwise standard output)
    .table = csv: one table, deals, awards or subgames (Dreeg), deals or payments (Herzblatt), events
    .excel = csv: as the spreadsheets of that language read it; German has semicolons, decimal commas, headings and words in German
    .transfers = ledger, beancount: book the transfers that settle the evening too
    .after =
        Formats: html, a page complete in itself · svg, the slates alone · md, Markdown with tables · csv, tidy tables · json, the score with the session’s head · ndjson, a line for each deal, ruling and payment · ledger, a journal for hledger, beancount, one for Beancount (both Herzblatt) · tables, many evenings for a database.

        tables takes a folder of sessions (every .toml below it) and writes into another (-o FOLDER), in one pass, CSV partitioned by year: sessions, players, subgames, deals, awards, payments, events, joined by session (the path below the folder), deal and person (the name in small letters, the same in every evening). schema.json names the columns and their types, duckdb.sql and datafusion.sql declare them: version 1, to which columns may be added at the end of a table, and tables. A file that cannot be used is told and left out.

        csv is several tables: awards (Dreeg) or payments (Herzblatt) hold a row for each event and player and add up to the blobs or balances; deals holds a row a deal; subgames a row a sub-game and player (Dreeg); events what is no deal: who left and joined, misdeals, rulings, remarks, reasons. All go to a folder (-o FOLDER, files FILE-awards.csv and so on); to standard output, or to one file whose name ends in .csv, goes the table of --table, or the first. Flags are 1 and 0. A text that a spreadsheet would take for a formula gets an apostrophe in front; with --excel a time is the clock’s, without its offset.

        ledger and beancount take a session or a folder, which becomes one journal with its settlements. An event without a time is booked on the day of the one before, or of the evening’s start; an evening without any date on the day of its file, and that is said. players: (Assets:Players:) is what each is owed or owes, winnings: (Income:Winnings:) what he won.

export-needs-folder = Several formats need a folder to go to: -o FOLDER
export-only-csv = --table and --excel belong to csv: --to csv
export-no-such-table = This game has no table { $table }; possible: { $possible }
export-over-session = { $path } is a session; nothing was written over it. Name another file.
export-over-settlement = { $path } is a settlement; nothing was written over it. Name another file.
export-over-preset = { $path } holds house rules that were kept; nothing was written over it. Name another file.
export-over-people = { $path } holds the aliases that are kept; nothing was written over it. Name another file.
export-only-ledger = --transfers belongs to a journal: --to ledger, or --to beancount
export-no-money = Dreeg is played for blobs, not for money: there is no journal of it. csv, json and html have its numbers.

ledger-solo = Deal { $deal }, { $soloist } { $won ->
        [true] won
       *[other] lost
    }
ledger-passed = Deal { $deal }, thrown in
ledger-settling = Settling up
ledger-undated = { $count ->
        [one] One evening knows no date: it is booked on the day on which its file was last written.
       *[other] { $count } evenings know no date: they are booked on the day on which their files were last written.
    }
ledger-undated-file = { $file } knows no date: it is booked on { $day }, when the file was last written. Write started = 2026-11-29 above its events if that is wrong.
ledger-no-date = The session knows no date, so nothing can be booked. Write started = 2026-11-29 above its events.
ledger-not-all = Nothing is booked: all sessions must be sound. Mend them, or move them away.

## The page

page-started = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time }
page-started-day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
page-substitute = { $joins } takes over the seat of { $leaves }
page-players = At the table: { $players }
page-note = “{ $note }”
page-skip = Skip to the content
page-colophon = Written by Bolln, the referee and scorekeeper for Dreeg and Herzblatt.
page-slates = The slates
page-column-blobs = Blobs
page-chart-blobs = Blobs after each sub-game
page-column-when = When
page-chart-strokes = Strokes left after each deal
page-chart-balances = Balances in { $currency } after each deal
page-chart-others = A dot on the axis is a ruling or a payment.
page-column-what = What happened
page-column-why = Why
page-deals-caption = For each player: game points, with the count where it was told; in brackets the strokes left.
page-payments-caption = What each got or paid, in { $currency }; the columns add up to the balances.
page-passes = { $name } has the Red Sow and passes
page-plays = { $name } plays alone
page-calls = { $name } calls, with { $partner }
page-calls-alone = { $name } calls and plays alone
page-names-trumps = { $name } names trumps
page-marches = { $name } announces a march
page-called = called card: { $card }
page-trumps = trumps: { $suit }
page-trick = { $number }. { $cards }: { $name }, { $points }
page-false-claim = { $name } claimed 66 falsely
page-went-out = { $name } goes out on 66
page-points = { $points } points
page-seating = At the table from here: { $players }
page-stake = Stake from here: { $amount }
page-paid = { $from } pays { $to }
page-announced = announced: { $word ->
        [du] Du
       *[other] 66
    }
page-contra = contra by { $name }
page-re = Ree
page-house = House rules
page-house-default = This table plays by the defaults throughout.
page-house-differing = Where this table differs from the defaults
page-house-all = All house rules in force
page-column-question = Question
page-column-here = Here
page-column-default = By default
page-column-rule = Rule
page-rules = The rules that decided it
