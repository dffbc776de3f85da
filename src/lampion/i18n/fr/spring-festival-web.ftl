# Spring Festival sur son plateau dans le navigateur : étiquettes, aperçus, explications et tutoriel.

spring-festival-web-tile = { $tile } : { $marks }
spring-festival-web-marks =
    { $count ->
        [one] Flèche
       *[other] Flèches
    } { $arrows }{ $halves ->
        [0] , pas de demi-étincelle
        [one] {" "}; demi-étincelle { $sparks }
       *[other] {" "}; demi-étincelles { $sparks }
    }.
spring-festival-web-apart =
    { $count ->
        [one] flèche : { $arrows }
       *[other] flèches : { $arrows }
    }
spring-festival-web-explosions =
    { $count ->
        [one] { $count } explosion.
       *[other] { $count } explosions.
    }
spring-festival-web-set = Set de départ { $set }
spring-festival-web-store = Le magasin d’artificier
spring-festival-web-card-colour = Carte Composition de couleur
    .about = Composition de couleur, { $points } points. { $shape }, ligne par ligne : { $rows }.
spring-festival-web-card-pattern = Carte Composition de motif
    .about = Composition de motif, { $points } points. { $shape }, explosions ligne par ligne : { $rows }.
spring-festival-web-decks-title = Les pioches
spring-festival-web-decks = Il reste { $colour } cartes de couleur et { $pattern } cartes de motif.
spring-festival-web-panorama =
    { $you ->
        [yes] Votre panorama
       *[no] Panorama { DE($who) }
    }, { $count ->
        [0] vide
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
spring-festival-web-held = En main : { $tile }
spring-festival-web-completed =
    { $count ->
        [one] { $count } carte réalisée
       *[other] { $count } cartes réalisées
    }
spring-festival-web-completed-none = Aucune pour l’instant.
spring-festival-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
spring-festival-web-gain-applause =
    { $count ->
        [one] { $count } applaudissement
       *[other] { $count } applaudissements
    }
spring-festival-web-part = { $part } : { $count }
spring-festival-web-rocket = fusée
spring-festival-web-exploded = explosée

## Ce qu’il y a sur une case, et ce qu’un choix rapporterait

spring-festival-web-choice-place = Poser la { $tile } { $place } : { $preview }
spring-festival-web-choice-replace = Remplacer la { $there } { $place } par la { $tile } : { $preview }. Pour l’instant : { $marks }
spring-festival-web-choice-finale = Lancer le bouquet final avec la { $there } { $place } : { $preview }. Pour l’instant : { $marks }
spring-festival-web-choice-turn = Prendre { $tile } { $rest }
spring-festival-web-choice-set = Set de départ { $set } : { $tiles }
spring-festival-web-choice-complete =
    Réaliser { $count ->
        [one] cette carte avec { $tiles }
       *[other] cette carte, de { $count } façons
    }. { $card }
spring-festival-web-gets = { $who } reçoit { $tile }
spring-festival-web-leaves = sort
spring-festival-web-preview-explodes =
    { $count ->
        [one] elle explose seule
       *[other] une réaction en chaîne de { $count } tuiles
    }
spring-festival-web-preview-applause =
    { $count ->
        [one] { $count } applaudissement
       *[other] { $count } applaudissements
    }
spring-festival-web-preview-points =
    { $count ->
        [one] { $sign }{ $count } point en tout
       *[other] { $sign }{ $count } points en tout
    }
spring-festival-web-preview-provisional = { $sign }{ $count } si la partie s’arrêtait
spring-festival-web-preview-completes =
    { $count ->
        [one] votre composition à { $points } réalisable
       *[other] { $count } compositions réalisables
    }
spring-festival-web-preview-nothing = rien d’autre ne se passe

## Où se trouve une place : ce qu’il y a à côté

spring-festival-web-beside-N = sous la { $tile }
spring-festival-web-beside-E = à gauche de la { $tile }
spring-festival-web-beside-S = au-dessus de la { $tile }
spring-festival-web-beside-W = à droite de la { $tile }
spring-festival-web-between = entre la { $one } et la { $other }
spring-festival-web-between-rows = entre la { $one } au-dessus et la { $other } en dessous
spring-festival-web-place-alone = au milieu
spring-festival-web-place-top = la { $number ->
        [one] 1re
       *[other] { $number }e
    } des { $count } en partant du haut
spring-festival-web-place-left = la { $number ->
        [one] 1re
       *[other] { $number }e
    } des { $count } en partant de la gauche
spring-festival-web-place-corner = la { $number ->
        [one] 1re
       *[other] { $number }e
    } des { $count }, ligne par ligne

## Sur la page, on nomme les pièces d’après leur aspect ; le terminal les nomme par leur numéro

spring-festival-web-name-colour = une composition de couleurs à { $points }
spring-festival-web-name-pattern = une composition de motifs à { $points }
spring-festival-web-way = Possibilité { $number } sur { $count } : avec { $tiles }, +{ $points } points.
spring-festival-web-prompt-place = Lancez votre fusée
spring-festival-web-prompt-place-start = Disposez vos tuiles de départ
spring-festival-web-prompt-turn-store = Orientez le magasin
spring-festival-web-prompt-complete = Réalisez ou passez
spring-festival-web-prompt-finale = Bouquet final : allumez une tuile
spring-festival-web-hint-set = Un robot commencerait avec le set de départ { $set }.
spring-festival-web-hint-turn = Un robot prendrait la { $tile }{ $apart ->
        [none] { "" }
       *[other] { " " }({ $apart })
    }.
spring-festival-web-hint-place = Un robot poserait la tuile sur la case en bleu clair.
spring-festival-web-hint-replace = Un robot remplacerait la tuile en bleu clair.
spring-festival-web-hint-complete = Un robot réaliserait la carte en bleu clair.
spring-festival-web-hint-pass = Un robot passerait.
spring-festival-web-hint-finale = Un robot allumerait la tuile en bleu clair.
spring-festival-web-advice-set = Commencer avec le set de départ { $set }
spring-festival-web-advice-turn = Prendre la { $tile }{ $apart ->
        [none] { "" }
       *[other] { " " }({ $apart })
    }
spring-festival-web-advice-place = Poser la { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }
spring-festival-web-advice-replace = Remplacer la { $there }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    } par la { $tile }
spring-festival-web-advice-complete = Réaliser { $card }
spring-festival-web-advice-pass = Passer
spring-festival-web-advice-finale = Allumer la { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }
spring-festival-web-event-tile-revealed = Nouvelle tuile au magasin : { $tile }.
    .several = Nouvelles tuiles au magasin : { $tile }.
