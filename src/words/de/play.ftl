# Die Fragen am Tisch.

help-play = Einen Abend spielen: Spiele eintragen, die Tafeln sehen, Falsches berichtigen. Alles wird sofort gespeichert.
    .example = bolln play abend.toml
    .file = Die Datei des Abends; ohne Angabe der neueste, der noch nicht aus ist
    .deck = Das Blatt auf dem Tisch, mit dessen Buchstaben Karten eingegeben werden

## Was nicht zu lesen war

misread-no-name = { $typed } passt zu keinem Namen. Es gibt: { $known }.
misread-two-names = { $typed } könnte { $known } sein. Ein Buchstabe mehr macht es klar.
misread-name-twice = { $name } steht zweimal da.
misread-piles-missing = Bei { $names } fehlen die Augen.
misread-names-missing = Für { $names } fehlt etwas.
misread-no-pile = { $typed } ist kein Haufen. Ein Haufen sind Augen (52), eine Summe (11+10+4) oder Karten (AATK); ein Zeichen darf nur einer haben: ! ist ausgegangen, ? hat falsch gemeldet.
misread-pile-count = { $found } Haufen, und es sind { $wanted } Spieler.
misread-piles-over = { $over ->
        [one] Das ist eins zu viel
       *[other] Das sind { $over } zu viel
    }: Die Haufen haben { $sum } Augen, und im Blatt sind 120 (C-4).
misread-no-card = { $typed } ist keine Karte. Erst die Farbe ({ $suits }), dann der Wert ({ $ranks }).
misread-one-card = Nur eine Karte.
misread-no-suit = { $typed } ist keine Farbe. Die Farben sind { $suits }.
misread-no-money = { $typed } ist kein Betrag. Es geht etwa { $example }; Kleingeld auch als 10ct.
misread-two-moneys = { $typed } könnte { $small } oder { $large } heißen. Bitte { $small } oder { $large } schreiben.
misread-no-yes = Ja oder nein: j oder n.
misread-no-deck = { $typed } ist kein Blatt. Möglich sind f (französisch) und d (deutsch).
misread-no-command = { $typed } ist hier kein Befehl; : zählt sie auf.
misread-only-number = Möglich ist nur { $only }.
misread-no-number = { $typed } ist keine ganze Zahl von { $least } bis { $most }.
misread-no-outcome = { $typed } sagt nicht, wie es ausging. Möglich sind Zeichen (+ gewonnen, - verloren, doppelt für mehr) oder Augen (70, oder 70 50).
misread-no-choice = { $typed } steht hier nicht zur Wahl. Möglich: { $known }.
misread-nothing = Hier muss etwas stehen.
misread-absent-out = { $name } ist schon aus.
misread-absent-deals = { $name } gibt und setzt aus.
misread-absent-away = { $name } sitzt gerade nicht am Tisch.
misread-one-letter = { $typed } allein ist kein Haufen: Ein Buchstabe kann alles heißen. Eine einzelne Karte steht als Zahl da (11 für eine Sau).
misread-two-piles = { $typed } kann { $difference } heißen oder { $own } und { $other }. Also { $difference } oder { $own } { $other } schreiben.
misread-other-money = { $typed } ist anderes Geld: Hier gilt { $currency }.
hint-too-many = { $over ->
        [one] eins zu viel
       *[other] { $over } zu viel
    }
hint-left = { $left } übrig für { $names }

## Fragen zu einem Spiel

