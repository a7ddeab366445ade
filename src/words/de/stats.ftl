help-stats = Die Geschichte des Tisches zeigen: was viele Abende ergeben, je Spieler und insgesamt.
    .example = bolln stats --by year
    .files = Abende und Ordner mit Abenden (jede .toml darunter); sonst der eigene Ordner des Programms
    .to = text für das Terminal, html als Seite, csv mit einer Zeile je Zahl, json für Programme
    .out = In diese Datei schreiben statt auf die Standardausgabe
    .section = Welche Abschnitte: ranking (Rangliste), overview (Überblick), games (Partien), soloists (Solisten), calls (Rufen), partners (Mitspieler), money (Geld), records (Rekorde), trend (zuletzt), seats (Sitze), pairs (einer gegen den anderen), referee (Schiedsrichter), time (Dauer) oder all (alle); mehrere mit Komma dazwischen; sonst die Rangliste, für Seite und Programme alle
    .sort = Nach welcher Spalte sortiert wird, etwa evenings (Abende), games-won (Partien gewonnen), total (Gesamt) oder person (Spieler); die Namen sind die von json
    .min_evenings = Nur wer so oft da war, und Paare, die sich so oft trafen
    .by = Die Rangliste nach Jahren teilen, oder nach Saison von Juli bis Juni
    .since = Nur Abende ab diesem Tag (29.11.2026 oder 2026-11-29)
    .until = Nur Abende bis zu diesem Tag
    .game = Nur dreeg oder nur herzblatt
    .players = Nur Abende, an denen diese Person saß; die Tabellen handeln dann von diesen (mehrfach möglich)
    .place = Nur Abende an einem Ort, in dessen Namen das vorkommt
    .same = Zwei Namen sind eine Person: --same "Toni=Anton" zählt Toni als Anton (mehrfach möglich)
    .after = Eine Datei eines Ordners, die nicht zu brauchen ist, wird auf der Standardfehlerausgabe gemeldet und ausgelassen; die anderen zählen. Eine Datei, die ausdrücklich genannt ist, muss in Ordnung sein: sonst endet der Befehl mit 1. Anteile stehen mit ihrem 95-%-Wilson-Intervall und der Zahl der Fälle.

file-skipped = { $file } wird ausgelassen: { $why }
file-not-text = die Datei ist kein UTF-8-Text
alias-form = --same { $text }: Nötig sind zwei Namen mit = dazwischen, etwa --same "Toni=Anton".
alias-twice = --same: { $alias } kann nicht zwei Personen sein.
alias-circle = --same: { $name } kommt am Ende auf sich selbst zurück.
alias-unknown = --same: Niemand heißt an diesen Abenden { $name }.
alias-unknown-near = --same: Niemand heißt an diesen Abenden { $name }. Ist { $nearest } gemeint?
evening-twice = { $file } ist derselbe Abend wie { $other } und zählt nur einmal.
evening-twice-differs = { $file } ist derselbe Abend wie { $other }, geht aber anders weiter: Nur der längere zählt. Behalte den richtigen.
alias-at-one-table = { $one } und { $other } sitzen am selben Tisch, sind also nicht dieselbe Person.

stats-title = Die Geschichte des Tisches
stats-no-evening = Kein Abend passt ({ $files ->
        [0] es fand sich keiner
        [one] einer wurde angesehen
       *[other] { $files } wurden angesehen
    }).
stats-stranger = { $name } saß an keinem von ihnen.
stats-stranger-near = { $name } saß an keinem von ihnen. Ist { $nearest } gemeint?
stats-lead = { $evenings ->
        [one] Ein Abend
       *[other] { $evenings } Abende
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }, { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }{ $dated ->
        [day] {", "}{ $first }.
        [yes] {", "}{ $first } bis { $last }.
       *[no] .
    }
