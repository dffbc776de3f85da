# Spring Festival : ses mots pour le terminal, le serveur et le navigateur.
# $who est le nom d’un joueur ; $you vaut yes quand ce joueur est celui qui lit.

spring-festival-name = Spring Festival
spring-festival-about = Remplissez le ciel de feux d’artifice, déclenchez des réactions en chaîne, réalisez des compositions et finissez en beauté.

## Ce que le jeu attend

spring-festival-prompt-choose-set = Choisissez un set de départ.
    .help = Chaque set contient une tuile de chaque couleur et une de chaque nombre d’explosions. Seules les flèches diffèrent un peu : ils se valent tous.
spring-festival-prompt-place-start = Disposez vos tuiles de départ, l’une après l’autre.
    .help = La première va au milieu, les autres à côté d’une tuile déjà posée. Rien n’explose encore et les étincelles ne rapportent pas d’applaudissements. Regardez vos compositions : placez déjà les couleurs et les nombres d’explosions qu’elles demandent.
spring-festival-prompt-turn-store = Orientez le magasin : quelle tuile voulez-vous ?
    .help = Ce choix fixe ce que chacun reçoit, car les piles gardent leur ordre. Les tuiles qui ne font face à personne sont défaussées.
spring-festival-prompt-place = Lancez { $tile } : à côté de vos tuiles, ou à la place de l’une d’elles.
    .help = La tuile explose là où elle est posée, et ses flèches font exploser les fusées qu’elles pointent. Chaque étincelle complète qu’elle forme rapporte 1 applaudissement. Une tuile remplacée quitte la partie.
spring-festival-prompt-complete = Réalisez une composition, ou passez.
    .help = Les tuiles utilisées redeviennent des fusées et on pioche une autre carte du même type. Mieux vaut laisser les tuiles qui serviront à une autre carte ce tour-ci.
spring-festival-prompt-finale = Le bouquet final : quelle tuile lance la dernière réaction ?
    .help = Chaque tuile qui explose vaut 1 point. Si toutes explosent, le bouquet final est parfait et donne 3 applaudissements.

## Les sortes de coups, en titre de leur liste, et ce qu’un coup rapporterait

spring-festival-move-set = Choisir un set
spring-festival-move-turn = Orienter le magasin pour prendre
spring-festival-move-place = Poser sur une case vide
spring-festival-move-replace = Remplacer la tuile en
spring-festival-move-complete = Réaliser une composition avec les tuiles en
spring-festival-move-pass = Ne plus réaliser de composition
spring-festival-move-finale = Lancer le bouquet final avec la tuile en

spring-festival-offer-turn = { $tile } ({ $taken })

spring-festival-preview-waves = ✸{ $cells }
spring-festival-preview-sparks = ✦{ $count }
spring-festival-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
spring-festival-preview-provisional = ({ $sign }{ $count })
spring-festival-preview-completes = ▣{ $count }
spring-festival-preview = ✸ tuiles qui explosent, ✦ étincelles, pts : points immédiats, (+3) : si la partie s’arrêtait, ▣ cartes à réaliser

## Ce qui s’est passé. Plusieurs événements de suite de la même sorte sont racontés par `.several`, avec des listes.

spring-festival-event-set-chosen =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } le set de départ { $set }.
spring-festival-event-tile-revealed = Le magasin montre { $tile }.
    .several = Le magasin montre { $tile }.
spring-festival-event-card-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $card }.
    .several =
        { $you ->
            [yes] Vous piochez
           *[no] { $who } pioche
        } { $card }.
spring-festival-event-sign-drawn = Le signe de cette partie : { $sign }.
spring-festival-event-start-placed =
    { $you ->
        [yes] Vous disposez
       *[no] { $who } dispose
    } { $tile } en { $cell }.
spring-festival-event-first-found =
    { $you ->
        [yes] Vous êtes le premier joueur actif.
       *[no] Le premier joueur actif est { $who }.
    }
spring-festival-event-round-began =
    Tour { $round } : { $you ->
        [yes] vous orientez
       *[no] { $who } oriente
    } le magasin
spring-festival-event-store-turned =
    { $you ->
        [yes] Vous orientez
       *[no] { $who } oriente
    } le magasin.
spring-festival-event-tile-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $tile }.
spring-festival-event-tile-discarded = { $tile } est défaussée.
    .several = { $tile } sont défaussées.
spring-festival-event-tile-removed = { $tile } en { $cell } quitte la partie.
spring-festival-event-tile-placed =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } { $tile } { $replaced ->
        [yes] à sa place
       *[no] en { $cell }
    }.
spring-festival-event-spark-completed = Une étincelle est complète.
    .several = { $count } étincelles sont complètes.
spring-festival-event-applause =
    { $you ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    } { $count ->
        [one] { $count } applaudissement
       *[other] { $count } applaudissements
    }.
spring-festival-event-chain-wave =
    { $wave ->
        [0] Elle explose.
       *[other] Puis { $cells }.
    }
spring-festival-event-card-completed =
    { $you ->
        [yes] Vous réalisez
       *[no] { $who } réalise
    } { $card } avec { $cells } pour { $points } points.
spring-festival-event-turn-passed =
    { $you ->
        [yes] Vous ne réalisez
       *[no] { $who } ne réalise
    } plus de composition.
spring-festival-event-finale-began = Bouquet final : toutes les tuiles redeviennent des fusées
spring-festival-event-finale-fired =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } le bouquet final avec { $tile } en { $cell }.
spring-festival-event-finale-counted =
    { $tiles ->
        [one] { $tiles } tuile sur { $of } explose.
       *[other] { $tiles } tuiles sur { $of } explosent.
    }
