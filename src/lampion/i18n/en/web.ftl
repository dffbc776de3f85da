# The page in the browser: everything around the boards.

web-name = Lampion
web-title = { $page } – Lampion
web-title-turn = ● Your turn – { $title }
web-skip = Skip to the content
web-announcements = What happened
web-loading = Loading
web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser does not allow copying. Select the address and copy it yourself.
web-offline = The connection is lost. It comes back by itself; nothing is lost.
web-offline-request = The server does not answer. Check the connection and try again.
web-unreadable-answer = The server's answer cannot be read. Try again in a moment.
web-missing = There is nothing here
web-missing-about = The address may be mistyped, or what was here is gone.
web-footer = An unofficial implementation, drawn and written anew. All rights to the games are their makers'.
web-footer-about = Who made them

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
web-scheme = Colours
web-scheme-auto = Like the system
web-scheme-dark = Night
web-scheme-light = Paper
web-scheme-to-light = Light colours
web-scheme-to-dark = Dark colours

## Home

web-home-title = Light the lanterns, take a seat
web-home-about = Festival board games in your browser: against bots, or with friends who need nothing but a link.
web-home-guest = No account, no installation. Pick a name whenever you like.
web-play-now = Play now
web-play-now-game = Play { $game }
web-invite-friends = Invite friends
web-invite-short = Invite
web-watch = Watch
web-games = The games
web-players = { $least } to { $most } players
web-coming = In preparation
web-coming-lanterns-dice = Lanterns Dice
    .about = Roll the lantern dice, colour the lake, and send up fireworks for the emperor.
web-coming-fireworks = Fireworks
    .about = Throw the dice, catch the rockets, and fill the sky with colour.
web-my-games = My games
web-my-games-all = Show all { $count }
web-my-games-fewer = Show fewer
web-opponents = Opponents
web-bot-kind = Level
web-bot-greedy = with care
web-bot-random = at random
web-levels = Levels
web-level-1 = First game ever
    .about = Makes any move. Good for finding out how the game goes.
web-level-2 = Beginner
    .about = Sees a good move now and then.
web-level-3 = Casual
    .about = Knows what brings points, and overlooks much.
web-level-4 = Attentive
    .about = Overlooks little of what brings points at once.
web-level-5 = Experienced
    .about = Makes the most of every turn.
web-level-6 = Skilled
    .about = Plans its next turns, and sees what you are up to.
web-level-7 = Expert
    .about = Seldom makes a mistake.
web-level-8 = Strongest
    .about = The best that we have; thinks for up to a second.
web-level-rating = Strength { NUMBER($rating, useGrouping: 0) }.
web-bots-more = More
web-choose-bot = Choose a bot
web-change-bot = Change the bot
web-seat-bot-do = Seat this bot
web-bot-name-0 = Mei
web-bot-name-1 = Jun
web-bot-name-2 = Lian
web-bot-name-3 = Tao
web-bot-name-4 = Hua
web-bot-name-5 = Bao
web-bot-name-6 = Xiu
web-bot-name-7 = Feng
web-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-nobody = Nobody yet
web-open-seats =
    { $count ->
        [one] { $count } other seat
       *[other] { $count } other seats
    }
web-phase-open = not begun
web-phase-playing = being played
web-phase-over = over
web-join = Join
web-go-on = Continue
web-look = Look

## Lobby

web-new-table = New table
web-lobby-open = Tables with room
web-lobby-open-none = No table waits for players just now. Open one and others will find it here.
web-lobby-running = Games to watch
web-lobby-running-none = Nobody plays in public just now.
web-game = Game
web-seats = Seats
web-new-who = Who sits there
web-seat-number = Seat { $seat }
web-seat-person = somebody who comes
web-seat-bot = a bot that plays { $bot }
web-seat-open = Open seat
web-pace = Clock
web-option-is = { $name }: { $value }
web-pace-none = No clock
web-pace-live = Live
web-pace-days = Days
web-pace-minutes = Minutes for each
web-pace-increment = Seconds more per decision
web-pace-days-each = Days for each decision
web-pace-live-is =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds } s
web-pace-days-is =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }
web-forfeit = Out of time loses
web-forfeit-about = Otherwise a bot takes over, and one may come back.
web-listed = Shown in the lobby
web-listed-about = Otherwise only people with the invitation can sit down.
web-hints = Hints
web-hints-about = Everybody may ask what a bot would do. Against bots alone, hints are always on.
web-hints-on = hints
web-options = Options of the game
web-make-table = Open the table

## The waiting room

