# The prompts at the table.

help-play = Play an evening: enter deals, see the slates, correct what was wrong. Everything is saved at once.
    .file = The session's file; without it the newest that is not over
    .deck = The deck on the table, in whose letters cards are typed

## What could not be read

misread-no-name = Nobody's name begins with { $typed }. Here are: { $known }.
misread-two-names = { $typed } could be { $known }. A letter more makes it clear.
misread-name-twice = { $name } stands there twice.
misread-names-missing = Something is missing for { $names }.
misread-no-pile = { $typed } is no pile. A pile is card points (52), a sum (11+10+4) or cards (AATK); only one may have a mark: ! for going out, ? for a false claim.
misread-pile-count = { $found } piles, and there are { $wanted } players.
misread-piles-over = These piles have { $sum } card points already, and there are 120 in all (C-4).
misread-no-card = { $typed } is no card. A suit ({ $suits }), then a rank ({ $ranks }).
misread-one-card = Just one card.
misread-no-suit = { $typed } is no suit. The suits are { $suits }.
misread-no-money = { $typed } is no amount. Possible are 0.10 or 0,10, and 10ct for small change.
misread-two-moneys = { $typed } could be { $small } or { $large }. Write { $small } or { $large }.
misread-no-yes = Yes or no is needed here: y or n.
misread-no-deck = { $typed } is no deck. Possible are f (French) and g (German).
misread-no-command = { $typed } is no command here; ? lists them.
misread-no-number = { $typed } is no whole number from { $least } to { $most }.
misread-no-outcome = { $typed } tells no outcome. Possible are signs (+ won, - lost, twice for more) or card points (70, or 70 50).
misread-no-choice = { $typed } is not to be chosen here. Possible: { $known }.
misread-nothing = Something is needed here.

## Questions about a deal

