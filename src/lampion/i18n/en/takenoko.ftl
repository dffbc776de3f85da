# Takenoko with Hikari: its texts for terminal, server and browser.
# $who is a player's name; $you is yes when that player is the reader. What the reader may not see is `hidden`.

takenoko-name = Takenoko
takenoko-about = Lay out a bamboo garden, water it, let the gardener grow it and the panda eat it, and score objectives along the way.

## What the game waits for

takenoko-prompt-window = Play your special card now, or pass.
    .help = Special cards are played before something happens, never in answer to it. You keep your card if you pass.
takenoko-prompt-answer = A special card was announced: cancel it, or pass?
    .help = A cancellation stops the last card played, even another cancellation. Your card is then used up.
takenoko-prompt-choose = Choose the weather.
    .help = It works as if you had rolled it. You may also skip it.
takenoko-prompt-rain = Rain: which irrigated plot grows?
    .help = It grows by one section, by two with fertilizer, up to a height of 4.
takenoko-prompt-storm = Storm: where does the panda flee to?
    .help = To any other tile, not just in a straight line. The panda eats there as usual.
takenoko-prompt-clouds = Clouds: which improvement do you take?
    .help = You store the chip. You may put it on a plot without bamboo or improvement, this turn or later.
takenoko-prompt-plan = Plan your actions.
    .help = You take them afterwards in any order. They must be different unless there is wind; with sun you may plan three.
takenoko-prompt-idle =
    { $made ->
        [0] Your turn: take your first action.
        [1] Take your second action.
       *[other] End your turn, or do something else.
    }
    .help = Your actions must be different unless there is wind; with sun you may take a third. Laying channels, placing chips and claiming objectives cost no action. If someone holds a special card, you announce an action before you take it.
takenoko-prompt-act = Nobody plays a card: take your action.
    .help = The one you announced.
takenoko-prompt-keep = Which of these plots do you place, and where?
    .help = It must touch the pond or at least two plots. The others go under the pile.
takenoko-prompt-chip = Put a stored improvement on the new plot?
    .help = With a watershed it is irrigated at once; with fertilizer its first growth is already two sections.
takenoko-prompt-under = In which order do the other plots go under the pile?
    .help = The second one ends up at the very bottom.
takenoko-prompt-grow = There isn't enough bamboo left: which plot grows next?
    .help = One after the other, until the supply is empty.
takenoko-prompt-take = Take a special card from the display?
    .help = You can play it from the next player's turn on, and hold only one at a time.

## Kinds of moves, as headings over their list, and what a move would bring

takenoko-move-plots = Action: draw plots and place one
takenoko-move-channel = Action: take a channel
takenoko-move-gardener = Action: move the gardener to
takenoko-move-panda = Action: move the panda to
takenoko-move-objective = Action: draw an objective
takenoko-move-lay = Lay a stored channel between
takenoko-move-improve = Place a stored improvement
takenoko-move-claim = Claim an objective
takenoko-move-end = End the turn
takenoko-move-ready = Announce an action (others may play a card first)
takenoko-move-rain = Let it rain on
takenoko-move-storm = Blow the panda to
takenoko-move-clouds = Take an improvement
takenoko-move-choose = Choose the weather
takenoko-move-decline = Skip the weather
takenoko-move-plan = Plan an action
takenoko-move-done = Done planning
takenoko-move-keep = Place a plot
takenoko-move-with = Put an improvement on the new plot
takenoko-move-bare = No improvement
takenoko-move-under = Put under the pile, the last one at the bottom
takenoko-move-grow = Let bamboo grow on
takenoko-move-take = Take a special card
takenoko-move-skip = Take none
takenoko-move-pass = Play no card now
takenoko-move-cancel = Cancel the announced card
takenoko-move-weather = Play the weather card
takenoko-move-jump = Jump: move a figure to
takenoko-move-swap = Rearrangement: swap the plots on
takenoko-move-disease = Disease: bamboo shrinks around
takenoko-move-emperor = The Emperor's visit
takenoko-move-holiday = Holidays: send away
takenoko-move-ally = Alliance: ally with
takenoko-move-break = Alliance: break up

