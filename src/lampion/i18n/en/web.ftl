# The page in the browser: everything around the boards.

web-name = Lampion
web-title = { $page } – Lampion
web-title-turn = ● Your turn – { $title }
web-skip = Skip to content
web-announcements = What happened
web-loading = Loading
web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-copy-failed = Your browser doesn't allow copying. Select the address and copy it yourself.
web-offline = Connection lost. Lampion reconnects on its own; nothing is lost.
web-offline-request = The server isn't responding. Check your connection and try again.
web-unreadable-answer = The server's answer makes no sense. Try again in a moment.
web-missing = There's nothing here
web-missing-about = The address may be mistyped, or the page is gone.
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
web-scheme = Theme
web-scheme-auto = Same as system
web-scheme-dark = Night
web-scheme-light = Paper
web-scheme-to-light = Light theme
web-scheme-to-dark = Dark theme

## Home

web-home-title = Light the lanterns, take a seat
web-home-about = Festival board games in your browser: play against bots, or with friends who only need a link.
web-home-guest = No account, nothing to install. Pick a name whenever you like.
web-play-now = Play now
web-play-now-game = Play { $game }
web-invite-friends = Invite friends
web-invite-short = Invite
web-watch = Watch
web-games = The games
web-players = { $least } to { $most } players
web-coming = Coming soon
web-my-games = My games
web-my-games-all = Show all { $count }
web-my-games-fewer = Show fewer
web-opponents = Opponents
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
        [one] { $count } open seat
       *[other] { $count } open seats
    }
web-phase-open = not started
web-phase-playing = in progress
web-phase-over = over
web-join = Join
web-go-on = Continue
web-look = View

## Lobby

web-new-table = New table
web-lobby-open = Open tables
web-lobby-open-none = No table is waiting for players right now. Open one and others will find it here.
web-lobby-running = Games to watch
web-lobby-running-none = No public games right now.
web-game = Game
web-seats = Seats
web-new-who = Who plays
web-seat-number = Seat { $seat }
web-seat-person = whoever joins
web-seat-bot = a bot that plays { $bot }
web-seat-open = Open seat
web-pace = Clock
web-option-is = { $name }: { $value }
web-pace-none = No clock
web-pace-live = Live
web-pace-days = Days
web-pace-minutes = Minutes per player
web-pace-increment = Seconds added per move
web-pace-days-each = Days per move
web-pace-live-is =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds } s
web-pace-days-is =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
web-forfeit = Running out of time loses
web-forfeit-about = Otherwise a bot takes over until you're back.
web-listed = Show in the lobby
web-listed-about = Otherwise only people with the invitation can join.
web-hints = Hints
web-hints-about = Anyone may ask what a bot would do. Against bots only, hints are always on.
web-hints-on = hints
web-options = Game options
web-make-table = Open the table

## The waiting room

web-room-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-sit = Sit here
web-stand = Stand up
web-be-ready = I'm ready
web-ready = ready
web-not-ready = not ready yet
web-add-bot = Bot
web-free-seat = Free the seat
web-start = Start
web-start-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
web-start-host = Everyone is here. The host starts the game.
web-invite = Invite friends
web-invite-about = Send this link. Anyone who opens it can take a seat, no account needed.
web-invite-link = Invitation link
web-invite-code = The invitation as a QR code
web-lan-about = Only this machine can reach Lampion so far. Open it to your local network, and friends there can join.
web-lan-do = Open to the local network
web-lan-open = Open to the local network: friends there can join.
web-lan-close = Close it again

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
web-watching =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
web-your-turn = Your turn
web-status-open = The game hasn't started yet.
web-status-waiting = Waiting for { $who }
web-status-thinking =
    { $count ->
        [one] { $who } is thinking
       *[other] { $who } are thinking
    }
web-status-chance = Drawing …
web-status-ending = The game is ending …
web-status-replaced = A bot is playing for you.
web-status-help = What does that mean?
web-return = Take your seat back
web-call-bot = Call a bot
web-undo = Undo
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
web-scores-none = No points yet.
web-winner = Winner
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-placeholder = Write a message
web-chat-send = Send
web-chat-said = { $who } says: { $text }
web-chat-muted = The host has muted you.
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
web-line-lock =
    { $locked ->
        [yes] The host locks the table.
       *[no] The host unlocks the table.
    }
