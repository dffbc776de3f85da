# Waiting room, menu, settings, help, the end, replay, lessons: what a board does not need, loaded with them.

web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-copy-failed = Your browser doesn't allow copying. Select the address and copy it yourself.

## Where to go

web-scheme = Theme

## Home

web-choose-bot = Choose a bot
web-seat-bot-do = Seat this bot

## Lobby

web-seat-number = Seat { $seat }
web-pace-own = Your own clock
web-pace-none = No clock
web-pace-live = Live
web-pace-days = Days
web-pace-minutes = Minutes per player
web-pace-increment = Seconds added per move
web-pace-days-each = Days per move
web-pace-live-is = { $minutes } min + { $seconds } s
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
web-chained = Nobody can foresee a draw
web-chained-about = Every draw takes a number from each player’s device first, so that not even whoever runs the server knows it. Nothing can be taken back.
web-chained-on = no draw foreseeable
web-house-rules = House rules

## The waiting room

web-room-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-sit = Sit here
web-sit-down = Take a seat
web-invited = { $who } invites you to play. What should the others call you?
web-invited-nobody = Join in: what should the others call you?
web-stand = Stand up
web-be-ready = I'm ready
web-ready = ready
web-not-ready = not ready yet
web-dealing = The game is about to begin, in 30 seconds at most. Still to add a number to its luck: { $who }.
web-add-bot = Bot
web-free-seat = Free the seat
web-start-missing =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
web-start-unready = Not ready yet: { $who }.
web-start-host = Everyone is here. The host starts the game.
web-invite = Invite friends
web-invite-about = Send this link or show the code. Anyone can take a seat, no account needed.
web-invite-private = Send this link or show the code. Only people who have it can take a seat, no account needed.
web-invite-link = Invitation link
web-invite-code = The invitation as a QR code
web-lan-about = Only this machine can reach Lampion so far. Open it to your local network, and friends there can join.
web-lan-do = Open to the local network
web-lan-open = Open to the local network: friends there can join.
web-lan-close = Close it again

## At the table

web-retry-about = A new table starts just before your last decision, against { $who } as now. Everything drawn from there on is new.
web-retry-about-moment = A new table starts from the moment on the board, against { $who } as now. Everything drawn from there on is new.
web-retry-kept = Whatever is hidden from you is dealt afresh. This game stays as it is: you'll find it on the home page.
web-retry-kept-over = This game stays as it is.
web-retry-do = Start the new table

## Menu and help