ask-piles = Haufen: { $names } (etwa { $example })
ask-placing = Wer kam wohin, der Beste zuerst: { $names } (etwa { $example })
ask-placing-fewest = Wer kam wohin, die wenigsten Augen zuerst: { $names } (etwa { $example })
ask-filled = { $piles } – { $name } hat den Rest. Zählt es so?
ask-red-sow-points = Wer hatte die Rot-Sau, und wie viele Augen? { $names } (etwa { $example })
ask-red-sow-outcome = Wer hatte die Rot-Sau, und wie ging es aus? { $names } (etwa { $example })
ask-call-points = { $caller } hat gerufen. Wer hatte die Rufkarte, und wie viele Augen hatten sie zusammen? { $names } (etwa { $example })
ask-call-outcome = { $caller } hat gerufen. Wer hatte die Rufkarte, und wie ging es aus? { $names } (etwa { $example })
ask-call-two-points = { $caller } hat Trumpf bestimmt. Wie viele Augen hatte { $caller }? (etwa 70)
ask-call-two-outcome = { $caller } hat Trumpf bestimmt. Wer hat gewonnen? { $names } (etwa { $example }; keiner: =)
ask-solo-points = Wer hat gespielt, und wie viele Augen? Keiner: 0. { $names } (etwa { $example })
ask-solo-outcome = Wer hat gespielt, und wie ging es aus? Keiner: 0. { $names } (etwa { $example })
ask-solo-tricks = Wer hat gespielt? Keiner: 0. { $names } (etwa { $example })
ask-side = { $name }: Wie viele Augen, oder wie ging es aus? (etwa 70, oder +)
ask-opponent-points = Wie viele Augen hatten die anderen? (etwa 40)
ask-worth = Was war es wert: 1, 2 oder 3?
ask-all-tricks = Hat der Solist alle Stiche gemacht?
ask-trickless = Haben die Verlierer gar keinen Stich?
ask-melds = Wurde gemeldet? (keiner: Enter; sonst etwa { $a }20 { $b }40)
ask-announcement = Vorher angesagt? (nichts: Enter; 66; du)
ask-contra = Kontra? (keiner: Enter; sonst etwa { $example }) { $names }
ask-re = Hat { $name } mit Ree geantwortet?
ask-march = War ein Durchmarsch angesagt? (nein: Enter; sonst der Name, etwa { $example })
ask-trump = Trumpf: { $suits } (etwa { $example })
ask-trump-from = Vom wievielten Stich an gab es Trumpf? (etwa 3; von dem der Rot-Sau an: Enter)
ask-called-card = Welche Karte hat { $caller } gerufen? (etwa { $example })
ask-deck = Welche Karten liegen auf dem Tisch: f für französische Farben, d für deutsche?
who-red-sow = Wer hatte die Rot-Sau? { $names } (etwa { $example })
who-partner = Wer hatte die Rufkarte? Der Rufer selbst: Er spielt allein. { $names } (etwa { $example })
who-last-trick = Wer hat den letzten Stich? { $names } (etwa { $example })
who-went-out = Wer ist ausgegangen? { $names } (etwa { $example })
who-claimed = Wer hat 66 gemeldet und hatte sie nicht? { $names } (etwa { $example })
who-rest = Wer bekommt den Rest? { $names } (etwa { $example })
who-pays = Wer zahlt? { $names } (etwa { $example })
who-is-paid = Wer bekommt das Geld? { $names } (etwa { $example })
answer-yes = j

trick-lead = Stich { $trick }: { $name } spielt aus (etwa { $example })
trick-next = Stich { $trick }: { $cards } – { $name } ist dran (etwa { $example })
trick-taken = Stich { $trick }: { $cards } – geht an { $name } ({ $points })
trick-piles = Haufen: { $piles }
trick-too-many = { $found } Karten sind zu viele: { $left ->
        [one] Es fehlt noch eine.
       *[other] Es fehlen noch { $left }.
    }
trick-not-whole = Erst den Stich zu Ende: { $name } ist dran.
trick-card-twice = { $card } ist schon gefallen. Nachsehen, welche der beiden eine andere war; < nimmt die letzte Zeile zurück.
trick-card-outside = { $card } gehört nicht zum Blatt dieses Spiels.
trick-no-melds = In diesem Spiel wird nicht gemeldet, darum steht hinter keiner Karte ein + (D-12).
trick-meld-not-lead = { $card } war nicht ausgespielt, damit kann man nichts melden (D-12).
finding-held-fell = { $card } (Stich { $trick })
finding-live = Der Schiedsrichter: Stich { $trick }, { $name } spielte { $card } – { $what } ({ $rule }), hatte aber noch { $held }.
finding-live-bare = Der Schiedsrichter: Stich { $trick }, { $name } spielte { $card } – { $what } ({ $rule }).

