# Die Ausgabe eines Abends: was der Befehl sagt, und die Wörter der Seite.

help-export = Den Abend mit nach Hause nehmen: als Seite, als Tabellen, als Journal.
    .example = bolln export abend.toml --to html -o abend.html
    .file = Die Datei des Abends; - liest von der Standardeingabe
    .to = Das Format, oder mehrere mit Kommas dazwischen
    .out = Die Datei, die geschrieben wird; ein Ordner bei mehreren Formaten und für alle Tabellen von csv (sonst die Standardausgabe)
    .table = csv: nur eine Tabelle, deals, awards oder subgames (Dreeg), deals oder payments (Herzblatt), events
    .excel = csv: so, wie die Tabellenprogramme dieser Sprache es lesen; Deutsch mit Strichpunkt, Dezimalkomma und deutschen Überschriften und Wörtern
    .transfers = ledger, beancount: auch die Zahlungen buchen, mit denen der Abend abgerechnet ist
    .after =
        Formate: html, eine Seite, die alles enthält · svg, nur die Tafel · md, Markdown mit Tabellen · csv, saubere Tabellen · json, die Wertung mit dem Kopf der Datei · ndjson, eine Zeile für jedes Spiel, jeden Schiedsspruch und jede Zahlung · ledger, ein Journal für hledger, beancount, eines für Beancount (beide Herzblatt) · tables, viele Abende für eine Datenbank.

        tables nimmt einen Ordner mit Abenden (jede .toml darunter) und schreibt in einem Durchgang in einen anderen (-o ORDNER) CSV, nach Jahren geteilt: sessions, players, subgames, deals, awards, payments, events, verbunden durch session (den Pfad unter dem Ordner), deal und person (den Namen in Kleinbuchstaben, an jedem Abend gleich). schema.json nennt die Spalten und ihre Typen, duckdb.sql und datafusion.sql legen sie an: Fassung 1, in der am Ende einer Tabelle Spalten und neue Tabellen dazukommen können. Eine Datei, die nicht zu brauchen ist, wird gemeldet und ausgelassen.

        csv besteht aus mehreren Tabellen: awards (Dreeg) oder payments (Herzblatt) hat für jedes Ereignis und jeden Spieler eine Zeile, zusammen ergeben sie die Bolln oder die Stände; deals hat eine Zeile für jedes Spiel, subgames eine für jedes Teilspiel und jeden Spieler (Dreeg), events, was kein Spiel ist: wer geht und kommt, Vergebenes, Schiedssprüche, Bemerkungen, Gründe. Alle kommen in einen Ordner (-o ORDNER, Dateien DATEI-awards.csv und so weiter); auf die Standardausgabe oder in eine einzelne Datei, deren Name auf .csv endet, kommt die Tabelle von --table oder die erste. Ja und nein sind 1 und 0. Ein Text, den ein Tabellenprogramm für eine Formel hielte, bekommt einen Apostroph davor; mit --excel ist eine Zeit die der Uhr, ohne Zeitzone.

        ledger und beancount nehmen einen Abend oder einen Ordner, der mit seinen Abrechnungen ein Journal wird. Ein Ereignis ohne Zeit wird am Tag des vorigen gebucht oder an dem, an dem der Abend begann; ein Abend ganz ohne Datum am Tag seiner Datei, und das wird gesagt. players: (Assets:Players:) ist, was jeder bekommt oder schuldet, winnings: (Income:Winnings:), was er gewonnen hat.

export-needs-folder = Mehrere Formate brauchen einen Ordner: -o ORDNER
export-only-csv = --table und --excel gehören zu csv: --to csv
export-no-such-table = Eine Tabelle { $table } hat dieses Spiel nicht; möglich: { $possible }
export-over-session = { $path } ist ein Abend; darüber wird nichts geschrieben. Nenne eine andere Datei.
export-over-settlement = { $path } ist eine Abrechnung; darüber wird nichts geschrieben. Nenne eine andere Datei.
export-over-preset = { $path } enthält aufgehobene Hausregeln; darüber wird nichts geschrieben. Nenne eine andere Datei.
export-over-people = { $path } enthält die festgehaltenen Namen; darüber wird nichts geschrieben. Nenne eine andere Datei.
export-only-ledger = --transfers gehört zu einem Journal: --to ledger oder --to beancount
export-no-money = Dreeg wird um Bolln gespielt, nicht um Geld: Davon gibt es kein Journal. Die Zahlen stehen in csv, json und html.

