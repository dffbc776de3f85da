# The web page, as the server and its command talk about it.

server-no-page = The web page is missing
server-no-page-help =
    Lampion was installed without it: building it takes Node.js, which wasn't available. With Node.js 20 or later, or with access to PyPI, `make setup` in a checkout or a fresh installation adds it. The terminal (lampion play) and the API (/api) work.

error-no-lan = This machine doesn't seem to be on a local network, or its port is taken there. Friends elsewhere need a server they can reach.

terminal-serve-no-page = The web page is missing: building it takes Node.js. `make setup` in a checkout or a fresh installation adds it; `lampion play` works here in the terminal.

## Link previews

preview-site = Festival board games in your browser: against bots, or with friends who only need a link.
preview-challenge = { $game }: the daily challenge of { $day }
preview-challenge-about = Everybody plays this game alone, with the same luck. Who gets the most points?
preview-puzzle-about = A position from a game, and one move that is clearly best. Which?
preview-open = { $game }: come and play
preview-open-about =
    { $who ->
        [none] A table for { $seats }.
       *[other] { $who } at a table for { $seats }.
    } { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    } No account, nothing to install.
preview-playing = { $game }: a game is on
preview-playing-about =
    { $who ->
        [none] A game for { $seats }.
       *[other] { $who } are playing.
    }
preview-over = { $game }: the game is over
preview-over-about =
    { $who ->
        [none] A game for { $seats }.
       *[other] With { $who }.
    }
preview-won =
    { $game }: { $count ->
        [one] { $who } wins
       *[other] { $who } win together
    }
preview-scores = { $scores }. See the game move by move.
