# The daily challenge: everybody alone, the same game with the same luck.

challenge-title = Daily challenge
challenge-today = Today’s challenge
challenge-of-day = Challenge of { $day }
challenge-about = Everybody plays this game alone against the same bots. Decide the same, and you draw the same. Who gets the most points?
challenge-setup =
    { $bots ->
        [one] Against { $bots } bot: { $bot }
       *[other] Against { $bots } bots: { $bot }
    }
challenge-once = Your first game counts. Nothing is taken back, and there are no ideas.
challenge-until = You can begin until { $end }, and finish until { $closing }.
challenge-play = Play
challenge-go-on = Go on playing
challenge-again = Play once more
challenge-again-about = With the same luck; only your first game counts.
challenge-past-play = Play this game
challenge-past-about = This day is over: a game with the same luck counts for nothing, but can be compared.
challenge-mine = Your result
challenge-place-of = Place { $place } of { $count }
challenge-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
challenge-won = won
challenge-lead =
    { $lead ->
        [0] as many as the best bot
       *[other] { $side ->
            [ahead] { $lead } ahead of the best bot
           *[behind] { $lead } behind the best bot
        }
    }
challenge-state-playing = You have begun.
challenge-state-stopped = You gave this game up, so it has no place.
challenge-state-late = Your game ended after the day was closed, so it has no place.
challenge-standings = Standings
challenge-standings-none = Nobody has finished yet. Be the first!
challenge-standings-nobody = Nobody finished this one.
challenge-counts =
    { $begun ->
        [0] Nobody has begun yet
        [one] One person has begun
       *[other] { $begun } people have begun
    }
challenge-counts-ended =
    { $ended ->
        [one] one has finished
       *[other] { $ended } have finished
    }
challenge-final = These results are final. Everybody’s games can be looked at.
challenge-column-place = Place
challenge-column-name = Name
challenge-column-points = Points
challenge-column-lead = Lead
challenge-share = Invite friends
challenge-share-about = This link gives a friend the same game.
challenge-past = Earlier days
challenge-past-none = No earlier day yet.
challenge-luck = Is the luck the same?
challenge-luck-about = All luck of the day comes from one secret that was drawn at its beginning. This is its fingerprint:
challenge-luck-secret = The day is over; this was the secret. “lampion verify” checks every draw of a game with it:
challenge-luck-kept = The secret is shown here from { $closing } on. Until then everybody sees only their own game.
challenge-nobody = somebody

error-no-challenge = There is no challenge for that day.
error-challenge-open = Others may still play this challenge. Once the day is closed, everybody can look at its games.