## Was ? erklärt

why-form = Die Form: { $example }
why-name = Der Anfang eines Namens reicht, solange er nur einem gehört.
    Die Form: { $example }
why-dealer = { $game ->
        [dreeg] Geben darf auch, wer schon aus ist; von dem an, der gibt, geht es reihum weiter (D-8).
       *[herzblatt] Von dem an, der gibt, geht es reihum weiter.
    }
    Die Form: { $example }
why-filled = Die Haufen haben zusammen 120 Augen (C-4), darum folgt der letzte aus den anderen. j trägt es so ein, n fragt noch einmal nach den Haufen.
why-piles = Augen, wie ihr sitzt, der letzte Haufen wird ergänzt; oder mit Namen, { $named }, in beliebiger Folge. Ein Haufen darf eine Summe sein, 11+10+4, oder Karten, AATK. 66! ist ausgegangen (D-21), 52? hat falsch gemeldet (D-22); dann müssen alle Haufen dastehen. { $a }? allein: nur, dass er falsch gemeldet hat.
    Die Form: { $example }
why-piles-cameroon = Augen, wie ihr sitzt, der letzte Haufen wird ergänzt; oder mit Namen, { $named }, in beliebiger Folge. Ein Haufen darf eine Summe sein, 11+10+4, oder Karten, AATK. Die wenigsten stehen vorn (D-50). Ein angesagter Durchmarsch: { $a }+ geschafft, { $a }- nicht geschafft (D-51).
    Die Form: { $example }
why-placing = Der Beste zuerst; = zwischen denen, die gleich sind: { $a }={ $b }. Wer fehlt, kommt zuletzt. { $a }? hat 66 falsch gemeldet (D-22).
    Die Form: { $example }
why-placing-cameroon = Die wenigsten Augen zuerst; = zwischen denen, die gleich sind: { $a }={ $b }. Wer fehlt, kommt zuletzt. Ein angesagter Durchmarsch: { $a }+ geschafft, { $a }- nicht geschafft (D-51).
    Die Form: { $example }
why-red-sow = { $a }+ gewonnen (D-32), { $a }- verloren (D-33), { $a }-- mit 33 oder weniger verloren (D-34), { $a } p gepasst (D-31); oder seine Augen: { $a }70 50 prüft beide Seiten.
    Die Form: { $example }
why-call = Wer die Rufkarte hatte (der Rufer selbst: allein), dann die Augen der Rufer: { $d }70 50 prüft beide Seiten; oder { $d }+ die Rufer haben gewonnen, { $d }- die anderen, { $d }= keiner (D-43). { $d }66! ist ausgegangen, { $d }40? oder { $d } ?{ $a } hat falsch gemeldet (D-42). Die Rufkarte darf in Klammern dabeistehen: { $d } (SA) 70.
    Die Form: { $example }
why-solo = Der Solist und seine Augen: { $b }70 50 prüft beide Seiten; oder { $b }+ gewonnen (H-4), { $b }++ hoch gewonnen (H-5), { $b }- verloren (H-6), { $b }-- als Schneider verloren (H-7). Keiner hat gespielt: 0 (H-3).
    Die Form: { $example }
why-solo-muhr = Der Solist und seine Augen: { $b }70 50 prüft beide Seiten; oder { $b }+ gewonnen (M-1), { $b }++ mit Schneider gewonnen (M-3), { $b }- verloren, { $b }-- als Schneider verloren. Keiner hat gespielt: 0 (H-3). Nach Ansage, Kontra und Ree wird gefragt.
    Die Form: { $example }
