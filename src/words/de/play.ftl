# Die Fragen am Tisch.

help-play = Einen Abend spielen: Spiele eintragen, die Tafeln sehen, Falsches berichtigen. Alles wird sofort gespeichert.
    .file = Die Datei der Sitzung; ohne Angabe die neueste, die noch nicht aus ist
    .deck = Das Blatt auf dem Tisch, mit dessen Buchstaben Karten eingegeben werden

## Was nicht zu lesen war

misread-no-name = Mit { $typed } fängt hier niemand an. Es gibt: { $known }.
misread-two-names = { $typed } könnte { $known } sein. Ein Buchstabe mehr macht es klar.
misread-name-twice = { $name } steht zweimal da.
misread-names-missing = Für { $names } fehlt etwas.
misread-no-pile = { $typed } ist kein Haufen. Ein Haufen sind Augen (52), eine Summe (11+10+4) oder Karten (AATK); ein Zeichen darf nur einer haben: ! ist ausgegangen, ? hat falsch gemeldet.
misread-pile-count = { $found } Haufen, und es sind { $wanted } Spieler.
misread-piles-over = Diese Haufen haben schon { $sum } Augen, und alle zusammen haben nur 120 (C-4).
misread-no-card = { $typed } ist keine Karte. Erst die Farbe ({ $suits }), dann der Wert ({ $ranks }).
misread-one-card = Nur eine Karte.
misread-no-suit = { $typed } ist keine Farbe. Die Farben sind { $suits }.
misread-no-money = { $typed } ist kein Betrag. Möglich sind 0,10 oder 0.10, und 10ct für Kleingeld.
misread-two-moneys = { $typed } könnte { $small } oder { $large } heißen. Bitte { $small } oder { $large } schreiben.
misread-no-yes = Hier geht es um ja oder nein: j oder n.
misread-no-deck = { $typed } ist kein Blatt. Möglich sind f (französisch) und d (deutsch).
misread-no-command = { $typed } ist hier kein Befehl; ? zählt sie auf.
misread-no-number = { $typed } ist keine ganze Zahl von { $least } bis { $most }.
misread-no-outcome = { $typed } sagt nicht, wie es ausging. Möglich sind Zeichen (+ gewonnen, - verloren, doppelt für mehr) oder Augen (70, oder 70 50).
misread-no-choice = { $typed } steht hier nicht zur Wahl. Möglich: { $known }.
misread-nothing = Hier muss etwas stehen.

## Fragen zu einem Spiel

ask-piles = Haufen: { $names }
ask-placing = Wer steht wo, der Beste zuerst: { $names }
ask-placing-fewest = Wer steht wo, die wenigsten Augen zuerst: { $names }
ask-filled = { $piles } – { $name } hat den Rest. Zählt es so?
ask-red-sow-points = Wer hatte die Rot-Sau, und wie viele Augen? { $names }
ask-red-sow-outcome = Wer hatte die Rot-Sau, und wie ging es aus? { $names }
ask-call-points = { $caller } hat gerufen. Wer hatte die Rufkarte, und wie viele Augen hatten sie zusammen? { $names }
ask-call-outcome = { $caller } hat gerufen. Wer hatte die Rufkarte, und wie ging es aus? { $names }
ask-call-two-points = { $caller } hat Trumpf bestimmt. Wie viele Augen hatte { $caller }?
ask-call-two-outcome = { $caller } hat Trumpf bestimmt. Wie ging es für { $caller } aus?
ask-solo-points = Wer hat gespielt, und wie viele Augen? Keiner: 0. { $names }
ask-solo-outcome = Wer hat gespielt, und wie ging es aus? Keiner: 0. { $names }
ask-solo-tricks = Wer hat gespielt? Keiner: 0. { $names }
ask-side = Und { $name }: wie viele Augen, oder wie ging es aus?
ask-opponent-points = Wie viele Augen hatten die anderen?
ask-worth = Was war es wert: 1, 2 oder 3?
ask-all-tricks = Hat der Solist alle Stiche gemacht?
ask-trickless = Haben die Verlierer gar keinen Stich?
ask-melds = Wurde gemeldet? (keiner: Enter; sonst etwa a20 b40)
ask-announcement = Vorher angesagt? (nichts: Enter; 66; du)
ask-contra = Kontra? (keiner: Enter; sonst { $names })
ask-re = Hat { $name } mit Ree geantwortet?
ask-march = War ein Durchmarsch angesagt? (nein: Enter; sonst der Name)
ask-trump = Trumpf: { $suits }
ask-trump-from = Vom wievielten Stich an gab es Trumpf? (von dem der Rot-Sau an: Enter)
ask-called-card = Welche Karte wurde gerufen?
ask-deck = Welche Karten liegen auf dem Tisch: f für französische Farben, d für deutsche?
who-red-sow = Wer hatte die Rot-Sau? { $names }
who-partner = Wer hatte die Rufkarte? Der Rufer selbst: Er spielt allein. { $names }
who-last-trick = Wer hat den letzten Stich? { $names }
who-went-out = Wer ist ausgegangen? { $names }
who-claimed = Wer hat 66 gemeldet und hatte sie nicht? { $names }
who-rest = Wer bekommt den Rest? { $names }
who-pays = Wer zahlt? { $names }
who-is-paid = Wer bekommt das Geld? { $names }
answer-yes = j

