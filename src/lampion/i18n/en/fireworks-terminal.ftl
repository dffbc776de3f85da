# Fireworks: what only the terminal says.

## What the owner of the box is asked when chance moves

fireworks-draw-layout-found = How do the tiles lie in the box?
fireworks-draw-start-dealt =
    Which start tile { $you ->
        [yes] do you
       *[no] does { $who }
    } get?
fireworks-draw-character-dealt =
    Which character { $you ->
        [yes] do you
       *[no] does { $who }
    } get?
fireworks-draw-first-found = Who begins?
fireworks-draw-card-drawn = Which action card was drawn?
fireworks-draw-hit = Where does the die land first?
fireworks-draw-bounce = Where does it bounce to, how did it land, and what does it show?
fireworks-draw-rest = Which tile turns over next? (`still` if no more do.)
fireworks-draw-still = What turned over? `up kiku-red` for a tile that turned face up, `up kiku-red outside` if it lies outside, `down kiku-red` if it was knocked face down, `out kiku-red` if it flew out face up; `still` if nothing more.
fireworks-draw-turn = Which tile is it?
fireworks-draw-die = What does the die show?
fireworks-draw-unseen-taken =
    Which tile { $you ->
        [yes] do you
       *[no] does { $who }
    } take without looking?
fireworks-draw-unseen-known = Which tile is it?

## The table, as the terminal draws it

fireworks-table-turn = turn { $turn }
fireworks-table-active = active: { $who }
fireworks-table-rain = heavy rain
fireworks-table-last-round = last round
fireworks-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }({ $provisional } of them for shapes that can still be moved)
    } · { $free ->
        [0] sky full
        [one] { $free } free cell
       *[other] { $free } free cells
    }
fireworks-table-box =
    Box: { $up } face up, { $down } face down{ $outside ->
        [0] { "" }
       *[other] , { $outside } outside
    }
fireworks-table-open = On the table
fireworks-table-up = Face up: { $tiles }
fireworks-table-outside = Outside: { $tiles }
fireworks-table-legend-box = A1 b2: tiles face up, with how many lie under them · 3: so many face down · { $seen }: one of them has been seen · { $aim } aim · { $hit } hit
fireworks-table-legend-sky = { $arc } big arc · { $half } half · { $flower } flower · { $start } start tile
fireworks-table-card = Action card: { $card }. { $about }
fireworks-table-team = together: { $who }
fireworks-table-deck =
    { $left ->
        [one] { $left } action card left
       *[other] { $left } action cards left
    }
fireworks-table-die = die { $die }
fireworks-table-taking =
    { $left ->
        [one] { $left } tile to take
       *[other] { $left } tiles to take
    }
fireworks-table-function-waits = { $function } waits for { $who }
fireworks-table-function-works = { $function } works this turn
fireworks-table-held = to place: { $tiles }
fireworks-table-character = { $character }: { $about } ({ $done }{ $needed ->
        [none] { "" }
       *[other] { " " }of { $needed }
    }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far)
fireworks-table-aid = Score aid
fireworks-table-aid-big = big firework, start tile and six arcs: 10 alike, 7 one style, 6 mixed; start tile alone 1
fireworks-table-aid-saturn = Saturn, two Bodan halves: 3 one colour, 2 two colours
fireworks-table-aid-kaleidoscope = kaleidoscope, two Kiku halves: 3 two colours, 2 one colour
fireworks-table-aid-flower = small flower, two flower halves: 1
fireworks-table-aid-special = different special tiles: 1 2 3 4, five or more 10
fireworks-table-aid-have =
    { $points ->
        [one] { $count } so far, { $points } point
       *[other] { $count } so far, { $points } points
    }

## Sorts of pieces, as headings of a balance report

fireworks-sort-card = action cards
fireworks-sort-character = characters
fireworks-sort-die = the die
fireworks-sort-effect = function tiles
fireworks-sort-function = function tiles
fireworks-sort-kind = tiles
fireworks-sort-shape = shapes
fireworks-sort-source = where points come from
