# What can be wrong with a session: one message a fault. The value says what is wrong, .help says what to do.
# The program prints the rule, the event and the line around the sentence.

## What a value must be ($wanted of fault-WrongType)

expected-text = a text
expected-boolean = a truth value (true or false)
expected-integer = a whole number
expected-table = a table
expected-list = a list
expected-date-time = a date with a time
expected-date = a date (with a time or without)

## The rules: card points

fault-PileImpossible = A pile of { $points ->
        [one] 1 card point
       *[other] { $points } card points
    } is impossible, because no card counts 1.
    .help = Count the pile again, and the others with it: together they hold 120 card points.
fault-PilesMissOne = The piles add up to 119 card points: 1 is missing, and no card counts 1.
    .help = Count the piles again; where the deal ended early they may add up to less than 120, but not to 119.
fault-PilesShort = The piles add up to { $sum } card points: { $missing ->
        [one] 1 is missing.
       *[other] { $missing } are missing.
    }
    .help = Count the piles again: together they hold 120 card points. If somebody went out at 66 (Sixty-Six, Call a Card), add went_out = "NAME".
fault-PilesOver = The piles add up to { $sum } card points: that is { $extra } too many.
    .help = Count the piles again: together they hold 120 card points. Melds do not belong in them but in melds = {"{"} NAME = 20 {"}"}.

## The rules: who is in, and what is played

fault-PlayerMissing = { $player } is still in, but is missing here.
    .help = Name everybody who is in, also with nothing: points = {"{"} NAME = 0 {"}"}, or a place in placing.
fault-PlayerOut = { $player } has gone out and does not play in this deal.
    .help = Name only those who are in; if { $player } should still be in, an earlier event needs a correction.
fault-WrongContract = This deal is entered as { $found }, but the sub-game that is on is { $wanted }.
    .help = Put kind right; if it is right, an earlier deal is wrong or was forgotten, and a correction can change it or put it in.

## The rules: last trick and marriages

fault-TieNeedsLastTrick = Counts are equal, so the last trick decides, and nothing says who took it.
    .help = Add who took the last trick: last_trick = "NAME".
fault-BonusNeedsLastTrick = The last trick counts extra at this table, and nothing says who took it.
    .help = Add who took the last trick: last_trick = "NAME".
fault-UndecidedNeedsLastTrick = Neither side has 66, so the last trick decides, and nothing says who took it.
    .help = Add who took the last trick: last_trick = "NAME".
fault-MeldNotPlayed = A marriage is entered where none counts: this table plays without marriages, or it is Cameroon or Herzblatt, which have none.
    .help = Leave out melds and every + behind a card; if the table does play marriages in Dreeg, write marriages = true under [rules].
fault-MeldValue = Melds of { $points } are impossible for { $player }: a marriage counts 20, or 40 in trumps.
    .help = Write the sum of the player’s marriages, which is 20, 40, 60, 80 or 100, and leave out whoever melded nothing: melds = {"{"} NAME = 20 {"}"}.
fault-MeldsTooMany = All melds together come to { $sum }, and there are at most 100 in a deal.
    .help = Check who announced what: of the four marriages three count 20 and the one in trumps 40.
fault-MeldNeedsKingOrOber = In trick { $trick } a marriage is announced with { $card }, which is neither a King nor an Ober.
    .help = Leave out the + behind { $card }; it belongs behind a King or an Ober that is led, as in HK+.
fault-MeldWithoutSpouse = In trick { $trick } a marriage is announced with { $card }, but { $spouse } was not, or no longer, in the same hand.
    .help = Leave out the + behind { $card }, or put right where { $spouse } is played: the same player must play it later.

## The rules: going out and false claims

fault-WentOutTooEarly = { $player } is said to have gone out with { $count }, and that takes 66.
    .help = Count again, or record false_claim = "{ $player }" in place of went_out.
fault-SideWentOutTooEarly = { $player } is said to have gone out, but the side has only { $count }, and that takes 66.
    .help = Count again, or record false_claim = "{ $player }" in place of went_out.
fault-ClaimNotFalse = The claim of { $player } is entered as false, but with { $count } it was right.
    .help = Write went_out = "{ $player }" in place of false_claim, or put the card points right.

## The rules: Red Sow

fault-RedSowPlayedByOther = The Ace of Hearts is played by { $player }, but { $soloist } is entered as the soloist, who must hold it.
    .help = Write soloist = "{ $player }", or check the cards and the dealer: the player after the dealer leads to the first trick.
