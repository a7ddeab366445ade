finding = Ereignis { $event }, Stich { $trick }: { $player } spielte { $card } – { $rule }, hatte aber noch { $held }.
finding-wrong-call = Ereignis { $event }, Stich { $trick }: { $player } spielte { $card } aus, keinen Trumpf, und hatte auch keinen: Der Ruf war falsch (D-40).
check-fine-settlement = { $file }: in Ordnung (eine Abrechnung: { $payments ->
        [one] eine Zahlung
       *[other] { $payments } Zahlungen
    } über { $evenings ->
        [one] einen Abend
       *[other] { $evenings } Abende
    })
check-fine = { $file }: in Ordnung ({ $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }; { $findings ->
        [0] nichts beanstandet
        [one] eine Beanstandung
       *[other] { $findings } Beanstandungen
    })

game-dreeg = Dreeg
game-herzblatt = Herzblatt
list-or = { $others } oder { $last }
list-and = { $others } und { $last }

score-standing = Teilspiel { $number } von 8, Runde { $round }: { $contract }, { $players } sind dabei.
score-standing-race = Teilspiel { $number }{ $pass ->
        [1] {""}
       *[other] , { $pass }. Durchgang
    }, Runde { $round }: { $contract }, { $players } sind dabei. Wer zuerst { $target } Bolln hat, beendet die Partie.
score-over = Die Partie ist aus. { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    } { $blobs ->
        [0] ohne Bolln.
       *[other] mit { $count ->
            [one] {""}
           *[other] je{" "}
        }{ $blobs ->
            [one] einem Bolln.
           *[other] { $blobs } Bolln.
        }
    }
score-broken-off = Nach { $deals ->
        [one] einem Spiel
       *[other] { $deals } Spielen
    } ist Schluss. Wie es steht, { $count ->
        [one] gewinnt { $winners }
       *[other] gewinnen { $winners }
    } { $blobs ->
        [0] ohne Bolln.
       *[other] mit { $count ->
            [one] {""}
           *[other] je{" "}
        }{ $blobs ->
            [one] einem Bolln.
           *[other] { $blobs } Bolln.
        }
    }
score-next = { $dealer } gibt, { $forehand } sitzt in Vorhand.
score-subgames = Teilspiele
score-deals-of = { $number }. { $contract }: Spiele
score-deals = Spiele
score-rulings = Schiedssprüche
score-remarks = Bemerkungen
remark-note = Ereignis { $event }: „{ $note }“
remark-substitute = Ereignis { $event }: { $joins } übernimmt den Platz von { $leaves } (D-9){ $given ->
        [yes] : { $reason }
       *[no] .
    }
remark-misdeal = Ereignis { $event }, vergeben: { $reason }
remark-end = Ereignis { $event }, Schluss: { $reason }
score-corrections = Berichtigungen
score-findings = Beanstandungen des Schiedsrichters (sie ändern von selbst keine Wertung)
score-balances = Stand in { $currency }
score-transfers = Wer zahlt wem
score-settled = Niemand schuldet jemandem etwas.
score-payments = Bezahlt

slate-dealer = gibt
slate-forehand = Vorhand
slate-out = aus
slate-winner = gewinnt
slate-spoken = { $name }: { $strokes ->
        [0] ausgegangen
        [one] noch ein Strich
       *[other] noch { $strokes } Striche
    }, { $blobs ->
        [0] kein Bolln
        [one] ein Bolln
       *[other] { $blobs } Bolln
    }

now-two-sixty-six = Noch zwei: je 6 Karten, ein Haifler von 12 mit dem Trumpf offen darunter; bis er aufgebraucht ist, darf man jede Karte spielen; mit dem Trumpf-Neuner darf man den aufgedeckten Trumpf rauben; der Sieg zählt 1.
now-two-red-sow = Noch zwei: je 6 Karten, ein Haifler von 12; bis er aufgebraucht ist, darf man jede Karte spielen. Die Punkte bleiben dieselben.
now-two-call-a-card = Noch zwei: je 6 Karten, ein Haifler von 12; Vorhand sagt nach drei Karten den Trumpf an; bis der Haifler aufgebraucht ist, darf man jede Karte spielen; { $tariff ->
        [yes] der Sieg zählt 1 bis 3, nach dem Tarif dieses Tisches.
       *[no] der Sieg zählt 1.
    }
