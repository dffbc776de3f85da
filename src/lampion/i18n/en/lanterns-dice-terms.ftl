# Lanterns Dice: its rules in brief and its options, for whoever sets up a table or asks for help.

lanterns-dice-rules =
    On your turn you roll four dice and turn the tray: everyone faces one die. Then all play at the same time. Light an area in the colour of your die; if it is your turn, another one in the colour of your turn bonus. A pavilion brings a gift. Light the second half of a pool with a platform, and you may light one more area right beside it.

    With gifts you roll again, or pay for one of the Emperor's actions, once in each player's turn. At the end of your own turn you may launch a firework: it must fit on complete pools, turned and flipped as you like. The first ones of each shape are worth the most.

    After the last turn everyone may launch one more. You score your fireworks, 1 point for each pool of your second largest group, and 4 for each boat whose pool is dark and whose four neighbours are complete. Gifts that are left are worth nothing.

## Options

lanterns-dice-option-shapes = Fireworks
    .about = Which four of the eight shapes are in play?
lanterns-dice-option-shapes-first = We play with the shapes of a first game.
    .about = The corner, the square, the T and the U.
lanterns-dice-option-shapes-drawn = We draw the shapes.
    .about = One small, two medium and one large.
lanterns-dice-option-shapes-chosen = The start player chooses four shapes.
    .about = Any four will do.

lanterns-dice-option-card_1 = Emperor card for 1 gift
    .about = Which side is up?
lanterns-dice-option-card_1-A = The emperor card for 1 gift shows side A.
    .about = In a first game all cards show side A.
lanterns-dice-option-card_1-B = The emperor card for 1 gift shows side B.
    .about = This side has a different action.
lanterns-dice-option-card_1-drawn = The side of the emperor card for 1 gift is drawn.
    .about = Chance decides.

lanterns-dice-option-card_2 = Emperor card for 2 gifts
    .about = Which side is up?
lanterns-dice-option-card_2-A = The emperor card for 2 gifts shows side A.
    .about = In a first game all cards show side A.
lanterns-dice-option-card_2-B = The emperor card for 2 gifts shows side B.
    .about = This side has a different action.
lanterns-dice-option-card_2-drawn = The side of the emperor card for 2 gifts is drawn.
    .about = Chance decides.

lanterns-dice-option-card_3 = Emperor card for 3 gifts
    .about = Which side is up?
lanterns-dice-option-card_3-A = The emperor card for 3 gifts shows side A.
    .about = In a first game all cards show side A.
lanterns-dice-option-card_3-B = The emperor card for 3 gifts shows side B.
    .about = This side has a different action.
lanterns-dice-option-card_3-drawn = The side of the emperor card for 3 gifts is drawn.
    .about = Chance decides.

lanterns-dice-option-sheets = Sheets
    .about = Who plays with which turn bonuses?
lanterns-dice-option-sheets-seat = Sheets go by seat.
    .about = Seat 1 has sheet A and begins, seat 2 has sheet B, and so on.
lanterns-dice-option-sheets-drawn = Sheets are drawn.
    .about = The sheet that comes first in the alphabet begins.

lanterns-dice-option-lakes = Lakes
    .about = Does everyone play on the same lake?
lanterns-dice-option-lakes-one = All sheets have the same lake.
    .about = This is what most reviews say.
lanterns-dice-option-lakes-four = Each sheet has its own lake.
    .about = They are mirrored, with other colours, and equally good.
