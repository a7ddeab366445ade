# Die Regeltexte: Regeln nach Kennung, Schlüssel von [rules], Themen, Namen.
# `rule-X` ist, was die Quellen sagen, `rule-X-ruling`, was Festlegung ist. $players ist die Zahl der Spieler, die noch dabei
# sind (0: gleich wie viele), $game "dreeg", "herzblatt" oder "any", $of das Teilspiel oder Thema. Ein Text, der leer
# herauskommt, wird nicht gezeigt: In diesem Fall sagt die Regel nichts.

## C · Karten und Augen

rule-C-1 = Von oben nach unten: Sau (Ass) 11, Zehner 10, König 4, Ober 3, Unter 2, dann Neuner, Achter und Siebener, die nichts zählen. Die Zahlen sind die Augen.
    .title = Rang und Augen
rule-C-2 = Was auch herausgenommen wird: Das Blatt hat immer 120 Augen, denn es fehlen nur Karten, die nichts zählen.
    .title = Das Blatt hat 120
rule-C-3 = Kein Haufen kann genau 1 oder genau 119 Augen haben, weil keine Karte 1 zählt. Wer so etwas einträgt, hat sich verzählt, und es wird nicht angenommen.
    .title = Nie 1 oder 119
rule-C-4 = Sind alle Haufen angegeben, müssen sie zusammen 120 ergeben; sonst wird der Eintrag abgelehnt und der Unterschied genannt. Geht jemand mit 66 aus oder meldet er es zu Unrecht, dürfen es weniger sein, nur nicht 119, und mehr nie.
    .title = Die Haufen gehen auf
rule-C-5 = Gespielt wird mit dem französischen Blatt von 32 Karten, meist im Berliner Bild; ein deutsches tut es auch. Beim Aufschreiben kommt erst die Farbe, dann der Wert: C (Kreuz, Eichel), S (Pik, Gras, Laub), H (Herz, Rot), D (Karo, Schellen); A, T, K, O, U, 9, 8, 7. So ist HA das Herz-Ass, ST der Pik-Zehner, C9 der Kreuz-Neuner.
    .title = Das Blatt, und wie man Karten schreibt
rule-C-6 = { $game ->
        [dreeg] { $of ->
            [cameroon] Den Stich macht die höchste Karte der ausgespielten Farbe; andere Farben stechen nie. Wer ihn macht, spielt zum nächsten aus.
           *[other] Den Stich macht der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe. Andere Farben stechen nie. Wer ihn macht, spielt zum nächsten aus.
        }
        [herzblatt] Den Stich macht der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe. Andere Farben stechen nie. Wer ihn macht, spielt zum nächsten aus, zum ersten Vorhand (H-2).
       *[other] Den Stich macht der höchste Trumpf; liegt keiner, die höchste Karte der ausgespielten Farbe. Andere Farben stechen nie. Wer ihn macht, spielt zum nächsten aus; wer zum ersten, steht in D-8, für Herzblatt in H-2.
    }
    .title = Wer den Stich macht und ausspielt

## D · Dreeg: das Spiel

rule-D-1 = Gespielt werden zwei Runden zu vier Teilspielen: erst Sechsundsechzig, Rot-Sau, Rufen und Kamerun, dann dieselben vier rückwärts, von Kamerun bis Sechsundsechzig.
    .title = Die acht Teilspiele
rule-D-2 = Zu dritt oder zu viert fängt man an, zu dritt gleich nach den Regeln für drei. Das Blatt hat 24 Karten, vom Neuner bis zur Sau (C-5). { $players ->
        [4] Zu viert bekommt jeder 6 Karten.
        [3] {""}
        [2] Zu zweit bekommt jeder 6 Karten, und die anderen 12 sind der Haifler.
       *[other] Zu viert und zu zweit bekommt jeder 6 Karten; zu zweit sind die anderen 12 der Haifler.
    }
    .title = Spieler und Karten
rule-D-2-ruling = { $players ->
        [4] {""}
        [2] {""}
       *[other] Zu dritt bekommt jeder 8 Karten. Nach Absprache bekommt jeder 6, und 6 sind der Haifler: Auch das gibt acht Stiche, die ersten zwei davon frei.
    }
rule-D-3 = Jedes Teilspiel beginnt jeder mit XII auf der Tafel, das sind 7 Striche, und jeder Punkt löscht einen. Zuerst geht die Mitte des X weg, dann bleiben 6; danach die vier Arme, zuletzt die beiden I. Was über den letzten Strich hinausgeht, verfällt.
    .title = XII auf der Tafel
rule-D-4 = Wer keinen Strich mehr hat, ist ausgegangen: Er hat gewonnen und setzt für den Rest des Teilspiels aus.
    .title = Wer ausgegangen ist
rule-D-5 = Das Teilspiel ist zu Ende, sobald höchstens einer noch dabei ist. Wer dann noch dabei ist, hat verloren.
    .title = Ende des Teilspiels
rule-D-6 =
    .title = Wenn alle zugleich ausgehen
rule-D-6-ruling = Nimmt ein einziges Spiel oder ein einziger Schiedsspruch allen, die noch dabei waren, die letzten Striche, verliert keiner: Wer seinen letzten Strich gelöscht hat, hat gewonnen (D-4). Nach Absprache verliert, wer dabei am wenigsten bekommen hat, und bei lauter gleichen Punkten verlieren alle; bei einem Schiedsspruch gilt die Zahl der Striche, die er löscht. Gereiht wird so oder so nach D-7.
rule-D-7 = Gehen mehrere im selben Spiel oder durch denselben Schiedsspruch aus, steht vorn, wer dabei mehr Punkte bekommen hat; bei gleichen Punkten teilen sie sich den Platz. Wer auf dem ersten Platz steht, allein oder nicht, hat das Teilspiel gewonnen.
    .title = Gemeinsam ausgehen
rule-D-8 =
    .title = Geber und Vorhand
