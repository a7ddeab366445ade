# Die Regeltexte: Regeln nach Kennung, Schlüssel von [rules], Themen, Namen.
# $players ist die Zahl der Spieler, die noch dabei sind; 0, wenn sie nicht angegeben ist.

## C · Karten und Augen

rule-C-1 = Von oben nach unten: Sau (Ass) 11, Zehner 10, König 4, Ober 3, Unter 2, dann Neuner, Achter und Siebener, die nichts zählen. Die Zahlen sind die Augen.
    .title = Rang und Augen
rule-C-2 = Was auch herausgenommen wird: Das Blatt hat immer 120 Augen, denn es fehlen nur Karten, die nichts zählen.
    .title = Das Blatt hat 120
rule-C-3 = Kein Haufen kann genau 1 oder genau 119 Augen haben, weil keine Karte 1 zählt. Wer so etwas einträgt, hat sich verzählt, und es wird nicht angenommen.
    .title = Nie 1 oder 119
rule-C-4 = Sind alle Haufen angegeben, müssen sie zusammen 120 ergeben; sonst wird der Eintrag abgelehnt und der Unterschied genannt. Geht jemand mit 66 aus oder meldet er es zu Unrecht, dürfen es weniger sein, nur nicht 119, und mehr nie.
    .title = Die Haufen gehen auf
rule-C-5 = Für die Farben steht C (Kreuz, Eichel), S (Pik, Gras, Laub), H (Herz, Rot) und D (Karo, Schellen), für die Werte A, T, K, O, U, 9, 8, 7. Erst kommt die Farbe, dann der Wert: HA ist das Herz-Ass, ST der Pik-Zehner, C9 der Kreuz-Neuner.
    .title = Wie man Karten schreibt

## D · Dreeg: das Spiel

rule-D-1 = Gespielt werden zwei Runden zu vier Teilspielen: erst Sechsundsechzig, Rot-Sau, Rufen und Kamerun, dann dieselben vier rückwärts, von Kamerun bis Sechsundsechzig.
    .title = Die acht Teilspiele
rule-D-2 = Zu dritt oder zu viert fängt man an, mit 24 Karten vom Neuner bis zur Sau. { $players ->
        [4] Zu viert bekommt jeder 6 Karten, und keine bleibt übrig.
        [3] Zu dritt, auch wenn man schon so angefangen hat, bekommt im Regelfall jeder 8 Karten. Nach Absprache bekommt jeder 6 und ein Haifler von 6 bleibt liegen: Auch das gibt acht Stiche, die ersten zwei davon frei.
        [2] Zu zweit bekommt jeder 6 Karten, und 12 bilden den Haifler.
       *[other] Zu viert bekommt jeder 6 Karten; zu dritt im Regelfall 8, nach Absprache 6 mit einem Haifler von 6, was ebenfalls acht Stiche gibt, die ersten zwei davon frei; zu zweit 6 mit einem Haifler von 12. Wer zu dritt anfängt, spielt von Beginn an nach den Regeln für drei.
    }
    .title = Spieler und Karten
rule-D-3 = Jedes Teilspiel beginnt jeder mit XII auf der Tafel, das sind 7 Striche, und jeder Punkt löscht einen. Zuerst geht die Mitte des X weg, dann bleiben 6; danach die vier Arme, zuletzt die beiden I. Was über den letzten Strich hinausgeht, verfällt.
    .title = XII auf der Tafel
rule-D-4 = Wer keinen Strich mehr hat, ist ausgegangen: Er hat gewonnen und spielt in diesem Teilspiel nicht mehr mit.
    .title = Wer ausgegangen ist
rule-D-5 = Das Teilspiel ist zu Ende, sobald höchstens einer noch dabei ist. Wer dann noch dabei ist, hat verloren.
    .title = Ende des Teilspiels
rule-D-6 = Nimmt ein einziges Spiel oder ein Schiedsspruch allen, die noch dabei waren, die letzten Striche, sodass keiner übrig ist, dann verliert, wer dabei am wenigsten bekommen hat; bei lauter gleichen Punkten verlieren alle. Bei einem Schiedsspruch gilt die Zahl der Striche, die er löscht. Nach Absprache verliert in diesem Fall niemand; gereiht wird so oder so nach D-7.
    .title = Wenn alle zugleich ausgehen
