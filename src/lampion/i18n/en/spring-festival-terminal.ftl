# Spring Festival: what only the terminal says.

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

## The table, as the terminal draws it

spring-festival-table-active = active: { $who }
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
spring-festival-table-holds = holds { $tiles }
spring-festival-table-sign = Sign { $name }: { $about }
spring-festival-table-legend = { $rocket } rocket · { $explosion } exploded · { $arrow } arrow · { $spark } half spark

## Sorts of pieces, as headings of a balance report

spring-festival-sort-card = cards
spring-festival-sort-sign = signs
spring-festival-sort-tile = tiles
