## Session files

store-held-by = { $file } is open in another program (process { $pid } on { $host }).
store-held = { $file } is open in another program.
store-changed-behind = { $file } has been changed by somebody else in the meantime; nothing was written. Look at it again and repeat.
store-refused = { $file } has errors; bolln check { $file } tells them.
store-form = Nothing can be appended to { $file }: its events are written as a list, not as tables [[events]]. Write them as [[events]].
store-not-saved = Not saved: { $why }
store-not-written = Not saved; nothing was written to { $file }.
store-lock = { $file } cannot be opened for writing because of { $lock }: { $error }. If no program has the session open, remove that file.
store-names = { $file } has { $names } names (hard links), and saving would part them. Make it a file of its own first: copy it, and put the copy in its place.
store-rights = { $file } has a group that you are not in, or an access list that you may not set: saving would change who may read and write it. Let its owner save, or have it given to a group that all of you are in.
store-not-synced = Saved in { $file }, but the folder { $folder } could not be synced ({ $error }): a power cut in the next seconds could take it back. Do not enter it again.
store-untold = Saved, but standard output could not be written ({ $error }). Do not enter it again.
store-owner = Saved, but { $file } now belongs to you: the system gives a file to nobody else. Its group and its rights are as they were; whoever administers the system can give it back.
store-attributes = Saved, but { $file } has lost attributes that you may not set: { $names }. Whoever administers the system can set them again.
store-kept = Somebody else wrote { $file } in the same moment, or while a save was cut off. What that was is in { $kept }: compare the two, and remove it when nothing is missing.
store-left = What { $file } was before is in { $left }, because somebody still has it open for writing or it could not be looked at. The next bolln add or bolln play looks after it.
store-lost = Saved, but somebody else wrote { $file } in the same moment, and what that was could not be kept. Let whoever it was look whether it is there.
store-missing = { $count ->
        [one] An entry that was saved is not in { $file } any more
       *[other] { $count } entries that were saved are not in { $file } any more
    }: somebody has changed it, or has written back an older copy. What counts, enter again (bolln play asks):

## Adding events

help-add = Append one event to a session without asking, and tell what it gave.
    .example = bolln add evening.toml sixty-six points=Anna:52,Bert:31,Cilli:37
    .file = The session's file
    .kind = sixty-six, red-sow, call-a-card, cameroon, solo, passed, misdeal, ruling, substitute, seating, stake, payment, note, end, correction, undo or redo
    .keys = The event's keys, such as points=Anna:52,Bert:31,Cilli:37 or soloist=Bert
    .at = When it happened, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .expect = Refuse if the session does not hold N events by now, so that trying again enters nothing twice
    .format = text for people, json for programs
    .after = {"Values:"}
    {"  "}points=Anna:52,Bert:31          placing=Anna>Bert=Dora>Cilli
    {"  "}tricks="SK S9 SO SA/HA HT HK H9"   payments=Anna:0.20,Bert:-0.20
    {"  "}soloist=Bert  outcome=won  passed=true  amount=0.20  or any TOML value
    {"  "}
    {"Corrections: the correction's own keys, then now=KIND and the event's keys:"}
    {"  "}bolln add FILE correction corrects=5 reason="counted again" now=red-sow soloist=Bert soloist_points=66
    {"  "}bolln add FILE correction corrects=5                 strikes event 5 out
    {"  "}bolln add FILE correction before=3 now=misdeal       puts in what was forgotten
help-undo = Take back the last entry that stands, in a settlement the last payment (an entry of kind undo is appended).
    .example = bolln undo evening.toml
    .file = The file of the session or settlement
    .at = When, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .format = text for people, json for programs
help-redo = Bring back what undo took back last (an entry of kind redo is appended).
    .example = bolln redo evening.toml
    .file = The file of the session or settlement
    .at = When, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .format = text for people, json for programs

add-saved = Event { $event } is saved.
add-expect = { $file } holds { $found ->
        [one] one event
       *[other] { $found } events
    }, not { $expected }; nothing was written.
