# Was an einer Datei falsch sein kann: eine Meldung je Fehler. Der Wert sagt, was falsch ist, .help, was zu tun ist.
# Regel, Ereignis und Zeile schreibt das Programm selbst um den Satz herum.

## Was ein Wert sein muss ($wanted von fault-WrongType)

expected-text = ein Text
expected-boolean = ein Wahrheitswert (true oder false)
expected-integer = eine ganze Zahl
expected-table = eine Tabelle
expected-list = eine Liste
expected-date-time = ein Datum mit Uhrzeit
expected-date = ein Datum (mit Uhrzeit oder ohne)

## Die Regeln: Augen

fault-PileImpossible = Ein Haufen mit { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    } ist nicht möglich, weil keine Karte 1 zählt.
    .help = Den Haufen noch einmal zählen und die anderen auch: Zusammen haben sie 120 Augen.
fault-PilesMissOne = Die Haufen ergeben zusammen 119 Augen: Eines fehlt, und keine Karte zählt 1.
    .help = Die Haufen noch einmal zählen; ist das Spiel vorzeitig zu Ende, dürfen es weniger als 120 sein, nur nicht 119.
fault-PilesShort = Die Haufen ergeben zusammen { $sum } Augen: { $missing ->
        [one] Es fehlt eines.
       *[other] Es fehlen { $missing }.
    }
    .help = Die Haufen noch einmal zählen: Zusammen haben sie 120 Augen. Ist jemand mit 66 ausgegangen (Sechsundsechzig, Rufen), gehört went_out = "NAME" dazu.
fault-PilesOver = Die Haufen ergeben zusammen { $sum } Augen: { $extra ->
        [one] Das ist eins zu viel
       *[other] Das sind { $extra } zu viel
    }.
    .help = Die Haufen noch einmal zählen: Zusammen haben sie 120 Augen. Gemeldete Paare gehören nicht hinein, sondern in melds = {"{"} NAME = 20 {"}"}.

## Die Regeln: Wer dabei ist und was gespielt wird

fault-PlayerMissing = { $player } ist noch dabei, fehlt hier aber.
    .help = Alle nennen, die noch dabei sind, auch wer nichts hat: points = {"{"} NAME = 0 {"}"} oder ein Platz in placing.
fault-PlayerOut = { $player } ist schon ausgegangen und spielt in diesem Spiel nicht mit.
    .help = Nur die nennen, die noch dabei sind; müsste { $player } noch dabei sein, ist ein früheres Ereignis zu berichtigen.
fault-WrongContract = Eingetragen ist { $found }, an der Reihe ist aber { $wanted }.
    .help = Bei kind die richtige Art eintragen; stimmt sie doch, ist ein früheres Spiel falsch oder vergessen worden und lässt sich berichtigen oder nachtragen.

## Die Regeln: letzter Stich und Meldungen

fault-TieNeedsLastTrick = Bei diesem Gleichstand entscheidet der letzte Stich, und es steht nicht da, wer ihn gemacht hat.
    .help = Dazuschreiben, wer den letzten Stich gemacht hat: last_trick = "NAME".
fault-BonusNeedsLastTrick = An diesem Tisch zählt der letzte Stich extra, und es steht nicht da, wer ihn gemacht hat.
    .help = Dazuschreiben, wer den letzten Stich gemacht hat: last_trick = "NAME".
fault-UndecidedNeedsLastTrick = Keine Partei hat 66, also entscheidet der letzte Stich, und es steht nicht da, wer ihn gemacht hat.
    .help = Dazuschreiben, wer den letzten Stich gemacht hat: last_trick = "NAME".
fault-MeldNotPlayed = Hier ist gemeldet, wo es keine Meldungen gibt: Der Tisch spielt ohne sie, oder es ist Kamerun oder Herzblatt.
    .help = melds und jedes + hinter einer Karte weglassen; wird bei Dreeg doch gemeldet, gehört marriages = true unter [rules].
fault-MeldValue = Meldungen für { $points } kann { $player } nicht haben: Ein Paar zählt 20, in Trumpf 40.
    .help = Eintragen, was die Paare zusammen zählen, also 20, 40, 60, 80 oder 100, und weglassen, wer nichts gemeldet hat: melds = {"{"} NAME = 20 {"}"}.
fault-MeldsTooMany = Alle Meldungen zusammen ergeben { $sum }, und mehr als 100 gibt es in einem Spiel nicht.
    .help = Prüfen, wer was gemeldet hat: Von den vier Paaren zählen drei je 20 und das in Trumpf 40.
