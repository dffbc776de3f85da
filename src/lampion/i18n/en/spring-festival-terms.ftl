# Spring Festival: its rules in brief and its options, for whoever sets up a table or asks for help.

spring-festival-rules =
    The game lasts twelve rounds. The active player turns the store; everyone takes the tile in front of them and fires it, either next to their tiles or in place of one of them. It explodes, and each arrow that points at a rocket makes that rocket explode too: a chain reaction. Two half sparks that meet form a complete spark; your new tile earns 1 applause for each of its complete sparks.

    Then complete cards: find their shape, turned but never mirrored, on exploded tiles with the right colours or numbers of explosions. Those tiles become rockets again, and you draw a new card.

    The game ends with the grande finale: all tiles are rockets again and one of them starts a last chain. You score 1 point for each tile that explodes in it, 1 for each applause, 3 for each opponent with less applause, the points of your cards and, with a sign, what the sign gives. A perfect finale, with every tile exploding, brings 3 more applause.

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
