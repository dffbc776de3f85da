# Takenoko et Hikari : leurs mots pour le terminal, le serveur et le navigateur.
# $who est le nom d’un joueur ; $you vaut yes quand ce joueur est celui qui lit. Ce qu’on n’a pas le droit de voir s’appelle `hidden`.

takenoko-name = Takenoko
takenoko-about = Aménagez une bambouseraie, irriguez-la, faites-la pousser avec le jardinier, laissez le panda s’y régaler et réalisez des objectifs au passage.

## Ce que le jeu attend

takenoko-prompt-window = Jouez votre carte Action spéciale maintenant, ou passez.
    .help = Une carte Action spéciale se joue avant qu’il se passe quelque chose, jamais en réponse. Si vous passez, vous gardez la carte.
takenoko-prompt-answer = Une carte Action spéciale est annoncée : l’annuler, ou passer ?
    .help = Une annulation arrête la dernière carte jouée, même si c’est une autre annulation. Votre carte est alors défaussée.
takenoko-prompt-choose = Choisissez la météo.
    .help = Elle agit comme si le dé l’avait donnée. Vous pouvez aussi y renoncer.
takenoko-prompt-rain = Pluie : sur quelle parcelle irriguée le bambou pousse-t-il ?
    .help = Elle gagne une section, deux avec de l’engrais, jusqu’à une hauteur de 4.
takenoko-prompt-storm = Orage : où le panda s’enfuit-il ?
    .help = Sur n’importe quelle autre case, même hors de la ligne droite. Il y mange comme d’habitude.
takenoko-prompt-clouds = Nuages : quel aménagement prenez-vous ?
    .help = Il va dans votre réserve. Vous pourrez le poser sur une parcelle sans bambou ni aménagement, ce tour-ci ou plus tard.
takenoko-prompt-plan = Prévoyez vos actions.
    .help = Vous les effectuerez ensuite dans l’ordre de votre choix. Elles doivent être différentes, sauf par vent ; au soleil, vous pouvez en prévoir trois.
takenoko-prompt-idle =
    { $made ->
        [0] À vous : effectuez votre première action.
        [1] Effectuez votre deuxième action.
       *[other] Terminez votre tour, ou faites encore quelque chose.
    }
    .help = Les actions sont différentes, sauf par vent ; au soleil, vous avez droit à une troisième. Poser des irrigations ou des aménagements et réaliser des objectifs ne coûte pas d’action. Si quelqu’un a une carte Action spéciale, annoncez votre action avant de la faire.
takenoko-prompt-act = Personne ne joue de carte : effectuez votre action.
    .help = Celle que vous avez annoncée.
takenoko-prompt-keep = Laquelle de ces parcelles posez-vous, et où ?
    .help = Elle doit toucher l’étang ou au moins deux parcelles. Les autres vont sous la pioche.
takenoko-prompt-chip = Poser un aménagement sur la nouvelle parcelle ?
    .help = Avec un bassin, elle est irriguée aussitôt ; avec de l’engrais, sa première pousse est déjà de deux sections.
takenoko-prompt-under = Dans quel ordre les autres parcelles vont-elles sous la pioche ?
    .help = La seconde se retrouve tout au fond.
takenoko-prompt-grow = Il ne reste pas assez de bambou : où pousse-t-il d’abord ?
    .help = L’une après l’autre, jusqu’à ce que la réserve soit vide.
takenoko-prompt-take = Prendre une carte Action spéciale de l’étalage ?
    .help = Vous pourrez la jouer dès le tour du joueur suivant, et vous n’en avez jamais qu’une.

## Les sortes de coups, en titre de leur liste, et ce qu’un coup rapporterait

