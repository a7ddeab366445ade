## Abende als Dateien

store-held-by = { $file } ist in einem anderen Programm offen (Prozess { $pid } auf { $host }).
store-held = { $file } ist in einem anderen Programm offen.
store-changed-behind = { $file } ist inzwischen von anderer Seite geändert worden; geschrieben wurde nichts. Sieh nach und wiederhole es.
store-refused = { $file } hat Fehler; bolln check { $file } nennt sie.
store-form = An { $file } lässt sich nichts anhängen: Die Ereignisse stehen als Liste da, nicht als Tabellen [[events]]. Schreibe sie als [[events]].
