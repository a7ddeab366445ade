# The prompts at the table.

help-play = Play an evening: enter deals, see the slates, correct what was wrong. Everything is saved at once.
    .example = bolln play evening.toml
    .file = The session's file; without it the newest that is not over
    .deck = The deck on the table, in whose letters cards are typed

## What could not be read

misread-no-name = Nobody's name begins with { $typed }. Here are: { $known }.
misread-two-names = { $typed } could be { $known }. A letter more makes it clear.
misread-name-twice = { $name } stands there twice.
misread-piles-missing = The card points of { $names } are missing.
misread-names-missing = Something is missing for { $names }.
misread-no-pile = { $typed } is no pile. A pile is card points (52), a sum (11+10+4) or cards (AATK); only one may have a mark: ! for going out, ? for a false claim.
misread-pile-count = { $found ->
        [one] 1 pile
       *[other] { $found } piles
    }, and there are { $wanted } players.
misread-piles-over = That is { $over } too many: the piles have { $sum } card points, and there are 120 in all (C-4).
misread-no-card = { $typed } is no card. A suit ({ $suits }), then a rank ({ $ranks }).
misread-one-card = Just one card.
misread-no-suit = { $typed } is no suit. The suits are { $suits }.
misread-no-money = { $typed } is no amount. Possible are { $example } and the like; for small change 10ct.
misread-two-moneys = { $typed } could be { $small } or { $large }. Write { $small } or { $large }.
misread-no-yes = Yes or no: y or n.
misread-no-deck = { $typed } is no deck. Possible are f (French) and g (German).
misread-no-command = { $typed } is no command here; : lists them.
misread-only-number = Only { $only } is possible.
misread-no-number = { $typed } is no whole number from { $least } to { $most }.
misread-no-outcome = { $typed } tells no outcome. Possible are signs (+ won, - lost, twice for more) or card points (70, or 70 50).
misread-no-choice = { $typed } is not to be chosen here. Possible: { $known }.
misread-nothing = Something is needed here.
misread-absent-out = { $name } is out.
misread-absent-deals = { $name } deals and sits out.
misread-absent-away = { $name } does not sit at the table now.
misread-one-letter = { $typed } alone is no pile: one letter could be anything. One card's points are a number (11 for an Ace).
misread-two-piles = { $typed } could be { $difference }, or { $own } and { $other }. Write { $difference }, or { $own } { $other }.
misread-other-money = { $typed } is other money: here it is { $currency }.
hint-too-many = { $over } too many
hint-left = { $left } left for { $names }

## Questions about a deal

