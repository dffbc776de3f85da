# Lanterns Dice on its board in the browser: places, labels, previews, explanations, and what differs from the terminal.
# A place is said by what one sees, never by its coordinates. $you is yes when the player named $who is the reader.

## Where something lies

lanterns-dice-web-region-0-0 = at the upper left
lanterns-dice-web-region-0-1 = at the top
lanterns-dice-web-region-0-2 = at the upper right
lanterns-dice-web-region-1-0 = on the left
lanterns-dice-web-region-1-1 = in the middle
lanterns-dice-web-region-1-2 = on the right
lanterns-dice-web-region-2-0 = at the lower left
lanterns-dice-web-region-2-1 = at the bottom
lanterns-dice-web-region-2-2 = at the lower right
lanterns-dice-web-the-boat = a boat
lanterns-dice-web-the-platform = a platform
lanterns-dice-web-the-pavilion = a pavilion
lanterns-dice-web-beside-N = below { $what }
lanterns-dice-web-beside-S = above { $what }
lanterns-dice-web-beside-W = right of { $what }
lanterns-dice-web-beside-E = left of { $what }
lanterns-dice-web-place =
    the { $colours } { $what ->
        [boat] pool with a boat
        [platform] pool with a platform
        [pavilion] pool with a pavilion
       *[pool] pool
    } { $region }{ $beside ->
        [none] {""}
       *[other] , { $beside }
    }
lanterns-dice-web-area-lit = { $colour } lit
lanterns-dice-web-area-dark = { $colour } dark
lanterns-dice-web-pool =
    { $place }: { $areas }{ $firework ->
        [none] {""}
       *[other] , under { $firework } worth { $value }
    }.
lanterns-dice-web-lake =
    { $you ->
        [yes] Your lake
       *[no] { $who }’s lake
    }

## What can be done

lanterns-dice-web-choice-light = Light the { $colour } area in { $place }. { $preview }
lanterns-dice-web-choice-launch = Launch { $shape } from { $place }. { $preview }
lanterns-dice-web-choice-turn = Turn the tray so that you face { $face }: { $faced }. { $preview }
lanterns-dice-web-choice-choose = Choose { $shape } for this game
lanterns-dice-web-go-light = Light it
lanterns-dice-web-go-turn = Set the tray
lanterns-dice-web-go-emperor = Use it
lanterns-dice-web-go-launch =
    { $value ->
        [one] Launch: { $value } point
       *[other] Launch: { $value } points
    }
lanterns-dice-web-go-launch-brief = Launch: { $value }
lanterns-dice-web-go-pass-brief = Skip
lanterns-dice-web-go-reroll =
    { $cost ->
        [one] Roll again: { $cost } gift
       *[other] Roll again: { $cost } gifts
    }
lanterns-dice-web-go-choose = Choose it
lanterns-dice-web-go-pass-die = Light nothing
lanterns-dice-web-go-pass-bonus = Light nothing
lanterns-dice-web-go-pass-platform = Light nothing
lanterns-dice-web-go-pass-emperor = Keep the gifts
lanterns-dice-web-go-pass-second = No second area
lanterns-dice-web-go-pass-launch = Launch nothing
lanterns-dice-web-turn-left = Turn the tray clockwise
lanterns-dice-web-turn-right = Turn the tray anticlockwise
lanterns-dice-web-turn-tile = Turn the firework (R)
lanterns-dice-web-flip-tile = Flip the firework (F)
lanterns-dice-web-almost =
    { $count ->
        [one] One area away from a firework
       *[other] { $count } areas could make a firework
    }
lanterns-dice-web-ask-turn = Turn the tray: drag it, tap a die, or choose one of the four positions. Everyone gets the die in front of them.
lanterns-dice-web-ask-die = Choose an area in the colour of your die.
lanterns-dice-web-ask-bonus = Choose an area in the colour of your turn bonus.
lanterns-dice-web-ask-platform = Choose any area beside the platform.
lanterns-dice-web-ask-emperor-area = Choose an area for the Emperor’s action.
lanterns-dice-web-ask-emperor = Pay gifts for one of the Emperor’s actions, or keep them.
lanterns-dice-web-ask-emperor-last = Your last turns: gifts that are left will be worth nothing.
lanterns-dice-web-ask-launch = Choose a firework, then its place: turn it with R, flip it with F.
lanterns-dice-web-ask-launch-brief = Choose a firework, then its place. ↻ turns it, ⇋ flips it.
lanterns-dice-web-ask-choose = Choose the shapes of this game.

