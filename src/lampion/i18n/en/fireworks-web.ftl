# Fireworks on its board in the browser: places, labels, previews, explanations, and what differs from the terminal.
# A place is said by what one sees, never by its coordinates. $you is yes when the player named $who is the reader.

## Tiles, with their articles and counted

fireworks-web-tile-kiku-red = the red Kiku
    .of = the red Kiku
    .one = a red Kiku
    .many = { $count } red Kikus
fireworks-web-tile-kiku-gold = the gold Kiku
    .of = the gold Kiku
    .one = a gold Kiku
    .many = { $count } gold Kikus
fireworks-web-tile-kiku-green = the green Kiku
    .of = the green Kiku
    .one = a green Kiku
    .many = { $count } green Kikus
fireworks-web-tile-kiku-blue = the blue Kiku
    .of = the blue Kiku
    .one = a blue Kiku
    .many = { $count } blue Kikus
fireworks-web-tile-bodan-red = the red Bodan
    .of = the red Bodan
    .one = a red Bodan
    .many = { $count } red Bodans
fireworks-web-tile-bodan-gold = the gold Bodan
    .of = the gold Bodan
    .one = a gold Bodan
    .many = { $count } gold Bodans
fireworks-web-tile-bodan-green = the green Bodan
    .of = the green Bodan
    .one = a green Bodan
    .many = { $count } green Bodans
fireworks-web-tile-bodan-blue = the blue Bodan
    .of = the blue Bodan
    .one = a blue Bodan
    .many = { $count } blue Bodans
fireworks-web-tile-bee = the bee
    .of = the bee
    .one = a bee
    .many = { $count } bees
fireworks-web-tile-chrysanthemum = the chrysanthemum of a thousand wheels
    .of = the chrysanthemum of a thousand wheels
    .one = a chrysanthemum of a thousand wheels
    .many = { $count } chrysanthemums of a thousand wheels
fireworks-web-tile-willow = the weeping willow
    .of = the weeping willow
    .one = a weeping willow
    .many = { $count } weeping willows
fireworks-web-tile-palm = the palm tree
    .of = the palm tree
    .one = a palm tree
    .many = { $count } palm trees
fireworks-web-tile-bangs = the bangs and reports
    .of = the bangs and reports
    .one = bangs and reports
    .many = { $count } tiles of bangs and reports
fireworks-web-tile-butterfly = the butterfly
    .of = the butterfly
    .one = a butterfly
    .many = { $count } butterflies
fireworks-web-tile-cat = the cat
    .of = the cat
    .one = a cat
    .many = { $count } cats
fireworks-web-tile-smile = the smile
    .of = the smile
    .one = a smile
    .many = { $count } smiles
fireworks-web-tile-gale = the gale
    .of = the gale
    .one = a gale
    .many = { $count } gales
fireworks-web-tile-rain = the heavy rain
    .of = the heavy rain
    .one = a heavy rain
    .many = { $count } heavy rains
fireworks-web-tile-symbol = the fireworks symbol
    .of = the fireworks symbol
    .one = a fireworks symbol
    .many = { $count } fireworks symbols
fireworks-web-start-tile = the { $kind } start tile
    .of = the { $kind } start tile
    .name = { $kind } start tile
fireworks-web-turned = { $kind }, { $arc }
fireworks-web-arc-0 = arc to the right
fireworks-web-arc-1 = arc to the upper right
fireworks-web-arc-2 = arc to the upper left
fireworks-web-arc-3 = arc to the left
fireworks-web-arc-4 = arc to the lower left
fireworks-web-arc-5 = arc to the lower right
fireworks-web-centimetres = { $height } cm
fireworks-web-metre = 1 m
fireworks-web-sentence = { $text }.

## Where something lies in a sky