ask-piles = Piles: { $names }
ask-placing = Who came where, best first: { $names }
ask-placing-fewest = Who came where, fewest points first: { $names }
ask-filled = { $piles } – { $name } has what was left. Does that count?
ask-red-sow-points = Who had the Red Sow, and how many points? { $names }
ask-red-sow-outcome = Who had the Red Sow, and how did it end? { $names }
ask-call-points = { $caller } called. Who had the called card, and how many points did they have together? { $names }
ask-call-outcome = { $caller } called. Who had the called card, and how did it end? { $names }
ask-call-two-points = { $caller } named trumps. How many points did { $caller } have?
ask-call-two-outcome = { $caller } named trumps. How did it end for { $caller }?
ask-solo-points = Who played, and how many points? Nobody: 0. { $names }
ask-solo-outcome = Who played, and how did it end? Nobody: 0. { $names }
ask-solo-tricks = Who played? Nobody: 0. { $names }
ask-side = And { $name }: how many points, or how did it end?
ask-opponent-points = How many points did the others have?
ask-worth = What was it worth: 1, 2 or 3?
ask-all-tricks = Did the soloist take every trick?
ask-trickless = Did the losing side take no trick at all?
ask-melds = Were marriages announced? (nobody: Enter; else like a20 b40)
ask-announcement = Announced before play? (nothing: Enter; 66; du)
ask-contra = Contra? (nobody: Enter; else { $names })
ask-re = Did { $name } answer Ree?
ask-march = Was a march announced? (no: Enter; else the name)
ask-trump = Trumps: { $suits }
ask-trump-from = From which trick on were there trumps? (from the Red Sow's: Enter)
ask-called-card = Which card was called?
ask-deck = Which cards are on the table: f for French suits, g for German?
who-red-sow = Who had the Red Sow? { $names }
who-partner = Who had the called card? The caller himself: he plays alone. { $names }
who-last-trick = Who took the last trick? { $names }
who-went-out = Who went out? { $names }
who-claimed = Who claimed 66 without having them? { $names }
who-rest = Who takes the rest? { $names }
who-pays = Who pays? { $names }
who-is-paid = Who is paid? { $names }
answer-yes = y

trick-lead = Trick { $trick }: { $name } leads
trick-next = Trick { $trick }: { $cards } – { $name } is next
trick-taken = Trick { $trick }: { $cards } – goes to { $name } ({ $points })
trick-piles = Piles: { $piles }
trick-too-many = { $found } cards are too many: { $left } are left.
trick-not-whole = Let the trick be whole first: { $name } is next.
trick-card-twice = { $card } has been played already. Look which of the two was another card; < takes back the last line.
trick-card-outside = { $card } is not in the pack of this deal.
trick-no-melds = Marriages are not announced in this deal, so no + stands behind a card (D-12).
trick-meld-not-lead = { $card } was not led, so no marriage can be announced with it (D-12).
finding-held-fell = { $card } (trick { $trick })
finding-live = The referee: trick { $trick }, { $name } played { $card } – { $what } ({ $rule }); held { $held }.
finding-live-bare = The referee: trick { $trick }, { $name } played { $card } – { $what } ({ $rule }).

## What ? tells

why-name = The beginning of a name is enough, as long as it is one person's. Here the name comes first; a command is written with a colon: :s
why-filled = The piles have 120 card points together (C-4), so the last follows from the others. n asks for the piles again.
why-piles = Card points in seat order: 52 31 25 – the last pile is filled in; 52 31 25 12 checks it. By name: a52 d12 b31. A pile may be a sum, 11+10+4, or cards, AATK. 66! went out (D-21), 52? claimed falsely (D-22); then every pile is needed.
why-piles-cameroon = Card points in seat order: 52 31 25 – the last pile is filled in; 52 31 25 12 checks it. By name: a52 d12 b31. The fewest come first (D-50). An announced march: a+ made, a- failed (D-51).
why-placing = Best first: a b d c. Equal: a>b=d>c. Who is missing comes last. a? claimed 66 falsely (D-22).
why-placing-cameroon = The fewest points first: a b d c. Equal: a>b=d>c. Who is missing comes last. An announced march: a+ made, a- failed (D-51).
why-red-sow = The name, then the soloist's card points: a70 (a70 50 checks); or how it ended: a+ won (D-32), a- lost (D-33), a-- lost with 33 or fewer (D-34), a p passed (D-31).
why-call = The name of the one who had the called card (the caller himself: alone), then the callers' card points: d70 (d70 50 checks); or how it ended: d+ the callers won, d- the others, d= nobody (D-43). d66! went out, d40? or d ?a claimed falsely (D-42). With two in, without the name. The called card may stand in parentheses: d (SA) 70.
why-solo = The name, then the soloist's card points: b70 (b70 50 checks); or how it ended: b+ won (H-4), b++ won high (H-5), b- lost (H-6), b-- lost as schneider (H-7). Nobody played: 0 (H-3).
why-solo-muhr = The name, then the soloist's card points: b70 (b70 50 checks); or how it ended: b+ won (M-1), b++ won with schneider (M-3), b- lost, b-- lost as schneider. Nobody played: 0 (H-3). Announcement, contra and Ree are asked for.
why-side = Card points: 70, or 70 50 with the other side's; or + won, - lost, twice for more.
why-trump = One letter of the deck on the table.
why-deck = S is another suit in each. Command :x changes the deck later on.
why-keys =
    Commands are a line of their own:
    {"  "}u takes the last event back (u 3: three), r brings it back
    {"  "}c 3 corrects deal 3, b 3 puts a forgotten deal before it
    {"  "}s slates, d deals, q leaves
    {"  "}o outcome, p points, t tricks: how deals are told
    {"  "}j ruling, m misdeal, f false claim
    {"  "}g NAME: he deals the next deal
    {"  "}n seats, k stake, z payment, e end
    {"  "}x the other deck of cards
    Where a deal is asked for, a small letter alone is the command; a name then takes two letters or a capital (B).
    At any other question a letter may be the answer, and a colon makes it a command (:d). One question back: <
cards-french = Suit, then rank: C S H D (Kr P H Ka), A T K Q J 9 8 7.
cards-german = Suit, then rank: E G H S, S T K O U 9 8 7 (S also A).
trick-help = One card or several: SK, or a whole trick SK S9 SO SA. HK+ announces a marriage (D-12). < takes the last line back.
trick-ends-claims = { "!" } or !a went out, ?a claimed falsely, *a takes the rest.
trick-ends-march = { "!" } ends the deal after the trick that broke the march, *a takes the rest.
trick-ends-rest = { "*" } or *a: he takes the rest.

## The evening

play-none-unfinished = There is no session that is not over. Begin one with: bolln new
play-tip = ? explains any question and lists the commands; q leaves, everything is saved.
play-nothing-before = This is the first question. u takes back what was entered last.
play-no-deals = No deal yet.
play-no-such-outcome = A deal of this kind cannot end like that.
play-not-counted = It does not count yet. Once more, then.
play-deal-counts = Deal { $deal } counts ({ $rules }).
play-thrown-in = Nobody played: thrown in, nothing is paid.
role-soloist = soloist
role-defender = against the soloist
role-caller = caller
role-partner = with the caller
role-opponent = against the caller
role-marcher = march
role-place = place { $place }
play-got-count = { $name } ({ $role }, { $count } points): { $award ->
        [0] no game point
        [one] 1 game point
       *[other] { $award } game points
    }, { $left ->
        [0] out
        [one] 1 stroke left
       *[other] { $left } strokes left
    }
play-got = { $name } ({ $role }): { $award ->
        [0] no game point
        [one] 1 game point
       *[other] { $award } game points
    }, { $left ->
        [0] out
        [one] 1 stroke left
       *[other] { $left } strokes left
    }
play-paid-count = { $name } ({ $role }, { $count } points): { $amount }, { $factor ->
        [one] one stake
       *[other] { $factor } stakes
    } each
play-paid = { $name } ({ $role }): { $amount }, { $factor ->
        [one] one stake
       *[other] { $factor } stakes
    } each
play-gone-out = { $count ->
        [one] { $names } is out!
       *[other] { $names } are out!
    }
play-subgame-over = Sub-game { $number } ({ $contract }) is over. { $count ->
        [0] Nobody gets a blob.
        [one] { $names } gets a blob.
       *[other] { $names } get a blob each.
    }
play-not-saved = This was not told to its end, so it is not saved. What had been typed, for typing again:
play-saved-in = Everything is saved in { $file }.
play-over = The game is over. u takes the last event back, s and d show it, z records a payment, q leaves.
play-deck-german = German suits from now on: E G H S.
play-deck-french = French suits from now on: C S H D.
play-dealer-given = { $name } deals the next deal; { $forehand } is forehand.
play-undone = Taken back: { $what }. r brings it back.
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to bring back.
play-correcting = { $kind ->
        [deal] Deal { $deal } (event { $event }) reads:
       *[other] { $kind } (event { $event }) reads:
    }
play-putting-in = A forgotten deal, put in before { $of ->
        [deal] deal
       *[event] event
    } { $number }.
play-not-corrected = Nothing is changed.
play-corrected = It is corrected.
play-does-not-fit = With that change something no longer fits, so nothing is changed:
play-only-herzblatt = That is for Herzblatt only.
play-no-claims = Here nobody goes out on 66, so there is no false claim.
play-not-ended = The evening goes on.
play-held = Another program is writing this session.
play-watching = Looking on; the slate follows. Enter leaves.
ask-yes-or-no = { $question } (y/n)
ask-enter-again = Enter this deal in the changed session?
why-enter-again = Somebody else has written the file meanwhile, a sync folder or an editor. y enters the deal behind what is there now, n drops it.
ask-not-saved = Enter tries again; a file name saves everything there and goes on there; - gives the deal up
why-not-saved = Nothing of the session is lost: the file is as it was before this deal. Make room or plug the stick in and press Enter, or name another file.
ask-watch = Look on?
why-watch = Only one program may write a session. Looking on, you see every deal that the other one enters.
ask-undo = Take back { $count } events?
why-undo = Each of them can be brought back with r, as long as nothing else is entered.
ask-strike = Enter tells it anew; x strikes it out
why-strike = The file keeps what was entered first; a correction says how it reads now, and everything is scored anew.
ask-correct = Correct it like that?
why-correct = y enters the correction. It can be taken back as any other by another correction.
ask-reason-correction = Why? (Enter: no reason)
ask-reason-misdeal = Why was it misdealt? (Enter: no reason)
ask-reason-end = Why does it end? (Enter: no reason)
ask-reason = Why?
why-reason = The reason stands in the file, for later.
why-reason-ruling = A ruling needs its reason, so that it can be understood tomorrow.
ask-end = Really end the game as it stands?
why-end = After that only corrections and payments are entered (D-62); u takes the end back.
ask-ruling-strokes = Strokes erased (a2) or chalked on (b-1); none: Enter
ask-ruling-blobs = Blobs given (a1) or taken (b-1); none: Enter
why-ruling = A ruling erases up to 7 strokes or chalks them on again, and gives or takes up to 9 blobs. It moves neither dealer nor forehand (D-8).
ask-ruling-payments = Who gets, who pays? Like a0.20 b-0.20
why-ruling-payments = The amounts add up to zero (H-9).
ask-seating = Who sits where from now on, clockwise? { $names }
why-seating = Names in a row, with blanks or commas; a new name is written whole. Balances stay with the person (H-11).
ask-next-dealer = Who deals next? (as it follows: Enter)
why-next-dealer = If nobody is named, it is who would have dealt anyway, or the next after him who still sits there (H-11).
ask-new-names = New at the table: { $names }. Right?
why-new-names = A name that nobody had yet begins with a balance of nothing.
ask-stake = The stake from the next deal on
ask-amount = How much?
why-money = 0.10 or 0,10; 10ct for small change. 1.000 is refused: it could be one or a thousand.
change-nothing = Nothing in the score changes.
change-subgame = The game now stands in sub-game { $to }, not { $from }.
change-strokes = { $name }: { $from } → { $to } strokes
change-blobs = { $name }: { $from } → { $to } blobs
change-balance = { $name }: { $from } → { $to }
start-go-on = Go on: { $session }
start-new = Begin a new evening
start-show = Show an evening
start-ask = What shall it be?
start-which = Which one?
start-help = The number before what it shall be; q leaves.

## What to do at a prompt about what the rules refuse

hint-PilesShort = Count the piles again.
    .sixty-six = Count the piles again. If somebody went out on 66, an exclamation mark stands behind his pile: 66!
    .call-a-card = Count the piles again. If somebody went out on 66, an exclamation mark stands behind his side's points: 66!
hint-PlayersCount = Name all who sit at the table, clockwise, with commas between them.
hint-TableCount = Name all who sit at the table, clockwise, with commas between them.
hint-SeatingSize = Name all who sit at the table from now on, clockwise.
hint-PilesOver = Count the piles again.
hint-WentOutTooEarly = Count again, or put ? instead of !: a false claim.
    .tricks = Go on with the next trick, or tell a false claim with ? and the name: ?b
hint-SideWentOutTooEarly = Count again, or put ? instead of !: a false claim.
    .tricks = Go on with the next trick, or tell a false claim with ? and the name: ?b
hint-ClaimNotFalse = Count again, or put ! instead of ?: gone out.
    .tricks = The claim was right after this trick: tell it with ! and the name, or look at the cards again (< takes back the last line).

ask-drop = This is not entered yet. Drop it?
why-drop = y drops what has been told of it and does what the command says; n goes on with it. < takes back the last answer alone.