stats-sections = Mehr: --section { $sections } oder all.
stats-no-column = --sort: Keine Tabelle hier hat eine Spalte { $column }; möglich: { $possible }
stats-between = { $low } bis { $high }
stats-share = { $share } % von { $of }
stats-shares-note = Bei jedem Anteil stehen die Zahl der Fälle und, in Klammern, seine Schwankungsbreite (95 %, nach Wilson): Der wahre Anteil kann gut irgendwo darin liegen. Wenige Fälle, große Breite: Noch sagt das nichts.
stats-more-rows = { $rows ->
        [one] Eine Zeile mehr: --to csv, html und json haben alle.
       *[other] { $rows } Zeilen mehr: --to csv, html und json haben alle.
    }

stats-table-ranking-dreeg = Dreeg: Rangliste
    .note = Nach dem unteren Ende der Schwankungsbreite der gewonnenen Partien, damit ein einziger guter Abend nicht führt; dann nach den wenigsten verlorenen Teilspielen.
stats-table-ranking-herzblatt = Herzblatt: Rangliste
    .note = Nach dem Gewinn insgesamt, ohne bezahlte Schulden.
stats-table-partners = Dreeg: Mitspieler beim Rufen
    .note = Gewonnen, von den Spielen, in denen einer rief und der andere sein Mitspieler war.
stats-table-records = Rekorde
    .note = Serien sind Partien oder Abende hintereinander; der Tag ist der des letzten. Bei Gleichstand zählt der frühere.
stats-table-trend-dreeg = Dreeg: die letzten zehn Partien
    .note = Die letzten zehn beendeten Partien: + gewonnen, − verloren; daneben alle Partien.
    .aloud = Die letzten zehn beendeten Partien, der Reihe nach; daneben alle Partien.
stats-table-trend-herzblatt = Herzblatt: die letzten zehn Abende
    .note = Die letzten zehn Abende: + gewonnen, − verloren, = null; dazu, was ein Abend dabei und im Ganzen brachte.
    .aloud = Die letzten zehn Abende, der Reihe nach; dazu, was ein Abend dabei und im Ganzen brachte.
stats-table-overview = Überblick
stats-table-dreeg = Dreeg: Partien und Bolln
    .note = Bolln, auch im Mittel je Teilspiel; Reststriche: im Mittel, in verlorenen Teilspielen.
stats-table-subgames-lost = Dreeg: verlorene Teilspiele
stats-table-places = Dreeg: Plätze in den Teilspielen
stats-table-red-sow = Dreeg: der Solist bei der Rot-Sau
    .note = Gepasst, von allen, die er hielt; gewonnen und mit 33 oder weniger, von allen, die er spielte.
stats-table-calls = Dreeg: Rufen, Durchmärsche, falsch gemeldet
    .note = Gewonnen, von allen Spielen, in denen er rief; geschafft, von den angesagten Durchmärschen.
stats-table-dealing = Dreeg: Punkte je Spiel, als Geber und sonst
stats-table-herzblatt = Herzblatt: der Solist
    .note = Gespielt, von allen Spielen, in denen er Karten hatte; das Übrige von allen, die er spielte. Hoch: die Gegenspieler waren Schneider.
stats-table-announced = Herzblatt nach Muhr: Ansagen und Kontra
stats-table-money = Herzblatt: Gewinn am Abend
    .note = Ohne bezahlte Schulden. Serien: gewonnene (oder, mit Minus, verlorene) Abende hintereinander.
stats-table-care = Was der Schiedsrichter fand
    .note = In Spielen, die Karte für Karte aufgeschrieben sind.
stats-table-positions = Wo man im Spiel sitzt
    .note = Dreeg: Punkte je Spiel. Herzblatt: wie oft der Spieler dort Solist wurde und gewann.
stats-table-seats = Sitze am Tisch zu Beginn des Abends
    .note = Gewonnene Abende: in Dreeg gewonnene Partien; in Herzblatt Abende, die im Plus endeten.
stats-table-head-to-head = Einer gegen den anderen
    .note = Besser: weniger Bolln (oder mehr, wo das das Ziel ist) in beendeten Partien, oder mehr Geld; Abende mit Gleichstand zählen nicht. Abgenommen: als Solist und als Gegenspieler des anderen.
stats-table-time = Dauer eines Spiels
    .note = Die Mitte der Zeiten (Minuten:Sekunden) zwischen Einträgen mit Uhrzeit; Pausen von mehr als einer Stunde bleiben außen vor.

