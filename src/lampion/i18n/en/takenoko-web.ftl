# Takenoko on its board in the browser: places, labels, previews, reasons, explanations, and what differs from the terminal.
# A place is said by what one sees, never by its coordinates. $you is yes when the player named $who is the reader.

## Where something lies, from the pond

takenoko-web-direction-E = east
    .toward = east
takenoko-web-direction-ENE = east-north-east
    .toward = east-north-east
takenoko-web-direction-NE = north-east
    .toward = north-east
takenoko-web-direction-N = north
    .toward = north
takenoko-web-direction-NW = north-west
    .toward = north-west
takenoko-web-direction-WNW = west-north-west
    .toward = west-north-west
takenoko-web-direction-W = west
    .toward = west
takenoko-web-direction-WSW = west-south-west
    .toward = west-south-west
takenoko-web-direction-SW = south-west
    .toward = south-west
takenoko-web-direction-S = south
    .toward = south
takenoko-web-direction-SE = south-east
    .toward = south-east
takenoko-web-direction-ESE = east-south-east
    .toward = east-south-east
takenoko-web-side-N = slightly to the north
takenoko-web-side-E = slightly to the east
takenoko-web-side-S = slightly to the south
takenoko-web-side-W = slightly to the west
takenoko-web-place-near =
    { $direction }{ $from ->
        [pond] {" "}of the pond
        [it] {" "}of it
       *[nothing] {""}
    }
takenoko-web-place-far =
    { $steps ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[other] { $steps }
    } steps { $direction }{ $from ->
        [pond] {" "}of the pond
        [it] {" "}of it
       *[nothing] {""}
    }
takenoko-web-place-beside =
    { $place }, { $side }{ $from ->
        [nothing] ,
       *[other] {""}
    }
takenoko-web-place-legs =
    { $steps ->
        [7] seven
        [8] eight
       *[other] { $steps }
    } steps { $from ->
        [pond] from the pond
        [it] from it
       *[nothing] away
    }, { $legs }{ $from ->
        [nothing] ,
       *[other] {""}
    }
takenoko-web-place-leg =
    { $steps ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $steps }
    } { $direction }
takenoko-web-pond = the pond
takenoko-web-empty = the empty place { $place }
takenoko-web-plot-green = the green plot { $place }
takenoko-web-plot-yellow = the yellow plot { $place }
takenoko-web-plot-pink = the pink plot { $place }
takenoko-web-between = between { $one } and { $other }

## What lies there

takenoko-web-tell-plot =
    { $name }: { $irrigated ->
        [yes] irrigated
       *[no] dry
    }, { $height ->
        [0] no bamboo
       *[other] bamboo { $height } high
    }, { $improvement ->
        [none] no improvement
       *[other] { $improvement }
    }.
takenoko-web-tell-bare = { $name }.
takenoko-web-tell-figures =
    { $count ->
        [one] { $figures } is here.
       *[other] { $figures } are here.
    }
takenoko-web-chip-watershed = a watershed
takenoko-web-chip-enclosure = an enclosure
takenoko-web-chip-fertilizer = fertilizer
takenoko-web-card =
    { $category } objective, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $name }.

## How far an objective is

takenoko-web-progress-claimable = Can be claimed now.
takenoko-web-progress-ready = Fulfilled: claim it on your turn.
takenoko-web-progress-plots =
    { $done } of { $needed } plots fit{ $dry ->
        [0] {""}
        [one] ; one more is dry
       *[other] ; { $dry } more are dry
    }
takenoko-web-progress-high = { $done } of { $needed } high
takenoko-web-progress-bamboos = { $done } of { $needed } bamboos
takenoko-web-progress-sections = { $done } of { $needed } sections
takenoko-web-progress-none = no plot for it yet
takenoko-web-progress-water = needs water
takenoko-web-progress-chip = needs { $chip }
takenoko-web-progress-eat =
    { $count ->
        [one] one section too high
       *[other] { $count } sections too high
    }
