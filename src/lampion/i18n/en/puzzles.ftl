# Puzzles: what would you play here?

puzzle-title = Puzzle
puzzle-of-game = { $game }: puzzle { $number }
puzzle-today = Today’s puzzle
puzzle-number = Puzzle { $number } of { $count }
puzzle-about =
    { $steps ->
        [one] { $right ->
            [one] One move is clearly better than all others.
           *[other] { $right } moves are as good as each other, and clearly better than the rest.
        }
       *[other] { $steps } decisions in a row count as one here, and one way to make them is clearly better than all others.
    } You see what this player saw. { $steps ->
        [one] What do you play?
       *[other] How do you begin?
    }
puzzle-about-short =
    { $steps ->
        [one] { $right ->
            [one] One move is clearly best. Which?
           *[other] { $right } moves are clearly best. Find one!
        }
       *[other] { $steps } decisions in a row: what is best?
    }
puzzle-steps = { $done } of { $steps } decisions made
puzzle-on = Right so far. And now?
puzzle-line = { $line }; then { $then }
puzzle-best = That’s it! { $why ->
        [none] Nothing else comes close.
       *[other] Good for this: { $why }.
    }
puzzle-best-chance = Whoever plays this { $chance }.
puzzle-worse = Not this one: { $cost }.
puzzle-try-again = Try again, or see the solution.
puzzle-solution = Best is: { $move }. { $why ->
        [none] Nothing else comes close.
       *[other] Good for this: { $why }.
    }
puzzle-show = Show the solution
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-previous = Previous puzzle
puzzle-play = Play this game
puzzle-solved =
    { $count ->
        [0] None solved yet
        [one] { $count } solved
       *[other] { $count } solved
    }
puzzle-done = Solved
puzzle-share = Share
puzzle-link = A link to this puzzle
puzzle-how = A search of many thousand games from here found what each move is worth, knowing only what this player knows.
error-no-puzzle = There is no puzzle { $number } for this game.
error-no-answer = “{ $move }” is not a move in this puzzle.

## The terminal

terminal-puzzles = look for puzzles in games that bots play
terminal-puzzles-count = how many puzzles to find (default: 200)
terminal-puzzles-simulations = simulations of a first search; a second one has ten times as many (default: 2,000)
terminal-puzzles-looks = how many decisions of a game to look at (default: 30)
terminal-puzzles-seed = a different number gives different games (default: 1)
terminal-puzzles-jobs = how many processes play (default: one per core)
terminal-puzzles-keep = keep the puzzles of this file that would be chosen today, and look for others
terminal-puzzles-file = write the puzzles to this file (default: GAME-puzzles.jsonl)
terminal-puzzles-progress = { $puzzles } of { $of } puzzles, in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
terminal-puzzles-written =
    { $count ->
        [one] One puzzle is in { $file }.
       *[other] { $count } puzzles are in { $file }.
    }
error-hunter-lost = A process died in the middle of a game.