add-no-pair = { $pair } is not of the form KEY=VALUE.
add-no-number = { $pair }: { $text } is not a whole number.
add-no-flag = { $pair }: { $text } is neither true nor false.
add-no-entry = { $pair }: { $text } is not of the form NAME:VALUE.
add-no-toml = { $pair }: { $text } cannot be read as TOML.
add-key-twice = { $key } is given twice.
add-two-aims = A correction has one aim: corrects=N or before=N.
add-no-aim = Which event? Add corrects=N, or before=N for one that was forgotten.
add-no-event = There is no event { $event }.
add-before-what = What goes in before it? Add now=KIND and the event's keys.
add-no-kind = now= takes the event's kind, and the event's keys come after it.
add-correction-key = { $key } is no key of a correction here: it has corrects or before (a number) and reason; the event's own keys come after now=KIND.
undo-nothing = No event stands that could be taken back.
redo-nothing = There is nothing to bring back: the last entry took nothing back.
undone = Taken back: { $what }.
redone = Brought back: { $what }.
entry-deal = deal { $deal } (event { $event })
entry-other = { $kind } (event { $event })
entry-substitute = { $joins } for { $leaves } (event { $event })
entry-unread = event { $event }
entry-correction = the correction of event { $target } (event { $event })
entry-correction-of-deal = the correction of deal { $deal } (event { $event })

gave-dreeg = { $player }: { $award ->
        [0] nothing
        [one] one game point
       *[other] { $award } game points
    }, { $left ->
        [0] out
        [one] one stroke left
       *[other] { $left } strokes left
    }
gave-subgame-over = The sub-game is over. { $count ->
        [0] Nobody has lost
        [one] { $losers } has lost
       *[other] { $losers } have lost
    }; { $given ->
        [0] nobody gets a blob.
        [one] { $blobs } gets a blob.
       *[other] { $blobs } get a blob each.
    }
gave-herzblatt = { $player }: { $payment }, in all { $balance }
gave-balance = { $player }: in all { $balance }
gave-passed = Nobody played; nothing is paid.

## A damaged session

help-repair = Write what can still be read of a damaged session into a new file beside it.
    .example = bolln repair evening.toml
    .file = The session's file, which is never touched

repair-fine = Nothing in { $file } is damaged; nothing was written.
repair-event = Event { $event } (line { $line }) cannot be read. Its text stands in the new file behind #, and a remark keeps its number.
repair-last = The last event, { $event } (line { $line }), is only half written. Its text stands in the new file behind #; enter it again.
repair-letters = Some bytes of { $file } are no letters; they stand in the new file as �.
repair-head = What stands above the events of { $file } cannot be read, and without it nothing can be kept. Mend it by hand, then try again.
repair-note = Here stood an event that could not be read.
repair-written = { $new } holds the { $events ->
        [one] one event
       *[other] { $events } events
    } that can be kept. { $file } is as it was; look at both, and put the new one in its place if it is right.
repair-wrong = { $new } has { $count ->
        [one] an error
       *[other] { $count } errors
    } yet; bolln check { $new } tells.

## A new evening

value-NAMES = NAMES
value-AMOUNT = AMOUNT
value-CODE = CODE

help-new = Begin an evening; what is not given is asked.
    .example = bolln new dreeg --players Anna,Bert,Cilli,Dora
    .game = The game
    .players = Who sits at the table, clockwise: Anna,Bert,Cilli,Dora
    .first_dealer = Who deals first
    .convention = Dreeg: who gets the blobs
    .variant = Herzblatt: which rules are played
    .stake = Herzblatt: the stake, such as 0.10
    .currency = Herzblatt: what it is counted in (otherwise EUR)
    .rules = A house rule, such as ties=worse; may be given several times
    .preset = House rules by name: kept ones, standard for the rule book's, last for the last evening's; or a file that has some
    .place = Where it is played
    .note = A remark
    .file = The session's file (otherwise one in the data folder)
help-list = List the sessions in the data folder: game, players, date, state, who leads.
    .example = bolln list

yes = yes
no = no
folder-open = Everybody on this machine may put files into { $folder } and change them. chmod go-w would keep it to you.
no-folder = This system names no folder for data; give the file's name, or set BOLLN_HOME.
new-begun = { $file } is begun.
new-unanswered = Nothing was begun, because a question was left without an answer.
new-choose = { $options ->
        [none] Please give a number from 1 to { $most }.
       *[other] Please give a number from 1 to { $most }, or one of: { $options }.
    }