fault-TrumpsTooLate = Trumps are said to hold only from trick { $from }, but HA is played in trick { $latest }, and they are named by then.
    .help = Write trump_from = { $latest } at most, or leave it out: then trumps hold from the trick of HA.
fault-TrumpFromNeedsTalon = trump_from is given, but there is no talon, and so trumps hold from the first trick.
    .help = Leave out trump_from and keep trump.

## The rules: Call a Card

fault-CallerNotForehand = { $caller } cannot be the caller: { $dealer } dealt, so { $forehand } is forehand and calls.
    .help = Write caller = "{ $forehand }", or say who really dealt: dealer = "NAME".
fault-PartnerWithTwo = A partner is named, but only two are in, and they play each other.
    .help = Leave out partner.
fault-PartnerIsCaller = { $player } is named both as the caller and as the partner.
    .help = Name the holder of the called card as partner = "NAME", or leave out partner if the caller called himself and plays alone.
fault-CalledCardWithTwo = A called card is given, but only two are in, and then none is called.
    .help = Leave out called_card; beside tricks name the trumps instead: trump = "spades".
fault-CalledCardMissing = The tricks are recorded, but not which card was called.
    .help = Add the called card, whose suit is trumps: called_card = "SA".
fault-TrumpMissing = The tricks are recorded, but not what is trumps.
    .help = Add the trumps that forehand named: trump = "clubs", "spades", "hearts" or "diamonds".
fault-TrumpByCalledCard = trump is given, but here the suit of the called card is trumps.
    .help = Leave out trump, and check that called_card has the right suit.
fault-CalledCardOutsidePack = { $card } cannot be called, because Dreeg is played without the 7s and 8s.
    .help = Call a card from 9 to Ace: called_card = "SA".
fault-CalledCardByOther = The called card { $card } is played by { $player }, but by the entry it was held by { $holder }.
    .help = Name whoever held it as partner = "NAME" (nobody, if the caller called himself), or put the cards, the called card or the dealer right.
fault-OpponentPointsNeeded = One of the opponents claimed 66, and nothing says how many card points they have.
    .help = Add the card points of the caller’s opponents: opponent_points = 70.
fault-TariffNeedsPoints = Under the tariff the losers’ card points decide what the win is worth, and they are missing.
    .help = Add the card points of the caller’s opponents, opponent_points = 20, or all_tricks = true if they took no trick.
fault-TariffNeedsWorth = This table plays by the tariff, and nothing says what the win was worth.
    .help = Add worth = 1, worth = 2 (the losers under 33) or worth = 3 (the losers without a trick).
fault-WorthNotAsked = A worth is given where there is none: this table does not play by the tariff, or nobody won.
    .help = Leave out worth; it stands beside a won outcome only, and where [rules] says call_award = "tariff".
fault-AllTricksButPoints = all_tricks says that the losers took no trick, but they have { $points } card points.
    .help = Leave out all_tricks, or count again: a side without a trick has 0 card points.

## The rules: Muhr’s variant

fault-DuNeedsAllTricks = A Du was announced, and nothing says whether the soloist took every trick.
    .help = Add all_tricks = true or all_tricks = false.
fault-SoloAllTricksButPoints = all_tricks says that the soloist took every trick, but soloist_points is { $points } and not 120.
    .help = Write soloist_points = 120, or all_tricks = false if the defenders took a trick.
fault-ContraBySoloist = { $player } is the soloist and cannot say contra.
    .help = Name the defender who said contra, contra = "NAME", or leave it out.
fault-ContraCouldBid = { $player } cannot say contra: asked before { $soloist }, { $player } could have played.
    .help = Contra is for defenders who come after the soloist in the bidding: name one of them or leave out contra, or say who really dealt with dealer = "NAME".
fault-ReWithoutContra = Ree is given, but nobody said contra.
    .help = Leave out re, or add who said contra: contra = "NAME".
fault-NotInStandard = { $key } belongs to Muhr’s variant, and this table plays the standard game.
    .help = { $key ->
        [schneider] Leave out schneider and write outcome = "schneider" for a soloist who lost with it, or write variant = "muhr" under [rules].
       *[other] Leave out { $key }, or write variant = "muhr" under [rules].
    }
fault-NotInMuhr = Muhr’s variant does not have the outcome “{ $outcome }”.
    .help = Write outcome = "won" or outcome = "lost", and add schneider = true if the losers were schneider.

