# Lanterns Dice sur son plateau dans le navigateur : lieux, étiquettes, aperçus, explications, et ce qui diffère du terminal.
# Un lieu se dit d’après ce qu’on voit, jamais par ses coordonnées. $you vaut yes quand le joueur $who est celui qui lit.

## Où se trouve quelque chose

lanterns-dice-web-region-0-0 = en haut à gauche
lanterns-dice-web-region-0-1 = en haut
lanterns-dice-web-region-0-2 = en haut à droite
lanterns-dice-web-region-1-0 = à gauche
lanterns-dice-web-region-1-1 = au milieu
lanterns-dice-web-region-1-2 = à droite
lanterns-dice-web-region-2-0 = en bas à gauche
lanterns-dice-web-region-2-1 = en bas
lanterns-dice-web-region-2-2 = en bas à droite
lanterns-dice-web-the-boat = d’un bateau
lanterns-dice-web-the-platform = d’un ponton
lanterns-dice-web-the-pavilion = d’un pavillon
lanterns-dice-web-beside-N = au-dessous { $what }
lanterns-dice-web-beside-S = au-dessus { $what }
lanterns-dice-web-beside-W = à droite { $what }
lanterns-dice-web-beside-E = à gauche { $what }
lanterns-dice-web-place =
    le bassin { $colours }{ $what ->
        [boat] {" "}avec un bateau,
        [platform] {" "}avec un ponton,
        [pavilion] {" "}avec un pavillon,
       *[pool] {""}
    } { $region }{ $beside ->
        [none] {""}
       *[other] , { $beside }
    }
lanterns-dice-web-area-lit = zone { $colour } allumée
lanterns-dice-web-area-dark = zone { $colour } sombre
lanterns-dice-web-pool =
    { $place } : { $areas }{ $firework ->
        [none] {""}
       *[other] , sous { $firework } à { $value } points
    }.
lanterns-dice-web-lake =
    { $you ->
        [yes] Votre lac
       *[no] Le lac { DE($who) }
    }

## Ce qu’on peut faire

lanterns-dice-web-choice-light = Allumer la zone { $colour } dans { $place }. { $preview }
lanterns-dice-web-choice-launch = Lancer { $shape } depuis { $place }. { $preview }
lanterns-dice-web-choice-turn = Orienter la piste pour faire face au dé { $face } : { $faced }. { $preview }
lanterns-dice-web-choice-choose = Choisir { $shape } pour cette partie
lanterns-dice-web-go-light = Allumer
lanterns-dice-web-go-turn = Orienter ainsi
lanterns-dice-web-go-emperor = L’utiliser
lanterns-dice-web-go-launch =
    { $value ->
        [one] Lancer : { $value } point
       *[other] Lancer : { $value } points
    }
lanterns-dice-web-go-launch-brief = Lancer : { $value }
lanterns-dice-web-go-pass-brief = Passer
lanterns-dice-web-go-reroll =
    { $cost ->
        [one] Relancer : { $cost } cadeau
       *[other] Relancer : { $cost } cadeaux
    }
lanterns-dice-web-go-choose = La choisir
lanterns-dice-web-go-pass-die = Ne rien allumer
lanterns-dice-web-go-pass-bonus = Ne rien allumer
lanterns-dice-web-go-pass-platform = Ne rien allumer
lanterns-dice-web-go-pass-emperor = Garder les cadeaux
lanterns-dice-web-go-pass-second = Pas de seconde zone
lanterns-dice-web-go-pass-launch = Ne rien lancer
lanterns-dice-web-turn-left = Tourner la piste dans le sens horaire
lanterns-dice-web-turn-right = Tourner la piste dans le sens antihoraire
lanterns-dice-web-turn-tile = Faire pivoter le feu d’artifice (R)
lanterns-dice-web-flip-tile = Retourner le feu d’artifice (F)
lanterns-dice-web-almost =
    { $count ->
        [one] À une zone d’un feu d’artifice
       *[other] { $count } zones mènent à un feu d’artifice
    }
lanterns-dice-web-ask-turn = Orientez la piste : faites-la tourner, touchez un dé ou choisissez l’une des quatre orientations. Chacun reçoit le dé qui lui fait face.
lanterns-dice-web-ask-die = Choisissez une zone de la couleur de votre dé.
lanterns-dice-web-ask-bonus = Choisissez une zone de la couleur de votre bonus de tour.
lanterns-dice-web-ask-platform = Choisissez une zone à côté du ponton, de n’importe quelle couleur.
lanterns-dice-web-ask-emperor-area = Choisissez une zone pour l’action empereur.
lanterns-dice-web-ask-emperor = Payez une action empereur avec vos cadeaux, ou gardez-les.
lanterns-dice-web-ask-emperor-last = Vos derniers tours : les cadeaux restants ne vaudront rien.
lanterns-dice-web-ask-launch = Choisissez un feu d’artifice, puis sa place : R le fait pivoter, F le retourne.
lanterns-dice-web-ask-launch-brief = Choisissez un feu d’artifice, puis sa place. ↻ pivote, ⇋ retourne.
lanterns-dice-web-ask-choose = Choisissez les formes de cette partie.

