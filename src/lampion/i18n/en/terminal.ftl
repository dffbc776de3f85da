# The terminal: the commands, their arguments, and what they say.

## The command line. The sentences of argparse keep their %-marks, which it fills in itself.

terminal-about = Festival board games for people at a table and for programs that play a million games.
terminal-epilog = Without a command, Lampion opens in the browser. `lampion COMMAND --help` explains a command.
terminal-commands = commands
terminal-language = language of all messages
terminal-no-colour = print without colours
terminal-compiled = compiled
terminal-plain = plain Python

terminal-argparse-usage = usage:
terminal-argparse-positionals = arguments
terminal-argparse-options = options
terminal-argparse-help = show this help and exit
terminal-argparse-version = show the version and exit
terminal-argparse-error = %(prog)s: %(message)s
terminal-argparse-argument = %(argument_name)s: %(message)s
terminal-argparse-expected-one = a value is missing
terminal-argparse-required = these arguments are missing: %s
terminal-argparse-unrecognized = unknown arguments: %s
terminal-argparse-ignored = takes no value: %r
terminal-argparse-choice = %(value)r isn't possible; choose from %(choices)s

terminal-metavar-command = COMMAND
terminal-metavar-game = GAME
terminal-metavar-file = FILE
terminal-metavar-option = NAME=VALUE
terminal-metavar-seats = SEATS

terminal-no-number = “{ $text }” isn't a whole number
terminal-too-small = { $text } is too small, at least { $least } is needed
terminal-too-large = { $text } is too large, at most { $most } is possible
terminal-no-seconds = “{ $text }” isn't a number of seconds
terminal-no-pair = “{ $text }” doesn't look like { $form }
terminal-no-seats = “{ $text }” is neither a list of seats like 1,2 nor none

terminal-shared-game = the game: `lampion games` lists them
terminal-shared-seats = how many players (default: as few as possible)
terminal-shared-option = an option of the game (repeatable): `lampion games` lists them
terminal-shared-json = print JSON and nothing else

terminal-play = play a game in the terminal
terminal-play-game = which game to play (default: the first one)
terminal-play-you = the seats played by people, like 1 or 1,2, or none to watch (default: 1)
terminal-play-bot = the bot in all other seats: random, greedy, level:1 – level:8, or search:500ms (default: greedy)
terminal-play-metavar-bot = BOT
terminal-play-seed = the same number gives the same draws
terminal-play-by-hand = you have the box: type in what is drawn
terminal-play-record = save the game to this file, even if you leave early
terminal-play-resume = continue the game in this file

terminal-replay = tell a recorded game in words
terminal-replay-file = the record
terminal-replay-to = stop after this many moves, draws included
terminal-replay-board = show the board before every round

terminal-verify = check a record: its moves, its result, and every draw
terminal-verify-file = the record

terminal-games = list the games and their options

terminal-bench = measure how fast a game runs on this machine
terminal-bench-seconds = CPU seconds per measurement; the whole run takes about thirty times as long (default: 1)

terminal-perft = count the sequences of decisions after the opening draws
terminal-perft-depth = how many decisions
terminal-perft-every-chance = follow every later chance outcome, not only the first

## Playing

terminal-you = You
terminal-player = Player { $seat }
terminal-and = { $first } and { $last }
terminal-turn = { $who }: { $words }

terminal-welcome = Type the number of a move, the move itself or a part of it, and press Enter. ? helps, undo takes back, quit leaves.
terminal-people =
    { $count ->
        [one] { $who } plays here.
       *[other] { $who } play here, one after the other at this keyboard.
    }
terminal-bots =
    { $count ->
        [one] { $who } is the bot { $bot }.
       *[other] { $who } are bots ({ $bot }).
    }
terminal-commitment = Fair draws: the hash of their secret is { $commitment }; the record will publish the secret at the end.

terminal-command-help = help
    .about = this list; also `help rules`, and `help` with a piece such as T17, C12 or R3
terminal-command-moves = moves
    .about = the list of moves again
terminal-command-board = board
    .about = the board again
terminal-command-score = score
    .about = everyone's points so far
terminal-command-log = log
    .about = what just happened; `log all` for everything
terminal-command-hint = hint
    .about = what the greedy bot would do