## The rules: tricks

fault-MarchUndecided = After { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } the march is neither made nor broken, and the record stops there.
    .help = Record the tricks up to the first that the marcher did not take, or all of them; if one player took all that follow, add rest = "NAME".
fault-CardTwice = In trick { $trick } the card { $card } is played a second time.
    .help = Every card exists once: find which of the two is another card, and put it right.
fault-CardOutsidePack = In trick { $trick } there is { $card }, a card that is not in the pack played with.
    .help = Put the card right: Dreeg has no 7s and 8s, and in Herzblatt it depends on the number of players which 7s, 8s and 9s are left out.
fault-TrickSize = Trick { $trick } has { $found ->
        [one] 1 card
       *[other] { $found } cards
    }, but { $wanted } play in this deal.
    .help = Write one card for each who plays in this deal, in the order played; whoever is out or sits out plays none.
fault-TooManyTricks = { $found } tricks are recorded, but the deal has only { $wanted }.
    .help = Leave out what belongs to another deal; each deal is an event of its own.
fault-TricksMissing = Only { $found ->
        [one] 1 of { $wanted } tricks is
       *[other] { $found } of { $wanted } tricks are
    } recorded, and nothing says why.
    .help = Record the missing tricks, or add rest = "NAME" if one player took them all, or went_out = "NAME" if somebody went out at 66 (Sixty-Six, Call a Card).
fault-NothingLeftForRest = rest is given, but all { $wanted } tricks are recorded.
    .help = Leave out rest; it stands only where tricks are missing at the end.
fault-RestNotSoloist = In Herzblatt only the soloist, { $soloist }, can take the rest of the tricks, and not { $player }.
    .help = Write rest = "{ $soloist }" if it was so; otherwise leave out rest and record every trick.

## The rules: rulings, seats, end

fault-GameOver = It was already over before this event.
    .help = After the end only corrections, notes, undo and redo stand, and payments in Herzblatt: begin a new file for a new game, or correct the event that ended this one.
fault-RulingErasesOut = The ruling erases strokes of { $player }, who is out and has none.
    .help = Leave { $player } out of strokes; to chalk strokes back on, write a negative number: strokes = {"{"} NAME = -2 {"}"}.
fault-RulingNotZero = The ruling’s payments add up to { $sum }, and must add up to zero.
    .help = Give to some what the others pay: payments = {"{"} NAME = "0.20", OTHER = "-0.20" {"}"}.
fault-RulingOfNothing = The ruling’s payments are all nothing.
    .help = Write who pays and who gets how much: payments = {"{"} NAME = "0.20", OTHER = "-0.20" {"}"}.
fault-NotInDeal = { $player } does not play in this deal.
    .help = Name somebody who does, and not one who is out, sits out or sits elsewhere; if { $player } should play, an earlier event needs a correction.
fault-NotAtTable = { $player } does not sit at the table and so cannot deal.
    .help = Name somebody at the table as dealer, or first enter who sits there now: kind = "seating" with players = ["NAME", "OTHER"].
fault-DealerNotSeated = { $player } does not sit at the table and so cannot deal.
    .help = Name somebody at the table as dealer; if { $player } has taken over a seat, first enter that: kind = "substitute" with leaves = "OTHER" and joins = "{ $player }".
fault-NeverSat = { $player } has never sat at this table.
    .help = Name somebody who has; a new player first needs an event of kind = "seating".
fault-SeatTwice = { $player } has two seats in this seating.
    .help = Name everybody once, clockwise; two people of one name need different ones, such as “Anna M.” and “Anna S.”
fault-SeatingSize = { $found ->
        [one] 1 player sits
       *[other] { $found } players sit
    } at the table in this seating, and it takes { $least } to { $most }.
    .help = Name all who sit at the table from now on, clockwise: players = ["Anna", "Bert", "Cilli"].
fault-MoneyOverflow = The amounts are so large that they can no longer be counted exactly.
    .help = Check the stake and the amounts, and write smaller ones.

## The file: its form

fault-NotUtf8 = The file is not text in UTF-8.
    .help = Save it again in an editor as plain text with the encoding UTF-8.
fault-Syntax = This is not valid TOML{ $what ->
        [twice] : this key stands here for the second time
        [comma] : a comma is missing here
        [equals] : an = is missing here
        [value] : a value is missing here
        [quote] : a quotation mark is missing here
       *[other] {""}
    }.
    .help = Write one key = value a line, texts in "quotes", lists in [ ], tables in {"{"} {"}"}, and begin every event with a line [[events]].
