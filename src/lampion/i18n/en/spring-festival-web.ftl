# Spring Festival on its board in the browser: labels, previews, explanations and the tutorial.

spring-festival-web-tile = Tile { $tile }
spring-festival-web-set = Starting set { $set }
spring-festival-web-store = The store
spring-festival-web-card-colour = Colour card { $card }
spring-festival-web-card-pattern = Pattern card { $card }
spring-festival-web-decks-title = The decks
spring-festival-web-decks = { $colour } colour cards and { $pattern } pattern cards are left.
spring-festival-web-panorama =
    Panorama of { $who }, { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }
spring-festival-web-zoom = Larger cells
spring-festival-web-enlarge = Enlarge { $who }
spring-festival-web-back = Back to your sky
spring-festival-web-active = active player
spring-festival-web-thinking = to move
spring-festival-web-held = In hand: { $tile }
spring-festival-web-completed =
    { $count ->
        [one] { $count } completed card
       *[other] { $count } completed cards
    }
spring-festival-web-completed-none = None yet.
spring-festival-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
spring-festival-web-part = { $part }: { $count }

## What lies on a cell, and what a choice would bring

spring-festival-web-cell-rocket = { $cell }, rocket. { $tile }
spring-festival-web-cell-exploded = { $cell }, exploded. { $tile }
spring-festival-web-choice-place = Place { $tile } on { $cell }: { $preview }
spring-festival-web-choice-replace = Replace the tile here with { $tile }: { $preview }. Now here: { $there }
spring-festival-web-choice-finale = Start the finale here: { $preview }. Now here: { $there }
spring-festival-web-choice-turn = Take { $tile } { $rest }
spring-festival-web-choice-set = Starting set { $set }: { $tiles }
spring-festival-web-choice-complete =
    Complete { $count ->
        [one] this card
       *[other] this card, { $count } ways
    }. { $card }
spring-festival-web-gets = { $who } gets { $tile }
spring-festival-web-leaves = leaves
spring-festival-web-preview-explodes =
    { $count ->
        [one] { $count } tile explodes
       *[other] { $count } tiles explode
    }
spring-festival-web-preview-applause = { $count } applause
spring-festival-web-preview-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
spring-festival-web-preview-nothing = nothing else happens

## On the page, pieces go by what they look like; the terminal uses their numbers and coordinates

spring-festival-web-name-colour = a colour card
spring-festival-web-name-pattern = a pattern card
spring-festival-web-prompt-place = Fire your tile: place it next to your tiles, or replace one of them.
spring-festival-web-hint-set = A bot would start with starting set { $set }.
spring-festival-web-hint-turn = A bot would take the { $tile }.
spring-festival-web-hint-place = A bot would place the tile on the light-blue cell.
spring-festival-web-hint-replace = A bot would replace the tile lit in light blue.
spring-festival-web-hint-complete = A bot would complete the card lit in light blue.
spring-festival-web-hint-pass = A bot would pass.
spring-festival-web-hint-finale = A bot would light the tile marked in light blue.
spring-festival-web-advice-set = Start with starting set { $set }
spring-festival-web-advice-turn = Take the { $tile }
spring-festival-web-advice-place = Place the { $tile } on { $cell }
spring-festival-web-advice-replace = Replace the tile on { $cell } with the { $tile }
spring-festival-web-advice-complete = Complete { $card }
spring-festival-web-advice-pass = Pass
spring-festival-web-advice-finale = Light the tile on { $cell }
spring-festival-web-event-tile-revealed = New in the store: { $tile }.
    .several = New in the store: { $tile }.
spring-festival-web-event-card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $card }.
    .several =
        { $you ->
            [yes] You draw
           *[no] { $who } draws
        } { $count } cards.
spring-festival-web-event-start-placed =
    { $you ->
        [yes] You lay
       *[no] { $who } lays
    } out the { $tile }.
spring-festival-web-event-tile-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } the { $tile }.
spring-festival-web-event-tile-discarded = The { $tile } leaves the game.
    .several = Out of the game: { $tile }.
spring-festival-web-event-tile-removed = The { $tile } leaves the game.
spring-festival-web-event-tile-placed =
    { $you ->
        [yes] You fire
       *[no] { $who } fires
    } the { $tile } { $replaced ->
        [yes] in its place
       *[no] next to the others
    }.
spring-festival-web-event-chain-wave =
    { $wave ->
        [0] It explodes.
       *[other] Then { $number } more.
    }
spring-festival-web-event-card-completed =
    { $you ->
        [yes] You complete
       *[no] { $who } completes
    } { $card }: { $points } points.
spring-festival-web-event-finale-fired =
    { $you ->
        [yes] You start
       *[no] { $who } starts
    } the finale with the { $tile }.

## The line under the panorama, and its buttons