stats-column-year = Jahr
stats-column-season = Saison
stats-column-rank = Platz
stats-column-lost = Teilspiele verloren
stats-column-won-together = Zusammen gewonnen
stats-column-record = Rekord
stats-column-day = Tag
stats-column-run = Zuletzt
stats-column-won-lately = Davon gewonnen
stats-column-per-evening-lately = Je Abend zuletzt
stats-column-figure = Angabe
stats-column-value = Wert
stats-column-person = Spieler
stats-column-other = Der andere
stats-column-currency = Währung
stats-column-evenings = Abende
stats-column-deals = Spiele
stats-column-games-won = Partien gewonnen
stats-column-blobs = Bolln
stats-column-blobs-per-subgame = je Teilspiel
stats-column-strokes-when-lost = Reststriche
stats-column-sixty-six = Sechsundsechzig
stats-column-red-sow = Rot-Sau
stats-column-call-a-card = Rufen
stats-column-cameroon = Kamerun
stats-column-first = Erster
stats-column-second = Zweiter
stats-column-third = Dritter
stats-column-fourth = Vierter
stats-column-sow-passed = Sau gepasst
stats-column-sow-won = Sau gewonnen
stats-column-sow-schneider = 33 oder weniger
stats-column-called-won = Gerufen, gewonnen
stats-column-marches-made = Durchmarsch geschafft
stats-column-false-claims = Falsch gemeldet
stats-column-points-dealing = Als Geber
stats-column-points-not-dealing = Sonst
stats-column-solo-played = Gespielt
stats-column-solo-won = Gewonnen
stats-column-solo-won-high = Hoch gewonnen
stats-column-solo-schneider = Schneider
stats-column-sixty-six-made = 66 geschafft
stats-column-du-made = Du geschafft
stats-column-contra-won = Kontra gewonnen
stats-column-total = Gesamt
stats-column-per-evening = Je Abend
stats-column-best = Bester
stats-column-worst = Schlechtester
stats-column-evenings-won = Abende gewonnen
stats-column-winning-streak = Siege in Folge
stats-column-losing-streak = Niederlagen in Folge
stats-column-streak-now = Zurzeit
stats-column-recorded = Aufgeschriebene Spiele
stats-column-findings = Beanstandungen
stats-column-per-hundred = Je 100 Spiele
stats-column-game = Spiel
stats-column-players-in = Spieler
stats-column-position = Sitz
stats-column-points = Punkte
stats-column-seat = Sitz
stats-column-ahead = Besser
stats-column-won-from = Abgenommen
stats-column-kind = Spiel
stats-column-median = mittlere Dauer

stats-word-record-games-won = Partien Dreeg hintereinander gewonnen
stats-word-record-games-lost = Partien Dreeg hintereinander verloren
stats-word-record-blobs = Die meisten Bolln in einer Partie
stats-word-record-win = Höchster Gewinn an einem Abend
stats-word-record-loss = Höchster Verlust an einem Abend
stats-word-record-evenings-won = Abende hintereinander gewonnen
stats-word-everybody = alle zusammen
stats-word-evenings-dreeg = Abende Dreeg
stats-word-evenings-herzblatt = Abende Herzblatt
stats-word-first-day = Erster Tag
stats-word-last-day = Letzter Tag
stats-word-people = Personen
stats-word-games = Beendete Partien Dreeg
stats-word-subgames = Beendete Teilspiele
stats-word-deals = Spiele
stats-word-recorded = Karte für Karte aufgeschrieben
stats-word-findings = Beanstandungen darin
stats-word-per-hundred = Beanstandungen je 100 aufgeschriebene Spiele
stats-word-sixty-six = Sechsundsechzig
stats-word-red-sow = Rot-Sau
stats-word-call-a-card = Rufen
stats-word-cameroon = Kamerun
stats-word-solo = Herzblatt mit Solist
stats-word-passed = Herzblatt, zusammengeworfen
stats-word-dreeg = Dreeg
stats-word-herzblatt = Herzblatt
stats-word-forehand = Vorhand
stats-word-dealer = Geber