takenoko-move-plots = Action : piocher des parcelles et en poser une
takenoko-move-channel = Action : prendre une irrigation
takenoko-move-gardener = Action : déplacer le jardinier en
takenoko-move-panda = Action : déplacer le panda en
takenoko-move-objective = Action : piocher un objectif
takenoko-move-lay = Poser une irrigation entre
takenoko-move-improve = Poser un aménagement
takenoko-move-claim = Réaliser un objectif
takenoko-move-end = Terminer le tour
takenoko-move-ready = Annoncer une action (les autres peuvent jouer une carte avant)
takenoko-move-rain = Faire pleuvoir en
takenoko-move-storm = Chasser le panda en
takenoko-move-clouds = Prendre un aménagement
takenoko-move-choose = Choisir la météo
takenoko-move-decline = Renoncer à la météo
takenoko-move-plan = Prévoir une action
takenoko-move-done = Ne rien prévoir de plus
takenoko-move-keep = Poser une parcelle
takenoko-move-with = Poser un aménagement sur la nouvelle parcelle
takenoko-move-bare = Aucun aménagement
takenoko-move-under = Mettre sous la pioche, la dernière tout au fond
takenoko-move-grow = Faire pousser le bambou en
takenoko-move-take = Prendre une carte Action spéciale
takenoko-move-skip = N’en prendre aucune
takenoko-move-pass = Ne pas jouer de carte maintenant
takenoko-move-cancel = Annuler la carte annoncée
takenoko-move-weather = Jouer la carte météo
takenoko-move-jump = Saut : déplacer une figurine en
takenoko-move-swap = Réaménagement : échanger les parcelles en
takenoko-move-disease = Maladie : le bambou dépérit autour de
takenoko-move-emperor = La visite de l’Empereur
takenoko-move-holiday = Vacances : faire partir
takenoko-move-ally = Alliance : s’allier avec
takenoko-move-break = Alliance : rompre celle de

takenoko-preview-bamboo = bambou ×{ $count }
takenoko-preview-points =
    { $count ->
        [one] { $sign }{ $count } pt
       *[other] { $sign }{ $count } pts
    }
takenoko-preview = bambou : parcelles où il pousse ou diminue, pts : points immédiats

## Ce qui s’est passé. Plusieurs événements de suite de la même sorte sont racontés par `.several`, avec des listes.

takenoko-event-objective-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } un objectif { $category }{ $card ->
        [hidden] .
       *[other] {" "}: { $card }.
    }
takenoko-event-objective-rejected = La bambouseraie remplit déjà l’objectif { $card } : la carte va sous sa pioche.
takenoko-event-supreme-revealed = Objectif suprême : { $supreme }.
    .several = Objectifs suprêmes : { $supreme }.
takenoko-event-special-displayed = Nouvelle carte à l’étalage : { $special }.
    .several = À l’étalage : { $special }.
takenoko-event-first-found =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
takenoko-event-turn-began =
    Tour { $turn } : { $you ->
        [yes] à vous
       *[no] { $who }
    }
takenoko-event-weather-rolled =
    { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } le dé météo : { $face }.
takenoko-event-said-choose =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $choice ->
        [sun] le soleil
        [rain] la pluie
        [wind] le vent
        [storm] l’orage
       *[clouds] les nuages
    }.
takenoko-event-said-decline =
    { $you ->
        [yes] Vous renoncez
       *[no] { $who } renonce
    } à la météo.
takenoko-event-said-rain = Il pleut en { $cell }.
takenoko-event-said-clouds =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $choice ->
        [watershed] un bassin
        [enclosure] un enclos
       *[fertilizer] de l’engrais
    }.
takenoko-event-said-plan =
    { $you ->
        [yes] Vous prévoyez
       *[no] { $who } prévoit
    } de { $choice ->
        [plots] poser une parcelle
        [channel] prendre une irrigation
        [gardener] déplacer le jardinier
        [panda] déplacer le panda
       *[objective] piocher un objectif
    }.
takenoko-event-said-done =
    { $you ->
        [yes] Vous ne prévoyez
       *[no] { $who } ne prévoit
    } pas de troisième action.
takenoko-event-said-plots =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } de piocher des parcelles.
takenoko-event-plot-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } une { $plot ->
        [hidden] parcelle
       *[other] { $plot }
    }.
    .several =
        { $you ->
            [yes] Vous piochez : { $plot }.
           *[no] { $who } pioche { $count } parcelles.
        }
takenoko-event-plot-chosen =
    { $you ->
        [yes] Vous gardez
       *[no] { $who } garde
    } une { $plot }.
takenoko-event-plot-placed =
    Elle est posée en { $cell }{ $chip ->
        [none] {""}
       *[other] {" "}avec { $chip }
    }.
