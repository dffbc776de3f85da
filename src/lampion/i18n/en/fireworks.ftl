# Fireworks: its texts for terminal, server and browser.
# $who is a player's name; $you is yes when that player is the reader.

fireworks-name = Fireworks
fireworks-about = Drop a die into a box of tiles, take what turns face up, and fit it together into a sky full of fireworks.
fireworks-rules =
    On your turn you launch: choose where the die should fall and from how high. It hits the tiles in the box, and some of them turn over. If at least one turned face up, take as many face-up tiles as the die shows and place them in your sky; with the symbol take one and launch again. If none did, take a tile at random, and your turn is over. What nobody takes stays face up.

    Tiles are turned as you like when you place them, and never move again. Six tiles with their big arcs towards a start tile make a big firework: 10 points if all seven have one style and one colour, 7 for one style, otherwise 6; a start tile alone is worth 1. Two Bodan halves that meet make a Saturn (3 in one colour, else 2), two Kiku halves a kaleidoscope (3 in two colours, else 2), two flower halves a small flower (1). Different special tiles are worth 1 each; five or more are worth 10 in all.

    Function tiles work as soon as they turn up, one a turn. Gale: after taking, turn five tiles face down. Heavy rain: everyone takes one tile fewer this round. Symbol: launch again.

    When a sky is full, the others in this round have one more turn. Most points wins. The advanced games add characters and action cards, or have everyone take tiles from the table at the same time.

## What the game waits for

fireworks-prompt-start = Place your start tiles: they are the centres of your big fireworks.
    .help = A big firework needs all six cells around its start tile. Two of them fit only if the start tiles are at least three steps apart. ◎ says how many could still be finished.
fireworks-prompt-prepare = Your launch: where should the die fall? You may push tiles together first.
    .help = The die turns tiles over around the spot it hits. Aim where many face-down tiles lie uncovered; pile tiles up where the box has emptied. Every aim says how many tiles to expect and how likely a failure is.
fireworks-prompt-height = How high do you hold the tube?
    .help = From higher up more tiles turn over, but the die strays farther, tiles may fly out of the box, and what you leave is there for the others.
fireworks-prompt-help = Who helps you?
    .help = You take tiles in turns, you first: as many for each of you as the die shows.
fireworks-prompt-launch = Launch the die into your box.
    .help = Pile up tiles first if you like, hold the tube at least 50 cm high, and tip it. Then enter what happened.
fireworks-prompt-function = Which function tile works this turn?
    .help = One of them has to. The others wait for the next player.
fireworks-prompt-take =
    { $left ->
        [one] Take a tile.
       *[other] Take a tile ({ $left } to take).
    }
    .help = Any tile that lies face up in the box, new or old. Tiles outside the box can't be taken this turn.
fireworks-prompt-claim = Take a tile from the table.
    .help = One at a time: place it, then take the next one.
fireworks-prompt-place = Where do you place this tile: { $kind }?
    .help = It stays where you put it. Its rotation is the direction of the big arc, counter-clockwise: 0 right, 1 upper right, 2 upper left, 3 left, 4 lower left, 5 lower right.
fireworks-prompt-lift = Move or turn tiles in your sky, or place what you took.
    .help = Each tile that was already there may be moved or turned once this turn. Take one up, then put it down.
fireworks-prompt-put = Where do you put it down?
    .help = On any free cell, turned as you like.
fireworks-prompt-gale =
    { $left ->
        [one] Gale: turn one more tile face down.
       *[other] Gale: turn { $left } tiles face down.
    }
    .help = Choose what the next players should not get.
fireworks-prompt-done = End your turn, or take back your last step.
    .help = Until your turn is over, you can still change where your last tile lies.

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

## Kinds of moves, as headings over their list, and what a move would bring

fireworks-move-start = Place a start tile
fireworks-move-pile = Push tiles together at
fireworks-move-aim = Aim at
fireworks-move-height = Launch from this height (cm)
fireworks-move-help = Launch together with
fireworks-move-function = Use this function tile
fireworks-move-take = Take a tile
fireworks-move-claim = Take a tile
fireworks-move-place = Place the tile on this cell, turned that way
fireworks-move-gale = Turn a tile face down
fireworks-move-enough = Take no more
fireworks-move-lift = Take up the tile on
fireworks-move-put = Put it down on this cell, turned that way
fireworks-move-launch = Launch
fireworks-move-done = End the turn