web-room-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-sit = Sit here
web-stand = Stand up
web-be-ready = I am ready
web-ready = ready
web-not-ready = not ready yet
web-add-bot = Bot
web-free-seat = Free the seat
web-start = Start
web-start-missing =
    { $count ->
        [one] One seat is still to be filled.
       *[other] { $count } seats are still to be filled.
    }
web-start-host = Everybody is here. The host starts the game.
web-invite = Invite friends
web-invite-about = Send this link. Whoever opens it can take a seat, without an account.
web-invite-link = Invitation link
web-invite-code = The invitation as a code for a phone's camera
web-lan-about = Lampion listens only on this machine so far. Friends in the same network can come in when you open it to them.
web-lan-do = Open to the local network
web-lan-open = Open to the local network: friends in the same network can come in.
web-lan-close = Close it again

## At the table

web-table-title = Table: { $game }
web-board = Board
web-beside = Beside the board
web-actions = Actions
web-you = You
web-you-tag = you
web-player = Player { $seat }
web-somebody = Somebody
web-host-tag = host
web-bot-tag = bot, plays { $bot }
web-bot-tag-level = bot, { $level }
web-out-tag =
    { $reason ->
        [forfeit] out of time
       *[other] gave up
    }
web-wants-end = wants to end
web-present = here
web-away = away
web-seat-waits = The game waits for this seat.
web-points-title = Points as they stand
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-watching =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
web-your-turn = Your turn
web-status-open = The game has not begun yet.
web-status-waiting = Waiting for { $who }
web-status-thinking =
    { $count ->
        [one] { $who } is thinking
       *[other] { $who } are thinking
    }
web-status-chance = Something is being drawn …
web-status-ending = The game ends …
web-status-replaced = A bot plays for you.
web-status-help = What does that mean?
web-return = Take the seat back
web-call-bot = Call a bot
web-undo = Undo
web-hint = Hint
web-hint-is = A bot would play: { $move }
web-hint-other = Another idea: { $move }
web-hinted = This is the hint.
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-jump = Look at this moment
web-log-withdrawn = Taken back.
web-log-earlier = { $count } earlier
web-past = You are looking at an earlier moment.
web-past-now = Back to now
web-past-previous = One step back
web-past-next = One step on
web-scores = Scores
web-scores-none = There are no points yet.
web-winner = Winner
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-placeholder = Write to the table
web-chat-send = Send
web-chat-said = { $who } says: { $text }
web-chat-muted = The host does not let you write here.
web-clock = Time left: { $time }
web-clock-days = { $days } d { $hours } h

web-line-sit =
    { $you ->
        [yes] You sit down.
       *[no] { $who } sits down.
    }
web-line-stand = A seat is free again.
web-line-bot = A bot takes a seat: { $who }.
web-line-open = A bot leaves its seat.
web-line-start = The game begins
web-line-undo =
    { $you ->
        [yes] You take that back.
       *[no] { $who } takes that back.
    }
web-line-substitute =
    { $you ->
        [yes] A bot plays for you.
       *[no] A bot plays for { $who }.
    }
web-line-return =
    { $you ->
        [yes] You play again yourself.
       *[no] { $who } is back and plays.
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
web-line-lock =
    { $locked ->
        [yes] The host locks the table.
       *[no] The host unlocks the table.
    }
web-line-mute = The host mutes { $guest }.
web-line-unmute = { $guest } may write again.
web-line-remove = The host sends { $guest } away.
web-line-rules = The game goes on from a stored position.
web-line-rematch = A rematch is ready.

web-choices = Your moves
web-choices-filter =
    { $count ->
        [one] Find among { $count } move
       *[other] Find among { $count } moves
    }
web-choices-busy = Your move is on its way.
web-choices-nothing = No move fits that.
web-drawing = The table, drawn in letters
web-drawing-none = There is no drawing of this moment.

## Menu and help

web-menu = Menu
web-menu-game = The game
web-menu-host = As the host
web-menu-see = What you see and hear
web-menu-learn = How to play
web-menu-replay = Replay so far
web-menu-preferences = All preferences
web-end-wanted = Agree to end
web-end-unwanted = Play on after all
web-resign = Give up
web-resign-sure = Give the game up? A bot plays on in your seat, and you cannot win any more.
web-lock = Lock the table
web-lock-about = Nobody new can come in.
web-mute = Mute
web-unmute = Unmute
web-remove = Send away
web-close-table = Close the table
web-close-sure = End this game for everybody, without a winner?
web-windows = When to be asked
web-windows-about = The moments at which the game asks you when you hold a card that can be played out of turn. At the others it passes for you.
web-window-cancel = when a card can be cancelled
web-sound = Sound
web-sound-about = Quiet, made on the spot.
web-letters = Letters on the pieces
web-letters-about = Every colour also says its letter.
web-motion = Motion
web-motion-auto = Like the system
web-motion-full = On
web-motion-none = Off
web-commitment = Fair draws. The hash of this table's secret:
web-help = Help
web-help-now = Now
web-help-rules = The rules in brief
web-help-keys = Keys
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Walk through what can be played
web-key-enter = Enter
web-key-enter-does = Play it
web-key-escape = Esc
web-key-escape-does = Close, back to now

## The end

web-end = The game is over
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
    }: equal at { $points } points, but { $reason }.
