# Lanterns Dice : ses mots pour le terminal, le serveur et le navigateur.
# $who est le nom d’un joueur ; $you vaut yes quand ce joueur est celui qui lit.

lanterns-dice-name = Lanterns Dice
lanterns-dice-about = Lancez les dés-lanternes, illuminez le lac et tirez des feux d’artifice pour l’empereur.

## Ce que le jeu attend

lanterns-dice-prompt-choose = Choisissez une forme de feux d’artifice pour cette partie.
    .help = Quatre formes sont en jeu. Le premier joueur les choisit l’une après l’autre.
lanterns-dice-prompt-nothing = Rien à faire ici : { $why }. Continuez.
    .help = L’étape est sautée.
lanterns-dice-prompt-tray = Orientez la piste : quel dé voulez-vous ?
    .help = Les dés gardent leur ordre : votre choix fixe le dé de chacun. Pour 1 cadeau, vous pouvez d’abord relancer les quatre dés.
lanterns-dice-prompt-die = Allumez une zone { $colour } : c’est la couleur de votre dé.
    .help = N’importe quelle zone sombre de cette couleur convient. Un pavillon rapporte un cadeau ; un ponton permet d’allumer une zone de plus quand son bassin est complet. Laissez les bateaux dans l’ombre si vous voulez qu’ils rapportent des points.
lanterns-dice-prompt-bonus = Votre bonus de tour : allumez une zone { $colour }.
    .help = Le bonus est barré à la fin de votre tour, utilisé ou non.
lanterns-dice-prompt-platform = Le bassin du ponton est complet : allumez une zone de plus à côté.
    .help = De n’importe quelle couleur, dans l’un des bassins adjacents. Si cela complète un autre bassin à ponton, vous continuez à partir de là.
lanterns-dice-prompt-emperor = Réalisez une action empereur, ou passez.
    .help = Une seule action par joueur à chaque tour. Les cadeaux ne valent rien à la fin de la partie.
lanterns-dice-prompt-area = Action empereur : allumez une zone.
    .help = Elle est payée : vous devez allumer sa première zone.
lanterns-dice-prompt-second = Action empereur : allumez la seconde zone, ou renoncez-y.
    .help = Ce que la première a rapporté vous est déjà acquis.
lanterns-dice-prompt-launch = Lancez un feu d’artifice sur des bassins complets, ou passez.
    .help = Un seul à chacun de vos tours. Les suivants de la même forme vaudront moins, mais il peut être payant d’attendre une forme plus grande.
lanterns-dice-prompt-last-launch = Le bouquet final : encore un feu d’artifice pour chacun.
    .help = C’est la dernière occasion : lancez-en un si vous pouvez.

## Les sortes de coups, en titre de leur liste, et ce qu’un coup rapporterait

lanterns-dice-move-reroll = Relancer les quatre dés
lanterns-dice-move-turn = Orienter la piste pour faire face au dé
lanterns-dice-move-light = Allumer une zone
lanterns-dice-move-emperor = Réaliser une action empereur
lanterns-dice-move-launch = Lancer un feu d’artifice
lanterns-dice-move-pass = Passer
lanterns-dice-move-choose = Jouer avec

lanterns-dice-offer-reroll =
    { $cost ->
        [one] pour { $cost } cadeau
       *[other] pour { $cost } cadeaux
    }, { $left ->
        [0] il n’en reste plus
       *[other] il en reste { $left }
    }
lanterns-dice-offer-turn = { $face } ({ $faced })
lanterns-dice-offer-light = { $cell } { $colour }
lanterns-dice-offer-emperor =
    { $card }, pour { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    }
lanterns-dice-offer-launch = { $shape } ({ $value }) en { $cells }
lanterns-dice-offer-pass =
    { $passed ->
        [die] pas de zone pour le dé
        [bonus] pas de zone pour le bonus de tour
        [platform] pas de zone pour le ponton
        [emperor] pas d’action empereur
        [second] pas de seconde zone
       *[launch] pas de feu d’artifice
    }