why-side = 70 50 prüft beide Seiten. { $of ->
        [red-sow] + gewonnen, - verloren, -- mit 33 oder weniger verloren.
        [call-a-card] + gewonnen, - verloren, = keiner hat gewonnen.
        [solo] + gewonnen, ++ hoch gewonnen, - verloren, -- als Schneider verloren.
       *[muhr] + gewonnen, ++ mit Schneider gewonnen, - verloren, -- als Schneider verloren.
    }
    Die Form: 70, oder +
why-trump = Ein Buchstabe des Blatts, das auf dem Tisch liegt.
    Die Form: { $example }
why-deck = S ist in jedem eine andere Farbe. Das Blatt wird gemerkt; :blatt wechselt es.
    Die Form: f oder d
cards-french = Erst die Farbe, dann der Wert: Kr P H Ka (C S H D), A Z K D B 9 8 7 (Z auch T oder 10; auch Q und J).
cards-german = Erst die Farbe, dann der Wert: E G H S, S Z K O U 9 8 7 (S auch A, Z auch T oder 10).
trick-help = Eine Karte oder mehrere, auch ein ganzer Stich. < nimmt die letzte Zeile zurück.
trick-help-melds = Eine Karte oder mehrere, auch ein ganzer Stich; { $example }+ meldet ein Paar (D-12). < nimmt die letzte Zeile zurück.
trick-ends-claims = { "!" }{ $a } ist ausgegangen, ?{ $a } hat falsch gemeldet, *{ $a } bekommt den Rest.
trick-ends-march = { "!" } beendet das Spiel nach dem Stich, an dem der Durchmarsch gescheitert ist; *{ $a } bekommt den Rest.
trick-ends-rest = { "*" }{ $a } bekommt den Rest.

## Der Abend

play-none-unfinished = Es gibt keinen Abend, der noch nicht aus ist. Ein neuer: bolln new
play-tip = ? erklärt jede Frage, : zählt die Befehle auf; :aufhören hört auf, alles ist gespeichert.
play-nothing-before = Das ist die erste Frage. :zurück nimmt zurück, was zuletzt eingetragen wurde.
play-no-deals = Noch kein Spiel.
play-no-such-outcome = So kann ein Spiel dieser Art nicht ausgehen.
play-not-counted = Es zählt noch nicht. Also noch einmal.
play-deal-counts = Spiel { $deal } zählt ({ $rules }).
play-thrown-in = Keiner hat gespielt: zusammengeworfen, es wird nichts gezahlt.
role-soloist = Solist
role-defender = gegen den Solisten
role-trumps = bestimmte Trumpf
role-other = dagegen
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
play-over = Die Partie ist aus. : zählt auf, was noch geht, :aufhören hört auf.
play-over-evening = Der Abend ist aus. : zählt auf, was noch geht, :aufhören hört auf.
play-deck-german = Ab jetzt deutsche Farben: E G H S.
play-deck-french = Ab jetzt französische Farben: Kr P H Ka.
play-dealer-given = { $name } gibt das nächste Spiel, Vorhand ist { $forehand }.
play-undone = Zurückgenommen: { $what }. :wieder holt es wieder her.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-nothing-to-redo = Es gibt nichts wieder herzuholen.
play-correcting = So steht { $what } da:
play-putting-in = Ein vergessenes Spiel, eingetragen vor { $what }.
play-not-corrected = Es bleibt, wie es ist.
play-corrected = Es ist berichtigt.
play-only-herzblatt = Das gibt es nur bei Herzblatt.
play-no-claims = Hier geht niemand mit 66 aus, also gibt es keine falsche Meldung.
play-not-ended = Der Abend geht weiter.
play-held = Ein anderes Programm schreibt an diesem Abend.
play-watching = Du siehst zu, die Tafel geht mit. Enter hört auf.
ask-yes-or-no = { $question } (j/n)
ask-enter-again = Dieses Spiel in den geänderten Abend eintragen?
why-enter-again = Jemand anderes hat inzwischen an der Datei geschrieben, ein Abgleich oder ein Editor. j trägt das Spiel hinter dem ein, was jetzt dasteht, n lässt es fallen.
ask-not-saved = Enter versucht es noch einmal; ein Dateiname mit / oder .toml speichert alles dort und macht dort weiter; - gibt das Spiel auf
why-not-saved = Vom Abend ist nichts verloren: Die Datei ist, wie sie vor diesem Spiel war. Platz schaffen oder den Stick anstecken und Enter drücken, oder eine andere Datei nennen.
ask-watch = Zusehen?
why-watch = Nur ein Programm darf an einem Abend schreiben. j sieht zu: Jedes Spiel, das das andere einträgt, ist zu sehen; n hört auf.
ask-undo = Diese { $count } werden zurückgenommen:
why-undo = j nimmt sie zurück, n lässt sie stehen. Jedes lässt sich mit :wieder herholen, solange nichts anderes eingetragen wird.
ask-correct = Soll es so sein?
why-correct = j trägt die Änderung ein, n lässt alles, wie es war. :zurück nimmt sie zurück.
ask-reason-correction = Warum? (etwa: verzählt; Enter: ohne Grund)
ask-reason-misdeal = Warum vergeben? (etwa: Karte lag offen; Enter: ohne Grund)
ask-reason-end = Warum ist Schluss? (etwa: letzter Bus; Enter: ohne Grund)
ask-reason = Warum? (etwa: falsch bedient)
why-reason = Der Grund steht in der Datei, für später.
    Die Form: ein paar Worte; ohne Grund: Enter