fireworks-web-beside-W = right of { $what }
fireworks-web-beside-E = left of { $what }
fireworks-web-beside-NW = to the lower right of { $what }
fireworks-web-beside-NE = to the lower left of { $what }
fireworks-web-beside-SW = to the upper right of { $what }
fireworks-web-beside-SE = to the upper left of { $what }
fireworks-web-between = between { $one } and { $other }
fireworks-web-corner-upper-left = upper left corner
fireworks-web-corner-upper-right = upper right corner
fireworks-web-corner-lower-left = lower left corner
fireworks-web-corner-lower-right = lower right corner
fireworks-web-centre = in the very middle
fireworks-web-row-and-column =
    { $row ->
        [0] top row
        [1] second row
        [2] middle row
        [3] fourth row
       *[other] bottom row
    }, { $column ->
        [0] far left
        [1] on the left
        [2] in the middle
        [3] on the right
       *[other] far right
    }
fireworks-web-cell = { $beside }, { $row }
fireworks-web-free = Free: { $cell }.
fireworks-web-laid = { $tile }: { $cell }.
fireworks-web-ring =
    { $closable ->
        [yes] Its big firework has { $done } of 6 tiles and could bring { $best } points.
       *[no] Its big firework can no longer be finished.
    }
fireworks-web-quarter-0-0 = at the upper left
fireworks-web-quarter-0-1 = at the top
fireworks-web-quarter-0-2 = at the upper right
fireworks-web-quarter-1-0 = on the left
fireworks-web-quarter-1-1 = in the middle
fireworks-web-quarter-1-2 = on the right
fireworks-web-quarter-2-0 = at the lower left
fireworks-web-quarter-2-1 = at the bottom
fireworks-web-quarter-2-2 = at the lower right
fireworks-web-sky =
    { $you ->
        [yes] Your sky
       *[no] { $who }’s sky
    }: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $free ->
        [0] no free place
        [one] { $free } free place
       *[other] { $free } free places
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $shapes ->
        [none] .
       *[other] . { $shapes }.
    }
fireworks-web-count-big =
    { $count ->
        [one] { $count } big firework
       *[other] { $count } big fireworks
    }
fireworks-web-count-saturn =
    { $count ->
        [one] { $count } Saturn
       *[other] { $count } Saturns
    }
fireworks-web-count-kaleidoscope =
    { $count ->
        [one] { $count } kaleidoscope
       *[other] { $count } kaleidoscopes
    }
fireworks-web-count-flower =
    { $count ->
        [one] { $count } small flower
       *[other] { $count } small flowers
    }
fireworks-web-count-special =
    { $count ->
        [one] { $count } special tile
       *[other] { $count } different special tiles
    }

## Where something lies in the box

fireworks-web-place-middle = in the middle
fireworks-web-place-steps =
    { $across ->
        [0] {""}
        [one] one step { $side ->
            [left] left
           *[right] right
        }
       *[other] { $across } steps { $side ->
            [left] left
           *[right] right
        }
    }{ $down ->
        [0] {" "}of the middle
       *[other] { $across ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $down ->
            [one] one step
           *[other] { $down } steps
        } { $way ->
            [front] towards you
           *[back] away from you
        }, from the middle
    }
fireworks-web-region-left-1 = a little left of the middle
fireworks-web-region-left-2 = on the left
fireworks-web-region-right-1 = a little right of the middle
fireworks-web-region-right-2 = on the right
fireworks-web-region-front-1 = a little in front of the middle
fireworks-web-region-front-2 = at the front
fireworks-web-region-back-1 = a little behind the middle
fireworks-web-region-back-2 = at the back
fireworks-web-region-front-1-left-1 = a little left of the middle, near the front
fireworks-web-region-front-1-left-2 = on the left, near the front
fireworks-web-region-front-1-right-1 = a little right of the middle, near the front
fireworks-web-region-front-1-right-2 = on the right, near the front
fireworks-web-region-front-2-left-1 = at the front, a little to the left
fireworks-web-region-front-2-left-2 = in the front left corner
fireworks-web-region-front-2-right-1 = at the front, a little to the right
fireworks-web-region-front-2-right-2 = in the front right corner
fireworks-web-region-back-1-left-1 = a little left of the middle, near the back
fireworks-web-region-back-1-left-2 = on the left, near the back
fireworks-web-region-back-1-right-1 = a little right of the middle, near the back
fireworks-web-region-back-1-right-2 = on the right, near the back
fireworks-web-region-back-2-left-1 = at the back, a little to the left
fireworks-web-region-back-2-left-2 = in the back left corner
fireworks-web-region-back-2-right-1 = at the back, a little to the right
fireworks-web-region-back-2-right-2 = in the back right corner
fireworks-web-up =
    { $count ->
        [0] No tile lies face up.
        [one] One tile lies face up: { $tiles }.
        [2] Two tiles lie face up: { $tiles }.
        [3] Three tiles lie face up: { $tiles }.
        [4] Four tiles lie face up: { $tiles }.
        [5] Five tiles lie face up: { $tiles }.
        [6] Six tiles lie face up: { $tiles }.
        [7] Seven tiles lie face up: { $tiles }.
        [8] Eight tiles lie face up: { $tiles }.
        [9] Nine tiles lie face up: { $tiles }.
       *[other] { $count } tiles lie face up: { $tiles }.
    }