rule-D-7 = Gehen mehrere im selben Spiel oder durch denselben Schiedsspruch aus, steht vorn, wer dabei mehr Punkte bekommen hat; bei gleichen Punkten teilen sie sich den Platz. Wer auf dem ersten Platz steht, allein oder nicht, hat das Teilspiel gewonnen.
    .title = Gemeinsam ausgehen
rule-D-8 = Der erste Geber fängt an, auch wenn ihn ein Schiedsspruch schon hinausgebracht hat; nach jedem gewerteten Spiel gibt reihum der Nächste, der noch dabei ist, auch ins neue Teilspiel hinüber. Hat sich einer vergeben, gibt er noch einmal, ein Schiedsspruch verschiebt nichts, und nennt der Tisch einen anderen Geber, auch einen schon ausgegangenen, geht es von dem aus weiter. Vorhand ist der Nächste nach dem Geber, der noch dabei ist; sie spielt zum ersten Stich aus.
    .title = Geber und Vorhand

## D · Dreeg: Reihung nach Augen

rule-D-10 = Es zählen die Augen in den eigenen Stichen und, wo der Tisch sie spielt, die Meldungen (D-12) und der Zuschlag für den letzten Stich (D-13).
    .title = Was zusammengezählt wird
rule-D-11 = { $players ->
        [4] Die vier werden danach gereiht, was sie zählen, und bekommen 3, 2, 1 und 0 Punkte. Bei Gleichstand bekommen im Regelfall alle das Bessere, und ebenso viele Plätze fallen aus (3, 3, 1, 0); nach Absprache bekommen alle das Schlechtere (2, 2, 1, 0), oder es steht vorn, wer von ihnen den letzten Stich gemacht hat (bei Kamerun: hinten). Einen Gleichstand, auf den der Tisch erkannt hat, löst der letzte Stich nie auf: Da bekommen alle das Bessere.
        [3] Die drei werden danach gereiht, was sie zählen, und bekommen 2, 1 und 0 Punkte. Bei Gleichstand bekommen im Regelfall alle das Bessere, und ebenso viele Plätze fallen aus (2, 2, 0); nach Absprache bekommen alle das Schlechtere (1, 1, 0), oder es steht vorn, wer von ihnen den letzten Stich gemacht hat (bei Kamerun: hinten). Einen Gleichstand, auf den der Tisch erkannt hat, löst der letzte Stich nie auf: Da bekommen alle das Bessere.
        [2] Die zwei werden danach gereiht, was sie zählen, und bekommen 1 und 0 Punkte. Gleichstand bringt keinem etwas, außer der Tisch lässt den letzten Stich entscheiden: Dann bekommt den Punkt, wer ihn gemacht hat (bei Kamerun: der andere). Ein Gleichstand, auf den der Tisch erkannt hat, bringt auf jeden Fall nichts.
       *[other] Die Spieler werden danach gereiht, was sie zählen, und bekommen zu viert 3, 2, 1 und 0 Punkte, zu dritt 2, 1 und 0, zu zweit 1 und 0. Bei Gleichstand bekommen im Regelfall alle das Bessere, und ebenso viele Plätze fallen aus (3, 3, 1, 0); nach Absprache bekommen alle das Schlechtere (2, 2, 1, 0), oder es steht vorn, wer von ihnen den letzten Stich gemacht hat (bei Kamerun: hinten). Zu zweit bringt Gleichstand nichts, wenn nicht der letzte Stich entscheidet, und der löst nie einen Gleichstand auf, auf den der Tisch erkannt hat.
    }
    .title = Wie gereiht wird
rule-D-12 = Im Regelfall wird nicht gemeldet; nach Absprache zählen König und Ober einer Farbe, beim Ausspielen des einen angesagt, 20 dazu, in Trumpf 40. Bei Kamerun gibt es das nicht. Meldungen stehen neben den 120 Augen: bei jedem ein Vielfaches von 20, bei allen zusammen höchstens 100.
    .title = Gemeldete Paare
