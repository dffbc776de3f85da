# Tuning heuristics.

terminal-tune = find better weights for a game's heuristics by playing
terminal-tune-generations = generations of candidates (default: 20)
terminal-tune-games = games per candidate and generation (default: 24)
terminal-tune-simulations = simulations per choice (default: 60)
terminal-tune-checks = final games against the current weights (default: 100)
terminal-tune-only = tune only these weights, by their names in weights.toml, separated by commas
terminal-tune-metavar-only = NAMES
terminal-tune-seed = a different number gives different games (default: 1)
terminal-tune-jobs = how many processes play (default: one per core)
terminal-tune-file = write the weights to this file instead of printing them
terminal-tune-begins = Starting
terminal-tune-generation = Generation { $generation } of { $of }: ahead by { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
terminal-tune-checked = In { $games } other games the new weights scored { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the current ones, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
terminal-tune-doubtful = That is not clearly better: more generations, games or checks may tell.
terminal-tune-interrupted = Interrupted: these are the best weights so far, after { $generation } of { $of } generations. They were not checked.
terminal-tune-written = The weights are in { $file }.
terminal-tune-use = Replace the game’s weights.toml with them to use them.
error-tuner-lost = A process died in the middle of a game.
error-no-tuner = Tuning needs the library “cma”: install lampion[tune].
error-nothing-to-tune = “{ $game }” has no heuristics to tune.
error-unknown-weight = There is no weight called “{ $name }”. There are: { $known }.
error-too-few-weights = A single weight can't be tuned: name at least two.