lanterns-dice-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
lanterns-dice-preview-provisional = ({ $sign }{ $count })
lanterns-dice-preview-gifts = ♦{ $sign }{ $count }
lanterns-dice-preview-completed = ▣
lanterns-dice-preview-onward = ≡{ $count }
lanterns-dice-preview-lost = ✗
lanterns-dice-preview-surrounded = ◈{ $count }
lanterns-dice-preview-fireworks = ✸{ $count }
lanterns-dice-preview-areas = ○{ $count }
lanterns-dice-preview = pts : points immédiats, (+3) : si la partie s’arrêtait, ♦ cadeaux, ▣ bassin complet, ≡ zones pour le ponton, ✗ bateau perdu, ◈ bateaux entourés, ✸ nouveaux feux d’artifice, ○ zones au choix

## Ce qui s’est passé. Plusieurs événements de suite de la même sorte sont racontés par `.several`, avec des listes.

lanterns-dice-event-shape-drawn = En jeu : { $shape }.
    .several = En jeu : { $shape }.
lanterns-dice-event-shape-chosen =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $shape }.
lanterns-dice-event-side-drawn = La carte empereur { $card } montre sa face { $side }.
lanterns-dice-event-sheet-drawn =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } avec la feuille { $sheet }.
lanterns-dice-event-turn-began =
    { $last ->
        [yes] Dernier tour
       *[no] Tour { $round } sur { $rounds }
    } : { $you ->
        [yes] vous lancez
       *[no] { $who } lance
    } les dés
lanterns-dice-event-die-rolled =
    { $you ->
        [yes] Vous obtenez
       *[no] { $who } obtient
    } { $face }.
    .several =
        { $you ->
            [yes] Vous obtenez
           *[no] { $who } obtient
        } { $face }.
lanterns-dice-event-dice-rerolled =
    { $you ->
        [yes] Vous relancez
       *[no] { $who } relance
    } les quatre dés.
lanterns-dice-event-tray-turned =
    { $you ->
        [yes] Vous orientez
       *[no] { $who } oriente
    } la piste : { $faced }.
lanterns-dice-event-area-lit =
    { $you ->
        [yes] Vous allumez
       *[no] { $who } allume
    } la zone { $colour } en { $cell }{ $cause ->
        [bonus] , pour le bonus de tour
        [platform] , à côté du ponton
        [emperor] , grâce à l’action empereur
       *[die] { "" }
    }.
lanterns-dice-event-gift-gained =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } { $count ->
        [one] un cadeau
       *[other] { $count } cadeaux
    }.
    .several =
        { $you ->
            [yes] Vous recevez
           *[no] { $who } reçoit
        } { $count ->
            [one] un cadeau
           *[other] { $count } cadeaux
        }.
lanterns-dice-event-gift-spent =
    { $you ->
        [yes] Vous dépensez
       *[no] { $who } dépense
    } { $count ->
        [one] un cadeau
       *[other] { $count } cadeaux
    }.
lanterns-dice-event-pool-completed = Le bassin est complet.
lanterns-dice-event-boat-lost = Le bateau de ce bassin ne rapportera rien.
lanterns-dice-event-boat-surrounded = Le bateau en { $cell } est entouré : { $points } points.
    .several = Les bateaux en { $cell } sont entourés.
lanterns-dice-event-platform-reached =
    Le ponton permet d’allumer { $areas ->
        [one] une zone de plus à côté
       *[other] une zone de plus à côté, au choix parmi { $areas }
    }.
lanterns-dice-event-bonus-crossed = Le bonus de tour { $bonus } est barré.
lanterns-dice-event-emperor-used =
    { $you ->
        [yes] Vous utilisez
       *[no] { $who } utilise
    } la carte empereur { $card }, face { $side }.
lanterns-dice-event-firework-launched =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } { $shape } en { $cells } pour { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $next ->
        [0] { " " }; il n’en reste plus de cette forme
       *[other] { " " }; la tuile suivante vaudra { $next }
    }.
