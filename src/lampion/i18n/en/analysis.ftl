# What bots think: of moves, in hints, and of a game that is over.

analysis-chance =
    { $percent ->
        [0] has almost no chance left
        [5] wins very rarely from here
        [10] wins about 1 in 10 from here
        [15] wins about 1 in 7 from here
        [20] wins about 1 in 5 from here
        [25] wins about 1 in 4 from here
        [30] wins about 3 in 10 from here
        [35] wins about 1 in 3 from here
        [40] wins about 2 in 5 from here
        [45] wins a little less than half the time from here
        [50] wins about half the time from here
        [55] wins a little more than half the time from here
        [60] wins about 3 in 5 from here
        [65] wins about 2 in 3 from here
        [70] wins about 7 in 10 from here
        [75] wins about 3 in 4 from here
        [80] wins about 4 in 5 from here
        [85] wins about 6 in 7 from here
        [90] wins about 9 in 10 from here
        [95] wins almost always from here
       *[100] is as good as won
    }
analysis-best =
    { $gap ->
        [points] { $points ->
            [one] about { $points } point more than the next best
           *[other] about { $points } points more than the next best
        }
        [clear] clearly better than the next best
        [slight] slightly better than the next best
        [even] the next best is just as good
       *[only] nothing else comes close
    }
analysis-other =
    { $gap ->
        [points] { $points ->
            [one] about { $points } point less than the best
           *[other] about { $points } points less than the best
        }
        [clear] clearly weaker than the best
        [slight] slightly weaker than the best
       *[even] just as good as the best
    }
analysis-cost =
    { $kind ->
        [both] about { $after } % to win instead of { $before } %, and { $points ->
            [one] { $points } point
           *[other] { $points } points
        } less
        [chance] about { $after } % to win instead of { $before } %
       *[points] about { $points ->
            [one] { $points } point
           *[other] { $points } points
        } less
    }
analysis-percent = { $percent }%

## The replay page

analysis-at-moment = Moment { $place }
analysis-title = Analysis
analysis-do = Analyse
analysis-about = A bot looks at every decision again, knowing only what the player knew at the time.
analysis-running = { $who }: { $done } of { $of } decisions
analysis-beginning = One moment …
analysis-of = Analysing { $who } …
analysis-again = Try again
analysis-failed = This game could not be analysed.
analysis-done = The analysis is done.
analysis-partly = There wasn't enough time for the whole game.
analysis-graph = Chance of winning over the game, as each player saw it
analysis-graph-keys = Use the arrow keys to move between decisions.
analysis-summary =
    { $end ->
        [none] { $who }: { $first } at the start, { $last } at the end, between { $least } and { $most }.
       *[other] { $who }: { $first } at the start, between { $least } and { $most }, { $end } in the end.
    }
analysis-end =
    { $percent ->
        [0] lost
        [100] won
       *[other] shared
    }
analysis-table = The same in numbers
analysis-moment = Moment
analysis-costliest = What cost the most
analysis-costliest-none = No decision cost much.
analysis-empty = Nobody had anything to decide.
analysis-mistake =
    { $by ->
        [bot] A bot for { $who }: { $move }
       *[own] { $who }: { $move }
    }
analysis-better =
    Better: { $move }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
analysis-shown = Light blue: the better move. Gold: what was played.
analysis-jump = Go to the moment before this move

## The terminal

terminal-replay-analyse = analyse every decision and show the costliest ones
terminal-replay-json = print the analysis as JSON
terminal-replay-simulations = for --analyse: simulations per decision (default: 200,000 in total, at most 4,000 each)
terminal-replay-analysing = Analysing { $who } …
analysis-seat = Seat
analysis-hopes = Chance over the game
analysis-entry = Move
analysis-played = Played
analysis-instead = Better
analysis-costs = Cost
