# Les énigmes : que joueriez-vous ici ?

puzzle-title = Énigme
puzzle-of-game = { $game } : énigme { $number }
puzzle-today = L’énigme du jour
puzzle-number = Énigme { $number } sur { $count }
puzzle-about =
    { $steps ->
        [one] { $right ->
            [one] Un coup est nettement meilleur que tous les autres.
           *[other] { $right } coups se valent et sont nettement meilleurs que les autres.
        }
       *[other] Ici, { $steps } décisions de suite comptent comme une seule, et une façon de les prendre est nettement meilleure que toutes les autres.
    } Vous voyez ce que voyait ce joueur. { $steps ->
        [one] Que jouez-vous ?
       *[other] Par quoi commencez-vous ?
    }
puzzle-about-short =
    { $steps ->
        [one] { $right ->
            [one] Un coup est nettement meilleur. Lequel ?
           *[other] { $right } coups sont nettement meilleurs. Trouvez-en un !
        }
       *[other] { $steps } décisions de suite : que faire de mieux ?
    }
puzzle-steps = { $done } décisions prises sur { $steps }
puzzle-on = Bien vu. Et maintenant ?
puzzle-line = { $line } ; puis { $then }
puzzle-best = C’est ça ! { $why ->
        [none] Aucun autre n’en approche.
       *[other] Son intérêt : { $why }.
    }
puzzle-best-chance = Qui joue ainsi { $chance }.
puzzle-worse = Pas celui-là : { $cost }.
puzzle-try-again = Essayez encore, ou regardez la solution.
puzzle-solution = Le meilleur coup : { $move }. { $why ->
        [none] Aucun autre n’en approche.
       *[other] Son intérêt : { $why }.
    }
puzzle-show = Voir la solution
puzzle-again = Recommencer
puzzle-next = Énigme suivante
puzzle-previous = Énigme précédente
puzzle-play = Jouer à ce jeu
puzzle-solved =
    { $count ->
        [0] Aucune résolue pour l’instant
        [one] { $count } résolue
       *[other] { $count } résolues
    }
puzzle-done = Résolue
puzzle-share = Partager
puzzle-link = Un lien vers cette énigme
puzzle-how = Une recherche de milliers de parties à partir d’ici a estimé chaque coup, en sachant seulement ce que sait ce joueur.
error-no-puzzle = Ce jeu n’a pas d’énigme { $number }.
error-no-answer = « { $move } » n’est pas un coup de cette énigme.

## Le terminal

terminal-puzzles = chercher des énigmes dans des parties jouées par des robots
terminal-puzzles-count = combien d’énigmes trouver (par défaut : 200)
terminal-puzzles-simulations = simulations d’une première recherche ; une seconde en a dix fois plus (par défaut : 2 000)
terminal-puzzles-looks = nombre de décisions à examiner par partie (par défaut : 30)
terminal-puzzles-seed = un autre nombre donne d’autres parties (par défaut : 1)
terminal-puzzles-jobs = combien de processus jouent (par défaut : un par cœur)
terminal-puzzles-keep = garder les énigmes de ce fichier qui seraient encore choisies, et en chercher d’autres
terminal-puzzles-file = écrire les énigmes dans ce fichier (par défaut : JEU-puzzles.jsonl)
terminal-puzzles-progress = { $puzzles ->
        [0] 0 énigme
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    } sur { $of }, en { $games ->
        [0] 0 partie
        [one] { $games } partie
       *[other] { $games } parties
    }
terminal-puzzles-written =
    { $count ->
        [one] Une énigme est dans { $file }.
       *[other] { $count } énigmes sont dans { $file }.
    }
error-hunter-lost = Un processus s’est arrêté au milieu d’une partie.