takenoko-preview-bamboo = bamboo ×{ $count }
takenoko-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
takenoko-preview = bamboo: plots on which it grows or shrinks, pts: points at once

## What happened. Several of the same kind in a row are told by `.several`, with lists in their places.

takenoko-event-objective-drawn =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } a { $category } objective{ $card ->
        [hidden] .
       *[other] : { $card }.
    }
takenoko-event-objective-rejected = The garden already fulfils { $card }: the card goes under its deck.
takenoko-event-supreme-revealed = Supreme objective: { $supreme }.
    .several = Supreme objectives: { $supreme }.
takenoko-event-special-displayed = New on display: { $special }.
    .several = On display: { $special }.
takenoko-event-first-found =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
takenoko-event-turn-began =
    Turn { $turn }: { $you ->
        [yes] yours
       *[no] { $who }
    }
takenoko-event-weather-rolled =
    { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } the weather: { $face }.
takenoko-event-said-choose =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } { $choice ->
        [sun] sun
        [rain] rain
        [wind] wind
        [storm] storm
       *[clouds] clouds
    }.
takenoko-event-said-decline =
    { $you ->
        [yes] You skip
       *[no] { $who } skips
    } the weather.
takenoko-event-said-rain = It rains on { $cell }.
takenoko-event-said-clouds =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $choice ->
        [watershed] a watershed
        [enclosure] an enclosure
       *[fertilizer] fertilizer
    }.
takenoko-event-said-plan =
    { $you ->
        [yes] You plan
       *[no] { $who } plans
    } { $choice ->
        [plots] to place a plot
        [channel] to take a channel
        [gardener] to move the gardener
        [panda] to move the panda
       *[objective] to draw an objective
    }.
takenoko-event-said-done =
    { $you ->
        [yes] You plan
       *[no] { $who } plans
    } no third action.
takenoko-event-said-plots =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } to draw plots.
takenoko-event-plot-drawn =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } a { $plot ->
        [hidden] plot
       *[other] { $plot }
    }.
    .several =
        { $you ->
            [yes] You draw: { $plot }.
           *[no] { $who } draws { $count } plots.
        }
takenoko-event-plot-chosen =
    { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } a { $plot }.
takenoko-event-plot-placed =
    It goes on { $cell }{ $chip ->
        [none] {""}
       *[other] {" "}with { $chip }
    }.
takenoko-event-plots-buried =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } { $count } plots under the pile{ $plots ->
        [hidden] .
       *[other] : { $plots }.
    }
takenoko-event-said-bare =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } no improvement on it.
takenoko-event-said-channel =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } a channel.
takenoko-event-channel-laid =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } a channel between { $cells }.
takenoko-event-channel-revived = The channel between { $cells } carries water again.
takenoko-event-channel-cut = The channel between { $cells } is cut off.
    .several = { $count } channels are cut off.
takenoko-event-plots-swapped = The plots on { $cells } change places.
takenoko-event-chip-placed =
    { $you ->
        [yes] You place
       *[no] { $who } places
    } an improvement on { $cell }: { $chip }.
takenoko-event-figure-moved =
    { $by ->
        [visit] The Emperor goes on to { $cell }.
        [storm] The storm blows the panda to { $cell }.
        [jump]
            { $figure ->
                [gardener] The gardener
               *[panda] The panda
            } jumps to { $cell }.
       *[other]
            { $you ->
                [yes] You send
               *[no] { $who } sends
            } { $figure ->
                [gardener] the gardener
               *[panda] the panda
            } to { $cell }.
    }
takenoko-event-figure-left =
    { $figure ->
        [panda] The panda goes on holiday.
        [gardener] The gardener goes on holiday.
       *[emperor] The Emperor leaves the garden.
    }
takenoko-event-figure-came =
    { $figure ->
        [panda] The panda is back from holiday
        [gardener] The gardener is back from holiday
       *[emperor] The Emperor comes to visit
    }, on { $cell }.
takenoko-event-said-objective =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } a { $choice } objective.
takenoko-event-objective-claimed =
    { $you ->
        [yes] You claim
       *[no] { $who } claims
    } an objective: { $card }, { $points } points.
takenoko-event-plot-irrigated = Water reaches { $cell }.
    .several = Water reaches { $cell }.