rule-D-13 = Der letzte Stich bringt im Regelfall nichts extra; nach Absprache zählt er dem, der ihn macht, 10 dazu, und dann muss im Eintrag stehen, wer das war. Den Zuschlag gibt es nur, wenn zu Ende gespielt wird, nie wenn jemand ausgegangen ist, und nie bei Kamerun.
    .title = Zuschlag für letzten Stich

## D · Dreeg: Sechsundsechzig

rule-D-20 = Jeder spielt für sich, und wer am meisten zählt, steht vorn; { $players ->
        [4] es gibt 3, 2, 1 und 0 Punkte.
        [3] es gibt 2, 1 und 0 Punkte.
        [2] wer gewinnt, bekommt 1 Punkt.
       *[other] es gibt zu viert 3, 2, 1 und 0 Punkte, zu dritt 2, 1 und 0, zu zweit 1 und 0.
    }
    .title = Jeder für sich
rule-D-21 = Wer 66 erreicht, darf ausgehen, und das Spiel ist zu Ende: Er steht auf dem ersten Platz, die anderen dahinter nach dem, was sie haben. Ausgehen mit weniger als 66 wird abgelehnt; das trägt man als falsche Meldung ein (D-22).
    .title = Ausgehen mit 66
rule-D-22 = Wer 66 meldet und sie nicht hat, beendet das Spiel, und jeder Gegner, der noch dabei ist, bekommt im Regelfall 2 Punkte, nach Absprache 0 bis 7. Sind doch 66 oder mehr eingetragen, wird die falsche Meldung abgelehnt.
    .title = 66 falsch gemeldet
rule-D-23 = Zu zweit spielt man mit dem Haifler: Bis er aufgebraucht ist, darf jede Karte gespielt werden, und mit dem Trumpf-Neuner darf man den aufgedeckten Trumpf rauben. Wer gewinnt, bekommt 1 Punkt.
    .title = Sechsundsechzig zu zweit

## D · Dreeg: Rot-Sau

rule-D-30 = Wer die Rot-Sau (das Herz-Ass) hat, ist Solist: Er bestimmt den Trumpf und spielt allein gegen { $players ->
        [4] die anderen drei.
        [3] die anderen zwei.
        [2] den anderen.
       *[other] alle, die sonst noch dabei sind.
    } Mit 66 geht hier keiner aus; es wird zu Ende gespielt.
    .title = Die Sau spielt allein
rule-D-31 = Ist ihm sein Blatt zu schlecht, darf der Solist passen; dann bekommt jeder andere, der noch dabei ist, 2 Punkte.
    .title = Der Solist passt
rule-D-32 = Zählt der Solist mehr als 66, hat er gewonnen und bekommt 3 Punkte. Genau 66 reichen im Regelfall auch, nach Absprache nicht.
    .title = Rot-Sau gewonnen
rule-D-33 = Hat der Solist mehr als 33 und nicht gewonnen, bekommt er nichts und jeder andere, der noch dabei ist, 1 Punkt.
    .title = Rot-Sau verloren
rule-D-34 = Hat der Solist 33 oder weniger, bekommt jeder andere, der noch dabei ist, im Regelfall 3 Punkte, nach Absprache 1 oder 2. Bei höchstens 2 würde sich das Passen für den Solisten nie lohnen.
    .title = Rot-Sau mit Schneider verloren
rule-D-35 = Bei der Rot-Sau bleiben die Punkte zu viert, zu dritt und zu zweit gleich; sie werden nicht weniger, wenn jemand ausgeht.
    .title = Punkte bleiben gleich
rule-D-36 = Zu zweit muss, wer die Rot-Sau hat, den Trumpf nicht gleich ansagen, spätestens zum dritten Stich aber die Sau spielen und ihn bestimmen. Hat sie keiner, wird ohne Trumpf gespielt, bis einer sie vom Haifler zieht. Ist sie nach drei Stichen nicht aufgetaucht, wird der Haifler umgedreht, damit beide sehen, welche Karte als Nächstes kommt.
    .title = Rot-Sau zu zweit