lanterns-dice-event-step-passed =
    { $you ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } { $passed ->
        [die] à la zone du dé
        [bonus] à la zone du bonus de tour
        [platform] à la zone du ponton
        [emperor] à l’action empereur
        [second] à la seconde zone
       *[launch] au feu d’artifice
    }.
lanterns-dice-event-step-skipped =
    { $you ->
        [yes] Vous ne pouvez
       *[no] { $who } ne peut
    } { $skipped ->
        [die] rien allumer pour le dé
        [bonus] rien allumer pour le bonus de tour
        [platform] rien allumer pour le ponton
        [emperor] pas réaliser d’action empereur
        [second] pas allumer de seconde zone
       *[launch] pas lancer de feu d’artifice
    } : { $why }.
lanterns-dice-event-launches-began = Le bouquet final : encore un feu d’artifice pour chacun
lanterns-dice-event-seat-scored =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $fireworks } pour les feux d’artifice, { $group } pour le deuxième groupe, { $boats } pour les bateaux.
lanterns-dice-event-game-over = La partie est terminée : { $scores }

lanterns-dice-why-colour = toutes les zones de cette couleur sont déjà allumées
lanterns-dice-why-beside = tout est déjà allumé à côté
lanterns-dice-why-gifts = pas assez de cadeaux
lanterns-dice-why-target = aucune zone ne convient
lanterns-dice-why-shape = aucune forme ne tient sur les bassins complets
lanterns-dice-why-stacks = il ne reste plus aucune tuile
lanterns-dice-why-used = une seule action par tour

## Pourquoi un coup est bon

lanterns-dice-reason-scores =
    { $points ->
        [one] rapporte { $points } point avec { $shape }
       *[other] rapporte { $points } points avec { $shape }
    }
lanterns-dice-reason-allows = permet de lancer { $shape }, qui vaut { $points }
lanterns-dice-reason-prepares = prépare { $shape }, qui vaut { $points }
lanterns-dice-reason-surrounds = entoure un bateau : { $points } points
lanterns-dice-reason-group =
    { $count ->
        [one] ajoute un bassin au deuxième groupe
       *[other] ajoute { $count } bassins au deuxième groupe
    }
lanterns-dice-reason-gift =
    { $count ->
        [one] rapporte un cadeau
       *[other] rapporte { $count } cadeaux
    }
lanterns-dice-reason-chain =
    { $count ->
        [one] permet d’allumer une zone de plus
       *[other] permet d’allumer { $count } zones de plus
    }
lanterns-dice-reason-completes = complète un bassin
lanterns-dice-reason-could-allow = pourrait permettre de lancer { $shape }, qui vaut { $points }
lanterns-dice-reason-could-complete =
    { $count ->
        [one] pourrait compléter un bassin
       *[other] pourrait compléter un bassin parmi { $count }
    }
lanterns-dice-reason-could-gift = pourrait rapporter un cadeau

## L’état du jeu

lanterns-dice-table-round = tour { $round } sur { $rounds }
lanterns-dice-table-you = Vous (joueur { $seat })
lanterns-dice-phase-shapes = tirage des formes
lanterns-dice-phase-choose = choix des formes
lanterns-dice-phase-sides = tirage des faces des cartes empereur
lanterns-dice-phase-sheets = tirage des feuilles
lanterns-dice-phase-roll = lancer des dés
lanterns-dice-phase-tray = orientation de la piste
lanterns-dice-phase-steps = les lanternes s’allument
lanterns-dice-phase-last = le bouquet final
lanterns-dice-phase-over = la partie est terminée

lanterns-dice-step-roll = Dés
lanterns-dice-step-die = Votre dé
lanterns-dice-step-bonus = Bonus
lanterns-dice-step-emperor = Empereur
lanterns-dice-step-launch = Feu d’artifice

