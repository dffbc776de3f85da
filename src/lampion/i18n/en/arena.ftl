# The arena, in which bots play against each other.

terminal-arena = let bots play many games against each other
terminal-arena-bots = the bots, with commas between them; `outside:` and a command line, as the last one, is a program (as often as needed)
terminal-arena-games = play at least so many games, rounded up to whole rounds (default: 100)
terminal-arena-alone = the first bot plays alone against tables full of each other one
terminal-arena-until = stop as soon as the first bot's share of victories is clearly above or below this, like 0.6
terminal-arena-seed = another number brings other games (default: 0)
terminal-arena-jobs = how many games are played at once (default: one a core)
terminal-arena-time = seconds that an outside bot has for a move (default: 10)
terminal-arena-file = keep the results in this file; given again, only what is missing is played
terminal-arena-no-share = “{ $text }” is no share like 60% or 0.6
terminal-metavar-bots = BOT,BOT
terminal-metavar-share = SHARE

terminal-arena-head =
    { $name }, { $seats } players, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in rounds of { $round } (every seating once, with the same draws), seed { $seed }
terminal-arena-interrupted =
    Interrupted: { $games ->
        [one] { $games } game was played
       *[other] { $games } games were played
    } of { $planned }.

terminal-arena-column-bot = bot
terminal-arena-column-games = games
terminal-arena-column-wins = wins
terminal-arena-column-interval = 95 %
terminal-arena-column-fair = fair
terminal-arena-column-rating = rating
terminal-arena-column-points = points
terminal-arena-column-margin = lead
terminal-arena-column-moves = moves
terminal-arena-column-mean = ms a move
terminal-arena-column-p-ninety-nine = 99 % within
terminal-arena-column-longest = longest
terminal-arena-percent = { $number } %
terminal-arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
terminal-arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

terminal-arena-pairs = How often a row finished before a column:
terminal-arena-length = A game has { $decisions } decisions and { $turns } turns on average.
terminal-arena-unfinished =
    { $games ->
        [one] One game did not end within { $most } moves and counts as it stood then.
       *[other] { $games } games did not end within { $most } moves and count as they stood then.
    }
terminal-arena-seats = Victories by seat: { $shares }
terminal-arena-fault =
    { $bot }: { $count ->
        [one] one decision was
       *[other] { $count } decisions were
    } made at random, because { $kind ->
        [late] the answer did not come in time.
        [crash] the program ended.
        [garbage] the answer was not one line with a JSON object.
        [illegal] the move was not legal.
       *[absent] the program had failed too often.
    }
terminal-arena-trouble = The first time it was: { $detail }
terminal-arena-test =
    { $bot } { $verdict ->
        [above] wins more than { $bar }
        [below] wins less than { $bar }
       *[open] may win more or less than { $bar }: not decided
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } (interval at all times: { $interval }).
terminal-arena-test-note = The other intervals are for a number of games that is fixed before: with --until only that of the test holds.
terminal-arena-note = Victories that are shared count in parts. Ratings: 400 points mean ten to one to finish before the other; their mean is 0.

error-too-few-bots = { $bots } bots are too few: at least { $least } are needed.
error-bad-program =
    “{ $command }” cannot be used as a bot: { $problem ->
        [empty] a command line is missing.
        [quotes] the quotes do not match ({ $detail }).
        [late] it did not answer hello in time ({ $detail }).
        [garbage] it did not answer hello as it should ({ $detail }).
       *[crash] it does not start, or ended at once ({ $detail }).
    }
error-worker-lost = The process that played game { $game } has ended in the middle of it. What was played before counts; with --file it is kept, too.
error-no-process = The system starts no more processes: { $problem }. Try fewer --jobs.
error-other-contest = { $file } holds results with another setting “{ $setting }”: { $theirs } there, { $ours } here. Choose another file, or the same settings.
error-bad-results = { $file }, line { $line }: this is no result of an arena. Choose another file.
error-results-in-use = { $file } is in use by another arena. Wait until it has ended, or choose another file.