now-two-cameroon = Noch zwei: An diesem Tisch wird weitergespielt (D-52, cameroon_two_left), je 6 Karten und ein Haifler von 12, ohne Trumpf; bis der Haifler aufgebraucht ist, darf man jede Karte spielen; der Sieg zählt 1.
now-three-each = { $left ->
        [yes] Noch drei
       *[no] Zu dritt
    }: { $talon ->
        [turned] je 6 Karten und ein Haifler von 6 mit dem Trumpf offen darunter, die ersten zwei Stiche sind frei
        [yes] je 6 Karten und ein Haifler von 6, die ersten zwei Stiche sind frei
       *[no] je 8 Karten
    }; die Plätze zählen 2, 1 und 0.
now-three-red-sow = { $left ->
        [yes] Noch drei
       *[no] Zu dritt
    }: { $talon ->
        [yes] je 6 Karten und ein Haifler von 6, die ersten zwei Stiche sind frei
       *[no] je 8 Karten
    }; { $left ->
        [yes] die Punkte bleiben dieselben.
       *[no] die Punkte sind dieselben wie zu viert.
    }
now-three-call-a-card = { $left ->
        [yes] Noch drei
       *[no] Zu dritt
    }: { $talon ->
        [yes] je 6 Karten und ein Haifler von 6, die ersten zwei Stiche sind frei
       *[no] je 8 Karten
    }; Rufer und Gerufener gegen den Dritten oder der Rufer allein gegen zwei; { $tariff ->
        [yes] der Sieg zählt 1 bis 3, nach dem Tarif dieses Tisches.
       *[no] der Sieg zählt 2.
    }
now-sow-by-third-trick = Wer die Rot-Sau hat, muss sie bis zum dritten Stich spielen und Trumpf ansagen; ist sie bis dahin nicht aufgetaucht, wird der Haifler umgedreht.
now-called-card-in-talon = Die Rufkarte kann im Haifler liegen: Dann spielt der Rufer allein.
now-cameroon-stops = Sind nur noch zwei dabei, ist Kamerun zu Ende und beide haben verloren (D-52, cameroon_two_left).
now-cameroon-stopped = Nur noch zwei sind dabei: Kamerun ist zu Ende, und beide haben verloren (D-52, cameroon_two_left).
now-exact-66-loses = Rot-Sau an diesem Tisch: genau 66 gewinnt nicht.

table-left-out = Kein Platz hier für: { $columns }.
table-intervals = Schwankungsbreiten
column-number = Nr.
column-contract = Teilspiel
column-deals = Spiele
column-went-out = Ausgegangen
column-losers = Verloren
column-blobs = Bolln für
column-deal = Spiel
column-dealer = Geber
column-counts = Augen
column-out = Aus
column-then = { $before }, dann { $after }
column-player = Spieler
column-balance = Stand
column-solos = Soli
column-won = Gewonnen
column-soloist = Solist
column-factor = Einsätze
subgame-on = läuft noch
deal-passed = keiner spielt
soloist-won = { $name } gewinnt
soloist-lost = { $name } verliert
transfer = { $from } zahlt { $to } { $amount }.
payment-line = Ereignis { $event }: { $from } hat { $to } { $amount } bezahlt.
ruling-line = Ereignis { $event }: { $what } – { $reason }
ruling-erased = { $name }: { $number ->
        [one] ein Strich gelöscht
       *[other] { $number } Striche gelöscht
    }
ruling-chalked = { $name }: { $number ->
        [one] ein Strich wieder angeschrieben
       *[other] { $number } Striche wieder angeschrieben
    }
ruling-blobs-given = { $name }: { $number ->
        [one] ein Bolln mehr
       *[other] { $number } Bolln mehr
    }