web-menu-game = The game
web-menu-host = For the host
web-menu-learn = How to play
web-menu-replay = Replay so far
web-end-wanted = Offer to end
web-end-sure = Everyone agrees: the game would end now, and nobody wins.
web-end-agree = Agree to end
web-end-asked = { $who } would like to end the game here, without a winner.
web-end-waits = You offered to end the game. Waiting for { $who }.
web-end-unwanted = Keep playing
web-resign = Give up
web-resign-sure = Give up?
web-resign-ends =
    Give up? The game ends at once, and { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
web-resign-leads =
    Give up? The game ends at once. As things stand, { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
web-resign-unknown = Give up? The game ends at once, and whoever is ahead wins. Some points are still hidden.
web-resign-nobody = Give up? The game ends at once, and nobody wins.
web-resign-goes-on =
    Give up? { $count ->
        [one] { $who } plays on without you.
       *[other] { $who } play on without you.
    } A bot takes your seat ({ $bot }), and you can no longer win.
web-lock = Lock the table
web-lock-about = Nobody new can join.
web-mute = Mute
web-unmute = Unmute
web-remove = Remove
web-remove-sure =
    { $last ->
        [yes] Remove { $who } for good? The game then ends without a winner.
       *[no] Remove { $who } for good? A bot plays on in that seat, and you can no longer win this game.
    }
web-close-table = Close the table
web-close-sure = End this game for everyone, without a winner?
web-windows = When to ask you
web-windows-about = When you hold a card that can be played out of turn, the game asks you at these moments and passes for you at all others.
web-sound = Sound
web-sound-about = Quiet, and made in your browser.
web-letters = Letters on the pieces
web-letters-about = Every colour also shows a letter.
web-motion = Animation
web-bot-pace = Pace of bots
web-confirm = Confirm moves made with the mouse
web-confirm-about = The first click shows what a move does, the second plays it. Touch always works like that.
web-volume = Volume
web-volume-is = { $percent } percent
web-full-screen = Full screen
web-settings-about = Settings are kept on this device.
web-help-now = Now
web-help-keys = Keyboard
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Move between choices
web-key-enter = Enter
web-key-enter-does = Play the choice
web-key-escape = Esc
web-key-escape-does = Close, go back to the board or to now

## The end

web-end = The game is over
web-end-pull-up = Show the result
web-end-pull-down = Put the result away
web-finale = The end of the game
web-finale-skip = Go on
web-rematch = Rematch
web-rematch-join = Go to the rematch
web-rematch-accept = Accept the rematch
web-rematch-decline = No, thanks
web-rematch-yours = You would like a rematch.
web-rematch-asked =
    { $count ->
        [one] { $who } would like a rematch.
       *[other] { $who } would like a rematch.
    }
web-rematch-declined =
    { $count ->
        [one] { $who } doesn’t want a rematch.
       *[other] { $who } don’t want a rematch.
    }
web-rematch-declined-yours = You don’t want a rematch.
web-rematch-missing = Waiting for { $who }.
web-challenge-standings = To the standings
web-record = Download the game
web-fair = Were the draws fair?
web-fair-about = The luck of this game comes from a secret of the server and a number from each player’s device. The hash of the secret, shown below, and those of the numbers were published before anyone revealed anything. The record holds them all: with that file and “lampion verify”, anyone can repeat every draw and compare.
web-fair-counts = ✓ Your device’s number is in the record.
web-fair-replaced = Your device didn’t reveal its number in time. The server used one that it had fixed beforehand with its secret.
web-fair-late = { $who } revealed no number in time; the server used one that it had fixed beforehand with its secret.
web-fair-missing = Your device’s numbers are in the record, but some were missing: whoever runs the server could foresee those draws if no other player’s device added one.
web-fair-broken = The record doesn’t match what was promised to this device before the game. Don’t trust the draws of this game.

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
web-replay-about = { $who } · { $date }
web-replay-mistake-previous = Previous mistake
web-replay-mistake-next = Next mistake
web-share = Share
web-share-picture = Picture of this moment
web-share-file = Share the picture
web-share-download = Download the picture
web-share-copy = Copy the picture
web-share-copied = The picture is in the clipboard.
web-share-none = This browser can’t make a picture of the board. The link works everywhere.
web-replay-empty = Nothing has been played here yet.
web-eyes = Point of view
web-eyes-own = yours
web-eyes-public = spectator
web-eyes-all = everything revealed
web-play-on = Play on from here
web-to-table = Go to the table

## You

web-notify = Notifications
web-notify-about = Your browser tells you when it's your turn while you're looking elsewhere.
web-notify-refused = Your browser doesn't allow notifications for this page.

## Lessons

web-lesson = Lesson
web-lesson-step = Step { $number } of { $count }
web-lesson-back = Back
web-lesson-next = Next
web-lesson-skip = Leave
web-lesson-show = Show me
web-lesson-done = Easy game
web-lesson-other = Choose opponents
web-lesson-astray = You could do that too, but for now try what glows light blue.

## Several people at one screen

web-next-to-me = Next to me
web-beside-name = Name of the person next to you
web-sit-beside = Take the seat
web-same-screen = at the same screen as { $who }
web-turn-to = Turn to { $who }
web-hand-over = Hand over to { $who }
web-cover = Cover my hand
web-curtain-title =
    { $count ->
        [one] { $who }, it's your turn
       *[other] { $who } may decide now
    }
web-curtain-about =
    { $count ->
        [one] The others look away.
       *[other] Choose who looks first. The others look away.
    }
web-curtain-waits = Whoever wants to look at their hand meanwhile may do so. The others look away.
web-curtain-look = I'm { $who }, show me

web-scheme-auto = Same as system
web-scheme-dark = Night
web-scheme-light = Paper
web-chat-empty = No messages yet.
web-chat-placeholder = Write a message
web-chat-send = Send
web-chat-muted = The host has muted you.
web-clock = Time left: { $time }
web-clock-days = { $days } d { $hours } h
web-motion-auto = Same as system
web-motion-slow = Slow
web-motion-full = Normal
web-motion-fast = Fast
web-motion-none = Off
web-bot-pace-brisk = Brisk
web-bot-pace-normal = Normal
web-bot-pace-slow = Slow
web-play-on-about = A new table starts from this moment, with bots in the other seats. Everything drawn from here on is new.
web-play-on-seat = You play as