fireworks-offer-help = { $helpers }
fireworks-offer-function = { $function }
fireworks-offer-claim = { $kind }
fireworks-offer-take =
    { $tile ->
        [0] { $kind }
       *[other] { $kind } (#{ $tile })
    }
fireworks-offer-gale =
    { $tile ->
        [0] { $kind }
       *[other] { $kind } (#{ $tile })
    }

fireworks-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
fireworks-preview-closes = ✸{ $count }
fireworks-preview-turned = ≈{ $count }
fireworks-preview-risk = ✗{ $count } %
fireworks-preview-rings = ◎{ $count }
fireworks-preview-spoils = ⊘{ $count }
fireworks-preview = ≈ tiles that turn face up on average, ✗ chance that none does; pts: points at once, ✸ shapes finished, ◎ big fireworks still possible, ⊘ no longer possible

## What happened. Several of the same kind in a row are told by `.several`, with lists in their places.

fireworks-event-layout-found = { $tiles } tiles lie face down in the box.
fireworks-event-start-dealt =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } a start tile: { $start }.
    .several =
        { $you ->
            [yes] You get
           *[no] { $who } gets
        } the start tiles { $start }.
fireworks-event-start-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } a start tile, { $start }, on { $cell }.
fireworks-event-character-dealt =
    { $you ->
        [yes] You get
       *[no] { $who } gets
    } the character { $character }.
fireworks-event-first-found =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
fireworks-event-turn-began =
    Turn { $turn }: { $claims ->
        [yes] { $you ->
            [yes] you take a tile
           *[no] { $who } takes a tile
        }
       *[no] { $you ->
            [yes] you launch
           *[no] { $who } launches
        }
    }
fireworks-event-race-began = All tiles are face up: take and place!
fireworks-event-relaunch =
    { $you ->
        [yes] You launch
       *[no] { $who } launches
    } again.
fireworks-event-second-try = A second try, with helpers.
fireworks-event-said-launch =
    { $you ->
        [yes] You launch.
       *[no] { $who } launches.
    }
fireworks-event-still =
    { $new ->
        [0] Everything lies still.
        [one] Everything lies still: { $new } tile has turned face up.
       *[other] Everything lies still: { $new } tiles have turned face up.
    }
fireworks-event-die = The die shows { $die }.
fireworks-event-card-drawn =
    Action card: { $card }{ $people ->
        [1] .
       *[other] , for { $people } players.
    }
fireworks-event-helpers-chosen = { $helpers } will help.
fireworks-event-piled =
    { $you ->
        [yes] You push
       *[no] { $who } pushes
    } tiles together at { $place }.
fireworks-event-aimed =
    { $you ->
        [yes] You aim
       *[no] { $who } aims
    } at { $place }.
fireworks-event-launch =
    { $you ->
        [yes] You launch
       *[no] { $who } launches
    } from { $height } cm above { $place }.
fireworks-event-hit = The die hits { $place }.
fireworks-event-bounce =
    { $quality ->
        [flat] It lands flat
        [edge] It lands on an edge
       *[corner] It lands on a corner
    } and bounces to { $place }.
fireworks-event-hop = A tile hops.
fireworks-event-turn =
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
fireworks-event-rest = The die shows { $die }.
fireworks-event-failure = Failure: no tile has turned face up.
fireworks-event-function =
    { $effect ->
        [gale] A gale: after taking, up to five tiles are turned face down.
        [rain] Heavy rain: one tile fewer for every launch until the round is over.
       *[symbol] Symbol: another launch follows.
    }
fireworks-event-function-waits =
    { $you ->
        [yes] Waiting for you
       *[no] Waiting for { $who }
    }: { $functions }.
fireworks-event-tile-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $kind }.
fireworks-event-unseen-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } a tile without looking.
fireworks-event-unseen-known = Now everyone sees it: { $kind }.
fireworks-event-tile-claimed =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } a tile from the table: { $kind }.
fireworks-event-tile-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } the { $kind } on { $cell }.
fireworks-event-tile-lifted =
    { $you ->
        [yes] You take up
       *[no] { $who } takes up
    } the { $kind } from { $cell }.
