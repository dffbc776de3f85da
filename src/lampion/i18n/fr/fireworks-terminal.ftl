# Fireworks : ce que seul le terminal dit.

## Ce qu’on demande au propriétaire de la boîte quand le hasard joue

fireworks-draw-layout-found = Comment les tuiles sont-elles réparties dans la boîte ?
fireworks-draw-start-dealt =
    Quelle tuile de départ { $you ->
        [yes] recevez-vous
       *[no] reçoit { $who }
    } ?
fireworks-draw-character-dealt =
    Quel personnage { $you ->
        [yes] recevez-vous
       *[no] reçoit { $who }
    } ?
fireworks-draw-first-found = Qui commence ?
fireworks-draw-card-drawn = Quelle carte Action a été piochée ?
fireworks-draw-hit = Où le dé tombe-t-il d’abord ?
fireworks-draw-bounce = Où rebondit-il, comment est-il tombé, et qu’indique-t-il ?
fireworks-draw-rest = Quelle tuile se retourne ensuite ? (`still` s’il n’y en a plus.)
fireworks-draw-still = Qu’est-ce qui s’est retourné ? `up kiku-red` pour une tuile retournée face visible, `up kiku-red outside` si elle est hors de la boîte, `down kiku-red` si elle a été retournée face cachée, `out kiku-red` si elle est sortie de la boîte face visible ; `still` s’il n’y a plus rien.
fireworks-draw-turn = De quelle tuile s’agit-il ?
fireworks-draw-die = Qu’indique le dé ?
fireworks-draw-unseen-taken =
    Quelle tuile { $you ->
        [yes] prenez-vous
       *[no] prend { $who }
    } sans regarder ?
fireworks-draw-unseen-known = De quelle tuile s’agit-il ?

## La table, telle que le terminal la dessine

fireworks-table-turn = tour { $turn }
fireworks-table-active = joueur actif : { $who }
fireworks-table-rain = pluie battante
fireworks-table-last-round = dernière manche
fireworks-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(dont { $provisional } pour des formes qui peuvent encore bouger)
    } · { $free ->
        [0] ciel plein
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
fireworks-table-box =
    Boîte : { $up } face visible, { $down } face cachée{ $outside ->
        [0] { "" }
       *[other] , { $outside } dehors
    }
fireworks-table-open = Sur la table
fireworks-table-up = Face visible : { $tiles }
fireworks-table-outside = Dehors : { $tiles }
fireworks-table-legend-box = R1 v2 : tuiles face visible, avec le nombre de celles qui sont dessous · 3 : nombre de tuiles face cachée · { $seen } : l’une d’elles a été vue · { $aim } visée · { $hit } impact
fireworks-table-legend-sky = { $arc } grand arc · { $half } moitié · { $flower } fleur · { $start } tuile de départ
fireworks-table-card = Carte Action : { $card }. { $about }
fireworks-table-team = ensemble : { $who }
fireworks-table-deck =
    { $left ->
        [one] il reste { $left } carte Action
       *[other] il reste { $left } cartes Action
    }
fireworks-table-die = dé : { $die }
fireworks-table-taking =
    { $left ->
        [one] { $left } tuile à prendre
       *[other] { $left } tuiles à prendre
    }
fireworks-table-function-waits = { $function } attend { $who }
fireworks-table-function-works = { $function } agit pendant ce tour
fireworks-table-held = à placer : { $tiles }
fireworks-table-character = { $character } : { $about } ({ $done }{ $needed ->
        [none] { "" }
       *[other] { " " }sur { $needed }
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu’ici)
fireworks-table-aid = Aide de jeu
fireworks-table-aid-big = grand feu d’artifice, tuile de départ et six arcs : 10 même forme et même couleur, 7 même forme, 6 sinon ; tuile de départ seule 1
fireworks-table-aid-saturn = Saturne, deux moitiés Bodan : 3 même couleur, 2 couleurs différentes
fireworks-table-aid-kaleidoscope = kaléidoscope, deux moitiés Kiku : 3 couleurs différentes, 2 même couleur
fireworks-table-aid-flower = petite fleur, deux moitiés de fleur : 1
fireworks-table-aid-special = tuiles spéciales différentes : 1 2 3 4, et 10 à partir de cinq
fireworks-table-aid-have =
    { $points ->
        [one] { $count } jusqu’ici, { $points } point
       *[other] { $count } jusqu’ici, { $points } points
    }

## Les sortes d’éléments, en titres d’un rapport d’équilibrage

fireworks-sort-card = cartes Action
fireworks-sort-character = personnages
fireworks-sort-die = le dé
fireworks-sort-effect = tuiles Fonction
fireworks-sort-function = tuiles Fonction
fireworks-sort-kind = tuiles
fireworks-sort-shape = formes
fireworks-sort-source = d’où viennent les points