## What a choice would bring

lanterns-dice-web-preview-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lanterns-dice-web-preview-areas =
    { $count ->
        [one] one area to choose from
       *[other] { $count } areas to choose from
    }
lanterns-dice-web-preview-completing =
    { $count ->
        [one] one would complete a pool
       *[other] { $count } would complete a pool
    }
lanterns-dice-web-preview-pavilions =
    { $count ->
        [one] one brings a gift
       *[other] { $count } bring a gift
    }
lanterns-dice-web-preview-platforms =
    { $count ->
        [one] one sets off a platform
       *[other] { $count } set off a platform
    }
lanterns-dice-web-preview-completed = completes the pool
lanterns-dice-web-preview-gifts =
    { $count ->
        [one] brings a gift
       *[other] brings { $count } gifts
    }
lanterns-dice-web-preview-onward =
    { $count ->
        [one] then one more beside it
       *[other] then one more beside it, { $count } to choose from
    }
lanterns-dice-web-preview-chain = chain of up to { $count }
lanterns-dice-web-preview-surrounded =
    { $count ->
        [one] surrounds a boat
       *[other] surrounds { $count } boats
    }
lanterns-dice-web-preview-lost =
    { $count ->
        [one] a boat is lost
       *[other] { $count } boats are lost
    }
lanterns-dice-web-preview-group =
    { $count ->
        [0] no second group yet
       *[other] second group: { $count }
    }
lanterns-dice-web-preview-firework = makes room for { $shape }: { $count }

## What lies around the lake

lanterns-dice-web-turn =
    Turn { $round } of { $rounds } · { $you ->
        [yes] your turn
       *[no] { $who }’s turn
    }
lanterns-dice-web-steps = Steps of the turn
lanterns-dice-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lanterns-dice-web-part = { $part }: { $count }
lanterns-dice-web-gifts =
    { $count ->
        [0] No gifts
        [one] { $count } gift
       *[other] { $count } gifts
    }
lanterns-dice-web-gifts-title = Gifts
lanterns-dice-web-gifts-fade = Worth nothing at the end: spend them
lanterns-dice-web-bonuses =
    { $count ->
        [0] No turn bonuses left
       *[other] Turn bonuses to come: { $colours }
    }
lanterns-dice-web-bonuses-title = Turn bonuses
lanterns-dice-web-tray = The tray. Dice: { $faced }.
lanterns-dice-web-tray-title = The tray
lanterns-dice-web-ways = Positions of the tray
lanterns-dice-web-stacks = Fireworks
lanterns-dice-web-emperor = The Emperor’s cards
lanterns-dice-web-emperor-title =
    Emperor card: { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    }
lanterns-dice-web-card =
    { $cost ->
        [one] For { $cost } gift
       *[other] For { $cost } gifts
    }: { $effect }{ $state ->
        [open] { " " }{ $preview }
        [paid] { " " }Paid for.
        [closed] { " " }Not possible: { $why }.
       *[other] {""}
    }
lanterns-dice-web-stack =
    { $count ->
        [0] { $shape }: no tiles left.
       *[other]
            { $shape }, worth { $value }{ $rest ->
                [none] . It is the last one.
               *[other] ; below it: { $rest }.
            }{ $open ->
                [yes] { " " }It fits on your lake.
               *[no] {""}
            }
    }

## What each piece is

lanterns-dice-web-title-pool = A pool
lanterns-dice-web-title-boat = A boat
lanterns-dice-web-title-platform = A platform
lanterns-dice-web-title-pavilion = A pavilion
lanterns-dice-web-about-pool = Light both areas, and the pool is complete: fireworks need complete pools.
lanterns-dice-web-about-boat = 4 points at the end if its pool stays dark and the four pools around it are complete.
lanterns-dice-web-about-platform = Light its second area, and you may light one more area, of any colour, in a pool right beside it.
lanterns-dice-web-about-pavilion = Light the area with the pavilion, and the Emperor gives you a gift.
lanterns-dice-web-about-emperor = One card per player in each turn, even in other players’ turns.
lanterns-dice-web-about-reconstructed = This side is reconstructed: the printed card was not available.
lanterns-dice-web-about-stack = Launch one at the end of your turn, on complete pools that have its shape. Later ones of the same shape are worth less.
lanterns-dice-web-about-tray = Whoever’s turn it is rolls the dice and turns the tray. Everyone lights an area in the colour of the die in front of them.
lanterns-dice-web-about-gifts = Pay with them to roll again, or for the Emperor’s actions. They are worth nothing at the end.
lanterns-dice-web-about-bonuses = On each of your turns you may light one more area, in the colour of that turn’s bonus.
lanterns-dice-web-about-fireworks = The values of the fireworks launched so far.
lanterns-dice-web-about-group = 1 point for each complete pool of the second largest group, outlined in white. It may still change.
lanterns-dice-web-about-boats = 4 points for each boat in a dark pool with four complete neighbours. They may still be lost.

