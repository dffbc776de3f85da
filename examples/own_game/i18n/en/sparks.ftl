sparks-name = Sparks
sparks-about = Light a sparkler, and stop before it burns your fingers.
sparks-rules =
    On your turn, roll the die as often as you dare. Two to six are sparks, but with a one you lose all sparks of this turn. Keep them before that happens. Whoever first has enough wins.

sparks-prompt = Roll again, or keep { $sparks ->
        [one] 1 spark
       *[other] { $sparks } sparks
    }?
    .help = A one burns your fingers: the sparks of this turn are lost.
sparks-row = Sparks this turn: { $sparks }. { $goal } win.
sparks-score-kept = Sparks
sparks-score-total = Total
sparks-option-goal = Sparks to win
    .about = How long should it take?
sparks-option-goal-40 = Whoever first has 40 sparks wins.
    .about = Some ten minutes.
sparks-option-goal-20 = Whoever first has 20 sparks wins.
    .about = A quick one.
sparks-option-goal-80 = Whoever first has 80 sparks wins.
    .about = For an evening.
sparks-event-roll = { $you ->
        [yes] You take
       *[no] { $who } takes
    } the die.
sparks-event-die = { $you ->
        [yes] You roll
       *[no] { $who } rolls
    } a { $face }.
sparks-event-burn = { $you ->
        [yes] You roll a one and lose your sparks.
       *[no] { $who } rolls a one and loses the sparks of this turn.
    }
sparks-event-keep = { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } { $sparks ->
        [one] 1 spark
       *[other] { $sparks } sparks
    }.
