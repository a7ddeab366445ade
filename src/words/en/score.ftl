finding = Event { $event }, trick { $trick }: { $player } played { $card } and { $rule }, though still holding { $held }.
finding-wrong-call = Event { $event }, trick { $trick }: { $player } led { $card }, no trump, and held none: the call was wrong (D-40).
check-fine-settlement = { $file }: fine (a settlement: { $payments ->
        [one] one payment
       *[other] { $payments } payments
    } over { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings
    })
check-fine = { $file }: fine ({ $events ->
        [one] one event
       *[other] { $events } events
    }; { $findings ->
        [0] no findings
        [one] one finding
       *[other] { $findings } findings
    })

game-dreeg = Dreeg
game-herzblatt = Herzblatt
list-or = { $others } or { $last }
list-and = { $others } and { $last }

score-standing = Sub-game { $number } of 8, round { $round }: { $contract }, { $players } in.
score-standing-race = Sub-game { $number }{ $pass ->
        [1] {""}
       *[other] , pass { $pass }
    }, round { $round }: { $contract }, { $players } in. The first with { $target } blobs ends the game.
score-over = The game is over. { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    } { $blobs ->
        [0] without a blob.
       *[other] with { $blobs ->
            [one] one blob
           *[other] { $blobs } blobs
        }{ $count ->
            [one] .
           *[other] {" "}each.
        }
    }
score-broken-off = The game was broken off after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }. As it stands { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    } { $blobs ->
        [0] without a blob.
       *[other] with { $blobs ->
            [one] one blob
           *[other] { $blobs } blobs
        }{ $count ->
            [one] .
           *[other] {" "}each.
        }
    }
score-next = { $dealer } deals, { $forehand } is forehand.
score-subgames = Sub-games
score-deals-of = { $number }. { $contract }: deals
score-deals = Deals
score-rulings = Rulings
score-remarks = Remarks
remark-note = Event { $event }: “{ $note }”
remark-substitute = Event { $event }: { $joins } takes over the seat of { $leaves } (D-9){ $given ->
        [yes] : { $reason }
       *[no] .
    }
remark-misdeal = Event { $event }, misdealt: { $reason }
remark-end = Event { $event }, the end: { $reason }
score-corrections = Corrections
score-findings = Findings of the referee (they change no score by themselves)
score-balances = Balances in { $currency }
score-transfers = Who pays whom
score-settled = Nobody owes anybody anything.
score-payments = Paid

slate-dealer = dealer
slate-forehand = forehand
slate-out = out
slate-winner = winner
slate-spoken = { $name }: { $strokes ->
        [0] out
        [one] one stroke left
       *[other] { $strokes } strokes left
    }, { $blobs ->
        [0] no blobs
        [one] one blob
       *[other] { $blobs } blobs
    }

now-two-sixty-six = Two left: 6 cards each, a talon of 12 with trumps turned up under it; any card may be played until it is used up; the trump 9 may rob the turned-up trump; the win scores 1.
now-two-red-sow = Two left: 6 cards each, a talon of 12; any card may be played until it is used up. The points stay the same.
now-two-call-a-card = Two left: 6 cards each, a talon of 12; forehand names trumps after three cards; any card may be played until the talon is used up; { $tariff ->
        [yes] the win scores 1 to 3, by this table’s tariff.
       *[no] the win scores 1.
    }
now-two-cameroon = Two left: this table plays on (D-52, cameroon_two_left), 6 cards each and a talon of 12, no trumps; any card may be played until the talon is used up; the win scores 1.
now-three-each = { $left ->
        [yes] Three left
       *[no] With three
    }: { $talon ->
        [turned] 6 cards each and a talon of 6 with trumps turned up under it, the first two tricks are free
        [yes] 6 cards each and a talon of 6, the first two tricks are free
       *[no] 8 cards each
    }; the places score 2, 1 and 0.
now-three-red-sow = { $left ->
        [yes] Three left
       *[no] With three
    }: { $talon ->
        [yes] 6 cards each and a talon of 6, the first two tricks are free
       *[no] 8 cards each
    }; { $left ->
        [yes] the points stay the same.
       *[no] the points are the same as with four.
    }