takenoko-web-progress-missing = missing: { $colours }
takenoko-web-section-green = green
takenoko-web-section-yellow = yellow
takenoko-web-section-pink = pink

## What a choice would bring

takenoko-web-preview-eats-green =
    { $you ->
        [yes] Eats 1 green.
       *[no] The panda eats 1 green for { $who }.
    }
takenoko-web-preview-eats-yellow =
    { $you ->
        [yes] Eats 1 yellow.
       *[no] The panda eats 1 yellow for { $who }.
    }
takenoko-web-preview-eats-pink =
    { $you ->
        [yes] Eats 1 pink.
       *[no] The panda eats 1 pink for { $who }.
    }
takenoko-web-preview-eats-nothing = Nothing to eat there.
takenoko-web-preview-fenced = An enclosure protects the bamboo: the panda can’t eat it.
takenoko-web-preview-grows =
    { $count ->
        [one] Bamboo grows on 1 plot.
       *[other] Bamboo grows on { $count } plots.
    }
takenoko-web-preview-grows-nothing = Nothing grows.
takenoko-web-preview-shrinks =
    { $count ->
        [one] 1 plot loses a section.
       *[other] { $count } plots lose a section each.
    }
takenoko-web-preview-waters =
    { $count ->
        [one] Waters 1 plot.
       *[other] Waters { $count } plots.
    }
takenoko-web-preview-dries =
    { $count ->
        [one] 1 plot runs dry.
       *[other] { $count } plots run dry.
    }
takenoko-web-preview-cuts =
    { $count ->
        [one] Cuts off 1 channel.
       *[other] Cuts off { $count } channels.
    }
takenoko-web-preview-cuts-and-dries =
    { $count ->
        [one] Cuts off 1 channel
       *[other] Cuts off { $count } channels
    }; { $dried ->
        [one] 1 plot runs dry.
       *[other] { $dried } plots run dry.
    }
takenoko-web-preview-revives =
    { $count ->
        [one] 1 channel carries water again.
       *[other] { $count } channels carry water again.
    }
takenoko-web-preview-points =
    { $count ->
        [one] Brings { $count } point.
       *[other] Brings { $count } points.
    }
takenoko-web-preview-provisional = { $sign }{ $count } if the game ended now.
takenoko-web-preview-ready =
    Then your card “{ $card }” can be claimed: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
takenoko-web-preview-spoiled = Spoils your card “{ $card }”: it is no longer fulfilled.
takenoko-web-preview-helped = Helps your card “{ $card }”.
takenoko-web-preview-counts = Your card “{ $card }”: { $now } of { $needed }.
takenoko-web-preview-hurt = Sets back your card “{ $card }”.
takenoko-web-preview-away =
    { $you ->
        [yes] Away until the start of your next turn.
       *[no] Away until the start of { $who }'s next turn.
    }
takenoko-web-preview-together = If one of you wins, both do.
takenoko-web-preview-visit = Panda and gardener can't stop there.
takenoko-web-preview-cancel = Both cards are discarded.
takenoko-web-outcome-ally = If one of the two wins, both do.
takenoko-web-outcome-break = The two no longer win together.
takenoko-web-outcome-weather =
    { $you ->
        [yes] In your turn: { $about }
       *[no] In { $who }'s turn: { $about }
    }
takenoko-web-outcome-leaves = His plot is free again.
takenoko-web-outcome-nothing = Nothing else changes.
takenoko-web-choice = { $what }. { $preview }
takenoko-web-choice-weather =
    Play the weather card: { $face } for { $you ->
        [yes] yourself
       *[no] { $who }
    }
takenoko-web-choice-happen = Let it happen
takenoko-web-choice-claim = { takenoko-web-claim }: “{ $card }”

## The button that confirms

