# Home, lobby, learning, your page, about: what a table does not need, loaded with these pages.

web-missing = There's nothing here
web-missing-about = The address may be mistyped, or the page is gone.
web-home-title = Light the lanterns, take a seat
web-home-about = Festival board games in your browser: play against bots, or with friends who only need a link.
web-home-guest = No account, nothing to install. Pick a name whenever you like.
web-play-now = Play now
web-invite-friends = Invite friends
web-invite-which = Which game? The table is private: only people with the link can join.
web-invite-short = Invite
web-watch = Watch
web-games = The games
web-players = { $least } to { $most } players
web-coming = Coming soon
web-my-games = My games
web-my-games-all = Show all { $count }
web-my-games-more = Show older ones
web-my-games-fewer = Show fewer
web-my-profile = My profile
web-my-profile-about = Your games, results and ratings, and who may see them.
web-ladder = Ladder
web-clubs = Clubs
web-clubs-about = Groups that last: their own tables, ladder and tournaments.
web-find = Find me a table
web-offline-home = Games are played over the network. As soon as there is a connection, they are here again.
web-opponents = Opponents
web-play-beside = With somebody next to me
web-play-beside-about = You share this screen: the board turns to whoever is to play.
web-beside-more = One more
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
web-new-table = New table
web-lobby-open = Tables with room
web-lobby-open-none = No table is waiting for players right now. Open one and others will find it here.
web-lobby-running = Games to watch
web-lobby-running-none = No public games right now.
web-game = Game
web-new-who = Who plays
web-seat-person = whoever joins
web-make-table = Open the table
web-learn-about = Short and at your own pace: you play, the lesson explains.
web-learn-game = Learn { $game }
web-learn-later = This game has no interactive lesson yet. At the table, ? explains what to do next.
web-tutorial = Start the lesson
web-my-name-about = What others see at the table.
web-my-name-new = Choose a name, or just play and you'll be given one.
web-name-saved = Name saved.
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
web-about-balance = How the game is balanced: a report from games of bots
web-about-licence = The program is free software under the MIT licence.
web-about-licences = Third-party licences
web-credit-designers = Design: { $names }
web-credit-artists = Art: { $names }
web-credit-publishers = Published by { $names }
web-puzzle-today = Today’s puzzle
web-puzzles-today = Today’s puzzles
web-puzzles-about = A position from a game, in which one move is clearly best. What would you play?
web-challenge-today = Today’s challenge
web-challenge-about = { $game }, alone against bots: everybody has the same luck today. Who gets the most points?
web-challenge-begun =
    { $begun ->
        [0] Nobody has begun yet.
        [one] One person has begun.
       *[other] { $begun } people have begun.
    }
web-challenge-place = Your place: { $place } of { $count }.
web-challenge-look = To the challenge
