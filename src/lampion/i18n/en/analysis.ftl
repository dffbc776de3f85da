# What bots think: of moves, in hints, and of a game that is over.

analysis-chance =
    { $percent ->
        [0] hardly wins any more
        [5] hardly ever wins
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
        [95] wins almost always
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
        [even] the next best is as good
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
       *[even] as good as the best
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
analysis-percent = { $percent } %

## The replay page

analysis-title = Analysis
analysis-do = Analyse
analysis-about = A bot looks at every decision again, knowing only what the player knew then.
analysis-running = { $who }: { $done } of { $of } decisions
analysis-beginning = One moment …
analysis-of = Analysing { $who } …
analysis-again = Try again
analysis-failed = This game could not be analysed.
analysis-done = The analysis is done.
analysis-partly = There was no time for the whole game.
analysis-graph = Chance to win along the game, as each saw it
analysis-graph-keys = Arrow keys go from one decision to the next.
analysis-summary =
    { $end ->
        [none] { $who }: { $first } at first, { $last } last, between { $least } and { $most }.
       *[other] { $who }: { $first } at first, between { $least } and { $most }, { $end } in the end.
    }
analysis-end =
    { $percent ->
        [0] lost
        [100] won
       *[other] shared
    }
analysis-table = The same in numbers
analysis-moment = Moment
analysis-costliest = What cost most
analysis-costliest-none = No decision cost much.
analysis-empty = Nobody had anything to decide.
analysis-mistake =
    { $by ->
        [bot] A bot for { $who }: { $move }
       *[own] { $who }: { $move }
    }
analysis-better = Better: { $move }
analysis-shown = Light blue: the better move. Gold: what was played.
analysis-jump = Go to the moment before this move

## The terminal

terminal-replay-analyse = look at every decision again and show which cost most
terminal-replay-json = the analysis as plain data
terminal-replay-simulations = for --analyse: simulations for each decision (default: 200,000 for all, at most 4,000 for each)
terminal-replay-analysing = Analysing { $who } …
analysis-seat = Seat
analysis-hopes = Chance along the game
analysis-entry = Move
analysis-played = Played
analysis-instead = Better
analysis-costs = Cost