fault-MeldNeedsKingOrOber = In Stich { $trick } wird mit { $card } gemeldet, und das ist weder ein König noch ein Ober.
    .help = Das + hinter { $card } weglassen; es gehört hinter einen ausgespielten König oder Ober, wie bei HK+.
fault-MeldWithoutSpouse = In Stich { $trick } wird mit { $card } gemeldet, aber { $spouse } war nicht oder nicht mehr in derselben Hand.
    .help = Das + hinter { $card } weglassen oder richtigstellen, wo { $spouse } fällt: Wer meldet, muss die zweite Karte später selbst spielen.

## Die Regeln: ausgehen und falsch melden

fault-WentOutTooEarly = { $player } soll mit { $count } ausgegangen sein, und dazu braucht man 66.
    .help = Noch einmal zählen oder statt went_out eine falsche Meldung eintragen: false_claim = "{ $player }".
fault-SideWentOutTooEarly = { $player } soll ausgegangen sein, aber die Partei hat nur { $count }, und dazu braucht man 66.
    .help = Noch einmal zählen oder statt went_out eine falsche Meldung eintragen: false_claim = "{ $player }".
fault-ClaimNotFalse = Bei { $player } ist eine falsche Meldung eingetragen, aber mit { $count } war sie richtig.
    .help = Statt false_claim gehört went_out = "{ $player }" hin, oder die Augen sind richtigzustellen.

## Die Regeln: Rot-Sau

fault-RedSowPlayedByOther = Das Herz-Ass kommt von { $player }; als Solist ist aber { $soloist } eingetragen, und der Solist muss es haben.
    .help = soloist = "{ $player }" schreiben oder die Karten und den Geber prüfen: Wer nach dem Geber sitzt, spielt zum ersten Stich aus.
fault-TrumpsTooLate = Trumpf soll erst ab Stich { $from } gelten, aber HA fällt in Stich { $latest }, und spätestens dann ist er bestimmt.
    .help = Höchstens trump_from = { $latest } schreiben oder es weglassen: Dann gilt Trumpf ab dem Stich mit HA.
fault-TrumpFromNeedsTalon = trump_from ist angegeben, aber es gibt keinen Haifler, und da gilt Trumpf vom ersten Stich an.
    .help = trump_from weglassen und trump stehen lassen.

## Die Regeln: Rufen

fault-CallerNotForehand = { $caller } kann nicht rufen: Gegeben hat { $dealer }, also ist { $forehand } Vorhand und ruft.
    .help = caller = "{ $forehand }" schreiben oder angeben, wer wirklich gegeben hat: dealer = "NAME".
fault-PartnerWithTwo = Ein Mitspieler ist angegeben, aber es sind nur zwei dabei, und die spielen gegeneinander.
    .help = partner weglassen.
fault-PartnerIsCaller = { $player } ist zugleich als Rufer und als Mitspieler angegeben.
    .help = Wer die Rufkarte hatte, gehört in partner = "NAME"; hat der Rufer sich selbst gerufen, fällt partner weg.
fault-CalledCardWithTwo = Eine Rufkarte ist angegeben, aber es sind nur zwei dabei, und da wird keine gerufen.
    .help = called_card weglassen; wo Stiche stehen, gehört stattdessen der Trumpf hin: trump = "spades".
fault-CalledCardMissing = Die Stiche sind aufgeschrieben, aber nicht, welche Karte gerufen worden ist.
    .help = Die Rufkarte dazuschreiben, deren Farbe Trumpf ist: called_card = "SA".
fault-TrumpMissing = Die Stiche sind aufgeschrieben, aber nicht, was Trumpf ist.
    .help = Den Trumpf dazuschreiben, den Vorhand bestimmt hat: trump = "clubs" (Kreuz), "spades" (Pik), "hearts" (Herz) oder "diamonds" (Karo).
fault-TrumpByCalledCard = trump ist angegeben, aber Trumpf ist hier die Farbe der Rufkarte.
    .help = trump weglassen und prüfen, ob called_card die richtige Farbe hat.
fault-CalledCardOutsidePack = { $card } kann man nicht rufen, weil Dreeg ohne Siebener und Achter gespielt wird.
    .help = Eine Karte vom Neuner bis zum Ass angeben: called_card = "SA".
fault-CalledCardByOther = Die Rufkarte { $card } kommt von { $player }; nach dem Eintrag hatte sie aber { $holder }.
    .help = Wer sie hatte, gehört in partner = "NAME" (niemand, wenn der Rufer sich selbst gerufen hat); sonst sind die Karten, die Rufkarte oder der Geber richtigzustellen.
fault-OpponentPointsNeeded = Jemand von der Gegenpartei hat 66 gemeldet, und es steht nicht da, wie viele Augen sie hat.
    .help = Die Augen der Gegenpartei dazuschreiben: opponent_points = 70.