fault-Unclosed = A { $sign } is missing here.
    .help = Close what was opened before it: lists with ], tables with {"}"}.
fault-HalfWritten = The last event is only half written: the file breaks off within it.
    .help = bolln repair writes a file without it; then enter the event again.
fault-KeyNeedsQuotes = A key with a letter such as ä or ß stands here without quotes.
    .help = Put the name in quotes: {"{"} "Käthe" = 46 {"}"}.
fault-TooLarge = There is more here than a session may hold: too many events or names, or too many words and signs in one event.
    .help = Continue in a new file.
fault-FormatUnknown = The file has a format that this program does not know.
    .help = Write format = 1; a file of a later format needs a newer bolln.
fault-IsSettlement = This is a settlement over several evenings, not an evening.
    .help = bolln settle takes it into account with the evenings that it lists; bolln check says whether it is sound.
fault-GameUnknown = This game is neither Dreeg nor Herzblatt.
    .help = Write game = "dreeg" or game = "herzblatt".
fault-KeyMissing = The key { $key } is missing.
    .help = { $key ->
        [format] Begin the file with format = 1.
        [game] Add the game above all events: game = "dreeg" or game = "herzblatt".
        [players] Add all who sit at the table, clockwise: players = ["Anna", "Bert", "Cilli"].
        [stake] Add a table [stake] above all events, with amount = "0.10" and currency = "EUR".
        [amount] Add the amount, in quotes: amount = "0.10".
        [currency] Add what the stake is counted in: currency = "EUR".
        [soloist] Add who plays alone: soloist = "NAME".
        [caller] Add forehand, who calls: caller = "NAME".
        [trump] Add the trumps: trump = "clubs", "spades", "hearts" or "diamonds".
        [march_made] Add whether the march was made: march_made = true or march_made = false.
        [reason] Add a reason in a few words: reason = "looked at the last trick".
        [from] Add who paid: from = "NAME".
        [to] Add who got the money: to = "NAME".
       *[other] Add a line { $key } = … here.
    }
fault-KeyUnknown = There is no key “{ $key }” here.
    .help = Write { $nearest } if that is meant; a remark belongs in note = "…" or behind a #.
fault-KeyUnknownAlone = There is no key “{ $key }” here.
    .help = Leave it out, or put it where it belongs; a remark belongs in note = "…" or behind a #.
fault-WrongType = The value of { $key } must be { $wanted }.
    .help = Texts, names and amounts of money stand in quotes ("Anna", "0.10"); numbers, dates, times, true and false do not; lists stand in [ ], tables in {"{"} {"}"}.
fault-NumberRange = The number of { $key } is outside the range { $least } to { $most }.
    .help = Write a whole number from { $least } to { $most }.
fault-WordUnknown = “{ $word }” is nothing that { $key } can be.
    .help = Write one of these: { $allowed }.
fault-OnlyTrue = { $key } stands only as { $key } = true, never as false.
    .help = Leave out { $key } and say how the deal went, for instance with outcome = "won".
fault-EventsNotTables = The events are not a list of tables.
    .help = Begin every event with a line [[events]], and write its keys below it: kind = "misdeal".
fault-KindMissing = This event does not say what kind it is.
    .help = Add its kind, for instance kind = "sixty-six" in Dreeg or kind = "solo" in Herzblatt.
fault-KindUnknown = This game has no event of the kind “{ $kind }”.
    .help = Write one of these kinds, in quotes: { $allowed }.
fault-RuleValue = The house rule { $key } cannot have this value.
    .help = Possible values are: { $allowed }.
fault-PlayOutNeedsWinners = play_out is false, but where the losers get the blob every sub-game must be played out.
    .help = Leave out play_out, or let the winners get the blob: blob_for = "winners".

## The file: names and times

fault-PlayersCount = { $found ->
        [one] 1 player is named
       *[other] { $found } players are named
    }, but by these rules { $least } to { $most } begin.
    .help = Name all who sit at the table, clockwise: players = ["Anna", "Bert", "Cilli"].
fault-TableCount = { $found ->
        [one] 1 player is named
       *[other] { $found } players are named
    }, but by these rules { $least } to { $most } begin.
    .help = Name all who sit at the table, clockwise: players = ["Anna", "Bert", "Cilli"]. Six play where the dealer sits out: rules.dealer_sits_out = true.