ask-piles = Piles: { $names } (like { $example })
ask-placing = Who came where, best first: { $names } (like { $example })
ask-placing-fewest = Who came where, fewest points first: { $names } (like { $example })
ask-filled = { $piles } – { $name } has what was left. Does that count?
ask-red-sow-points = Who had the Red Sow, and how many points? { $names } (like { $example })
ask-red-sow-outcome = Who had the Red Sow, and how did it end? { $names } (like { $example })
ask-call-points = { $caller } called. Who had the called card, and how many points did they have together? { $names } (like { $example })
ask-call-outcome = { $caller } called. Who had the called card, and how did it end? { $names } (like { $example })
ask-call-two-points = { $caller } named trumps. How many points did { $caller } have? (like 70)
ask-call-two-outcome = { $caller } named trumps. Who won? { $names } (like { $example }; nobody: =)
ask-solo-points = Who played, and how many points? Nobody: 0. { $names } (like { $example })
ask-solo-outcome = Who played, and how did it end? Nobody: 0. { $names } (like { $example })
ask-solo-tricks = Who played? Nobody: 0. { $names } (like { $example })
ask-side = { $name }: how many points, or how did it end? (like 70, or +)
ask-opponent-points = How many points did the others have? (like 40)
ask-worth = What was it worth: 1, 2 or 3?
ask-all-tricks = Did the soloist take every trick?
ask-trickless = Did the losing side take no trick at all?
ask-melds = Were marriages announced? (nobody: Enter; else like { $a }20 { $b }40)
ask-announcement = Announced before play? (nothing: Enter; 66; du)
ask-contra = Contra? (nobody: Enter; else like { $example }) { $names }
ask-re = Did { $name } answer Ree?
ask-march = Was a march announced? (no: Enter; else the name, like { $example })
ask-trump = Trumps: { $suits } (like { $example })
ask-trump-from = From which trick on were there trumps? (like 3; from the Red Sow's: Enter)
ask-called-card = Which card did { $caller } call? (like { $example })
ask-deck = Which cards are on the table: f for French suits, g for German?
who-red-sow = Who had the Red Sow? { $names } (like { $example })
who-partner = Who had the called card? The caller himself: he plays alone. { $names } (like { $example })
who-last-trick = Who took the last trick? { $names } (like { $example })
who-went-out = Who went out? { $names } (like { $example })
who-claimed = Who claimed 66 without having them? { $names } (like { $example })
who-rest = Who takes the rest? { $names } (like { $example })
who-pays = Who pays? { $names } (like { $example })
who-is-paid = Who is paid? { $names } (like { $example })
answer-yes = y

trick-lead = Trick { $trick }: { $name } leads (like { $example })
trick-next = Trick { $trick }: { $cards } – { $name } is next (like { $example })
trick-taken = Trick { $trick }: { $cards } – goes to { $name } ({ $points })
trick-piles = Piles: { $piles }
trick-too-many = { $found } cards are too many: { $left ->
        [one] one is left.
       *[other] { $left } are left.
    }
trick-not-whole = Let the trick be whole first: { $name } is next.
trick-card-twice = { $card } has been played already. Look which of the two was another card; < takes back the last line.
trick-card-outside = { $card } is not in the pack of this deal.
trick-no-melds = Marriages are not announced in this deal, so no + stands behind a card (D-12).
trick-meld-not-lead = { $card } was not led, so no marriage can be announced with it (D-12).
finding-held-fell = { $card } (trick { $trick })
finding-live = The referee: trick { $trick }, { $name } played { $card } – { $what } ({ $rule }); held { $held }.
finding-live-bare = The referee: trick { $trick }, { $name } played { $card } – { $what } ({ $rule }).

## What ? tells

why-form = The form: { $example }
why-name = The beginning of a name is enough, as long as it is one person's.
    The form: { $example }
why-dealer = { $game ->
        [dreeg] Somebody who is out may deal, too; the deal passes on from whoever deals (D-8).
       *[herzblatt] The deal passes on from whoever deals.
    }
    The form: { $example }
why-filled = The piles have 120 card points together (C-4), so the last follows from the others. y enters it so, n asks for the piles again.
why-piles = Card points in seat order, the last pile is filled in; or by name, { $named }, in any order. A pile may be a sum, 11+10+4, or cards, AATK. 66! went out (D-21), 52? claimed falsely (D-22); then every pile is needed. { $a }? alone: only that he claimed falsely.
    The form: { $example }
why-piles-cameroon = Card points in seat order, the last pile is filled in; or by name, { $named }, in any order. A pile may be a sum, 11+10+4, or cards, AATK. The fewest come first (D-50). An announced march: { $a }+ made, { $a }- failed (D-51).
    The form: { $example }
why-placing = Best first; = between those who are equal: { $a }={ $b }. Who is missing comes last. { $a }? claimed 66 falsely (D-22).
    The form: { $example }
why-placing-cameroon = The fewest points first; = between those who are equal: { $a }={ $b }. Who is missing comes last. An announced march: { $a }+ made, { $a }- failed (D-51).
    The form: { $example }
why-red-sow = { $a }+ won (D-32), { $a }- lost (D-33), { $a }-- lost with 33 or fewer (D-34), { $a } p passed (D-31); or his card points: { $a }70 50 checks both sides.
    The form: { $example }
why-call = Who had the called card (the caller himself: alone), then the callers' points: { $d }70 50 checks both sides; or { $d }+ the callers won, { $d }- the others, { $d }= nobody (D-43). { $d }66! went out, { $d }40? or { $d } ?{ $a } claimed falsely (D-42). The called card may stand in parentheses: { $d } (SA) 70.
    The form: { $example }
why-solo = The soloist and his card points: { $b }70 50 checks both sides; or { $b }+ won (H-4), { $b }++ won high (H-5), { $b }- lost (H-6), { $b }-- lost as schneider (H-7). Nobody played: 0 (H-3).
    The form: { $example }
why-solo-muhr = The soloist and his card points: { $b }70 50 checks both sides; or { $b }+ won (M-1), { $b }++ won with schneider (M-3), { $b }- lost, { $b }-- lost as schneider. Nobody played: 0 (H-3). Announcement, contra and Ree are asked for.
    The form: { $example }
why-side = 70 50 checks both sides. { $of ->
        [red-sow] + won, - lost, -- lost with 33 or fewer.
        [call-a-card] + won, - lost, = nobody won.
        [solo] + won, ++ won high, - lost, -- lost as schneider.
       *[muhr] + won, ++ won with schneider, - lost, -- lost as schneider.
    }
    The form: 70, or +
why-trump = One letter of the deck on the table.
    The form: { $example }
why-deck = S is another suit in each. The deck is remembered; :deck changes it.
    The form: f or g
cards-french = Suit, then rank: C S H D (Kr P H Ka), A T K Q J 9 8 7 (T also Z or 10).
cards-german = Suit, then rank: E G H S, S T K O U 9 8 7 (S also A, T also Z or 10).
trick-help = One card or several, even a whole trick. < takes the last line back.
trick-help-melds = One card or several, even a whole trick; { $example }+ announces a marriage (D-12). < takes the last line back.
trick-ends-claims = { "!" }{ $a } went out, ?{ $a } claimed falsely, *{ $a } takes the rest.
trick-ends-march = { "!" } ends the deal after the trick that broke the march, *{ $a } takes the rest.
trick-ends-rest = { "*" }{ $a } takes the rest.

## The evening

play-none-unfinished = There is no session that is not over. Begin one with: bolln new
play-tip = ? explains any question, : lists the commands; :quit leaves, everything is saved.
play-nothing-before = This is the first question. :undo takes back what was entered last.
play-no-deals = No deal yet.
play-no-such-outcome = A deal of this kind cannot end like that.
play-not-counted = It does not count yet. Once more, then.
play-deal-counts = Deal { $deal } counts ({ $rules }).
play-thrown-in = Nobody played: thrown in, nothing is paid.
role-soloist = soloist
role-defender = against the soloist
role-trumps = named trumps
role-other = against
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
play-over = The game is over. : lists what can still be done, :quit leaves.
play-over-evening = The evening is over. : lists what can still be done, :quit leaves.
play-deck-german = German suits from now on: E G H S.
play-deck-french = French suits from now on: C S H D.
play-dealer-given = { $name } deals the next deal; { $forehand } is forehand.
play-undone = Taken back: { $what }. :redo brings it back.
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to bring back.
play-correcting = So far { $what } reads:
play-putting-in = A forgotten deal, put in before { $what }.
play-not-corrected = Nothing is changed.
play-corrected = It is corrected.
play-only-herzblatt = That is for Herzblatt only.
play-no-claims = Here nobody goes out on 66, so there is no false claim.
play-not-ended = The evening goes on.
play-held = Another program is writing this session.
play-watching = Looking on; the slate follows. Enter leaves.
ask-yes-or-no = { $question } (y/n)
ask-enter-again = Enter this deal in the changed session?
why-enter-again = Somebody else has written the file meanwhile, a sync folder or an editor. y enters the deal behind what is there now, n drops it.
ask-not-saved = Enter tries again; a file name with a / or .toml saves everything there and goes on there; - gives the deal up
why-not-saved = Nothing of the session is lost: the file is as it was before this deal. Make room or plug the stick in and press Enter, or name another file.
ask-watch = Look on?
why-watch = Only one program may write a session. y looks on: every deal that the other one enters is seen; n leaves.
ask-undo = These { $count } are taken back:
why-undo = y takes them back, n leaves them. Each can be brought back with :redo, as long as nothing else is entered.
ask-correct = Is it to be so?
why-correct = y enters the change, n leaves all as it was. :undo takes it back.
ask-reason-correction = Why? (like: miscounted; Enter: no reason)
ask-reason-misdeal = Why was it misdealt? (like: faced card; Enter: no reason)
ask-reason-end = Why does it end? (like: last bus; Enter: no reason)
ask-reason = Why? (like: revoke)
why-reason = The reason stands in the file, for later.
    The form: a few words; no reason: Enter
why-reason-ruling = A ruling needs its reason, so that it can be understood tomorrow.
    The form: a few words
ask-end = Really end the game as it stands?
why-end = After that only corrections and remarks are entered, and the blobs are judged as they stand (D-62); :undo takes the end back. y ends it, n plays on.
why-end-money = After that only corrections, remarks and payments are entered; :undo takes the end back. y ends it, n plays on.
ask-ruling-strokes = Strokes erased ({ $a }2) or chalked on ({ $b }-1); none: Enter
ask-ruling-blobs = Blobs given ({ $a }1) or taken ({ $b }-1); none: Enter
why-ruling = A ruling erases up to 7 strokes or chalks them on again, and gives or takes up to 9 blobs. It moves neither dealer nor forehand (D-8).
    The form: { $example }; none: Enter
ask-ruling-payments = Who gets, who pays? (like { $example })
why-ruling-payments = The amounts add up to zero (H-9).
ask-seating = Who sits where from now on, clockwise? Known: { $names } (like { $example })
why-seating = Names in a row, with blanks or commas; a new name is written whole. Balances stay with the person (H-11).
    The form: { $example }
ask-next-dealer = Who deals next? (like { $example }; as it follows: Enter)
why-next-dealer = If nobody is named, it is who would have dealt anyway, or the next after him who still sits there (H-11).
    The form: { $example }, or Enter
ask-new-names = New at the table: { $names }. Right?
why-new-names = { $game ->
        [herzblatt] Whoever never sat here begins with a balance of nothing. y takes the names, n asks again.
       *[dreeg] Nobody was called so here before. y takes the name, n asks again.
    }
why-melds = King and Ober of one suit, announced when one of them is led, count 20, in trumps 40, at most 100 in all (D-12). They are no part of the 120 card points.
    The form: { $example }; nobody: Enter
why-award = Whoever wins scores { $award ->
        [one] 1 game point
       *[other] { $award } game points
    } (D-44).
why-tariff = A win scores 1 game point; 2 if the losers are under 33; 3 if they took no trick (D-44).
ask-stake = The stake from the next deal on (like { $example })
ask-amount = How much? (like { $example })
why-money = With a point or a comma; small change also as 10ct. 1.000 is refused: it could be one or a thousand.
    The form: { $example }
change-nothing = Nothing in the score changes.
change-subgame = The game now stands in sub-game { $to }, not { $from }.
change-strokes = { $name }: { $from } → { $to ->
        [one] 1 stroke
       *[other] { $to } strokes
    }
change-blobs = { $name }: { $from } → { $to ->
        [one] 1 blob
       *[other] { $to } blobs
    }
change-balance = { $name }: { $from } → { $to }
start-go-on = Go on: { $session }
start-bolln = Bolln keeps score of Dreeg and Herzblatt, card games at a real table.
start-bolln-knows = You play with your cards and type what came of each deal; it does the rest.
start-demo = Watch a short evening (bolln demo)
start-new = Begin an evening (bolln new)
start-show = Show an evening
start-ask = What shall it be?
start-which = Which one?
start-leave = Leave
start-help = The demonstration takes a minute and saves nothing. A new evening begins with a few questions; then you play, and each deal is saved as soon as it is typed. What was typed wrong can be corrected at any time.
start-first = Now deal the cards and play. When the deal is over, type what is asked for below. ? explains it, and what was typed wrong can be corrected.
menu-keys = Arrow keys and Enter choose; Esc goes back.
menu-explain = What is this about?
choose-how = Type the number before what it shall be, or its word, or how it begins. Enter alone takes what stands in brackets; < goes back.

## What to do at a prompt about what the rules refuse

hint-PilesShort = Count the piles again.
    .sixty-six = Count the piles again. If somebody went out on 66, an exclamation mark stands behind his pile: 66!
    .call-a-card = Count the piles again. If somebody went out on 66, an exclamation mark stands behind his side's points: 66!
hint-PlayersCount = Name all who sit at the table, clockwise, with commas between them.
hint-TableCount = Name all who sit at the table, clockwise, with commas between them. Six can play where the dealer sits out: house rule dealer_sits_out.
hint-SeatingSize = Name all who sit at the table from now on, clockwise. Six can play where the dealer sits out: house rule dealer_sits_out.
hint-PilesOver = Count the piles again.
hint-WentOutTooEarly = Count again, or put ? instead of !: a false claim.
    .tricks = Go on with the next trick, or tell a false claim with ? and the name: ?b
hint-SideWentOutTooEarly = Count again, or put ? instead of !: a false claim.
    .tricks = Go on with the next trick, or tell a false claim with ? and the name: ?b
hint-ClaimNotFalse = Count again, or put ! instead of ?: gone out.
    .tricks = The claim was right after this trick: tell it with ! and the name, or look at the cards again (< takes back the last line).

ask-drop = That is not entered yet. Drop it?
why-drop = y drops what was told of it up to now, and does what the command says; n goes on. < takes back only the last answer, :undo drops it unasked.

answer-no = n
ask-dealer = Who deals? { $names } (like { $example })
ask-dealer-next = Who deals the next deal? { $names } (like { $example })
ask-no-points = That tells who came where, and no points: { $placing }. Does that count?
ask-note = What is to be remembered? (like: Bert pays the beer)
why-note = The remark stands in the file and in what is shown; it changes nothing.
    The form: a few words
ask-leaves = Whose seat is taken over? { $names } (like { $example })
ask-joins = Who sits down for { $name }? (the whole name, like Emil)
why-joins = The slate with its strokes and blobs, and the turn to deal, go to the one who sits down; what was played before stays under the old name (D-9).
    The form: Emil
ask-reason-substitute = Why? (like: tired; Enter: no reason)
ask-redo = These { $count } are brought back:
ask-fate =
    { $what } no longer fits: { $why }
    Enter tells it anew, x strikes it out, xx strikes out all that no longer fits
why-fate = Later deals were told of the evening as it was. Each that no longer fits is asked for again, with what it said as the offer.
ask-give-up = Give the whole change up?
why-give-up = y leaves everything as it is; n goes back to the question.
ask-kept = Go on with it?
why-kept = These lines were typed and not entered when the program ended. y goes on where they stop, n drops them.
ask-leave-kept = What was typed is kept and offered when this evening is opened again. Leave?
who-partner-talon = Who held the called card before the first trick? { $names } (like { $example }; nobody, it lay in the talon: Enter)
why-call-two = The points of the one who named trumps: 70 50 checks both; or + he won, - the other, = nobody (D-43), or the winner's name. 66! went out, 40? claimed falsely (D-42).
    The form: { $example }
why-money-whole = The amount has no decimals.
    The form: { $example }
why-over = Corrections, remarks and payments can still be entered, and what was entered taken back.
seating-cards-out = With so many at the table these cards go out of the pack: { $cards }
seating-cards-in = With so many at the table these cards come into the pack: { $cards }
misread-alike = { $typed } looks like { $name }, and would be somebody else. Write it so that nobody mistakes them.
misread-at-table = { $name } sits at the table already.
hint-missing = { $missing } too few
hint-others = the others { $points }
hint-goes-out = { $name } goes out
hint-ends-subgame = that ends the sub-game
hint-ends-game = that ends the game
hint-false-claim = { $name } claimed falsely
hint-march-made = { $name } made a march
hint-march-failed = { $name } failed with a march
hint-passed = nobody played
hint-trick = { $cards }: goes to { $name }
named-deal = deal { $deal }
named-event = event { $event } ({ $kind })
named-unread = event { $event }
fault-of = { $what }: { $why }
play-dealer-taken-back = { $name } does not deal out of turn after all.
play-dealer-not-kept = That { $name } deals next is not kept.
play-dropped = What was begun is dropped; nothing else is changed.
play-has-faults = This evening does not fit together. What is wrong:
play-is-struck = { $what } is struck out.
play-keeps-dealer = { $what } keeps its dealer, { $name }.
play-kept = This was typed and not entered when the program ended:
ask-mend = What is to be mended? (like Bret=Bert, place=Hirschen)
why-mend-what = A misspelt name is changed everywhere. What stands above the deals is changed by its key: place=, note=, started=, first_dealer=, stake.amount=, and house rules as rules.ties=worse. You see what changes before it counts, and the file is kept as it was.
    The form: Bret=Bert
play-other-game = The file now holds another game.
play-over-by-then = The game is over by then, so no deal can stand there.
play-pending-kept = The tricks that were typed are kept and offered when this evening is opened again.

## The commands

commands-head = Commands, each a line of its own:
command-needs-colon = A command begins with a colon: { $word } or { $short }
command-unknown = There is no command { $typed }; : alone lists them.
command-unknown-meant = There is no command { $typed }. Did you mean :{ $meant }?
command-not-here = { $word } makes no sense here now.
command-undo = takes back the last thing done; with a number (2) so many
command-redo = brings back what was taken back last; with a number so many
command-correct = corrects the last entry, deal 3 (3) or event 7 (#7)
command-before = puts in a forgotten deal before deal 3 (3) or event 7 (#7)
command-strike = strikes out the last entry, deal 3 (3) or event 7 (#7)
command-slates = how it stands
command-deals = all deals
command-why = why the last deal, or deal 3 (3), counts so
command-rules = the rules of what is on, or of a topic
command-help = explains the question
command-outcome = tells deals by who won
command-points = tells deals by card points
command-tricks = tells deals card by card
command-deck = the other deck of cards
command-dealer = who deals next, out of turn (with the name)
command-ruling = a ruling of the table
command-misdeal = misdealt: the same dealer again
command-claim = a false claim, and nothing else of the deal
command-substitute = somebody takes over a seat
command-seats = who sits where from now on
command-stake = another stake
command-payment = a debt was paid
command-note = a remark
command-mend = mend a misspelt name or what stands above the deals, such as Bret=Bert
command-end = ends the evening as it stands
command-quit = leaves; all that was entered is saved
misread-no-file = { $typed } is no file name here: it needs a / or the ending .toml.
play-unsaved = { $count ->
        [one] One entry is not saved
       *[other] { $count } entries are not saved
    }; all else is in { $file }.
