# Lanterns Dice: its texts for terminal, server and browser.
# $who is a player's name; $you is yes when that player is the reader.

lanterns-dice-name = Lanterns Dice
lanterns-dice-about = Roll the lantern dice, light up the lake, and send up fireworks for the Emperor.

## What the game waits for

lanterns-dice-prompt-choose = Choose a shape of fireworks to play with.
    .help = Four shapes are in play. The start player chooses them one after the other.
lanterns-dice-prompt-nothing = Nothing to do here: { $why }. Go on.
    .help = The step is skipped.
lanterns-dice-prompt-tray = Turn the tray: which die do you want?
    .help = The dice keep their order, so your choice decides which die everyone faces. For 1 gift you may roll all four again first.
lanterns-dice-prompt-die = Light an area in the colour of your die: { $colour }.
    .help = Any dark area of that colour will do. Pavilions bring gifts, a platform lets you light one more area once its pool is complete. Leave boats dark if you want to score them.
lanterns-dice-prompt-bonus = Your turn bonus: light an area in its colour, { $colour }.
    .help = The bonus is crossed off at the end of your turn, used or not.
lanterns-dice-prompt-platform = The platform's pool is complete: light one more area beside it.
    .help = In any colour, in one of the adjacent pools. If that completes another platform's pool, you go on from there.
lanterns-dice-prompt-emperor = Pay for one of the Emperor's actions, or pass.
    .help = One action per player in each turn. Gifts are worth nothing at the end.
lanterns-dice-prompt-area = The Emperor's action: light an area.
    .help = You have paid for it, so its first area must be lit.
lanterns-dice-prompt-second = The Emperor's action: light the second area, or skip it.
    .help = What the first area brought is already yours.
lanterns-dice-prompt-launch = Launch a firework on complete pools, or pass.
    .help = One firework in each of your turns. Later ones of the same shape are worth less, but a larger shape may be worth waiting for.
lanterns-dice-prompt-last-launch = The last launch: one more firework for everyone.
    .help = Nothing comes after it, so launch whatever fits.

## Kinds of moves, as headings over their list, and what a move would bring

lanterns-dice-move-reroll = Roll all four dice again
lanterns-dice-move-turn = Turn the tray so that you face
lanterns-dice-move-light = Light an area
lanterns-dice-move-emperor = Pay for an emperor action
lanterns-dice-move-launch = Launch a firework
lanterns-dice-move-pass = Pass
lanterns-dice-move-choose = Play with

lanterns-dice-offer-reroll =
    { $cost ->
        [one] for { $cost } gift
       *[other] for { $cost } gifts
    }, { $left ->
        [0] none
       *[other] { $left }
    } left
lanterns-dice-offer-turn = { $face } ({ $faced })
lanterns-dice-offer-light = { $cell } { $colour }
lanterns-dice-offer-emperor =
    { $card }, for { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    }
lanterns-dice-offer-launch = { $shape } ({ $value }) on { $cells }
lanterns-dice-offer-pass =
    { $passed ->
        [die] no area for the die
        [bonus] no area for the turn bonus
        [platform] no area for the platform
        [emperor] no emperor action
        [second] no second area
       *[launch] no firework
    }

lanterns-dice-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
lanterns-dice-preview-provisional = ({ $sign }{ $count })
lanterns-dice-preview-gifts = ♦{ $sign }{ $count }
lanterns-dice-preview-completed = ▣
lanterns-dice-preview-onward = ≡{ $count }
lanterns-dice-preview-lost = ✗
lanterns-dice-preview-surrounded = ◈{ $count }
lanterns-dice-preview-fireworks = ✸{ $count }
lanterns-dice-preview-areas = ○{ $count }
lanterns-dice-preview = pts: points at once, (+3): if the game ended now, ♦ gifts, ▣ pool complete, ≡ areas for the platform, ✗ boat lost, ◈ boats surrounded, ✸ new fireworks, ○ areas to choose from

## What happened. Several of the same kind in a row are told by `.several`, with lists in their places.

lanterns-dice-event-shape-drawn = In play: { $shape }.
    .several = In play: { $shape }.
lanterns-dice-event-shape-chosen =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } { $shape }.
lanterns-dice-event-side-drawn = Emperor card { $card } shows side { $side }.
lanterns-dice-event-sheet-drawn =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } with sheet { $sheet }.
lanterns-dice-event-turn-began =
    { $last ->
        [yes] Last turn
       *[no] Turn { $round } of { $rounds }
    }: { $you ->
        [yes] you roll
       *[no] { $who } rolls
    } the dice
