# Takenoko with Hikari: its rules in brief and its options, for whoever sets up a table or asks for help.

takenoko-rules =
    On your turn the weather die gives you a small advantage (from your second turn on); then you take two different actions: draw three plots and place one, take an irrigation channel, move the gardener, move the panda, or draw an objective.

    Plots go next to the pond or next to two other plots. A plot is irrigated if it touches the pond or a channel, or has a watershed; the first time that happens, a section of bamboo grows there. Gardener and panda move in a straight line, as far as you like. Where the gardener stops, the plot and its neighbours of the same colour grow by one section if they are irrigated, up to four high. The panda eats a section where it stops. An enclosure keeps it away; fertilizer makes two sections grow instead of one.

    Before, between and after your actions you may lay stored channels, place stored chips and claim objectives: patterns of irrigated plots, bamboo of an exact height, or eaten sections, which you return.

    The first player to claim 9 objectives (8 with three players, 7 with four) takes the Emperor card, worth 2 points. Everyone else gets one more turn. Most points wins.

    Hikari adds special cards, which you can play on anyone's turn before something happens, and supreme objectives, which score for everyone at the end.

## Options

takenoko-option-hikari = Hikari expansion
    .about = Hikari adds special cards and supreme objectives.
takenoko-option-hikari-off = We play without Hikari.
    .about = This is Takenoko alone.
takenoko-option-hikari-on = We play with Hikari.
    .about = It is meant for three or four players; with two there are no alliances.

takenoko-option-weather = Weather die
    .about = Is the weather die rolled from the second turn on?
takenoko-option-weather-on = We roll the weather die.
    .about = This is the usual game.
takenoko-option-weather-off = We play without the weather die.
    .about = This is for beginners; Hikari's weather cards stay in the box too.

takenoko-option-expert = Easy cards
    .about = What happens to an objective that the garden already fulfils when you draw it?
takenoko-option-expert-off = You keep objectives that are already fulfilled.
    .about = Lucky you.
takenoko-option-expert-on = Objectives that are already fulfilled are drawn again.
    .about = This is for experts: the card is shown, goes under its deck, and you draw another.

takenoko-option-actions = Choosing actions
    .about = When do you decide which actions to take?
takenoko-option-actions-sequential = You choose your actions one after the other.
    .about = You see what the first brings before you choose the second.
takenoko-option-actions-committed = You plan your actions in advance.
    .about = You choose them all right after the weather.

takenoko-option-mirror = Mirrored diamonds
    .about = May two-colour diamonds be mirrored?
takenoko-option-mirror-off = Two-colour diamonds may only be turned.
    .about = They count as printed, turned in any way.
takenoko-option-mirror-on = Two-colour diamonds may be mirrored.
    .about = The mirror image counts as well.

takenoko-option-green_plots = Green plots
    .about = How many are plain, with watershed, enclosure and fertilizer? Boxes differ.
takenoko-option-green_plots-6221 = There are 6, 2, 2 and 1 green plots.
    .about = Most boxes are like this.
takenoko-option-green_plots-5222 = There are 5, 2, 2 and 2 green plots.
    .about = There is a second green fertilizer plot.

takenoko-option-diamonds = Two-colour diamonds
    .about = How do the colours lie in them?
takenoko-option-diamonds-dominoes = The colours of a diamond lie side by side.
    .about = Two plots of each colour are next to each other.
takenoko-option-diamonds-tips = One colour of a diamond lies on its tips.
    .about = The other lies between them.

takenoko-option-bamboo = Bamboo
    .about = How many green, yellow and pink sections are there?
takenoko-option-bamboo-unlimited = Bamboo never runs out.
    .about = There are always enough sections.
takenoko-option-bamboo-36-30-24 = There are 36 green, 30 yellow and 24 pink sections.
    .about = When a colour runs out, the player who makes it grow chooses where.
takenoko-option-bamboo-28-26-24 = There are 28 green, 26 yellow and 24 pink sections.
    .about = When a colour runs out, the player who makes it grow chooses where.

takenoko-option-stall = Standstill
    .about = Does the game end when it stalls?
takenoko-option-stall-20 = A game that stalls ends after 20 rounds.
    .about = It ends after that many rounds without progress.
takenoko-option-stall-off = A game that stalls goes on.
    .about = It never ends by itself.

takenoko-option-first = First player
    .about = Who has the first turn?
takenoko-option-first-drawn = The first player is drawn.
    .about = Chance decides.
takenoko-option-first-0 = Seat 1 begins.
    .about = This player has the first turn.
takenoko-option-first-1 = Seat 2 begins.
    .about = This player has the first turn.
takenoko-option-first-2 = Seat 3 begins.
    .about = This player has the first turn.
takenoko-option-first-3 = Seat 4 begins.
    .about = This player has the first turn.

takenoko-option-jump_arrival = Landing after a jump
    .about = With Hikari, does a figure that jumps act where it lands?
takenoko-option-jump_arrival-on = A figure that jumps acts where it lands.
    .about = The panda eats, the gardener makes bamboo grow.
takenoko-option-jump_arrival-off = A figure that jumps only moves.
    .about = Nothing is eaten and nothing grows.

takenoko-option-colour_sets = Same colour
    .about = With Hikari, what counts as an objective's colour for sets of three?
takenoko-option-colour_sets-bamboo = An objective has the colour of its bamboo.
    .about = That is green, yellow or pink; a card of several colours counts as one of them.
takenoko-option-colour_sets-category = An objective has the colour of its card.
    .about = That is plot, gardener or panda.