fireworks-event-tile-moved =
    { $you ->
        [yes] You move
       *[no] { $who } moves
    } the { $kind } from { $origin } to { $cell }.
fireworks-event-shape-closed =
    { $points ->
        [one] A { $shape } is finished: { $points } point!
       *[other] A { $shape } is finished: { $points } points!
    }
fireworks-event-bonus =
    { $points ->
        [one] { $source }: { $points } more point.
       *[other] { $source }: { $points } more points.
    }
fireworks-event-turned-down =
    { $you ->
        [yes] You turn
       *[no] { $who } turns
    } the { $kind } face down.
    .several =
        { $you ->
            [yes] You turn
           *[no] { $who } turns
        } face down: { $kind }.
fireworks-event-returned =
    { $count ->
        [one] The tile outside goes back into the box.
       *[other] The { $count } tiles outside go back into the box.
    }
fireworks-event-said-done =
    { $you ->
        [yes] You end your turn.
       *[no] { $who } ends their turn.
    }
fireworks-event-said-enough =
    { $you ->
        [yes] You take no more.
       *[no] { $who } takes no more.
    }
fireworks-event-sky-full =
    { $you ->
        [yes] Your sky is full!
       *[no] { $who }’s sky is full!
    }{ $count ->
        [0] { "" }
       *[other] { " " }One more turn for { $turns }.
    }
fireworks-event-game-over = The game is over: { $scores }

## Why a move is good

fireworks-reason-closes =
    { $points ->
        [one] finishes a shape ({ $shape }): { $points } point
       *[other] finishes a shape ({ $shape }): { $points } points
    }
fireworks-reason-bonus =
    { $points ->
        [one] { $points } more point for special tiles or your character
       *[other] { $points } more points for special tiles or your character
    }
fireworks-reason-feeds = a big firework comes to { $count } of its 6 tiles
fireworks-reason-could-score =
    { $points ->
        [one] can score { $points } point at once
       *[other] can score { $points } points at once
    }
fireworks-reason-room =
    { $count ->
        [one] leaves room for one big firework
       *[other] leaves room for { $count } big fireworks
    }
fireworks-reason-expects = turns over about { $turned } tiles; fails { $risk } times in 100

## The table, as the terminal draws it

fireworks-table-turn = turn { $turn }
fireworks-table-active = active: { $who }
fireworks-table-rain = heavy rain
fireworks-table-last-round = last round
fireworks-table-you = You (player { $seat })
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

fireworks-score-big = Big fireworks
fireworks-score-start = Lone start tiles
fireworks-score-saturn = Saturns
fireworks-score-kaleidoscope = Kaleidoscopes
fireworks-score-flower = Small flowers
fireworks-score-special = Special tiles
fireworks-score-character = Character
fireworks-score-total = Total
fireworks-tie-break = nothing: the victory is shared

## Pieces

fireworks-kind-kiku-red = red Kiku
    .letter = R
fireworks-kind-kiku-gold = gold Kiku
    .letter = O
fireworks-kind-kiku-green = green Kiku
    .letter = G
fireworks-kind-kiku-blue = blue Kiku
    .letter = B
fireworks-kind-bodan-red = red Bodan
    .letter = r
fireworks-kind-bodan-gold = gold Bodan
    .letter = o
fireworks-kind-bodan-green = green Bodan
    .letter = g
fireworks-kind-bodan-blue = blue Bodan
    .letter = b
fireworks-kind-bee = bee
    .letter = BE
fireworks-kind-chrysanthemum = chrysanthemum of a thousand wheels
    .letter = CH
fireworks-kind-willow = weeping willow
    .letter = WI
fireworks-kind-palm = palm tree
    .letter = PA
fireworks-kind-bangs = bangs and reports
    .letter = BA
fireworks-kind-butterfly = butterfly
    .letter = BU
fireworks-kind-cat = cat
    .letter = CA
fireworks-kind-smile = smile
    .letter = SM
fireworks-kind-gale = gale
    .letter = GA
fireworks-kind-rain = heavy rain
    .letter = RA
fireworks-kind-symbol = fireworks symbol
    .letter = SY

