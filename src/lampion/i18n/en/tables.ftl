# What a table refuses, each with its reason and what would work.

error-table-refused = This table doesn't allow that now.
error-not-seated = Only people who sit at this table and are still in the game can do that.
error-not-host = Only the host of this table can do that.
error-which-seat = Say which of your seats this is for: { $seats }.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-already-seated = You already sit at this table, in seat { $seat }. Stand up first.
error-table-full = This table has no open seat. You can watch.
error-table-locked = The host has locked this table: nobody new can join.
error-removed = The host has removed you from this table.
error-needs-invitation = This table is by invitation. Open the invitation link that the host sent you.
error-not-started = The game hasn't started yet.
error-already-started = The game has started. That was only possible before.
error-wrong-nonce = That isn't the number that was pledged on sitting down.
error-not-ready = The game can start when every seat is taken and everyone is ready. Missing: { $seats }.
error-table-over = The game at this table is over.
error-not-over = That opens once the game is over.
error-no-moment = This game can't be continued from there. Choose another moment.
error-cannot-undo =
    That can't be taken back: { $reason ->
        [revealed] it revealed something hidden.
        [others] others have already built on it.
        [chance] something has been drawn since.
        [race] this game is a race.
        [chained] nobody can foresee a draw here, and nothing is taken back.
        [challenge] in a daily challenge nothing is taken back.
       *[away] a bot or the clock decided it.
    }
error-muted = The host has muted you at this table.
error-no-hints = This table plays without hints.
error-tournament-table = This table belongs to a tournament, which has chosen its people and its rules.
error-rated-table = This game is rated: no help, nothing taken back, and it is played to its end. Whoever gives up loses.
error-bad-rated-terms =
    A rated table can't be like that: { $problem ->
        [clock] it needs a clock.
        [forfeit] whoever runs out of time has to lose.
        [hints] it has no ideas.
        [options] it has the usual options.
        [seats] it takes at least two players.
        [screen] everybody plays at a screen of their own.
       *[bot] only bots whose strength has been measured may play.
    }
error-not-away =
    { $seconds ->
        [0] You can call a bot only for someone who is away, at a table without a clock.
        [one] You can call a bot in one second.
       *[other] You can call a bot in { $seconds } seconds.
    }
error-no-time-left = Your time for this decision is up. Once the bot has made it, you can take your seat back.
error-unknown-window = This game has no moment called “{ $window }”. It has: { $known }.
error-too-much = That has been changed too often at this table. You can still play, leave, or agree to end.
error-old-rules = This table was played under different rules. Its log can be read but not continued.
error-unknown-table = There is no table “{ $table }”, or it is gone. Check the link.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-empty-text = This message is empty.
error-not-your-eyes = During the game you can see only your own view.