terminal-command-undo = undo
    .about = take back your latest decision
terminal-command-save = save
    .about = `save FILE` writes the game to a file; `lampion play --resume FILE` continues it
terminal-command-quit = quit
    .about = leave

terminal-help-moves = Type the number of a move, its text, or enough of it to be clear (a cell such as 2,-1 will do). Tab completes. Or:
terminal-help-rules = rules
terminal-help-unknown = There is no piece called “{ $text }” here. Type `help` to see what you can type.
terminal-log-all = all
terminal-hint = A bot would play: { $move }
terminal-hint-or = Or: { $move }
terminal-no-hint = Nobody can tell what will be drawn.
terminal-undone = Taken back.
terminal-save-where = Where to? Type `save` and the name of a file.
terminal-saved = The game is saved in { $file }.
terminal-bye = Goodbye.
terminal-ambiguous = That could be several moves: { $moves }. Type a little more.
terminal-no-such-number = There is no move { $text }: the list ends at { $most }.

terminal-won =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } ahead.
terminal-won-tie =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } the tie at { $points } points: { $reason }.
terminal-tie-break = the tie-break decides
terminal-shared = { $who } share the victory with { $points } points each.
terminal-allied = { $who } win together as allies; the best of them has { $points } points.
terminal-unfinished = The game is not finished.
terminal-stopped =
    { $reason ->
        [resigned] The game ended early: somebody gave up.
        [forfeit] The game ended early: somebody ran out of time.
        [agreed] The game ended early: everyone agreed to.
        [removed] The game ended early: the host removed a player.
        [endless] The game went on for too long and was ended.
       *[other] The game ended early: the host closed the table.
    }

## Records

terminal-replay-table = { $seats } players, options: { $options }
terminal-replay-part = After { $moves } of { $of } moves:

terminal-verify-sealed = The checksum matches.
terminal-verify-unsealed = The record has no checksum, so a missing end would go unnoticed.
terminal-verify-moves =
    { $moves ->
        [one] The only move is legal.
       *[other] All { $moves } moves are legal, draws included.
    }
terminal-verify-result = The result is correct: { $scores }. Winner: { $winners }.
terminal-verify-fair =
    { $draws ->
        [one] The only draw matches the published secret.
       *[other] All { $draws } draws match the published secret.
    }
terminal-verify-pledges =
    { $count ->
        [0] No player added a number to the luck; the secret alone decided.
        [one] The only number revealed by a player is the one pledged before.
       *[other] All { $count } numbers revealed by players are those pledged before.
    }
terminal-verify-links = Before the { $draws } draws that followed decisions, players' browsers added { $links } links, each the right one.
terminal-verify-replaced =
    { $count ->
        [one] One player revealed no number in time; the secret decided theirs.
       *[other] { $count } players revealed no number in time; the secret decided theirs.
    }
terminal-verify-secret-kept = The secret is not published (yet), so nobody can check whether the { $draws } draws were fair.
terminal-verify-no-secret = The table promised no secret, so nobody can check whether the { $draws } draws were fair.
terminal-verify-yes = The record is valid.
terminal-verify-no = The record is not valid.

## Lists and measurements

terminal-games-players = { $least } to { $most } players

terminal-number = { $number }
terminal-bench-measuring = Measuring
terminal-bench-game = game
terminal-bench-seats = players
terminal-bench-compiled = rules run
terminal-bench-games-per-s = games a second
terminal-bench-decisions-per-s = decisions a second
terminal-bench-decisions-per-game = decisions a game
terminal-bench-copy-ns = copying a position, nanoseconds
terminal-bench-python-decisions-per-s = decisions a second from Python
terminal-bench-match-decisions-per-s = decisions a second from Python, with a record
terminal-bench-games-timed = games timed
terminal-bench-simulations-per-s = simulations a second, uniform to the end
terminal-bench-simulations-per-s-two-threads = simulations a second in two threads
terminal-bench-guided-simulations-per-s = simulations a second, as the bots search

terminal-perft-counting = Counting depth { $depth }
terminal-perft-line =
    depth { $depth }: { $lines ->
        [one] { $lines } sequence
       *[other] { $lines } sequences
    } in { $seconds } s ({ $rate } a second)