lanterns-dice-event-die-rolled =
    { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } { $face }.
    .several =
        { $you ->
            [yes] You roll
           *[no] { $who } rolls
        } { $face }.
lanterns-dice-event-dice-rerolled =
    { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } all four dice again.
lanterns-dice-event-tray-turned =
    { $you ->
        [yes] You turn
       *[no] { $who } turns
    } the tray: { $faced }.
lanterns-dice-event-area-lit =
    { $you ->
        [yes] You light
       *[no] { $who } lights
    } the { $colour } area on { $cell }{ $cause ->
        [bonus] , for the turn bonus
        [platform] , beside the platform
        [emperor] , with the emperor action
       *[die] { "" }
    }.
lanterns-dice-event-gift-gained =
    { $you ->
        [yes] You receive
       *[no] { $who } receives
    } { $count ->
        [one] a gift
       *[other] { $count } gifts
    }.
    .several =
        { $you ->
            [yes] You receive
           *[no] { $who } receives
        } { $count ->
            [one] a gift
           *[other] { $count } gifts
        }.
lanterns-dice-event-gift-spent =
    { $you ->
        [yes] You pay
       *[no] { $who } pays
    } { $count ->
        [one] a gift
       *[other] { $count } gifts
    }.
lanterns-dice-event-pool-completed = The pool is complete.
lanterns-dice-event-boat-lost = Its boat will not score.
lanterns-dice-event-boat-surrounded = The boat on { $cell } is surrounded: { $points } points.
    .several = The boats on { $cell } are surrounded.
lanterns-dice-event-platform-reached =
    The platform allows { $areas ->
        [one] one more area beside it
       *[other] one more area beside it, { $areas } to choose from
    }.
lanterns-dice-event-bonus-crossed = The { $bonus } turn bonus is crossed off.
lanterns-dice-event-emperor-used =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    } emperor card { $card }, side { $side }.
lanterns-dice-event-firework-launched =
    { $you ->
        [yes] You launch
       *[no] { $who } launches
    } { $shape } on { $cells } for { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $next ->
        [0] ; it was the last of its shape
       *[other] ; the next one is worth { $next }
    }.
lanterns-dice-event-step-passed =
    { $you ->
        [yes] You pass up
       *[no] { $who } passes up
    } { $passed ->
        [die] the area for the die
        [bonus] the area for the turn bonus
        [platform] the area for the platform
        [emperor] the emperor action
        [second] the second area
       *[launch] the firework
    }.
lanterns-dice-event-step-skipped =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } { $skipped ->
        [die] no area for the die
        [bonus] no area for the turn bonus
        [platform] no area for the platform
        [emperor] no emperor action
        [second] no second area
       *[launch] no firework to launch
    }: { $why }.
lanterns-dice-event-launches-began = The last launch: one more firework for everyone
lanterns-dice-event-seat-scored =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $fireworks } for fireworks, { $group } for the second group, { $boats } for boats.
lanterns-dice-event-game-over = The game is over: { $scores }

lanterns-dice-why-colour = all areas of this colour are lit
lanterns-dice-why-beside = everything beside it is lit
lanterns-dice-why-gifts = too few gifts
lanterns-dice-why-target = no area will do
lanterns-dice-why-shape = nothing fits on the complete pools
lanterns-dice-why-stacks = no tiles are left
lanterns-dice-why-used = only one action a turn

## Why a move is good

lanterns-dice-reason-scores =
    { $points ->
        [one] scores { $points } point with { $shape }
       *[other] scores { $points } points with { $shape }
    }
lanterns-dice-reason-allows = makes room for { $shape }, worth { $points }
lanterns-dice-reason-prepares = prepares { $shape }, worth { $points }
lanterns-dice-reason-surrounds = surrounds a boat: { $points } points
lanterns-dice-reason-group =
    { $count ->
        [one] adds a pool to the second group
       *[other] adds { $count } pools to the second group
    }
lanterns-dice-reason-gift =
    { $count ->
        [one] brings a gift
       *[other] brings { $count } gifts
    }
lanterns-dice-reason-chain =
    { $count ->
        [one] lets you light one more area
       *[other] lets you light { $count } more areas
    }