takenoko-event-plot-dried = { $cell } runs dry.
takenoko-event-bamboo-grew = The { $colour } bamboo on { $cell } grows to { $height }.
takenoko-event-bamboo-lost = The { $colour } bamboo on { $cell } shrinks to { $height }.
takenoko-event-bamboo-eaten =
    { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } the { $colour } section.
takenoko-event-said-grow =
    { $you ->
        [yes] You let
       *[no] { $who } lets
    } bamboo grow on { $cell }.
takenoko-event-said-ready =
    { $you ->
        [yes] You announce
       *[no] { $who } announces
    } an action.
takenoko-event-said-pass =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } no card.
takenoko-event-said-end =
    { $you ->
        [yes] You end your
       *[no] { $who } ends the
    } turn.
takenoko-event-said-skip =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } no special card.
takenoko-event-special-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } a special card: { $special }.
takenoko-event-special-played =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } a special card, { $special }: { $use }.
takenoko-event-said-cancel =
    { $you ->
        [yes] You cancel
       *[no] { $who } cancels
    } the card “{ $special }”.
takenoko-event-special-works = The card “{ $special }” takes effect.
takenoko-event-special-void = The card “{ $special }” has no effect.
takenoko-event-alliance-made =
    { $you ->
        [yes] You
       *[no] { $who }
    } and { $other } are allies now.
takenoko-event-alliance-broken =
    { $you ->
        [yes] You
       *[no] { $who }
    } and { $other } are no longer allies.
takenoko-event-emperor-card =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the Emperor card, { $points } points: everyone else gets one more turn.
takenoko-event-game-over =
    { $stalled ->
        [yes] The game has stalled and is over
       *[no] The game is over
    }: { $scores }

## Why a move is good

takenoko-reason-scores = scores { $points } points
takenoko-reason-completes = completes your { $category } objective for { $points }
takenoko-reason-prepares = prepares your { $category } objective for { $points }
takenoko-reason-eats = eats a { $colour } section
takenoko-reason-grows =
    { $count ->
        [one] bamboo grows
       *[other] bamboo grows on { $count } plots
    }
takenoko-reason-waters =
    { $count ->
        [one] waters a plot
       *[other] waters { $count } plots
    }

## The state of the game

