# Lanterns Dice : ce que seul le terminal dit.

## Ce qu’on demande au propriétaire de la boîte quand le hasard joue

lanterns-dice-draw-shape-drawn = Quelle forme de feux d’artifice est tirée ?
lanterns-dice-draw-side-drawn = Quelle face de la carte empereur { $card } est visible ?
lanterns-dice-draw-sheet-drawn =
    Quelle feuille { $you ->
        [yes] recevez-vous
       *[no] reçoit { $who }
    } ?
lanterns-dice-draw-die-rolled = Quelle couleur montre le dé { $die } ? (Les dés sont numérotés dans le sens horaire à partir de 0.)

## La table, telle que le terminal la dessine

lanterns-dice-table-active = joueur actif : { $who }
lanterns-dice-table-sheet = feuille { $sheet }
lanterns-dice-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(+{ $provisional } si la partie s’arrêtait)
    } · { $gifts ->
        [one] { $gifts } cadeau
       *[other] { $gifts } cadeaux
    }
lanterns-dice-table-parts = feux d’artifice { $fireworks } · deuxième groupe { $group } · bateaux { $boats }
lanterns-dice-table-groups = groupes de bassins complets : { $sizes }
lanterns-dice-table-steps = ce tour : { $steps }
lanterns-dice-table-bonuses = bonus de tour : { $bonuses }
lanterns-dice-table-tray = Dés
lanterns-dice-table-stacks = Feux d’artifice
lanterns-dice-table-emperor = Empereur
lanterns-dice-table-fade = Les cadeaux qui restent à la fin ne valent rien.
lanterns-dice-table-legend = { $dark } sombre · { $lit } allumée · { $complete } bassin complet · { $pavilion } pavillon · { $platform } ponton · { $boat } bateau · { $tile } sous un feu d’artifice

## Les sortes d’éléments, en titres d’un rapport d’équilibrage

lanterns-dice-sort-card = cartes empereur
lanterns-dice-sort-colour = couleurs
lanterns-dice-sort-face = couleurs des dés
lanterns-dice-sort-shape = formes de feux d’artifice
lanterns-dice-sort-sheet = feuilles de jeu
