# Spring Festival : ce que seul le terminal dit.

## Ce qu’on demande au propriétaire de la boîte quand le hasard joue

spring-festival-draw-tile-revealed = Quelle tuile est au sommet de la pile { $stack } ? (Les piles sont numérotées dans le sens horaire à partir de 0.)
spring-festival-draw-card-drawn =
    Quelle carte { $slot ->
        [0] de couleur
        [1] de couleur
       *[other] de motif
    } { $you ->
        [yes] recevez-vous
       *[no] reçoit { $who }
    } ?
spring-festival-draw-sign-drawn = Quel signe a été tiré ?
spring-festival-draw-first-found = Qui est le premier joueur actif ?

## La table

spring-festival-table-active = actif : { $who }
spring-festival-table-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $provisional ->
        [0] { "" }
       *[other] { " " }(+{ $provisional } si la partie s’arrêtait)
    } · { $applause ->
        [one] { $applause } applaudissement
       *[other] { $applause } applaudissements
    } · { $completed ->
        [one] { $completed } carte réalisée
       *[other] { $completed } cartes réalisées
    }
spring-festival-table-holds = en main : { $tiles }
spring-festival-table-sign = Signe { $name } : { $about }
spring-festival-table-legend = { $rocket } fusée · { $explosion } explosée · { $arrow } flèche · { $spark } demi-étincelle

## Les sortes d’éléments, en titres d’un rapport d’équilibrage

spring-festival-sort-card = cartes
spring-festival-sort-sign = signes
spring-festival-sort-tile = tuiles
