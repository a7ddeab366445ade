## Abende als Dateien

store-held-by = { $file } ist in einem anderen Programm offen (Prozess { $pid } auf { $host }).
store-held = { $file } ist in einem anderen Programm offen.
store-changed-behind = { $file } ist inzwischen von anderer Seite geändert worden; geschrieben wurde nichts. Sieh nach und wiederhole es.
store-refused = { $file } hat Fehler; bolln check { $file } nennt sie.
store-form = An { $file } lässt sich nichts anhängen: Die Ereignisse stehen als Liste da, nicht als Tabellen [[events]]. Schreibe sie als [[events]].
store-not-saved = Nicht gespeichert: { $why }
store-not-written = Nicht gespeichert; in { $file } wurde nichts geschrieben.
store-lock = { $file } lässt sich nicht zum Schreiben öffnen, wegen { $lock }: { $error }. Hat kein Programm den Abend offen, so lösche diese Datei.
store-names = { $file } hat { $names } Namen (harte Verknüpfungen), und Speichern würde sie trennen. Mache vorher eine eigene Datei daraus: kopiere sie und setze die Kopie an ihre Stelle.
store-rights = { $file } gehört einer Gruppe, in der du nicht bist, oder hat eine Zugriffsliste, die du nicht setzen darfst: Speichern würde ändern, wer lesen und schreiben darf. Lass den Eigentümer speichern, oder gebt die Datei einer Gruppe, in der ihr alle seid.
store-not-synced = In { $file } gespeichert, aber der Ordner { $folder } ließ sich nicht sichern ({ $error }): Fällt in den nächsten Sekunden der Strom aus, kann es verloren gehen. Trage es nicht noch einmal ein.
store-untold = Gespeichert, aber die Standardausgabe ließ sich nicht schreiben ({ $error }). Trage es nicht noch einmal ein.
store-owner = Gespeichert, aber { $file } gehört jetzt dir: Das System gibt eine Datei niemand anderem. Gruppe und Rechte sind, wie sie waren; wer das System verwaltet, kann sie zurückgeben.
store-attributes = Gespeichert, aber { $file } hat Eigenschaften verloren, die du nicht setzen darfst: { $names }. Wer das System verwaltet, kann sie wieder setzen.
store-kept = Jemand anders hat { $file } im selben Augenblick geschrieben, oder während ein Speichern abbrach. Was das war, steht in { $kept }: Vergleiche die beiden und lösche sie, wenn nichts fehlt.
store-left = Was { $file } vorher war, steht in { $left }, denn jemand hat es noch zum Schreiben offen, oder es war nicht zu lesen. Das nächste bolln add oder bolln play sieht danach.
store-lost = Gespeichert, aber jemand anders hat { $file } im selben Augenblick geschrieben, und was das war, ließ sich nicht aufheben. Wer es war, sehe nach, ob es da ist.
store-missing = { $count ->
        [one] Ein Eintrag, der gespeichert war, steht nicht mehr in { $file }
       *[other] { $count } Einträge, die gespeichert waren, stehen nicht mehr in { $file }
    }: Jemand hat die Datei geändert oder einen älteren Stand zurückgeschrieben. Was zählt, trage noch einmal ein (bolln play fragt danach):

## Ereignisse eintragen

help-add = Ein Ereignis ohne Rückfragen an einen Abend anhängen und sagen, was es gab.
    .example = bolln add abend.toml sixty-six points=Anna:52,Bert:31,Cilli:37
    .file = Die Datei des Abends
    .kind = sixty-six, red-sow, call-a-card, cameroon, solo, passed, misdeal, ruling, substitute, seating, stake, payment, note, end, correction, undo oder redo
    .keys = Die Angaben, etwa points=Anna:52,Bert:31,Cilli:37 oder soloist=Bert
    .at = Wann es war, etwa 2026-11-29T19:30 (sonst jetzt)
    .no_time = Keine Zeit eintragen
    .expect = Ablehnen, wenn der Abend nicht gerade N Ereignisse hält: So trägt ein neuer Versuch nichts doppelt ein
    .format = text für Menschen, json für Programme
    .after = {"Werte:"}
    {"  "}points=Anna:52,Bert:31          placing=Anna>Bert=Dora>Cilli
    {"  "}tricks="SK S9 SO SA/HA HT HK H9"   payments=Anna:0.20,Bert:-0.20
    {"  "}soloist=Bert  outcome=won  passed=true  amount=0,20  oder jeder Wert in TOML
    Deutsche Wörter tun es auch:
    {"  "}bolln add DATEI rot-sau alleinspieler=Bert ausgang=gewonnen
    {"  "}
    {"Berichtigungen: erst deren eigene Angaben, dann now=ART und die Angaben des Ereignisses:"}
    {"  "}bolln add DATEI correction corrects=5 reason="neu gezählt" now=red-sow soloist=Bert soloist_points=66
    {"  "}bolln add DATEI correction corrects=5                streicht Ereignis 5
    {"  "}bolln add DATEI correction before=3 now=misdeal      schiebt Vergessenes ein