now-three-call-a-card = { $left ->
        [yes] Three left
       *[no] With three
    }: { $talon ->
        [yes] 6 cards each and a talon of 6, the first two tricks are free
       *[no] 8 cards each
    }; the caller and the called player against the third, or the caller alone against two; { $tariff ->
        [yes] the win scores 1 to 3, by this table’s tariff.
       *[no] the win scores 2.
    }
now-sow-by-third-trick = Whoever has the Ace of Hearts must play it and name trumps by the third trick; if it has not been seen by then, the talon is turned over.
now-called-card-in-talon = The called card may lie in the talon: then the caller plays alone.
now-cameroon-stops = When only two are left, Cameroon ends and both lose (D-52, cameroon_two_left).
now-cameroon-stopped = Only two are left: Cameroon ends, and both lose (D-52, cameroon_two_left).
now-exact-66-loses = This table’s Red Sow: exactly 66 does not win.

table-left-out = No room here for: { $columns }.
table-intervals = intervals
column-number = #
column-contract = Contract
column-deals = Deals
column-went-out = Went out
column-losers = Lost
column-blobs = Blob for
column-deal = Deal
column-dealer = Dealer
column-counts = Counts
column-out = Out
column-then = { $before }, then { $after }
column-player = Player
column-balance = Balance
column-solos = Solos
column-won = Won
column-soloist = Soloist
column-factor = Stakes
subgame-on = still on
deal-passed = nobody played
soloist-won = { $name } won
soloist-lost = { $name } lost
transfer = { $from } pays { $to } { $amount }.
payment-line = Event { $event }: { $from } paid { $to } { $amount }.
ruling-line = Event { $event }: { $what } – { $reason }
ruling-erased = { $name }: { $number ->
        [one] one stroke erased
       *[other] { $number } strokes erased
    }
ruling-chalked = { $name }: { $number ->
        [one] one stroke chalked back on
       *[other] { $number } strokes chalked back on
    }
ruling-blobs-given = { $name }: { $number ->
        [one] one blob more
       *[other] { $number } blobs more
    }
ruling-blobs-taken = { $name }: { $number ->
        [one] one blob less
       *[other] { $number } blobs less
    }
correction-changed = Event { $number } corrects event { $target }{ $given ->
        [yes] : { $reason }
       *[no] .
    }
correction-struck = Event { $number } strikes out event { $target }{ $given ->
        [yes] : { $reason }
       *[no] .
    }
correction-put-in = Event { $number } puts a forgotten event in before event { $target }{ $given ->
        [yes] : { $reason }
       *[no] .
    }

herzblatt-next = { $deals ->
        [0] No deal yet.
        [one] One deal so far.
       *[other] { $deals } deals so far.
    } { $dealer } deals, { $forehand } is forehand; the stake is { $stake }.
herzblatt-most = { $names } came off best: { $amount }.
herzblatt-over = The evening is done after { $deals ->
        [one] one deal.
       *[other] { $deals } deals.
    }

explain-deal = Deal { $deal } (event { $event }): { $contract }, sub-game { $subgame }
explain-herzblatt-deal = Deal { $deal } (event { $event }), stake { $stake }
explain-table = { $dealer } dealt, { $forehand } was forehand; in: { $players }.
explain-corrected = This event was corrected; it stands here as it reads now.
explain-correction = Event { $number } is a correction of event { $target }.
explain-struck = Event { $number } has been struck out.
explain-end = Event { $number } ends the evening as it stood{ $given ->
        [yes] : { $reason }
       *[no] .
    }
explain-note = Event { $number } is a remark of the table: it changes nothing.
explain-undo = Event { $number } takes back what was entered before it.
explain-redo = Event { $number } brings back what was taken back before it.
explain-taken-back = Event { $number } has been taken back: it counts for nothing.
explain-misdeal = Event { $number } is a misdeal{ $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }: nothing is scored, and the same dealer deals again (D-8).
explain-seating = Event { $number }: from the next deal on { $players } sit at the table (H-11).
explain-stake = Event { $number }: from the next deal on the stake is { $amount }.
explain-passed = Nobody played, and the cards were thrown in (H-3).
explain-rules = The rules that decided it
explain-gone-out = Went out: { $names } (D-4).
explain-side = { $names }: { $count }
explain-side-unknown = { $names }: not counted
explain-won = { $name } played and won{ $schneider ->
        [yes] {" "}high
       *[no] {""}
    }{ $known ->
        [yes] {" "}({ $counts })
       *[no] {""}
    }: each defender pays { $factor } × the stake, { $each }.