lanterns-dice-reason-completes = completes a pool
lanterns-dice-reason-could-allow = could make room for { $shape }, worth { $points }
lanterns-dice-reason-could-complete =
    { $count ->
        [one] could complete a pool
       *[other] could complete one of { $count } pools
    }
lanterns-dice-reason-could-gift = could bring a gift

## The state of the game

lanterns-dice-table-round = turn { $round } of { $rounds }
lanterns-dice-table-you = You (player { $seat })
lanterns-dice-phase-shapes = drawing the shapes
lanterns-dice-phase-choose = choosing the shapes
lanterns-dice-phase-sides = drawing the sides of the emperor cards
lanterns-dice-phase-sheets = drawing the sheets
lanterns-dice-phase-roll = rolling the dice
lanterns-dice-phase-tray = turning the tray
lanterns-dice-phase-steps = lighting the lanterns
lanterns-dice-phase-last = the last launch
lanterns-dice-phase-over = the game is over

lanterns-dice-step-roll = Roll
lanterns-dice-step-die = Your die
lanterns-dice-step-bonus = Bonus
lanterns-dice-step-emperor = Emperor
lanterns-dice-step-launch = Firework

lanterns-dice-score-fireworks = Fireworks
lanterns-dice-score-group = Second largest group
lanterns-dice-score-boats = Surrounded boats
lanterns-dice-score-total = Total
lanterns-dice-tie-break = more points from fireworks

## Pieces

lanterns-dice-colour-red = red
    .letter = R
lanterns-dice-colour-orange = orange
    .letter = O
lanterns-dice-colour-green = green
    .letter = G
lanterns-dice-colour-blue = blue
    .letter = B
lanterns-dice-colour-purple = purple
    .letter = P
lanterns-dice-colour-white = white
    .letter = W

lanterns-dice-face-red = red
lanterns-dice-face-orange = orange
lanterns-dice-face-green = green
lanterns-dice-face-blue = blue
lanterns-dice-face-purple = purple
lanterns-dice-face-white = white

lanterns-dice-shape-I3 = the line
lanterns-dice-shape-V3 = the corner
lanterns-dice-shape-O4 = the square
lanterns-dice-shape-T4 = the T
lanterns-dice-shape-L4 = the L
lanterns-dice-shape-S4 = the zigzag
lanterns-dice-shape-U5 = the U
lanterns-dice-shape-X5 = the cross

lanterns-dice-installation-boat = boat
    .about = A boat scores 4 points at the end if its pool is dark and its four neighbours are complete.
lanterns-dice-installation-platform = platform
    .about = Light the second area of a platform's pool, and you may light one more area in an adjacent pool.
lanterns-dice-installation-pavilion = pavilion
    .about = Light the area with the pavilion, and you receive a gift.

lanterns-dice-effect-shown =
    { $areas ->
        [one] Light an area of a colour that a die shows.
       *[other] Light { $areas } areas of colours that the dice show.
    }
lanterns-dice-effect-unshown =
    { $areas ->
        [one] Light an area of a colour that no die shows.
       *[other] Light { $areas } areas of colours that no die shows.
    }
lanterns-dice-effect-begun =
    { $areas ->
        [one] Light the other area of a pool in which you lit one this turn.
       *[other] Light the other areas of { $areas } pools in which you lit one this turn.
    }
lanterns-dice-effect-beside =
    { $areas ->
        [one] Light an area, of any colour, in a pool beside one of your complete pools.
       *[other] Light { $areas } areas, of any colour, in pools beside your complete pools.
    }
lanterns-dice-effect-dark =
    { $areas ->
        [one] Light an area of a pool in which nothing is lit.
       *[other] Light both areas of a pool in which nothing is lit.
    }
lanterns-dice-effect-same =
    { $areas ->
        [one] Light an area of any colour.
       *[other] Light { $areas } areas of the same colour.
    }
lanterns-dice-effect-any =
    { $areas ->
        [one] Light an area of any colour.
       *[other] Light { $areas } areas of any colour.
    }

lanterns-dice-describe-shape =
    { $id }, { $shape }: { $size ->
        [small] a small firework
        [medium] a medium firework
       *[large] a large firework
    } on { $pools } pools; its tiles are worth { $values }.
lanterns-dice-describe-card =
    { $card }, side { $side }, for { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    }: { $effect }{ $status ->
        [reconstructed] { " " }(This side is reconstructed.)
       *[other] { "" }
    }
