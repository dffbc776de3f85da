# Spring Festival: the lesson, loaded with it.

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
spring-festival-web-learn-replace = Instead of extending your sky you may replace a tile; the old one leaves the game. Put the red rocket over the yellow tile in light blue: its arrow sets off a rocket that is ready again.
    .title = Replace a tile
spring-festival-web-learn-finale = Nine rounds later, all tiles are rockets again, and one of them starts a last chain. Each tile that explodes is worth 1 point; if all of them do, the finale is perfect and brings 3 applause. Light the marked tile.
    .title = Grande finale
spring-festival-web-learn-scoring = Your score is broken down next to your sky: the finale, applause, 3 points for each opponent with less applause, and your cards. The highest total wins. Now play!
    .title = Who wins