explain-lost = { $name } played and lost{ $schneider ->
        [yes] {" "}as schneider
       *[no] {""}
    }{ $known ->
        [yes] {" "}({ $counts })
       *[no] {""}
    }: each defender gets { $factor } × the stake, { $each }.
explain-discards = { $name }: { $sum } { $rest ->
        [yes] laid away and in the rest
       *[no] laid away
    }
explain-no-event = There is no event { $number } in this session.
explain-no-deal = There is no deal { $number } in this session.
told-placing = The table told who came where.
told-outcome = The table told the outcome.
told-points = The table counted the card points.
told-tricks = The cards were recorded.
told-passed = The soloist passed.
told-went-out = { $name } went out.
told-false-claim = { $name } claimed 66 falsely (D-22).
told-soloist = { $name } was the soloist.
told-caller-and-partner = { $name } called, { $partner } was the partner.
told-caller-alone = { $name } called and played alone.
told-trumps-named = { $name } named trumps, and the two played each other (D-41).
told-march = { $name } announced a march.
told-announced = { $name } announced { $what ->
        [du] “Du”
       *[sixty-six] “66”
    } (M-2).
told-contra = { $name } said contra{ $re ->
        [yes] , and { $soloist } answered Ree
       *[no] {""}
    } (M-4).
factor = { $by } ({ $what ->
        [schneider] schneider
        [contra] contra
        [re] Ree
        [du] “Du”
       *[other] “66”
    })
told-factors = { $factors } = { $product } (M-4).
told-rest = { $name } takes all tricks that are not recorded.
column-trick = Trick
column-cards = Cards
column-taken-by = Taken by
column-points = Card points
column-count = Count
column-award = Game points
column-strokes = Strokes
column-payment = Gets
rule-head = { $id } · { $title }
rule-ruling = Ruling: { $text }
rule-ruling-means = Ruling: the sources are silent here, or differ. Where a key stands with it, the table may choose otherwise.
rule-one-source = One source alone has this.
rule-keys = (Key { $keys }.)
rule-key = key { $key }: { $default } by default{ $ruled ->
        [no] {""}
       *[other] {" "}(a ruling, { $ruled })
    }; possible: { $allowed }
rule-key-here = key { $key }: { $here } at this table, { $default } by default{ $ruled ->
        [no] {""}
       *[other] {" "}(a ruling, { $ruled })
    }; possible: { $allowed }

rules-topics = Topics (bolln rules TOPIC), or a rule's id such as D-11; --players 2, 3, 4 or 5 shows what holds for so many:
rules-no-topic = There is no topic and no rule { $topic }; `bolln rules` lists them.
rules-no-topic-near = There is no topic and no rule { $topic }; was { $near } meant? `bolln rules` lists them.
topic-house = House rules
    .intro = What a table may agree on: the keys of [rules] in a session's file. Only what differs from the default need be written.
    .names = house, rules, keys, house rules
house-key = { $key } ({ $rule }{ $ruled ->
        [yes] , a ruling
       *[no] {""}
    })
house-value = { $value }{ $usual ->
        [yes] {" "}(by default)
       *[no] {""}
    }: { $means }
house-number = { $default } by default
house-no-number = no number

## Signs in words, for who has the screen read aloud

aloud-number = Number
aloud-times = times
aloud-to = to
aloud-then = { $before }, then { $next }
aloud-counted = { $count }, scores { $award }{ $side ->
        [yes] {", playing side"}
       *[no] {""}
    }
aloud-scored = scores { $award }{ $side ->
        [yes] {", playing side"}
       *[no] {""}
    }
aloud-left = { $left ->
        [one] now has one stroke
       *[other] now has { $left } strokes
    }
aloud-sum = { $count }, from { $parts }
aloud-sides = { $one } to { $other }
aloud-unknown = unknown
aloud-better = won
aloud-worse = lost
aloud-level = level
aloud-record = To record it: { $command }
aloud-problem = { $file }, line { $line }, column { $column }: { $text }
