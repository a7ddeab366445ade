help-stats = Show the table's history: what many evenings come to, per player and overall.
    .example = bolln stats --by year
    .files = Sessions, and folders of sessions (every .toml below them); otherwise the program's own folder of sessions
    .to = text for the terminal, html for a page, csv with a line a figure, json for programs
    .out = Write to this file instead of the standard output
    .section = Which sections: ranking, overview, games, soloists, calls, partners, money, records, trend, seats, pairs, referee, time, or all (several with commas between); otherwise the ranking, and all for a page or a program
    .sort = By which column tables are sorted that have it, such as evenings, games-won, total or person (the names are those of json)
    .min_evenings = Only people who came so often, and pairs who met so often
    .by = Divide the ranking by year, or by season from July to June
    .since = Only evenings from this day on (2026-11-29 or 29.11.2026)
    .until = Only evenings up to this day
    .game = Only dreeg, or only herzblatt
    .players = Only evenings at which this person sat; the tables are then about these people (may be repeated)
    .place = Only evenings at a place with this in its name
    .same = Two names are one person: --same "Toni=Anton" counts Toni as Anton (may be repeated)
    .after = A file in a folder that cannot be used is told on the standard error and left out; the others are counted. A file that you name yourself must be sound: otherwise the exit code is 1 in the end. Shares come with a 95 % Wilson interval and the number of cases they rest on.

file-skipped = { $file } is left out: { $why }
file-not-text = the file is not UTF-8 text
alias-form = --same { $text }: two names with = between them are needed, such as --same "Toni=Anton".
alias-twice = --same: { $alias } cannot be two people.
alias-circle = --same: { $name } comes back to itself in the end.
alias-unknown = --same: nobody in these evenings is called { $name }.
alias-unknown-near = --same: nobody in these evenings is called { $name }. Is { $nearest } meant?
evening-twice = { $file } is the same evening as { $other } and is counted once.
evening-twice-differs = { $file } is the same evening as { $other } but goes on differently: only the longer one is counted. Keep the right one.
alias-at-one-table = { $one } and { $other } sit at the same table, so they cannot be one person.

stats-title = The table's history
stats-no-evening = No evening fits ({ $files ->
        [0] no session was found
        [one] one session was looked at
       *[other] { $files } sessions were looked at
    }).
stats-stranger = Nobody called { $name } sat at any of them.
stats-stranger-near = Nobody called { $name } sat at any of them. Did you mean { $nearest }?
stats-lead = { $evenings ->
        [one] One evening
       *[other] { $evenings } evenings
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }{ $dated ->
        [day] {", "}{ $first }.
        [yes] {", "}{ $first } to { $last }.
       *[no] .
    }
stats-sections = More: --section { $sections }, or all.
stats-no-column = --sort: no table here has a column { $column }; possible: { $possible }
stats-between = { $low } to { $high }
stats-share = { $share } % of { $of }
stats-shares-note = With each share stand the number of cases and, in brackets, its 95 % Wilson interval: the true share may well lie anywhere in it. Few cases, wide interval: read nothing into it yet.
stats-more-rows = { $rows ->
        [one] One more row: --to csv, html and json have all.
       *[other] { $rows } more rows: --to csv, html and json have all.
    }

stats-table-ranking-dreeg = Dreeg: ranking
    .note = By the lower end of the interval of games won, so that one lucky evening does not lead; then by the fewest sub-games lost.
stats-table-ranking-herzblatt = Herzblatt: ranking
    .note = By the money won in all. Debts that were paid are left out.
stats-table-partners = Dreeg: partners in Call a Card
    .note = Won, of the deals in which one called and the other was the partner.
stats-table-records = Records
    .note = Streaks are games or evenings in a row; the day is that of the last of them. Of equals the first counts.
stats-table-trend-dreeg = Dreeg: the last ten games
    .note = The last ten games that ended: + won, − lost; beside them all games.
    .aloud = The last ten games that ended, in their order; beside them all games.
stats-table-trend-herzblatt = Herzblatt: the last ten evenings
    .note = The last ten evenings: + won, − lost, = level; and what came of an evening then and over all evenings.
    .aloud = The last ten evenings, in their order; and what came of an evening then and over all evenings.
stats-table-overview = Overview
stats-table-dreeg = Dreeg: games and blobs
    .note = Blobs, also on average a sub-game; strokes left: on average, in the sub-games that were lost.
stats-table-subgames-lost = Dreeg: sub-games lost, by contract
stats-table-places = Dreeg: places in the sub-games
stats-table-red-sow = Dreeg: Red Sow as soloist
    .note = Passed, of all that he held; won, and 33 or fewer, of all that he played.
stats-table-calls = Dreeg: calls, marches, false claims
    .note = Won, of all that he called; made, of the marches he announced.
stats-table-dealing = Dreeg: game points a deal, as the dealer and otherwise
stats-table-herzblatt = Herzblatt: soloists
    .note = Played, of all deals in which he took cards; the others of all that he played. High: with the defenders schneider.
stats-table-announced = Herzblatt, Muhr's variant: announcements and contra
stats-table-money = Herzblatt: money won in an evening
    .note = Debts that were paid are left out. Streaks: evenings won (or, negative, lost) in a row.
