# Spring Festival: its texts for terminal, server and browser.
# $who is a player's name; $you is yes when that player is the reader.

spring-festival-name = Spring Festival
spring-festival-about = Build a sky full of fireworks, set off chain reactions, complete compositions and end with a bang.
spring-festival-rules =
    The game lasts twelve rounds. The active player turns the store; everyone takes the tile in front of them and fires it, either next to their tiles or in place of one of them. It explodes, and each arrow that points at a rocket makes that rocket explode too: a chain reaction. Two half sparks that meet form a complete spark; your new tile earns 1 applause for each of its complete sparks.

    Then complete cards: find their shape, turned but never mirrored, on exploded tiles with the right colours or numbers of explosions. Those tiles become rockets again, and you draw a new card.

    The game ends with the grande finale: all tiles are rockets again and one of them starts a last chain. You score 1 point for each tile that explodes in it, 1 for each applause, 3 for each opponent with less applause, the points of your cards and, with a sign, what the sign gives. A perfect finale, with every tile exploding, brings 3 more applause.

## What the game waits for

spring-festival-prompt-choose-set = Choose a starting set.
    .help = Every set has one tile of each colour and one of each number of explosions. Only the arrows differ a little, so any set will do.
spring-festival-prompt-place-start = Lay out your starting tiles, one after the other.
    .help = The first lies in the middle, the others go next to a tile that is already there. Nothing explodes yet and sparks earn no applause. Look at your cards and place the colours and numbers they ask for accordingly.
spring-festival-prompt-turn-store = Turn the store: which tile do you want?
    .help = Your choice decides what everyone gets: the stacks keep their order. Tiles that face nobody leave the game.
spring-festival-prompt-place = Fire { $tile }: place it next to your tiles, or replace one of them.
    .help = The tile explodes where you put it, and its arrows set off the rockets they point at. Each complete spark it forms earns 1 applause. A tile you replace leaves the game.
spring-festival-prompt-complete = Complete a card, or pass.
    .help = The tiles you use become rockets again and you draw another card of the same kind. Keep tiles that you need for another card this round.
spring-festival-prompt-finale = The grande finale: which tile starts the last chain?
    .help = Every tile that explodes is worth 1 point. If all of them do, the finale is perfect and brings 3 applause.

## What the owner of the box is asked when chance moves

spring-festival-draw-tile-revealed = Which tile lies on top of stack { $stack }? (Stacks are numbered clockwise from 0.)
spring-festival-draw-card-drawn =
    Which { $slot ->
        [0] colour
        [1] colour
       *[other] pattern
    } card { $you ->
        [yes] do you
       *[no] does { $who }
    } get?
spring-festival-draw-sign-drawn = Which sign was drawn?
spring-festival-draw-first-found = Who is the first active player?

## Kinds of moves, as headings over their list, and what a move would bring

spring-festival-move-set = Choose a set
spring-festival-move-turn = Turn the store so that you get
spring-festival-move-place = Place on an empty cell
spring-festival-move-replace = Replace the tile on
spring-festival-move-complete = Complete a card with the tiles on
spring-festival-move-pass = Complete no more cards
spring-festival-move-finale = Start the finale with the tile on

spring-festival-offer-turn = { $tile } ({ $taken })

spring-festival-preview-waves = ✸{ $cells }
spring-festival-preview-sparks = ✦{ $count }
spring-festival-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
spring-festival-preview-provisional = ({ $sign }{ $count })
spring-festival-preview-completes = ▣{ $count }
spring-festival-preview = ✸ tiles that explode, ✦ sparks, pts: points at once, (+3): if the game ended now, ▣ cards to complete

## What happened. Several of the same kind in a row are told by `.several`, with lists in their places.

spring-festival-event-set-chosen =
    { $you ->
        [yes] You choose
       *[no] { $who } chooses
    } starting set { $set }.
spring-festival-event-tile-revealed = The store shows { $tile }.
    .several = The store shows { $tile }.
spring-festival-event-card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $card }.
    .several =
        { $you ->
            [yes] You draw
           *[no] { $who } draws
        } { $card }.
spring-festival-event-sign-drawn = The sign of this game: { $sign }.
spring-festival-event-start-placed =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } { $tile } on { $cell }.
spring-festival-event-first-found =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } the first active player.
spring-festival-event-round-began =
    Round { $round }: { $you ->
        [yes] you turn
       *[no] { $who } turns
    } the store
spring-festival-event-store-turned =
    { $you ->
        [yes] You turn
       *[no] { $who } turns
    } the store.
spring-festival-event-tile-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $tile }.
spring-festival-event-tile-discarded = { $tile } leaves the game.
    .several = { $tile } leave the game.
spring-festival-event-tile-removed = { $tile } on { $cell } leaves the game.
spring-festival-event-tile-placed =
    { $you ->
        [yes] You fire
       *[no] { $who } fires
    } { $tile } { $replaced ->
        [yes] in its place
       *[no] on { $cell }
    }.
