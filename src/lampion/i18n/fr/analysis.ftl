# Ce que pensent les robots : des coups, dans les conseils, et d'une partie terminée.

analysis-chance =
    { $percent ->
        [0] ne gagne presque plus
        [5] ne gagne presque jamais
        [10] gagne environ 1 fois sur 10 d'ici
        [15] gagne environ 1 fois sur 7 d'ici
        [20] gagne environ 1 fois sur 5 d'ici
        [25] gagne environ 1 fois sur 4 d'ici
        [30] gagne environ 3 fois sur 10 d'ici
        [35] gagne environ 1 fois sur 3 d'ici
        [40] gagne environ 2 fois sur 5 d'ici
        [45] gagne un peu moins d'une fois sur deux d'ici
        [50] gagne environ une fois sur deux d'ici
        [55] gagne un peu plus d'une fois sur deux d'ici
        [60] gagne environ 3 fois sur 5 d'ici
        [65] gagne environ 2 fois sur 3 d'ici
        [70] gagne environ 7 fois sur 10 d'ici
        [75] gagne environ 3 fois sur 4 d'ici
        [80] gagne environ 4 fois sur 5 d'ici
        [85] gagne environ 6 fois sur 7 d'ici
        [90] gagne environ 9 fois sur 10 d'ici
        [95] gagne presque toujours
       *[100] a pour ainsi dire gagné
    }
analysis-best =
    { $gap ->
        [points] { $points ->
            [one] environ { $points } point de plus que le suivant
           *[other] environ { $points } points de plus que le suivant
        }
        [slight] légèrement meilleur que le suivant
        [even] le suivant le vaut bien
       *[only] aucun autre n'en approche
    }
analysis-other =
    { $gap ->
        [points] { $points ->
            [one] environ { $points } point de moins que le meilleur
           *[other] environ { $points } points de moins que le meilleur
        }
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

## La page de la rediffusion

analysis-title = Analyse
analysis-do = Analyser
analysis-about = Un robot revoit chaque décision, en sachant seulement ce que la place savait alors.
analysis-running = { $who } : { $done } décisions sur { $of }
analysis-waiting = D'autres parties sont analysées d'abord.
analysis-again = Réessayer
analysis-partly = Le temps a manqué pour la partie entière.
analysis-graph = Chances de gagner au fil de la partie, telles que chacun les voyait
analysis-graph-keys = Les flèches vont d'une décision à la suivante.
analysis-summary =
    { $end ->
        [none] { $who } : { $first } au début, { $last } en dernier, entre { $least } et { $most }.
       *[other] { $who } : { $first } au début, entre { $least } et { $most }, { $end } à la fin.
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
analysis-costliest-none = Aucune décision n'a coûté beaucoup.
analysis-mistake = { $who } : { $move }
analysis-better = Mieux : { $move }
analysis-jump = Aller à ce moment

## Le terminal

terminal-replay-analyse = revoir chaque décision et montrer celles qui ont coûté le plus
terminal-replay-json = l'analyse sous forme de simples données
terminal-replay-simulations = pour --analyse : simulations pour chaque décision (par défaut : 200 000 en tout, 4 000 au plus pour chacune)
terminal-replay-analysing = Analyse de { $who } …
analysis-seat = Place
analysis-hopes = Chances au fil de la partie
analysis-entry = Coup
analysis-played = Joué
analysis-instead = Mieux
analysis-costs = Coût
