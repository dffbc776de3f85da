# What a table refuses, each with its reason and what would work.

error-table-refused = This table does not allow that now.
error-not-seated = Only people who sit at this table and are still in the game can do that.
error-not-host = Only the host of this table can do that.
error-seat-taken = Seat { $seat } is taken. Choose another one.
error-already-seated = You sit at this table already, on seat { $seat }. Stand up first.
error-table-full = No seat is open at this table. You can watch.
error-table-locked = The host has locked this table: nobody new can come in.
error-removed = The host does not let you come to this table.
error-needs-invitation = This table is for invited people. Open the invitation link that the host sent you.
error-not-started = The game has not begun yet.
error-already-started = The game has begun. That is possible only before it.
error-not-ready = The game can begin when every seat is taken and everybody is ready. Missing: { $seats }.
error-table-over = The game at this table is over.
error-not-over = That opens when the game is over.
error-cannot-undo =
    That cannot be taken back: { $reason ->
        [revealed] it showed something that was hidden.
        [others] what others may do depends on it.
       *[away] a bot or the clock decided it.
    }
error-muted = The host does not let you write at this table.
error-no-hints = This table plays without hints.
error-not-away =
    { $seconds ->
        [0] A bot can be called only for somebody who is away, at a table without clocks.
        [one] A bot can be called in one second.
       *[other] A bot can be called in { $seconds } seconds.
    }
error-unknown-window = This game has no moment called “{ $window }”. It has: { $known }.
error-too-much = So much has happened at this table that you can only leave it.
error-old-rules = This table was played by other rules than today's. Its log can be read, but not played on.
error-unknown-table = There is no table “{ $table }”, or no longer. Check the link.
error-bot-plays = A bot plays for you just now. Take your seat back first.
error-empty-text = There is nothing to read in this message.
error-not-your-eyes = While the game lasts you can look through your own eyes only.