help-settle = Abrechnen über einen oder mehrere Abende: die Stände und die wenigsten Zahlungen, die sie ausgleichen.
    .example = bolln settle abend.toml --paid "Bert->Anna 0,30"
    .files = Abende und Ordner mit Abenden; bei Dreeg geht es nicht um Geld
    .paid = Eine Schuld ist bezahlt, etwa --paid "Bert->Anna 0,30" oder "Bert → Anna 5,00 €" (mehrfach möglich; ein Teil genügt)
    .all_paid = Alles, was offen war, ist am Tisch bezahlt
    .in_file = Die Datei, die es festhält, wenn mehrere Abende genannt sind: einer davon, oder eine Abrechnung über alle, neu oder schon begonnen
    .force = Auch ein Betrag weit über jeder Schuld
    .why = Sagen, welche Abende, Spiele, Schiedssprüche und Zahlungen den Stand dieser Person ergeben; ohne Namen den aller, und warum gerade diese Zahlungen
    .same = Zwei Namen sind eine Person: --same "Toni=Anton" (mehrfach möglich)
    .at = Wann bezahlt wurde, etwa 2026-11-29T19:30 (sonst jetzt)
    .no_time = Keine Zeit aufschreiben
    .format = text für Menschen, json für Programme
    .after = Namen gelten über die Abende hinweg als gleich, ob groß oder klein geschrieben. Nenne jeden Abend, der noch offen ist. Eine Zahlung gehört zu dem Abend, der sie festhält, auch nach dessen Ende; eine über mehrere Abende kommt in eine Abrechnungsdatei, die sie aufzählt und gefunden wird, wenn sie bei ihnen liegt (docs/settlement.md). Alle Dateien müssen in Ordnung und alle aufgezählten Abende da sein, sonst wird nichts abgerechnet.

settle-balance = Stand
settle-evenings = { $count ->
        [one] Ein Abend
       *[other] { $count } Abende
    }
settle-transfers = { $count ->
        [one] Eine Zahlung gleicht alles aus:
       *[other] { $count } Zahlungen gleichen alles aus:
    }
settle-level = Alles ist ausgeglichen.
settle-nothing = Darunter ist kein Abend, an dem es um Geld geht.
settle-no-money = { $file } ist eine Partie Dreeg: Da geht es nicht um Geld.
settle-not-all = Abgerechnet ist nichts: Alle Abende müssen in Ordnung sein. Berichtige sie, oder lass sie weg.
settle-in-which = Mehrere Abende sind genannt: Was die Zahlung festhält, sagt --in DATEI, einer davon oder eine Abrechnung über alle, etwa --in settlement.toml.
settle-in-other = --in { $file } ist weder einer der genannten Abende, an denen es um Geld geht, noch eine Abrechnungsdatei.
settle-not-there = { $name } saß in { $file } nicht am Tisch: Halte es über mehrere Abende fest, etwa mit --in settlement.toml.
settle-two-versions = Abgerechnet ist nichts: { $file } und { $other } sind ein Abend, der in beiden anders weitergeht. Behalte den richtigen, und leg den anderen beiseite.
settle-part = Abgerechnet ist nichts: { $file } enthält Zahlungen über Abende, die nicht genannt sind: { $lacking }. Nenne auch sie; ist einer umbenannt, berichtige dort seinen Namen.
settle-stranger = Abgerechnet ist nichts: In Ereignis { $event } von { $file } steht { $name }, und so hieß an diesen Abenden niemand, der um diese Währung gespielt hat. Gemeint ist vielleicht: { $nearest }.
settle-nobody-near = niemand, den wir kennen
settlement-paid = Ereignis { $event }, { $from } hat { $to } { $amount } gezahlt
settle-recorded = Festgehalten als Ereignis { $event } von { $file }.
paid-form = --paid { $text }: Nötig ist, wer wem wie viel gezahlt hat, etwa --paid "Bert->Anna 0,30".
paid-amount = --paid { $text }: Der Betrag muss über null liegen und darf höchstens { $decimals } Nachkommastellen haben.
paid-currency = --paid: Gespielt wurde dort um { $currency }, nicht um { $found }.
paid-which-currency = --paid: Die beiden haben um mehrere Währungen gespielt: Sag, um welche es geht, etwa --paid "Bert->Anna 0,30 EUR".
paid-never-together = --paid: { $from } und { $to } haben keine gemeinsame Währung.
paid-far = --paid: { $amount } liegen weit über jeder Schuld (die größte: { $debt }). Stimmt es doch, dann setz --force dazu.
paid-to-self = --paid: { $name } kann nicht an sich selbst zahlen.
paid-unknown = --paid: An diesen Abenden saß niemand, der { $name } heißt.
paid-unknown-near = --paid: An diesen Abenden saß niemand, der { $name } heißt. Ist { $nearest } gemeint?