trick-lead = Stich { $trick }: { $name } spielt aus
trick-next = Stich { $trick }: { $cards } – { $name } ist dran
trick-taken = Stich { $trick }: { $cards } – geht an { $name } ({ $points })
trick-piles = Haufen: { $piles }
trick-too-many = { $found } Karten sind zu viele: Es fehlen noch { $left }.
trick-not-whole = Erst den Stich zu Ende: { $name } ist dran.
trick-card-twice = { $card } ist schon gefallen. Nachsehen, welche der beiden eine andere war; < nimmt die letzte Zeile zurück.
trick-card-outside = { $card } gehört nicht zum Blatt dieses Spiels.
trick-no-melds = In diesem Spiel wird nicht gemeldet, darum steht hinter keiner Karte ein + (D-12).
trick-meld-not-lead = { $card } war nicht ausgespielt, damit kann man nichts melden (D-12).
finding-held-fell = { $card } (Stich { $trick })
finding-live = Der Schiedsrichter: Stich { $trick }, { $name } spielte { $card } – { $what } ({ $rule }), hatte aber noch { $held }.
finding-live-bare = Der Schiedsrichter: Stich { $trick }, { $name } spielte { $card } – { $what } ({ $rule }).

## Was ? erklärt

why-name = Der Anfang eines Namens reicht, solange er nur einem gehört. Hier geht der Name vor; ein Befehl bekommt einen Doppelpunkt: :s
why-filled = Die Haufen haben zusammen 120 Augen (C-4), darum folgt der letzte aus den anderen. n fragt noch einmal nach den Haufen.
why-piles = Augen, wie ihr sitzt: 52 31 25 – der letzte Haufen wird ergänzt; 52 31 25 12 prüft ihn. Mit Namen: a52 d12 b31. Ein Haufen darf eine Summe sein, 11+10+4, oder Karten, AATK. 66! ist ausgegangen (D-21), 52? hat falsch gemeldet (D-22); dann müssen alle Haufen dastehen.
why-piles-cameroon = Augen, wie ihr sitzt: 52 31 25 – der letzte Haufen wird ergänzt; 52 31 25 12 prüft ihn. Mit Namen: a52 d12 b31. Die wenigsten stehen vorn (D-50). Ein angesagter Durchmarsch: a+ geschafft, a- nicht geschafft (D-51).
why-placing = Der Beste zuerst: a b d c. Gleichstand: a>b=d>c. Wer fehlt, kommt zuletzt. a? hat 66 falsch gemeldet (D-22).
why-placing-cameroon = Die wenigsten Augen zuerst: a b d c. Gleichstand: a>b=d>c. Wer fehlt, kommt zuletzt. Ein angesagter Durchmarsch: a+ geschafft, a- nicht geschafft (D-51).
why-red-sow = Der Name, dann die Augen des Solisten: a70 (a70 50 prüft); oder wie es ausging: a+ gewonnen (D-32), a- verloren (D-33), a-- mit 33 oder weniger verloren (D-34), a p gepasst (D-31).
why-call = Der Name dessen, der die Rufkarte hatte (der Rufer selbst: allein), dann die Augen der Rufer: d70 (d70 50 prüft); oder wie es ausging: d+ die Rufer haben gewonnen, d- die anderen, d= keiner (D-43). d66! ausgegangen, d40? oder d ?a falsch gemeldet (D-42). Zu zweit ohne Namen. Die Rufkarte darf in Klammern dabeistehen: d (SA) 70.
why-solo = Der Name, dann die Augen des Solisten: b70 (b70 50 prüft); oder wie es ausging: b+ gewonnen (H-4), b++ hoch gewonnen (H-5), b- verloren (H-6), b-- als Schneider verloren (H-7). Keiner hat gespielt: 0 (H-3).
why-solo-muhr = Der Name, dann die Augen des Solisten: b70 (b70 50 prüft); oder wie es ausging: b+ gewonnen (M-1), b++ mit Schneider gewonnen (M-3), b- verloren, b-- als Schneider verloren. Keiner hat gespielt: 0 (H-3). Nach Ansage, Kontra und Ree wird gefragt.
why-side = Augen: 70, oder 70 50 mit denen der anderen; oder + gewonnen, - verloren, doppelt für mehr.
why-trump = Ein Buchstabe des Blatts, das auf dem Tisch liegt.
why-deck = S ist in jedem eine andere Farbe. Der Befehl :x wechselt das Blatt später.
why-keys =
    Befehle stehen allein in der Zeile:
    {"  "}u nimmt das Letzte zurück (u 3: drei), r holt es wieder her
    {"  "}c 3 berichtigt Spiel 3, b 3 trägt davor ein vergessenes nach
    {"  "}s Tafeln, d Spiele, q hört auf
    {"  "}o Ausgang, p Augen, t Stiche: so werden Spiele eingetragen
    {"  "}j Schiedsspruch, m vergeben, f falsch gemeldet
    {"  "}g NAME: er gibt das nächste Spiel
    {"  "}n Sitzordnung, k Einsatz, z Zahlung, e Ende
    {"  "}x das andere Kartenblatt
    Wo nach einem Spiel gefragt wird, ist ein kleiner Buchstabe allein der Befehl; ein Name hat dann zwei Buchstaben oder einen großen (B).
    Bei jeder anderen Frage kann der Buchstabe die Antwort sein; ein Doppelpunkt macht ihn zum Befehl (:d). Eine Frage zurück: <