spring-festival-web-event-card-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $card }.
    .several =
        { $you ->
            [yes] Vous piochez
           *[no] { $who } pioche
        } { $count } cartes.
spring-festival-web-event-start-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } la { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }.
spring-festival-web-event-tile-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } la { $tile }.
spring-festival-web-event-tile-discarded = La { $tile } est défaussée.
    .several = Défaussées : { $tile }.
spring-festival-web-event-tile-removed = La { $tile } quitte la partie.
spring-festival-web-event-tile-placed =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } la { $tile }{ $replaced ->
        [yes] {" "}à sa place
       *[no] { $beside ->
            [none] {""}
           *[other] {" "}{ $beside }
        }
    }.
spring-festival-web-event-chain-wave = Elle explose.
    .several = La fusée déclenche une réaction en chaîne de { $size } tuiles.
spring-festival-web-event-card-completed =
    { $you ->
        [yes] Vous réalisez
       *[no] { $who } réalise
    } { $card } : { $points } points.
spring-festival-web-event-finale-fired =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } le bouquet final avec la { $tile }{ $beside ->
        [none] {""}
       *[other] {" "}{ $beside }
    }.

## La ligne sous le panorama, et ses boutons

spring-festival-web-do-turn = Choisissez une tuile du magasin et voyez qui reçoit quoi.
spring-festival-web-do-lay = Choisissez une tuile, puis une case en surbrillance.
spring-festival-web-do-place = Choisissez une case en surbrillance, ou une tuile à remplacer.
spring-festival-web-do-complete = Choisissez une composition en surbrillance.
spring-festival-web-do-finale = Choisissez la tuile qui lance la dernière réaction.
spring-festival-web-lay = La poser ici.
spring-festival-web-taken = Vous prenez : { $tile }.
spring-festival-web-completes = Avec les tuiles éclairées : +{ $points } points
spring-festival-web-go-place = Poser ici
spring-festival-web-go-replace = Remplacer
spring-festival-web-go-turn = La prendre
spring-festival-web-go-complete = Réaliser
spring-festival-web-go-finale = L’allumer
spring-festival-web-pass = Passer
spring-festival-web-perfect = Parfait !
spring-festival-web-banner-round = Tour { $round }
spring-festival-web-banner-finale = Bouquet final
spring-festival-web-banner-sign = { $sign }

## Ce qu’est chaque pièce

spring-festival-web-about-rocket = Une fusée : une flèche qui la pointe la fait exploser, et ses propres flèches agissent à leur tour.
spring-festival-web-about-exploded = Elle a explosé : elle ne déclenche plus rien tant qu’une carte réalisée ne l’a pas retournée en fusée.
spring-festival-web-about-starting = L’une des quatre tuiles du set de départ { $set }.
spring-festival-web-about-card = Sa forme, tournée mais jamais en miroir, doit recouvrir des tuiles explosées. Elles redeviennent des fusées et vous piochez une nouvelle carte.
spring-festival-web-about-store = Le joueur actif oriente le disque. Chacun prend la tuile qui lui fait face ; celles qui ne font face à personne sont défaussées.
spring-festival-web-about-decks = Réaliser une composition permet d’en piocher une autre du même type.
spring-festival-web-about-sign = Il rapporte des points à chacun à la fin de la partie.
spring-festival-web-about-finale = 1 point par tuile qui explose dans le bouquet final.
spring-festival-web-about-applause = 1 point par applaudissement. Une nouvelle tuile en rapporte 1 par étincelle complète qu’elle forme.
spring-festival-web-about-majority = 3 points pour chaque adversaire moins applaudi.
spring-festival-web-about-compositions = Les points de vos cartes réalisées.