help-undo = Den letzten gültigen Eintrag zurücknehmen, in einer Abrechnung die letzte Zahlung (angehängt wird ein Eintrag der Art undo).
    .example = bolln undo abend.toml
    .file = Die Datei des Abends oder der Abrechnung
    .at = Wann, etwa 2026-11-29T19:30 (sonst jetzt)
    .no_time = Keine Zeit eintragen
    .format = text für Menschen, json für Programme
help-redo = Wiederbringen, was undo zuletzt zurückgenommen hat (angehängt wird ein Eintrag der Art redo).
    .example = bolln redo abend.toml
    .file = Die Datei des Abends oder der Abrechnung
    .at = Wann, etwa 2026-11-29T19:30 (sonst jetzt)
    .no_time = Keine Zeit eintragen
    .format = text für Menschen, json für Programme

add-saved = Ereignis { $event } ist gespeichert.
add-expect = { $file } hält { $found ->
        [one] ein Ereignis
       *[other] { $found } Ereignisse
    } und nicht { $expected }; geschrieben wurde nichts.
add-no-pair = { $pair } hat nicht die Form SCHLÜSSEL=WERT.
add-no-number = { $pair }: { $text } ist keine ganze Zahl.
add-no-flag = { $pair }: { $text } ist weder true noch false.
add-no-entry = { $pair }: { $text } hat nicht die Form NAME:WERT.
add-no-toml = { $pair }: { $text } lässt sich nicht als TOML lesen.
add-key-twice = { $key } ist zweimal angegeben.
add-two-aims = Eine Berichtigung hat ein einziges Ziel: corrects=N oder before=N.
add-no-aim = Welches Ereignis? Gib corrects=N an, oder before=N für ein vergessenes.
add-no-event = Es gibt kein Ereignis { $event }.
add-before-what = Was kommt davor? Gib now=ART und die Angaben des Ereignisses an.
add-no-kind = now= nennt die Art des Ereignisses; danach kommen dessen Angaben.
add-correction-key = { $key } ist hier keine Angabe einer Berichtigung: Sie hat corrects oder before (eine Zahl) und reason; die Angaben des Ereignisses kommen nach now=ART.
undo-nothing = Es gibt kein gültiges Ereignis, das man zurücknehmen könnte.
redo-nothing = Es gibt nichts wiederzubringen: Zuletzt wurde nichts zurückgenommen.
undone = Zurückgenommen: { $what }.
redone = Wieder da: { $what }.
entry-deal = Spiel { $deal } (Ereignis { $event })
entry-other = { $kind } (Ereignis { $event })
entry-substitute = { $joins } für { $leaves } (Ereignis { $event })
entry-unread = Ereignis { $event }
entry-correction = die Berichtigung von Ereignis { $target } (Ereignis { $event })
entry-correction-of-deal = die Berichtigung von Spiel { $deal } (Ereignis { $event })

gave-dreeg = { $player }: { $award ->
        [0] kein Punkt
        [one] ein Punkt
       *[other] { $award } Punkte
    }, { $left ->
        [0] ausgegangen
        [one] noch ein Strich
       *[other] noch { $left } Striche
    }
gave-subgame-over = Das Teilspiel ist aus. { $count ->
        [0] Niemand hat verloren
        [one] { $losers } hat verloren
       *[other] { $losers } haben verloren
    }; { $given ->
        [0] niemand bekommt einen Bolln.
        [one] { $blobs } bekommt einen Bolln.
       *[other] { $blobs } bekommen je einen Bolln.
    }
gave-herzblatt = { $player }: { $payment }, insgesamt { $balance }
gave-balance = { $player }: insgesamt { $balance }
gave-passed = Niemand hat gespielt; nichts wird bezahlt.

## Ein beschädigter Abend

help-repair = Was von einem beschädigten Abend noch lesbar ist, in eine neue Datei daneben schreiben.
    .example = bolln repair abend.toml
    .file = Die Datei des Abends, die unberührt bleibt