web-line-mute = The host mutes { $guest }.
web-line-unmute = { $guest } may write again.
web-line-remove = The host removes { $guest }.
web-line-rules = The game continues from a saved position.
web-line-rematch = A rematch is ready.

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
web-menu-game = The game
web-menu-host = For the host
web-menu-see = Display and sound
web-menu-learn = How to play
web-menu-replay = Replay so far
web-menu-preferences = All preferences
web-end-wanted = Agree to end
web-end-unwanted = Keep playing
web-resign = Give up
web-resign-sure = Give up? A bot plays on in your seat, and you can no longer win.
web-lock = Lock the table
web-lock-about = Nobody new can join.
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-close-table = Close the table
web-close-sure = End this game for everyone, without a winner?
web-windows = When to ask you
web-windows-about = When you hold a card that can be played out of turn, the game asks you at these moments and passes for you at all others.
web-window-cancel = when a card can be cancelled
web-sound = Sound
web-sound-about = Quiet, and made in your browser.
web-letters = Letters on the pieces
web-letters-about = Every colour also shows a letter.
web-motion = Animation
web-motion-auto = Same as system
web-motion-full = On
web-motion-none = Off
web-commitment = Fair draws. The hash of this table's secret:
web-help = Help
web-help-now = Now
web-help-rules = The rules in brief
web-help-keys = Keyboard
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Move between choices
web-key-enter = Enter
web-key-enter-does = Play the choice
web-key-escape = Esc
web-key-escape-does = Close, or go back to now

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
    } the tie at { $points } points: { $reason }.
web-end-tie-break = the tie-break decides
web-end-shared = { $who } share the victory with { $points } points each.
web-end-allied = { $who } win together as allies; the best of them has { $points } points.
web-end-left =
    { $you ->
        [yes] You win
       *[no] { $who } wins
    }: { $reason ->
        [forfeit] an opponent ran out of time.
       *[other] an opponent gave up.
    }
web-end-agreed = Everyone agreed to end the game. Nobody wins.
web-end-closed = The host closed the table. Nobody wins.
web-end-nobody = The game ended without a winner.
web-rematch = Rematch
web-rematch-join = Go to the rematch
web-record = Record
web-fair = Were the draws fair?
web-fair-about = Before the first draw, the table committed to a secret by publishing its hash, shown below. The record holds the secret itself: with that file and “lampion verify”, anyone can repeat every draw and compare.

## Replay

web-replay = Replay
web-replay-controls = Position in the game
web-replay-slider = Moment
web-replay-at = { $place } of { $count }
web-replay-first = Go to the start
web-replay-last = Go to the end
web-replay-play = Play back
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-link = Link to this moment
web-replay-empty = Nothing has been played here yet.
web-eyes = Point of view
web-eyes-own = yours
web-eyes-public = spectator
web-eyes-all = everything revealed
web-play-on = Play on from here
web-play-on-about = A new table starts from this moment, with bots in the other seats. Everything drawn from here on is new.
web-play-on-seat = You play as
web-to-table = Go to the table

## Learn

web-learn-about = Short and at your own pace: you play, the lesson explains.
web-learn-game = Learn { $game }
web-learn-later = This game has no interactive lesson yet. At the table, ? explains what to do next.
web-tutorial = Start the lesson

## You

web-my-name = Your name
web-my-name-about = What others see at the table.
web-my-name-new = Choose a name, or just play and you'll be given one.
web-name-saved = Name saved.
web-preferences = Preferences
web-notify = Notifications
web-notify-about = Your browser tells you when it's your turn while you're looking elsewhere.
web-notify-refused = Your browser doesn't allow notifications for this page.
web-devices = Your devices
web-devices-about = You're signed in on these devices. A link adds another one.
web-device-this = this device
web-device-unknown = Unknown device
web-device-remove = Sign out
web-devices-remove = Sign out everywhere else
web-devices-removed =
    { $count ->
        [0] No other device was signed in.
        [one] Signed out { $count } device.
       *[other] Signed out { $count } devices.
    }
web-link = Another device
web-link-make = Link for another device
web-link-made = Open this on the other device within ten minutes. It works once, and signs in whoever opens it as you.
web-link-code = The link as a QR code
web-link-about = This link signs this device in as you: your name, your games, your seats.
web-link-replaces = You are { $name } here so far. You lose that name unless another device is signed in with it.
web-link-take = That's me
web-link-done = Welcome, { $name }.
web-link-none = The link is incomplete. Make a new one on a device where you're signed in.
web-forget = Delete my data
web-forget-about = Deletes your name, your chat messages and your devices. Finished games stay, without your name.
web-forget-sure = This can't be undone. Are you sure?
web-forgotten = Your data is deleted.

## About

web-about-what = Lampion is a table for festival board games, for people and for programs. The rules run on the server, everything you see is drawn in your browser, and nothing is sent anywhere else.
web-about-unofficial = This is an unofficial adaptation made by players. It uses none of the publishers' art, logos or texts; the names only say which game is meant. If you like a game, buy the box.
web-about-fair = Every draw can be checked: a table commits to a secret before the game and publishes it afterwards. “lampion verify” repeats every draw.
web-about-inferred = Inferred
    .about = Not printed in any source we could read, but it follows from what is.
web-about-reconstructed = Reconstructed
    .about = No source we could read has it. We chose what fits the rules best.
web-about-rulings =
    { $count ->
        [one] { $count } ruling where the rulebook is silent
       *[other] { $count } rulings where the rulebook is silent
    }
web-about-licence = The program is free software under the MIT licence.
web-about-licences = Third-party licences
web-credit-designers = Design: { $names }
web-credit-artists = Art: { $names }
web-credit-publishers = Published by { $names }