cards-french = Erst die Farbe, dann der Wert: Kr P H Ka (C S H D), A T K D B 9 8 7 (10, Q, J gehen auch).
cards-german = Erst die Farbe, dann der Wert: E G H S, S T K O U 9 8 7 (statt S auch A).
trick-help = Eine Karte oder mehrere: HK, oder ein ganzer Stich HK H9 HO HA. HK+ meldet ein Paar (D-12). < nimmt die letzte Zeile zurück.
trick-ends-claims = { "!" } oder !a ist ausgegangen, ?a hat falsch gemeldet, *a bekommt den Rest.
trick-ends-march = { "!" } beendet das Spiel nach dem Stich, an dem der Durchmarsch gescheitert ist; *a bekommt den Rest.
trick-ends-rest = { "*" } oder *a: Er bekommt den Rest.

## Der Abend

play-none-unfinished = Es gibt keine Sitzung, die noch nicht aus ist. Eine neue: bolln new
play-tip = ? erklärt jede Frage und nennt die Befehle; q hört auf, alles ist gespeichert.
play-nothing-before = Das ist die erste Frage. u nimmt zurück, was zuletzt eingetragen wurde.
play-no-deals = Noch kein Spiel.
play-no-such-outcome = So kann ein Spiel dieser Art nicht ausgehen.
play-not-counted = Es zählt noch nicht. Also noch einmal.
play-deal-counts = Spiel { $deal } zählt ({ $rules }).
play-thrown-in = Keiner hat gespielt: zusammengeworfen, es wird nichts gezahlt.
role-soloist = Solist
role-defender = gegen den Solisten
role-caller = Rufer
role-partner = mit dem Rufer
role-opponent = gegen den Rufer
role-marcher = Durchmarsch
role-place = Platz { $place }
play-got-count = { $name } ({ $role }, { $count } Augen): { $award ->
        [0] kein Punkt
        [one] 1 Punkt
       *[other] { $award } Punkte
    }, { $left ->
        [0] aus
        [one] noch 1 Strich
       *[other] noch { $left } Striche
    }