## What the others do, and words over the lake

lanterns-dice-web-doing-wait = waits for the tray
lanterns-dice-web-doing-tray = turns the tray
lanterns-dice-web-doing-shapes = chooses the shapes
lanterns-dice-web-doing-die = lights for the die
lanterns-dice-web-doing-bonus = uses the turn bonus
lanterns-dice-web-doing-platform = goes on from a platform
lanterns-dice-web-doing-emperor = considers an action
lanterns-dice-web-doing-area = uses an action
lanterns-dice-web-doing-launch = launches a firework
lanterns-dice-web-doing-done = done
lanterns-dice-web-mine-wait = Waiting for the tray.
lanterns-dice-web-mine-done = You are done; the others are still lighting theirs.
lanterns-dice-web-banner-turn =
    { $you ->
        [yes] Your turn
       *[no] { $who }
    }
lanterns-dice-web-banner-last-turn =
    { $you ->
        [yes] Your last turn
       *[no] Last turn: { $who }
    }
lanterns-dice-web-banner-launches = The last launch

## Prompts, log and hints: pieces by name, places by what one sees

lanterns-dice-web-prompt-tray = Turn the tray
lanterns-dice-web-prompt-die = Your die: light { $colour }
lanterns-dice-web-prompt-bonus = Turn bonus: light { $colour }
lanterns-dice-web-prompt-platform = Platform: one more area
lanterns-dice-web-prompt-emperor = One of the Emperor’s actions?
lanterns-dice-web-prompt-area = Emperor: light an area
lanterns-dice-web-prompt-second = Light the second area too?
lanterns-dice-web-prompt-launch = Launch a firework?
lanterns-dice-web-prompt-last-launch = The last launch
lanterns-dice-web-event-side-drawn =
    The emperor card for { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    } shows side { $side }.
lanterns-dice-web-event-area-lit =
    { $you ->
        [yes] You light
       *[no] { $who } lights
    } { $colour } in { $place }{ $cause ->
        [bonus] , for the turn bonus
        [platform] , beside the platform
        [emperor] , with the emperor action
       *[die] {""}
    }.
lanterns-dice-web-event-boat-surrounded = A boat is surrounded: { $points } points.
    .several = Boats are surrounded.
lanterns-dice-web-event-emperor-used =
    { $you ->
        [yes] You use
       *[no] { $who } uses
    } the emperor card for { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    }.
lanterns-dice-web-event-firework-launched =
    { $you ->
        [yes] You launch
       *[no] { $who } launches
    } { $shape } for { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $next ->
        [0] ; it was the last of its shape
       *[other] ; the next one is worth { $next }
    }.
lanterns-dice-web-hint-reroll = A bot would pay a gift and roll again.
lanterns-dice-web-hint-turn = A bot would turn the tray to face { $face }.
lanterns-dice-web-hint-light = A bot would light { $colour } in { $place }.
lanterns-dice-web-hint-emperor =
    A bot would use the emperor card for { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    }.
lanterns-dice-web-hint-launch = A bot would launch { $shape } here.
lanterns-dice-web-hint-pass = A bot would skip this.
lanterns-dice-web-hint-choose = A bot would choose { $shape }.
lanterns-dice-web-advice-reroll = Pay a gift and roll again
lanterns-dice-web-advice-turn = Turn the tray to face { $face }
lanterns-dice-web-advice-light = Light { $colour } in { $place }
lanterns-dice-web-advice-emperor =
    Use the emperor card for { $cost ->
        [one] { $cost } gift
       *[other] { $cost } gifts
    }
lanterns-dice-web-advice-launch = Launch { $shape } for { $value } from { $place }
lanterns-dice-web-advice-pass = Skip it
lanterns-dice-web-advice-choose = Choose { $shape }