fault-TariffNeedsPoints = Nach dem Tarif hängt der Gewinn von den Augen der Verlierer ab, und die fehlen.
    .help = Die Augen der Gegenpartei dazuschreiben, opponent_points = 20, oder all_tricks = true, wenn sie keinen Stich gemacht hat.
fault-TariffNeedsWorth = An diesem Tisch gilt der Tarif, und es steht nicht da, wie viel der Gewinn wert war.
    .help = Dazu gehört worth = 1, worth = 2 (die Verlierer unter 33) oder worth = 3 (die Verlierer ohne Stich).
fault-WorthNotAsked = worth ist angegeben, wo kein Wert gefragt ist: Der Tisch spielt nicht nach Tarif, oder keiner hat gewonnen.
    .help = worth weglassen; es steht nur da, wo eine Partei gewonnen hat und unter [rules] call_award = "tariff" gilt.
fault-AllTricksButPoints = Nach all_tricks haben die Verlierer keinen Stich gemacht, aber sie haben { $points } Augen.
    .help = all_tricks weglassen oder noch einmal zählen: Eine Partei ohne Stich hat 0 Augen.

## Die Regeln: Variante nach Muhr

fault-DuNeedsAllTricks = Ein Du ist angesagt, und es steht nicht da, ob der Solist alle Stiche gemacht hat.
    .help = all_tricks = true oder all_tricks = false dazuschreiben.
fault-SoloAllTricksButPoints = Nach all_tricks hat der Solist alle Stiche gemacht, aber bei soloist_points steht { $points } und nicht 120.
    .help = soloist_points = 120 schreiben, oder all_tricks = false, wenn die Gegenspieler einen Stich haben.
fault-ContraBySoloist = { $player } ist Solist und kann nicht Kontra sagen.
    .help = Den Gegenspieler nennen, der Kontra gesagt hat, contra = "NAME", oder contra weglassen.
fault-ContraCouldBid = Kontra von { $player } gilt nicht: Vor { $soloist } gefragt, hätte { $player } selbst spielen können.
    .help = Kontra sagt nur, wer beim Reizen nach dem Solisten kommt: so jemanden nennen oder contra weglassen, oder mit dealer = "NAME" angeben, wer wirklich gegeben hat.
fault-ReWithoutContra = Ree ist angegeben, aber niemand hat Kontra gesagt.
    .help = re weglassen oder dazuschreiben, wer Kontra gesagt hat: contra = "NAME".
fault-NotInStandard = { $key } gehört zur Variante nach Muhr, und dieser Tisch spielt nach den üblichen Regeln.
    .help = { $key ->
        [schneider] schneider weglassen und outcome = "schneider" schreiben, wenn der Solist so verloren hat, oder unter [rules] variant = "muhr" setzen.
       *[other] { $key } weglassen oder unter [rules] variant = "muhr" setzen.
    }
fault-NotInMuhr = Das Ergebnis „{ $outcome }“ gibt es in der Variante nach Muhr nicht.
    .help = outcome = "won" (gewonnen) oder outcome = "lost" (verloren) schreiben, und schneider = true dazu, wenn die Verlierer Schneider sind.

## Die Regeln: Stiche

fault-MarchUndecided = Nach { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    } ist der Durchmarsch weder gelungen noch schiefgegangen, und mehr ist nicht aufgeschrieben.
    .help = Die Stiche bis zum ersten aufschreiben, der an einen anderen ging, oder alle; hat einer alle übrigen gemacht, gehört rest = "NAME" dazu.
fault-CardTwice = In Stich { $trick } wird { $card } ein zweites Mal gespielt.
    .help = Jede Karte gibt es nur einmal: nachsehen, welche der beiden eine andere war, und sie richtigstellen.
fault-CardOutsidePack = In Stich { $trick } steht { $card }, und diese Karte ist nicht im Blatt.
    .help = Die Karte richtigstellen: Dreeg hat keine Siebener und Achter, und bei Herzblatt hängt es von der Zahl der Spieler ab, welche Siebener, Achter und Neuner fehlen.
fault-TrickSize = Stich { $trick } hat { $found ->
        [one] 1 Karte
       *[other] { $found } Karten
    }, aber in diesem Spiel spielen { $wanted } mit.
    .help = Von jedem, der in diesem Spiel mitspielt, eine Karte aufschreiben, wie sie gefallen sind; wer ausgegangen ist oder aussetzt, gibt keine.
fault-TooManyTricks = Aufgeschrieben sind { $found } Stiche, aber das Spiel hat nur { $wanted }.
    .help = Weglassen, was zu einem anderen Spiel gehört; jedes Spiel ist ein eigenes Ereignis.
