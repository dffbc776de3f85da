# Simulations: games by the million.

terminal-simulate = play games by the million and keep them as Parquet files
terminal-simulate-games = how many games, like 500k or 10M, rounded up to whole rounds (every seating once)
terminal-simulate-bots = the bots, separated by commas (default: random)
terminal-simulate-output = the folder for the files; given again, only missing files are computed
terminal-simulate-seed = a different number gives different games (default: 0)
terminal-simulate-shard = how many games go into a file (default: as many as take some seconds)
terminal-simulate-events = add what happened to each piece of the box
terminal-simulate-records = add each game as a record, which `lampion replay` tells
terminal-simulate-jobs = how many processes play (default: one per core)
terminal-simulate-cluster = play on this Ray cluster instead: its address, or “auto”
terminal-metavar-address = ADDRESS
terminal-no-count = “{ $text }” isn't a number of games like 500k or 10M

terminal-simulate-progress = { NUMBER($games) } of { NUMBER($of) } games
terminal-simulate-rate = { NUMBER($rate, maximumFractionDigits: 0) } games/s
terminal-simulate-done =
    { $games ->
        [one] { NUMBER($games) } game
       *[other] { NUMBER($games) } games
    } of { NUMBER($of) } in { $file }.
terminal-simulate-size = { NUMBER($megabytes, maximumFractionDigits: 1) } MB, { NUMBER($bytes, maximumFractionDigits: 1) } bytes a game.
terminal-simulate-resume = The same command computes the rest.

error-clocked-bot = “{ $bot }” thinks by the clock or is a program, so the same game could differ next time. Choose a bot with a budget in simulations, like search:2000.
error-no-parquet = Simulations need the library “pyarrow”: install lampion[lab].
error-other-simulation = { $file } belongs to a simulation with a different “{ $setting }”: { $theirs } there, { $ours } here. Choose another folder, or the same settings.
error-no-simulation = { $file } has files but no simulation, such as { $found }. Choose an empty folder, or a new one.
error-simulation-in-use = Another simulation is writing to { $file }. Wait until it's done, or choose another folder.
error-shard-lost = The process computing file { $shard } died. The files before it are complete; the same command computes the rest.
error-other-build =
    A worker has a different { $what ->
        [lampion] version of Lampion
        [rules] version of the rules
        [components] box of the game
        [build] build of the rules
       *[other] { $what }
    }: { $theirs } there, { $ours } here. Install the same on all machines.
error-no-cluster = Ray cluster { $address } can't be used: { $problem }. What is complete stays; the same command computes the rest.
error-no-ray = Playing on a cluster needs the library “ray”: install lampion[cluster].