ruling-blobs-taken = { $name }: { $number ->
        [one] ein Bolln weniger
       *[other] { $number } Bolln weniger
    }
correction-changed = Ereignis { $number } berichtigt Ereignis { $target }{ $given ->
        [yes] : { $reason }
       *[no] .
    }
correction-struck = Ereignis { $number } streicht Ereignis { $target }{ $given ->
        [yes] : { $reason }
       *[no] .
    }
correction-put-in = Ereignis { $number } trägt vor Ereignis { $target } ein vergessenes nach{ $given ->
        [yes] : { $reason }
       *[no] .
    }

herzblatt-next = { $deals ->
        [0] Noch kein Spiel.
        [one] Bisher ein Spiel.
       *[other] Bisher { $deals } Spiele.
    } { $dealer } gibt, { $forehand } sitzt in Vorhand; der Einsatz ist { $stake }.
herzblatt-most = Am besten weggekommen: { $names } mit { $amount }.
herzblatt-over = Der Abend ist aus nach { $deals ->
        [one] einem Spiel.
       *[other] { $deals } Spielen.
    }

explain-deal = Spiel { $deal } (Ereignis { $event }): { $contract }, Teilspiel { $subgame }
explain-herzblatt-deal = Spiel { $deal } (Ereignis { $event }), Einsatz { $stake }
explain-table = { $dealer } gab, { $forehand } saß in Vorhand; dabei: { $players }.
explain-corrected = Dieses Ereignis ist berichtigt; hier steht, wie es jetzt lautet.
explain-correction = Ereignis { $number } ist eine Berichtigung von Ereignis { $target }.
explain-struck = Ereignis { $number } ist gestrichen.
explain-end = Ereignis { $number } macht Schluss, wie es stand{ $given ->
        [yes] : { $reason }
       *[no] .
    }
explain-note = Ereignis { $number } ist eine Bemerkung des Tisches und ändert nichts.
explain-undo = Ereignis { $number } nimmt zurück, was davor eingetragen war.
explain-redo = Ereignis { $number } holt wieder her, was davor zurückgenommen war.
explain-taken-back = Ereignis { $number } ist zurückgenommen und zählt nicht.
explain-misdeal = Ereignis { $number } ist vergeben{ $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }: Nichts zählt, und derselbe Geber gibt noch einmal (D-8).
explain-seating = Ereignis { $number }: Vom nächsten Spiel an sitzen { $players } am Tisch (H-11).
explain-stake = Ereignis { $number }: Vom nächsten Spiel an ist der Einsatz { $amount }.
explain-passed = Keiner hat gespielt, und es wurde zusammengeworfen (H-3).
explain-rules = Die Regeln, nach denen es ging
explain-gone-out = Ausgegangen: { $names } (D-4).
explain-side = { $names }: { $count }
explain-side-unknown = { $names }: nicht gezählt
explain-won = { $name } hat gespielt und { $schneider ->
        [yes] hoch gewonnen
       *[no] gewonnen
    }{ $known ->
        [yes] {" "}({ $counts })
       *[no] {""}
    }: Jeder Gegenspieler zahlt { $factor } × den Einsatz, { $each }.
explain-lost = { $name } hat gespielt und { $schneider ->
        [yes] als Schneider verloren
       *[no] verloren
    }{ $known ->
        [yes] {" "}({ $counts })
       *[no] {""}
    }: Jeder Gegenspieler bekommt { $factor } × den Einsatz, { $each }.
explain-discards = { $name }: { $sum } { $rest ->
        [yes] gedrückt und im Rest
       *[no] gedrückt
    }