## Ce qu’un choix rapporterait

lanterns-dice-web-preview-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lanterns-dice-web-preview-areas =
    { $count ->
        [one] une zone au choix
       *[other] { $count } zones au choix
    }
lanterns-dice-web-preview-completing =
    { $count ->
        [one] une complète un bassin
       *[other] { $count } complètent un bassin
    }
lanterns-dice-web-preview-pavilions =
    { $count ->
        [one] une rapporte un cadeau
       *[other] { $count } rapportent un cadeau
    }
lanterns-dice-web-preview-platforms =
    { $count ->
        [one] une déclenche un ponton
       *[other] { $count } déclenchent un ponton
    }
lanterns-dice-web-preview-completed = complète le bassin
lanterns-dice-web-preview-gifts =
    { $count ->
        [one] rapporte un cadeau
       *[other] rapporte { $count } cadeaux
    }
lanterns-dice-web-preview-onward =
    { $count ->
        [one] puis une zone de plus à côté
       *[other] puis une zone de plus, { $count } au choix
    }
lanterns-dice-web-preview-chain = jusqu’à { $count } zones à la chaîne
lanterns-dice-web-preview-surrounded =
    { $count ->
        [one] entoure un bateau
       *[other] entoure { $count } bateaux
    }
lanterns-dice-web-preview-lost =
    { $count ->
        [one] un bateau est perdu
       *[other] { $count } bateaux sont perdus
    }
lanterns-dice-web-preview-group =
    { $count ->
        [0] pas encore de deuxième groupe
       *[other] deuxième groupe : { $count }
    }
lanterns-dice-web-preview-firework = permet de lancer { $shape } : { $count }

## Ce qui entoure le lac

lanterns-dice-web-turn =
    Tour { $round } sur { $rounds } · { $you ->
        [yes] à vous
       *[no] à { $who }
    }
lanterns-dice-web-steps = Étapes du tour
lanterns-dice-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lanterns-dice-web-part = { $part } : { $count }
lanterns-dice-web-gifts =
    { $count ->
        [0] Aucun cadeau
        [one] { $count } cadeau
       *[other] { $count } cadeaux
    }
lanterns-dice-web-gifts-title = Cadeaux
lanterns-dice-web-gifts-fade = Sans valeur à la fin : dépensez-les
lanterns-dice-web-bonuses =
    { $count ->
        [0] Plus de bonus de tour
       *[other] Bonus de tour à venir : { $colours }
    }
lanterns-dice-web-bonuses-title = Bonus de tour
lanterns-dice-web-tray = La piste. Dés : { $faced }.
lanterns-dice-web-tray-title = La piste
lanterns-dice-web-ways = Orientations de la piste
lanterns-dice-web-stacks = Feux d’artifice
lanterns-dice-web-emperor = Les cartes empereur
lanterns-dice-web-emperor-title =
    Carte empereur : { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    }
lanterns-dice-web-card =
    { $cost ->
        [one] Pour { $cost } cadeau
       *[other] Pour { $cost } cadeaux
    } : { $effect }{ $state ->
        [open] { " " }{ $preview }
        [paid] { " " }Déjà payée.
        [closed] { " " }Impossible : { $why }.
       *[other] {""}
    }
lanterns-dice-web-stack =
    { $count ->
        [0] { $shape } : plus de tuiles.
       *[other]
            { $shape }, valeur { $value }{ $rest ->
                [none] . C’est la dernière tuile.
               *[other] {" "}; dessous : { $rest }.
            }{ $open ->
                [yes] { " " }Il y a de la place sur votre lac.
               *[no] {""}
            }
    }

## Ce qu’est chaque pièce

lanterns-dice-web-title-pool = Un bassin
lanterns-dice-web-title-boat = Un bateau
lanterns-dice-web-title-platform = Un ponton
lanterns-dice-web-title-pavilion = Un pavillon
lanterns-dice-web-about-pool = Quand ses deux zones sont allumées, le bassin est complet. Un feu d’artifice se lance sur des bassins complets.
lanterns-dice-web-about-boat = 4 points à la fin si son bassin reste sombre et si les quatre bassins adjacents sont complets.
lanterns-dice-web-about-platform = Allumez sa seconde zone : vous pouvez alors en allumer une de plus, de n’importe quelle couleur, dans un bassin adjacent.
lanterns-dice-web-about-pavilion = Allumez la zone du pavillon : l’empereur vous remet un cadeau.
lanterns-dice-web-about-emperor = Une carte par joueur à chaque tour, même pendant le tour des autres.
lanterns-dice-web-about-reconstructed = Cette face est reconstituée : la carte imprimée n’était pas disponible.
lanterns-dice-web-about-stack = Lancez-en un à la fin de votre tour, sur des bassins complets qui ont sa forme. Les suivants de la même forme valent moins.
lanterns-dice-web-about-tray = Le joueur actif lance les dés et oriente la piste. Chacun peut allumer une zone de la couleur du dé qui lui fait face.
lanterns-dice-web-about-gifts = Ils paient une relance ou une action empereur. Ils ne valent rien à la fin.
lanterns-dice-web-about-bonuses = À chacun de vos tours, vous pouvez allumer une zone de plus, de la couleur du bonus de ce tour.
lanterns-dice-web-about-fireworks = La valeur des feux d’artifice lancés.
lanterns-dice-web-about-group = 1 point par bassin complet du deuxième plus grand groupe, entouré de blanc. Il peut encore changer.
lanterns-dice-web-about-boats = 4 points par bateau dont le bassin est sombre et les quatre bassins adjacents complets. Ils peuvent encore être perdus.