takenoko-event-plots-buried =
    { $you ->
        [yes] Vous mettez
       *[no] { $who } met
    } { $count } parcelles sous la pioche{ $plots ->
        [hidden] .
       *[other] {" "}: { $plots }.
    }
takenoko-event-said-bare =
    { $you ->
        [yes] Vous n’y posez
       *[no] { $who } n’y pose
    } aucun aménagement.
takenoko-event-said-channel =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une irrigation.
takenoko-event-channel-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } une irrigation entre { $cells }.
takenoko-event-channel-revived = L’irrigation entre { $cells } est de nouveau en eau.
takenoko-event-channel-cut = L’irrigation entre { $cells } est coupée.
    .several = { $count } irrigations sont coupées.
takenoko-event-plots-swapped = Les parcelles en { $cells } échangent leurs places.
takenoko-event-chip-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } un aménagement en { $cell } : { $chip }.
takenoko-event-figure-moved =
    { $by ->
        [visit] L’Empereur poursuit sa visite en { $cell }.
        [storm] L’orage chasse le panda en { $cell }.
        [jump]
            { $figure ->
                [gardener] Le jardinier
               *[panda] Le panda
            } saute en { $cell }.
       *[other]
            { $you ->
                [yes] Vous envoyez
               *[no] { $who } envoie
            } { $figure ->
                [gardener] le jardinier
               *[panda] le panda
            } en { $cell }.
    }
takenoko-event-figure-left =
    { $figure ->
        [panda] Le panda part en vacances.
        [gardener] Le jardinier part en vacances.
       *[emperor] L’Empereur quitte la bambouseraie.
    }
takenoko-event-figure-came =
    { $figure ->
        [panda] Le panda rentre de vacances
        [gardener] Le jardinier rentre de vacances
       *[emperor] L’Empereur vient en visite
    }, en { $cell }.
takenoko-event-said-objective =
    { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } un objectif { $choice ->
        [plot] Parcelle
        [gardener] Jardinier
       *[panda] Panda
    }.
takenoko-event-objective-claimed =
    { $you ->
        [yes] Vous réalisez
       *[no] { $who } réalise
    } un objectif : { $card }, { $points } points.
takenoko-event-plot-irrigated = L’eau arrive en { $cell }.
    .several = L’eau arrive en { $cell }.
takenoko-event-plot-dried = L’eau n’arrive plus en { $cell }.
takenoko-event-bamboo-grew = Le bambou { $colour } en { $cell } pousse jusqu’à { $height }.
takenoko-event-bamboo-lost = Le bambou { $colour } en { $cell } descend à { $height }.
takenoko-event-bamboo-eaten =
    { $you ->
        [yes] Vous gardez
       *[no] { $who } garde
    } la section de bambou { $colour }.
takenoko-event-said-grow =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } pousser le bambou en { $cell }.
takenoko-event-said-ready =
    { $you ->
        [yes] Vous annoncez
       *[no] { $who } annonce
    } une action.
takenoko-event-said-pass =
    { $you ->
        [yes] Vous ne jouez
       *[no] { $who } ne joue
    } pas de carte.
takenoko-event-said-end =
    { $you ->
        [yes] Vous terminez votre
       *[no] { $who } termine son
    } tour.
takenoko-event-said-skip =
    { $you ->
        [yes] Vous ne prenez
       *[no] { $who } ne prend
    } pas de carte Action spéciale.
takenoko-event-special-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } une carte Action spéciale : { $special }.
takenoko-event-special-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } une carte Action spéciale, { $special } : { $use }.
takenoko-event-said-cancel =
    { $you ->
        [yes] Vous annulez
       *[no] { $who } annule
    } la carte « { $special } ».
takenoko-event-special-works = La carte « { $special } » prend effet.
takenoko-event-special-void = La carte « { $special } » reste sans effet.
takenoko-event-alliance-made =
    { $you ->
        [yes] Vous et { $other } êtes désormais alliés.
       *[no] { $who } et { $other } sont désormais alliés.
    }
takenoko-event-alliance-broken =
    { $you ->
        [yes] Vous et { $other } n’êtes plus alliés.
       *[no] { $who } et { $other } ne sont plus alliés.
    }
takenoko-event-emperor-card =
    { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } la carte Empereur, { $points } points : les autres jouent encore un tour.
