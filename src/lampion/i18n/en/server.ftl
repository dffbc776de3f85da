# The server: its command, its guests, and what it refuses.

## The command

terminal-serve = run the server on which people and bots meet
terminal-serve-host = the address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0 for everybody)
terminal-serve-port = the port; if it is busy, one of the next 20 (default: 8000; 0: any free one)
terminal-serve-public-url = the address that people open, if a proxy stands in front; may have a path
terminal-serve-data = the folder for the database and the keys (default: LAMPION_DATA, else the place for data of this user)
terminal-serve-database = a database elsewhere, like postgresql://user@host/name (default: SQLite in the data folder)
terminal-serve-bot = a program that can be chosen at tables as a bot of this name, like mine=./my-bot (as often as needed)
terminal-serve-log-level = how much the log on standard error tells (default: info)
terminal-serve-busy = Port { $port } is busy; taking { $taken } instead.
terminal-serve-listening = Lampion is open at { $address }
terminal-serve-everybody = Others reach it under the name or number of this machine, for instance { $address }
terminal-serve-stop = Ctrl-C stops it.
terminal-serve-stopped = Stopped. Nothing is lost.
terminal-metavar-host = HOST
terminal-metavar-url = URL
terminal-metavar-folder = FOLDER
terminal-metavar-bot = NAME=COMMAND

error-bad-url = “{ $url }” is no address of a site. It should look like https://games.example.org or https://example.org/lampion.
error-ports-busy = All ports from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } are busy. Choose another one with --port, or --port 0 for any free one.
error-no-address =
    Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $problem ->
        [host] this machine has no such address.
        [denied] that is not allowed. Ports below 1024 are for the administrator.
       *[other] { $problem }.
    }
error-bad-folder = The data cannot be kept in { $folder }: { $problem }.
error-bad-bot-name =
    { $problem ->
        [taken] There is already a bot called “{ $name }”. Choose another name.
       *[letters] A bot cannot be called “{ $name }”: at most 40 letters from a to z, digits, - and _.
    }

## Guests

server-guest-name = Lantern { NUMBER($number, useGrouping: 0) }

error-no-identity = Nobody is signed in here. Choose a name first.
error-already-known = You have a name here already.
error-bad-name =
    { $problem ->
        [empty] A name needs at least one visible letter.
        [long] A name has at most { $most } letters.
       *[letters] A name cannot have invisible letters or line breaks.
    }
error-unknown-link = This link was used already, is too old, or is not complete. Make a new one on the other device.
error-unknown-device = You have no such device.

## Refusals

error-bad-request =
    { $where }: { $problem ->
        [missing] this is missing.
        [json] this is no JSON.
        [extra] nothing is known by this name.
        [choice] this is not one of the possible values.
        [type] this is of the wrong kind.
        [long] this is too long.
        [short] this is too short.
        [large] this is too large.
        [small] this is too small.
       *[value] this cannot be read.
    }
error-slow-bot = “{ $name }” would take too long for a table: at most { $seconds } seconds or 500,000 simulations, in at most { $threads } threads.
error-no-time = There was no time to think about a hint: many people ask for one just now. Try again in a moment.
error-not-found = There is nothing here.
error-method-not-allowed = This cannot be done here. Possible: { $allowed }.
error-refused = The server refuses this.
error-http-error = The server refuses this ({ $status }).
error-server-error = Something went wrong on the server. Whoever runs it finds more in the log under { $id }.
error-unavailable = The server cannot do this just now. Try again in a moment.
error-wrong-host = This server does not answer for “{ $host }”. Whoever runs it can name that address with --public-url.
error-cross-site = A page of another site wanted to act here. Open the address of this server itself.
error-too-large = That is too much at once: { NUMBER($most, useGrouping: 0) } bytes are the most.
error-too-slow = The request did not arrive within { $seconds } seconds.
error-not-json = Only JSON is understood here (Content-Type: application/json).
error-too-many =
    { $kind ->
        [guests] Too many new guests come from your address.
        [guests-local] Too many new guests come from your address.
        [chat] You write faster than others can read.
        [hints] That was a lot of hints.
        [analyses] Many games were analysed for your address.
        [analyses-local] Many games were analysed for your address.
        [tables] You opened many tables.
       *[other] That is too often.
    } Try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-many-at-once =
    { $kind ->
        [analyses] Many games are being analysed just now. Try again in a minute.
        [analyses-of-address] Games are being analysed for your address already: { $most } at once are the most. Try again in a minute.
        [hints-of-guest] A bot is still thinking about your last hint.
       *[other] Too many connections at once: { $most } are the most. Close a few windows.
    }