ledger-solo = Spiel { $deal }, { $soloist } { $won ->
        [true] gewinnt
       *[other] verliert
    }
ledger-passed = Spiel { $deal }, zusammengeworfen
ledger-undated = { $count ->
        [one] Ein Abend kennt kein Datum: Er ist an dem Tag gebucht, an dem seine Datei zuletzt geschrieben wurde.
       *[other] { $count } Abende kennen kein Datum: Sie sind an dem Tag gebucht, an dem ihre Datei zuletzt geschrieben wurde.
    }
ledger-undated-file = { $file } kennt kein Datum: Gebucht wird am { $day }, als die Datei zuletzt geschrieben wurde. Stimmt das nicht, schreib started = 2026-11-29 über die Ereignisse.
ledger-no-date = Der Abend kennt kein Datum, also lässt sich nichts buchen. Schreib started = 2026-11-29 über die Ereignisse.
ledger-not-all = Gebucht ist nichts: Alle Abende müssen in Ordnung sein. Berichtige sie, oder leg sie beiseite.
ledger-settling = Abrechnung

## Die Seite

page-started = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }, { $time } Uhr
page-started-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
page-substitute = { $joins } übernimmt den Platz von { $leaves }
page-players = Am Tisch: { $players }
page-note = „{ $note }“
page-skip = Zum Inhalt
page-colophon = Geschrieben von Bolln, dem Schiedsrichter und Anschreiber für Dreeg und Herzblatt.
page-slates = Die Tafel
page-column-blobs = Bolln
page-chart-blobs = Bolln nach jedem Teilspiel
page-column-when = Zeit
page-chart-strokes = Striche nach jedem Spiel
page-chart-balances = Stand in { $currency } nach jedem Spiel
page-chart-others = Ein Punkt an der Achse steht für einen Schiedsspruch oder eine Zahlung.
page-column-what = Was war
page-column-why = Warum
page-deals-caption = Je Spieler: die Punkte, dazu die Augen, wo sie gezählt sind; in Klammern die Striche danach.
page-payments-caption = Was jeder bekam oder zahlte, in { $currency }; die Spalten ergeben zusammen die Stände.
page-passes = { $name } hat die Rot-Sau und passt
page-plays = { $name } spielt allein
page-calls = { $name } ruft, mit { $partner }
page-calls-alone = { $name } ruft und spielt allein
page-names-trumps = { $name } bestimmt den Trumpf
page-marches = { $name } sagt den Durchmarsch an
page-called = gerufen: { $card }
page-trumps = Trumpf: { $suit }
page-trick = { $number }. { $cards }: { $name }, { $points }
page-false-claim = { $name } hat die 66 zu Unrecht gemeldet
page-went-out = { $name } geht mit 66 aus
page-points = { $points } Augen
page-seating = Von hier an am Tisch: { $players }
page-stake = Einsatz von hier an: { $amount }
page-paid = { $from } zahlt an { $to }
page-announced = angesagt: { $word ->
        [du] Du
       *[other] 66
    }
page-contra = Kontra von { $name }
page-re = Ree
page-house = Hausregeln
page-house-default = Dieser Tisch spielt durchweg nach dem Regelfall.
page-house-differing = Wo dieser Tisch vom Regelfall abweicht
page-house-all = Alle Hausregeln, die gelten
page-column-question = Frage
page-column-here = Hier
page-column-default = Im Regelfall
page-column-rule = Regel
page-rules = Die Regeln, nach denen entschieden wurde