takenoko-web-go-gardener = Move here
takenoko-web-go-panda = Move here
takenoko-web-go-plots = Draw
takenoko-web-go-channel = Take it
takenoko-web-go-objective = Draw
takenoko-web-go-lay = Lay it here
takenoko-web-go-improve = Place here
takenoko-web-go-claim = Claim
takenoko-web-go-end = End turn
takenoko-web-go-ready = Announce
takenoko-web-go-rain = Rain here
takenoko-web-go-storm = Flee here
takenoko-web-go-clouds = Take it
takenoko-web-go-choose = Choose
takenoko-web-go-decline = Skip
takenoko-web-go-plan = Plan it
takenoko-web-go-done = That's all
takenoko-web-go-keep = Place here
takenoko-web-go-with = Place it
takenoko-web-go-bare = No improvement
takenoko-web-go-under = In this order
takenoko-web-go-grow = Grow here
takenoko-web-go-take = Take it
takenoko-web-go-skip = Take none
takenoko-web-go-pass = Keep it
takenoko-web-go-back = Back
takenoko-web-go-cancel = Cancel it
takenoko-web-go-cancel-card = Cancel “{ $special }”
takenoko-web-go-happen = Let “{ $special }” happen
takenoko-web-go-restore = Cancel the cancellation
takenoko-web-go-void = Leave “{ $special }” cancelled
takenoko-web-go-weather = Play it
takenoko-web-go-jump = Jump here
takenoko-web-go-swap = Swap
takenoko-web-go-disease = Strike here
takenoko-web-go-emperor = Visit here
takenoko-web-go-emperor-leaves = He leaves
takenoko-web-go-holiday = Send away
takenoko-web-go-ally = Ally
takenoko-web-go-break = Break it up

## What to do now, by the action that was chosen or by what the game asks

takenoko-web-do-start = Choose an action that brings you closer to an objective.
takenoko-web-do-first = Choose your first action.
takenoko-web-do-second = Choose your second action.
takenoko-web-do-third = Sun: choose a third action, or end your turn.
takenoko-web-do-last = End your turn, or first place what you have left.
takenoko-web-do-announce = Choose your action; somebody may play a card just before it.
takenoko-web-do-act = Nobody played a card: take your action.
takenoko-web-do-plots = Draw three plots, then place one.
takenoko-web-do-channel = Take a channel; lay it now or later.
takenoko-web-do-gardener = Choose where the gardener walks, in a straight line.
takenoko-web-do-panda = Choose where the panda walks, in a straight line.
takenoko-web-do-objective = Choose a kind of objective.
takenoko-web-do-lay = Choose a lit edge for your channel.
takenoko-web-do-improve = Choose a lit plot for your improvement.
takenoko-web-do-claim = Choose a glowing card.
takenoko-web-do-claimable = { $ask } A glowing card can be claimed.
takenoko-web-do-claims = You can claim a glowing card before you end your turn.
takenoko-web-do-end = Nothing more to do? End your turn.
takenoko-web-do-ready = Others may play a card before your action.
takenoko-web-do-window = Play your special card, or keep it.
takenoko-web-do-answer = Cancel this card, or let it happen.
takenoko-web-do-choose = Choose the weather you want.
takenoko-web-do-rain = Choose an irrigated plot: it grows.
takenoko-web-do-storm = Choose where the panda flees: any tile.
takenoko-web-do-clouds = Choose an improvement.
takenoko-web-do-plan =
    { $left ->
        [one] Plan one more action.
       *[other] Plan { $left } actions.
    }
takenoko-web-do-plan-more = Plan a third action, or leave it at two.
takenoko-web-do-keep = Choose a plot, then a lit place.
takenoko-web-do-chip = Put an improvement on the new plot?
takenoko-web-do-under = The other two go under the pile, the one on the right to the very bottom.
takenoko-web-do-grow = Not enough bamboo: choose the plot that grows.
takenoko-web-do-take = Take a special card, or none.
takenoko-web-do-weather = Play it before the die is rolled.
takenoko-web-do-jump = Choose panda or gardener, then any tile.
takenoko-web-do-swap = Choose two plots that trade places.
takenoko-web-do-swap-second = Now the plot it trades places with.
takenoko-web-do-disease = Choose where the disease breaks out.
takenoko-web-do-emperor = Choose a plot for the Emperor.
takenoko-web-do-emperor-or-leave = Choose a plot for the Emperor, or let him leave.
takenoko-web-do-holiday = Who goes on holiday?
takenoko-web-do-ally = Choose a neighbour as your ally.
takenoko-web-do-break = Choose the alliance to break.
takenoko-web-do-alliance = Choose an ally, or an alliance to break.
takenoko-web-do-cancel = Cancel the card on top.

