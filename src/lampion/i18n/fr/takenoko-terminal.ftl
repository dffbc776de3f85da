# Takenoko et Hikari : ce que seul le terminal dit.

## Ce qu’on demande au propriétaire de la boîte quand le hasard joue

takenoko-draw-objective-drawn =
    Quel objectif { $category } { $you ->
        [yes] piochez-vous
       *[no] pioche { $who }
    } ?
takenoko-draw-objective-rejected = Quel objectif a été pioché ?
takenoko-draw-plot-drawn =
    Quelle parcelle { $you ->
        [yes] piochez-vous
       *[no] pioche { $who }
    } ?
takenoko-draw-weather-rolled =
    Quelle météo { $you ->
        [yes] obtenez-vous
       *[no] obtient { $who }
    } ?
takenoko-draw-supreme-revealed = Quel objectif suprême est révélé ?
takenoko-draw-special-displayed = Quelle carte Action spéciale arrive à l’étalage ?
takenoko-draw-first-found = Qui commence ?

## La table

takenoko-table-turn = tour { $turn }
takenoko-table-active = actif : { $who }
takenoko-table-weather = météo : { $face }
takenoko-table-actions = actions effectuées : { $actions }
takenoko-table-plans = actions prévues : { $actions }
takenoko-table-stalled =
    { $rounds ->
        [one] { $rounds } tour de table sans progrès
       *[other] { $rounds } tours de table sans progrès
    }
takenoko-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(+{ $provisional } si la partie s’arrêtait)
    }, { $claimed ->
        [one] { $claimed } objectif réalisé
       *[other] { $claimed } objectifs réalisés
    } sur { $target }
takenoko-table-emperor = carte Empereur
takenoko-table-ally = allié : { $who }
takenoko-table-special = carte Action spéciale : { $special }
takenoko-table-stored = réserve : { $what }
takenoko-table-claimed = réalisés : { $what }
takenoko-table-drawn = parcelles piochées : { $what }
takenoko-table-objective =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
takenoko-table-supply = Réserve commune
takenoko-table-pile = pioche : { $what }
takenoko-table-below = au fond : { $what }
takenoko-table-remembered = repiochées par d’autres, pas encore posées : { $what }
takenoko-table-unknown-plot = inconnue
takenoko-table-rest = à côté : { $what }
takenoko-table-bamboo = sections : { $what }
takenoko-table-decks = objectifs : { $what }
takenoko-table-rejected = sous les objectifs : { $what }
takenoko-table-supreme = Objectifs suprêmes
takenoko-table-display = Cartes spéciales à l’étalage
takenoko-table-specials = pioche : { $pile }, défausse : { $discard }
takenoko-table-holiday =
    { $figure ->
        [panda] Le panda
       *[gardener] Le jardinier
    } est en vacances jusqu’au prochain tour : { $who }
takenoko-table-announced =
    { $who } : carte annoncée { $use }{ $cancels ->
        [0] {""}
        [one] {" "}(annulée)
       *[other] {" "}(annulée { $cancels } fois)
    }
takenoko-table-pond = étang
takenoko-table-edges = irrigations : { $edges }
takenoko-table-edge-live = { $edge }
takenoko-table-edge-cut = { $edge } (sans eau)
takenoko-table-legend = { $example } = vert, hauteur 3, engrais (avec + : un jeton), irrigué ({ $dry } à sec)
takenoko-table-legend-live = { $mark } irrigation
takenoko-table-legend-cut = { $mark } irrigation sans eau
takenoko-table-legend-claimable = { $mark } réalisable maintenant

## Les sortes d’éléments, en titres d’un rapport d’équilibrage

takenoko-sort-action = actions
takenoko-sort-card = objectifs
takenoko-sort-category = sortes d’objectifs
takenoko-sort-chip = aménagements
takenoko-sort-colour = couleurs
takenoko-sort-face = météo
takenoko-sort-figure = figurines
takenoko-sort-kind = parcelles
takenoko-sort-plot = parcelles
takenoko-sort-special = cartes Action spéciale
takenoko-sort-supreme = objectifs suprêmes
takenoko-piece-panda = panda
takenoko-piece-gardener = jardinier