takenoko-event-game-over =
    { $stalled ->
        [yes] La partie est bloquée, elle s’arrête
       *[no] La partie est finie
    } : { $scores }

## Pourquoi un coup est bon

takenoko-reason-scores = rapporte { $points } points
takenoko-reason-completes = remplit votre objectif { $category } à { $points }
takenoko-reason-prepares = prépare votre objectif { $category } à { $points }
takenoko-reason-eats = mange une section de bambou { $colour }
takenoko-reason-grows =
    { $count ->
        [one] un bambou pousse
       *[other] le bambou pousse sur { $count } parcelles
    }
takenoko-reason-waters =
    { $count ->
        [one] irrigue une parcelle
       *[other] irrigue { $count } parcelles
    }

## L’état du jeu

takenoko-table-you = Vous (joueur { $seat })
takenoko-table-hand = main : { $what }
takenoko-table-eaten = sections mangées : { $what }
takenoko-table-window-own-turn = au début de votre tour
takenoko-table-window-turn-start = avant la météo
takenoko-table-window-before-action = avant une action
takenoko-table-window-turn-end = à la fin du tour
takenoko-count-plots =
    { $count ->
        [one] { $count } parcelle
       *[other] { $count } parcelles
    }
takenoko-count-channels =
    { $count ->
        [one] { $count } irrigation
       *[other] { $count } irrigations
    }
takenoko-count-watershed =
    { $count ->
        [one] { $count } bassin
       *[other] { $count } bassins
    }
takenoko-count-enclosure = { $count } enclos
takenoko-count-fertilizer = { $count } engrais
takenoko-count-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
takenoko-count-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
takenoko-count-pink =
    { $count ->
        [one] { $count } rose
       *[other] { $count } roses
    }
takenoko-count-plot = { $count } Parcelle
takenoko-count-gardener = { $count } Jardinier
takenoko-count-panda = { $count } Panda
takenoko-count-nothing = rien

takenoko-phase-deal = distribution des objectifs
takenoko-phase-supreme = révélation des objectifs suprêmes
takenoko-phase-display = mise en place de l’étalage
takenoko-phase-first = choix du premier joueur
takenoko-phase-window = on peut jouer une carte Action spéciale
takenoko-phase-answer = on peut annuler une carte Action spéciale
takenoko-phase-roll = lancer du dé météo
takenoko-phase-choose = choix de la météo
takenoko-phase-rain = pluie
takenoko-phase-storm = orage
takenoko-phase-clouds = nuages
takenoko-phase-plan = choix des actions
takenoko-phase-idle = actions et gestes libres
takenoko-phase-act = une action
takenoko-phase-plots = pioche des parcelles
takenoko-phase-keep = pose d’une parcelle
takenoko-phase-chip = pose d’une parcelle
takenoko-phase-under = remise des parcelles sous la pioche
takenoko-phase-objective = pioche d’un objectif
takenoko-phase-grow = le bambou pousse
takenoko-phase-take = choix d’une carte Action spéciale
takenoko-phase-refill = remplissage de l’étalage
takenoko-phase-over = la partie est finie

takenoko-score-plot = Objectifs Parcelle
takenoko-score-gardener = Objectifs Jardinier
takenoko-score-panda = Objectifs Panda
takenoko-score-emperor = Carte Empereur
takenoko-score-supreme = Objectifs suprêmes
takenoko-score-total = Total
takenoko-tie-break = plus de points en objectifs Panda (avec Hikari : moins en objectifs suprêmes)

## Les pièces

takenoko-colour-green = vert
    .letter = V
takenoko-colour-yellow = jaune
    .letter = J
takenoko-colour-pink = rose
    .letter = R

takenoko-plot-None = hidden
takenoko-plot-green = parcelle verte
takenoko-plot-green-watershed = parcelle verte avec bassin
takenoko-plot-green-enclosure = parcelle verte avec enclos
takenoko-plot-green-fertilizer = parcelle verte avec engrais
takenoko-plot-yellow = parcelle jaune
takenoko-plot-yellow-watershed = parcelle jaune avec bassin
takenoko-plot-yellow-enclosure = parcelle jaune avec enclos
takenoko-plot-yellow-fertilizer = parcelle jaune avec engrais
takenoko-plot-pink = parcelle rose
takenoko-plot-pink-watershed = parcelle rose avec bassin
takenoko-plot-pink-enclosure = parcelle rose avec enclos
takenoko-plot-pink-fertilizer = parcelle rose avec engrais
takenoko-plot-pond = étang
takenoko-plots-None = hidden