repair-fine = An { $file } ist nichts beschädigt; geschrieben wurde nichts.
repair-event = Ereignis { $event } (Zeile { $line }) ist nicht zu lesen. Sein Text steht in der neuen Datei hinter #, und eine Bemerkung hält seine Nummer.
repair-last = Das letzte Ereignis, { $event } (Zeile { $line }), ist nur halb geschrieben. Sein Text steht in der neuen Datei hinter #; trage es noch einmal ein.
repair-letters = Einige Bytes von { $file } sind keine Buchstaben; in der neuen Datei stehen sie als �.
repair-head = Was in { $file } über den Ereignissen steht, ist nicht zu lesen, und ohne das lässt sich nichts retten. Bringe es von Hand in Ordnung und versuche es noch einmal.
repair-note = Hier stand ein Ereignis, das nicht zu lesen war.
repair-written = { $new } enthält { $events ->
        [one] das eine Ereignis, das
       *[other] die { $events } Ereignisse, die
    } zu retten { $events ->
        [one] war
       *[other] waren
    }. { $file } ist, wie sie war; sieh beide an und setze die neue an ihre Stelle, wenn sie stimmt.
repair-wrong = { $new } hat noch { $count ->
        [one] einen Fehler
       *[other] { $count } Fehler
    }; bolln check { $new } nennt sie.

## Ein neuer Abend

value-NAMES = NAMEN
value-AMOUNT = BETRAG
value-CODE = KÜRZEL

help-new = Einen Abend beginnen; was nicht angegeben ist, wird gefragt.
    .example = bolln new dreeg --players Anna,Bert,Cilli,Dora
    .game = Das Spiel
    .players = Wer am Tisch sitzt, im Uhrzeigersinn: Anna,Bert,Cilli,Dora
    .first_dealer = Wer zuerst gibt
    .convention = Dreeg: wer die Bolln bekommt
    .variant = Herzblatt: nach welchen Regeln gespielt wird
    .stake = Herzblatt: der Einsatz, etwa 0,10
    .currency = Herzblatt: die Währung (sonst EUR)
    .rules = Eine Hausregel, etwa ties=worse; auch mehrmals
    .preset = Hausregeln nach Namen: aufgehobene, standard für die des Regelbuchs, last für die des letzten Abends; oder eine Datei, die welche enthält
    .place = Wo gespielt wird
    .note = Eine Bemerkung
    .file = Die Datei des Abends (sonst eine im Datenordner)
help-list = Die Abende im Datenordner: Spiel, Spieler, Datum, Stand, wer vorn liegt.
    .example = bolln list

yes = ja
no = nein
folder-open = In { $folder } kann jeder auf diesem Rechner Dateien ablegen und ändern. chmod go-w lässt das nur dir.
no-folder = Dieses System nennt keinen Ordner für Daten; gib den Namen der Datei an oder setze BOLLN_HOME.
new-begun = { $file } ist angelegt.
new-unanswered = Es wurde nichts angelegt, denn eine Frage blieb ohne Antwort.
new-choose = { $options ->
        [none] Bitte eine Zahl von 1 bis { $most }.
       *[other] Bitte eine Zahl von 1 bis { $most } oder eines davon: { $options }.
    }
new-only-dreeg = { $flag } gehört zu Dreeg.
new-only-herzblatt = { $flag } gehört zu Herzblatt.
new-game = Was wird gespielt?
    .dreeg = Dreeg: um die Tafel, drei oder vier
    .herzblatt = Herzblatt: um Geld, zwei bis sechs
    .help = Dreeg ist das Tafelspiel in acht Teilspielen, für drei oder vier. Beim Herzblatt spielt einer gegen alle anderen um einen Einsatz, zwei bis fünf am Tisch.
new-players = Wer sitzt am Tisch, im Uhrzeigersinn? (etwa Anna, Bert, Cilli)
    .help = Die Namen, mit Kommas dazwischen. Wer schon einmal dabei war, kann mit seiner Zahl genannt werden. { $game ->
        [dreeg] Dreeg spielen drei oder vier.
       *[herzblatt] Herzblatt spielen zwei bis fünf, auch sechs, wenn der Geber aussetzt.
    }
new-players-known = Schon dabei gewesen: { $names }
new-dealer = Wer gibt zuerst?
    .help = Nach ihm gibt reihum der Nächste{ $game ->
        [dreeg] , der noch dabei ist (D-8).
       *[herzblatt] .
    }