why-reason-ruling = Ein Schiedsspruch braucht seinen Grund, damit man ihn morgen noch versteht.
    Die Form: ein paar Worte
ask-end = Wirklich Schluss, wie es jetzt steht?
why-end = Danach gibt es nur noch Berichtigungen und Bemerkungen, und die Bolln gelten, wie sie stehen (D-62); :zurück nimmt das Ende zurück. j macht Schluss, n spielt weiter.
why-end-money = Danach gibt es nur noch Berichtigungen, Bemerkungen und Zahlungen; :zurück nimmt das Ende zurück. j macht Schluss, n spielt weiter.
ask-ruling-strokes = Striche gelöscht ({ $a }2) oder wieder angeschrieben ({ $b }-1); keine: Enter
ask-ruling-blobs = Bolln gegeben ({ $a }1) oder genommen ({ $b }-1); keine: Enter
why-ruling = Ein Schiedsspruch löscht bis zu 7 Striche oder schreibt sie wieder an und gibt oder nimmt bis zu 9 Bolln. Geber und Vorhand bleiben, wo sie sind (D-8).
    Die Form: { $example }; keine: Enter
ask-ruling-payments = Wer bekommt, wer zahlt? (etwa { $example })
why-ruling-payments = Die Beträge ergeben zusammen null (H-9).
ask-seating = Wer sitzt ab jetzt wo, reihum? Bekannt: { $names } (etwa { $example })
why-seating = Namen hintereinander, mit Leerzeichen oder Kommas; ein neuer Name steht ganz da. Der Stand bleibt bei der Person (H-11).
    Die Form: { $example }
ask-next-dealer = Wer gibt als Nächster? (etwa { $example }; wie es sich ergibt: Enter)
why-next-dealer = Ohne Angabe gibt, wer ohnehin an der Reihe wäre, oder der Nächste nach ihm, der noch dasitzt (H-11).
    Die Form: { $example }, oder Enter
ask-new-names = Neu am Tisch: { $names }. Richtig?
why-new-names = { $game ->
        [herzblatt] Wer noch nie da saß, fängt bei null an. j nimmt die Namen so, n fragt noch einmal.
       *[dreeg] So hieß hier noch niemand. j nimmt den Namen so, n fragt noch einmal.
    }
why-melds = König und Ober einer Farbe, beim Ausspielen des einen angesagt, zählen 20, in Trumpf 40, zusammen höchstens 100 (D-12). Zu den 120 Augen gehören sie nicht.
    Die Form: { $example }; keiner: Enter
why-award = Wer gewinnt, bekommt { $award ->
        [one] 1 Punkt
       *[other] { $award } Punkte
    } (D-44).
