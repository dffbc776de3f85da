# Clubs: lasting groups of people, and their tournaments.

clubs-mine = Your clubs
clubs-about = A club is a group that lasts: its own link, its tables, its ladder, its tournaments.
clubs-none = You aren't in a club yet. Found one, or open the link that somebody sent you.
clubs-name = Name of the club
clubs-found = Found a club
clubs-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
clubs-role-founder = founder
clubs-role-helper = helper
clubs-role-member = member
clubs-you = you
clubs-invited = You are invited to the club “{ $name }”.
clubs-join = Join
clubs-join-about = Its members see your name, and your ratings unless your profile is switched off. You can leave at any time.
clubs-link = Link to the club
clubs-link-about = Whoever opens it may join.
clubs-link-renew = Make another link
clubs-link-renewed = The old link leads nowhere any more.
clubs-tables = Tables
clubs-tables-none = No table has been opened for this club yet.
clubs-tables-about = Members see them at once and may sit down. If a table is in the lobby, it is there five minutes later.
clubs-people = Members
clubs-make-helper = Make a helper
clubs-make-member = No longer a helper
clubs-hand-over = Hand over
clubs-hand-over-sure = { $name } becomes the founder, and you a helper. Only they can change that back.
clubs-remove = Remove
clubs-remove-sure = { $name } will be out of the club, and its link changes.
clubs-ladder = Ladder of the club
clubs-ladder-none = No member has played a rated game of this yet.
clubs-order = Name, leaving, closing
clubs-rename = Rename
clubs-renamed = The club has a new name.
clubs-leave = Leave the club
clubs-leave-sure = You will no longer see its tables and its ladder.
clubs-left = You have left the club.
clubs-close = Close the club
clubs-close-sure = The club, its ladder and its tournaments will be gone for everybody. The games stay with those who played them.
clubs-closed = The club is closed.
clubs-helpers-may = Helpers rename the club, change its link, remove members and run tournaments.

# Tournaments of a club.

tournaments = Tournaments
tournaments-none = There has been no tournament yet.
tournaments-plan = Plan a tournament
tournaments-name = Name of the tournament
tournaments-form = Who meets whom
tournaments-form-swiss = Swiss
tournaments-form-swiss-about = A few rounds. Whoever stands alike meets; at tables of two nobody meets twice while that can be avoided.
tournaments-form-round-robin = Round robin
tournaments-form-round-robin-about = Everybody meets everybody once, at tables of two.
tournaments-seats = Players at a table
tournaments-rounds = Rounds
tournaments-minutes = Time to turn up in a round
tournaments-minutes-is =
    { $minutes ->
        [1440] a day
        [4320] three days
        [60] an hour
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
tournaments-runs-itself = Rounds begin by themselves
tournaments-runs-itself-about = As soon as all games of a round are over. Otherwise those who keep order begin each.
tournaments-rated-about = Its games are rated ones: usual options, a clock, no ideas, nothing taken back.
tournaments-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
tournaments-state-open = open to enter
tournaments-state-playing = round { $round } of { $rounds }
tournaments-state-over = over
tournaments-back = { $name }, the club
tournaments-enter = Enter
tournaments-leave = Leave the tournament
tournaments-leave-sure = You play no further round. A game that has begun goes on.
tournaments-begin = Begin the tournament
tournaments-begin-about = At least three people. Lots decide who meets first.
tournaments-next = Begin the next round
tournaments-end = End the tournament
tournaments-end-sure = It ends as it stands. Games that are being played no longer count in it.
tournaments-delete = Delete the tournament
tournaments-delete-sure = Standings and rounds will be gone. The games stay with those who played them.
tournaments-take-out = Take out
tournaments-take-out-sure = { $name } plays no further round.
tournaments-entered = Who takes part
tournaments-nobody = somebody who has left
tournaments-out = out
tournaments-your-table = Your table is ready
tournaments-turn-up = Be there by { $when }. The game begins once everybody is.
tournaments-go = Go to the table
tournaments-bye-yours = You have a bye in this round. It counts as a win.
tournaments-standings = Standings
tournaments-place = Place
tournaments-points = Points
tournaments-opponents = Opponents
tournaments-beaten = Beaten
tournaments-wins = Wins
tournaments-decides = Points decide: for each game the share of the others that somebody came before, half for a tie; a bye is a win. Then the points of all opponents together, then of those beaten, then games won. Who is equal in all of that shares a place.
tournaments-round = Round { $round }
tournaments-bye = bye
tournaments-waits = waits for { $who }
tournaments-being-played = being played
tournaments-absent = didn't turn up
tournaments-watch = Watch
tournaments-look = Look at it