web-end-tie-break = the tie-break decides
web-end-shared = { $who } share the victory with { $points } points each.
web-end-allied = { $who } win together as allies; the best of them has { $points } points.
web-end-left =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }: { $reason ->
        [forfeit] time ran out for somebody.
       *[other] somebody gave up.
    }
web-end-agreed = Everybody agreed to end the game. Nobody wins.
web-end-closed = The host closed the table. Nobody wins.
web-end-nobody = The game ended without a winner.
web-rematch = Rematch
web-rematch-join = To the rematch
web-record = Record
web-fair = Were the draws fair?
web-fair-about = Before the first draw the table promised a secret by its hash, below. The record holds the secret itself: with “lampion verify” and that file anybody can draw everything again and compare.

## Replay

web-replay = Replay
web-replay-controls = Where in the game
web-replay-slider = Moment
web-replay-at = { $place } of { $count }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Let it run
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-link = Link to this moment
web-replay-empty = Nothing has been played here yet.
web-eyes = Seen by
web-eyes-own = you
web-eyes-public = everybody
web-eyes-all = eyes that see all
web-play-on = Play on from here
web-play-on-about = A new table begins at this moment, with bots in the other seats. What is drawn from now on is drawn anew.
web-play-on-seat = You take the place of
web-to-table = To the table

## Learn

web-learn-about = Short and at your own pace: you play, the lesson explains.
web-learn-game = Learn { $game }
web-learn-later = There is no interactive lesson for this game yet. At the table, ? explains what the game waits for.
web-tutorial = Begin the lesson

## You

web-my-name = Your name
web-my-name-about = This is what others call you at the tables.
web-my-name-new = Choose a name, or just play: you will be given one.
web-name-saved = From now on you have this name.
web-preferences = Preferences
web-notify = Notifications
web-notify-about = The browser tells you that it is your turn while you look elsewhere.
web-notify-refused = The browser does not allow notifications for this page.
web-devices = Your devices
web-devices-about = Here you are known. A link makes another device known too.
web-device-this = this one
web-device-unknown = Unknown device
web-device-remove = Sign out
web-devices-remove = Sign out everywhere else
web-devices-removed =
    { $count ->
        [0] No other device was signed in.
        [one] { $count } device is signed out.
       *[other] { $count } devices are signed out.
    }
web-link = Another device
web-link-make = Link for another device
web-link-made = Open this on the other device within ten minutes. It works once; who has it, is you.
web-link-code = The link as a code for a phone's camera
web-link-about = This link makes this device known as yours: your name, your games, your seats.
web-link-replaces = Here you are { $name } so far. That name stays behind, unless another device knows it.
web-link-take = That is me
web-link-done = Welcome, { $name }.
web-link-none = A link is missing. Make one on the device where you are known.
web-forget = Delete me
web-forget-about = Your name, what you wrote in chats and your devices are deleted. Finished games stay, without your name.
web-forget-sure = This cannot be undone. Are you sure?
web-forgotten = You are forgotten.

## About

web-about-what = Lampion is a table for festival board games, for people and for programs. The rules run on the server, everything you see is drawn in your browser, and nothing leaves the machine that runs it.
web-about-unofficial = It is an unofficial implementation by players. It uses no art, no logo and no text of the publishers; names are used to say which game is meant. If you like a game, buy the box.
web-about-fair = Every draw can be checked: a table promises its secret before the game and publishes it afterwards. “lampion verify” draws everything again.
web-about-inferred = Inferred
    .about = Not printed where we could read it, but it follows from what is.
web-about-reconstructed = Reconstructed
    .about = No source that we could read has it. We chose what fits the rules best.
web-about-rulings =
    { $count ->
        [one] { $count } decision where the rules are silent
       *[other] { $count } decisions where the rules are silent
    }
web-about-licence = The program is free under the MIT licence.
web-about-licences = Licences of its parts
web-credit-designers = Design: { $names }
web-credit-artists = Art: { $names }
web-credit-publishers = Published by { $names }
