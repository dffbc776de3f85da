# Spring Festival: its texts for terminal, server and browser.
# $who is a player's name; $you is yes when that player is the reader.

spring-festival-name = Spring Festival
spring-festival-about = Build a sky full of fireworks, set off chain reactions, complete compositions and end with a bang.

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

## The state of the game

spring-festival-table-round = round { $round } of { $rounds }
spring-festival-table-you = You (player { $seat })
spring-festival-table-hand = In hand
spring-festival-table-cards = Cards
spring-festival-table-store =
    Store, { $below ->
        [one] { $below } tile
       *[other] { $below } tiles
    } under each top
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