fault-TricksMissing = Von { $wanted } Stichen { $found ->
        [one] ist nur 1
       *[other] sind nur { $found }
    } aufgeschrieben, und es steht nicht da, warum.
    .help = Die fehlenden Stiche aufschreiben, oder rest = "NAME", wenn einer sie alle gemacht hat, oder went_out = "NAME", wenn jemand mit 66 ausgegangen ist (Sechsundsechzig, Rufen).
fault-NothingLeftForRest = rest ist angegeben, aber alle { $wanted } Stiche sind aufgeschrieben.
    .help = rest weglassen; es steht nur da, wo am Ende Stiche fehlen.
fault-RestNotSoloist = Den Rest der Stiche kann bei Herzblatt nur der Solist bekommen, also { $soloist }, und nicht { $player }.
    .help = rest = "{ $soloist }" schreiben, wenn es so war; sonst rest weglassen und alle Stiche aufschreiben.

## Die Regeln: Schiedssprüche, Plätze, Ende

fault-GameOver = Vor diesem Ereignis war schon Schluss.
    .help = Nach dem Ende gibt es nur noch Berichtigungen, Bemerkungen, undo und redo und bei Herzblatt Zahlungen: für eine neue Partie eine neue Datei anfangen oder das Ereignis berichtigen, das diese beendet hat.
fault-RulingErasesOut = Der Schiedsspruch löscht Striche bei { $player }, aber da sind keine mehr.
    .help = { $player } in strokes weglassen; sollen Striche wieder angeschrieben werden, gehört eine negative Zahl hin: strokes = {"{"} NAME = -2 {"}"}.
fault-RulingNotZero = Die Zahlungen des Schiedsspruchs ergeben zusammen { $sum }, und sie müssen null ergeben.
    .help = Die einen bekommen, was die anderen zahlen: payments = {"{"} NAME = "0.20", ANDERER = "-0.20" {"}"}.
fault-RulingOfNothing = Die Zahlungen des Schiedsspruchs sind alle null.
    .help = Aufschreiben, wer wie viel zahlt und wer es bekommt: payments = {"{"} NAME = "0.20", ANDERER = "-0.20" {"}"}.
fault-NotInDeal = { $player } spielt in diesem Spiel nicht mit.
    .help = Jemanden nennen, der mitspielt, also weder ausgegangen ist noch aussetzt oder woanders sitzt; müsste { $player } mitspielen, ist ein früheres Ereignis zu berichtigen.
fault-NotAtTable = { $player } sitzt nicht am Tisch und kann deshalb nicht geben.
    .help = Als dealer jemanden nennen, der am Tisch sitzt, oder vorher eintragen, wer jetzt dort sitzt: kind = "seating" mit players = ["NAME", "ANDERER"].
fault-DealerNotSeated = { $player } sitzt nicht am Tisch und kann deshalb nicht geben.
    .help = Als dealer jemanden nennen, der am Tisch sitzt; hat { $player } einen Platz übernommen, das vorher eintragen: kind = "substitute" mit leaves = "ANDERER" und joins = "{ $player }".
fault-NeverSat = { $player } hat nie an diesem Tisch gesessen.
    .help = Jemanden nennen, der hier gesessen hat; wer neu dazukommt, braucht zuerst ein Ereignis mit kind = "seating".
fault-SeatTwice = { $player } hat in dieser Sitzordnung zwei Plätze.
    .help = Jeden nur einmal nennen, im Uhrzeigersinn; heißen zwei gleich, brauchen sie verschiedene Namen, etwa „Anna M.“ und „Anna S.“
fault-SeatingSize = In dieser Sitzordnung { $found ->
        [one] sitzt 1 Spieler
       *[other] sitzen { $found } Spieler
    } am Tisch, und es müssen { $least } bis { $most } sein.
    .help = Alle nennen, die von jetzt an am Tisch sitzen, im Uhrzeigersinn: players = ["Anna", "Bert", "Cilli"].
fault-MoneyOverflow = Die Beträge sind so groß, dass sie sich nicht mehr genau rechnen lassen.
    .help = Den Einsatz und die Beträge prüfen und kleinere schreiben.

## Die Datei: ihre Form

fault-NotUtf8 = Die Datei ist kein Text in UTF-8.
    .help = Sie in einem Editor noch einmal als reinen Text mit der Kodierung UTF-8 speichern.