## The five actions: what each does, or why it is closed

takenoko-web-action-plots = draw three, place one
takenoko-web-action-channel = take one, lay it any time
takenoko-web-action-gardener = walks, bamboo grows
takenoko-web-action-panda = walks, eats one section
takenoko-web-action-objective = draw a new card
takenoko-web-action-made = done this turn
takenoko-web-action-all-made = no actions left
takenoko-web-action-planned = already planned
takenoko-web-action-not-planned = not planned this turn
takenoko-web-action-no-plots = no plots left
takenoko-web-action-no-channels = no channels left
takenoko-web-action-no-cards = no cards left
takenoko-web-action-no-step = nowhere to go
takenoko-web-action-holidays =
    { $you ->
        [yes] on holiday until your next turn
       *[no] on holiday until { $who }'s turn
    }
takenoko-web-action-hand-full = hand is full, { $limit } of { $limit }

## Why a place is closed

takenoko-web-closed-here-panda = The panda is already here.
takenoko-web-closed-here-gardener = The gardener is already here.
takenoko-web-closed-here-emperor = The Emperor is already here.
takenoko-web-closed-line-panda = The panda only walks in a straight line.
takenoko-web-closed-line-gardener = The gardener only walks in a straight line.
takenoko-web-closed-gap-panda = There is a gap in the way: the panda can't cross it.
takenoko-web-closed-gap-gardener = There is a gap in the way: the gardener can't cross it.
takenoko-web-closed-emperor-panda = The Emperor is here: the panda may pass, but not stop.
takenoko-web-closed-emperor-gardener = The Emperor is here: the gardener may pass, but not stop.
takenoko-web-closed-figure = The Emperor can't visit a plot where somebody stands.
takenoko-web-closed-pond-improve = Improvements go on plots, not on the pond.
takenoko-web-closed-pond-rain = Nothing grows on the pond.
takenoko-web-closed-pond-lay = Plots beside the pond have water already.
takenoko-web-closed-pond-disease = No bamboo grows on the pond.
takenoko-web-closed-pond-emperor = The Emperor visits plots, not the pond.
takenoko-web-closed-pond-swap = The pond stays where it is.
takenoko-web-closed-improved = This plot already has an improvement.
takenoko-web-closed-bamboo = An improvement needs a plot without bamboo.
takenoko-web-closed-dry = This plot is dry: nothing grows here.
takenoko-web-closed-full = This bamboo is as high as it gets.
takenoko-web-closed-no-bamboo = There is no bamboo to lose here.
takenoko-web-closed-channel = There is a channel here already.
takenoko-web-closed-unconnected = Water has to reach this edge first: continue from the pond or a channel.
takenoko-web-closed-one-plot-keep = A new plot must touch the pond or two plots.
takenoko-web-closed-one-plot-lay = A channel lies between two plots.
takenoko-web-closed-allied = One of you already has an ally.
takenoko-web-closed-far = Only neighbours at the table can be allies.

## Why a special card can't be played, or taken

takenoko-web-playing-no-card = No special card.
takenoko-web-playing-ending = The end has begun: no special card may be played any more.
takenoko-web-playing-answers-only = Only when somebody plays a special card.
takenoko-web-playing-first-turn = Not in the first round: there is no weather yet.
takenoko-web-playing-replaced = A card has already replaced the weather this turn.
takenoko-web-playing-turn-start = Only at the start of a turn, before the weather.
takenoko-web-playing-no-use = There is nothing it could do now.
takenoko-web-playing-wait = Not now.
takenoko-web-taking-ending = The end has begun: no more special cards.
takenoko-web-taking-has-special = Only one special card at a time.
takenoko-web-taking-hand-full = The hand is full: { $limit } of { $limit } cards.
takenoko-web-taking-no-cards = No special cards left.