rule-D-8-ruling = { $game ->
        [dreeg] { $of ->
            [call-a-card] { $players ->
                [2] Vorhand spielt zum ersten Stich aus.
               *[other] Vorhand ist der Nächste nach dem Geber, der noch dabei ist.
            }
           *[other] Vorhand ist der Nächste nach dem Geber, der noch dabei ist; sie spielt zum ersten Stich aus.
        }
       *[other] Der erste Geber fängt an, auch wenn ihn ein Schiedsspruch schon hinausgebracht hat. Nach jedem gewerteten Spiel gibt reihum der Nächste, der dann noch dabei ist, auch ins neue Teilspiel hinüber, bei dem alle wieder dabei sind. Wer sich vergibt, gibt noch einmal, auch wenn er schon aus ist. Ein Schiedsspruch verschiebt nichts. Nennt der Tisch einen anderen Geber, auch einen, der schon aus ist (wer nichts zu tun hat, gibt oft), geht es von ihm aus weiter. Vorhand ist der Nächste nach dem Geber, der noch dabei ist; sie spielt zum ersten Stich aus{ $players ->
            [2] .
           *[other] {" "}(beim Rufen schon nach den Quellen: D-40).
        }
    }
rule-D-9 =
    .title = Ein anderer übernimmt den Platz
rule-D-9-ruling = Zwischen zwei Spielen darf ein anderer den Platz übernehmen. Die Tafel mit Strichen und Bolln, der Platz in der Reihe derer, die ausgegangen sind, und das Geben sind von da an seine Sache; was vorher gespielt wurde, bleibt unter dem alten Namen.
rule-D-14 = { $game ->
        [dreeg] { $of ->
            [call-a-card] Nach dem Mischen und Abheben bekommt jeder seine sechs Karten zu je drei, 3 + 3. Nach den ersten drei { $players ->
                [2] bestimmt Vorhand den Trumpf
               *[other] ruft Vorhand
            } (D-40).
           *[other] Nach dem Mischen und Abheben bekommt jeder seine sechs Karten zu je drei, 3 + 3.
        }
       *[other] Nach dem Mischen und Abheben bekommt jeder seine sechs Karten zu je drei, 3 + 3. Beim Rufen { $players ->
            [2] bestimmt Vorhand nach den ersten drei den Trumpf
           *[other] ruft Vorhand nach den ersten drei
        } (D-40).
    }
    .title = Drei und drei gegeben
rule-D-14-ruling = { $players ->
        [4] {""}
        [2] {""}
       *[other] Wo drei je acht bekommen (D-2), folgen noch zwei.
    }

## D · Dreeg: Reihung nach Augen

rule-D-10 = Es zählen die Augen in den eigenen Stichen und, wo der Tisch sie spielt, die Meldungen (D-12) und der Zuschlag für den letzten Stich (D-13).
    .title = Was zusammengezählt wird
rule-D-11 = { $players ->
        [4] Die vier werden danach gereiht, was sie zählen, und bekommen 3, 2, 1 und 0 Punkte.
        [3] { $of ->
            [sixty-six] Die drei werden danach gereiht, was sie zählen, und bekommen 2, 1 und 0 Punkte.
            [cameroon] Die drei werden danach gereiht, was sie zählen.
           *[other] Bei Sechsundsechzig werden die drei danach gereiht, was sie zählen, und bekommen 2, 1 und 0 Punkte.
        }
        [2] { $of ->
            [sixty-six] Die zwei werden danach gereiht, was sie zählen, und bekommen 1 und 0 Punkte.
            [cameroon] Die zwei werden danach gereiht, was sie zählen.
           *[other] Bei Sechsundsechzig werden die zwei danach gereiht, was sie zählen, und bekommen 1 und 0 Punkte.
        }
       *[other] { $of ->
            [cameroon] Wer dabei ist, wird danach gereiht, was er zählt. Zu viert gibt es 3, 2, 1 und 0 Punkte.
            [sixty-six] Wer dabei ist, wird danach gereiht, was er zählt. Zu viert gibt es 3, 2, 1 und 0 Punkte, zu dritt 2, 1 und 0, zu zweit 1 und 0.
           *[other] Wer dabei ist, wird danach gereiht, was er zählt. Zu viert gibt es 3, 2, 1 und 0 Punkte; bei Sechsundsechzig zu dritt 2, 1 und 0, zu zweit 1 und 0.
        }
    }
    .title = Wie gereiht wird
rule-D-11-ruling = { $players ->
        [4] Bei Gleichstand bekommen alle das Bessere, und ebenso viele Plätze fallen aus (3, 3, 1, 0). Nach Absprache bekommen alle das Schlechtere (2, 2, 1, 0), oder es steht { $of ->
            [sixty-six] vorn, wer von ihnen den letzten Stich gemacht hat
            [cameroon] hinten, wer von ihnen den letzten Stich gemacht hat
           *[other] vorn, wer von ihnen den letzten Stich gemacht hat (bei Kamerun: hinten)
        }, und wer dann noch gleich ist, bekommt das Bessere. Dann muss im Eintrag stehen, wer ihn gemacht hat; wer schon am Tisch für gleich erklärt wurde, bleibt es und bekommt das Bessere.
        [3] { $of ->
            [sixty-six] {""}
            [cameroon] Sie bekommen 2, 1 und 0 Punkte.{" "}
           *[other] Auch bei Kamerun bekommen drei 2, 1 und 0 Punkte.{" "}
        }Bei Gleichstand bekommen alle das Bessere, und ebenso viele Plätze fallen aus (2, 2, 0). Nach Absprache bekommen alle das Schlechtere (1, 1, 0), oder es steht { $of ->
            [sixty-six] vorn, wer von ihnen den letzten Stich gemacht hat
            [cameroon] hinten, wer von ihnen den letzten Stich gemacht hat
           *[other] vorn, wer von ihnen den letzten Stich gemacht hat (bei Kamerun: hinten)
        }, und wer dann noch gleich ist, bekommt das Bessere. Dann muss im Eintrag stehen, wer ihn gemacht hat; wer schon am Tisch für gleich erklärt wurde, bleibt es und bekommt das Bessere.
        [2] Gleichstand bringt keinem etwas, außer wenn nach Absprache der letzte Stich entscheidet: Dann bekommt den Punkt{ $of ->
            [sixty-six] , wer ihn gemacht hat
            [cameroon] {" "}der andere
           *[other] , wer ihn gemacht hat (bei Kamerun: der andere)
        }, und wer den letzten Stich hat, muss im Eintrag stehen. Sind die zwei schon am Tisch für gleich erklärt worden, bekommt auf keinen Fall einer etwas.
       *[other] { $of ->
            [sixty-six] {""}
           *[other] Auch bei Kamerun bekommen drei 2, 1 und 0 Punkte.{" "}
        }Bei Gleichstand bekommen alle das Bessere, und ebenso viele Plätze fallen aus (3, 3, 1, 0). Nach Absprache bekommen alle das Schlechtere (2, 2, 1, 0), oder es steht { $of ->
            [sixty-six] vorn, wer von ihnen den letzten Stich gemacht hat
            [cameroon] hinten, wer von ihnen den letzten Stich gemacht hat
           *[other] vorn, wer von ihnen den letzten Stich gemacht hat (bei Kamerun: hinten)
        }, und wer dann noch gleich ist, bekommt das Bessere. Dann muss im Eintrag stehen, wer ihn gemacht hat; wer schon am Tisch für gleich erklärt wurde, bleibt es und bekommt das Bessere. Zu zweit bringt Gleichstand nichts, wenn nicht der letzte Stich entscheidet; sind die zwei schon am Tisch für gleich erklärt worden, bringt er auf keinen Fall etwas.
    }