fault-Syntax = Das ist kein gültiges TOML{ $what ->
        [twice] : Dieser Schlüssel steht hier zum zweiten Mal
        [comma] : Hier fehlt ein Komma
        [equals] : Hier fehlt ein =
        [value] : Hier fehlt ein Wert
        [quote] : Hier fehlt ein Anführungszeichen
       *[other] {""}
    }.
    .help = In jede Zeile ein Schlüssel = Wert, Texte in "Anführungszeichen", Listen in [ ], Tabellen in {"{"} {"}"}, und vor jedes Ereignis eine Zeile [[events]].
fault-Unclosed = Hier fehlt ein { $sign }.
    .help = Schließen, was davor aufgeht: Listen mit ], Tabellen mit {"}"}.
fault-HalfWritten = Das letzte Ereignis ist nur halb geschrieben: Die Datei bricht mittendrin ab.
    .help = bolln repair schreibt eine Datei ohne es; danach das Ereignis noch einmal eintragen.
fault-KeyNeedsQuotes = Ein Schlüssel mit einem Buchstaben wie ä oder ß steht hier ohne Anführungszeichen.
    .help = Den Namen in Anführungszeichen setzen: {"{"} "Käthe" = 46 {"}"}.
fault-TooLarge = Hier steht mehr, als ein Abend halten darf: zu viele Ereignisse oder Namen, oder zu viele Wörter und Zeichen in einem Ereignis.
    .help = In einer neuen Datei weitermachen.
fault-FormatUnknown = Die Datei hat ein Format, das dieses Programm nicht kennt.
    .help = format = 1 schreiben; für ein späteres Format braucht man ein neueres bolln.
fault-IsSettlement = Das ist eine Abrechnung über mehrere Abende, kein Abend.
    .help = bolln settle berücksichtigt sie bei den Abenden, die sie aufzählt; bolln check sagt, ob sie in Ordnung ist.
fault-GameUnknown = Dieses Spiel ist weder Dreeg noch Herzblatt.
    .help = game = "dreeg" oder game = "herzblatt" schreiben.
fault-KeyMissing = Der Schlüssel { $key } fehlt.
    .help = { $key ->
        [format] Die Datei fängt mit format = 1 an.
        [game] Oberhalb aller Ereignisse das Spiel angeben: game = "dreeg" oder game = "herzblatt".
        [players] Alle angeben, die am Tisch sitzen, im Uhrzeigersinn: players = ["Anna", "Bert", "Cilli"].
        [stake] Oberhalb aller Ereignisse eine Tabelle [stake] einfügen, mit amount = "0.10" und currency = "EUR".
        [amount] Den Betrag angeben, in Anführungszeichen: amount = "0.10".
        [currency] Die Währung des Einsatzes angeben: currency = "EUR".
        [soloist] Angeben, wer allein spielt: soloist = "NAME".
        [caller] Vorhand angeben, denn sie ruft: caller = "NAME".
        [trump] Den Trumpf angeben: trump = "clubs" (Kreuz), "spades" (Pik), "hearts" (Herz) oder "diamonds" (Karo).
        [march_made] Angeben, ob der Durchmarsch gelungen ist: march_made = true oder march_made = false.
        [reason] In ein paar Worten den Grund angeben: reason = "letzten Stich angeschaut".
        [from] Angeben, wer gezahlt hat: from = "NAME".
        [to] Angeben, wer das Geld bekommen hat: to = "NAME".
       *[other] Hier eine Zeile { $key } = … einfügen.
    }
fault-KeyUnknown = Einen Schlüssel „{ $key }“ gibt es hier nicht.
    .help = { $nearest } schreiben, wenn das gemeint ist; eine Bemerkung gehört in note = "…" oder hinter ein #.
fault-KeyUnknownAlone = Einen Schlüssel „{ $key }“ gibt es hier nicht.
    .help = Ihn weglassen oder dort hinschreiben, wo er hingehört; eine Bemerkung gehört in note = "…" oder hinter ein #.
fault-WrongType = Der Wert von { $key } muss { $wanted } sein.
    .help = Texte, Namen und Geldbeträge stehen in Anführungszeichen ("Anna", "0.10"), Zahlen, Tage, Zeiten, true und false ohne; Listen stehen in [ ], Tabellen in {"{"} {"}"}.
fault-NumberRange = Die Zahl bei { $key } liegt nicht zwischen { $least } und { $most }.
    .help = Eine ganze Zahl von { $least } bis { $most } schreiben.
fault-WordUnknown = „{ $word }“ ist bei { $key } nicht möglich.
    .help = Eines davon schreiben: { $allowed }.
fault-OnlyTrue = { $key } steht nur als { $key } = true da, nie als false.
    .help = { $key } weglassen und angeben, wie das Spiel geendet hat, zum Beispiel mit outcome = "won".
fault-EventsNotTables = Die Ereignisse sind keine Liste von Tabellen.
    .help = Vor jedes Ereignis eine Zeile [[events]] setzen und seine Schlüssel darunter: kind = "misdeal".