## Hikari: a question out of turn, the end, standings

takenoko-web-expansion = Hikari expansion
takenoko-web-played =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { $kind ->
        [weather] “{ $special }”
        [jump]
            “{ $special }”: { $figure ->
                [gardener] the gardener
               *[panda] the panda
            } to { $tiles }
        [swap] “{ $special }”, swapping { $tiles }
        [disease] “{ $special }” on { $tiles }
        [emperor]
            “{ $special }”: { $tiles ->
                [none] he leaves
               *[other] he visits { $tiles }
            }
        [holiday]
            “{ $special }” for { $figure ->
                [gardener] the gardener
               *[panda] the panda
            }
        [ally] “{ $special }” with { $seats }
        [break] “{ $special }” to break up { $seats }
       *[other] “{ $special }”
    }
takenoko-web-cancels =
    { $you ->
        [yes] You cancel
       *[no] { $who } cancels
    } “{ $special }”
takenoko-web-window-turn-start =
    { $you ->
        [yes] Your turn, before the weather
       *[no] { $who }'s turn, before the weather
    }
takenoko-web-window-before-action =
    { $you ->
        [yes] Before your next action
       *[no] Before { $who }'s next action
    }
takenoko-web-window-turn-end =
    { $you ->
        [yes] At the end of your turn
       *[no] At the end of { $who }'s turn
    }
takenoko-web-window-yours = You could play “{ $special }”. { $about }
takenoko-web-window-works = { $what } Cancel it, or let it happen?
takenoko-web-window-works-again = The card “{ $special }” would work again. { $what } Cancel, or let it happen?
takenoko-web-window-void = As it stands, the card “{ $special }” has no effect. Cancel the cancellation?
takenoko-web-ending =
    { $you ->
        [yes] You took the Emperor card.
       *[no] { $who } took the Emperor card.
    } { $count ->
        [0] This is the last turn.
        [one] One last turn after this: { $turns }.
       *[other] One last turn each after this: { $turns }.
    }
takenoko-web-ending-hikari = No special card may be played any more.
takenoko-web-standing = { $who } { $count }

## When to be asked out of turn

takenoko-web-ask-title = When should we ask you?
takenoko-web-ask-turn = Don’t ask again before my turn
    .about = You play your card in your own turn only.
takenoko-web-ask-card = Don’t ask again before somebody plays a card
    .about = You are asked again as soon as somebody else plays a special card.
takenoko-web-ask-cancel = Ask me only when my card could cancel something
    .about = The usual way: in your own turn, and when something is played that your card could cancel.
takenoko-web-ask-always = Ask me at every moment
    .about = Before the weather, before each action and at the end of each turn.
takenoko-web-ask-more = When to ask me…

## Prompts, short enough for one line

takenoko-web-prompt-window = Play your card?
    .help = Special cards are played before something happens, never in answer to it. What you don’t play, you keep.
takenoko-web-prompt-answer = Cancel this card?
takenoko-web-prompt-choose = Choose the weather
takenoko-web-prompt-rain = Rain: which plot grows?
takenoko-web-prompt-storm = Storm: where to, panda?
takenoko-web-prompt-clouds = Clouds: an improvement
takenoko-web-prompt-plan = Plan your actions
takenoko-web-prompt-idle =
    { $made ->
        [0] Your turn: first action
        [1] Your second action
       *[other] End your turn?
    }
takenoko-web-prompt-act = Nobody plays: go ahead
takenoko-web-prompt-keep = Place one of these plots
takenoko-web-prompt-chip = With an improvement?
takenoko-web-prompt-under = Order under the pile?
takenoko-web-prompt-grow = Bamboo is short: who grows?
takenoko-web-prompt-take = Take a special card?

## Moves in a few words, for hints, analysis and labels

