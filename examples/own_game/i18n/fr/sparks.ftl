sparks-name = Étincelles
sparks-about = Allumez un cierge magique et arrêtez-vous avant de vous brûler les doigts.
sparks-rules =
    À votre tour, lancez le dé autant de fois que vous l’osez. De deux à six, ce sont des étincelles ; mais avec un 1, vous perdez toutes celles du tour. Gardez-les avant que cela n’arrive. La première personne qui en a assez gagne.

sparks-prompt = Relancer, ou garder { $sparks ->
        [one] { $sparks } étincelle
       *[other] { $sparks } étincelles
    } ?
    .help = Un 1 vous brûle les doigts : les étincelles du tour sont perdues.
sparks-row = Étincelles de ce tour : { $sparks }. Il en faut { $goal } pour gagner.
sparks-score-kept = Étincelles
sparks-score-total = Total
sparks-option-goal = Étincelles pour gagner
    .about = Combien de temps voulez-vous jouer ?
sparks-option-goal-40 = Il faut 40 étincelles pour gagner.
    .about = Une dizaine de minutes.
sparks-option-goal-20 = Il faut 20 étincelles pour gagner.
    .about = Une partie éclair.
sparks-option-goal-80 = Il faut 80 étincelles pour gagner.
    .about = Pour une soirée.
sparks-event-roll = { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } le dé.
sparks-event-die = { $you ->
        [yes] Vous obtenez
       *[no] { $who } obtient
    } un { $face }.
sparks-event-burn = { $you ->
        [yes] Vous obtenez un 1 et perdez vos étincelles.
       *[no] { $who } obtient un 1 et perd les étincelles du tour.
    }
sparks-event-keep = { $you ->
        [yes] Vous gardez
       *[no] { $who } garde
    } { $sparks ->
        [one] { $sparks } étincelle
       *[other] { $sparks } étincelles
    }.
