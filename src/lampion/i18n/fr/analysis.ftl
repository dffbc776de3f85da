# Ce que pensent les robots : des coups, dans les conseils, et d’une partie terminée.

analysis-chance =
    { $percent ->
        [0] n’a presque plus aucune chance
        [5] ne gagne presque jamais
        [10] gagne environ 1 fois sur 10 à partir d’ici
        [15] gagne environ 1 fois sur 7 à partir d’ici
        [20] gagne environ 1 fois sur 5 à partir d’ici
        [25] gagne environ 1 fois sur 4 à partir d’ici
        [30] gagne environ 3 fois sur 10 à partir d’ici
        [35] gagne environ 1 fois sur 3 à partir d’ici
        [40] gagne environ 2 fois sur 5 à partir d’ici
        [45] gagne un peu moins d’une fois sur deux à partir d’ici
        [50] gagne environ une fois sur deux à partir d’ici
        [55] gagne un peu plus d’une fois sur deux à partir d’ici
        [60] gagne environ 3 fois sur 5 à partir d’ici
        [65] gagne environ 2 fois sur 3 à partir d’ici
        [70] gagne environ 7 fois sur 10 à partir d’ici
        [75] gagne environ 3 fois sur 4 à partir d’ici
        [80] gagne environ 4 fois sur 5 à partir d’ici
        [85] gagne environ 6 fois sur 7 à partir d’ici
        [90] gagne environ 9 fois sur 10 à partir d’ici
        [95] gagne presque toujours
       *[100] a pour ainsi dire gagné
    }
analysis-best =
    { $gap ->
        [points] { $points ->
            [one] environ { $points } point de plus que l’idée suivante
           *[other] environ { $points } points de plus que l’idée suivante
        }
        [clear] nettement mieux que l’idée suivante
        [slight] à peine mieux que l’idée suivante
        [even] l’idée suivante la vaut
       *[only] aucun autre n’en approche
    }
analysis-other =
    { $gap ->
        [points] { $points ->
            [one] environ { $points } point de moins que le meilleur
           *[other] environ { $points } points de moins que le meilleur
        }
        [clear] nettement plus faible que le meilleur
        [slight] légèrement plus faible que le meilleur
       *[even] vaut le meilleur
    }
analysis-cost =
    { $kind ->
        [both] environ { $after } % de chances de gagner au lieu de { $before } %, et { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de moins
        [chance] environ { $after } % de chances de gagner au lieu de { $before } %
       *[points] environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de moins
    }
analysis-percent = { $percent } %

## La page où l’on revoit une partie

analysis-at-moment = Moment { $place }
analysis-title = Analyse
analysis-do = Analyser
analysis-about = Un robot revoit chaque décision, en sachant seulement ce que le joueur savait alors.
analysis-running =
    { $who } : { $done ->
        [one] { $done } décision sur { $of }
       *[other] { $done } décisions sur { $of }
    }
analysis-beginning = Un instant…
analysis-of = Analyse { DE($who) }…
analysis-again = Réessayer
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-done = L’analyse est terminée.
analysis-partly = Il n’y a pas eu assez de temps pour toute la partie.
analysis-graph = Chances de gagner au fil de la partie, telles que chacun les voyait
analysis-graph-keys = Les flèches du clavier passent d’une décision à l’autre.
analysis-summary =
    { $end ->
        [none] { $who } : { $first } au début, { $last } à la fin, entre { $least } et { $most }.
       *[other] { $who } : { $first } au début, entre { $least } et { $most }, { $end } à la fin.
    }
analysis-end =
    { $percent ->
        [0] défaite
        [100] victoire
       *[other] victoire partagée
    }
analysis-table = La même chose en chiffres
analysis-moment = Moment
analysis-costliest = Ce qui a coûté le plus
analysis-costliest-none = Aucune décision n’a coûté beaucoup.
analysis-empty = Personne n’a rien eu à décider.
analysis-mistake =
    { $by ->
        [bot] Un robot pour { $who } : { $move }
       *[own] { $who } : { $move }
    }
analysis-better =
    Mieux : { $move }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }
analysis-shown = En bleu clair : le meilleur coup. En doré : le coup joué.
analysis-jump = Aller au moment avant ce coup

## Le terminal

terminal-replay-analyse = analyser chaque décision et montrer celles qui ont coûté le plus
terminal-replay-json = afficher l’analyse en JSON
terminal-replay-simulations = pour --analyse : simulations par décision (par défaut : 200 000 en tout, 4 000 au plus chacune)
terminal-replay-analysing = Analyse { DE($who) }…
analysis-seat = Place
analysis-hopes = Chances au fil de la partie
analysis-entry = Coup
analysis-played = Joué
analysis-instead = Mieux
analysis-costs = Coût
