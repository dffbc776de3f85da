# Lanterns Dice: what only the terminal says.

## What the owner of the box is asked when chance moves

lanterns-dice-draw-shape-drawn = Which shape of fireworks is drawn next?
lanterns-dice-draw-side-drawn = Which side of emperor card { $card } is up?
lanterns-dice-draw-sheet-drawn =
    Which sheet { $you ->
        [yes] do you
       *[no] does { $who }
    } get?
lanterns-dice-draw-die-rolled = What does die { $die } show? (Dice are numbered clockwise from 0.)

## The table, as the terminal draws it

lanterns-dice-table-active = active: { $who }
lanterns-dice-table-sheet = sheet { $sheet }
lanterns-dice-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(+{ $provisional } if the game ended now)
    } · { $gifts ->
        [one] { $gifts } gift
       *[other] { $gifts } gifts
    }
lanterns-dice-table-parts = fireworks { $fireworks } · second group { $group } · boats { $boats }
lanterns-dice-table-groups = groups of complete pools: { $sizes }
lanterns-dice-table-steps = this turn: { $steps }
lanterns-dice-table-bonuses = turn bonuses: { $bonuses }
lanterns-dice-table-tray = Dice
lanterns-dice-table-stacks = Fireworks
lanterns-dice-table-emperor = Emperor
lanterns-dice-table-fade = Gifts that are left at the end are worth nothing.
lanterns-dice-table-legend = { $dark } dark · { $lit } lit · { $complete } pool complete · { $pavilion } pavilion · { $platform } platform · { $boat } boat · { $tile } under a firework

## Sorts of pieces, as headings of a balance report

lanterns-dice-sort-card = emperor cards
lanterns-dice-sort-colour = colours
lanterns-dice-sort-face = colours of the dice
lanterns-dice-sort-shape = shapes of fireworks
lanterns-dice-sort-sheet = sheets
