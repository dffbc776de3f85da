# Tuning heuristics.

terminal-tune = find the weights of a game's heuristics anew, by play
terminal-tune-generations = generations of candidates (default: 20)
terminal-tune-games = games for each candidate of a generation (default: 24)
terminal-tune-simulations = simulations for each choice in them (default: 60)
terminal-tune-checks = games in the end against the present weights (default: 100)
terminal-tune-only = tune only these weights, by their names in weights.toml, separated by commas
terminal-tune-metavar-only = NAMES
terminal-tune-seed = another number brings other games (default: 1)
terminal-tune-jobs = how many processes play (default: one a core)
terminal-tune-file = write the weights to this file instead of printing them
terminal-tune-begins = Starting
terminal-tune-generation = Generation { $generation } of { $of }: ahead by { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
terminal-tune-checked = In { $games } other games the new weights were { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points better than the present ones, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
terminal-tune-doubtful = That is not clearly better: more generations, games or checks may tell.
terminal-tune-interrupted = Interrupted: these are the best weights so far, after { $generation } of { $of } generations. They were not checked.
terminal-tune-written = The weights are in { $file }.
terminal-tune-use = Put them in place of the game’s weights.toml to use them.
error-tuner-lost = A process that played has ended in the middle of a game.
error-no-tuner = Tuning needs the library “cma”: install lampion[tune].
error-nothing-to-tune = “{ $game }” has no heuristics to tune.
error-unknown-weight = No weight is called “{ $name }”. There are: { $known }.
error-too-few-weights = One weight alone cannot be tuned: name at least two.
