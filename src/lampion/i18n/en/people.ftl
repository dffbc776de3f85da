# Ratings, ladders and profiles.

people-ladder = Ladder
people-ladder-about = People and bots by strength. 400 points more mean ten wins to one between two. A rating is settled after { $games } rated games; until then it has a question mark.
people-ladder-you = You:
people-ladder-place = place { $place }
people-ladder-none = Nobody has played a rated game of this yet. Be the first!
people-ladder-no-bots = The bots of this game haven't been measured yet, so rated tables are for people only.
people-place = Place
people-name = Name
people-rating = Rating
people-games = Games
people-more = Show more
people-somebody = somebody
people-bot = Bot: { $level }
people-strength = { NUMBER($rating, useGrouping: 0) }, give or take { $give }
people-strength-provisional = { NUMBER($rating, useGrouping: 0) }, give or take { $give }, after few games
people-rated = Rated
people-rated-about = It counts for the ladder: usual options, a clock that decides, no ideas, nothing taken back. Whoever leaves loses.
people-table-ratings = Ratings
people-table-rated = A rated game. Ratings now:
people-table-after = Ratings after this game:
people-tournament = To the tournament
people-profile = Profile
people-since = Here since { $when }
people-played = Games
people-won = Won
people-broken-off = Broken off
people-no-games = No finished games yet.
people-latest = Latest games
people-came =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
people-change = { $points } rating
people-replay = Replay
people-opponents = People you play with
people-against =
    { $games ->
        [one] one game
       *[other] { $games } games
    }: ahead in { $won }, behind in { $lost }
people-graph =
    Rating in { $game } over { $count ->
        [one] one game
       *[other] { $count } games
    }: { NUMBER($first, useGrouping: 0) } at first, { NUMBER($last, useGrouping: 0) } now, { NUMBER($most, useGrouping: 0) } at best.
people-graph-since = Since { $when }.
people-yours = Your profile
people-shown = Who sees it
people-shown-everyone = Everyone
people-shown-everyone-about = Your name stands on the ladder.
people-shown-mates = People I've played with
people-shown-mates-about = On the ladder, others see a nameless row.
people-shown-nobody = Nobody
people-shown-nobody-about = It is switched off. Only you see it.
people-records = Download all my games
people-forget = Delete my history
people-forget-sure = Your results and ratings will be gone for good. Others keep theirs, and the games can still be read.
people-forget-about = To delete your name as well:
people-forgotten = Your history is deleted.

people-passkeys = Passkeys
people-passkeys-about = A passkey signs you in on any of your devices that share it, by fingerprint, face or PIN: no password, no e-mail.
people-passkeys-cannot = This browser, or this address, knows no passkeys. A link to another device works everywhere.
people-passkey-add = Add a passkey
people-passkey-made = The passkey is saved.
people-passkey-known = This device already has a passkey for you.
people-passkey-remove = Remove
people-passkey-known-here = Have you been here before?
people-passkey-use = Sign in with a passkey

people-find = Find me a table
people-find-about = With people who want the same and are about as strong. The longer you wait, the less their strength matters.
people-find-start = Find me a table
people-find-stop = Stop looking
people-find-waiting = Looking for a table
people-find-looking = Looking for people to play { $game } with …
people-find-patience = If nobody comes
people-find-after =
    { $seconds ->
        [0] wait for people
        [300] bots after 5 minutes
       *[other] bots after { $seconds } seconds
    }
people-find-then = Then bots of a level that fits your rating take the empty seats.
people-find-unrated = With bots, this game doesn't count for the ladder: theirs haven't been measured yet.
people-find-bots-in =
    { $seconds ->
        [one] In one second
       *[other] In { $seconds } seconds
    }, bots take the empty seats: “{ $level }”.
people-find-no-bots = You are waiting for people only. Keep this page open.
people-pace-quick = Quick
people-pace-quick-about = 5 minutes each, and 10 seconds more for every decision
people-pace-calm = Calm
people-pace-calm-about = 15 minutes each, and 20 seconds more for every decision
people-pace-days = By and by
people-pace-days-about = a day for each decision

people-invitations = Invitations
people-invited = { $name } invites you to { $game }.
people-accept = Go there
people-decline = No, thanks
people-invite = Invite
people-every-game = Every game
people-every-pace = Every pace
people-pace-live = With a clock
people-lobby-nearly = One more, and they can start
people-lobby-over = Games worth seeing again
