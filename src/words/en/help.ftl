help-usage = Usage
help-commands = Commands
help-example = Example: { $example }
help-exit = Exit codes: 0 fine, 1 a session has errors or could not be read or written, 2 the command line is wrong, 130 interrupted.
help-arguments = Arguments
help-options = Options

help-global =
    .lang = The language; otherwise the environment's
    .plain = Line by line, without drawing or colours: for screen readers and scripts
    .ascii = Draw with ASCII signs only
    .help = Show this help
    .version = Show the version

help-bolln = The referee and scorekeeper for Dreeg and Herzblatt at a real card table.
    .after = A session is one evening in one file; `bolln` alone begins one or goes on with the newest, and `bolln score FILE` shows how it stands.

help-score = Score a session: the slates, the blobs, every deal, and who deals next.
    .example = bolln score evening.toml --deal 4
    .file = The session's file; - reads standard input
    .format = text for people, json for programs
    .deal = Explain one deal: how each number came about, by which rule
    .event = Explain one event of the file
help-check = Check sessions: are they sound, and did the referee find a breach?
    .example = bolln check evening.toml
    .files = The sessions' files; - reads standard input
    .format = text for people, json for programs
help-rules = Print the rules of a contract or topic, with the ids that explanations name.
    .example = bolln rules call-a-card --players 3
    .topic = sixty-six, red-sow, call-a-card, cameroon, another topic, or a rule's id such as D-11
    .players = How many are still in: only what holds for so many
    .save = Keep house rules under this name: those of the session FILE given as topic, of --rule, or of the last evening
    .rules = With --save: a house rule, such as ties=worse; may be given several times
    .presets = List the house rules that were kept

usage-unknown-argument = { $arg } does not belong here.
usage-unknown-command = There is no command { $command }.
usage-missing-argument = Something is missing: { $arg }.
usage-missing-command = Which command?
usage-conflict = { $arg } and { $other } do not go together.
usage-no-value = { $arg } needs a value.
usage-invalid-value = { $arg } cannot be { $value }; possible: { $allowed }.
usage-out-of-range = { $arg } cannot be { $value }, only a number from { $least } to { $most }.
usage-bad-value = { $arg } cannot be { $value }.
usage-bad-time = { $arg } cannot be { $value }: it needs a day and an hour, such as { $example }.
usage-time-left-out = There was no { $value } here: for summer time the clocks left that hour out.
usage-other = { $message }
usage-suggestion = Did you mean { $text }?
usage-help = For help: { $command } --help

failure-file = { $path }: { $error }
failure-output = The output could not be written: { $error }
io-not-found = there is no such file or folder
io-permission = access is denied
io-is-folder = this is a folder, not a file
io-not-a-folder = this is not a folder
io-exists = it is there already
io-full = the disk is full
io-read-only = the disk is read-only
io-not-plain = it is no plain file, but a link, a device or the like
io-too-large = it is larger than 64 MiB, more than a session may hold
standard-input = standard input

problem-of-event = event { $event }: { $what }
problem-of-head = { $what }
problem-rule = rule { $rule }
problem-error = error
problem-help = what to do
problem-in-json = line { $line }: { $what } { $help }
problems-more = { $more ->
    [one] One more problem is not shown.
   *[other] { $more } more problems are not shown.
}
part-keys = keys of the file (SESSION)
part-kind = kinds of events (SESSION)
part-names = names (SESSION)
part-seat = who plays (SESSION)
part-evidence = levels of evidence (SESSION)
part-correction = corrections (SESSION)
part-ruling = rulings (SESSION)
part-stake = stakes (SESSION)
part-money = amounts of money (SESSION)
part-payment = payments (SESSION)
part-rules = house rules (SESSION)
part-format = the file format (SESSION)
part-game = the game (SESSION)
part-type = types of values (SESSION)
part-range = ranges of numbers (SESSION)
part-words = words of the format (SESSION)
part-time = date-times (SESSION)
part-empty = nothing empty (SESSION)
part-end = after the end (SESSION)
part-note = remarks (SESSION)
part-undo = undo and redo (SESSION)
part-joined = entries that belong together (SESSION)

help-possible = { $help } ({ $values })
value-FOLDER = FOLDER
value-SHELL = SHELL
value-OPTIONS = [OPTIONS]
value-COMMAND = COMMAND
value-DECK = DECK
value-FILE = FILE
value-FORMAT = FORMAT
value-KIND = KIND
value-KEY-VALUE = KEY=VALUE
value-LANG = LANGUAGE
value-N = N
value-OUT = OUT
value-TABLE = TABLE
value-TIME = TIME
value-TOPIC = TOPIC