rule-D-12 =
    .title = Gemeldete Paare
rule-D-12-ruling = Gemeldet wird nicht. Nach Absprache zählen König und Ober einer Farbe, beim Ausspielen des einen angesagt, 20 dazu, in Trumpf 40; bei Kamerun auch dann nicht. Meldungen stehen neben den 120 Augen: bei jedem ein Vielfaches von 20, bei allen zusammen höchstens 100.
rule-D-13 =
    .title = Zuschlag für den letzten Stich
rule-D-13-ruling = Der letzte Stich bringt nichts extra. Nach Absprache zählt er dem, der ihn macht, 10 dazu, und dann muss im Eintrag stehen, wer das war; aber nur, wenn zu Ende gespielt wird, nie wenn jemand ausgegangen ist, und nie bei Kamerun.

## D · Dreeg: Sechsundsechzig

rule-D-20 = Jeder spielt für sich, und wer die meisten Augen hat, steht vorn (D-11).
    .title = Jeder für sich
rule-D-21 = Wer 66 erreicht, darf ausgehen, und das Spiel ist zu Ende: Er steht auf dem ersten Platz, die anderen dahinter nach dem, was sie haben. Er muss 66 oder mehr zählen; mit weniger wird das Ausgehen abgelehnt und als falsche Meldung eingetragen (D-22).
    .title = Ausgehen mit 66
rule-D-22 =
    .title = 66 falsch gemeldet
rule-D-22-ruling = Wer 66 meldet und sie nicht hat, beendet das Spiel, und jeder Gegner, der noch dabei ist, bekommt 2 Punkte, nach Absprache 0 bis 7. Sind doch 66 oder mehr eingetragen, wird die falsche Meldung abgelehnt.
rule-D-23 = { $players ->
        [4] {""}
        [3] {""}
       *[other] Zu zweit spielt man mit dem Haifler: Bis er aufgebraucht ist, darf jede Karte gespielt werden, und mit dem Trumpf-Neuner darf man den aufgedeckten Trumpf rauben. Wer gewinnt, bekommt 1 Punkt.
    }
    .title = Sechsundsechzig zu zweit
rule-D-24 = { $players ->
        [4] Der Geber deckt die unterste Karte auf, und ihre Farbe ist Trumpf. Die Karte gehört ihm selber: Einen Trumpf hat er damit sicher.
        [3] Der Geber deckt die unterste Karte auf, und ihre Farbe ist Trumpf. Die Karte gehört ihm selber: Einen Trumpf hat er damit sicher. Mit Haifler (D-2) wird stattdessen dessen unterste Karte aufgedeckt und halb daruntergelegt.
        [2] Die unterste Karte vom Haifler wird aufgedeckt und halb daruntergelegt; ihre Farbe ist Trumpf.
       *[other] Der Geber deckt die unterste Karte auf, und ihre Farbe ist Trumpf. Die Karte gehört ihm selber: Einen Trumpf hat er damit sicher. Mit Haifler (D-2) wird stattdessen dessen unterste Karte aufgedeckt und halb daruntergelegt.
    }
    .title = Trumpf bei Sechsundsechzig

## D · Dreeg: Rot-Sau

rule-D-30 = Wer die Rot-Sau (das Herz-Ass) hat, ist Solist: Er bestimmt { $players ->
        [4] nach dem Geben den Trumpf
        [2] den Trumpf (wann, steht in D-36)
       *[other] nach dem Geben den Trumpf (mit Haifler: wann, steht in D-36)
    } und spielt allein gegen { $players ->
        [4] die anderen drei.
        [3] die anderen zwei.
        [2] den anderen.
       *[other] alle, die sonst noch dabei sind.
    } Mit 66 geht hier keiner aus; es wird zu Ende gespielt.
    .title = Die Sau spielt allein
rule-D-31 = Ist ihm sein Blatt zu schlecht, darf der Solist passen; dann bekommt jeder andere, der noch dabei ist, 2 Punkte.
    .title = Der Solist passt
rule-D-32 = Zählt der Solist mehr als 66, hat er gewonnen und bekommt 3 Punkte.
    .title = Rot-Sau gewonnen
rule-D-32-ruling = Genau 66 reichen auch; nach Absprache nicht.
rule-D-33 = Hat der Solist mehr als 33 und nicht gewonnen, bekommt er nichts und jeder andere, der noch dabei ist, 1 Punkt.
    .title = Rot-Sau verloren
rule-D-34 =
    .title = Rot-Sau als Schneider verloren
rule-D-34-ruling = Hat der Solist 33 oder weniger, bekommt jeder andere, der noch dabei ist, 3 Punkte, nach Absprache 1 oder 2. Bei höchstens 2 würde sich das Passen nie lohnen.
rule-D-35 =
    .title = Punkte bleiben gleich
rule-D-35-ruling = Bei der Rot-Sau bleiben die Punkte zu viert, zu dritt und zu zweit gleich.
rule-D-36 = { $players ->
        [4] {""}
        [3] {""}
       *[other] Zu zweit spielt man mit dem Haifler. Wer die Rot-Sau hat, darf den Trumpf gleich ansagen oder warten; spätestens zum dritten Stich aber muss er sie spielen und ihn ansagen. Hat sie keiner, wird ohne Trumpf gespielt, bis einer sie vom Haifler zieht. Ist sie nach drei Stichen nicht aufgetaucht, wird der Haifler umgedreht, damit beide sehen, welche Karte als Nächstes kommt.
    }
    .title = Rot-Sau mit Haifler