fireworks-function-gale = gale
    .about = Gale: after taking, turn five face-up tiles in the box face down.
fireworks-function-rain = heavy rain
    .about = Heavy rain: this round every launch brings one tile fewer. When the die shows 1 or the symbol, take one tile without looking instead.
fireworks-function-symbol = fireworks symbol
    .about = Symbol: take your tiles, then launch again.

fireworks-described = { $name }: { $about }
fireworks-about-kiku = { $tile }: stars with tails. Its half makes a kaleidoscope with that of another Kiku; its big arc is for big fireworks.
fireworks-about-bodan = { $tile }: round stars. Its half makes a Saturn with that of another Bodan; its big arc is for big fireworks.
fireworks-about-special = { $tile }: a special tile. Different ones are worth 1 point each; five or more are worth 10 in all.

fireworks-shape-big = big firework
fireworks-shape-saturn = Saturn
fireworks-shape-kaleidoscope = kaleidoscope
fireworks-shape-flower = small flower

fireworks-source-special = Special tiles
fireworks-source-character = Character

fireworks-die-1 = 1
fireworks-die-2 = 2
fireworks-die-3 = 3
fireworks-die-symbol = the symbol

fireworks-character-maicho = Maicho
    .about = 3 points for four different special tiles
fireworks-character-kohana = Kohana
    .about = small flowers are worth 2
fireworks-character-manka = Manka
    .about = 3 points for two kaleidoscopes
fireworks-character-tosei = Tosei
    .about = 3 points for two Saturns
fireworks-character-kagiya = Kagiya
    .about = 3 points for a Saturn, a kaleidoscope and a small flower
fireworks-character-tamaya = Tamaya
    .about = 3 points for two big fireworks
fireworks-character-puppy = Puppy
    .about = 1, 3, 5 or 7 points for one, two, three or four different special tiles, 13 for five or more

fireworks-card-chin = under the chin
    .about = Hold the die under your chin and let it fall: a little low, and not very precise.
fireworks-card-off-hand = the other hand
    .about = Launch with your weaker hand: less precise.
fireworks-card-eyes-shut = eyes shut
    .about = Launch with your eyes shut: the die may fall anywhere nearby.
fireworks-card-over-shoulder = over the shoulder
    .about = Turn your back to the box: from high up, and anywhere.
fireworks-card-back-of-hand = the back of the hand
    .about = Let the die roll off the back of your hand: not very precise.
fireworks-card-pinch = two fingertips
    .about = Drop the die from two fingertips, without the tube: quite precise.
fireworks-card-tall = as high as you can
    .about = Raise the tube as high as you can reach: a hard blow.
fireworks-card-elbow-crook = the crook of the elbow
    .about = Let the die fall from the crook of your elbow: not very precise.
fireworks-card-forehead = a nod
    .about = Balance the die on your forehead and nod: it strays.
fireworks-card-one-leg = on one leg
    .about = Launch standing on one leg: a little shaky.
fireworks-card-spin = turn around
    .about = Turn round once, then launch: it strays.
fireworks-card-kneel = on your knees
    .about = Launch from low down: very precise, but a weak blow.
fireworks-card-elbow-to-elbow = elbow to elbow
    .about = Two hold the die between their elbows: it strays.
fireworks-card-hammer = the hammer
    .about = Two knock the die down into the box: precise, and a hard blow.
fireworks-card-palm-to-palm = palm to palm
    .about = Two hold the die between their palms: a little shaky.
fireworks-card-back-to-back = back to back
    .about = Two hold the die between their backs: it strays.
fireworks-card-guide = the guide
    .about = One is blindfolded, the other says where to aim: from high up, and it strays.
fireworks-card-foreheads = head to head
    .about = Two hold the die between their foreheads: it strays.
fireworks-card-little-fingers = little fingers
    .about = Two carry the die on linked little fingers: not very precise.
fireworks-card-three-fingers = three fingertips
    .about = Three hold the die with a fingertip each: not very precise.
fireworks-card-hand-round = hand it round
    .about = Three hand the tube round and the last one tips it: from high up, fairly precise.
fireworks-card-three-elbows = three elbows
    .about = Three hold the die between their elbows: it strays far.