fault-NameLength = “{ $name }” cannot be a name: it is empty or too long.
    .help = Write a name of 1 to 40 characters.
fault-NameInvisible = “{ $name }” cannot be a name: there is a character in it that nobody can see.
    .help = Type the name again, with nothing but letters, digits, signs and spaces.
fault-NameSpace = “{ $name }” cannot be a name: there is a space at its beginning or end.
    .help = Leave out the space in front of the name or behind it.
fault-NameTwin = “{ $name }” is the same name as “{ $twin }”, written differently.
    .help = Write “{ $twin }” here as well; if they are two people, tell them apart by more, such as “Anna M.” and “Anna S.”
fault-NameTwice = “{ $name }” is named twice.
    .help = Name everybody once; two people of one name need different ones, such as “Anna M.” and “Anna S.”
fault-NameUnknown = Nobody at the table is called “{ $name }”.
    .help = Write “{ $nearest }” if that is meant: a name is written the same way throughout the file.
fault-NameUnknownAlone = Nobody at the table is called “{ $name }”.
    .help = Write a name from players, exactly as it stands there; a new player first needs an event: in Dreeg kind = "substitute", in Herzblatt kind = "seating".
fault-OffsetMissing = The time in { $key } is not complete: it needs a date, a time of day and the offset from UTC.
    .help = { $key ->
        [started] Write all three, as in started = 2026-11-29T19:30:00+01:00, or the day alone: started = 2026-11-29.
       *[other] Write all three, as in { $key } = 2026-11-29T19:30:00+01:00.
    }

## The file: what happened

fault-EvidenceMissing = Nothing says how the deal went.
    .help = Add one of these keys: { $allowed }.
fault-EvidenceTwice = { $one } and { $other } both say how the deal went, and only one of them may.
    .help = Keep { $one } or { $other } and leave out the other, with all that belongs to it.
fault-OnlyWithPoints = { $key } belongs beside card points, and this event has none.
    .help = Leave out { $key }, or tell the deal by card points (points, soloist_points or caller_points); beside tricks, melds and last trick are read from the cards.
fault-OnlyWithTricks = { $key } belongs beside recorded tricks, and this event has none.
    .help = Leave out { $key }, or tell the deal by its tricks: tricks = ["SK S9 SO SA", "HA HT HK H9"].
fault-OnlyWith = { $key } stands only where { $other } alone says how the deal went.
    .help = Leave out { $key }, or tell the deal by { $other } and by nothing else, neither card points nor tricks.
fault-NotBoth = { $one } and { $other } cannot both stand in one event.
    .help = Keep { $one } or { $other }, whichever is right, and leave out the other.
fault-Empty = There is nothing in { $key }.
    .help = Fill in { $key }, or leave it out where it is not needed.
fault-CardUnknown = { $trick ->
        [0] “{ $card }” is not a card.
       *[other] In trick { $trick } there is “{ $card }”, which is not a card.
    }
    .help = Write the suit (C, S, H, D) and then the rank (A, T, K, O, U, 9, 8, 7) in capitals, such as HA for the Ace of Hearts or ST for the Ten of Spades.
fault-TrickUneven = { $trick ->
        [1] The first trick has a number of cards that no trick can have: { $found }.
       *[other] The first trick has { $wanted ->
            [one] 1 card
           *[other] { $wanted } cards
        }, trick { $trick } has { $found }.
    }
    .help = Write one card for each who plays, with spaces between them, and every trick as a text of its own: "SK S9 SO SA".
fault-TricksTooMany = { $found } tricks are recorded, and no deal has more than 12.
    .help = Write every trick as a text of its own with the cards of all who play, and every deal as an event of its own.
fault-MeldNotOnLead = In trick { $trick } a marriage is announced with { $card }, but { $card } is not the first card of the trick.
    .help = Leave out the + behind { $card }; a marriage is announced only by whoever leads: "HK+ H9 HU HA".

## The file: money, rulings, corrections

fault-MoneyFormat = “{ $amount }” is not an amount of money.
    .help = { $decimals ->
        [0] Write a whole number of at most 12 digits, in quotes: "10".
       *[other] Write at most 12 digits and, behind a point, at most { $decimals } more, in quotes: "0.10".
    }
fault-MoneyNotPositive = The amount “{ $amount }” is not more than zero.
    .help = Write an amount above zero; in a payment write from = "NAME" for whoever pays and to = "OTHER" for whoever gets the money.