takenoko-web-advice-gardener = Send the gardener to { $tile }
takenoko-web-advice-panda = Send the panda to { $tile }
takenoko-web-advice-plots = Draw three plots and place one
takenoko-web-advice-channel = Take a channel
takenoko-web-advice-objective = Draw a { $category } objective
takenoko-web-advice-lay = Lay a channel { $edge }
takenoko-web-advice-improve = Put { $chip } on { $tile }
takenoko-web-advice-claim = Claim “{ $card }”
takenoko-web-advice-end = End the turn
takenoko-web-advice-ready = Announce the next action
takenoko-web-advice-rain = Let it rain on { $tile }
takenoko-web-advice-storm = Let the panda flee to { $tile }
takenoko-web-advice-clouds = Take { $chip }
takenoko-web-advice-choose = Choose { $face }
takenoko-web-advice-decline = Skip the weather
takenoko-web-advice-plan = Plan an action: { $action }
takenoko-web-advice-done = Plan no third action
takenoko-web-advice-keep = Place the { $plot } { $cell }
takenoko-web-advice-with = Put { $chip } on the new plot
takenoko-web-advice-bare = Put no improvement on it
takenoko-web-advice-under = Put under the pile, the last one at the bottom: { $plots }
takenoko-web-advice-grow = Let bamboo grow on { $tile }
takenoko-web-advice-take = Take the card “{ $special }”
takenoko-web-advice-skip = Take no special card
takenoko-web-advice-pass = Play no card
takenoko-web-advice-cancel = Cancel “{ $special }”
takenoko-web-advice-weather = Play the weather card: { $face }
takenoko-web-advice-jump =
    { $figure ->
        [gardener] Let the gardener
       *[panda] Let the panda
    } jump to { $tile }
takenoko-web-advice-swap = Swap { $tiles }
takenoko-web-advice-disease = Let the disease break out on { $tile }
takenoko-web-advice-emperor =
    { $tile ->
        [none] Let the Emperor leave
       *[other] Let the Emperor visit { $tile }
    }
takenoko-web-advice-holiday =
    { $figure ->
        [gardener] Send the gardener on holiday
       *[panda] Send the panda on holiday
    }
takenoko-web-advice-ally = Ally with { $other }
takenoko-web-advice-break = Break the alliance of { $seats }

takenoko-web-hint-gardener = A bot would send the gardener to { $tile }.
takenoko-web-hint-panda = A bot would send the panda to { $tile }.
takenoko-web-hint-plots = A bot would draw plots now.
takenoko-web-hint-channel = A bot would take a channel.
takenoko-web-hint-objective = A bot would draw a { $category } objective.
takenoko-web-hint-lay = A bot would lay a channel { $edge }.
takenoko-web-hint-improve = A bot would put { $chip } on { $tile }.
takenoko-web-hint-claim = A bot would claim “{ $card }”.
takenoko-web-hint-end = A bot would end the turn.
takenoko-web-hint-ready = A bot would announce the next action.
takenoko-web-hint-rain = A bot would let it rain on { $tile }.
takenoko-web-hint-storm = A bot would let the panda flee to { $tile }.
takenoko-web-hint-clouds = A bot would take { $chip }.
takenoko-web-hint-choose = A bot would choose { $face }.
takenoko-web-hint-decline = A bot would skip the weather.
takenoko-web-hint-plan = A bot would plan this action: { $action }.
takenoko-web-hint-done = A bot would plan no third action.
takenoko-web-hint-keep = A bot would place the { $plot } { $cell }.
takenoko-web-hint-with = A bot would put { $chip } on the new plot.
takenoko-web-hint-bare = A bot would put no improvement on it.
takenoko-web-hint-under = A bot would put them under the pile in this order: { $plots }.
takenoko-web-hint-grow = A bot would let bamboo grow on { $tile }.
takenoko-web-hint-take = A bot would take the card “{ $special }”.
takenoko-web-hint-skip = A bot would take no special card.
takenoko-web-hint-pass = A bot would play no card.
takenoko-web-hint-cancel = A bot would cancel “{ $special }”.
takenoko-web-hint-weather = A bot would play the weather card: { $face }.
takenoko-web-hint-jump =
    A bot would let { $figure ->
        [gardener] the gardener
       *[panda] the panda
    } jump to { $tile }.