takenoko-table-you = You (player { $seat })
takenoko-table-hand = hand: { $what }
takenoko-table-eaten = eaten: { $what }
takenoko-table-window-own-turn = at the start of your turn
takenoko-table-window-turn-start = before the weather
takenoko-table-window-before-action = before an action
takenoko-table-window-turn-end = at the end of the turn
takenoko-count-plots =
    { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
takenoko-count-channels =
    { $count ->
        [one] { $count } channel
       *[other] { $count } channels
    }
takenoko-count-watershed =
    { $count ->
        [one] { $count } watershed
       *[other] { $count } watersheds
    }
takenoko-count-enclosure =
    { $count ->
        [one] { $count } enclosure
       *[other] { $count } enclosures
    }
takenoko-count-fertilizer =
    { $count ->
        [one] { $count } fertilizer
       *[other] { $count } fertilizers
    }
takenoko-count-green = { $count } green
takenoko-count-yellow = { $count } yellow
takenoko-count-pink = { $count } pink
takenoko-count-plot = { $count } plot
takenoko-count-gardener = { $count } gardener
takenoko-count-panda = { $count } panda
takenoko-count-nothing = nothing

takenoko-phase-deal = dealing the objectives
takenoko-phase-supreme = revealing the supreme objectives
takenoko-phase-display = laying out the display
takenoko-phase-first = finding the first player
takenoko-phase-window = special cards may be played
takenoko-phase-answer = a special card may be cancelled
takenoko-phase-roll = rolling the weather
takenoko-phase-choose = choosing the weather
takenoko-phase-rain = rain
takenoko-phase-storm = storm
takenoko-phase-clouds = clouds
takenoko-phase-plan = planning the actions
takenoko-phase-idle = actions and free steps
takenoko-phase-act = an action
takenoko-phase-plots = drawing plots
takenoko-phase-keep = placing a plot
takenoko-phase-chip = placing a plot
takenoko-phase-under = putting plots under the pile
takenoko-phase-objective = drawing an objective
takenoko-phase-grow = bamboo grows
takenoko-phase-take = taking a special card
takenoko-phase-refill = filling the display
takenoko-phase-over = the game is over

takenoko-score-plot = Plot objectives
takenoko-score-gardener = Gardener objectives
takenoko-score-panda = Panda objectives
takenoko-score-emperor = Emperor card
takenoko-score-supreme = Supreme objectives
takenoko-score-total = Total
takenoko-tie-break = more points from panda objectives (with Hikari: fewer from supreme ones)

## Pieces

takenoko-colour-green = green
    .letter = G
takenoko-colour-yellow = yellow
    .letter = Y
takenoko-colour-pink = pink
    .letter = P

takenoko-plot-None = hidden
takenoko-plot-green = green plot
takenoko-plot-green-watershed = green plot with watershed
takenoko-plot-green-enclosure = green plot with enclosure
takenoko-plot-green-fertilizer = green plot with fertilizer
takenoko-plot-yellow = yellow plot
takenoko-plot-yellow-watershed = yellow plot with watershed
takenoko-plot-yellow-enclosure = yellow plot with enclosure
takenoko-plot-yellow-fertilizer = yellow plot with fertilizer
takenoko-plot-pink = pink plot
takenoko-plot-pink-watershed = pink plot with watershed
takenoko-plot-pink-enclosure = pink plot with enclosure
takenoko-plot-pink-fertilizer = pink plot with fertilizer
takenoko-plot-pond = pond
takenoko-plots-None = hidden

takenoko-chip-None = none
takenoko-chip-watershed = watershed
    .short = wat
    .about = The plot is irrigated.
takenoko-chip-enclosure = enclosure
    .short = enc
    .about = The panda can't eat here.
takenoko-chip-fertilizer = fertilizer
    .short = fer
    .about = Whenever the plot would grow by one section, it grows by two.

takenoko-figures-panda = the panda
    .short = PAN
    .letter = P
takenoko-figures-gardener = the gardener
    .short = GAR
    .letter = G
takenoko-figures-emperor = the Emperor
    .short = EMP
    .letter = E

takenoko-face-sun = sun
    .about = A third action; all three must be different.
takenoko-face-rain = rain
    .about = One irrigated plot grows.
takenoko-face-wind = wind
    .about = Both actions may be the same.
takenoko-face-storm = storm
    .about = The panda moves to any other tile and eats there.
takenoko-face-clouds = clouds
    .about = An improvement of your choice; if none is left, another weather.
takenoko-face-question = question mark
    .about = A weather of your choice.

takenoko-action-plots = plots
    .about = Draw three plots, place one, put the others under the pile.
takenoko-action-channel = channel
    .about = Take an irrigation channel and store it.
takenoko-action-gardener = gardener
    .about = Move the gardener in a straight line; bamboo grows where he stops and next to it on plots of the same colour.
takenoko-action-panda = panda
    .about = Move the panda in a straight line; it eats a section where it stops.
takenoko-action-objective = objective
    .about = Draw an objective: plot, gardener or panda.

takenoko-category-plot = plot
takenoko-category-gardener = gardener
takenoko-category-panda = panda

## Objectives

takenoko-objective =
    { $card }: { $category } objective, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $name }. { $about }

takenoko-shape-triangle = Three irrigated plots that touch each other.
takenoko-shape-line = Three irrigated plots in a straight line.
takenoko-shape-curve = Three irrigated plots in a bend.
takenoko-shape-diamond = Four irrigated plots in a diamond, in any direction.
takenoko-shape-dominoes = Four irrigated plots in a diamond, two of each colour side by side.
takenoko-shape-tips = Four irrigated plots in a diamond: one colour on the two tips, the other on the pair between.
takenoko-shape-gardener = The bamboo must be exactly that high when you claim the card.
takenoko-shape-panda = You give the eaten sections back when you claim the card.

