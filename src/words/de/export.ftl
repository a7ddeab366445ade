# Die Ausgabe eines Abends: was der Befehl sagt, und die Wörter der Seite.

help-export = Den Abend mit nach Hause nehmen: als Seite, als Tabellen, als Journal.
    .file = Die Datei der Sitzung; - liest von der Standardeingabe
    .to = Das Format, oder mehrere mit Kommas dazwischen
    .out = Die Datei, die geschrieben wird; ein Ordner bei mehreren Formaten und für alle Tabellen von csv (sonst die Standardausgabe)
    .table = csv: nur eine Tabelle, deals, awards oder subgames (Dreeg), deals oder payments (Herzblatt)
    .excel = csv: so, wie die Tabellenprogramme dieser Sprache es lesen; Deutsch mit Strichpunkt und Dezimalkomma
    .transfers = ledger: auch die Zahlungen buchen, mit denen der Abend abgerechnet ist

export-needs-folder = Mehrere Formate brauchen einen Ordner: -o ORDNER
export-only-csv = --table und --excel gehören zu csv: --to csv
export-no-such-table = Eine Tabelle { $table } hat dieses Spiel nicht; möglich: { $possible }
export-over-session = { $path } ist die Sitzung selbst; sie wurde nicht überschrieben.
export-only-ledger = --transfers gehört zu ledger: --to ledger
export-no-money = Dreeg wird um Bolln gespielt, nicht um Geld: Davon gibt es kein Journal. Die Zahlen stehen in csv, json und html.

ledger-solo = Spiel { $deal }, { $soloist } { $won ->
        [true] gewinnt
       *[other] verliert
    }
ledger-passed = Spiel { $deal }, zusammengeworfen
ledger-settling = Abrechnung