lanterns-dice-score-fireworks = Feux d’artifice
lanterns-dice-score-group = Deuxième plus grand groupe
lanterns-dice-score-boats = Bateaux entourés
lanterns-dice-score-total = Total
lanterns-dice-tie-break = davantage de points en feux d’artifice

## Le matériel. Les lettres du violet et du blanc sont leurs dernières : les premières sont celles du vert et du bleu.

lanterns-dice-colour-red = rouge
    .letter = R
lanterns-dice-colour-orange = orange
    .letter = O
lanterns-dice-colour-green = verte
    .letter = V
lanterns-dice-colour-blue = bleue
    .letter = B
lanterns-dice-colour-purple = violette
    .letter = T
lanterns-dice-colour-white = blanche
    .letter = C

lanterns-dice-face-red = rouge
lanterns-dice-face-orange = orange
lanterns-dice-face-green = vert
lanterns-dice-face-blue = bleu
lanterns-dice-face-purple = violet
lanterns-dice-face-white = blanc

lanterns-dice-shape-I3 = la ligne
lanterns-dice-shape-V3 = l’angle
lanterns-dice-shape-O4 = le carré
lanterns-dice-shape-T4 = le T
lanterns-dice-shape-L4 = le L
lanterns-dice-shape-S4 = le zigzag
lanterns-dice-shape-U5 = le U
lanterns-dice-shape-X5 = la croix

lanterns-dice-installation-boat = bateau
    .about = Un bateau rapporte 4 points à la fin si son bassin est sombre et si les quatre bassins adjacents sont complets.
lanterns-dice-installation-platform = ponton
    .about = Allumez la seconde zone du bassin d’un ponton : vous pouvez alors en allumer une de plus dans un bassin adjacent.
lanterns-dice-installation-pavilion = pavillon
    .about = Allumez la zone du pavillon : vous recevez un cadeau.

lanterns-dice-effect-shown =
    { $areas ->
        [one] Allumez une zone de la couleur d’un des dés.
       *[other] Allumez { $areas } zones de couleurs présentes sur les dés.
    }
lanterns-dice-effect-unshown =
    { $areas ->
        [one] Allumez une zone d’une couleur absente des dés.
       *[other] Allumez { $areas } zones de couleurs absentes des dés.
    }
lanterns-dice-effect-begun =
    { $areas ->
        [one] Allumez l’autre zone d’un bassin où vous en avez allumé une pendant ce tour.
       *[other] Allumez l’autre zone de { $areas } bassins où vous en avez allumé une pendant ce tour.
    }
lanterns-dice-effect-beside =
    { $areas ->
        [one] Allumez une zone, de n’importe quelle couleur, dans un bassin adjacent à l’un de vos bassins complets.
       *[other] Allumez { $areas } zones, de n’importe quelle couleur, dans des bassins adjacents à vos bassins complets.
    }
lanterns-dice-effect-dark =
    { $areas ->
        [one] Allumez une zone d’un bassin entièrement sombre.
       *[other] Allumez les deux zones d’un bassin entièrement sombre.
    }
lanterns-dice-effect-same =
    { $areas ->
        [one] Allumez une zone de n’importe quelle couleur.
       *[other] Allumez { $areas } zones d’une même couleur.
    }
lanterns-dice-effect-any =
    { $areas ->
        [one] Allumez une zone de n’importe quelle couleur.
       *[other] Allumez { $areas } zones des couleurs de votre choix.
    }

lanterns-dice-describe-shape =
    { $id }, { $shape } : { $size ->
        [small] un petit feu d’artifice
        [medium] un feu d’artifice moyen
       *[large] un grand feu d’artifice
    } sur { $pools } bassins ; ses tuiles valent { $values }.
lanterns-dice-describe-card =
    { $card }, face { $side }, pour { $cost ->
        [one] { $cost } cadeau
       *[other] { $cost } cadeaux
    } : { $effect }{ $status ->
        [reconstructed] { " " }(Cette face est reconstituée.)
       *[other] { "" }
    }