spring-festival-event-spark-completed = A spark is complete.
    .several = { $count } sparks are complete.
spring-festival-event-applause =
    { $you ->
        [yes] You earn
       *[no] { $who } earns
    } { $count } applause.
spring-festival-event-chain-wave =
    { $wave ->
        [0] It explodes.
       *[other] Then { $cells }.
    }
spring-festival-event-card-completed =
    { $you ->
        [yes] You complete
       *[no] { $who } completes
    } { $card } with { $cells } for { $points } points.
spring-festival-event-turn-passed =
    { $you ->
        [yes] You complete
       *[no] { $who } completes
    } no more cards.
spring-festival-event-finale-began = Grande finale: all tiles are rockets again
spring-festival-event-finale-fired =
    { $you ->
        [yes] You start
       *[no] { $who } starts
    } the finale with { $tile } on { $cell }.
spring-festival-event-finale-counted =
    { $tiles ->
        [one] { $tiles } of { $of } tiles explodes.
       *[other] { $tiles } of { $of } tiles explode.
    }
spring-festival-event-finale-perfect =
    A perfect finale: { $you ->
        [yes] you earn
       *[no] { $who } earns
    } { $count } more applause.
spring-festival-event-game-over = The game is over: { $scores }

## Why a move is good

spring-festival-reason-scores = scores { $points } points
spring-festival-reason-completes = completes your card for { $points }
spring-festival-reason-prepares = prepares your card for { $points }
spring-festival-reason-chain = starts a chain of { $count }
spring-festival-reason-sparks =
    { $count ->
        [one] closes a spark: { $applause } applause
       *[other] closes { $count } sparks: { $applause } applause
    }
spring-festival-reason-finale =
    { $tiles ->
        [one] { $tiles } of { $of } tiles explodes
       *[other] { $tiles } of { $of } tiles explode
    }
spring-festival-reason-perfect = a perfect finale: all { $of } tiles explode
spring-festival-reason-could-complete = lets you complete a card for { $points }
spring-festival-reason-could-chain = lets you start a chain of { $count }
spring-festival-reason-could-spark =
    { $count ->
        [one] lets you complete a spark
       *[other] lets you complete { $count } sparks
    }
spring-festival-reason-could-prepare = lets you prepare your card for { $points }

## The table, as the terminal draws it

spring-festival-table-round = round { $round } of { $rounds }
spring-festival-table-active = active: { $who }
spring-festival-table-you = You (player { $seat })
spring-festival-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(+{ $provisional } if the game ended now)
    } · { $applause } applause · { $completed ->
        [one] { $completed } card completed
       *[other] { $completed } cards completed
    }
spring-festival-table-hand = In hand
spring-festival-table-holds = holds { $tiles }
spring-festival-table-cards = Cards
spring-festival-table-store =
    Store, { $below ->
        [one] { $below } tile
       *[other] { $below } tiles
    } under each top
spring-festival-table-sign = Sign { $name }: { $about }
spring-festival-table-legend = { $rocket } rocket · { $explosion } exploded · { $arrow } arrow · { $spark } half spark

spring-festival-phase-sets = choosing the starting sets
spring-festival-phase-reveal = new tiles turn up
spring-festival-phase-deal = dealing the cards
spring-festival-phase-sign = drawing the sign
spring-festival-phase-start = laying out the starting tiles
spring-festival-phase-first = finding the first player
spring-festival-phase-store = turning the store
spring-festival-phase-fire = firing rockets
spring-festival-phase-draw = drawing a card
spring-festival-phase-finale = grande finale
spring-festival-phase-over = the game is over

spring-festival-score-finale = Grande finale
spring-festival-score-applause = Applause
spring-festival-score-majority = More applause than others
spring-festival-score-compositions = Compositions
spring-festival-score-sign = Sign
spring-festival-score-total = Total
spring-festival-tie-break = more applause

## Pieces

spring-festival-colour-blue = blue
    .tile = blue
    .letter = B
spring-festival-colour-green = green
    .tile = green
    .letter = G
spring-festival-colour-red = red
    .tile = red
    .letter = R
spring-festival-colour-yellow = yellow
    .tile = yellow
    .letter = Y

spring-festival-direction-N = up
spring-festival-direction-NE = up right
spring-festival-direction-E = right
spring-festival-direction-SE = down right
spring-festival-direction-S = down
spring-festival-direction-SW = down left
spring-festival-direction-W = left
spring-festival-direction-NW = up left

spring-festival-tile =
    { $tile }: { $colour }, { $explosions ->
        [one] { $explosions } explosion, arrow
       *[other] { $explosions } explosions, arrows
    } { $arrows }{ $halves ->
        [0] , no half spark
        [one] ; half spark { $sparks }
       *[other] ; half sparks { $sparks }
    }.
spring-festival-card-colour = { $card }: colour card, { $points } points. { $shape }, row by row: { $rows }.
spring-festival-card-pattern = { $card }: pattern card, { $points } points. { $shape }, explosions row by row: { $rows }.
spring-festival-wild = any

