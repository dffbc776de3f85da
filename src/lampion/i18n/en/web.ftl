# The page in the browser: everything around the boards.
web-name = Lampion
web-title = { $page } – Lampion
web-title-turn = ● Your turn – { $title }
web-skip = Skip to content
web-announcements = What happened
web-loading = Loading
web-close = Close
web-offline = Connection lost. Lampion reconnects on its own; nothing is lost.
web-offline-request = The server isn't responding. Check your connection and try again.
web-unreadable-answer = The server's answer makes no sense. Try again in a moment.
web-footer = An unofficial adaptation with its own art and texts. All rights to the games belong to their authors and publishers.
web-footer-about = Credits

## Where to go

web-nav = Pages
web-nav-home = Home
web-nav-lobby = Lobby
web-nav-learn = Learn
web-nav-about = About
web-nav-me = You
web-nav-more = More pages
web-language = Language
web-language-en = English
web-language-fr = Français
web-scheme-to-light = Light theme
web-scheme-to-dark = Dark theme

## Home

web-bot-kind = Level
web-bot-greedy = carefully
web-bot-random = at random
web-levels = Levels
web-level-1 = First game ever
    .about = Plays any move. Good for getting to know the game.
web-level-2 = Beginner
    .about = Spots a good move now and then.
web-level-3 = Casual
    .about = Knows what scores, but misses a lot.
web-level-4 = Attentive
    .about = Rarely misses a move that scores right away.
web-level-5 = Experienced
    .about = Makes the most of every turn.
web-level-6 = Skilled
    .about = Plans ahead and sees what you're up to.
web-level-7 = Expert
    .about = Rarely makes a mistake.
web-level-8 = Strongest
    .about = The best we have; thinks for up to a second.
web-bots-more = More
web-change-bot = Change the bot
web-bot-name-0 = Mei
web-bot-name-1 = Jun
web-bot-name-2 = Lian
web-bot-name-3 = Tao
web-bot-name-4 = Hua
web-bot-name-5 = Bao
web-bot-name-6 = Xiu
web-bot-name-7 = Feng

## Lobby

web-seats = Seats
web-seat-bot = a bot that plays { $bot }
web-seat-open = Open seat
web-pace = Clock

## The waiting room

web-start = Start

## At the table

web-table-title = Table: { $game }
web-board = Board
web-beside = Beside the board
web-actions = Actions
web-you = You
web-you-tag = you
web-player = Player { $seat }
web-somebody = Someone
web-host-tag = host
web-bot-tag = bot, plays { $bot }
web-bot-tag-level = bot, { $level }
web-out-tag =
    { $reason ->
        [forfeit] out of time
        [removed] removed by the host
       *[other] gave up
    }
web-wants-end = wants to end
web-present = here
web-away = away
web-seat-waits = It's this seat's turn.
web-points-title = Points so far
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-gain =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-gained = Last decision: { $gains }
web-watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-your-turn = Your turn
web-status-open = The game hasn't started yet.
web-status-for = { $who }: { $text }
web-status-waiting = Waiting for { $who }
web-status-thinking =
    { $count ->
        [one] { $who } is thinking
       *[other] { $who } are thinking
    }
web-status-chance = Drawing …
web-status-played = Let's see …
web-status-ending = The game is ending …
web-status-replaced = A bot is playing for you.
web-status-help = What does that mean?
web-return = Take your seat back
web-call-bot = Call a bot
web-undo = Undo
web-retry = Try again
web-retry-here = Try again from here
web-hint = Hint
web-hint-is = A bot would play: { $move }
web-hint-other = Another idea: { $move }
web-hinted = This is the hint.
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-jump = View this moment
web-log-withdrawn = Taken back.
web-log-earlier = { $count } earlier
web-past = You are looking at an earlier moment.
web-past-now = Back to now
web-past-previous = One step back
web-past-next = One step forward
web-scores = Scores
web-score-so-far = So far
web-score-provisional = { $part }, if the game ended now
web-scores-none = No points yet.
web-winner = Winner
web-chat = Chat
web-chat-said = { $who } says: { $text }
web-line-sit =
    { $you ->
        [yes] You sit down.
       *[no] { $who } sits down.
    }