## Ce que font les autres, et les mots au-dessus du lac

lanterns-dice-web-doing-wait = attend la piste
lanterns-dice-web-doing-tray = oriente la piste
lanterns-dice-web-doing-shapes = choisit les formes
lanterns-dice-web-doing-die = allume pour son dé
lanterns-dice-web-doing-bonus = joue son bonus de tour
lanterns-dice-web-doing-platform = continue après un ponton
lanterns-dice-web-doing-emperor = choisit une action
lanterns-dice-web-doing-area = réalise une action
lanterns-dice-web-doing-launch = lance un feu d’artifice
lanterns-dice-web-doing-done = a fini
lanterns-dice-web-mine-wait = La piste va être orientée.
lanterns-dice-web-mine-done = Vous avez fini ; les autres allument encore.
lanterns-dice-web-banner-turn =
    { $you ->
        [yes] À vous
       *[no] { $who }
    }
lanterns-dice-web-banner-last-turn =
    { $you ->
        [yes] Votre dernier tour
       *[no] Dernier tour : { $who }
    }
lanterns-dice-web-banner-launches = Le bouquet final

## Questions, journal et idées : les pièces par leur nom, les lieux par ce qu’on voit

lanterns-dice-web-prompt-tray = Orientez la piste
lanterns-dice-web-prompt-die = Votre dé : zone { $colour }
lanterns-dice-web-prompt-bonus = Bonus de tour : zone { $colour }
lanterns-dice-web-prompt-platform = Ponton : une zone de plus
lanterns-dice-web-prompt-emperor = Une action empereur ?
lanterns-dice-web-prompt-area = Empereur : une zone
lanterns-dice-web-prompt-second = Et la seconde zone ?
lanterns-dice-web-prompt-launch = Lancer un feu d’artifice ?
lanterns-dice-web-prompt-last-launch = Le bouquet final
lanterns-dice-web-event-side-drawn =
    La carte empereur à { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    } montre la face { $side }.
lanterns-dice-web-event-area-lit =
    { $you ->
        [yes] Vous allumez
       *[no] { $who } allume
    } la zone { $colour } dans { $place }{ $cause ->
        [bonus] , pour le bonus de tour
        [platform] , à côté du ponton
        [emperor] , grâce à l’action empereur
       *[die] {""}
    }.
lanterns-dice-web-event-boat-surrounded = Un bateau est entouré : { $points } points.
    .several = Des bateaux sont entourés.
lanterns-dice-web-event-emperor-used =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    } la carte empereur à { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    }.
lanterns-dice-web-event-firework-launched =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } { $shape } pour { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $next ->
        [0] {" "}; il n’en reste plus de cette forme
       *[other] {" "}; la tuile suivante vaudra { $next }
    }.
lanterns-dice-web-hint-reroll = Un robot dépenserait un cadeau pour relancer les dés.
lanterns-dice-web-hint-turn = Un robot orienterait la piste pour faire face au dé { $face }.
lanterns-dice-web-hint-light = Un robot allumerait la zone { $colour } dans { $place }.
lanterns-dice-web-hint-emperor =
    Un robot utiliserait la carte empereur à { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    }.
lanterns-dice-web-hint-launch = Un robot lancerait { $shape } ici.
lanterns-dice-web-hint-pass = Un robot passerait.
lanterns-dice-web-hint-choose = Un robot choisirait { $shape }.
lanterns-dice-web-advice-reroll = Dépenser un cadeau et relancer
lanterns-dice-web-advice-turn = Orienter la piste pour faire face au dé { $face }
lanterns-dice-web-advice-light = Allumer la zone { $colour } dans { $place }
lanterns-dice-web-advice-emperor =
    Utiliser la carte empereur à { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    }
lanterns-dice-web-advice-launch = Lancer { $shape } pour { $value } depuis { $place }
lanterns-dice-web-advice-pass = Passer
lanterns-dice-web-advice-choose = Choisir { $shape }
