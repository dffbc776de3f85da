# Takenoko with Hikari: what only the terminal says.

## What the owner of the box is asked when chance moves

takenoko-draw-objective-drawn =
    Which { $category } objective { $you ->
        [yes] do you
       *[no] does { $who }
    } draw?
takenoko-draw-objective-rejected = Which objective was drawn?
takenoko-draw-plot-drawn =
    Which plot { $you ->
        [yes] do you
       *[no] does { $who }
    } draw?
takenoko-draw-weather-rolled =
    Which weather { $you ->
        [yes] do you
       *[no] does { $who }
    } roll?
takenoko-draw-supreme-revealed = Which supreme objective turns up?
takenoko-draw-special-displayed = Which special card joins the display?
takenoko-draw-first-found = Who starts?

## The table, as the terminal draws it

takenoko-table-turn = turn { $turn }
takenoko-table-active = active: { $who }
takenoko-table-weather = weather: { $face }
takenoko-table-actions = actions taken: { $actions }
takenoko-table-plans = planned: { $actions }
takenoko-table-stalled =
    { $rounds ->
        [one] { $rounds } round without progress
       *[other] { $rounds } rounds without progress
    }
takenoko-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(+{ $provisional } if the game ended now)
    }, { $claimed } of { $target } objectives claimed
takenoko-table-emperor = Emperor card
takenoko-table-ally = ally: { $who }
takenoko-table-special = special card: { $special }
takenoko-table-stored = stored: { $what }
takenoko-table-claimed = claimed: { $what }
takenoko-table-drawn = drawn: { $what }
takenoko-table-objective =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
takenoko-table-supply = Supply
takenoko-table-pile = pile: { $what }
takenoko-table-below = at its bottom: { $what }
takenoko-table-remembered = drawn again by others, and not placed since: { $what }
takenoko-table-unknown-plot = unknown
takenoko-table-rest = beside it: { $what }
takenoko-table-bamboo = bamboo: { $what }
takenoko-table-decks = decks: { $what }
takenoko-table-rejected = under the decks: { $what }
takenoko-table-supreme = Supreme objectives
takenoko-table-display = Special cards on display
takenoko-table-specials = pile: { $pile }, discarded: { $discard }
takenoko-table-holiday =
    { $figure ->
        [panda] The panda
       *[gardener] The gardener
    } is on holiday until the next turn: { $who }
takenoko-table-announced =
    { $who } announced: { $use }{ $cancels ->
        [0] {""}
        [one] {" "}(cancelled)
       *[other] {" "}(cancelled { $cancels } times)
    }
takenoko-table-pond = pond
takenoko-table-edges = channels: { $edges }
takenoko-table-edge-live = { $edge }
takenoko-table-edge-cut = { $edge } (no water)
takenoko-table-legend = { $example } = green, 3 high, fertilizer (with + a chip), irrigated ({ $dry } dry)
takenoko-table-legend-live = { $mark } channel
takenoko-table-legend-cut = { $mark } channel without water
takenoko-table-legend-claimable = { $mark } can be claimed now

## Sorts of pieces, as headings of a balance report

takenoko-sort-action = actions
takenoko-sort-card = objectives
takenoko-sort-category = kinds of objectives
takenoko-sort-chip = improvements
takenoko-sort-colour = colours
takenoko-sort-face = weather
takenoko-sort-figure = figures
takenoko-sort-kind = plots
takenoko-sort-plot = plots
takenoko-sort-special = special cards
takenoko-sort-supreme = supreme objectives
takenoko-piece-panda = panda
takenoko-piece-gardener = gardener
