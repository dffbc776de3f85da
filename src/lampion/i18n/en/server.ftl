# The server: its command, its guests, and what it refuses.

## The command

terminal-serve = run the server where people and bots meet
terminal-serve-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0 for everyone)
terminal-serve-port = the port; if it is busy, one of the next 20 (default: 8000; 0: any free one)
terminal-serve-public-url = the address that people open, if a proxy stands in front; may have a path
terminal-serve-data = the folder for the database and the keys (default: LAMPION_DATA, else this user's data folder)
terminal-serve-database = a database elsewhere, like postgresql://user@host/name (default: SQLite in the data folder)
terminal-serve-redis = where the processes of one site meet, like redis://host/0; give each the same --database
terminal-serve-workers = so many processes on this machine, which share the port; more than one needs --redis (default: 1)
terminal-serve-bot = a program people can choose as a bot of this name, like mine=./my-bot (repeatable)
terminal-serve-log-level = how much to log on standard error (default: info)
terminal-serve-busy = Port { $port } is busy; taking { $taken } instead.
terminal-serve-listening = Lampion is open at { $address }
terminal-serve-everybody = Others reach it by this machine's name or address, for instance { $address }
terminal-serve-stop = Ctrl-C stops it.
terminal-serve-stopped = Stopped. Nothing is lost.
terminal-think = let the bots of a site think in processes of their own, here or on another machine
terminal-think-redis = where the site's processes meet, the same address as theirs
terminal-think-processes = so many processes (default: one a core)
terminal-think-log-level = how much to log on standard error (default: info)
terminal-think-started =
    { $count ->
        [1] One process is thinking.
       *[other] { $count } processes are thinking.
    }
terminal-think-stopped = Stopped. The servers think for themselves.
terminal-metavar-host = HOST
terminal-metavar-url = URL
terminal-metavar-folder = FOLDER
terminal-metavar-bot = NAME=COMMAND

error-bad-url = “{ $url }” isn't a web address. It should look like https://games.example.org or https://example.org/lampion.
error-bad-redis =
    { $problem ->
        [driver] Processes meet in Redis, and its Python package is missing: `pip install 'lampion[site]'`.
       *[form] This isn't an address of Redis. Write redis://host:6379/0, rediss:// for TLS, or unix:///path.
    }
error-needs-redis = Several processes meet in Redis: add --redis redis://host/0, and --database for all of them.
error-worker-failed = One of the processes ended before it listened. The log above says why.
error-ports-busy = All ports from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are busy. Choose another one with --port, or --port 0 for any free one.
error-no-address =
    Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem ->
        [host] this machine has no such address.
        [denied] that isn't allowed. Ports below 1024 are for the administrator.
       *[other] { $problem }.
    }
error-bad-folder = Can't keep the data in { $folder }: { $problem }.
error-bad-bot-name =
    { $problem ->
        [taken] There is already a bot called “{ $name }”. Choose another name.
       *[letters] A bot can't be called “{ $name }”: at most 40 letters from a to z, digits, - and _.
    }

## Guests

server-guest-name = Lantern { NUMBER($number, useGrouping: 0) }

error-no-identity = Nobody is signed in here. Choose a name first.
error-already-known = You already have a name here.
error-bad-name =
    { $problem ->
        [empty] A name needs at least one visible letter.
        [long] A name has at most { $most } letters.
       *[letters] A name can't have invisible letters or line breaks.
    }
error-unknown-link = This link has been used, is too old, or is incomplete. Make a new one on the other device.
error-unknown-device = You have no such device.

## Refusals

error-bad-request =
    { $where }: { $problem ->
        [missing] this is missing.
        [json] this isn't JSON.
        [extra] nothing has this name.
        [choice] this isn't one of the possible values.
        [type] this has the wrong type.
        [long] this is too long.
        [short] this is too short.
        [large] this is too large.
        [small] this is too small.
       *[value] this makes no sense.
    }
error-slow-bot = “{ $name }” would take too long for a table: at most { $seconds } seconds or 500,000 simulations, in at most { $threads } threads.
error-no-time = There was no time for a hint: many people are asking right now. Try again in a moment.
error-not-found = There is nothing here.
error-unknown-mate = You haven't played with this person, or they don't want to be found.
error-many-invitations = This person hasn't answered your last { $most } invitations yet.
error-unknown-invitation = There is no such invitation any more.
error-unknown-club = There is no such club, you aren't in it, or its link is no longer valid.
error-unknown-tournament = There is no such tournament, or you aren't in its club.
error-unknown-entrant = Nobody in this tournament fits: they have left it, or it isn't for you to decide.
error-tournament-begun = The tournament has begun.
error-few-people = At least { $least } people have to take part.
error-round-running = This round is still being played, or the tournament is over.
error-bad-tournament =
    A tournament can't be like that: { $problem ->
        [form] in a round robin, people meet at tables of two.
       *[seats] this game needs other numbers of players.
    }
error-unknown-member = Nobody in this club fits: they have left, or their place isn't for you to change.
error-club-rights = Only those who keep order in this club can do that.
error-founder-stays = You founded this club: hand it over or close it before you leave.
error-bad-passkey = That passkey didn't fit, or it took too long. Try again.
error-unknown-passkey = Nobody here has this passkey. It may have been removed.
error-many-passkeys = You have { $most } passkeys, which is enough. Remove one first.
error-hidden-profile = This profile isn't shown to you, or there is none.
error-method-not-allowed = That can't be done here. Possible: { $allowed }.
error-refused = The server refuses this.
error-http-error = The server refuses this ({ $status }).
error-server-error = Something went wrong on the server. Its log says more under { $id }.
error-unavailable = The server can't do this right now. Try again in a moment.
error-wrong-host = This server doesn't answer to “{ $host }”. Its administrator can add that address with --public-url.
error-cross-site = Another site tried to act here. Open this server's own address instead.
error-too-large = That's too much at once: at most { NUMBER($most, useGrouping: 0) } bytes.
error-too-slow = The request didn't arrive within { $seconds } seconds.
error-not-json = Only JSON is accepted here (Content-Type: application/json).
error-too-many =
    { $kind ->
        [guests] Too many new guests are coming from your address.
        [guests-local] Too many new guests are coming from your address.
        [chat] You write faster than others can read.
        [hints] That was a lot of hints.
        [analyses] Many games have been analysed for your address.
        [analyses-local] Many games have been analysed for your address.
        [tables] You've opened a lot of tables.
       *[other] That's too often.
    } Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-at-once =
    { $kind ->
        [analyses] Many games are being analysed right now. Try again in a minute.
        [analyses-of-address] Games are already being analysed for your address: { $most } at once at most. Try again in a minute.
        [open-tables-of-host] You have { $most } open tables. Close one, or start its game.
        [running-tables-of-host] You have { $most } games under way. Finish one, or give up.
        [devices-of-guest] You are signed in on { $most } devices. Sign out of one first.
        [clubs-of-guest] You are in { $most } clubs, which is enough. Leave one first.
        [tournaments-of-club] This club has { $most } tournaments that aren't over. Finish one first.
        [people-of-tournament] The tournament is full: { $most } people take part.
        [members-of-club] This club is full: it has { $most } members.
        [hints-of-guest] A bot is still thinking about your last hint.
       *[other] Too many connections at once: { $most } at most. Close a few windows.
    }