takenoko-web-hint-swap = A bot would swap { $tiles }.
takenoko-web-hint-disease = A bot would let the disease break out on { $tile }.
takenoko-web-hint-emperor =
    { $tile ->
        [none] A bot would let the Emperor leave.
       *[other] A bot would let the Emperor visit { $tile }.
    }
takenoko-web-hint-holiday =
    { $figure ->
        [gardener] A bot would send the gardener on holiday.
       *[panda] A bot would send the panda on holiday.
    }
takenoko-web-hint-ally = A bot would ally with { $other }.
takenoko-web-hint-break = A bot would break the alliance of { $seats }.

## What happened, with places by what one sees

takenoko-web-event-said-rain = It rains on { $tile }.
takenoko-web-event-plot-chosen =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } a { $plot } { $cell }.
takenoko-web-event-plot-placed = {""}
takenoko-web-event-channel-laid =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a channel { $edge }.
takenoko-web-event-channel-revived = Water runs again in the channel { $edge }.
    .several = { $count } channels carry water again.
takenoko-web-event-channel-cut = Cut off from the water: the channel { $edge }.
    .several = { $count } channels are cut off.
takenoko-web-event-plots-swapped =
    { $there ->
        [yes] {""}
       *[no] Two plots trade places: { $tiles }.
    }
takenoko-web-event-chip-placed =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } { $chip } on { $tile }.
takenoko-web-event-figure-moved =
    { $by ->
        [visit] The Emperor moves on to { $tile }.
        [storm] The storm drives the panda to { $tile }.
        [jump]
            { $there ->
                [yes] {""}
               *[no]
                    { $figure ->
                        [gardener] The gardener
                       *[panda] The panda
                    } jumps to { $tile }.
            }
       *[other]
            { $you ->
                [yes] You send
               *[no] { $who } sends
            } { $figure ->
                [gardener] the gardener
               *[panda] the panda
            } to { $tile }.
    }
takenoko-web-event-figure-came =
    { $there ->
        [yes] {""}
       *[no]
            { $figure ->
                [panda] The panda is back from holiday
                [gardener] The gardener is back from holiday
               *[emperor] The Emperor comes to visit
            }, on { $tile }.
    }
takenoko-web-event-plot-irrigated =
    { $there ->
        [yes] Water reaches it.
       *[no] Water reaches { $tile }.
    }
    .several = Water reaches { $tile }.
takenoko-web-event-plot-dried = No more water for { $tile }.
    .several = No more water for { $tile }.
takenoko-web-event-bamboo-grew =
    { $there ->
        [yes] The bamboo there grows to { $height }.
       *[no] Bamboo grows to { $height } on the { $colour } plot { $cell }.
    }
takenoko-web-event-bamboo-lost =
    { $there ->
        [yes] The bamboo there shrinks to { $height }.
       *[no] Bamboo shrinks to { $height } on the { $colour } plot { $cell }.
    }
takenoko-web-event-said-grow =
    { $you ->
        [yes] You let
       *[no] { $who } lets
    } bamboo grow on { $tile }.
takenoko-web-event-special-played = { takenoko-web-played }.

## What each piece is

