# The balance report.

terminal-balance = find out how a game is balanced, and write a report
terminal-balance-games = how many games to watch, rounded up to whole deals (default: 400)
terminal-balance-bots = the bots, separated by commas; they sit in every order (default: greedy)
terminal-balance-seed = a different number gives different games (default: 0)
terminal-balance-simulations = simulations for each look at what a decision was worth (default: 300)
terminal-balance-contests = games in each contest between two bots, 0 for none (default: a tenth of the games, at least 20)
terminal-balance-seconds = seconds a person takes for a decision (default: 10)
terminal-balance-without = also let a bot do without moves that contain this word, such as a card (repeatable)
terminal-balance-components = the box in this file instead: a corrected or changed components.toml
terminal-balance-versus-option = an option of a second study, to compare with (repeatable)
terminal-balance-versus-components = the box of a second study, to compare with
terminal-balance-output = the report; its figures as JSON go beside it (default: GAME-balance.html)
terminal-balance-jobs = how many processes play (default: one per core)
terminal-metavar-word = WORD
terminal-balance-watching = Watching games
terminal-balance-second = Second study
terminal-balance-written = The report is in { $file }, its figures are in { $json }.
terminal-balance-stands-out =
    { $count ->
        [0] Nothing stands out beyond chance.
        [one] One figure stands out beyond chance:
       *[other] { $count } figures stand out beyond chance:
    }
terminal-balance-moved =
    { $count ->
        [0] No figure differs beyond chance.
        [one] One figure differs beyond chance:
       *[other] { $count } figures differ beyond chance:
    }
error-study-lost = A process died in the middle of a game.

## The page

balance-title = The balance of { $game }
balance-players = { $count } players
balance-facts = { NUMBER($games) } games of bots ({ $bots }), in { NUMBER($deals) } deals; seed { $seed }
balance-box = Rules { $rules }, box { $components }
balance-cut-short = This study ended early: it holds what had been completed.
balance-options-usual = The usual options.
balance-side-first = First study
balance-side-second = Second study
balance-glance = At a glance
balance-glance-note = What differs from even or from its kind by more than chance, group by group, the surest first. Seats, levels and kinds of moves are corrected for testing several (Holm); pieces for testing many (Benjamini and Hochberg: of those listed, about one in twenty may be there by chance).
balance-nothing = Nothing stands out beyond chance.
balance-more-rows =
    { $count ->
        [one] one more figure
       *[other] { $count } more figures
    }
balance-moved = What differs
balance-moved-note = Second study minus first. All figures are corrected for looking at all of them (Holm): if nothing had changed, the chance of even one entry here would be 5 %.
balance-moved-nothing = No figure differs beyond chance.
balance-moved-rest = Figures that may differ by chance alone
balance-column-figure = figure
balance-column-first = first
balance-column-second = second
balance-column-change = difference (95 %)
balance-contents = Contents
balance-how = How to read this
balance-how-text = Every figure comes with the interval that holds the true value in 95 of 100 such reports. Each deal is played several times with the same chance, with the bots in every order of seats; intervals count whole deals, because games with the same chance depend on each other. Bots are not people: the figures say what happens when these bots play.
balance-scores-plot = How often each score came up
balance-length-plot = How many decisions games have
balance-bar = { $from } to { $to }: { $count }
balance-interval = { $low } to { $high }

balance-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-points = { NUMBER($value, maximumFractionDigits: 1) }
balance-lead = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-count = { NUMBER($value, maximumFractionDigits: 1) }
balance-minutes = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } min

balance-about-seat = Seat { $id }
balance-about-moment = after { $id } % of the game
balance-bot-level = { $name } (level { $id })
balance-bot-search = a search of { NUMBER($count) } simulations
balance-bot-greedy = greedy
balance-bot-random = at random
balance-about-word = without “{ $id }”

## Groups and figures. `label` names a figure in a plot.

balance-seats = Seats
    .about = Is it an advantage to sit in a certain seat?
balance-seats-share =
    { $about } { $verdict ->
        [more] wins more than its fair part of { $null }.
        [less] wins less than its fair part of { $null }.
       *[even] wins about its fair part of { $null }: no difference beyond chance.
    }
    .plot = Part of the victories of each seat
balance-seats-points =
    { $about } makes { $verdict ->
        [more] more points than the average seat.
        [less] fewer points than the average seat.
       *[even] about as many points as the average seat.
    }
    .plot = Points compared to the average seat

balance-scores = Points
    .about = How many points there are, where they come from, and how close it gets.
balance-scores-low = One result in twenty is this low or lower.
    .label = low result
balance-scores-median = Half of all results are this high or lower.
    .label = middle result
balance-scores-high = One result in twenty is above this.
    .label = high result
balance-scores-source =
    { $about }: { $never ->
        [yes] never brought a point in any of these games.
       *[no] { $part } of all points.
    }
    .plot = Points a seat from each source
balance-scores-winner = The highest score of a game, on average.
    .label = highest score
balance-scores-margin = The first is this far ahead of the second, on average.
    .label = margin
balance-scores-tied = So many games are decided by the tie-break.
    .label = tie-break decides
balance-scores-shared = So many victories are shared.
    .label = shared victories

balance-length = Length
    .about = How long a game is, and how long one waits.