fault-KindMissing = Hier steht nicht, was für ein Ereignis das ist.
    .help = Seine Art dazuschreiben, zum Beispiel kind = "sixty-six" bei Dreeg oder kind = "solo" bei Herzblatt.
fault-KindUnknown = Ein Ereignis der Art „{ $kind }“ gibt es bei diesem Spiel nicht.
    .help = Eine dieser Arten schreiben, in Anführungszeichen: { $allowed }.
fault-RuleValue = Die Hausregel { $key } kann diesen Wert nicht haben.
    .help = Möglich ist: { $allowed }.
fault-PlayOutNeedsWinners = play_out ist false, aber wo die Verlierer den Bolln bekommen, muss jedes Teilspiel ausgespielt werden.
    .help = play_out weglassen oder den Bolln den Gewinnern geben: blob_for = "winners".

## Die Datei: Namen und Zeiten

fault-PlayersCount = { $found ->
        [one] Hier steht 1 Spieler
       *[other] Hier stehen { $found } Spieler
    }, aber nach diesen Regeln fängt man mit { $least } bis { $most } an.
    .help = Alle nennen, die am Tisch sitzen, im Uhrzeigersinn: players = ["Anna", "Bert", "Cilli"].
fault-TableCount = { $found ->
        [one] Hier steht 1 Spieler
       *[other] Hier stehen { $found } Spieler
    }, aber nach diesen Regeln fängt man mit { $least } bis { $most } an.
    .help = Alle nennen, die am Tisch sitzen, im Uhrzeigersinn: players = ["Anna", "Bert", "Cilli"]. Zu sechst spielt man, wenn der Geber aussetzt: rules.dealer_sits_out = true.
fault-NameLength = „{ $name }“ kann kein Name sein: Er ist leer oder zu lang.
    .help = Einen Namen von 1 bis 40 Zeichen schreiben.
fault-NameInvisible = „{ $name }“ kann kein Name sein: Darin steckt ein Zeichen, das niemand sehen kann.
    .help = Den Namen neu eintippen, nur mit Buchstaben, Ziffern, Zeichen und Leerzeichen.
fault-NameSpace = „{ $name }“ kann kein Name sein: Am Anfang oder am Ende steht ein Leerzeichen.
    .help = Das Leerzeichen vor oder hinter dem Namen weglassen.
fault-NameTwin = „{ $name }“ ist derselbe Name wie „{ $twin }“, nur anders geschrieben.
    .help = Auch hier „{ $twin }“ schreiben; sind es zwei Leute, müssen sich ihre Namen deutlicher unterscheiden, etwa „Anna M.“ und „Anna S.“
fault-NameTwice = „{ $name }“ ist zweimal genannt.
    .help = Jeden nur einmal nennen; heißen zwei gleich, brauchen sie verschiedene Namen, etwa „Anna M.“ und „Anna S.“
fault-NameUnknown = Am Tisch heißt niemand „{ $name }“.
    .help = „{ $nearest }“ schreiben, wenn das gemeint ist: Ein Name wird in der ganzen Datei gleich geschrieben.
fault-NameUnknownAlone = Am Tisch heißt niemand „{ $name }“.
    .help = Einen Namen aus players genau so schreiben, wie er dort steht; wer neu dazukommt, braucht zuerst ein Ereignis: bei Dreeg kind = "substitute", bei Herzblatt kind = "seating".
fault-OffsetMissing = Die Zeitangabe in { $key } ist nicht vollständig: Sie braucht ein Datum, eine Uhrzeit und den Abstand zu UTC.
    .help = { $key ->
        [started] Alle drei schreiben, wie bei started = 2026-11-29T19:30:00+01:00, oder nur den Tag: started = 2026-11-29.
       *[other] Alle drei schreiben, wie bei { $key } = 2026-11-29T19:30:00+01:00.
    }

## Die Datei: was geschehen ist

fault-EvidenceMissing = Hier steht nicht, wie das Spiel geendet hat.
    .help = Einen dieser Schlüssel dazuschreiben: { $allowed }.
fault-EvidenceTwice = { $one } und { $other } sagen beide, wie das Spiel geendet hat, und nur eines davon darf dastehen.
    .help = { $one } oder { $other } stehen lassen und das andere weglassen, mit allem, was dazugehört.
fault-OnlyWithPoints = { $key } gehört neben Augen, und in diesem Ereignis stehen keine.
    .help = { $key } weglassen oder das Spiel mit Augen angeben (points, soloist_points oder caller_points); wo Stiche stehen, liest das Programm Meldungen und letzten Stich aus den Karten.