rule-D-36-ruling = { $players ->
        [4] {""}
        [3] Wo drei mit Haifler spielen (D-2), darf, wer die Rot-Sau hat, den Trumpf gleich ansagen oder warten; spätestens zum dritten Stich aber muss er sie spielen und ihn ansagen. Hat sie keiner, wird ohne Trumpf gespielt, bis einer sie vom Haifler zieht. Ist sie nach drei Stichen nicht aufgetaucht, wird der Haifler umgedreht, damit alle sehen, welche Karte als Nächstes kommt.
        [2] {""}
       *[other] Ebenso, wo drei mit Haifler spielen (D-2).
    }

## D · Dreeg: Rufen

rule-D-40 = { $players ->
        [2] Zu zweit wird keine Karte gerufen: Vorhand, also wer nicht gegeben hat, bestimmt nach den ersten drei Karten den Trumpf.
       *[other] Nach den ersten drei Karten ruft Vorhand eine Karte. Deren Farbe ist Trumpf, und wer sie hat, ist der Mitspieler und muss sie in den ersten Stich geben; zu dem muss Vorhand Trumpf ausspielen. Ruft sie sich selbst, spielt sie allein.
    }
    .title = Eine Karte rufen
rule-D-40-ruling = { $players ->
        [4] {""}
        [2] {""}
       *[other] Wo drei mit Haifler spielen (D-2), kann die Rufkarte darin liegen: Dann gibt es keinen Mitspieler, und der Rufer spielt allein.
    }
rule-D-41 = { $players ->
        [4] Rufer und Gerufener spielen gegen die anderen zwei, oder der Rufer allein gegen die anderen drei.
        [3] Rufer und Gerufener spielen gegen den Dritten, oder der Rufer allein gegen die anderen zwei.
        [2] Die zwei spielen gegeneinander.
       *[other] Zu viert spielen zwei gegen zwei oder einer gegen drei. Zu dritt spielen Rufer und Gerufener gegen den Dritten, oder der Rufer allein gegen die anderen zwei. Zu zweit bestimmt Vorhand den Trumpf, und sie spielen gegeneinander.
    }
    .title = Wer gegen wen
rule-D-42 = Hat eine Partei 66, darf sie ausgehen und hat damit gewonnen. War die Meldung falsch, bekommt jeder in der Gegenpartei, was D-22 sagt.
    .title = Eine Partei geht aus
rule-D-43 = Wird zu Ende gespielt, gewinnt die Partei mit 66 oder mehr, und wenn beide durch Meldungen so weit kommen, die höhere.
    .title = Zu Ende gespielt
rule-D-43-ruling = Hat keine Partei 66, gewinnt die, die mehr zählt; nach Absprache die mit dem letzten Stich, oder es bekommt keiner etwas. Bei Gleichstand bekommt nie jemand etwas, was auch ausgemacht ist.
rule-D-44 =
    .title = Was die Partei bekommt
rule-D-44-ruling = { $players ->
        [4] Jeder in der Partei, die gewinnt, bekommt 3 Punkte.
        [3] Jeder in der Partei, die gewinnt, bekommt 2 Punkte.
        [2] Wer gewinnt, bekommt 1 Punkt.
       *[other] Jeder in der Partei, die gewinnt, bekommt zu viert 3 Punkte, zu dritt 2, zu zweit 1.
    } Nach Absprache gilt stattdessen ein Tarif: 1 Punkt, 2 wenn die Verlierer unter 33 bleiben, 3 wenn sie keinen Stich gemacht haben.

## D · Dreeg: Kamerun

rule-D-50 = Es gibt keinen Trumpf, jeder spielt für sich, und wer die wenigsten Augen hat, steht vorn (D-11).
    .title = Wenig Augen gewinnen
rule-D-51 = Man kann einen Durchmarsch ansagen, also alle Stiche zu machen. Gelingt er, bringt er 3 Punkte und den anderen nichts; geht er schief, bekommt jeder andere, der noch dabei ist, 3. Das wird nicht weniger, wenn jemand ausgegangen ist.
    .title = Der Durchmarsch
rule-D-52 =
    .title = Kamerun zu zweit
rule-D-52-ruling = { $players ->
        [4] {""}
       *[other] Sind nur noch zwei dabei, ist Kamerun zu Ende und beide haben verloren: Für zwei geben ihm die Quellen keine Regel, und sie sagen, dass es da mehr als einen Verlierer geben kann. Nach Absprache spielen die zwei weiter, und wer gewinnt, bekommt 1 Punkt.
    }

## D · Dreeg: Bolln

rule-D-60 = Im Regelfall bekommt jeder Verlierer eines Teilspiels einen Bolln. Nach acht Teilspielen hat gewonnen, wer die wenigsten Bolln hat, allein oder mit anderen zusammen.
    .title = Bolln für die Verlierer
rule-D-61 = Nach Neustädter Art bekommt der Gewinner jedes Spiels einen Bolln, und wer zuerst sieben hat, gewinnt.
    .title = Neustadt: Bolln für Gewinner
rule-D-61-ruling = Den Bolln bekommt jeder Gewinner eines Teilspiels (D-7), wenn es zu Ende ist; die acht Teilspiele wiederholen sich, bis jemand sieben hat. Sobald nach einem Spiel oder Schiedsspruch einer auf dem ersten Platz steht (als Erster ausgegangen, so wie die Reihe dann ist), der mit dem Bolln dieses Teilspiels sieben hat, ist es auf der Stelle aus und die Partie mit ihm; wer da noch dabei ist, hat nach D-5 verloren, ohne dass es noch etwas ausmacht.
rule-D-62 = Beide Arten legen drei Dinge fest, die man auch einzeln ausmachen kann: wer den Bolln bekommt, Verlierer oder Gewinner; ob gewinnt, wer die wenigsten hat, oder wer die meisten, denn manchmal geht es um die wenigsten; und bei wie vielen Bolln Schluss ist. Im Regelfall sind es Verlierer, die wenigsten und keine Zahl; nach Neustädter Art Gewinner, die meisten und 7. Ohne Zahl ist nach acht Teilspielen Schluss; mit einer, wenn nach einem Teilspiel jemand so viele hat; wo die Gewinner den Bolln bekommen, ist das Teilspiel auf der Stelle aus und die Partie mit ihm, so wie in D-61, mit dieser Zahl statt der Sieben. Haben mehrere gleich viele, gewinnen sie gemeinsam. Wird abgebrochen, gilt der Stand.
    .title = Wie um Bolln gespielt wird