takenoko-card-None = hidden
takenoko-card-plot-triangle-green = green triangle
takenoko-card-plot-triangle-yellow = yellow triangle
takenoko-card-plot-triangle-pink = pink triangle
takenoko-card-plot-line-green = green line
takenoko-card-plot-line-yellow = yellow line
takenoko-card-plot-line-pink = pink line
takenoko-card-plot-curve-green = green bend
takenoko-card-plot-curve-yellow = yellow bend
takenoko-card-plot-curve-pink = pink bend
takenoko-card-plot-diamond-green = green diamond
takenoko-card-plot-diamond-yellow = yellow diamond
takenoko-card-plot-diamond-pink = pink diamond
takenoko-card-plot-diamond-yellow-green = yellow and green diamond
takenoko-card-plot-diamond-pink-green = pink and green diamond
takenoko-card-plot-diamond-yellow-pink = yellow and pink diamond
takenoko-card-gardener-green-4-none = green bamboo 4 high, no improvement
takenoko-card-gardener-green-4-watershed = green bamboo 4 high on watershed
takenoko-card-gardener-green-4-enclosure = green bamboo 4 high on enclosure
takenoko-card-gardener-green-4-fertilizer = green bamboo 4 high on fertilizer
takenoko-card-gardener-yellow-4-none = yellow bamboo 4 high, no improvement
takenoko-card-gardener-yellow-4-watershed = yellow bamboo 4 high on watershed
takenoko-card-gardener-yellow-4-enclosure = yellow bamboo 4 high on enclosure
takenoko-card-gardener-yellow-4-fertilizer = yellow bamboo 4 high on fertilizer
takenoko-card-gardener-pink-4-none = pink bamboo 4 high, no improvement
takenoko-card-gardener-pink-4-watershed = pink bamboo 4 high on watershed
takenoko-card-gardener-pink-4-enclosure = pink bamboo 4 high on enclosure
takenoko-card-gardener-pink-4-fertilizer = pink bamboo 4 high on fertilizer
takenoko-card-gardener-green-3x4 = four green bamboos 3 high
takenoko-card-gardener-yellow-3x3 = three yellow bamboos 3 high
takenoko-card-gardener-pink-3x2 = two pink bamboos 3 high
takenoko-card-panda-green = two green sections
takenoko-card-panda-yellow = two yellow sections
takenoko-card-panda-pink = two pink sections
takenoko-card-panda-trio = a section of each colour

## Hikari

takenoko-special-weather-sun = Weather: sun
    .about = Replaces the die at the start of anyone's turn: a third action.
takenoko-special-weather-rain = Weather: rain
    .about = Replaces the die at the start of anyone's turn: one irrigated plot grows.
takenoko-special-weather-wind = Weather: wind
    .about = Replaces the die at the start of anyone's turn: both actions may be the same.
takenoko-special-weather-storm = Weather: storm
    .about = Replaces the die at the start of anyone's turn: the panda moves to any other tile.
takenoko-special-weather-clouds = Weather: clouds
    .about = Replaces the die at the start of anyone's turn: an improvement from the supply.
takenoko-special-cancellation = Cancellation
    .about = Stops a special card that was just announced, even another cancellation.
takenoko-special-alliance = Alliance
    .about = Ally with a neighbour: if one of you wins, both win. Or break up two allies.
takenoko-special-jump = Jump
    .about = Move the panda or the gardener to any other tile, not just in a straight line.
takenoko-special-emperor-visit = Emperor's visit
    .about = The Emperor visits a plot, moves on to another or leaves. Panda and gardener can't stop where he stands.
takenoko-special-rearrangement = Rearrangement
    .about = Two plots trade places, with their bamboo, improvements, figures and channels.
takenoko-special-disease = Disease
    .about = A plot and its neighbours of the same colour lose a section each.
takenoko-special-holidays = Holidays
    .about = The panda or the gardener leaves the board until your next turn.

takenoko-supreme-same-colour-sets = three of a colour
    .about = { $points } points for every three claimed objectives of the same colour
takenoko-supreme-most-panda = most panda objectives
    .about = { $points } points for the most claimed panda objectives, shared if equal
takenoko-supreme-most-plot = most plot objectives
    .about = { $points } points for the most claimed plot objectives, shared if equal
takenoko-supreme-most-gardener = most gardener objectives
    .about = { $points } points for the most claimed gardener objectives, shared if equal
takenoko-supreme-different-type-sets = one of each kind
    .about = { $points } points for each set of one plot, one gardener and one panda objective

takenoko-described = { $name }: { $about }