## D · Dreeg: Rufen

rule-D-40 = { $players ->
        [2] Zu zweit wird keine Karte gerufen: Vorhand bestimmt nach den ersten drei Karten den Trumpf.
       *[other] Nach den ersten drei Karten ruft Vorhand eine Karte: Deren Farbe ist Trumpf, und wer sie hat, ist der Mitspieler und muss sie in den ersten Stich geben. Zu diesem Stich muss Vorhand Trumpf ausspielen. Ruft sie sich selbst, spielt sie allein.
    }
    .title = Eine Karte rufen
rule-D-41 = { $players ->
        [4] Rufer und Gerufener spielen gegen die anderen zwei, oder der Rufer allein gegen die anderen drei.
        [3] Rufer und Gerufener spielen gegen den Dritten, oder der Rufer allein gegen die anderen zwei.
        [2] Vorhand bestimmt den Trumpf, und die zwei spielen gegeneinander.
       *[other] Zu viert spielen zwei gegen zwei oder einer gegen drei. Zu dritt spielen Rufer und Gerufener gegen den Dritten, oder der Rufer allein gegen die anderen zwei. Zu zweit bestimmt Vorhand den Trumpf, und sie spielen gegeneinander.
    }
    .title = Wer gegen wen
rule-D-42 = Hat eine Partei 66, darf sie ausgehen und hat damit gewonnen. War die Meldung falsch, bekommt jeder der Gegenpartei die Punkte nach D-22.
    .title = Eine Partei geht aus
rule-D-43 = Wird zu Ende gespielt, gewinnt die Partei mit 66 oder mehr, und wenn beide durch Meldungen so weit kommen, die höhere. Hat keine 66, gewinnt im Regelfall, wer mehr zählt; nach Absprache die Partei mit dem letzten Stich, oder es bekommt keiner etwas. Bei Gleichstand bekommt nie jemand etwas, was auch ausgemacht ist.
    .title = Zu Ende gespielt
rule-D-44 = Im Regelfall bekommt jeder der siegreichen Partei { $players ->
        [4] 3 Punkte.
        [3] 2 Punkte.
        [2] 1 Punkt.
       *[other] zu viert 3 Punkte, zu dritt 2, zu zweit 1.
    } Nach Absprache gilt stattdessen ein Tarif: 1 Punkt, 2 wenn die Verlierer unter 33 bleiben, 3 wenn sie keinen Stich gemacht haben.
    .title = Was die Partei bekommt

## D · Dreeg: Kamerun

rule-D-50 = Es gibt keinen Trumpf, jeder spielt für sich, und wer die wenigsten Augen hat, steht vorn; { $players ->
        [4] es gibt 3, 2, 1 und 0 Punkte.
        [3] es gibt 2, 1 und 0 Punkte.
        [2] wenn zwei weiterspielen (D-52), bekommt der Gewinner 1 Punkt.
       *[other] es gibt zu viert 3, 2, 1 und 0 Punkte, zu dritt 2, 1 und 0 und, wenn zwei weiterspielen (D-52), 1 und 0.
    }
    .title = Wenig Augen gewinnen
rule-D-51 = Man kann einen Durchmarsch ansagen, also alle Stiche zu machen. Gelingt er, bringt er 3 Punkte und den anderen nichts; geht er schief, bekommt jeder andere, der noch dabei ist, 3. Auch das wird nicht weniger, wenn jemand ausgeht.
    .title = Der Durchmarsch
rule-D-52 = Sind bei Kamerun nur noch zwei dabei, ist das Teilspiel im Regelfall zu Ende und beide haben verloren. Nach Absprache spielen sie weiter, und wer gewinnt, bekommt 1 Punkt.
    .title = Kamerun zu zweit

## D · Dreeg: Bolln

rule-D-60 = Im Regelfall bekommt jeder Verlierer eines Teilspiels einen Bolln. Nach acht Teilspielen hat gewonnen, wer die wenigsten Bolln hat, allein oder mit anderen zusammen.
    .title = Bolln für die Verlierer