fault-OnlyWithTricks = { $key } gehört neben aufgeschriebene Stiche, und in diesem Ereignis stehen keine.
    .help = { $key } weglassen oder das Spiel mit seinen Stichen angeben: tricks = ["SK S9 SO SA", "HA HT HK H9"].
fault-OnlyWith = { $key } steht nur da, wo { $other } allein sagt, wie das Spiel geendet hat.
    .help = { $key } weglassen oder das Spiel nur mit { $other } angeben, ohne Augen und ohne Stiche.
fault-NotBoth = { $one } und { $other } können nicht zusammen in einem Ereignis stehen.
    .help = { $one } oder { $other } stehen lassen, je nachdem, was stimmt, und das andere weglassen.
fault-Empty = In { $key } steht nichts.
    .help = { $key } ausfüllen oder weglassen, wo man es nicht braucht.
fault-CardUnknown = { $trick ->
        [0] „{ $card }“ ist keine Karte.
       *[other] In Stich { $trick } steht „{ $card }“, und das ist keine Karte.
    }
    .help = Erst die Farbe (C, S, H, D), dann den Wert (A, T, K, O, U, 9, 8, 7) in Großbuchstaben schreiben, etwa HA für das Herz-Ass oder ST für den Pik-Zehner.
fault-TrickUneven = { $trick ->
        [1] Der erste Stich hat eine Zahl von Karten, die kein Stich haben kann: { $found }.
       *[other] Der erste Stich hat { $wanted ->
            [one] 1 Karte
           *[other] { $wanted } Karten
        }, Stich { $trick } hat { $found }.
    }
    .help = Von jedem, der mitspielt, eine Karte schreiben, mit Leerzeichen dazwischen, und jeden Stich als eigenen Text: "SK S9 SO SA".
fault-TricksTooMany = Aufgeschrieben sind { $found } Stiche, und kein Spiel hat mehr als 12.
    .help = Jeden Stich als einen Text mit den Karten aller schreiben, die mitspielen, und jedes Spiel als eigenes Ereignis.
fault-MeldNotOnLead = In Stich { $trick } wird mit { $card } gemeldet, aber { $card } ist nicht die erste Karte im Stich.
    .help = Das + hinter { $card } weglassen; melden kann nur, wer ausspielt: "HK+ H9 HU HA".

## Die Datei: Geld, Schiedssprüche, Berichtigungen

fault-MoneyFormat = „{ $amount }“ ist kein Geldbetrag.
    .help = { $decimals ->
        [0] Eine ganze Zahl mit höchstens 12 Ziffern schreiben, in Anführungszeichen: "10".
       *[other] Höchstens 12 Ziffern und hinter einem Punkt (nicht Komma) höchstens { $decimals } weitere schreiben, in Anführungszeichen: "0.10".
    }
fault-MoneyNotPositive = Der Betrag „{ $amount }“ ist nicht größer als null.
    .help = Einen Betrag über null schreiben; bei einer Zahlung steht from = "NAME" für den, der zahlt, und to = "ANDERER" für den, der das Geld bekommt.
fault-CurrencyUnknown = „{ $code }“ ist keine Währung, die es gibt.
    .help = Die drei Großbuchstaben ihres Codes (ISO 4217) schreiben: currency = "EUR".
fault-RulingEmpty = Der Schiedsspruch sagt nicht, was er ändert.
    .help = Bei Dreeg gehört strokes = {"{"} NAME = 2 {"}"} oder blobs = {"{"} NAME = 1 {"}"} dazu, bei Herzblatt payments = {"{"} NAME = "0.20", ANDERER = "-0.20" {"}"}.
fault-RulingRange = In { $key } muss bei { $name } eine Zahl von -{ $limit } bis { $limit } stehen, nur nicht 0.
    .help = { $key ->
        [strokes] 2 löscht zwei Striche, -2 schreibt zwei wieder an; ändert sich bei { $name } nichts, den Namen weglassen.
       *[other] 1 heißt ein Bolln mehr, -1 einer weniger; ändert sich bei { $name } nichts, den Namen weglassen.
    }
fault-PaymentToSelf = { $name } kann nicht an { $name } zahlen.
    .help = from = "NAME" nennt den, der gezahlt hat, to = "ANDERER" den, der das Geld bekommen hat.
fault-CorrectionAimless = Die Berichtigung sagt nicht, welches Ereignis sie berichtigt.
    .help = corrects = 5 ändert oder streicht Ereignis 5, before = 5 trägt davor ein vergessenes nach; gezählt wird von 1 an.
fault-CorrectionTwoAims = Die Berichtigung nennt ein Ereignis mit corrects und eines mit before.
    .help = Zum Ändern oder Streichen nur corrects stehen lassen, zum Nachtragen nur before.
