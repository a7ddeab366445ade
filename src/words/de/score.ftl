finding = Ereignis { $event }, Stich { $trick }: { $player } spielte { $card } – { $rule }, hatte aber noch { $held }.
finding-bare = Ereignis { $event }, Stich { $trick }: { $player } spielte { $card } – { $rule }.
check-fine = { $file }: in Ordnung ({ $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }; { $findings ->
        [0] nichts beanstandet
        [one] eine Beanstandung
       *[other] { $findings } Beanstandungen
    })
