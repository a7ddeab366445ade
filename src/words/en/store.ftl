## Session files

store-held-by = { $file } is open in another program (process { $pid } on { $host }).
store-held = { $file } is open in another program.
store-changed-behind = { $file } has been changed by somebody else in the meantime; nothing was written. Look at it again and repeat.
store-refused = { $file } has errors; bolln check { $file } tells them.
store-form = Nothing can be appended to { $file }: its events are written as a list, not as tables [[events]]. Write them as [[events]].

## Adding events

help-add = Append one event to a session without asking, and tell what it gave.
    .file = The session's file
    .kind = sixty-six, red-sow, call-a-card, cameroon, solo, passed, misdeal, ruling, seating, stake, payment, end or correction
    .keys = The event's keys, such as points=Anna:52,Bert:31,Cilli:37 or soloist=Bert
    .at = When it happened, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .format = text for people, json for programs
    .after = {"Values:"}
    {"  "}points=Anna:52,Bert:31          placing=Anna>Bert=Dora>Cilli
    {"  "}tricks="SK S9 SO SA/HA HT HK H9"   payments=Anna:0.20,Bert:-0.20
    {"  "}soloist=Bert  outcome=won  passed=true  amount=0,20  or any TOML value
    {"  "}
    {"Corrections: the correction's own keys, then now=KIND and the event's keys:"}
    {"  "}bolln add FILE correction corrects=5 reason="counted again" now=red-sow soloist=Bert soloist_points=66
    {"  "}bolln add FILE correction corrects=5                 strikes event 5 out
    {"  "}bolln add FILE correction before=3 now=misdeal       puts in what was forgotten
help-undo = Take back the last event that stands (a correction strikes it out).
    .file = The session's file
    .at = When, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .format = text for people, json for programs
help-redo = Bring back what undo took back last.
    .file = The session's file
    .at = When, such as 2026-11-29T19:30 (otherwise now)
    .no_time = Write no time
    .format = text for people, json for programs

add-saved = Event { $event } is saved.
add-not-written = Nothing was written to { $file }.
add-no-pair = { $pair } is not of the form key=value.
add-no-number = { $pair }: { $text } is not a whole number.
add-no-flag = { $pair }: { $text } is neither true nor false.
add-no-entry = { $pair }: { $text } is not of the form NAME:value.
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
       *[other] a blob for { $blobs }.
    }
gave-herzblatt = { $player }: { $payment }, in all { $balance }
gave-balance = { $player }: in all { $balance }
gave-passed = Nobody played; nothing is paid.
