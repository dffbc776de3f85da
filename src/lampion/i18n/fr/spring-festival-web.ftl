# Spring Festival sur son plateau dans le navigateur : étiquettes, aperçus, explications et tutoriel.

spring-festival-web-tile = Tuile { $tile }
spring-festival-web-set = Set de départ { $set }
spring-festival-web-store = Le magasin d'artificier
spring-festival-web-card-colour = Carte de couleur { $card }
spring-festival-web-card-pattern = Carte de motif { $card }
spring-festival-web-decks-title = Les pioches
spring-festival-web-decks = Il reste { $colour } cartes de couleur et { $pattern } cartes de motif.
spring-festival-web-panorama =
    Panorama de { $who }, { $count ->
        [0] vide
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
spring-festival-web-zoom = Cases plus grandes
spring-festival-web-enlarge = Agrandir { $who }
spring-festival-web-back = Revenir à votre ciel
spring-festival-web-active = joueur actif
spring-festival-web-thinking = doit jouer
spring-festival-web-held = En main : { $tile }
spring-festival-web-completed =
    { $count ->
        [one] { $count } carte réalisée
       *[other] { $count } cartes réalisées
    }
spring-festival-web-completed-none = Aucune pour l'instant.
spring-festival-web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
spring-festival-web-part = { $part } : { $count }

## Ce qu'il y a sur une case, et ce qu'un choix rapporterait

spring-festival-web-cell-rocket = { $cell }, fusée. { $tile }
spring-festival-web-cell-exploded = { $cell }, explosée. { $tile }
spring-festival-web-choice-place = Poser { $tile } en { $cell } : { $preview }
spring-festival-web-choice-replace = Remplacer cette tuile par { $tile } : { $preview }. Ici : { $there }
spring-festival-web-choice-finale = Lancer le bouquet final ici : { $preview }. Ici : { $there }
spring-festival-web-choice-turn = Prendre { $tile } { $rest }
spring-festival-web-choice-set = Set de départ { $set } : { $tiles }
spring-festival-web-choice-complete =
    Réaliser { $count ->
        [one] cette carte
       *[other] cette carte, de { $count } façons
    }. { $card }
spring-festival-web-gets = { $who } reçoit { $tile }
spring-festival-web-leaves = défaussée
spring-festival-web-preview-explodes =
    { $count ->
        [one] { $count } tuile explose
       *[other] { $count } tuiles explosent
    }
spring-festival-web-preview-applause =
    { $count ->
        [one] { $count } applaudissement
       *[other] { $count } applaudissements
    }
spring-festival-web-preview-points =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
spring-festival-web-preview-nothing = rien d'autre ne se passe

## Sur la page, on nomme les pièces d'après leur aspect ; le terminal les nomme par leur numéro

spring-festival-web-name-colour = une carte de couleur
spring-festival-web-name-pattern = une carte de motif
spring-festival-web-prompt-place = Lancez votre tuile : à côté des autres, ou à la place de l'une d'elles.
spring-festival-web-hint-set = Un robot commencerait avec le set de départ { $set }.
spring-festival-web-hint-turn = Un robot prendrait la { $tile }.
spring-festival-web-hint-place = Un robot poserait la tuile sur la case en bleu clair.
spring-festival-web-hint-replace = Un robot remplacerait la tuile en bleu clair.
spring-festival-web-hint-complete = Un robot réaliserait la carte en bleu clair.
spring-festival-web-hint-pass = Un robot passerait.
spring-festival-web-hint-finale = Un robot allumerait la tuile en bleu clair.
spring-festival-web-advice-set = Commencer avec le set de départ { $set }
spring-festival-web-advice-turn = Prendre la { $tile }
spring-festival-web-advice-place = Poser la { $tile } en { $cell }
spring-festival-web-advice-replace = Remplacer la tuile en { $cell } par la { $tile }
spring-festival-web-advice-complete = Réaliser { $card }
spring-festival-web-advice-pass = Passer
spring-festival-web-advice-finale = Allumer la tuile en { $cell }
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
        [yes] Vous disposez
       *[no] { $who } dispose
    } la { $tile }.
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
    } la { $tile } { $replaced ->
        [yes] à sa place
       *[no] à côté des autres
    }.
spring-festival-web-event-chain-wave =
    { $wave ->
        [0] Elle explose.
       *[other] Puis { $number } { $number ->
            [one] autre
           *[other] autres
        }.
    }
spring-festival-web-event-card-completed =
    { $you ->
        [yes] Vous réalisez
       *[no] { $who } réalise
    } { $card } : { $points } points.
spring-festival-web-event-finale-fired =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } le bouquet final avec la { $tile }.

## La ligne sous le panorama, et ses boutons

spring-festival-web-do-turn = Choisissez une tuile du magasin et voyez qui reçoit quoi.
spring-festival-web-do-lay = Choisissez une tuile, puis une case lumineuse.
spring-festival-web-do-place = Choisissez une case lumineuse, ou une tuile à remplacer.
spring-festival-web-do-complete = Choisissez une carte lumineuse.
spring-festival-web-do-finale = Choisissez la tuile qui lance la dernière réaction.
spring-festival-web-lay = La poser ici.
spring-festival-web-taken = Vous prenez : { $tile }.
spring-festival-web-completes = Avec les tuiles éclairées : +{ $points } points
spring-festival-web-match = { $number } sur { $count }
spring-festival-web-match-before = Possibilité précédente
spring-festival-web-match-after = Possibilité suivante
spring-festival-web-go-place = Poser ici
spring-festival-web-go-replace = Remplacer
spring-festival-web-go-turn = La prendre
spring-festival-web-go-complete = Réaliser
spring-festival-web-go-finale = L'allumer
spring-festival-web-pass = Passer
spring-festival-web-perfect = Parfait !
spring-festival-web-banner-round = Tour { $round }
spring-festival-web-banner-finale = Bouquet final
spring-festival-web-banner-sign = { $sign }