settle-why-unknown = --why: An diesen Abenden saß niemand, der { $name } heißt.
settle-why-unknown-near = --why: An diesen Abenden saß niemand, der { $name } heißt. Ist { $nearest } gemeint?
settle-why-heading = { $name }: { $amount }
settle-why-where = Steht in
settle-why-event = Ereignis
settle-why-what = Was
settle-why-deals = { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
settle-why-ruling = Schiedsspruch: { $reason }
settle-why-paid = hat { $name } bezahlt
settle-why-was-paid = von { $name } bekommen
settle-why-transfers = Warum gerade diese Zahlungen ({ $currency })
settle-why-group = Die Stände von { $people } heben sich auf: { $transfers ->
        [one] eine Zahlung
       *[other] { $transfers } Zahlungen
    }.
settle-why-fewest = { $people } Leute mit offenem Stand in { $groups ->
        [one] einer Gruppe
       *[other] { $groups } Gruppen
    }: Mit weniger als { $transfers } { $transfers ->
        [one] Zahlung
       *[other] Zahlungen
    } geht es nicht.
settle-why-many = { $people } Leute mit offenem Stand, { $transfers } Zahlungen. Bei mehr als { $exact } Leuten wird nicht nach den wenigsten gesucht: Erst kommen Beträge, die sich paarweise aufheben, dann geht die größte Schuld an die größte Forderung.

help-people = Festhalten, welche Namen eine Person sind: für Geschichte, Abrechnung und Tabellen.
    .example = bolln people --same "Toni=Anton"
    .same = Zwei Namen sind eine Person: --same "Toni=Anton" zählt Toni von jetzt an als Anton (mehrfach möglich)
    .forget = Dieser zweite Name gilt nicht mehr (mehrfach möglich)
    .after = Ohne Angaben werden die festgehaltenen Namen gezeigt. Sie stehen in people.toml im Datenordner des Programms; kein Abend wird geändert.
people-none = Kein zweiter Name ist festgehalten. bolln people --same "Toni=Anton" hält einen fest.
people-is = { $alias } ist { $name }
people-not-kept = --forget: { $alias } ist kein festgehaltener zweiter Name.
people-not-kept-near = --forget: { $alias } ist kein festgehaltener zweiter Name. Ist { $nearest } gemeint?
people-unreadable = Die Namen in { $file } sind nicht zu lesen: Nötig ist eine Tabelle [same] mit Zeilen wie Toni = "Anton". Berichtige die Datei, oder lösch sie.

value-FILE-FOLDER = DATEI|ORDNER
value-ALIAS-NAME = NAME=NAME
value-SECTION = ABSCHNITT
value-COLUMN = SPALTE
value-PERIOD = ZEITRAUM
value-ALIAS = NAME
value-PAYMENT = ZAHLUNG
value-DATE = TAG
value-GAME = ART
value-NAME = NAME
value-TEXT = TEXT

tables-need-folder = Tabellen kommen in einen Ordner, und nur sie: --to tables -o ORDNER
tables-not-ours = { $folder } enthält etwas anderes als Tabellen; dort wurde nichts geschrieben. Nenne einen neuen Ordner.
tables-written = { $sessions ->
        [one] Ein Abend
       *[other] { $sessions } Abende
    } in { $folder } geschrieben.