rule-D-61 = Nach Neustädter Art bekommt jeder Gewinner eines Teilspiels einen Bolln, und wer zuerst sieben hat, gewinnt. Die acht Teilspiele wiederholen sich, bis nach einem davon jemand sieben hat.
    .title = Neustadt: Bolln für Gewinner
rule-D-62 = Beide Arten legen drei Dinge fest, die man auch einzeln ausmachen kann: wer den Bolln bekommt, Verlierer oder Gewinner; ob die wenigsten oder die meisten gewinnen; und bei wie vielen Bolln Schluss ist (ohne Zahl: nach acht Teilspielen). Wer die wenigsten oder die meisten hat, gewinnt, auch mehrere gemeinsam. Wird abgebrochen, gilt der Stand.
    .title = Wie um Bolln gespielt wird
rule-D-63 = Bekommen die Gewinner den Bolln, wird ein Teilspiel im Regelfall ausgespielt; nach Absprache ist Schluss, sobald jemand ausgeht. Bekommen ihn die Verlierer, muss immer ausgespielt werden.
    .title = Ausspielen oder nicht

## H · Herzblatt

rule-H-1 = Herz ist immer Trumpf, und zwei Karten liegen immer im Skat. { $players ->
        [2] Zu zweit spielt man mit 20 Karten, ohne Siebener, Achter und Neuner, und jeder bekommt 9.
        [3] Zu dritt spielt man mit 26 Karten, ohne Siebener und ohne Herz- und Karo-Achter, und jeder bekommt 8.
        [4] Zu viert spielt man mit 30 Karten, und jeder bekommt 7; es fehlen im Regelfall Herz- und Karo-Achter, nach Absprache stattdessen Herz- und Karo-Siebener.
        [5] Zu fünft spielt man mit allen 32 Karten, und jeder bekommt 6.
       *[other] Zu zweit spielt man mit 20 Karten (ohne 7, 8, 9), jeder bekommt 9; zu dritt mit 26 (ohne 7 und ohne Herz- und Karo-Achter), jeder 8; zu viert mit 30 (ohne Herz- und Karo-Achter, nach Absprache stattdessen ohne die Siebener davon), jeder 7; zu fünft mit allen 32, jeder 6.
    } Setzt der Geber nach Absprache aus, sitzen drei bis sechs am Tisch, und er bekommt keine Karten und hat mit dem Zahlen in diesem Spiel nichts zu tun.
    .title = Spieler und Blatt
rule-H-2 = Von Vorhand an wird reihum gefragt; wer als Erster „Ich spiele“ sagt, ist Solist. Er nimmt den Skat auf und drückt zwei Karten, die für ihn zählen. Vorhand spielt aus.
    .title = Wer spielt
rule-H-3 = Spielt keiner, wird zusammengeworfen: Es wird nichts gezahlt, und der Nächste gibt.
    .title = Keiner spielt
rule-H-4 = Mit 66 Augen oder mehr, die gedrückten mitgezählt, hat der Solist gewonnen, und jeder Gegenspieler zahlt ihm im Regelfall einen Einsatz.
    .title = Der Solist gewinnt
rule-H-5 = Gewinnt der Solist und haben die Gegenspieler zusammen höchstens 33, zahlt ihm jeder im Regelfall drei Einsätze anstelle des einen.
    .title = Hoch gewonnen
rule-H-6 = Verliert der Solist, zahlt er jedem Gegenspieler im Regelfall zwei Einsätze.
    .title = Der Solist verliert
rule-H-7 = Verliert der Solist mit 33 oder weniger, ist er Schneider und zahlt jedem Gegenspieler im Regelfall vier Einsätze anstelle der einfachen Niederlage.
    .title = Der Solist ist Schneider
rule-H-8 = Wie viele Einsätze gelten, macht der Tisch aus, jeweils ganze Zahlen von 1 bis 100; im Regelfall 1 für gewonnen, 3 für hoch gewonnen, 2 für verloren (eine von vier Quellen hat 1) und 4 für Schneider. Bringt hoch gewonnen so viel wie gewonnen oder kostet Schneider so viel wie verloren, fällt die Stufe weg. Auch die Grenze von 33 lässt sich ändern.
    .title = Einsätze nach Absprache