fault-CurrencyUnknown = “{ $code }” is not a currency that is in use.
    .help = Write the three capital letters of its code (ISO 4217): currency = "EUR".
fault-RulingEmpty = The ruling does not say what it changes.
    .help = Add strokes = {"{"} NAME = 2 {"}"} or blobs = {"{"} NAME = 1 {"}"} in Dreeg, payments = {"{"} NAME = "0.20", OTHER = "-0.20" {"}"} in Herzblatt.
fault-RulingRange = In { $key } the number of { $name } must be from -{ $limit } to { $limit }, and not 0.
    .help = { $key ->
        [strokes] Write 2 to erase two strokes and -2 to chalk two back on, and leave out { $name } if nothing changes.
       *[other] Write 1 for one blob more and -1 for one less, and leave out { $name } if nothing changes.
    }
fault-PaymentToSelf = { $name } cannot pay { $name }.
    .help = Write from = "NAME" for whoever paid and to = "OTHER" for whoever got the money.
fault-CorrectionAimless = The correction does not say which event it corrects.
    .help = Add corrects = 5 to change or strike out event 5, or before = 5 to put in a forgotten one before it; events are numbered from 1.
fault-CorrectionTwoAims = The correction names an event both with corrects and with before.
    .help = Keep corrects to change or strike out an event, or before to put in a forgotten one, and leave out the other.
fault-CorrectionTarget = There is no event { $target } before this correction.
    .help = Write the number of an earlier event: counted from the top of the file, from 1 up to the event just above this correction.
fault-CorrectionOfCorrection = Event { $target } is itself a correction, and a correction is not corrected.
    .help = Write the number of the event that { $target } corrects: the newest correction of an event holds.
fault-CorrectionOfUndo = Event { $target } is { $kind ->
        [undo] an undo, which takes an entry back
       *[redo] a redo, which brings an entry back
    }: it can be neither changed nor struck out, and nothing can be put in before it.
    .help = Write the number of what happened at the table; { $kind ->
        [undo] what was taken back, kind = "redo" brings back, as long as nothing has been entered since.
       *[redo] what was brought back, kind = "undo" takes back again.
    }
fault-BeforeNeedsNow = The correction puts in a forgotten event, but does not say what happened.
    .help = Add a line [events.now] at the end of the correction, and below it the whole event, beginning with its kind.
fault-BeforePutIn = Event { $target } was itself put in later, and nothing can be put in before it.
    .help = Write the number that event { $target } names with before: what is put in at one place stands in the order of entry.
fault-NowNeedsKind = The event in [events.now] does not say what kind it is.
    .help = Write the whole event below [events.now], beginning with its kind: kind = "sixty-six".
fault-NowIsNoEvent = There is the kind “{ $kind }” in [events.now], where only what happened at the table can stand.
    .help = Write below [events.now] how the corrected event should read, with a kind of its own such as "misdeal"; leave out [events.now] to strike the event out.
fault-CorrectionOfUndone = Event { $target } has been taken back, so it cannot be corrected, and nothing can be put in before it.
    .help = Bring it back first with an event of the kind "redo", or enter what happened anew.
fault-JoinedOnlyTrue = joined can only be true.
    .help = Write joined = true where the correction is one change with the correction just before it, and leave it out elsewhere.
fault-JoinedAlone = This correction is joined to the entry before it, but that is no correction.
    .help = Leave out joined, or put the correction right behind the one that it belongs to.
fault-UndoNothing = There is nothing here that could be taken back.
    .help = Leave out this undo: it takes back the newest entry that is not taken back yet, and there is none.
fault-RedoNothing = There is nothing here that could be brought back.
    .help = Leave out this redo: it brings back what undo took back last, if nothing has been entered since.
fault-NoteEmpty = The note says nothing.
    .help = Write the remark in quotes: note = "Bert pays the beer".
fault-NamedTooMany = More people are named here than play.
    .help = Name only those who are in, each once: three or four begin.
fault-LeavesNotAtTable = { $player } does not sit at the table and so cannot leave it.
    .help = Write leaves = "NAME" for whoever gets up, as the name stands in players or in an earlier joins.
fault-JoinsAtTable = { $player } sits at the table already.
    .help = Write joins = "NAME" for whoever sits down in the place of the one who leaves.
fault-NotSeated = { $player } does not sit at the table.
    .help = Name somebody who sits there now; who has left has no slate any more.
fault-IsOut = { $player } is out.
    .help = Name somebody who is still in; if { $player } should be, an earlier event needs a correction.