stats-table-care = What the referee found
    .note = Of deals recorded card by card.
stats-table-positions = Where one sits in a deal
    .note = Dreeg: game points a deal. Herzblatt: how often the player there became soloist, and won.
stats-table-seats = Seats at the start of the evening
    .note = Evenings won: in Dreeg games won; in Herzblatt evenings that ended above zero.
stats-table-head-to-head = Head to head
    .note = Better: fewer blobs (or more, where that is the aim) in games that ended, or more money; evenings that ended level do not count. Won from: as soloist and as defender against the other.
stats-table-time = Time of a deal
    .note = The middle of the times (minutes:seconds) between entries that carry a time; pauses of more than an hour are left out.

stats-column-year = Year
stats-column-season = Season
stats-column-rank = Rank
stats-column-lost = Sub-games lost
stats-column-won-together = Won together
stats-column-record = Record
stats-column-day = Day
stats-column-run = Lately
stats-column-won-lately = Won of these
stats-column-per-evening-lately = An evening lately
stats-column-figure = Figure
stats-column-value = Value
stats-column-person = Player
stats-column-other = The other
stats-column-currency = Currency
stats-column-evenings = Evenings
stats-column-deals = Deals
stats-column-games-won = Games won
stats-column-blobs = Blobs
stats-column-blobs-per-subgame = a sub-game
stats-column-strokes-when-lost = Strokes left
stats-column-sixty-six = Sixty-Six
stats-column-red-sow = Red Sow
stats-column-call-a-card = Call a Card
stats-column-cameroon = Cameroon
stats-column-first = First
stats-column-second = Second
stats-column-third = Third
stats-column-fourth = Fourth
stats-column-sow-passed = Red Sow passed
stats-column-sow-won = Red Sow won
stats-column-sow-schneider = 33 or fewer
stats-column-called-won = Called, won
stats-column-marches-made = Marches made
stats-column-false-claims = False claims
stats-column-points-dealing = As the dealer
stats-column-points-not-dealing = Otherwise
stats-column-solo-played = Played
stats-column-solo-won = Won
stats-column-solo-won-high = Won high
stats-column-solo-schneider = Schneider
stats-column-sixty-six-made = 66 made
stats-column-du-made = Du made
stats-column-contra-won = Contra won
stats-column-total = Total
stats-column-per-evening = An evening
stats-column-best = Best
stats-column-worst = Worst
stats-column-evenings-won = Evenings won
stats-column-winning-streak = Won in a row
stats-column-losing-streak = Lost in a row
stats-column-streak-now = Just now
stats-column-recorded = Deals recorded
stats-column-findings = Findings
stats-column-per-hundred = Per 100 deals
stats-column-game = Game
stats-column-players-in = Players in
stats-column-position = Position
stats-column-points = Game points
stats-column-seat = Seat
stats-column-ahead = Better
stats-column-won-from = Won from
stats-column-kind = Deal
stats-column-median = Median

stats-word-record-games-won = Games of Dreeg won in a row
stats-word-record-games-lost = Games of Dreeg lost in a row
stats-word-record-blobs = Most blobs in a game
stats-word-record-win = Highest win of an evening
stats-word-record-loss = Highest loss of an evening
stats-word-record-evenings-won = Evenings won in a row
stats-word-everybody = all together
stats-word-evenings-dreeg = Evenings of Dreeg
stats-word-evenings-herzblatt = Evenings of Herzblatt
stats-word-first-day = First day
stats-word-last-day = Last day
stats-word-people = People
stats-word-games = Games of Dreeg that ended
stats-word-subgames = Sub-games that ended
stats-word-deals = Deals
stats-word-recorded = Deals recorded card by card
stats-word-findings = Findings in them
stats-word-per-hundred = Findings per 100 recorded deals
stats-word-sixty-six = Sixty-Six
stats-word-red-sow = Red Sow
stats-word-call-a-card = Call a Card
stats-word-cameroon = Cameroon
stats-word-solo = Herzblatt, with a soloist
stats-word-passed = Herzblatt, thrown in
stats-word-dreeg = Dreeg
stats-word-herzblatt = Herzblatt
stats-word-forehand = forehand
stats-word-dealer = dealer

help-settle = Settle up over one or several evenings: balances, and the fewest transfers that bring them to zero.
    .example = bolln settle evening.toml --paid "Bert->Anna 0.30"
    .files = Sessions, and folders of sessions; games of Dreeg have no money in them
    .paid = Record that a debt was paid, such as --paid "Bert->Anna 0.30" or "Bert → Anna 5.00 €" (may be repeated; part of a debt will do)
    .all_paid = Record that everything owed was paid at the table
    .in_file = The file that records it, where several evenings are given: one of them, or a settlement over all of them, new or begun before
    .force = Also an amount far above any debt
    .why = Tell which evenings, deals, rulings and payments made this person's balance; without a name everybody's, and why these transfers
    .same = Two names are one person: --same "Toni=Anton" (may be repeated)
    .at = When it was paid, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .format = text for people, json for programs
    .after = Names are matched across evenings whatever their case. Give every evening that is still open. A payment is part of the session that records it, also after its end; one over several evenings goes to a settlement file, which lists them and is found where it lies beside them (docs/settlement.md). All files must be sound and all listed evenings there, otherwise nothing is settled.