why-tariff = Ein Sieg zählt 1 Punkt; 2, wenn die Verlierer unter 33 bleiben; 3, wenn sie keinen Stich haben (D-44).
ask-stake = Der Einsatz vom nächsten Spiel an (etwa { $example })
ask-amount = Wie viel? (etwa { $example })
why-money = Mit Komma oder Punkt; Kleingeld auch als 10ct. 1.000 wird abgelehnt: Es könnte eins oder tausend sein.
    Die Form: { $example }
change-nothing = An der Wertung ändert sich nichts.
change-subgame = Die Partie steht jetzt im Teilspiel { $to } statt { $from }.
change-strokes = { $name }: { $from } → { $to ->
        [one] 1 Strich
       *[other] { $to } Striche
    }
change-blobs = { $name }: { $from } → { $to } Bolln
change-balance = { $name }: { $from } → { $to }
start-go-on = Weiterspielen: { $session }
start-bolln = Bolln schreibt an, wenn am Tisch Dreeg oder Herzblatt gespielt wird.
start-bolln-knows = Gespielt wird mit echten Karten; eingetippt wird, was dabei herauskam.
start-demo = Kurze Vorführung (bolln demo)
start-new = Einen Abend anfangen (bolln new)
start-show = Einen Abend ansehen
start-ask = Was soll es sein?
start-which = Welchen?
start-leave = Aufhören
start-help = Die Vorführung dauert eine Minute und speichert nichts. Ein neuer Abend beginnt mit ein paar Fragen; dann wird gespielt, und jedes Spiel ist gespeichert, sobald es eingetippt ist. Was falsch eingetippt wurde, lässt sich jederzeit berichtigen.
start-first = Jetzt wird gegeben und gespielt. Ist das Spiel aus, wird eingetippt, was unten gefragt ist. ? erklärt es, und was falsch eingetippt wurde, lässt sich berichtigen.
menu-keys = Pfeiltasten und Enter wählen aus; Esc geht zurück.
menu-explain = Worum geht es?
choose-how = Die Zahl vor dem, was es sein soll, oder das Wort dafür, oder wie es anfängt. Enter allein nimmt, was in Klammern steht; < geht zurück.

## What to do at a prompt about what the rules refuse

hint-PilesShort = Die Haufen noch einmal zählen.
    .sixty-six = Die Haufen noch einmal zählen. Ist jemand mit 66 ausgegangen, steht hinter seinem Haufen ein Ausrufezeichen: 66!
    .call-a-card = Die Haufen noch einmal zählen. Ist jemand mit 66 ausgegangen, steht hinter den Augen seiner Partei ein Ausrufezeichen: 66!
hint-PlayersCount = Alle nennen, die am Tisch sitzen, im Uhrzeigersinn und mit Kommas dazwischen.
hint-TableCount = Alle nennen, die am Tisch sitzen, im Uhrzeigersinn und mit Kommas dazwischen. Sechs können spielen, wenn der Geber aussetzt: Hausregel dealer_sits_out.
hint-SeatingSize = Alle nennen, die von jetzt an am Tisch sitzen, im Uhrzeigersinn. Sechs können spielen, wenn der Geber aussetzt: Hausregel dealer_sits_out.
hint-PilesOver = Die Haufen noch einmal zählen.
hint-WentOutTooEarly = Noch einmal zählen, oder statt ! ein ? setzen: falsch gemeldet.
    .tricks = Mit dem nächsten Stich weitermachen; falsch gemeldet heißt ? und der Name: ?b
hint-SideWentOutTooEarly = Noch einmal zählen, oder statt ! ein ? setzen: falsch gemeldet.
    .tricks = Mit dem nächsten Stich weitermachen; falsch gemeldet heißt ? und der Name: ?b
hint-ClaimNotFalse = Noch einmal zählen, oder statt ? ein ! setzen: ausgegangen.
    .tricks = Nach diesem Stich war die Meldung richtig: dann heißt es ! und der Name. Oder die Karten noch einmal ansehen (< nimmt die letzte Zeile zurück).

