# The arena, in which bots play against each other.

terminal-arena = let bots play many games against each other
terminal-arena-bots = the bots, separated by commas; `outside:` and a command line, as the last one, is a program (repeatable)
terminal-arena-games = play at least this many games, rounded up to whole rounds (default: 100)
terminal-arena-alone = the first bot plays alone against tables full of each of the others
terminal-arena-until = stop as soon as the first bot's share of victories is clearly above or below this, like 0.6
terminal-arena-seed = a different number gives different games (default: 0)
terminal-arena-jobs = how many games to play at once (default: one per core)
terminal-arena-time = seconds an outside bot has per move (default: 10)
terminal-arena-file = keep the results in this file; given again, only missing games are played
terminal-arena-no-share = “{ $text }” isn't a share like 60% or 0.6
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
terminal-arena-column-mean = ms per move
terminal-arena-column-p-ninety-nine = 99 % within
terminal-arena-column-longest = longest
terminal-arena-percent = { $number } %
terminal-arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
terminal-arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

terminal-arena-pairs = How often the row finished ahead of the column:
terminal-arena-length = A game has { $decisions } decisions and { $turns } turns on average.
terminal-arena-unfinished =
    { $games ->
        [one] One game didn't end within { $most } moves and counts as it stood then.
       *[other] { $games } games didn't end within { $most } moves and count as they stood then.
    }
terminal-arena-seats = Victories by seat: { $shares }
terminal-arena-fault =
    { $bot }: { $count ->
        [one] one decision was
       *[other] { $count } decisions were
    } made at random, because { $kind ->
        [late] the answer came too late.
        [crash] the program ended.
        [garbage] the answer was not one line with a JSON object.
        [illegal] the move was not legal.
       *[absent] the program had failed too often.
    }
terminal-arena-trouble = The first time: { $detail }
terminal-arena-test =
    { $bot } { $verdict ->
        [above] wins more than { $bar }
        [below] wins less than { $bar }
       *[open] may win more or less than { $bar }: undecided
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } (interval at all times: { $interval }).
terminal-arena-test-note = The other intervals assume a number of games fixed in advance: with --until, only the test's interval holds.
terminal-arena-note = Shared victories count as fractions. Ratings: 400 points mean ten to one to finish ahead; the average is 0.

error-too-few-bots = { $bots } bots are too few: at least { $least } are needed.
error-bad-program =
    “{ $command }” can't be used as a bot: { $problem ->
        [empty] a command line is missing.
        [quotes] the quotes don't match ({ $detail }).
        [late] it didn't answer hello in time ({ $detail }).
        [garbage] it didn't answer hello properly ({ $detail }).
       *[crash] it doesn't start, or stopped at once ({ $detail }).
    }
error-worker-lost = The process playing game { $game } died. The games before it count, and --file keeps them.
error-no-process = The system can't start more processes: { $problem }. Try fewer --jobs.
error-other-contest = { $file } has results with a different “{ $setting }”: { $theirs } there, { $ours } here. Choose another file, or the same settings.
error-bad-results = { $file }, line { $line }: this isn't an arena result. Choose another file.
error-results-in-use = { $file } is in use by another arena. Wait until it's done, or choose another file.
