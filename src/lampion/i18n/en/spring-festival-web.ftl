# Spring Festival on its board in the browser: labels, previews, explanations and the tutorial.

spring-festival-web-tile = { $tile }: { $marks }
spring-festival-web-marks =
    { $count ->
        [one] Arrow
       *[other] Arrows
    } { $arrows }{ $halves ->
        [0] , no half spark
        [one] ; half spark { $sparks }
       *[other] ; half sparks { $sparks }
    }.
spring-festival-web-apart =
    { $count ->
        [one] arrow { $arrows }
       *[other] arrows { $arrows }
    }
spring-festival-web-explosions =
    { $count ->
        [one] { $count } explosion.
       *[other] { $count } explosions.
    }
spring-festival-web-set = Starting set { $set }
spring-festival-web-store = The store
spring-festival-web-card-colour = Colour card
    .about = Colour card, { $points } points. { $shape }, row by row: { $rows }.
spring-festival-web-card-pattern = Pattern card
    .about = Pattern card, { $points } points. { $shape }, explosions row by row: { $rows }.
spring-festival-web-decks-title = The decks
spring-festival-web-decks = { $colour } colour cards and { $pattern } pattern cards are left.
spring-festival-web-panorama =
    { $you ->
        [yes] Your panorama
       *[no] Panorama of { $who }
    }, { $count ->
        [0] empty
        [one] { $count } tile
       *[other] { $count } tiles
    }
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
spring-festival-web-gain-applause = { $count } applause
spring-festival-web-part = { $part }: { $count }
spring-festival-web-rocket = rocket
spring-festival-web-exploded = exploded

## What lies on a cell, and what a choice would bring

spring-festival-web-choice-place = Place the { $tile } { $place }: { $preview }
spring-festival-web-choice-replace = Replace the { $there } { $place } with the { $tile }: { $preview }. Now: { $marks }
spring-festival-web-choice-finale = Start the finale with the { $there } { $place }: { $preview }. Now: { $marks }
spring-festival-web-choice-turn = Take { $tile } { $rest }
spring-festival-web-choice-set = Starting set { $set }: { $tiles }
spring-festival-web-choice-complete =
    Complete { $count ->
        [one] this card with { $tiles }
       *[other] this card, { $count } ways
    }. { $card }
spring-festival-web-gets = { $who } gets { $tile }
spring-festival-web-leaves = leaves
spring-festival-web-preview-explodes =
    { $count ->
        [one] it explodes alone
       *[other] a chain of { $count }
    }
spring-festival-web-preview-applause = { $count } applause
spring-festival-web-preview-points =
    { $count ->
        [one] { $sign }{ $count } point in all
       *[other] { $sign }{ $count } points in all
    }
spring-festival-web-preview-provisional = { $sign }{ $count } if the game ended now
spring-festival-web-preview-completes =
    { $count ->
        [one] you can then complete your card for { $points }
       *[other] you can then complete { $count } cards
    }
spring-festival-web-preview-nothing = nothing else happens

## Where a place is: what lies next to it

spring-festival-web-beside-N = below the { $tile }
spring-festival-web-beside-E = left of the { $tile }
spring-festival-web-beside-S = above the { $tile }
spring-festival-web-beside-W = right of the { $tile }
spring-festival-web-between = between the { $one } and the { $other }
spring-festival-web-between-rows = between the { $one } above and the { $other } below
spring-festival-web-place-alone = in the middle
spring-festival-web-place-top = number { $number } of { $count } from the top
spring-festival-web-place-left = number { $number } of { $count } from the left
spring-festival-web-place-corner = number { $number } of { $count }, row by row

## On the page, pieces go by what they look like; the terminal uses their numbers and coordinates

spring-festival-web-name-colour = a colour card for { $points }
spring-festival-web-name-pattern = a pattern card for { $points }
spring-festival-web-way = Way { $number } of { $count }: with { $tiles }, +{ $points } points.
spring-festival-web-prompt-place = Fire your rocket
spring-festival-web-prompt-place-start = Lay out your starting tiles
spring-festival-web-prompt-turn-store = Turn the store
spring-festival-web-prompt-complete = Complete a card, or pass
spring-festival-web-prompt-finale = Grande finale: light a tile
spring-festival-web-hint-set = A bot would start with starting set { $set }.
spring-festival-web-hint-turn = A bot would take the { $tile }{ $apart ->
        [none] { "" }
       *[other] { " " }({ $apart })
    }.
spring-festival-web-hint-place = A bot would place the tile on the light-blue cell.
spring-festival-web-hint-replace = A bot would replace the tile lit in light blue.
spring-festival-web-hint-complete = A bot would complete the card lit in light blue.
spring-festival-web-hint-pass = A bot would pass.
spring-festival-web-hint-finale = A bot would light the tile marked in light blue.
spring-festival-web-advice-set = Start with starting set { $set }
spring-festival-web-advice-turn = Take the { $tile }{ $apart ->
        [none] { "" }
       *[other] { " " }({ $apart })
    }
spring-festival-web-advice-place = Place the { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }
spring-festival-web-advice-replace = Replace the { $there }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    } with the { $tile }
spring-festival-web-advice-complete = Complete { $card }
spring-festival-web-advice-pass = Pass
spring-festival-web-advice-finale = Light the { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }
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
    } out the { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }.
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
    } the { $tile }{ $replaced ->
        [yes] {" "}in its place
       *[no] { $beside ->
            [none] {""}
           *[other] {" "}{ $beside }
        }
    }.
spring-festival-web-event-chain-wave = It explodes.
    .several = It sets off a chain of { $size }.
spring-festival-web-event-card-completed =
    { $you ->
        [yes] You complete
       *[no] { $who } completes
    } { $card }: { $points } points.
spring-festival-web-event-finale-fired =
    { $you ->
        [yes] You start
       *[no] { $who } starts
    } the finale with the { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }.

## The line under the panorama, and its buttons

spring-festival-web-do-turn = Choose a tile from the store and see who gets what.
spring-festival-web-do-lay = Choose a tile, then a glowing cell.
spring-festival-web-do-place = Choose a glowing cell, or a tile to replace.
spring-festival-web-do-complete = Choose a glowing card.
spring-festival-web-do-finale = Choose the tile that starts the last chain.
spring-festival-web-lay = Place it here.
spring-festival-web-taken = You take: { $tile }.
spring-festival-web-completes = With the lit tiles: +{ $points } points
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