new-only-dreeg = { $flag } belongs to Dreeg.
new-only-herzblatt = { $flag } belongs to Herzblatt.
new-game = Which game is played?
    .dreeg = Dreeg: for the slate, three or four
    .herzblatt = Herzblatt: for money, two to six
    .help = Dreeg is the slate game of eight sub-games, for three or four. In Herzblatt one plays against all others for a stake, two to five at the table.
new-players = Who sits at the table, clockwise? (like Anna, Bert, Cilli)
    .help = The names, with commas between them. Somebody who has played before can be named by number. { $game ->
        [dreeg] Dreeg takes three or four.
       *[herzblatt] Herzblatt takes two to five, or six if the dealer sits out.
    }
new-players-known = Played before: { $names }
new-dealer = Who deals first?
    .help = After him the next in turn deals{ $game ->
        [dreeg] {" "}who is in (D-8).
       *[herzblatt] .
    }
new-stake = What is the stake, in { $currency }? (like { $example })
    .help = What each defender pays for a game that is simply won. It can be changed in the course of the evening.
new-rules = Which house rules?
    .help = House rules are what tables settle differently. They stay in the evening's file; bolln rules --save NAME keeps them for other evenings.
new-rules-last = as usual (the last evening's)
new-rules-standard = the rule book's
new-rules-preset = { $name } (kept)
new-rules-each-word = each
new-rules-each = one by one

preset-no-name = { $name } cannot name house rules: it takes the name of a file, without / \ and :, and neither standard nor last.
preset-of-what = Which house rules? Name a file that has some, or give --rule KEY=VALUE; there is no last evening.
preset-kept = House rules { $name } are kept in { $file }.
preset-none = No house rules have been kept yet. bolln rules --save NAME keeps those of the last evening.
preset-unknown = There are no house rules named { $name }, and no such file.
preset-unreadable = { $name } holds no table [rules] that can be read.
preset-wrong = The house rules { $name } do not fit: { $what }

list-folder = Sessions in { $folder }:
list-empty = There is no session in { $folder } yet. bolln new begins one.
list-settlements = Settlements over several evenings:
list-settlement = { $payments ->
        [one] one payment
       *[other] { $payments } payments
    } over { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings
    }
list-file = Session
list-game = Game
list-players = Players
list-date = Date
list-state = State
list-leads = Ahead
list-broken = has errors
list-over = over
list-not-begun = no deal yet
list-subgame = { $number }. { $contract }
list-deals = { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
list-ahead = { $names } ({ $amount })

help-mend = Change a misspelt name, or a key above the events, where it stands; the file as it was is kept beside it.
    .example = bolln mend evening.toml --name Bret=Bert
    .file = The session's file
    .names = A name as it is spelt and as it should be: Bret=Bert; may be given several times
    .keys = first_dealer=Bert, place=…, note=…, started=…, stake.amount=0.20, or a house rule: rules.ties=worse
value-OLD-NEW = OLD=NEW
mend-nothing = What is to be mended? A name: --name Bret=Bert; or a key above the events: rules.ties=worse
mend-two-people = { $old } and { $new } both sat at the table: they are two people, and one cannot become the other.
mend-no-name = Nobody is called { $name } in this file.
mend-no-form = The file stands in a form in which this cannot be changed by itself; please change it in an editor.
mend-no-key = { $key } is no key above the events that can be mended. Possible: first_dealer, place, note, started, stake.amount (Herzblatt), and house rules as rules.KEY.
mend-no-time = { $value } is no date or date-time. Possible are 2026-11-29 and 2026-11-29T19:30:00+01:00.
mend-name = { $old } becomes { $new }: { $count ->
        [one] in one place
       *[other] in { $count } places
    }
mend-key = { $key } = { $value }
mend-done = { $file } is mended; as it was it is kept in { $kept }.
why-mend = y changes the file and keeps it as it was beside it; n leaves it.
no-last-evening = Which evening? None has been played here yet.
new-place = Where is it, and is anything to be noted? (like: Zum Hirschen; Anna's birthday – nothing: Enter)
    .help = The place stands before a semicolon, a remark behind it; both stand in the file and are shown.
new-go-on = Go on with: { $command }