takenoko-chip-None = none
takenoko-chip-watershed = bassin
    .short = bas
    .about = La parcelle est irriguée.
takenoko-chip-enclosure = enclos
    .short = clo
    .about = Le panda ne peut rien y manger.
takenoko-chip-fertilizer = engrais
    .short = eng
    .about = Chaque fois que la parcelle gagnerait une section, elle en gagne deux.

takenoko-figures-panda = le panda
    .short = PAN
    .letter = P
takenoko-figures-gardener = le jardinier
    .short = JAR
    .letter = J
takenoko-figures-emperor = l’Empereur
    .short = EMP
    .letter = E

takenoko-face-sun = soleil
    .about = Une troisième action ; toutes trois doivent être différentes.
takenoko-face-rain = pluie
    .about = Le bambou pousse sur une parcelle irriguée.
takenoko-face-wind = vent
    .about = Les deux actions peuvent être identiques.
takenoko-face-storm = orage
    .about = Le panda va sur n’importe quelle autre case et y mange.
takenoko-face-clouds = nuages
    .about = Un aménagement au choix ; s’il n’en reste plus, une autre météo.
takenoko-face-question = point d’interrogation
    .about = Une météo au choix.

takenoko-action-plots = parcelles
    .about = Piocher trois parcelles, en poser une, mettre les autres sous la pioche.
takenoko-action-channel = irrigation
    .about = Prendre une irrigation pour sa réserve.
takenoko-action-gardener = jardinier
    .about = Déplacer le jardinier en ligne droite ; le bambou pousse là où il s’arrête et sur les parcelles voisines de la même couleur.
takenoko-action-panda = panda
    .about = Déplacer le panda en ligne droite ; il mange une section là où il s’arrête.
takenoko-action-objective = objectif
    .about = Piocher un objectif Parcelle, Jardinier ou Panda.

takenoko-category-plot = Parcelle
takenoko-category-gardener = Jardinier
takenoko-category-panda = Panda

## Les objectifs

takenoko-objective =
    { $card } : objectif { $category }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $name }. { $about }

takenoko-shape-triangle = Trois parcelles irriguées qui se touchent toutes.
takenoko-shape-line = Trois parcelles irriguées en ligne droite.
takenoko-shape-curve = Trois parcelles irriguées en courbe.
takenoko-shape-diamond = Quatre parcelles irriguées en losange, tourné dans n’importe quel sens.
takenoko-shape-dominoes = Quatre parcelles irriguées en losange, les deux de chaque couleur côte à côte.
takenoko-shape-tips = Quatre parcelles irriguées en losange : une couleur sur les deux pointes, l’autre sur la paire du milieu.
takenoko-shape-gardener = Le bambou doit avoir exactement cette hauteur quand on réalise l’objectif.
takenoko-shape-panda = On rend les sections mangées quand on réalise l’objectif.