play-got = { $name } ({ $role }): { $award ->
        [0] kein Punkt
        [one] 1 Punkt
       *[other] { $award } Punkte
    }, { $left ->
        [0] aus
        [one] noch 1 Strich
       *[other] noch { $left } Striche
    }
play-paid-count = { $name } ({ $role }, { $count } Augen): { $amount }, je { $factor ->
        [one] ein Einsatz
       *[other] { $factor } Einsätze
    }
play-paid = { $name } ({ $role }): { $amount }, je { $factor ->
        [one] ein Einsatz
       *[other] { $factor } Einsätze
    }
play-gone-out = { $count ->
        [one] { $names } ist aus!
       *[other] { $names } sind aus!
    }
play-subgame-over = Teilspiel { $number } ({ $contract }) ist zu Ende. { $count ->
        [0] Niemand bekommt einen Bolln.
        [one] { $names } bekommt einen Bolln.
       *[other] { $names } bekommen je einen Bolln.
    }
play-not-saved = Das war noch nicht ganz eingegeben und ist nicht gespeichert. So weit war es getippt, zum Wiedereintippen:
play-saved-in = Alles ist gespeichert in { $file }.
play-over = Die Partie ist aus. u nimmt das Letzte zurück, s und d zeigen sie, z trägt eine Zahlung ein, q hört auf.
play-deck-german = Ab jetzt deutsche Farben: E G H S.
play-deck-french = Ab jetzt französische Farben: Kr P H Ka.
play-dealer-given = { $name } gibt das nächste Spiel, Vorhand ist { $forehand }.
play-undone = Zurückgenommen: { $what }. r holt es wieder her.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-nothing-to-redo = Es gibt nichts wieder herzuholen.
play-correcting = { $kind ->
        [deal] Spiel { $deal } (Ereignis { $event }) lautet:
       *[other] { $kind } (Ereignis { $event }):
    }
play-putting-in = Ein vergessenes Spiel, eingetragen vor { $of ->
        [deal] Spiel
       *[event] Ereignis
    } { $number }.