fireworks-web-lie-up = { $tiles } lie face up.
fireworks-web-box-tile =
    { $state ->
        [outside] { $kind ->
            [none] A face-down tile
           *[other] { $kind }
        }, outside the box
        [up] { $kind }
        [seen] { $kind }, seen before and face down again
       *[down] A face-down tile
    }{ $place ->
        [none] {""}
       *[other] , { $place }
    }

## What can be done

fireworks-web-choice-start =
    { $start } start tile: { $cell }. { $rings ->
        [0] No big firework fits here.
        [one] Only one big firework fits then.
       *[other] Both big fireworks fit then.
    }
fireworks-web-choice-pile = Push tiles together: { $place }.
fireworks-web-choice-aim = Aim: { $place }.
fireworks-web-choice-height = Launch from { $height }.
fireworks-web-choice-help = Launch with { $helpers }
fireworks-web-choice-take =
    Take { $tile }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }. { $points ->
        [0] No points at once.
        [one] Worth up to { $points } point at once.
       *[other] Worth up to { $points } points at once.
    }
fireworks-web-choice-claim =
    Take { $tile }, { $left ->
        [one] the last one
       *[other] { $left } left
    }. { $points ->
        [0] No points at once.
        [one] Worth up to { $points } point at once.
       *[other] Worth up to { $points } points at once.
    }
fireworks-web-choice-place = { $tile }: { $cell }.
fireworks-web-choice-gale =
    Turn { $tile } face down{ $place ->
        [none] .
       *[other] {" "}({ $place }).
    }
fireworks-web-choice-lift = Take up { $tile }: { $cell }.
fireworks-web-go-start = Place it here
    .brief = Place
fireworks-web-go-pile = Push together
    .brief = Push
fireworks-web-go-aim = Launch
    .brief = Launch
fireworks-web-go-height = Launch
    .brief = Launch
fireworks-web-go-help = Launch together
    .brief = Together
fireworks-web-go-function = Use this one
    .brief = Use
fireworks-web-go-take = Take it
    .brief = Take
fireworks-web-go-claim = Take it
    .brief = Take
fireworks-web-go-place = Place it here
    .brief = Place
fireworks-web-go-put = Put it down here
    .brief = Place
fireworks-web-go-gale = Turn it face down
    .brief = Turn
fireworks-web-go-lift = Take it up
    .brief = Take up
fireworks-web-go-launch = Launch
    .brief = Launch
fireworks-web-go-enough = Take no more
    .brief = Enough
fireworks-web-go-done = End the turn
    .brief = Done

## What it would bring

fireworks-web-forecast =
    { $count ->
        [0] Hardly any tile turns over
        [1] About one tile turns over
        [2] About two tiles turn over
        [3] About three tiles turn over
        [4] About four tiles turn over
        [5] About five tiles turn over
        [6] About six tiles turn over
       *[other] About { $count } tiles turn over
    }{ $odds ->
        [0] .
        [1] ; mostly nothing.
        [2] ; nothing in every other launch.
       *[other] ; nothing in one launch of { $odds }.
    }