## Ce qu'est chaque pièce

spring-festival-web-about-rocket = Une fusée : une flèche qui la pointe la fait exploser, et ses propres flèches agissent à leur tour.
spring-festival-web-about-exploded = Elle a explosé : elle ne déclenche plus rien tant qu'une carte réalisée ne l'a pas retournée en fusée.
spring-festival-web-about-starting = L'une des quatre tuiles du set de départ { $set }.
spring-festival-web-about-card = Sa forme, tournée mais jamais en miroir, doit recouvrir des tuiles explosées. Elles redeviennent des fusées et vous piochez une nouvelle carte.
spring-festival-web-about-store = Le joueur actif oriente le disque. Chacun prend la tuile qui lui fait face ; celles qui ne font face à personne sont défaussées.
spring-festival-web-about-decks = Réaliser une carte permet d'en piocher une autre du même type.
spring-festival-web-about-sign = Il rapporte des points à chacun à la fin de la partie.
spring-festival-web-about-finale = 1 point par tuile qui explose dans le bouquet final.
spring-festival-web-about-applause = 1 point par applaudissement. Une nouvelle tuile en rapporte 1 par étincelle complète qu'elle forme.
spring-festival-web-about-majority = 3 points pour chaque adversaire moins applaudi.
spring-festival-web-about-compositions = Les points de vos cartes réalisées.

## La leçon

spring-festival-web-learn = Leçon
spring-festival-web-learn-step = Étape { $number } sur { $count }
spring-festival-web-learn-back = Retour
spring-festival-web-learn-next = Suite
spring-festival-web-learn-skip = Quitter
spring-festival-web-learn-show = Montrez-moi
spring-festival-web-learn-done = Jouer
spring-festival-web-learn-astray = C'est possible aussi, mais pour l'instant, essayez ce qui brille en bleu clair.
spring-festival-web-learn-welcome = Le grand ciel est votre panorama. Chaque tuile est une fusée ; elle montre sa couleur, son nombre d'explosions, des flèches blanches et des demi-étincelles dorées. Pointez une pièce, ou appuyez longuement dessus, pour en savoir plus.
    .title = Votre ciel
spring-festival-web-learn-lay = Avant la partie, chacun dispose quatre fusées de départ, côte à côte. Il vous en reste une : mettez-la sur la case marquée.
    .title = Les fusées de départ
spring-festival-web-learn-store = À chaque tour, le joueur actif oriente le magasin, ce qui décide de ce que chacun reçoit. Ce tour-ci, c'est vous. Prenez la fusée bleue à une explosion : regardez qui recevrait quelle tuile, puis choisissez-la.
    .title = Le magasin
spring-festival-web-learn-sparks = Vous devez lancer la tuile prise. Mettez-la sur la case marquée : sa demi-étincelle rejoint celle de la fusée rouge, et une étincelle complète vaut 1 applaudissement.
    .title = Étincelles et applaudissements
spring-festival-web-learn-faces = Une tuile explose quand on la pose : la vôtre montre maintenant son autre face. Sa flèche pointait une case vide, donc rien d'autre n'est parti. Un nouveau tour a commencé, et Mei a orienté le magasin : vous avez reçu une fusée jaune.
    .title = Fusée et explosion
spring-festival-web-learn-chain = Une flèche qui pointe une fusée la fait exploser, et les flèches de cette fusée prennent le relais. Les numéros montrent l'ordre avant que vous décidiez. Posez la fusée jaune au-dessus de la rouge et regardez.
    .title = Réaction en chaîne
spring-festival-web-learn-card = Tout a explosé, et une carte correspond : trois tuiles en coin, dont deux à 1 explosion. Choisissez la carte lumineuse : ses tuiles s'éclairent, et si elle convient à plusieurs endroits vous pouvez les parcourir. Réalisez-la avec les trois tuiles du haut.
    .title = Réaliser une carte
spring-festival-web-learn-rockets = 5 points ! Les tuiles de la carte sont redevenues des fusées, prêtes à exploser encore, et vous avez pioché une nouvelle carte.
    .title = De nouveau des fusées
spring-festival-web-learn-replace = Au lieu d'agrandir votre ciel, vous pouvez remplacer une tuile ; l'ancienne quitte la partie. Mettez la fusée rouge sur la tuile jaune : sa flèche fait partir une fusée de nouveau prête.
    .title = Remplacer une tuile
spring-festival-web-learn-finale = Neuf tours plus tard, toutes les tuiles sont de nouveau des fusées, et l'une d'elles lance une dernière réaction. Chaque tuile qui explose vaut 1 point ; si toutes explosent, le bouquet final est parfait et donne 3 applaudissements. Allumez celle qui est marquée.
    .title = Bouquet final
spring-festival-web-learn-scoring = Le détail de votre score est au-dessus de votre ciel : bouquet final, applaudissements, 3 points pour chaque adversaire moins applaudi, et vos cartes. Le plus grand total gagne. À vous de jouer !
    .title = Qui gagne