takenoko-web-about-plot-irrigated = Irrigated: bamboo can grow here, up to 4 high.
takenoko-web-about-plot-dry = Dry: nothing grows here until a channel or a watershed brings water.
takenoko-web-about-pond = The pond gives water to the plots around it. Panda and gardener start here.
takenoko-web-about-empty = A new plot fits where it touches the pond or two plots.
takenoko-web-about-panda = The panda walks in a straight line, as far as you like, and eats one section where it stops. It is yours for your panda objectives.
takenoko-web-about-gardener = The gardener walks in a straight line, as far as you like. Bamboo grows where he stops, and on plots of the same colour beside it, if they are irrigated.
takenoko-web-about-emperor = Panda and gardener may pass the Emperor, but not stop on his plot.
takenoko-web-about-chip = You may place it on a plot without bamboo or improvement, at any time in your turn.
takenoko-web-about-channels = You may lay them at any time in your turn, from the pond or from another channel.
takenoko-web-about-target = Whoever first claims { $target } objectives takes the Emperor card, worth 2 points; everyone else has one more turn.
takenoko-web-about-slots = They must be different. Sun brings a third one; with wind, they may be the same.
takenoko-web-about-claim = Claim it in your turn; that costs no action.
takenoko-web-about-special = Played on anyone's turn before something happens. Holding one counts towards the cards in your hand.
takenoko-web-about-supreme = It scores for everyone at the end of the game.
takenoko-web-weather-none = No weather yet
    .about = The weather die is rolled from each player's second turn on.

## On cards

takenoko-web-card-plot = Plots
takenoko-web-card-gardener = Gardener
takenoko-web-card-panda = Panda
takenoko-web-card-watered = irrigated
takenoko-web-card-high = { $height } high
takenoko-web-card-eaten = eaten
takenoko-web-card-lanterns = { $count } of { $of } objectives claimed

## Around the garden

takenoko-web-garden =
    The garden, { $count ->
        [0] only the pond
        [one] { $count } plot and the pond
       *[other] { $count } plots and the pond
    }
takenoko-web-actions = Actions
takenoko-web-slots = Actions of this turn
takenoko-web-slot-open = still open
takenoko-web-supply = What is left
takenoko-web-eaten = Eaten sections
    .about = The panda ate them. Panda objectives are paid with them.
takenoko-web-lay = to lay
takenoko-web-place = to place
takenoko-web-drawn = The plots you drew
takenoko-web-swap-order = Swap them
takenoko-web-order-always = Always as drawn
takenoko-web-order-kept = The others go under the pile as drawn
takenoko-web-hand = { $count } of { $limit } cards in hand
takenoko-web-claim = Claim +{ $points }
takenoko-web-claimed =
    { $count ->
        [one] { $count } objective claimed
       *[other] { $count } objectives claimed
    }
takenoko-web-allies =
    { $seats }: { $you ->
        [yes] allies, you win together
       *[no] allies, they win together
    }
takenoko-web-supreme = Supreme objectives
takenoko-web-display = Special cards
takenoko-web-special-pile =
    { $count ->
        [one] { $count } special card in the pile
       *[other] { $count } special cards in the pile
    }
takenoko-web-discard =
    Discarded: { $special }{ $count ->
        [one] {""}
       *[other] {" "}on top of { $count } cards
    }
takenoko-web-discarded = Discarded special cards
takenoko-web-play = Play
takenoko-web-play-card = Play your card
takenoko-web-yours = yours
takenoko-web-question = A question for you
takenoko-web-stack = Played cards; the last one acts first
takenoko-web-closed = { $title }: { $line }
takenoko-web-choose-first = Choose an action first.
takenoko-web-ask-timed = Without an answer, you play no card in { $seconds } seconds.
takenoko-web-ask-expired = Time is up: you play no card.
takenoko-web-ask-wait = Take your time
takenoko-web-ask-left = seconds to answer; then you play no card

takenoko-web-banner-weather = { $face }
takenoko-web-banner-rejected = Already fulfilled: { $card }
takenoko-web-banner-played = { $special }
takenoko-web-banner-cancelled = Cancelled
takenoko-web-banner-void = No effect
takenoko-web-banner-allied =
    { $you ->
        [yes] You and { $other } are allies
       *[no] { $who } and { $other } are allies
    }
takenoko-web-banner-unallied = Allies no more
takenoko-web-banner-emperor =
    { $you ->
        [yes] The Emperor comes to see you
       *[no] The Emperor comes to see { $who }
    }

## Nothing to tell: passing changes nothing

takenoko-web-event-said-pass = {""}