rule-D-63 =
    .title = Ausspielen oder nicht
rule-D-63-ruling = Bekommen die Gewinner den Bolln, wird ein Teilspiel ausgespielt; nach Absprache ist Schluss, sobald jemand ausgeht. Bekommen ihn die Verlierer, muss immer ausgespielt werden.

## H · Herzblatt

rule-H-1 = Herz ist immer Trumpf. Gespielt wird mit dem französischen Blatt, meist im Berliner Bild; ein deutsches tut es auch (C-5). { $players ->
        [2] Zu zweit sind es 20 Karten, ohne Siebener, Achter und Neuner, und jeder bekommt 9.
        [3] Zu dritt sind es 26 Karten, ohne Siebener und ohne Herz- und Karo-Achter, und jeder bekommt 8.
        [4] Zu viert sind es 30 Karten, ohne Herz- und Karo-Achter, und jeder bekommt 7.
        [5] Zu fünft sind es alle 32 Karten, und jeder bekommt 6.
       *[other] Zu zweit sind es 20 Karten (ohne 7, 8, 9), jeder bekommt 9; zu dritt 26 (ohne 7 und ohne Herz- und Karo-Achter), jeder 8; zu viert 30 (ohne Herz- und Karo-Achter), jeder 7; zu fünft alle 32, jeder 6.
    } Zwei Karten liegen immer verdeckt in der Mitte: der Skat.
    .title = Spieler und Blatt
rule-H-1-ruling = { $players ->
        [2] {""}
        [3] {""}
        [4] Zu viert fehlen nach Absprache statt der Achter die Herz- und Karo-Siebener.{" "}
        [5] {""}
       *[other] Zu viert fehlen nach Absprache statt der Achter die Herz- und Karo-Siebener.{" "}
    }Alle spielen mit; nach Absprache setzt der Geber aus: Dann sitzen drei bis sechs am Tisch, und er bekommt keine Karten und hat mit dem Zahlen in diesem Spiel nichts zu tun.
rule-H-2 = Von Vorhand an wird reihum gefragt; wer als Erster „Ich spiele“ sagt, ist Solist und spielt gegen die anderen. Er nimmt den Skat auf und drückt zwei Karten, die für ihn zählen. Vorhand spielt aus.
    .title = Wer spielt
rule-H-3 =
    .title = Keiner spielt
rule-H-3-ruling = Spielt keiner, wird zusammengeworfen: Es wird nichts gezahlt, und der Nächste gibt.
rule-H-4 = Mit 66 Augen oder mehr, die gedrückten mitgezählt, hat der Solist gewonnen, und jeder Gegenspieler zahlt ihm einen Einsatz.
    .title = Der Solist gewinnt
rule-H-5 = Gewinnt der Solist und haben die Gegenspieler zusammen 33 oder weniger, zahlt ihm jeder drei Einsätze anstelle des einen.
    .title = Hoch gewonnen
rule-H-6 = Verliert der Solist, zahlt er jedem Gegenspieler einen Einsatz oder zwei, wie ausgemacht (H-8).
    .title = Der Solist verliert
rule-H-7 = Verliert der Solist mit 33 oder weniger, ist er Schneider und zahlt jedem Gegenspieler vier Einsätze anstelle der einfachen Niederlage.
    .title = Der Solist ist Schneider
rule-H-8 =
    .title = Einsätze nach Absprache
rule-H-8-ruling = Die Quellen sind uneins, und der Tisch macht es aus: 1 Einsatz für gewonnen, 3 für hoch gewonnen, 2 für verloren (so drei von vier Quellen; die andere hat 1), 4 für Schneider; oder sonst ganze Zahlen von 1 bis 100. Bringt hoch gewonnen so viel wie gewonnen oder kostet Schneider so viel wie verloren, fällt die Stufe weg. Auch die Grenze von 33 wird ausgemacht.
rule-H-9 = Die Zahlungen jedes Spiels ergeben zusammen genau null: Was die einen zahlen, bekommen die anderen. Gerechnet wird in der kleinsten Einheit der Währung, sodass beim Runden nichts verloren geht.
    .title = Die Kasse geht auf
rule-H-10 = Abgerechnet wird mit so wenigen Zahlungen wie möglich, bis jeder auf null steht; eine Zahlung über nichts gibt es nicht.
    .title = Die Abrechnung
rule-H-11 = Zwischen den Spielen darf man dazukommen, aufhören oder den Platz tauschen. Der Stand gehört zum Menschen, nicht zum Stuhl.
    .title = Wechsel am Tisch
rule-H-12 = Eine Zahlung geht von dem ab, was der Zahler schuldet: Sein Stand steigt um den Betrag, der des anderen sinkt um ebenso viel.
    .title = Eine Schuld bezahlen

## M · Variante nach Muhr

rule-M-1 = Der Solist gewinnt, wenn er mehr Augen hat als die Gegenspieler, also mit 61. Bei 60 zu 60 hat er verloren.
    .title = Mit 61 gewonnen
rule-M-2 = Vor dem ersten Stich darf der Solist „66“ ansagen: Dann muss er 66 erreichen, und das Spiel gilt doppelt. Oder „Du“: Dann muss er alle Stiche machen, und es gilt dreifach.
    .title = 66 oder Du ansagen
rule-M-2-ruling = Wer seine Ansage nicht schafft, hat verloren, was er auch an Augen hat.
rule-M-3 = Schneider, gewonnen oder verloren, verdoppelt den Wert: Die Partei, die verloren hat, hat 33 oder weniger.
    .title = Schneider verdoppelt
rule-M-3-ruling = Bei einem Du, das gelingt, sind die Gegenspieler ohnehin Schneider, und das zählt nicht noch einmal; nach Absprache doch. Bei einem Du, das verloren geht, zählt es.
rule-M-4 = Ein Gegenspieler darf Kontra sagen, das verdoppelt; aber nur einer, der nicht mehr gefragt worden ist, weil er beim Reizen nach dem Solisten kommt. Der Solist darf mit Ree antworten, das verdoppelt noch einmal. Alles wird miteinander malgenommen. Gewonnen oder verloren, jeder Gegenspieler zahlt oder bekommt, was herauskommt.
    .title = Kontra und Ree

## P · Spielweise (der Schiedsrichter)

