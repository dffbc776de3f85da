# Fireworks: its texts for terminal, server and browser.
# $who is a player's name; $you is yes when that player is the reader.

fireworks-name = Fireworks
fireworks-about = Drop a die into a box of tiles, take what turns face up, and fit it together into a sky full of fireworks.

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
fireworks-reason-could-feed = can be number { $count } of the 6 tiles of a big firework
fireworks-reason-could-vary = is special tile number { $count } of your different ones
fireworks-reason-room =
    { $count ->
        [one] leaves room for one big firework
       *[other] leaves room for { $count } big fireworks
    }
fireworks-reason-expects = turns over about { $turned } tiles; fails { $risk } times in 100

## The state of the game

fireworks-table-you = You (player { $seat })
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