fault-CorrectionTarget = Vor dieser Berichtigung gibt es kein Ereignis { $target }.
    .help = Die Nummer eines früheren Ereignisses schreiben: von oben gezählt, von 1 bis zu dem, das gerade über dieser Berichtigung steht.
fault-CorrectionOfCorrection = Ereignis { $target } ist selbst eine Berichtigung, und die wird nicht berichtigt.
    .help = Die Nummer des Ereignisses schreiben, das { $target } berichtigt: Es gilt die letzte Berichtigung eines Ereignisses.
fault-CorrectionOfUndo = Ereignis { $target } ist ein { $kind ->
        [undo] undo und nimmt einen Eintrag zurück
       *[redo] redo und holt einen Eintrag wieder her
    }: Es lässt sich weder ändern noch streichen, und davor lässt sich nichts nachtragen.
    .help = Die Nummer dessen schreiben, was am Tisch geschehen ist; { $kind ->
        [undo] was zurückgenommen ist, holt kind = "redo" wieder her, solange danach nichts eingetragen ist.
       *[redo] was wiederhergeholt ist, nimmt kind = "undo" noch einmal zurück.
    }
fault-BeforeNeedsNow = Die Berichtigung trägt ein vergessenes Ereignis nach, sagt aber nicht, was geschehen ist.
    .help = Ans Ende der Berichtigung eine Zeile [events.now] setzen und darunter das ganze Ereignis, angefangen mit kind.
fault-BeforePutIn = Ereignis { $target } ist selbst nachgetragen, und davor lässt sich nichts nachtragen.
    .help = Die Nummer schreiben, die Ereignis { $target } in before nennt: Was an einer Stelle nachgetragen wird, steht dort in der Reihenfolge der Einträge.
fault-NowNeedsKind = In [events.now] steht nicht, was für ein Ereignis das ist.
    .help = Unter [events.now] das ganze Ereignis schreiben, angefangen mit kind: kind = "sixty-six".
fault-NowIsNoEvent = In [events.now] steht die Art „{ $kind }“, wo nur stehen kann, was am Tisch geschehen ist.
    .help = Unter [events.now] schreiben, wie das berichtigte Ereignis lauten soll, mit eigener Art wie "misdeal"; ohne [events.now] wird das Ereignis gestrichen.
fault-CorrectionOfUndone = Ereignis { $target } ist zurückgenommen; es lässt sich nicht berichtigen, und davor lässt sich nichts nachtragen.
    .help = Es erst mit einem Ereignis der Art "redo" wiederherholen oder neu eintragen, was geschehen ist.
fault-JoinedOnlyTrue = joined kann nur true sein.
    .help = joined = true schreiben, wo die Berichtigung mit der unmittelbar davor eine einzige Änderung ist, sonst weglassen.
fault-JoinedAlone = Diese Berichtigung soll mit dem Eintrag davor eine Änderung sein, aber der ist keine Berichtigung.
    .help = joined weglassen, oder die Berichtigung gleich hinter die stellen, zu der sie gehört.
fault-UndoNothing = Hier gibt es nichts zurückzunehmen.
    .help = Dieses undo weglassen: Es nimmt den neuesten Eintrag zurück, der noch gilt, und es gibt keinen.
fault-RedoNothing = Hier gibt es nichts wiederherzuholen.
    .help = Dieses redo weglassen: Es holt zurück, was undo zuletzt genommen hat, solange danach nichts eingetragen wurde.
fault-NoteEmpty = In der Bemerkung steht nichts.
    .help = Die Bemerkung in Anführungszeichen schreiben: note = "Bert zahlt das Bier".
fault-NamedTooMany = Hier stehen mehr Leute, als mitspielen.
    .help = Nur nennen, wer dabei ist, und jeden einmal: Drei oder vier fangen an.
fault-LeavesNotAtTable = { $player } sitzt nicht am Tisch und kann ihn deshalb nicht verlassen.
    .help = Als leaves = "NAME" den nennen, der aufsteht, so geschrieben wie in players oder in einem früheren joins.
fault-JoinsAtTable = { $player } sitzt schon am Tisch.
    .help = Als joins = "NAME" den nennen, der sich für den anderen hinsetzt.
fault-NotSeated = { $player } sitzt nicht am Tisch.
    .help = Jemanden nennen, der jetzt dort sitzt; wer gegangen ist, hat keine Tafel mehr.
fault-IsOut = { $player } ist schon aus.
    .help = Jemanden nennen, der noch dabei ist; müsste { $player } es sein, ist ein früheres Ereignis zu berichtigen.
