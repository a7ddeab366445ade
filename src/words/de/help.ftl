help-usage = Aufruf
help-commands = Befehle
help-example = Beispiel: { $example }
help-exit = Rückgabewerte: 0 in Ordnung, 1 ein Abend hat Fehler oder ließ sich nicht lesen oder schreiben, 2 der Aufruf stimmt nicht, 130 abgebrochen.
help-arguments = Angaben
help-options = Schalter

help-global =
    .lang = Die Sprache; sonst die der Umgebung
    .plain = Zeile für Zeile, ohne Zeichnung und Farben: für Bildschirmleser und Skripte
    .ascii = Nur mit ASCII-Zeichen zeichnen
    .help = Diese Hilfe zeigen
    .version = Die Version zeigen

help-bolln = Schiedsrichter und Anschreiber für Dreeg und Herzblatt am echten Kartentisch.
    .after = Jeder Abend steht in einer eigenen Datei; `bolln` allein beginnt einen oder geht mit dem neuesten weiter, und `bolln score DATEI` zeigt, wie es steht.

help-score = Einen Abend werten: die Tafeln, die Bolln, jedes Spiel und wer als Nächster gibt.
    .example = bolln score abend.toml --deal 4
    .file = Die Datei des Abends; - liest von der Standardeingabe
    .format = text für Menschen, json für Programme
    .deal = Ein Spiel erklären: wie jede Zahl zustande kam, nach welcher Regel
    .event = Ein Ereignis der Datei erklären
help-check = Abende prüfen: Sind sie in Ordnung, und hat der Schiedsrichter etwas gefunden?
    .example = bolln check abend.toml
    .files = Die Dateien der Abende; - liest von der Standardeingabe
    .format = text für Menschen, json für Programme
help-rules = Die Regeln eines Spiels oder Themas, mit den Nummern, die in den Erklärungen stehen.
    .example = bolln rules rufen --players 3
    .topic = sixty-six, red-sow, call-a-card, cameroon, ein anderes Thema oder eine Regelnummer wie D-11
    .players = Wie viele noch dabei sind: nur was für so viele gilt
    .save = Hausregeln unter diesem Namen aufheben: die der DATEI, die statt eines Themas genannt ist, die aus --rule oder die des letzten Abends
    .rules = Mit --save: eine Hausregel, etwa ties=worse; auch mehrmals
    .presets = Die aufgehobenen Hausregeln auflisten

usage-unknown-argument = { $arg } gehört hier nicht hin.
usage-unknown-command = Den Befehl { $command } gibt es nicht.
usage-missing-argument = Es fehlt etwas: { $arg }.
usage-missing-command = Welcher Befehl?
usage-conflict = { $arg } und { $other } gehen nicht zusammen.
usage-no-value = { $arg } braucht einen Wert.
usage-invalid-value = { $arg } kann nicht { $value } sein; möglich: { $allowed }.
usage-bad-value = { $arg } kann nicht { $value } sein.
usage-out-of-range = { $arg } kann nicht { $value } sein, nur eine Zahl von { $least } bis { $most }.
usage-bad-time = { $arg } kann nicht { $value } sein: Es braucht Tag und Stunde, etwa { $example }.
usage-time-left-out = { $value } gab es hier nicht: Zur Sommerzeit haben die Uhren diese Stunde ausgelassen.
usage-other = { $message }
usage-suggestion = War { $text } gemeint?
usage-help = Hilfe: { $command } --help

failure-file = { $path }: { $error }
failure-output = Die Ausgabe ließ sich nicht schreiben: { $error }
io-not-found = diese Datei oder diesen Ordner gibt es nicht
io-permission = der Zugriff ist verwehrt
io-is-folder = das ist ein Ordner, keine Datei
io-not-a-folder = das ist kein Ordner
io-exists = das gibt es schon
io-full = der Datenträger ist voll
io-read-only = der Datenträger ist schreibgeschützt
io-not-plain = das ist keine gewöhnliche Datei, sondern eine Verknüpfung, ein Gerät oder dergleichen
io-too-large = das ist mehr als 64 MiB, mehr als ein Abend halten darf
standard-input = Standardeingabe

problem-of-event = Ereignis { $event }: { $what }
problem-of-head = { $what }
problem-rule = Regel { $rule }
problem-error = Fehler
problem-help = Abhilfe
problem-in-json = Zeile { $line }: { $what } { $help }
problems-more = { $more ->
    [one] Ein weiterer Fehler wird nicht gezeigt.
   *[other] { $more } weitere Fehler werden nicht gezeigt.
}
part-keys = Schlüssel der Datei (SESSION)
part-kind = Arten von Ereignissen (SESSION)
part-names = Namen (SESSION)
part-seat = wer mitspielt (SESSION)
part-evidence = Stufen der Angaben (SESSION)
part-correction = Berichtigungen (SESSION)
part-ruling = Schiedssprüche (SESSION)
part-stake = Einsätze (SESSION)
part-money = Geldbeträge (SESSION)
part-payment = Zahlungen (SESSION)
part-rules = Hausregeln (SESSION)
part-format = das Dateiformat (SESSION)
part-game = das Spiel (SESSION)
part-type = Arten von Werten (SESSION)
part-range = Zahlenbereiche (SESSION)
part-words = Wörter des Formats (SESSION)
part-time = Zeitangaben (SESSION)
part-empty = nichts Leeres (SESSION)
part-end = nach dem Ende (SESSION)
part-note = Bemerkungen (SESSION)
part-undo = Zurücknehmen und Wiederbringen (SESSION)
part-joined = Einträge, die zusammengehören (SESSION)

help-possible = { $help } ({ $values })
value-FOLDER = ORDNER
value-SHELL = SHELL
value-OPTIONS = [SCHALTER]
value-COMMAND = BEFEHL
value-DECK = BLATT
value-FILE = DATEI
value-FORMAT = FORMAT
value-KIND = ART
value-KEY-VALUE = SCHLÜSSEL=WERT
value-LANG = SPRACHE
value-N = N
value-OUT = AUSGABE
value-TABLE = TABELLE
value-TIME = ZEIT
value-TOPIC = THEMA