spring-festival-web-do-turn = Choose a tile from the store and see who gets what.
spring-festival-web-do-lay = Choose a tile, then a glowing cell.
spring-festival-web-do-place = Choose a glowing cell, or a tile to replace.
spring-festival-web-do-complete = Choose a glowing card.
spring-festival-web-do-finale = Choose the tile that starts the last chain.
spring-festival-web-lay = Place it here.
spring-festival-web-taken = You take: { $tile }.
spring-festival-web-completes = With the lit tiles: +{ $points } points
spring-festival-web-match = { $number } of { $count }
spring-festival-web-match-before = Previous match
spring-festival-web-match-after = Next match
spring-festival-web-go-place = Place here
spring-festival-web-go-replace = Replace
spring-festival-web-go-turn = Take it
spring-festival-web-go-complete = Complete
spring-festival-web-go-finale = Light it
spring-festival-web-pass = Pass
spring-festival-web-perfect = Perfect!
spring-festival-web-banner-round = Round { $round }
spring-festival-web-banner-finale = Grande finale
spring-festival-web-banner-sign = { $sign }

## What each piece is

spring-festival-web-about-rocket = A rocket: an arrow pointing at it makes it explode, and then its own arrows fire.
spring-festival-web-about-exploded = Exploded: it does nothing until a completed card turns it back into a rocket.
spring-festival-web-about-starting = One of the four tiles of starting set { $set }.
spring-festival-web-about-card = Find its shape, turned but never mirrored, on exploded tiles. They become rockets again and you draw a new card.
spring-festival-web-about-store = The active player turns the disc. Everyone takes the tile in front of them; tiles that face nobody leave the game.
spring-festival-web-about-decks = Whoever completes a card draws another of the same kind.
spring-festival-web-about-sign = It scores for everyone at the end of the game.
spring-festival-web-about-finale = 1 point for each tile that explodes in the grande finale.
spring-festival-web-about-applause = 1 point for each applause. A new tile earns 1 for each complete spark it forms.
spring-festival-web-about-majority = 3 points for each opponent with less applause.
spring-festival-web-about-compositions = The points on your completed cards.

## The lesson

spring-festival-web-learn = Lesson
spring-festival-web-learn-step = Step { $number } of { $count }
spring-festival-web-learn-back = Back
spring-festival-web-learn-next = Next
spring-festival-web-learn-skip = Leave
spring-festival-web-learn-show = Show me
spring-festival-web-learn-done = Play
spring-festival-web-learn-astray = You could do that too, but for now try what glows light blue.
spring-festival-web-learn-welcome = The large sky is your panorama. Each tile is a rocket and shows its colour, how many times it will explode, white arrows and golden half sparks. Point at any piece, or press and hold it, to learn about it.
    .title = Your sky
spring-festival-web-learn-lay = Before the game, everyone lays out four starting rockets side by side. You have one left: put it on the marked cell.
    .title = The starting rockets
spring-festival-web-learn-store = Each round the active player turns the store, which decides what everyone gets. This round it's you. Take the blue rocket with one explosion: see who would get which tile, then choose it.
    .title = The store
spring-festival-web-learn-sparks = You have to fire the tile you took. Put it on the marked cell: its half spark meets the red rocket's, and a complete spark earns 1 applause.
    .title = Sparks and applause
spring-festival-web-learn-faces = A tile explodes when you place it, so yours now shows its other side. Its arrow pointed at an empty cell, so nothing else went off. A new round has started: Mei turned the store, and you got a yellow rocket.
    .title = Rocket and explosion
spring-festival-web-learn-chain = An arrow pointing at a rocket makes it explode, and that rocket's arrows carry on. The numbers show the order before you decide. Place the yellow rocket above the red one and watch.
    .title = Chain reaction
spring-festival-web-learn-card = Everything exploded, so a card matches: three tiles in a corner, two of them with 1 explosion. Choose the glowing card and its tiles light up; where it fits in several places, you can step through them. Complete it with the upper three tiles.
    .title = Complete a card
spring-festival-web-learn-rockets = 5 points! The tiles of the card became rockets again, ready to explode once more, and you drew a new card.
    .title = Rockets again
spring-festival-web-learn-replace = Instead of extending your sky you may replace a tile; the old one leaves the game. Put the red rocket over the yellow tile: its arrow sets off a rocket that is ready again.
    .title = Replace a tile
spring-festival-web-learn-finale = Nine rounds later, all tiles are rockets again, and one of them starts a last chain. Each tile that explodes is worth 1 point; if all of them do, the finale is perfect and brings 3 applause. Light the marked tile.
    .title = Grande finale
spring-festival-web-learn-scoring = Your score is broken down above your sky: the finale, applause, 3 points for each opponent with less applause, and your cards. The highest total wins. Now play!
    .title = Who wins
