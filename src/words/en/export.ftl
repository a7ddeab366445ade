# The export of an evening: what the command says, and the words of the page.

help-export = Take the evening home: a page, tables, a journal.
    .file = The session's file; - reads standard input
    .to = The format, or several with commas between them
    .out = The file to write; a folder for several formats and for all tables of csv (otherwise standard output)
    .table = csv: one table, deals, awards or subgames (Dreeg), deals or payments (Herzblatt)
    .excel = csv: as the spreadsheets of that language read it; German has semicolons and decimal commas
    .transfers = ledger: book the transfers that settle the evening too

export-needs-folder = Several formats need a folder to go to: -o FOLDER
export-only-csv = --table and --excel belong to csv: --to csv
export-no-such-table = This game has no table { $table }; possible: { $possible }
export-over-session = { $path } is the session itself; nothing was written over it.
export-only-ledger = --transfers belongs to ledger: --to ledger
export-no-money = Dreeg is played for blobs, not for money: there is no journal of it. csv, json and html have its numbers.

ledger-solo = Deal { $deal }, { $soloist } { $won ->
        [true] won
       *[other] lost
    }
ledger-passed = Deal { $deal }, thrown in
ledger-settling = Settling up