ask-drop = Das ist noch nicht eingetragen. Soll es verworfen werden?
why-drop = j verwirft, was bis jetzt dazu gesagt ist, und führt den Befehl aus; n macht damit weiter. Nur die letzte Antwort nimmt < zurück, :zurück verwirft es ungefragt.

answer-no = n
ask-dealer = Wer gibt? { $names } (etwa { $example })
ask-dealer-next = Wer gibt das nächste Spiel? { $names } (etwa { $example })
ask-no-points = Das sagt nur, wer wohin kam, ohne Augen: { $placing }. Gilt das so?
ask-note = Was soll man sich merken? (etwa: Bert zahlt das Bier)
why-note = Die Bemerkung steht in der Datei und in dem, was gezeigt wird; sie ändert nichts.
    Die Form: ein paar Worte
ask-leaves = Wessen Platz wird übernommen? { $names } (etwa { $example })
ask-joins = Wer setzt sich für { $name } hin? (der ganze Name, etwa Emil)
why-joins = Die Tafel mit Strichen und Bolln, und wann er gibt, gehen auf den über, der sich hinsetzt; was vorher gespielt wurde, bleibt unter dem alten Namen (D-9).
    Die Form: Emil
ask-reason-substitute = Warum? (etwa: müde; Enter: ohne Grund)
ask-redo = Diese { $count } werden wieder hergeholt:
ask-fate =
    { $what } passt nicht mehr: { $why }
    Enter trägt es neu ein, x streicht es, xx streicht alles, was nicht mehr passt
why-fate = Spätere Spiele wurden zu dem Abend eingetragen, wie er war. Nach jedem, das nicht mehr passt, wird noch einmal gefragt; vorgeschlagen wird, was dastand.
ask-give-up = Die ganze Änderung aufgeben?
why-give-up = j lässt alles, wie es ist; n geht zur Frage zurück.
ask-kept = Damit weitermachen?
why-kept = Diese Zeilen waren getippt und nicht eingetragen, als das Programm aufhörte. j macht dahinter weiter, n verwirft sie.
ask-leave-kept = Was getippt ist, bleibt aufgehoben und wird angeboten, wenn dieser Abend wieder geöffnet wird. Aufhören?
who-partner-talon = Wer hatte die Rufkarte vor dem ersten Stich? { $names } (etwa { $example }; keiner, sie lag im Haifler: Enter)
why-call-two = Die Augen dessen, der Trumpf bestimmt hat: 70 50 prüft beide; oder + er hat gewonnen, - der andere, = keiner (D-43), oder der Name des Gewinners. 66! ist ausgegangen, 40? hat falsch gemeldet (D-42).
    Die Form: { $example }
why-money-whole = Der Betrag hat keine Nachkommastellen.
    Die Form: { $example }
why-over = Berichtigungen, Bemerkungen und Zahlungen gehen noch, und was eingetragen ist, lässt sich zurücknehmen.
seating-cards-out = Mit so vielen am Tisch kommen diese Karten aus dem Blatt: { $cards }
seating-cards-in = Mit so vielen am Tisch kommen diese Karten ins Blatt: { $cards }
misread-alike = { $typed } sieht aus wie { $name } und wäre jemand anderes. Bitte so schreiben, dass niemand sie verwechselt.
misread-at-table = { $name } sitzt schon am Tisch.
hint-missing = { $missing ->
        [one] eins zu wenig
       *[other] { $missing } zu wenig
    }