rule-P = { $game ->
        [dreeg] { $of ->
            [sixty-six] { $players ->
                [4] {""}
                [3] Wo drei mit Haifler spielen (D-2), darf man in die ersten zwei Stiche jede Karte geben; was hier folgt, gilt ab dem dritten.
                [2] Was hier folgt, gilt ab dem siebten Stich, wenn der Haifler aufgebraucht ist.
               *[other] Solange ein Haifler liegt, darf man jede Karte spielen; was hier folgt, gilt zu zweit ab dem siebten Stich, und wo drei mit Haifler spielen (D-2), ab dem dritten.
            }
           *[other] {""}
        }
       *[other] { $players ->
            [4] {""}
            [3] Wo drei Sechsundsechzig mit Haifler spielen (D-2), darf man in die ersten zwei Stiche jede Karte geben: P-1 bis P-3 gelten ab dem dritten.
            [2] Bei Sechsundsechzig darf man jede Karte spielen, solange ein Haifler liegt: P-1 bis P-3 gelten ab dem siebten Stich.
           *[other] Bei Sechsundsechzig darf man jede Karte spielen, solange ein Haifler liegt: P-1 bis P-3 gelten zu zweit ab dem siebten Stich, und wo drei mit Haifler spielen (D-2), ab dem dritten.
        }
    }
    .title = { $game ->
        [dreeg] Freie Stiche
       *[other] Freie Stiche, und wie geprüft wird
    }
rule-P-ruling = { $game ->
        [dreeg] { $of ->
            [sixty-six] {""}
           *[other] { $players ->
                [4] {""}
                [3] Wo drei mit Haifler spielen (D-2), darf man in die ersten zwei Stiche jede Karte geben; was hier folgt, gilt ab dem dritten.
                [2] Solange ein Haifler liegt, darf man jede Karte spielen; was hier folgt, gilt ab dem siebten Stich.
               *[other] Solange ein Haifler liegt, darf man jede Karte spielen; was hier folgt, gilt zu zweit ab dem siebten Stich, und wo drei mit Haifler spielen (D-2), ab dem dritten.
            }{ $of ->
                [red-sow] { $players ->
                    [4] {""}
                    [2] {" "}Trumpf gilt ab dem Stich, der im Eintrag steht (trump_from) und der nicht nach dem mit der Rot-Sau kommt, sonst ab dem, in dem die Rot-Sau gespielt wird, diesen mitgerechnet.
                   *[other] {" "}Mit Haifler gilt Trumpf ab dem Stich, der im Eintrag steht (trump_from) und der nicht nach dem mit der Rot-Sau kommt, sonst ab dem, in dem die Rot-Sau gespielt wird, diesen mitgerechnet.
                }
               *[other] {""}
            }
        }
       *[other] { $players ->
            [4] {""}
           *[other] In den anderen Teilspielen warten P-1 bis P-5 ebenso auf den Haifler. Bei der Rot-Sau mit Haifler gilt Trumpf ab dem Stich, der im Eintrag steht (trump_from) und der nicht nach dem mit der Rot-Sau kommt, sonst ab dem, in dem die Rot-Sau gespielt wird, diesen mitgerechnet; ob sie bis zum dritten Stich kam (D-36), muss der Tisch selber sehen, denn wann eine Karte gezogen wurde, wird nicht aufgeschrieben.{" "}
        }Sind die Karten aufgeschrieben, ist die Hand eines Spielers bei jedem Stich das, was er von da an spielt; wo früher Schluss war, so weit gespielt wurde. An dieser Hand wird jede Karte geprüft. Beanstandet wird an einer Karte höchstens eines, das Erste in der Reihe von P-1 bis P-7, und von selbst ändert es keinen Punkt: Das ist Sache eines Schiedsspruchs. Eine Karte, die zweimal kommt oder nicht zum Blatt gehört, oder eine falsche Zahl von Karten wird nicht beanstandet, sondern ist ein Fehler.
    }
rule-P-1 = Wer eine Karte der ausgespielten Farbe hat, muss bedienen.
    .title = Farbe bedienen
rule-P-2 = { $game ->
        [dreeg] Wer nicht bedienen kann, aber Trumpf hat, muss trumpfen.
        [herzblatt] Wer nicht bedienen kann, aber Trumpf hat, muss trumpfen. Nur wer beides nicht kann, darf abwerfen, was er will.
       *[other] Wer nicht bedienen kann, aber Trumpf hat, muss trumpfen. Nicht bei Kamerun, wo es keinen Trumpf gibt.
    }
    .title = Trumpfen, wer nicht bedient
rule-P-3 = { $game ->
        [dreeg] Wer Trumpf spielt, muss den bisher höchsten im Stich schlagen, wenn er einen höheren hat: wenn Trumpf ausgespielt ist, und wenn er nicht bedienen kann und der Stich schon getrumpft ist.
        [herzblatt] Ist Trumpf ausgespielt, muss man den bisher höchsten im Stich schlagen, wenn man einen höheren hat.
       *[other] Wer Trumpf spielt, muss den bisher höchsten im Stich schlagen, wenn er einen höheren hat: wenn Trumpf ausgespielt ist, und wenn er nicht bedienen kann und der Stich schon getrumpft ist. Bei Herzblatt nur, wenn Trumpf ausgespielt ist.
    }
    .title = Übertrumpfen, wer kann
rule-P-3-ruling = Wer nicht übertrumpfen kann, muss trotzdem trumpfen (P-2).
rule-P-4 = { $of ->
        [cameroon] Wer bedient, muss die höchste Karte im Stich überstechen, wenn er eine höhere hat.
       *[other] Bei Kamerun muss, wer bedient, die höchste Karte im Stich überstechen, wenn er eine höhere hat.
    }
    .title = Den Stich überstechen
rule-P-5 = { $of ->
        [cameroon] Wer nicht bedienen kann, muss eine Karte vom höchsten Rang abwerfen, den er hat.
       *[other] Bei Kamerun muss, wer nicht bedienen kann, eine Karte vom höchsten Rang abwerfen, den er hat.
    }
    .title = Hoch abwerfen
rule-P-6 = { $players ->
        [2] {""}
       *[other] { $of ->
            [call-a-card] Vorhand muss als Erstes Trumpf ausspielen.
           *[other] Beim Rufen muss Vorhand { $players ->
                [3] {""}
                [4] {""}
               *[other] zu dritt und zu viert{" "}
            }als Erstes Trumpf ausspielen.
        } Hat sie keinen, war der Ruf falsch (D-40).
    }
    .title = Trumpf ausspielen