takenoko-card-None = hidden
takenoko-card-plot-triangle-green = triangle vert
takenoko-card-plot-triangle-yellow = triangle jaune
takenoko-card-plot-triangle-pink = triangle rose
takenoko-card-plot-line-green = ligne verte
takenoko-card-plot-line-yellow = ligne jaune
takenoko-card-plot-line-pink = ligne rose
takenoko-card-plot-curve-green = courbe verte
takenoko-card-plot-curve-yellow = courbe jaune
takenoko-card-plot-curve-pink = courbe rose
takenoko-card-plot-diamond-green = losange vert
takenoko-card-plot-diamond-yellow = losange jaune
takenoko-card-plot-diamond-pink = losange rose
takenoko-card-plot-diamond-yellow-green = losange jaune et vert
takenoko-card-plot-diamond-pink-green = losange rose et vert
takenoko-card-plot-diamond-yellow-pink = losange jaune et rose
takenoko-card-gardener-green-4-none = bambou vert de hauteur 4 sans aménagement
takenoko-card-gardener-green-4-watershed = bambou vert de hauteur 4 sur bassin
takenoko-card-gardener-green-4-enclosure = bambou vert de hauteur 4 sur enclos
takenoko-card-gardener-green-4-fertilizer = bambou vert de hauteur 4 sur engrais
takenoko-card-gardener-yellow-4-none = bambou jaune de hauteur 4 sans aménagement
takenoko-card-gardener-yellow-4-watershed = bambou jaune de hauteur 4 sur bassin
takenoko-card-gardener-yellow-4-enclosure = bambou jaune de hauteur 4 sur enclos
takenoko-card-gardener-yellow-4-fertilizer = bambou jaune de hauteur 4 sur engrais
takenoko-card-gardener-pink-4-none = bambou rose de hauteur 4 sans aménagement
takenoko-card-gardener-pink-4-watershed = bambou rose de hauteur 4 sur bassin
takenoko-card-gardener-pink-4-enclosure = bambou rose de hauteur 4 sur enclos
takenoko-card-gardener-pink-4-fertilizer = bambou rose de hauteur 4 sur engrais
takenoko-card-gardener-green-3x4 = quatre bambous verts de hauteur 3
takenoko-card-gardener-yellow-3x3 = trois bambous jaunes de hauteur 3
takenoko-card-gardener-pink-3x2 = deux bambous roses de hauteur 3
takenoko-card-panda-green = deux sections vertes
takenoko-card-panda-yellow = deux sections jaunes
takenoko-card-panda-pink = deux sections roses
takenoko-card-panda-trio = une section de chaque couleur

## Hikari

takenoko-special-weather-sun = Météo soleil
    .about = Remplace le dé au début du tour de n’importe qui : une troisième action.
takenoko-special-weather-rain = Météo pluie
    .about = Remplace le dé au début du tour de n’importe qui : le bambou pousse sur une parcelle irriguée.
takenoko-special-weather-wind = Météo vent
    .about = Remplace le dé au début du tour de n’importe qui : les deux actions peuvent être identiques.
takenoko-special-weather-storm = Météo orage
    .about = Remplace le dé au début du tour de n’importe qui : le panda va sur n’importe quelle autre case.
takenoko-special-weather-clouds = Météo nuages
    .about = Remplace le dé au début du tour de n’importe qui : un aménagement de la réserve commune.
takenoko-special-cancellation = Annulation
    .about = Arrête une carte Action spéciale qu’on vient d’annoncer, même une autre annulation.
takenoko-special-alliance = Alliance
    .about = Alliez-vous avec un voisin : si l’un gagne, les deux gagnent. Ou rompez une alliance.
takenoko-special-jump = Saut
    .about = Le panda ou le jardinier va sur n’importe quelle autre case, même hors de la ligne droite.
takenoko-special-emperor-visit = Visite de l’Empereur
    .about = L’Empereur vient sur une parcelle, passe à une autre ou s’en va. Panda et jardinier ne peuvent pas s’arrêter là où il se tient.
takenoko-special-rearrangement = Réaménagement
    .about = Deux parcelles changent de place, avec leur bambou, leurs aménagements, leurs personnages et leurs irrigations.
takenoko-special-disease = Maladie
    .about = Une parcelle et ses voisines de la même couleur perdent chacune une section.
takenoko-special-holidays = Vacances
    .about = Le panda ou le jardinier quitte le plateau jusqu’à votre prochain tour.

takenoko-supreme-same-colour-sets = trois de la même couleur
    .about = { $points } points par série de trois objectifs réalisés de la même couleur
takenoko-supreme-most-panda = le plus d’objectifs Panda
    .about = { $points } points pour le plus d’objectifs Panda réalisés, partagés en cas d’égalité
takenoko-supreme-most-plot = le plus d’objectifs Parcelle
    .about = { $points } points pour le plus d’objectifs Parcelle réalisés, partagés en cas d’égalité
takenoko-supreme-most-gardener = le plus d’objectifs Jardinier
    .about = { $points } points pour le plus d’objectifs Jardinier réalisés, partagés en cas d’égalité
takenoko-supreme-different-type-sets = un de chaque sorte
    .about = { $points } points par série d’un objectif Parcelle, un Jardinier et un Panda

takenoko-described = { $name } : { $about }