hint-others = die anderen { $points }
hint-goes-out = { $name } geht aus
hint-ends-subgame = damit ist das Teilspiel zu Ende
hint-ends-game = damit ist die Partie aus
hint-false-claim = { $name } hat falsch gemeldet
hint-march-made = Durchmarsch von { $name }
hint-march-failed = { $name } ist am Durchmarsch gescheitert
hint-passed = keiner hat gespielt
hint-trick = { $cards }: geht an { $name }
named-deal = Spiel { $deal }
named-event = Ereignis { $event } ({ $kind })
named-unread = Ereignis { $event }
fault-of = { $what }: { $why }
play-dealer-taken-back = { $name } gibt doch nicht außer der Reihe.
play-dealer-not-kept = Dass { $name } als Nächster gibt, wird nicht aufgehoben.
play-dropped = Was angefangen war, ist verworfen; sonst ist nichts geändert.
play-has-faults = Dieser Abend geht nicht zusammen. Was nicht stimmt:
play-is-struck = { $what } ist gestrichen.
play-keeps-dealer = { $what } behält den Geber, { $name }.
play-kept = Das war getippt und nicht eingetragen, als das Programm aufhörte:
ask-mend = Was soll ausgebessert werden? (etwa Bret=Bert, Ort=Hirschen)
why-mend-what = Ein falsch geschriebener Name wird überall geändert. Was über den Spielen steht, wird mit seinem Wort geändert: Ort=, Bemerkung=, Beginn=, erster_Geber=, Einsatz=, und Hausregeln etwa als rules.ties=worse. Was sich ändert, wird vorher gezeigt, und die Datei bleibt so, wie sie war, daneben liegen.
    Die Form: Bret=Bert
play-other-game = In der Datei steht jetzt ein anderes Spiel.
play-over-by-then = Da ist die Partie schon aus, also kann dort kein Spiel stehen.
play-pending-kept = Die getippten Stiche sind aufgehoben und werden angeboten, wenn dieser Abend wieder geöffnet wird.

## The commands

commands-head = Befehle, jeder allein in der Zeile:
command-needs-colon = Ein Befehl beginnt mit einem Doppelpunkt: { $word } oder { $short }
command-unknown = Den Befehl { $typed } gibt es nicht; : allein zählt sie auf.
command-unknown-meant = Den Befehl { $typed } gibt es nicht. Gemeint war vielleicht :{ $meant }?
command-not-here = { $word } geht hier gerade nicht.
command-undo = nimmt zurück, was zuletzt getan wurde; mit einer Zahl (2) so viel
command-redo = holt wieder her, was zuletzt zurückgenommen wurde; mit einer Zahl so viel
command-correct = berichtigt das Letzte, Spiel 3 (3) oder Ereignis 7 (#7)
command-before = trägt ein vergessenes Spiel vor Spiel 3 (3) oder Ereignis 7 (#7) nach
command-strike = streicht das Letzte, Spiel 3 (3) oder Ereignis 7 (#7)
command-slates = wie es steht
command-deals = alle Spiele
command-why = warum das letzte Spiel, oder Spiel 3 (3), so zählt
command-rules = die Regeln zu dem, was dran ist, oder zu einem Thema
command-help = erklärt die Frage
command-outcome = Spiele werden mit dem Ausgang eingetragen
command-points = Spiele werden mit Augen eingetragen
command-tricks = Spiele werden Karte für Karte eingetragen
command-deck = das andere Kartenblatt
command-dealer = wer außer der Reihe als Nächster gibt (mit dem Namen)
command-ruling = ein Schiedsspruch
command-misdeal = vergeben: derselbe gibt noch einmal
command-claim = eine falsche Meldung, und sonst nichts von dem Spiel
command-substitute = jemand übernimmt einen Platz
command-seats = wer ab jetzt wo sitzt
command-stake = ein anderer Einsatz
command-payment = eine Schuld wurde bezahlt
command-note = eine Bemerkung
command-mend = einen falsch geschriebenen Namen ausbessern, oder was über den Spielen steht, etwa Bret=Bert
command-end = Schluss, wie es steht
command-quit = hört auf; was eingetragen ist, ist gespeichert
misread-no-file = { $typed } gilt hier nicht als Dateiname: Es fehlt ein / oder die Endung .toml.
play-unsaved = { $count ->
        [one] Ein Eintrag ist nicht gespeichert
       *[other] { $count } Einträge sind nicht gespeichert
    }; alles andere steht in { $file }.