balance-length-decisions = Decisions in a game, of all seats together, on average.
    .label = decisions
balance-length-p5 = One game in twenty has this many decisions or fewer.
    .label = short game
balance-length-median = Half of the games have this many decisions or fewer.
    .label = middle game
balance-length-p95 = One game in twenty has more decisions.
    .label = long game
balance-length-p99 = One game in a hundred has more decisions.
    .label = very long game
balance-length-each = Decisions of each seat in a game.
    .label = decisions a seat
balance-length-turns = Turns, as the game counts them.
    .label = turns
balance-length-waits = Decisions of others between two of one’s own.
    .label = waiting
balance-length-unfinished = So many games got too long to be played to their end.
    .label = unfinished

balance-choice = Choice
    .about = Between how many moves one chooses, and whether it matters which.
balance-choice-moves = Moves to choose from, on average.
    .label = moves
balance-choice-p95 = One decision in twenty has more moves.
    .label = many moves
balance-choice-most = The longest list of moves in these games.
    .label = longest list
balance-choice-forced = So many decisions leave no choice: there is one move only.
    .label = forced
balance-choice-matters = So many choices matter: two of the moves worth considering differ by 4 % of winning or by 2.5 points.
    .label = choices that matter
balance-choice-phase = “{ $about }”: up to { $p95 } moves in 95 % of cases, { $most } at most; { $often } times a game.
    .plot = Moves to choose from, by what is asked

balance-skill = Skill
    .about = What better play is worth: one bot against a table full of the other, in every seat.
balance-skill-level =
    { $about } against { $other } { $verdict ->
        [more] wins more than its part of { $null }: the step is worth something.
        [less] wins less than its part of { $null }: the step is the wrong way.
       *[even] wins about its part of { $null }: the step makes no difference beyond chance.
    }
    .plot = Victories of each level against a table of the one below
balance-skill-random =
    { $about } against random play { $verdict ->
        [more] wins more than its part of { $null }.
        [less] wins less than its part of { $null }.
       *[even] wins about its part of { $null }: chance decides.
    }
    .plot = Victories of each level against random play
balance-skill-tenfold =
    { $about } against { $other }: thinking ten times as long { $verdict ->
        [more] pays.
        [less] harms.
       *[even] makes no difference beyond chance.
    }
    .plot = Victories with ten times the budget

balance-luck = Luck
    .about = How much the deal decides, and how early one can tell who wins.
balance-luck-deal = So much of how the lead varies comes from the deal: the same bots in the same seats, with the same chance, end alike that far.
    .label = decided by the deal
balance-luck-foretold = Who leads { $about } wins so often in the end.
    .plot = How often who leads then wins in the end

balance-drama = Drama
    .about = How the lead changes hands.
balance-drama-changes = So often another seat takes the lead.
    .label = changes of lead
balance-drama-settled = After this part of the game, on average, the winner is never caught again.
    .label = lead for good
balance-drama-deficit = The winner was this far behind at worst, on average.
    .label = deficit made good
balance-drama-leader = The leader’s chance of winning { $about }, by a search.
    .plot = The leader’s chance of winning

balance-components = The box
    .about = What each piece brings. Gains are compared within a deal, beyond what the seat explains.
balance-components-gain =
    { $about }: a seat with it makes { $value } points compared to the average seat, others of its kind { $peers }.{ $points ->
        [none] { "" }
       *[other] { " " }Each time it brings { $points } points.
    } { $verdict ->
        [more] It is worth more than its kind.
        [less] It is worth less than its kind.
       *[even] No difference from its kind beyond chance.
    }
    .plot = Points compared to the average seat, with the piece
balance-components-wins = { $about }: victories with it minus without; { $often } of the seats had it.
balance-components-shared =
    { $about }, { $source }: { $never ->
        [yes] never a point in games with it,
       *[no] { $value } points a seat in games with it,
    } { $peers } in others.{ $verdict ->
        [more] { " " }That is more than chance explains.
        [less] { " " }That is less than chance explains.
       *[even] { "" }
    }
balance-components-taken = { $about }: taken so often when it was on offer ({ $offered } offers seen).

balance-dominance = Dominance
    .about = What a bot loses that does without a kind of move, against the same bot with all moves.
balance-dominance-without =
    Without “{ $id }” the bot { $verdict ->
        [more] wins more than its part of { $null }: such moves harm it.
        [less] wins less than its part of { $null }: such moves are worth having.
       *[even] wins about its part of { $null }: such moves make no difference beyond chance.
    }
    .plot = Victories of the bot that does without

balance-interaction = Interaction
    .about = How much one player’s choice changes for others.
balance-interaction-moves = So many choices change which moves others have.
    .label = others’ moves
balance-interaction-points = So many choices change other seats’ points at once.
    .label = others’ points

balance-options-group = Two studies side by side
    .about = Every figure of both studies, and what differs.
balance-options-alone = This report has one study. Give the command a second set of options or a second box to compare with.

balance-table = Time at the table
    .about = How long people would take.
balance-table-minutes = A game takes this long at { $seconds } seconds a choice.
    .label = game
balance-table-p95 = One game in twenty takes longer.
    .label = long game
balance-table-waits = One waits this long between two decisions of one’s own.
    .label = waiting