explain-no-event = An diesem Abend gibt es kein Ereignis { $number }.
explain-no-deal = An diesem Abend gibt es kein Spiel { $number }.
told-placing = Angegeben ist, wer welchen Platz hat.
told-outcome = Angegeben ist der Ausgang.
told-points = Die Augen sind gezählt.
told-tricks = Die Karten sind aufgeschrieben.
told-passed = Der Solist hat gepasst.
told-went-out = { $name } ist ausgegangen.
told-false-claim = { $name } hat die 66 zu Unrecht gemeldet (D-22).
told-soloist = Solist: { $name }.
told-caller-and-partner = { $name } hat gerufen, { $partner } war der Mitspieler.
told-caller-alone = { $name } hat gerufen und allein gespielt.
told-trumps-named = { $name } hat den Trumpf bestimmt, und die zwei haben gegeneinander gespielt (D-41).
told-march = { $name } hat den Durchmarsch angesagt.
told-announced = { $name } hat { $what ->
        [du] „Du“
       *[sixty-six] „66“
    } angesagt (M-2).
told-contra = { $name } hat Kontra gesagt{ $re ->
        [yes] , { $soloist } mit Ree geantwortet
       *[no] {""}
    } (M-4).
factor = { $by } ({ $what ->
        [schneider] Schneider
        [contra] Kontra
        [re] Ree
        [du] „Du“
       *[other] „66“
    })
told-factors = { $factors } = { $product } (M-4).
told-rest = { $name } bekommt alle Stiche, die nicht aufgeschrieben sind.
column-trick = Stich
column-cards = Karten
column-taken-by = Geht an
column-points = Augen
column-count = Gezählt
column-award = Punkte
column-strokes = Striche
column-payment = Bekommt
rule-head = { $id } · { $title }
rule-ruling = Festlegung: { $text }
rule-ruling-means = Festlegung: Hier schweigen die Quellen oder sind uneins. Wo ein Schlüssel dabeisteht, kann der Tisch anders wählen.
rule-one-source = So steht es nur in einer der Quellen.
rule-keys = (Schlüssel { $keys }.)
rule-key = Schlüssel { $key }: im Regelfall { $default }{ $ruled ->
        [no] {""}
       *[other] {" "}(Festlegung, { $ruled })
    }; möglich: { $allowed }
rule-key-here = Schlüssel { $key }: an diesem Tisch { $here }, im Regelfall { $default }{ $ruled ->
        [no] {""}
       *[other] {" "}(Festlegung, { $ruled })
    }; möglich: { $allowed }

rules-topics = Themen (bolln rules THEMA) oder eine Regelnummer wie D-11; --players 2, 3, 4 oder 5 zeigt, was für so viele gilt:
rules-no-topic = Ein Thema oder eine Regel { $topic } gibt es nicht; `bolln rules` zählt sie auf.
rules-no-topic-near = Ein Thema oder eine Regel { $topic } gibt es nicht; war { $near } gemeint? `bolln rules` zählt sie auf.
topic-house = Hausregeln
    .intro = Was ein Tisch vereinbaren kann: die Schlüssel von [rules] in der Datei eines Abends. Nur was vom Regelfall abweicht, muss dort stehen.
    .names = hausregeln, haus, regeln, schlüssel
house-key = { $key } ({ $rule }{ $ruled ->
        [yes] , Festlegung
       *[no] {""}
    })
house-value = { $value }{ $usual ->
        [yes] {" "}(im Regelfall)
       *[no] {""}
    }: { $means }
house-number = im Regelfall { $default }
house-no-number = keine Zahl

## Zeichen in Worten, für alle, die sich den Bildschirm vorlesen lassen

aloud-number = Nummer
aloud-times = mal
aloud-to = auf
aloud-then = { $before }, dann { $next }
aloud-counted = { $count }, bekommt { $award }{ $side ->
        [yes] {", Spielerpartei"}
       *[no] {""}
    }
aloud-scored = bekommt { $award }{ $side ->
        [yes] {", Spielerpartei"}
       *[no] {""}
    }
aloud-left = { $left ->
        [one] hat jetzt einen Strich
       *[other] hat jetzt { $left } Striche
    }
aloud-sum = { $count }, aus { $parts }
aloud-sides = { $one } zu { $other }
aloud-unknown = unbekannt
aloud-better = gewonnen
aloud-worse = verloren
aloud-level = gleich
aloud-record = Um sie festzuhalten: { $command }
aloud-problem = { $file }, Zeile { $line }, Spalte { $column }: { $text }