rule-P-7 = { $players ->
        [2] {""}
       *[other] { $of ->
            [call-a-card] Der Gerufene, oder der Rufer, wenn er allein spielt, muss die Rufkarte in den ersten Stich geben.
           *[other] Beim Rufen muss { $players ->
                [3] {""}
                [4] {""}
               *[other] zu dritt und zu viert{" "}
            }der Gerufene, oder der Rufer, wenn er allein spielt, die Rufkarte in den ersten Stich geben.
        }
    }
    .title = Die Rufkarte zugeben
rule-P-7-ruling = { $players ->
        [2] {""}
       *[other] Tut er es nicht, beanstandet der Schiedsrichter die Karte, die er stattdessen gegeben hat, auch wenn die Rufkarte nie aufgeschrieben wird. Die Rufkarte selber, in den ersten Stich gegeben, wird nie beanstandet.{ $players ->
            [4] {""}
           *[other] {" "}Wo drei mit Haifler spielen (D-2), wird nichts beanstandet: Aufgeschrieben ist nicht, ob er sie da schon hatte.
        }
    }

## Die Karten: Überschriften, und was die Quellen nicht sagen

card-game = Wer spielt, und was Trumpf ist
card-deal = Wie gegeben wird
card-play = Wie gespielt wird
card-score = Was es bringt
card-unsaid = Was die Quellen nicht sagen
card-more = Siehe auch: bolln rules dreeg · geben · reihung · tafel · bolln
unsaid-talon = { $players ->
        [4] {""}
       *[other] Ob man den Haifler zudrehen darf. Wo der Tisch es so spielt, gibt er bei einem solchen Spiel nur den Ausgang an.
    }
unsaid-three = { $players ->
        [4] {""}
        [2] {""}
       *[other] Wie zu dritt gegeben wird (D-2). Wo jeder nur sechs bekommt und die anderen sechs weggelegt werden, gibt der Tisch bei seinen Spielen nur den Ausgang an: Die Haufen ergeben dann keine 120.
    }
unsaid-rob = { $players ->
        [4] {""}
        [2] {""}
       *[other] Ob man mit dem Trumpf-Neuner auch rauben darf, wo drei mit Haifler spielen: Das macht der Tisch aus.
    }
unsaid-march = Bis wann ein Durchmarsch angesagt sein muss: Das macht der Tisch aus.
unsaid-packets = Zu wie vielen die Karten gegeben werden und wann der Skat gelegt wird: wie es der Tisch gewohnt ist.
unsaid-discards = Ob man Trümpfe oder Säue drücken darf: Das macht der Tisch aus. Was gedrückt ist, zählt dem Solisten.

## Schlüssel von [rules]: Dreeg

key-three_hand = Wie wird zu dritt gegeben?
    .eight-each = jedem 8 Karten, kein Haifler
    .six-and-talon = jedem 6 Karten und ein Haifler von 6; die ersten zwei Stiche sind frei
key-convention = Wer bekommt die Bolln, und womit gewinnt man?
    .standard = Verlierer bekommen einen Bolln; nach acht Teilspielen gewinnt, wer die wenigsten hat
    .neustadt = Gewinner bekommen einen Bolln; wer zuerst sieben hat, gewinnt auf der Stelle
key-blob_for = Wer bekommt am Ende eines Teilspiels einen Bolln?
    .losers = jeder Verlierer
    .winners = jeder Gewinner
key-aim = Womit gewinnt man die Partie?
    .fewest = mit den wenigsten Bolln
    .most = mit den meisten Bolln
key-blob_target = Bei wie vielen Bolln ist Schluss? (1 bis 99; ohne Angabe nach acht Teilspielen)
key-play_out = Wird ein Teilspiel weitergespielt, wenn jemand ausgegangen ist? (aufhören kann man nur, wo die Gewinner den Bolln bekommen)
    .true = ja, bis höchstens einer noch dabei ist
    .false = nein, Schluss ist, sobald jemand ausgeht
key-ties = Was bekommt man bei Gleichstand?
    .better = alle das Bessere (3, 3, 1, 0)
    .worse = alle das Schlechtere (2, 2, 1, 0)
    .last-trick = wer von ihnen den letzten Stich hat, steht vorn (bei Kamerun: hinten)
key-marriages = Wird gemeldet (König und Ober einer Farbe)?
    .true = ja, für 20, in Trumpf 40 (nicht bei Kamerun)
    .false = nein
key-last_trick_bonus = Wie viel zählt der letzte Stich extra? (0 oder 10)
key-false_claim = Wie viele Punkte bekommt jeder Gegner, wenn 66 falsch gemeldet wurde? (0 bis 7)
key-red_sow_exact_66 = Gewinnt der Solist bei der Rot-Sau mit genau 66?
    .win = ja, 66 reichen
    .lose = nein, er braucht mehr als 66
key-red_sow_schneider = Wie viele Punkte bekommt jeder andere, wenn der Solist bei der Rot-Sau 33 oder weniger hat? (1 bis 3)
key-call_undecided = Wer gewinnt beim Rufen, wenn am Ende keine Partei 66 hat?
    .most = die Partei, die mehr zählt
    .last-trick = die Partei mit dem letzten Stich
    .nobody = keiner bekommt etwas
key-call_award = Was bekommt beim Rufen die Partei, die gewinnt?
    .top = jeder das Höchste: zu viert 3, zu dritt 2, zu zweit 1
    .tariff = 1 Punkt; 2, wenn die Verlierer unter 33 bleiben; 3, wenn sie keinen Stich haben
key-cameroon_two_left = Was gilt, wenn bei Kamerun nur noch zwei dabei sind?
    .stop = das Teilspiel ist zu Ende, und beide haben verloren
    .play-on = sie spielen weiter, und wer gewinnt, bekommt 1 Punkt
key-all_out = Wer verliert, wenn auf einmal alle ausgehen, die noch dabei waren?
    .no-blob = niemand
    .last-award = wer dabei am wenigsten bekommen hat; alle, wenn es gleich viel war

## Schlüssel von [rules]: Herzblatt

key-variant = Nach welchen Regeln wird gespielt?
    .standard = nach den üblichen: 66 gewinnt
    .muhr = nach Muhr: 61 gewinnt, mit Ansagen, Kontra und Ree