spring-festival-event-finale-perfect =
    Un bouquet final parfait : { $you ->
        [yes] vous recevez
       *[no] { $who } reçoit
    } { $count } applaudissements de plus.
spring-festival-event-game-over = La partie est finie : { $scores }

## Pourquoi un coup est bon

spring-festival-reason-scores = rapporte { $points } points
spring-festival-reason-completes = permet de réaliser votre composition à { $points }
spring-festival-reason-prepares = prépare votre composition à { $points } points
spring-festival-reason-chain = déclenche une réaction en chaîne de { $count }
spring-festival-reason-sparks =
    { $count ->
        [one] complète une étincelle : { $applause } applaudissement
       *[other] complète { $count } étincelles : { $applause } applaudissements
    }
spring-festival-reason-finale =
    { $tiles ->
        [one] { $tiles } tuile sur { $of } explose
       *[other] { $tiles } tuiles sur { $of } explosent
    }
spring-festival-reason-perfect = un bouquet final parfait : les { $of } tuiles explosent
spring-festival-reason-could-complete = vous permet de réaliser une composition à { $points }
spring-festival-reason-could-chain = vous permet de déclencher une réaction en chaîne de { $count }
spring-festival-reason-could-spark =
    { $count ->
        [one] vous permet de compléter une étincelle
       *[other] vous permet de compléter { $count } étincelles
    }
spring-festival-reason-could-prepare = vous permet de préparer votre composition à { $points } points

## L’état du jeu

spring-festival-table-round = tour { $round } sur { $rounds }
spring-festival-table-you = Vous (joueur { $seat })
spring-festival-table-hand = En main
spring-festival-table-cards = Cartes
spring-festival-table-store =
    Magasin, { $below ->
        [one] { $below } tuile
       *[other] { $below } tuiles
    } sous chaque pile
spring-festival-phase-sets = choix des sets de départ
spring-festival-phase-reveal = de nouvelles tuiles apparaissent
spring-festival-phase-deal = distribution des cartes
spring-festival-phase-sign = tirage du signe
spring-festival-phase-start = mise en place des tuiles de départ
spring-festival-phase-first = choix du premier joueur
spring-festival-phase-store = orientation du magasin
spring-festival-phase-fire = lancement des fusées
spring-festival-phase-draw = pioche d’une carte
spring-festival-phase-finale = bouquet final
spring-festival-phase-over = la partie est finie

spring-festival-score-finale = Bouquet final
spring-festival-score-applause = Applaudissements
spring-festival-score-majority = Adversaires moins applaudis
spring-festival-score-compositions = Compositions
spring-festival-score-sign = Signe
spring-festival-score-total = Total
spring-festival-tie-break = plus d’applaudissements

## Les pièces

spring-festival-colour-blue = bleu
    .tile = bleue
    .letter = B
spring-festival-colour-green = vert
    .tile = verte
    .letter = V
spring-festival-colour-red = rouge
    .tile = rouge
    .letter = R
spring-festival-colour-yellow = jaune
    .tile = jaune
    .letter = J

spring-festival-direction-N = en haut
spring-festival-direction-NE = en haut à droite
spring-festival-direction-E = à droite
spring-festival-direction-SE = en bas à droite
spring-festival-direction-S = en bas
spring-festival-direction-SW = en bas à gauche
spring-festival-direction-W = à gauche
spring-festival-direction-NW = en haut à gauche

spring-festival-tile =
    { $tile } : { $colour }, { $explosions ->
        [one] { $explosions } explosion, flèche
       *[other] { $explosions } explosions, flèches
    } { $arrows }{ $halves ->
        [0] , pas de demi-étincelle
        [one] {" "}; demi-étincelle { $sparks }
       *[other] {" "}; demi-étincelles { $sparks }
    }.
spring-festival-card-colour = { $card } : carte de couleur, { $points } points. { $shape }, ligne par ligne : { $rows }.
spring-festival-card-pattern = { $card } : carte de motif, { $points } points. { $shape }, explosions ligne par ligne : { $rows }.
spring-festival-wild = au choix

spring-festival-shape-I3 = Ligne de trois
spring-festival-shape-V3 = Coin de trois
spring-festival-shape-O4 = Carré
spring-festival-shape-T4 = T
spring-festival-shape-L4 = L
spring-festival-shape-J4 = J (un L en miroir)

## Les signes

spring-festival-sign-goat = Chèvre
    .about = { $points } points pour chaque colonne avec exactement une tuile à 1 explosion
spring-festival-sign-rooster = Coq
    .about = { $points } points pour chaque tuile à 3 explosions avec une étincelle complète
spring-festival-sign-snake = Serpent
    .about = { $points } points pour chaque tuile rouge entourée de tuiles des quatre côtés
spring-festival-sign-rat = Rat
    .about = { $points } points pour chaque tuile jaune qui en touche une autre en diagonale
spring-festival-sign-dragon = Dragon
    .about = { $points } points pour chaque étincelle complète
spring-festival-sign-ox = Taureau
    .about = { $points } points pour chaque colonne où figurent les quatre nombres d’explosions
spring-festival-sign-rabbit = Lapin
    .about = { $points } points pour chaque paire de tuiles à 2 explosions côte à côte
spring-festival-sign-dog = Chien
    .about = { $points } points pour chaque tuile à 4 explosions dont un côté est libre
spring-festival-sign-tiger = Tigre
    .about = { $points } points pour chaque tuile du plus grand groupe de tuiles bleues
spring-festival-sign-monkey = Singe
    .about = { $points } points pour chaque tuile verte à côté d’une autre tuile verte
spring-festival-sign-pig = Cochon
    .about = { $points } points pour chaque paire de tuiles dont les flèches se pointent l’une l’autre
spring-festival-sign-horse = Cheval
    .about = { $points } points pour chaque ligne où figurent les quatre couleurs