rule-H-9 = Die Zahlungen jedes Spiels ergeben zusammen genau null: Was die einen zahlen, bekommen die anderen. Gerechnet wird in der kleinsten Einheit der Währung, sodass beim Runden nichts verloren geht.
    .title = Die Kasse geht auf
rule-H-10 = Abgerechnet wird mit so wenigen Zahlungen wie möglich, bis jeder auf null steht; eine Zahlung über nichts gibt es nicht.
    .title = Die Abrechnung
rule-H-11 = Zwischen den Spielen darf man dazukommen, aufhören oder den Platz tauschen. Der Kontostand gehört zum Menschen, nicht zum Stuhl.
    .title = Wechsel am Tisch
rule-H-12 = Eine Zahlung geht von dem ab, was der Zahler schuldet: Sein Stand steigt um den Betrag, der des anderen sinkt um ebenso viel.
    .title = Eine Schuld bezahlen

## M · Variante nach Muhr

rule-M-1 = Der Solist gewinnt, wenn er mehr Augen hat als die Gegenspieler; er braucht also 61. Bei 60 zu 60 hat er verloren.
    .title = Mit 61 gewonnen
rule-M-2 = Vor dem ersten Stich darf der Solist „66“ ansagen, also mindestens 66 zu erreichen, was im Regelfall doppelt gilt, oder „Du“, also alle Stiche zu machen, was dreifach gilt. Wer seine Ansage nicht schafft, hat verloren, was er auch an Augen hat.
    .title = 66 oder Du ansagen
rule-M-3 = Schneider verdoppelt im Regelfall den Wert, gewonnen oder verloren: Dann hat die Partei, die verloren hat, höchstens 33 oder die Grenze, die ausgemacht ist. Beim Du zählt er nicht, außer der Tisch hat es so ausgemacht.
    .title = Schneider verdoppelt
rule-M-4 = Ein Gegenspieler darf mit Kontra verdoppeln, aber nur einer, der nicht mehr gefragt worden ist, weil er beim Reizen nach dem Solisten kommt; der Solist darf mit Ree noch einmal verdoppeln. Alle Faktoren werden malgenommen (im Regelfall je 2). Gewonnen oder verloren, jeder Gegenspieler zahlt oder bekommt, was herauskommt.
    .title = Kontra und Ree

## P · Spielweise (der Schiedsrichter)

rule-P-1 = Wer eine Karte der ausgespielten Farbe hat, muss Farbe bekennen. Solange ein Haifler liegt, sind die Stiche frei, und weder das noch P-2 bis P-5 gilt.
    .title = Farbe bekennen
rule-P-2 = Wer nicht bekennen kann, aber Trumpf hat, muss trumpfen. Das gilt nicht bei Kamerun, wo es keinen Trumpf gibt.
    .title = Trumpfen bei Fehlfarbe
rule-P-3 = Ist Trumpf ausgespielt oder kann einer nicht bekennen und der Stich ist schon getrumpft, muss sein Trumpf den bisher höchsten schlagen, wenn er einen solchen hat. Bei Herzblatt gilt das nur, wenn Trumpf ausgespielt ist. Wer nicht bekennen und nicht übertrumpfen kann, muss in beiden Spielen trotzdem trumpfen.
    .title = Übertrumpfen, wer kann
rule-P-4 = Bei Kamerun muss, wer bekennt, die höchste Karte im Stich überstechen, wenn er eine höhere hat.
    .title = Den Stich überstechen
rule-P-5 = Bei Kamerun muss, wer nicht bekennen kann, eine Karte vom höchsten Rang abwerfen, den er hat.
    .title = Hoch abwerfen
rule-P-6 = Beim Rufen zu dritt oder zu viert muss Vorhand als Erstes Trumpf ausspielen.
    .title = Trumpf ausspielen
rule-P-7 = Beim Rufen zu dritt oder zu viert muss der Gerufene, oder der Rufer, wenn er allein spielt, die Rufkarte in den ersten Stich geben. Tut er es nicht, wird die Karte beanstandet, die er stattdessen gegeben hat, auch wenn die Rufkarte nie aufgeschrieben wird.
    .title = Die Rufkarte zugeben