new-stake = Wie hoch ist der Einsatz, in { $currency }? (etwa { $example })
    .help = Was jeder Gegenspieler für ein einfach gewonnenes Spiel zahlt. Im Lauf des Abends lässt er sich ändern.
new-rules = Welche Hausregeln?
    .help = Hausregeln sind, was an jedem Tisch anders ist. Sie stehen in der Datei des Abends; bolln rules --save NAME hebt sie für andere Abende auf.
new-rules-last = wie immer (wie am letzten Abend)
new-rules-standard = die des Regelbuchs
new-rules-preset = { $name } (aufgehoben)
new-rules-each-word = einzeln
new-rules-each = eine nach der anderen

preset-no-name = { $name } taugt nicht als Name von Hausregeln: Es muss ein Dateiname sein, ohne / \ und :, und weder standard noch last.
preset-of-what = Welche Hausregeln? Nenne eine Datei, die welche enthält, oder gib --rule SCHLÜSSEL=WERT an; einen letzten Abend gibt es nicht.
preset-kept = Die Hausregeln { $name } sind in { $file } aufgehoben.
preset-none = Es sind noch keine Hausregeln aufgehoben. bolln rules --save NAME hebt die des letzten Abends auf.
preset-unknown = Es gibt weder Hausregeln namens { $name } noch eine solche Datei.
preset-unreadable = { $name } enthält keine lesbare Tabelle [rules].
preset-wrong = Die Hausregeln { $name } passen nicht: { $what }

list-folder = Abende in { $folder }:
list-empty = In { $folder } gibt es noch keinen Abend. bolln new legt einen an.
list-settlements = Abrechnungen über mehrere Abende:
list-settlement = { $payments ->
        [one] eine Zahlung
       *[other] { $payments } Zahlungen
    } über { $evenings ->
        [one] einen Abend
       *[other] { $evenings } Abende
    }
list-file = Abend
list-game = Spiel
list-players = Spieler
list-date = Datum
list-state = Stand
list-leads = Vorn
list-broken = hat Fehler
list-over = zu Ende
list-not-begun = noch kein Spiel
list-subgame = { $number }. { $contract }
list-deals = { $deals ->
        [one] ein Spiel
       *[other] { $deals } Spiele
    }
list-ahead = { $names } ({ $amount })

help-mend = Ändert einen falsch geschriebenen Namen oder einen Schlüssel über den Ereignissen, wo er steht; die Datei, wie sie war, bleibt daneben liegen.
    .example = bolln mend abend.toml --name Bret=Bert
    .file = Die Datei des Abends
    .names = Ein Name, wie er dasteht und wie er heißen soll: Bret=Bert; darf mehrmals dastehen
    .keys = first_dealer=Bert, place=…, note=…, started=…, stake.amount=0,20 oder eine Hausregel: rules.ties=worse
value-OLD-NEW = ALT=NEU
mend-nothing = Was soll geändert werden? Ein Name: --name Bret=Bert; oder ein Schlüssel über den Ereignissen: rules.ties=worse
mend-two-people = { $old } und { $new } saßen beide am Tisch: Das sind zwei, und einer kann nicht der andere werden.
mend-no-name = In dieser Datei heißt niemand { $name }.
mend-no-form = Die Datei hat eine Form, in der sich das nicht für sich ändern lässt; bitte in einem Editor ändern.
mend-no-key = { $key } ist kein Schlüssel über den Ereignissen, der sich ändern lässt. Möglich sind first_dealer, place, note, started, stake.amount (Herzblatt) und Hausregeln als rules.SCHLÜSSEL.
mend-no-time = { $value } ist kein Tag und kein Zeitpunkt. Möglich sind 2026-11-29 und 2026-11-29T19:30:00+01:00.
mend-name = Aus { $old } wird { $new }: { $count ->
        [one] an einer Stelle
       *[other] an { $count } Stellen
    }
mend-key = { $key } = { $value }
mend-done = { $file } ist geändert; wie sie war, liegt sie als { $kept } daneben.
why-mend = j ändert die Datei und lässt sie, wie sie war, daneben liegen; n lässt sie.
no-last-evening = Welcher Abend? Hier ist noch keiner gespielt worden.
new-place = Wo ist es, und ist etwas anzumerken? (etwa: Zum Hirschen; Annas Geburtstag – nichts: Enter)
    .help = Der Ort steht vor einem Strichpunkt, eine Bemerkung dahinter; beides steht in der Datei und wird gezeigt.
new-go-on = Weiter geht es mit: { $command }