play-not-corrected = Es bleibt, wie es ist.
play-corrected = Es ist berichtigt.
play-does-not-fit = Mit dieser Änderung passt etwas nicht mehr, darum bleibt es, wie es ist:
play-only-herzblatt = Das gibt es nur bei Herzblatt.
play-no-claims = Hier geht niemand mit 66 aus, also gibt es keine falsche Meldung.
play-not-ended = Der Abend geht weiter.
play-held = Ein anderes Programm schreibt an dieser Sitzung.
play-watching = Du siehst zu, die Tafel geht mit. Enter hört auf.
ask-yes-or-no = { $question } (j/n)
ask-enter-again = Dieses Spiel in die geänderte Sitzung eintragen?
why-enter-again = Jemand anderes hat inzwischen an der Datei geschrieben, ein Abgleich oder ein Editor. j trägt das Spiel hinter dem ein, was jetzt dasteht, n lässt es fallen.
ask-not-saved = Enter versucht es noch einmal; ein Dateiname speichert alles dort und macht dort weiter; - gibt das Spiel auf
why-not-saved = Von der Sitzung ist nichts verloren: Die Datei ist, wie sie vor diesem Spiel war. Platz schaffen oder den Stick anstecken und Enter drücken, oder eine andere Datei nennen.
ask-watch = Zusehen?
why-watch = Nur ein Programm darf an einer Sitzung schreiben. Wer zusieht, sieht jedes Spiel, das das andere einträgt.
ask-undo = { $count } Ereignisse zurücknehmen?
why-undo = Jedes davon lässt sich mit r wieder herholen, solange nichts anderes eingetragen wird.
ask-strike = Enter trägt es neu ein; x streicht es
why-strike = Die Datei behält, was zuerst eingetragen war; eine Berichtigung sagt, wie es jetzt lautet, und alles wird neu gewertet.
ask-correct = So berichtigen?
why-correct = j trägt die Berichtigung ein. Eine weitere Berichtigung kann sie wieder ändern.
ask-reason-correction = Warum? (Enter: ohne Grund)
ask-reason-misdeal = Warum vergeben? (Enter: ohne Grund)
ask-reason-end = Warum ist Schluss? (Enter: ohne Grund)
ask-reason = Warum?
why-reason = Der Grund steht in der Datei, für später.
why-reason-ruling = Ein Schiedsspruch braucht seinen Grund, damit man ihn morgen noch versteht.
ask-end = Wirklich Schluss, wie es jetzt steht?
why-end = Danach gibt es nur noch Berichtigungen und Zahlungen (D-62); u nimmt das Ende zurück.
ask-ruling-strokes = Striche gelöscht (a2) oder wieder angeschrieben (b-1); keine: Enter
ask-ruling-blobs = Bolln gegeben (a1) oder genommen (b-1); keine: Enter
why-ruling = Ein Schiedsspruch löscht bis zu 7 Striche oder schreibt sie wieder an und gibt oder nimmt bis zu 9 Bolln. Geber und Vorhand bleiben, wo sie sind (D-8).
ask-ruling-payments = Wer bekommt, wer zahlt? Etwa a0,20 b-0,20
why-ruling-payments = Die Beträge ergeben zusammen null (H-9).
ask-seating = Wer sitzt ab jetzt wo, reihum? { $names }
why-seating = Namen hintereinander, mit Leerzeichen oder Kommas; ein neuer Name steht ganz da. Der Stand bleibt bei der Person (H-11).
ask-next-dealer = Wer gibt als Nächster? (wie es sich ergibt: Enter)
why-next-dealer = Ohne Angabe gibt, wer ohnehin an der Reihe wäre, oder der Nächste nach ihm, der noch dasitzt (H-11).
ask-new-names = Neu am Tisch: { $names }. Richtig?
why-new-names = Wer noch nie da saß, fängt bei null an.
ask-stake = Der Einsatz vom nächsten Spiel an
ask-amount = Wie viel?
why-money = 0,10 oder 0.10; 10ct für Kleingeld. 1.000 wird abgelehnt: Es könnte eins oder tausend sein.
change-nothing = An der Wertung ändert sich nichts.
change-subgame = Die Partie steht jetzt im Teilspiel { $to } statt { $from }.
change-strokes = { $name }: { $from } → { $to } Striche
change-blobs = { $name }: { $from } → { $to } Bolln
change-balance = { $name }: { $from } → { $to }
start-go-on = Weiterspielen: { $session }
start-new = Einen neuen Abend anfangen
start-show = Einen Abend ansehen
start-ask = Was soll es sein?
start-which = Welchen?
start-help = Die Zahl vor dem, was es sein soll; q hört auf.

## What to do at a prompt about what the rules refuse

hint-PilesShort = Die Haufen noch einmal zählen.
    .sixty-six = Die Haufen noch einmal zählen. Ist jemand mit 66 ausgegangen, steht hinter seinem Haufen ein Ausrufezeichen: 66!
    .call-a-card = Die Haufen noch einmal zählen. Ist jemand mit 66 ausgegangen, steht hinter den Augen seiner Partei ein Ausrufezeichen: 66!
hint-PlayersCount = Alle nennen, die am Tisch sitzen, im Uhrzeigersinn und mit Kommas dazwischen.
hint-TableCount = Alle nennen, die am Tisch sitzen, im Uhrzeigersinn und mit Kommas dazwischen.
hint-SeatingSize = Alle nennen, die von jetzt an am Tisch sitzen, im Uhrzeigersinn.
hint-PilesOver = Die Haufen noch einmal zählen.
hint-WentOutTooEarly = Noch einmal zählen, oder statt ! ein ? setzen: falsch gemeldet.
    .tricks = Mit dem nächsten Stich weitermachen; falsch gemeldet heißt ? und der Name: ?b
hint-SideWentOutTooEarly = Noch einmal zählen, oder statt ! ein ? setzen: falsch gemeldet.
    .tricks = Mit dem nächsten Stich weitermachen; falsch gemeldet heißt ? und der Name: ?b
hint-ClaimNotFalse = Noch einmal zählen, oder statt ? ein ! setzen: ausgegangen.
    .tricks = Nach diesem Stich war die Meldung richtig: dann heißt es ! und der Name. Oder die Karten noch einmal ansehen (< nimmt die letzte Zeile zurück).

ask-drop = Das ist noch nicht eingetragen. Soll es verworfen werden?
why-drop = j verwirft, was bis jetzt dazu gesagt ist, und führt den Befehl aus; n macht damit weiter. Nur die letzte Antwort nimmt < zurück.
