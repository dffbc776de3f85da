# Fireworks: its rules in brief and its options, for whoever sets up a table or asks for help.

fireworks-rules =
    On your turn you launch: choose where the die should fall and from how high. It hits the tiles in the box, and some of them turn over. If at least one turned face up, take as many face-up tiles as the die shows and place them in your sky; with the symbol take one and launch again. If none did, take a tile at random, and your turn is over. What nobody takes stays face up.

    Tiles are turned as you like when you place them, and never move again. Six tiles with their big arcs towards a start tile make a big firework: 10 points if all seven have one style and one colour, 7 for one style, otherwise 6; a start tile alone is worth 1. Two Bodan halves that meet make a Saturn (3 in one colour, else 2), two Kiku halves a kaleidoscope (3 in two colours, else 2), two flower halves a small flower (1). Different special tiles are worth 1 each; five or more are worth 10 in all.

    Function tiles work as soon as they turn up, one a turn. Gale: after taking, turn five tiles face down. Heavy rain: everyone takes one tile fewer this round. Symbol: launch again.

    When a sky is full, the others in this round have one more turn. Most points wins. The advanced games add characters and action cards, or have everyone take tiles from the table at the same time.

## Options

fireworks-option-mode = Version
    .about = Which of the games in the box do we play?
fireworks-option-mode-game-1 = We launch a die, take tiles and fill our skies.
    .about = Game 1 of the box: for ages six and up, and to learn the game.
fireworks-option-mode-advanced-1 = We launch as action cards say, alone or together.
    .about = The first advanced game. Everyone has a character, too.
fireworks-option-mode-advanced-2 = We all take tiles at the same time.
    .about = The second advanced game. All tiles are face up, and the fastest paw wins.
fireworks-option-mode-advanced-2-turns = We take one tile each in turn.
    .about = The second advanced game without any hurry. All tiles are face up.

fireworks-option-rearranging = Rearranging
    .about = May tiles in the sky be moved later?
fireworks-option-rearranging-off = Tiles stay where they are placed.
    .about = This is what the book says.
fireworks-option-rearranging-on = Tiles may be moved.
    .about = After taking, each tile of your sky may be moved or turned once, as in the 2018 edition.

fireworks-option-second_try = Second try
    .about = What happens after a launch that turns nothing over?
fireworks-option-second_try-off = A failure ends the turn.
    .about = You take a tile at random, as in the book.
fireworks-option-second_try-on = A failure gives a second try.
    .about = Once a turn you draw a card and launch again with helpers, as in the 2018 edition.

fireworks-option-up_to = Number of tiles
    .about = Must you take as many tiles as the die shows?
fireworks-option-up_to-off = You take as many tiles as the die shows.
    .about = This is what the book says.
fireworks-option-up_to-on = You take at most as many tiles as the die shows.
    .about = At least one, as in the 2018 edition.

fireworks-option-puppy = The puppy
    .about = How do the puppy's points count?
fireworks-option-puppy-add = The puppy's points are added.
    .about = They come on top of the points for special tiles, as the book says.
fireworks-option-puppy-replace = The puppy's points replace others.
    .about = They count instead of the points for special tiles, which makes the puppy no better than the others.

fireworks-option-first = First player
    .about = Who launches first?
fireworks-option-first-drawn = The first player is drawn at random.
    .about = Chance decides.
fireworks-option-first-0 = Seat 1 begins.
    .about = This player goes first.
fireworks-option-first-1 = Seat 2 begins.
    .about = This player goes first.
fireworks-option-first-2 = Seat 3 begins.
    .about = This player goes first.
fireworks-option-first-3 = Seat 4 begins.
    .about = This player goes first.

fireworks-option-box = The box
    .about = Who launches the die?
fireworks-option-box-simulated = Lampion simulates the launch.
    .about = A model whose tables anyone can read; its draws can be checked after the game.
fireworks-option-box-real = We launch a real die into a real box.
    .about = For the terminal, beside your own box: you enter what turned over and what the die shows. In the browser, a table of odds takes its place.