spring-festival-shape-I3 = Line of three
spring-festival-shape-V3 = Corner of three
spring-festival-shape-O4 = Square
spring-festival-shape-T4 = T
spring-festival-shape-L4 = L
spring-festival-shape-J4 = J (a mirrored L)

## Signs

spring-festival-sign-goat = Goat
    .about = { $points } points for each column with exactly one tile of 1 explosion
spring-festival-sign-rooster = Rooster
    .about = { $points } points for each tile of 3 explosions with a complete spark
spring-festival-sign-snake = Snake
    .about = { $points } points for each red tile with tiles on all four sides
spring-festival-sign-rat = Rat
    .about = { $points } points for each yellow tile that touches another yellow one corner to corner
spring-festival-sign-dragon = Dragon
    .about = { $points } points for each complete spark
spring-festival-sign-ox = Ox
    .about = { $points } points for each column with all four numbers of explosions
spring-festival-sign-rabbit = Rabbit
    .about = { $points } points for each pair of tiles of 2 explosions next to each other
spring-festival-sign-dog = Dog
    .about = { $points } points for each tile of 4 explosions with a free side
spring-festival-sign-tiger = Tiger
    .about = { $points } points for each tile of the largest group of blue tiles
spring-festival-sign-monkey = Monkey
    .about = { $points } points for each green tile next to another green one
spring-festival-sign-pig = Pig
    .about = { $points } points for each pair of tiles whose arrows point at each other
spring-festival-sign-horse = Horse
    .about = { $points } points for each row with all four colours

## Options

spring-festival-option-cards = Composition cards
    .about = How many cards of each kind are in play?
spring-festival-option-cards-24 = We play with 24 cards of each kind.
    .about = These are the cards of the printed box.
spring-festival-option-cards-36 = We play with 36 cards of each kind.
    .about = The other twelve ask for two different things.

spring-festival-option-sign = Sign
    .about = In the advanced game, one sign of the zodiac scores for everyone at the end.
spring-festival-option-sign-none = We play without a sign.
    .about = This is the simple game.
spring-festival-option-sign-drawn = We draw one of the twelve signs.
    .about = It scores for everyone at the end.
spring-festival-option-sign-goat = We play with this sign: { spring-festival-sign-goat }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-rooster = We play with this sign: { spring-festival-sign-rooster }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-snake = We play with this sign: { spring-festival-sign-snake }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-rat = We play with this sign: { spring-festival-sign-rat }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-dragon = We play with this sign: { spring-festival-sign-dragon }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-ox = We play with this sign: { spring-festival-sign-ox }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-rabbit = We play with this sign: { spring-festival-sign-rabbit }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-dog = We play with this sign: { spring-festival-sign-dog }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-tiger = We play with this sign: { spring-festival-sign-tiger }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-monkey = We play with this sign: { spring-festival-sign-monkey }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-pig = We play with this sign: { spring-festival-sign-pig }.
    .about = Everyone knows it from the start.
spring-festival-option-sign-horse = We play with this sign: { spring-festival-sign-horse }.
    .about = Everyone knows it from the start.

spring-festival-option-sign_known = When the sign is drawn
    .about = A drawn sign turns up after or before the starting tiles are laid out.
spring-festival-option-sign_known-after = The sign is drawn after the starting tiles are laid out.
    .about = This is the order of the rulebook.
spring-festival-option-sign_known-before = The sign is drawn before the starting tiles are laid out.
    .about = You can lay them out with the sign in mind.

spring-festival-option-sets = Starting sets
    .about = Who plays with which four starting tiles?
spring-festival-option-sets-seat = Starting sets go by seat.
    .about = Seat 1 has set 1, seat 2 has set 2, and so on.
spring-festival-option-sets-chosen = Everyone chooses a starting set.
    .about = You choose in turn, beginning with seat 1.

spring-festival-option-first = First player
    .about = Who turns the store in the first round?
spring-festival-option-first-drawn = The first player is drawn.
    .about = Chance decides.
spring-festival-option-first-0 = Seat 1 begins.
    .about = This player has the first turn.
spring-festival-option-first-1 = Seat 2 begins.
    .about = This player has the first turn.
spring-festival-option-first-2 = Seat 3 begins.
    .about = This player has the first turn.
spring-festival-option-first-3 = Seat 4 begins.
    .about = This player has the first turn.

spring-festival-option-finale = Grande finale
    .about = Who chooses the tile that starts it?
spring-festival-option-finale-free = Everyone chooses the tile that starts their finale.
    .about = Finding the best one is part of the fun.
spring-festival-option-finale-best = The best tile starts each finale by itself.
    .about = Everyone fires the tile that sets off the most.

spring-festival-option-lone_tiger = Lone blue tile
    .about = Does a single blue tile count as a group for the tiger?
spring-festival-option-lone_tiger-0 = A lone blue tile is not a group.
    .about = A group has at least two tiles.
spring-festival-option-lone_tiger-1 = A lone blue tile counts as a group.
    .about = One blue tile is enough to score with the tiger.