## Schlüssel von [rules]: Dreeg

key-three_hand = Wie wird zu dritt gegeben?
    .eight-each = jedem 8 Karten, kein Haifler
    .six-and-talon = jedem 6 Karten und ein Haifler von 6; die ersten zwei Stiche sind frei
key-convention = Wer bekommt die Bolln, und womit gewinnt man?
    .standard = Verlierer bekommen einen Bolln; nach acht Teilspielen gewinnen die wenigsten
    .neustadt = Gewinner bekommen einen Bolln; wer zuerst sieben hat, gewinnt
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
    .last-award = wer dabei am wenigsten bekommen hat; alle, wenn es gleich viel war
    .no-blob = niemand

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
key-schneider_in_du = Zählt Schneider auch beim Du?
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
topic-dreeg = Dreeg
    .intro = Das fränkische Spiel mit der Tafel: acht Teilspiele, viele Striche, und keiner will am Ende allein davor sitzen.
topic-sixty-six = Sechsundsechzig
    .intro = Jeder für sich, und wer 66 hat, darf ausgehen. Damit geht es los, und damit hört es auf.
topic-red-sow = Rot-Sau (Herz-Ass)
    .intro = Eine Karte bestimmt, wer allein steht: Wer die Rot-Sau hat, spielt gegen den ganzen Tisch oder zahlt dafür, dass er sich nicht traut.
topic-call-a-card = Rufen
    .intro = Drei Karten in der Hand, und schon muss Vorhand sich einen Freund suchen. Wer es ist, zeigt der erste Stich.
topic-cameroon = Kamerun
    .intro = Kein Trumpf, kein Freund, und jedes Auge tut weh. Außer man macht den Durchmarsch und holt sich alle Stiche.
topic-blobs = Bolln und Sieg
    .intro = Die Striche verschwinden, die Bolln bleiben. Hier steht, wer einen bekommt und wer gewonnen hat, wenn die Tafel weggeräumt wird.
topic-slate = Die Tafel
    .intro = Sieben Striche als XII, einer nach dem anderen wird weggewischt. Wer keinen mehr hat, darf sich zurücklehnen.
topic-dealing = Geben und Vorhand
    .intro = Wer gibt, wer ausspielt, wie viele Karten es gibt, und was gilt, wenn sich einer vergibt.
topic-placing = Reihung nach Augen
    .intro = Wie aus Augen Punkte werden und was gilt, wenn zwei gleich viel haben.
topic-herzblatt = Herzblatt
    .intro = Herz ist Trumpf, immer. Einer sagt „Ich spiele“, nimmt den Skat und spielt um den Einsatz gegen alle.
topic-muhr = Variante nach Muhr
    .intro = Herzblatt für alle, die gern erhöhen: 61 reichen, aber wer mehr ansagt, muss es auch schaffen.
topic-referee = Der Schiedsrichter
    .intro = Wo die Stiche aufgeschrieben sind, wird jede Karte an der Hand geprüft, aus der sie kommt. Eine Beanstandung ändert keinen Punkt: Darüber entscheidet der Tisch.
topic-settling = Die Abrechnung
    .intro = Jedes Spiel geht auf null auf und damit auch der Abend. Hier steht, wer wem was gibt, mit so wenigen Zahlungen wie möglich.

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
kind-end = Spielende
kind-correction = Berichtigung

## Namen: Beanstandungen

finding-follow-suit = Farbe nicht bekannt
finding-must-trump = nicht getrumpft
finding-overtrump = nicht übertrumpft
finding-head = nicht überstochen
finding-discard-high = nicht hoch abgeworfen
finding-lead-trump = keinen Trumpf ausgespielt
finding-called-card = Rufkarte nicht zugegeben

## Namen: Karten

suit-clubs = Kreuz
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
rank-A = Ass
rank-T = Zehner
rank-K = König
rank-O = Ober
rank-U = Unter
rank-9 = Neuner
rank-8 = Achter
rank-7 = Siebener