fireworks-web-preview-turned =
    { $count ->
        [0] hardly any tile
        [one] about { $count } tile
       *[other] about { $count } tiles
    }
fireworks-web-preview-fail =
    { $odds ->
        [0] hardly ever nothing
        [1] mostly nothing
       *[other] nothing: 1 in { $odds }
    }
fireworks-web-preview-rings =
    { $count ->
        [0] no big firework fits
        [one] only one big firework fits
       *[other] both big fireworks fit
    }
fireworks-web-preview-best = up to +{ $points }
fireworks-web-preview-closes =
    { $shape ->
        [big] Big firework
        [saturn] Saturn
        [kaleidoscope] Kaleidoscope
       *[flower] Small flower
    } +{ $points }
fireworks-web-preview-bonus = Bonus +{ $points }
fireworks-web-preview-loss = Elsewhere −{ $points }
fireworks-web-preview-lost =
    { $count ->
        [one] Big firework lost
       *[other] { $count } big fireworks lost
    }
fireworks-web-closes =
    { $shape ->
        [big] Finishes a big firework{ $grade ->
            [alike] , all alike
            [style] {" "}of one style
           *[mixed] {""}
        }
        [saturn] Makes a Saturn{ $same ->
            [yes] {" "}of one colour
           *[no] {" "}of two colours
        }
        [kaleidoscope] Makes a kaleidoscope{ $same ->
            [yes] {" "}of one colour
           *[no] {" "}of two colours
        }
       *[flower] Makes a small flower
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-gain-bonus =
    { $points ->
        [one] { $points } more point for special tiles or your character.
       *[other] { $points } more points for special tiles or your character.
    }
fireworks-web-gain-loss =
    { $points ->
        [one] Elsewhere { $points } point is lost.
       *[other] Elsewhere { $points } points are lost.
    }
fireworks-web-gain-lost =
    { $count ->
        [one] A big firework can no longer be finished.
       *[other] { $count } big fireworks can no longer be finished.
    }

## What to do now, what others do, what happened

fireworks-web-ask-start =
    { $left ->
        [one] Now your second one, the { $start }. Leave six free places around it, too.
       *[other] Place the { $start }. Leave six free places around it for a big firework.
    }
fireworks-web-ask-aim = Touch the box where the die should fall. The higher the tube, the more tiles turn over.
fireworks-web-ask-aim-card = Card: { $card }. Touch the box where the die should fall.
fireworks-web-ask-height = The higher you hold the tube, the more tiles turn over, and the more the die strays.
fireworks-web-ask-help = Choose who launches with you. You take tiles in turns.
fireworks-web-ask-function = Choose one. The others wait for the next player.
fireworks-web-ask-take =
    { $team ->
        [one] { $left ->
            [one] Take one of the tiles that lie face up.
           *[other] Take one of the tiles that lie face up. { $left } are yours, one by one.
        }
       *[other] { $left ->
            [one] You take the last one.
           *[other] Your turn to take one. { $left } are left for all of you.
        }
    }{ $more ->
        [yes] {" "}You may also stop here.
       *[no] {""}
    }
fireworks-web-ask-claim = Take any tile from the table and place it. Then take the next one.
fireworks-web-ask-place =
    { $turns ->
        [yes] Turn { $tile } as you like, then choose its place.
       *[no] Choose a place for { $tile }.
    }{ $left ->
        [0] {""}
        [one] {""}
       *[other] {" "}{ $left } to place.
    }
fireworks-web-ask-place-unseen =
    { $why ->
        [rain] One tile fewer in the rain
       *[failure] Nothing turned over
    }: you drew { $tile } at random. { $turns ->
        [yes] Turn it and place it.
       *[no] Place it.
    }
fireworks-web-ask-lift =
    { $tile ->
        [none] Tap a tile of your sky to move it.
       *[other] Tap a tile of your sky to move it, or place { $tile }.
    }
fireworks-web-ask-put = Choose where to put it down, turned as you like.
fireworks-web-ask-gale =
    { $left ->
        [one] Choose one more tile that the others should not get.
       *[other] Choose { $left } tiles that the others should not get.
    }
fireworks-web-ask-launch = Launch: here, a table of odds says what turns over.
fireworks-web-ask-enough = Take no more, or go on.
fireworks-web-ask-done = All placed. End your turn, or take back your last step.
fireworks-web-doing-wait = waits
fireworks-web-doing-full = sky full
fireworks-web-doing-launches = launches
fireworks-web-doing-start = places start tiles
fireworks-web-doing-help = chooses who helps
fireworks-web-doing-prepare = aims
fireworks-web-doing-height = holds up the tube
fireworks-web-doing-launch = launches
fireworks-web-doing-function = chooses a function tile
fireworks-web-doing-take =
    { $left ->
        [one] takes a tile
       *[other] takes a tile, { $left } to take
    }
fireworks-web-doing-claim = looks for a tile
fireworks-web-doing-place =
    { $left ->
        [one] places a tile
       *[other] places { $left } tiles
    }
fireworks-web-doing-lift = rearranges the sky
fireworks-web-doing-put = moves a tile
fireworks-web-doing-gale = turns tiles face down
fireworks-web-doing-done = ends the turn
fireworks-web-mine-full = Your sky is full. Enjoy the view.
fireworks-web-mine-take =
    You take tiles in turns{ $who ->
        [none] .
       *[other] : { $who } takes one now.
    }
fireworks-web-mine-help = You help { $who } launch.
fireworks-web-outcome =
    { $count ->
        [0] Nothing turned up
        [one] { $count } tile turned up
       *[other] { $count } tiles turned up
    }{ $die ->
        [none] .
       *[other] , and the die shows { $die }.
    }
fireworks-web-outcome-back =
    { $count ->
        [one] One was knocked face down.
       *[other] { $count } were knocked face down.
    }
fireworks-web-too-late = Somebody was quicker with { $kind }. It costs you nothing: take another one.

## What each piece is

fireworks-web-about-start =
    The middle of a big firework. Without one it is worth { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-about-arc = Six tiles with their big arcs towards a start tile make a big firework: { $least } to { $most } points.
fireworks-web-about-kiku = Stars with tails. Two half jewels of Kiku that meet make a kaleidoscope: { $mixed } points in two colours, { $same } in one.
fireworks-web-about-bodan = Round stars. Two half planets of Bodan that meet make a Saturn: { $same } points in one colour, { $mixed } in two.
fireworks-web-about-flower =
    Two half flowers that meet make a small flower: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-about-special =
    A special tile. Each different one is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; with five different ones you have { $most } points for all of them. A second one of the same kind is worth nothing.
fireworks-web-about-copies =
    { $count ->
        [one] There is one in the box.
       *[other] There are { $count } in the box.
    }
fireworks-web-about-puppy-replaces = At this table these points replace those for special tiles.
fireworks-web-about-reconstructed = This card is reconstructed: the printed one was not available.
fireworks-web-character-progress =
    So far: { $done }{ $needed ->
        [none] {""}
       *[other] {" "}of { $needed }
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-card-launch =
    Here the launch is simulated: from { $height }, { $spread ->
        [less] the die falls closer to your aim than usual
        [usual] the die strays as much as usual
        [more] the die strays a little more than usual
       *[much] the die strays far more than usual
    }{ $force ->
        [usual] .
       *[much] {" "}and hits hard.
    }
fireworks-web-card-people = For { $people } players: you take tiles in turns, as many for each as the die shows.
fireworks-web-function-works = It works in this turn.
fireworks-web-function-new = This launch turned it up.
fireworks-web-function-waits =
    { $you ->
        [yes] It waits for you: it can work in your next turn.
       *[no] It waits for { $who }, whose next turn it can work in.
    }
fireworks-web-function-nobody = No turn follows: it has no effect any more.
fireworks-web-worth-big = { $alike } points if all seven tiles are alike, { $style } if they have one style, otherwise { $mixed }.
fireworks-web-worth-start =
    { $points ->
        [one] { $points } point each.
       *[other] { $points } points each.
    }
fireworks-web-worth-saturn = { $same } points in one colour, { $mixed } in two.
fireworks-web-worth-kaleidoscope = { $mixed } points in two colours, { $same } in one.
fireworks-web-worth-flower =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-worth-special = For one, two and so on: { $list }. For five or more: { $most } points.
fireworks-web-worth-no-character = There are no characters in this game.
fireworks-web-about-shape-big = A start tile with six tiles around it, all with their big arcs towards it.
fireworks-web-about-shape-start = A start tile without a finished big firework.
fireworks-web-about-shape-saturn = Two Bodan tiles whose half planets meet.
fireworks-web-about-shape-kaleidoscope = Two Kiku tiles whose half jewels meet.
fireworks-web-about-shape-flower = Two tiles whose half flowers meet, whatever their style and colour.
fireworks-web-about-shape-special = Tiles with a picture of their own. Only different ones count.
fireworks-web-about-shape-character = The bonus of your character.
fireworks-web-have =
    So far: { $count }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fireworks-web-special-have =
    So far: { $tiles }. { $next ->
        [0] Another one brings nothing more.
        [one] A new one brings { $next } more point.
       *[other] A new one brings { $next } more points.
    }
fireworks-web-box-title = The Starry Sky
fireworks-web-box-lies =
    { $up ->
        [0] No tile lies face up
        [one] { $up } tile lies face up
       *[other] { $up } tiles lie face up
    }, { $down } face down{ $outside ->
        [0] .
        [one] , { $outside } lies outside.
       *[other] , { $outside } lie outside.
    }
fireworks-web-about-box = Whatever lies face up can be taken. What nobody takes stays there for the next players.
fireworks-web-box-hidden = Still hidden: { $kiku } Kiku, { $bodan } Bodan, { $special } special and { $function } function tiles.
fireworks-web-about-rain = It rains: in this round every launch brings one tile fewer.
fireworks-web-die-name = The die
fireworks-web-die-title = The die shows { $die }
fireworks-web-about-die-faces = It shows how many face-up tiles you take: 1, 2 or 3. With the symbol you take one and launch again.
fireworks-web-about-die =
    { $face ->
        [1] Take one tile that lies face up.
        [2] Take two tiles that lie face up.
        [3] Take three tiles that lie face up.
       *[symbol] Take one tile that lies face up, then launch again.
    }

## Words over the sky

fireworks-web-banner-turn =
    { $you ->
        [yes] Your launch!
       *[no] { $who } launches
    }
fireworks-web-banner-outcome =
    { $count ->
        [0] Nothing
        [one] { $count } tile
       *[other] { $count } tiles
    }{ $die ->
        [none] {""}
       *[other] , die: { $die }
    }
fireworks-web-banner-failure = Nothing turned over
fireworks-web-banner-function =
    { $effect ->
        [gale] A gale!
        [rain] Heavy rain!
       *[symbol] Launch again!
    }
fireworks-web-banner-relaunch =
    { $you ->
        [yes] Launch again!
       *[no] { $who } launches again
    }
fireworks-web-banner-second-try = A second try!
fireworks-web-banner-race = All together now!
fireworks-web-banner-full =
    { $you ->
        [yes] Your sky is full!
       *[no] { $who }’s sky is full!
    }{ $count ->
        [0] {""}
        [one] {" "}One last turn.
       *[other] {" "}{ $count } last turns.
    }
fireworks-web-banner-big =
    { $you ->
        [yes] A big firework: { $points } points!
       *[no] { $who } has a big firework!
    }
fireworks-web-banner-show = Lights out, look up!

## Buttons and labels

fireworks-web-turn-left = Turn the tile to the left
fireworks-web-turn-right = Turn the tile to the right (R)
fireworks-web-pile = Push together
    .about = Push face-down tiles together around a place, once before each launch.
fireworks-web-aim = Aim
fireworks-web-height = Height of the tube
fireworks-web-sight = Swinging sight
    .about = A sight swings over the box: stop it with a tap where the die should fall. It only helps you choose where to aim.
    .stop = Stop!
fireworks-web-aid = What scores?
fireworks-web-towers = Tiles on the table
fireworks-web-tower =
    { $kind }: { $count ->
        [0] none left
        [one] { $count } left
       *[other] { $count } left
    }
fireworks-web-deck =
    { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
fireworks-web-outside = Outside the box
    .about = Tiles outside cannot be taken in this turn. They go back into the box when it ends.
fireworks-web-waits =
    { $you ->
        [yes] Waiting for you
       *[no] Waiting for { $who }
    }
fireworks-web-rain = Heavy rain: one tile fewer
fireworks-web-tube =
    { $you ->
        [yes] You hold the tube
       *[no] { $who } holds the tube
    }
fireworks-web-taker =
    { $you ->
        [yes] Your turn to take
       *[no] { $who } takes next
    }
fireworks-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
fireworks-web-facts =
    { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    } · { $up } face up, { $down } face down

## Prompts, log and hints: tiles by name, places by what one sees

fireworks-web-prompt-start = Place your start tiles
    .help = They are the middles of your big fireworks. A big firework needs all six places around its start tile, and two of them fit only if the start tiles are at least three steps apart.
fireworks-web-prompt-prepare = Where should the die fall?
    .help = The die turns tiles over around the spot it hits. Aim where many face-down tiles lie uncovered; push tiles together where the box has emptied. You see how many tiles to expect, and how often nothing turns over.
fireworks-web-prompt-height = How high do you hold the tube?
fireworks-web-prompt-help = Who launches with you?
fireworks-web-prompt-launch = Your launch
    .help = In the browser, a table of odds says how many tiles turn over, and chance says which. With your own box at hand, play at the terminal: there you enter what your die did.
fireworks-web-prompt-function = Which function tile works in this turn?
fireworks-web-prompt-take =
    { $left ->
        [one] Take a tile
       *[other] Take a tile: { $left } to take
    }
fireworks-web-prompt-claim = Take a tile from the table
fireworks-web-prompt-place = Place { $kind }
    .help = Turn it as you like before you place it: afterwards it stays where it is. Shapes that it would finish light up with their points.
fireworks-web-prompt-lift = Move or turn tiles of your sky, or place what you took
fireworks-web-prompt-put = Where do you put it down?
fireworks-web-prompt-gale =
    { $left ->
        [one] Gale: turn one more tile face down
       *[other] Gale: turn { $left } tiles face down
    }
fireworks-web-prompt-done = End your turn
fireworks-web-event-start-dealt =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } a start tile: { $start }.
    .several =
        { $you ->
            [yes] You get
           *[no] { $who } gets
        } two start tiles: { $start }.
fireworks-web-event-start-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } a start tile { $cell }: { $start }.
fireworks-web-event-piled =
    { $you ->
        [yes] You push
       *[no] { $who } pushes
    } tiles together { $place }.
fireworks-web-event-aimed =
    { $you ->
        [yes] You aim:
       *[no] { $who } aims:
    } { $place }.
fireworks-web-event-launch =
    { $you ->
        [yes] You launch
       *[no] { $who } launches
    } from { $height }, { $place }.
fireworks-web-event-hit = The die hits { $place }.
fireworks-web-event-bounce =
    { $quality ->
        [flat] It lands flat and bounces.
        [edge] It lands on an edge and bounces.
       *[corner] It lands on a corner and bounces.
    }
fireworks-web-event-hop = {""}
fireworks-web-event-turn =
    { $over ->
        [yes] { $up ->
            [yes] Face up: { $kind }
           *[no] Knocked face down: { $kind }
        }
       *[no] Still face up: { $kind }
    }{ $outside ->
        [yes] , outside the box.
       *[no] .
    }
    .several =
        { $over ->
            [yes] { $up ->
                [yes] { $count } tiles turn face up
               *[no] { $count } tiles are knocked face down
            }
           *[no] { $count } tiles stay face up
        }{ $outside ->
            [yes] {" "}outside the box: { $kind }.
           *[no] : { $kind }.
        }
fireworks-web-event-tile-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $kind }.
fireworks-web-event-unseen-known = Now everyone sees it: { $kind }.
fireworks-web-event-tile-claimed =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $kind }.
fireworks-web-event-tile-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } { $kind } { $cell }.
fireworks-web-event-tile-lifted =
    { $you ->
        [yes] You take up
       *[no] { $who } takes up
    } { $kind } { $cell }.