web-line-stand = A seat is free again.
web-line-bot = A bot takes a seat: { $who }.
web-line-open = A bot leaves its seat.
web-line-start = The game begins
web-line-late = No number for the luck came in time from { $who }. The server’s own counts instead.
web-line-draw = A number for the next draws was missing from { $who }. They are drawn without it.
web-line-undo =
    { $you ->
        [yes] You take that back.
       *[no] { $who } takes that back.
    }
web-line-undo-together =
    { $you ->
        [yes] You take that back, with everything the bots have played since.
       *[no] { $who } takes that back, with everything the bots have played since.
    }
web-line-substitute =
    { $you ->
        [yes] A bot takes over for you.
       *[no] A bot takes over for { $who }.
    }
web-line-return =
    { $you ->
        [yes] You take over again.
       *[no] { $who } takes over again.
    }
web-line-resign =
    { $you ->
        [yes] You give up.
       *[no] { $who } gives up.
    }
web-line-forfeit =
    { $you ->
        [yes] Your time is up.
       *[no] { $who } runs out of time.
    }
web-line-end =
    { $wanted ->
        [yes] { $you ->
            [yes] You want to end the game.
           *[no] { $who } wants to end the game.
        }
       *[no] { $you ->
            [yes] You want to play on.
           *[no] { $who } wants to play on.
        }
    }
web-line-finish = The end
web-line-terms = The host changes the house rules.
web-line-lock =
    { $locked ->
        [yes] The host locks the table.
       *[no] The host unlocks the table.
    }
web-line-mute = The host mutes { $guest }.
web-line-unmute = { $guest } may write again.
web-line-remove = The host removes { $guest }.
web-line-rules = The game continues from a saved position.
web-line-rematch =
    { $you ->
        [yes] You would like a rematch.
       *[no] { $who ->
            [none] A rematch is ready.
           *[other] { $who } would like a rematch.
        }
    }
web-line-decline =
    { $you ->
        [yes] You don’t want a rematch.
       *[no] { $who } doesn’t want a rematch.
    }
web-choices = Your moves
web-choices-filter =
    { $count ->
        [one] Search { $count } move
       *[other] Search { $count } moves
    }
web-choices-busy = Sending your move …
web-choices-nothing = No matching move.
web-drawing = The table, drawn as text
web-drawing-none = There's no drawing of this moment.

## Menu and help

web-menu = Menu
web-window-cancel = when a card can be cancelled
web-settings = Settings
web-help = Help
web-help-rules = The rules in brief

## The end

web-end-show = Result
web-end-won =
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
web-end-tie =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    } the tie at { $points } points: { $reason }.
web-end-tie-break = the tie-break decides
web-end-shared = { $who } share the victory with { $points } points each.
web-end-allied = { $who } win together as allies; the best of them has { $points } points.
web-end-left =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }: { $me ->
        [yes] you
       *[no] { $count ->
            [0] an opponent
           *[other] { $left }
        }
    } { $reason ->
        [forfeit] ran out of time.
       *[other] gave up.
    }
web-end-agreed = Everyone agreed to end the game. Nobody wins.
web-end-endless = The game went on for too long and was ended. Nobody wins.
web-end-closed = The host closed the table. Nobody wins.
web-end-removed = The host removed a player. Nobody wins.
web-end-nobody = The game ended without a winner.

## Replay

## You

web-my-name = Your name
web-name-long = A name has at most { $most } characters.

## On every board

web-zoom = Larger cells
web-seat-back = Back to your place
web-seat-active = active player
web-seat-thinking = to move
web-way = { $number } of { $count }
web-way-before = Previous match
web-way-after = Next match
web-seat-show =
    { $you ->
        [yes] { $who }
       *[no] Look at { $who }
    }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