settle-balance = Balance
settle-evenings = { $count ->
        [one] One evening
       *[other] { $count } evenings
    }
settle-transfers = { $count ->
        [one] One transfer settles everything:
       *[other] { $count } transfers settle everything:
    }
settle-level = Everything is settled.
settle-nothing = There is no session with money among these.
settle-no-money = { $file } is a game of Dreeg: there is no money in it.
settle-not-all = Nothing is settled: all sessions must be sound. Mend them, or leave them out.
settle-in-which = Several sessions are given: name what records the payment with --in FILE, one of them or a settlement over all, such as --in settlement.toml.
settle-in-other = --in { $file } is neither one of the sessions about money that are given nor a settlement file.
settle-not-there = { $name } has not sat in { $file }: record it over several evenings, such as --in settlement.toml.
settle-two-versions = Nothing is settled: { $file } and { $other } are one evening that goes on differently in each. Keep the right one, and move the other away.
settle-part = Nothing is settled: { $file } holds payments over evenings that are not given: { $lacking }. Give them too; if one was renamed, mend its name there.
settle-stranger = Nothing is settled: in event { $event } of { $file } stands { $name }, who sat at none of these evenings about that currency. Meant is perhaps: { $nearest }.
settle-nobody-near = nobody whom we know
settlement-paid = event { $event }, { $from } paid { $to } { $amount }
settle-recorded = Recorded as event { $event } of { $file }.
paid-form = --paid { $text }: who paid whom, and how much, is needed, such as --paid "Bert->Anna 0.30".
paid-amount = --paid { $text }: the amount must be above zero and have at most { $decimals } decimals.
paid-currency = --paid: it was played for { $currency } there, not for { $found }.
paid-which-currency = --paid: these two have played for several currencies: say which, such as --paid "Bert->Anna 0.30 EUR".
paid-never-together = --paid: { $from } and { $to } have no currency in common.
paid-far = --paid: { $amount } is far above any debt (the largest is { $debt }). If it is right, add --force.
paid-to-self = --paid: { $name } cannot pay { $name }.
paid-unknown = --paid: nobody called { $name } has sat in these evenings.
paid-unknown-near = --paid: nobody called { $name } has sat in these evenings. Is { $nearest } meant?

settle-why-unknown = --why: nobody called { $name } has sat in these evenings.
settle-why-unknown-near = --why: nobody called { $name } has sat in these evenings. Is { $nearest } meant?
settle-why-heading = { $name }: { $amount }
settle-why-where = Written in
settle-why-event = Event
settle-why-what = What
settle-why-deals = { $count ->
        [one] one deal
       *[other] { $count } deals
    }
settle-why-ruling = Ruling: { $reason }
settle-why-paid = paid { $name }
settle-why-was-paid = got it from { $name }
settle-why-transfers = Why these transfers ({ $currency })
settle-why-group = { $people } have balances that add up to zero: { $transfers ->
        [one] one transfer
       *[other] { $transfers } transfers
    }.
settle-why-fewest = { $people } people with a balance in { $groups ->
        [one] one group
       *[other] { $groups } groups
    }: fewer transfers than { $transfers } will not do.
settle-why-many = { $people } people with a balance, { $transfers } transfers. Beyond { $exact } people the fewest are not searched for: amounts that cancel in pairs come first, then the largest debt goes to the largest claim.

help-people = Say which names are one person, for good: in statistics, settling and tables.
    .example = bolln people --same "Toni=Anton"
    .same = Two names are one person: --same "Toni=Anton" counts Toni as Anton from now on (may be repeated)
    .forget = This alias no longer holds (may be repeated)
    .after = Without options the aliases that are kept are listed. They are kept in people.toml in the program's data folder; no session is changed.
people-none = No aliases are kept. bolln people --same "Toni=Anton" keeps one.
people-is = { $alias } is { $name }
people-not-kept = --forget: { $alias } is no alias that is kept.
people-not-kept-near = --forget: { $alias } is no alias that is kept. Is { $nearest } meant?
people-unreadable = The aliases in { $file } cannot be made out: a table [same] with lines such as Toni = "Anton" is needed. Mend the file, or remove it.

value-FILE-FOLDER = FILE|FOLDER
value-ALIAS-NAME = ALIAS=NAME
value-SECTION = SECTION
value-COLUMN = COLUMN
value-PERIOD = PERIOD
value-ALIAS = ALIAS
value-PAYMENT = PAYMENT
value-DATE = DATE
value-GAME = GAME
value-NAME = NAME
value-TEXT = TEXT

tables-need-folder = Tables go to a folder, and alone: --to tables -o FOLDER
tables-not-ours = { $folder } holds something else than tables; nothing was written there. Name a new folder.
tables-written = { $sessions ->
        [one] One session
       *[other] { $sessions } sessions
    } written to { $folder }.
