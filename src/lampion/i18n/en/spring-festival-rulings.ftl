# How we settle what the rulebook leaves open, in brief, for the About page. docs/games gives the reasons.

spring-festival-web-ruling-1 = How many composition cards?
    .answer = 24 of each kind; an option adds the other 12.
spring-festival-web-ruling-2 = Are the decks open?
    .answer = No, they lie face down.
spring-festival-web-ruling-3 = May the starting tiles lie apart?
    .answer = No, they form one group.
spring-festival-web-ruling-4 = When is the sign drawn?
    .answer = After the starting tiles are laid out; an option changes that.
spring-festival-web-ruling-5 = Who draws first?
    .answer = Whoever acts first. Nobody waits for anyone else.
spring-festival-web-ruling-6 = Does replacing pay applause?
    .answer = Yes, for every complete spark of the new tile. Sparks that vanish cost nothing.
spring-festival-web-ruling-7 = How far do arrows reach?
    .answer = To the next cell only.
spring-festival-web-ruling-8 = What if a deck is empty?
    .answer = You draw nothing and play on with fewer cards.
spring-festival-web-ruling-9 = May a card be completed before placing?
    .answer = No, only after the tile of the round is placed.
spring-festival-web-ruling-10 = Must the finale be the best one?
    .answer = No, the choice is free; an option fires the best one automatically.
spring-festival-web-ruling-11 = Do signs look at faces?
    .answer = No, rockets and exploded tiles count alike.
spring-festival-web-ruling-12 = Must rows and columns be unbroken?
    .answer = No. Every tile in the line counts, and a line scores once.
spring-festival-web-ruling-13 = Rabbit: do overlapping pairs count?
    .answer = Yes: three in a line are two pairs, a square of four makes four.
spring-festival-web-ruling-14 = Tiger: is a single blue tile a group?
    .answer = No; an option makes it count.
spring-festival-web-ruling-15 = Pig: do arrows across a corner count?
    .answer = Yes. Two tiles make one pair at most.
spring-festival-web-ruling-16 = May a tile be discarded?
    .answer = No, you must place the tile you took.
spring-festival-web-ruling-17 = Do removed tiles come back?
    .answer = No, they are out of the game.
spring-festival-web-ruling-18 = What if the applause runs out?
    .answer = It never does.

## What we don't know for certain about the box

spring-festival-web-box-sides-empty_side = which side stays empty with three players
spring-festival-web-box-colour_cards-set = which colour cards are in the printed box
spring-festival-web-box-pattern_cards-set = which pattern cards are in the printed box