fireworks-card-all-on-the-tube = all on the tube
    .about = All hold the tube and tip it together: from high up, a little shaky.
fireworks-card-four-fingers = four fingertips
    .about = Four hold the die with a fingertip each: it strays.
fireworks-card-wrist-ring = ring of wrists
    .about = Four hold the die between their wrists: it strays far.

## Phases

fireworks-phase-layout = filling the box
fireworks-phase-deal-start = dealing the start tiles
fireworks-phase-deal-character = dealing the characters
fireworks-phase-start = placing the start tiles
fireworks-phase-draw-first = finding the first player
fireworks-phase-card = drawing an action card
fireworks-phase-help = choosing helpers
fireworks-phase-prepare = aiming
fireworks-phase-height = choosing the height
fireworks-phase-hit = the die falls
fireworks-phase-bounce = the die bounces
fireworks-phase-turning = tiles turn over
fireworks-phase-kind = a tile turns up
fireworks-phase-function = choosing a function tile
fireworks-phase-take = taking tiles
fireworks-phase-draw = taking a tile at random
fireworks-phase-draw-kind = looking at the tile
fireworks-phase-place = placing tiles
fireworks-phase-gale = a gale
fireworks-phase-done = ending the turn
fireworks-phase-launch = launching
fireworks-phase-real-turning = tiles turn over
fireworks-phase-real-die = reading the die
fireworks-phase-claim = taking and placing
fireworks-phase-over = the game is over

## Options

fireworks-option-mode = Version
    .about = Which of the games in the box do we play?
fireworks-option-mode-game-1 = We launch a die, take tiles and fill our skies.
    .about = Game 1 of the box: for ages six and up, and to learn the game.
fireworks-option-mode-advanced-1 = We launch as action cards say, alone or together.
    .about = The first advanced game. Everyone has a character, too.
fireworks-option-mode-advanced-2 = We all take tiles at the same time.
    .about = The second advanced game. All tiles are face up, and the fastest paw wins.
fireworks-option-mode-advanced-2-turns = We take one tile each in turn.
    .about = The second advanced game without any hurry. All tiles are face up.

fireworks-option-rearranging = Rearranging
    .about = May tiles in the sky be moved later?
fireworks-option-rearranging-off = Tiles stay where they are placed.
    .about = This is what the book says.
fireworks-option-rearranging-on = Tiles may be moved.
    .about = After taking, each tile of your sky may be moved or turned once, as in the 2018 edition.

fireworks-option-second_try = Second try
    .about = What happens after a launch that turns nothing over?
fireworks-option-second_try-off = A failure ends the turn.
    .about = You take a tile at random, as in the book.
fireworks-option-second_try-on = A failure gives a second try.
    .about = Once a turn you draw a card and launch again with helpers, as in the 2018 edition.

fireworks-option-up_to = Number of tiles
    .about = Must you take as many tiles as the die shows?
fireworks-option-up_to-off = You take as many tiles as the die shows.
    .about = This is what the book says.
fireworks-option-up_to-on = You take at most as many tiles as the die shows.
    .about = At least one, as in the 2018 edition.

fireworks-option-puppy = The puppy
    .about = How do the puppy's points count?
fireworks-option-puppy-add = The puppy's points are added.
    .about = They come on top of the points for special tiles, as the book says.
fireworks-option-puppy-replace = The puppy's points replace others.
    .about = They count instead of the points for special tiles, which makes the puppy no better than the others.

fireworks-option-first = First player
    .about = Who launches first?
fireworks-option-first-drawn = The first player is drawn at random.
    .about = Chance decides.
fireworks-option-first-0 = Seat 1 begins.
    .about = This player goes first.
fireworks-option-first-1 = Seat 2 begins.
    .about = This player goes first.
fireworks-option-first-2 = Seat 3 begins.
    .about = This player goes first.
fireworks-option-first-3 = Seat 4 begins.
    .about = This player goes first.

fireworks-option-box = The box
    .about = Who launches the die?
fireworks-option-box-simulated = Lampion simulates the launch.
    .about = A model whose tables anyone can read; its draws can be checked after the game.
fireworks-option-box-real = We launch a real die into a real box.
    .about = For the terminal, beside your own box: you enter what turned over and what the die shows. In the browser, a table of odds takes its place.
