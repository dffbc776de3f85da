# Refusals, each with its reason and what would work.

error-unknown-game = There is no game called “{ $name }”. Choose from: { $known }.
error-unknown-option = There is no option “{ $option }”. This game has: { $known }.
error-bad-option = “{ $value }” isn't a value of the option “{ $option }”. Choose from: { $choices }.
error-bad-seats = { $seats } players can't play this game: it is for { $least } to { $most }.
error-unknown-seat = There is no seat { $seat }: this table has { $seats }, numbered from 1.
error-unreadable-move =
    “{ $text }” is no move here: { $problem ->
        [verb] it must begin with a word like { $verbs }.
        [cell] the cell does not fit. Cells are written x,y as in 2,-1; to change a tile, name a cell where one lies.
        [edge] an edge is written as the two cells that touch there, as in 1,0 0,1.
        [tile] that tile cannot be used now.
        [card] that card does not lie open in front of this player.
        [shape] those cells do not have the shape of the card.
        [set] starting sets are 1, 2, 3 and 4.
        [piece] it names a piece that the box does not have.
        [words] it has too few or too many words.
       *[other] { $problem }.
    }
error-illegal-move = “{ $move }” is not legal here for seat { $seat }.
error-not-your-turn = It is not seat { $seat }'s turn. The game waits for: { $waiting }.
error-game-over = The game is over; nobody can move.
error-stale-move = That decision has already been made: seat { $seat } is at its decision { $expected }, not { $number }.
error-unknown-action = There is no action { $action }: this game has { $actions } actions, numbered from 0.
error-too-late = Somebody was quicker. Choose again!
error-nothing-to-undo = There is nothing to take back.
error-bad-position = Line { $line } of the position: { $problem }.
error-bad-record =
    Line { $line } of the record: { $problem ->
        [too-long] a record has at most { $detail } characters.
        [cut] the text stops in the middle of a line.
        [expected] “{ $detail }” is expected here.
        [seats] { $detail } seats are too few or too many.
        [checksum] something above was changed: the checksum should be { $detail }.
        [after-end] nothing may follow the checksum.
        [option] “{ $detail }” isn't an option with a value, or appears twice.
        [seat] there is no seat “{ $detail }”.
        [move-text] “{ $detail }” isn't a move.
        [stops] the record stops too early.
        [number] “{ $detail }” isn't a number.
        [result] the game ends differently: { $detail }
       *[move] { $detail }
    }
error-other-rules =
    The record was made with a different { $what ->
        [game] game
        [rules] version of the rules
       *[components] set of components
    } ({ $theirs }; here it is { $ours }). It can be read but not continued.
error-unfair-record = Line { $line } of the record: chance gave { $outcome }, but the published secret gives { $expected }.
error-broken-pledge = The number of seat { $seat } doesn't match what was pledged before the game.
error-links-missing = Line { $line }: people's links belong before each draw that follows a decision, once, and nowhere else.
error-wrong-secret = The published secret isn't the one promised before the game ({ $commitment }).
error-bad-components = { $file }, { $row }: { $problem }.
error-unknown-bot = There is no bot called “{ $name }”. Choose from: { $known }.
error-bad-file =
    { $file }: { $problem ->
        [missing] there is no such file or folder.
        [folder] that is a folder, not a file.
        [denied] you don't have access to this file or folder.
        [text] this isn't UTF-8 text, so it isn't a record.
        [name] this isn't a valid file name.
        [foreign] this file exists and isn't a Lampion record. Choose another name.
        [puzzles] these aren’t puzzles.
       *[other] { $problem }.
    }
error-resumed-game = The record says which game it is: leave out GAME, --seats and --option.
