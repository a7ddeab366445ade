finding = Event { $event }, trick { $trick }: { $player } played { $card } and { $rule }, though still holding { $held }.
finding-bare = Event { $event }, trick { $trick }: { $player } played { $card } and { $rule }.
check-fine = { $file }: fine ({ $events ->
        [one] one event
       *[other] { $events } events
    }; { $findings ->
        [0] no findings
        [one] one finding
       *[other] { $findings } findings
    })