fireworks-web-event-tile-moved =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } { $kind } down { $cell }.
fireworks-web-event-shape-closed =
    { $shape ->
        [big] A big firework{ $grade ->
            [alike] , all alike
            [style] {" "}of one style
           *[mixed] {""}
        }
        [saturn] A Saturn{ $same ->
            [yes] {" "}of one colour
           *[no] {" "}of two colours
        }
        [kaleidoscope] A kaleidoscope{ $same ->
            [yes] {" "}of one colour
           *[no] {" "}of two colours
        }
       *[flower] A small flower
    }: { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
fireworks-web-event-turned-down =
    { $you ->
        [yes] You turn
       *[no] { $who } turns
    } { $kind } face down.
    .several =
        { $you ->
            [yes] You turn
           *[no] { $who } turns
        } face down: { $kind }.
fireworks-web-reason-closes =
    { $shape ->
        [big] finishes a big firework
        [saturn] makes a Saturn
        [kaleidoscope] makes a kaleidoscope
       *[flower] makes a small flower
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fireworks-web-reason-expects =
    turns over about { NUMBER($turned, maximumFractionDigits: 0) ->
        [one] { NUMBER($turned, maximumFractionDigits: 0) } tile
       *[other] { NUMBER($turned, maximumFractionDigits: 0) } tiles
    }; nothing { $risk } times in 100
fireworks-web-arc-is =
    { $rotation ->
        [0] , arc to the right
        [1] , arc to the upper right
        [2] , arc to the upper left
        [3] , arc to the left
        [4] , arc to the lower left
        [5] , arc to the lower right
       *[other] {""}
    }
fireworks-web-hint-start = A bot would place the start tile { $cell }.
fireworks-web-hint-pile = A bot would push tiles together { $place }.
fireworks-web-hint-aim = A bot would aim { $place }.
fireworks-web-hint-height = A bot would launch from { $height }.
fireworks-web-hint-help = A bot would launch with { $helpers }.
fireworks-web-hint-function = A bot would use this function tile: { $function }.
fireworks-web-hint-take = A bot would take { $kind }.
fireworks-web-hint-claim = A bot would take { $kind }.
fireworks-web-hint-place = A bot would place { $kind } { $cell }{ fireworks-web-arc-is }.
fireworks-web-hint-gale = A bot would turn { $kind } face down.
fireworks-web-hint-enough = A bot would take no more.
fireworks-web-hint-lift = A bot would take up { $kind } { $cell }.
fireworks-web-hint-put = A bot would put { $kind } down { $cell }{ fireworks-web-arc-is }.
fireworks-web-hint-launch = A bot would launch.
fireworks-web-hint-done = A bot would end the turn.
fireworks-web-advice-start = Place the start tile { $cell }
fireworks-web-advice-pile = Push tiles together { $place }
fireworks-web-advice-aim = Aim { $place }
fireworks-web-advice-height = Launch from { $height }
fireworks-web-advice-help = Launch with { $helpers }
fireworks-web-advice-function = Use this function tile: { $function }
fireworks-web-advice-take = Take { $kind }
fireworks-web-advice-claim = Take { $kind }
fireworks-web-advice-place = Place { $kind } { $cell }{ fireworks-web-arc-is }
fireworks-web-advice-gale = Turn { $kind } face down
fireworks-web-advice-enough = Take no more
fireworks-web-advice-lift = Take up { $kind } { $cell }
fireworks-web-advice-put = Put { $kind } down { $cell }{ fireworks-web-arc-is }
fireworks-web-advice-launch = Launch
fireworks-web-advice-done = End the turn
fireworks-web-facts-open =
    { $count ->
        [one] { $count } tile on the table
       *[other] { $count } tiles on the table
    }
fireworks-web-ending =
    { $count ->
        [0] Last turn of the game
       *[other] Last round: still to come { $turns }
    }