key-win = Wie viele Einsätze zahlt jeder Gegenspieler, wenn der Solist gewinnt? (1 bis 100)
key-win_high = Wie viele Einsätze zahlt jeder Gegenspieler, wenn der Solist hoch gewinnt, sie zusammen also nicht über die Schneidergrenze kommen? (1 bis 100; so viele wie für gewonnen: fällt weg)
key-loss = Wie viele Einsätze zahlt der Solist jedem Gegenspieler, wenn er verliert? (1 bis 100)
key-loss_schneider = Wie viele Einsätze zahlt der Solist jedem Gegenspieler, wenn er Schneider ist? (1 bis 100; so viele wie für verloren: fällt weg)
key-schneider_limit = Bis zu wie vielen Augen ist eine Partei Schneider? (0 bis 59)
key-sixty_six = Mit wie viel wird der Wert bei angesagter „66“ malgenommen? (1 bis 100)
key-du = Mit wie viel wird der Wert bei angesagtem „Du“ malgenommen? (1 bis 100)
key-schneider = Mit wie viel wird der Wert bei Schneider malgenommen? (1 bis 100)
key-contra = Mit wie viel wird der Wert bei Kontra malgenommen? (1 bis 100)
key-re = Mit wie viel wird der Wert bei Ree malgenommen? (1 bis 100)
key-schneider_in_du = Zählt Schneider noch einmal bei einem Du, das gelingt?
    .true = ja, zum Du dazu
    .false = nein
key-four_player_pack = Welche zwei Karten fehlen zu viert?
    .without-eights = Herz-Achter und Karo-Achter
    .without-sevens = Herz-Siebener und Karo-Siebener
key-dealer_sits_out = Setzt der Geber aus?
    .true = ja; drei bis sechs am Tisch, und er spielt und zahlt nicht mit
    .false = nein, alle spielen

## Themen

topic-cards = Karten und Augen
    .intro = Was wen sticht, was jede Karte zählt und wie man sie aufschreibt. Das gilt für beide Spiele.
    .names = karten, blatt, farben, augen
topic-dreeg = Dreeg
    .intro = Das fränkische Spiel mit der Tafel: acht Teilspiele, viele Striche, und keiner will am Ende allein davor sitzen.
    .names = dreeg, dreck, nämbercher dreeg
topic-sixty-six = Sechsundsechzig
    .intro = Jeder für sich, und wer 66 hat, darf ausgehen. Damit geht es los, und damit hört es auf.
    .names = sechsundsechzig, 66
topic-red-sow = Rot-Sau (Herz-Ass)
    .intro = Eine Karte bestimmt, wer allein steht: Wer die Rot-Sau hat, spielt gegen den ganzen Tisch oder zahlt dafür, dass er sich nicht traut.
    .names = rot-sau, rote sau, sau, herz-ass
topic-call-a-card = Rufen
    .intro = { $players ->
        [2] Drei Karten in der Hand, und schon muss Vorhand Trumpf ansagen. Ein Freund zum Rufen ist keiner mehr da.
       *[other] Drei Karten in der Hand, und schon muss Vorhand sich einen Freund suchen. Wer es ist, zeigt der erste Stich.
    }
    .names = rufen, ruf, rufkarte
topic-cameroon = Kamerun
    .intro = Kein Trumpf, kein Freund, und jedes Auge tut weh. Außer man macht den Durchmarsch und holt sich alle Stiche.
    .names = kamerun, ramsch
topic-blobs = Bolln und Sieg
    .intro = Die Striche verschwinden, die Bolln bleiben. Hier steht, wer einen bekommt und wer gewonnen hat, wenn die Tafel weggeräumt wird.
    .names = bolln, sieg, neustadt, blobs
topic-slate = Die Tafel
    .intro = Sieben Striche als XII, einer nach dem anderen wird weggewischt. Wer keinen mehr hat, darf sich zurücklehnen.
    .names = tafel, striche, schiefertafel
topic-dealing = Geben und Vorhand
    .intro = Wer gibt, wer ausspielt, wie viele Karten es gibt, und was gilt, wenn sich einer vergibt.
    .names = geben, geber, vorhand, vergeben, austeilen
topic-placing = Reihung nach Augen
    .intro = Wie aus Augen Punkte werden und was gilt, wenn zwei gleich viel haben.
    .names = reihung, plätze, gleichstand
topic-herzblatt = Herzblatt
    .intro = Herz ist Trumpf, immer. Einer sagt „Ich spiele“, nimmt den Skat und spielt um den Einsatz gegen alle.
    .names = herzblatt, solo, solist
topic-muhr = Variante nach Muhr
    .intro = Herzblatt für alle, die gern erhöhen: 61 reichen, aber wer mehr ansagt, muss es auch schaffen. Diese Regeln stehen anstelle von H-4 bis H-8; gegeben und gespielt wird wie bei Herzblatt.
    .names = muhr, kontra, ree
topic-referee = Der Schiedsrichter
    .intro = Was gespielt werden muss, und wie auf die Karten geschaut wird, wo sie aufgeschrieben sind.
    .names = schiedsrichter, stiche, spielweise, beanstandungen
topic-settling = Die Abrechnung
    .intro = Jedes Spiel geht auf null auf und damit auch der Abend. Hier steht, wer wem was gibt, mit so wenigen Zahlungen wie möglich.
    .names = abrechnung, abrechnen, zahlen, schulden, kasse

## Namen: Arten von Ereignissen

kind-sixty-six = Sechsundsechzig
kind-red-sow = Rot-Sau
kind-call-a-card = Rufen
kind-cameroon = Kamerun
kind-solo = Solo
kind-passed = Zusammengeworfen
kind-misdeal = Vergeben
kind-ruling = Schiedsspruch
kind-seating = Sitzordnung
kind-stake = Einsatz
kind-payment = Zahlung
kind-substitute = Wechsel am Platz
kind-note = Bemerkung
kind-end = Schluss
kind-correction = Berichtigung

## Namen: Beanstandungen

finding-follow-suit = Farbe nicht bedient
finding-must-trump = nicht getrumpft
finding-overtrump = nicht übertrumpft
finding-head = nicht überstochen
finding-discard-high = nicht hoch abgeworfen
finding-lead-trump = keinen Trumpf ausgespielt
finding-called-card = Rufkarte nicht zugegeben

## Namen: Karten

