## Session files

store-held-by = { $file } is open in another program (process { $pid } on { $host }).
store-held = { $file } is open in another program.
store-changed-behind = { $file } has been changed by somebody else in the meantime; nothing was written. Look at it again and repeat.
store-refused = { $file } has errors; bolln check { $file } tells them.
store-form = Nothing can be appended to { $file }: its events are written as a list, not as tables [[events]]. Write them as [[events]].
