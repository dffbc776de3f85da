# Takenoko sur son plateau dans le navigateur : lieux, étiquettes, aperçus, raisons, explications, et ce qui diffère du terminal.
# Un lieu se dit d’après ce qu’on voit, jamais par ses coordonnées. $you vaut yes quand le joueur $who est celui qui lit.

## Où se trouve quelque chose, vu de l’étang

takenoko-web-direction-E = à l’est
    .toward = vers l’est
takenoko-web-direction-ENE = à l’est-nord-est
    .toward = vers l’est-nord-est
takenoko-web-direction-NE = au nord-est
    .toward = vers le nord-est
takenoko-web-direction-N = au nord
    .toward = vers le nord
takenoko-web-direction-NW = au nord-ouest
    .toward = vers le nord-ouest
takenoko-web-direction-WNW = à l’ouest-nord-ouest
    .toward = vers l’ouest-nord-ouest
takenoko-web-direction-W = à l’ouest
    .toward = vers l’ouest
takenoko-web-direction-WSW = à l’ouest-sud-ouest
    .toward = vers l’ouest-sud-ouest
takenoko-web-direction-SW = au sud-ouest
    .toward = vers le sud-ouest
takenoko-web-direction-S = au sud
    .toward = vers le sud
takenoko-web-direction-SE = au sud-est
    .toward = vers le sud-est
takenoko-web-direction-ESE = à l’est-sud-est
    .toward = vers l’est-sud-est
takenoko-web-side-N = un peu vers le nord
takenoko-web-side-E = un peu vers l’est
takenoko-web-side-S = un peu vers le sud
takenoko-web-side-W = un peu vers l’ouest
takenoko-web-place-near =
    { $direction }{ $from ->
        [pond] {" "}de l’étang
        [it] {""}
       *[nothing] {""}
    }
takenoko-web-place-far =
    à { $steps ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $steps }
    } cases { $direction }{ $from ->
        [pond] {" "}de l’étang
        [it] {""}
       *[nothing] {""}
    }
takenoko-web-place-beside =
    { $place }, { $side }{ $from ->
        [nothing] ,
       *[other] {""}
    }
takenoko-web-place-legs =
    à { $steps ->
        [7] sept
        [8] huit
       *[other] { $steps }
    } cases{ $from ->
        [pond] {" "}de l’étang
        [it] {""}
       *[nothing] {""}
    }, { $legs }{ $from ->
        [nothing] ,
       *[other] {""}
    }
takenoko-web-place-leg =
    { $steps ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[other] { $steps }
    } { $direction }
takenoko-web-pond = l’étang
takenoko-web-empty = l’emplacement libre { $place }
takenoko-web-plot-green = la parcelle verte { $place }
takenoko-web-plot-yellow = la parcelle jaune { $place }
takenoko-web-plot-pink = la parcelle rose { $place }
takenoko-web-between = entre { $one } et { $other }

## Ce qui s’y trouve

takenoko-web-tell-plot =
    { $name } : { $irrigated ->
        [yes] irriguée
       *[no] à sec
    }, { $height ->
        [0] sans bambou
       *[other] bambou de hauteur { $height }
    }, { $improvement ->
        [none] sans aménagement
       *[other] { $improvement }
    }.
takenoko-web-tell-bare = { $name }.
takenoko-web-tell-figures =
    { $count ->
        [one] { $figures } est ici.
       *[other] { $figures } sont ici.
    }
takenoko-web-chip-watershed = un bassin
takenoko-web-chip-enclosure = un enclos
takenoko-web-chip-fertilizer = de l’engrais
takenoko-web-card =
    Objectif { $category }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $name }.

## Où en est un objectif

takenoko-web-progress-claimable = Réalisable maintenant.
takenoko-web-progress-ready = Rempli : à réaliser à votre tour.
takenoko-web-progress-plots =
    { $done } sur { $needed } parcelles en place{ $dry ->
        [0] {""}
        [one] {" "}; une autre est à sec
       *[other] {" "}; { $dry } autres sont à sec
    }
takenoko-web-progress-high = hauteur { $done } sur { $needed }
takenoko-web-progress-bamboos = { $done } sur { $needed } bambous
takenoko-web-progress-sections = { $done } sur { $needed } sections
takenoko-web-progress-none = aucune parcelle ne convient encore
takenoko-web-progress-water = il manque de l’eau
takenoko-web-progress-chip = il manque { $chip }
takenoko-web-progress-eat =
    { $count ->
        [one] une section de trop
       *[other] { $count } sections de trop
    }
takenoko-web-progress-missing = il manque : { $colours }
takenoko-web-section-green = verte
takenoko-web-section-yellow = jaune
takenoko-web-section-pink = rose

## Ce qu’un choix donnerait

takenoko-web-preview-eats-green =
    { $you ->
        [yes] Mange 1 section verte.
       *[no] Le panda mange 1 section verte pour { $who }.
    }
takenoko-web-preview-eats-yellow =
    { $you ->
        [yes] Mange 1 section jaune.
       *[no] Le panda mange 1 section jaune pour { $who }.
    }
takenoko-web-preview-eats-pink =
    { $you ->
        [yes] Mange 1 section rose.
       *[no] Le panda mange 1 section rose pour { $who }.
    }
takenoko-web-preview-eats-nothing = Rien à manger là-bas.
takenoko-web-preview-fenced = Un enclos protège ce bambou : le panda ne peut pas le manger.
takenoko-web-preview-grows =
    { $count ->
        [one] Le bambou pousse sur 1 parcelle.
       *[other] Le bambou pousse sur { $count } parcelles.
    }
takenoko-web-preview-grows-nothing = Rien ne pousse.
takenoko-web-preview-shrinks =
    { $count ->
        [one] 1 parcelle perd une section.
       *[other] { $count } parcelles perdent chacune une section.
    }
takenoko-web-preview-waters =
    { $count ->
        [one] Irrigue 1 parcelle.
       *[other] Irrigue { $count } parcelles.
    }
takenoko-web-preview-dries =
    { $count ->
        [one] 1 parcelle se retrouve à sec.
       *[other] { $count } parcelles se retrouvent à sec.
    }
takenoko-web-preview-cuts =
    { $count ->
        [one] Coupe 1 irrigation.
       *[other] Coupe { $count } irrigations.
    }
takenoko-web-preview-cuts-and-dries =
    { $count ->
        [one] Coupe 1 irrigation
       *[other] Coupe { $count } irrigations
    } ; { $dried ->
        [one] 1 parcelle se retrouve à sec.
       *[other] { $dried } parcelles se retrouvent à sec.
    }
takenoko-web-preview-revives =
    { $count ->
        [one] 1 irrigation est de nouveau en eau.
       *[other] { $count } irrigations sont de nouveau en eau.
    }
takenoko-web-preview-points =
    { $count ->
        [one] Rapporte { $count } point.
       *[other] Rapporte { $count } points.
    }
takenoko-web-preview-provisional = { $sign }{ $count } si la partie s’arrêtait.
takenoko-web-preview-ready =
    Votre carte « { $card } » devient réalisable : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
takenoko-web-preview-spoiled = Défait votre carte « { $card } » : l’objectif n’est plus rempli.
takenoko-web-preview-helped = Fait avancer votre carte « { $card } ».
takenoko-web-preview-counts = Votre carte « { $card } » : { $now } sur { $needed }.
takenoko-web-preview-hurt = Fait reculer votre carte « { $card } ».
takenoko-web-preview-away =
    { $you ->
        [yes] Absent jusqu’au début de votre prochain tour.
       *[no] Absent jusqu’au début du prochain tour { DE($who) }.
    }
takenoko-web-preview-together = Si l’un de vous gagne, vous gagnez tous les deux.
takenoko-web-preview-visit = Le panda et le jardinier ne peuvent plus s’y arrêter.
takenoko-web-preview-cancel = Les deux cartes sont défaussées.
takenoko-web-outcome-ally = Si l’un des deux gagne, les deux gagnent.
takenoko-web-outcome-break = Les deux ne gagnent plus ensemble.
takenoko-web-outcome-weather =
    { $you ->
        [yes] Pour votre tour : { $about }
       *[no] Pour le tour { DE($who) } : { $about }
    }
takenoko-web-outcome-leaves = Sa parcelle est de nouveau libre.
takenoko-web-outcome-nothing = Rien d’autre ne change.
takenoko-web-choice = { $what }. { $preview }
takenoko-web-choice-weather =
    Jouer la carte météo : { $face } pour { $you ->
        [yes] vous
       *[no] { $who }
    }
takenoko-web-choice-happen = Laisser faire
takenoko-web-choice-claim = { takenoko-web-claim } : « { $card } »

## Le bouton qui confirme

takenoko-web-go-gardener = Aller ici
takenoko-web-go-panda = Aller ici
takenoko-web-go-plots = Piocher
takenoko-web-go-channel = Prendre
takenoko-web-go-objective = Piocher
takenoko-web-go-lay = Poser ici
takenoko-web-go-improve = Poser ici
takenoko-web-go-claim = Réaliser
takenoko-web-go-end = Terminer le tour
takenoko-web-go-ready = Annoncer
takenoko-web-go-rain = Pluie ici
takenoko-web-go-storm = Fuir ici
takenoko-web-go-clouds = Prendre
takenoko-web-go-choose = Choisir
takenoko-web-go-decline = Renoncer
takenoko-web-go-plan = Prévoir
takenoko-web-go-done = C’est tout
takenoko-web-go-keep = Poser ici
takenoko-web-go-with = Poser
takenoko-web-go-bare = Sans aménagement
takenoko-web-go-under = Dans cet ordre
takenoko-web-go-grow = Pousser ici
takenoko-web-go-take = Prendre
takenoko-web-go-skip = Aucune
takenoko-web-go-pass = La garder
takenoko-web-go-back = Retour
takenoko-web-go-cancel = Annuler la carte
takenoko-web-go-cancel-card = Annuler « { $special } »
takenoko-web-go-happen = Laisser agir « { $special } »
takenoko-web-go-restore = Annuler l’annulation
takenoko-web-go-void = Laisser « { $special } » annulée
takenoko-web-go-weather = Jouer
takenoko-web-go-jump = Sauter ici
takenoko-web-go-swap = Échanger
takenoko-web-go-disease = Contaminer ici
takenoko-web-go-emperor = Visiter ici
takenoko-web-go-emperor-leaves = Il s’en va
takenoko-web-go-holiday = Faire partir
takenoko-web-go-ally = S’allier
takenoko-web-go-break = Rompre

## Que faire maintenant, selon l’action choisie ou ce que le jeu demande

takenoko-web-do-start = Choisissez une action qui vous rapproche d’un objectif.
takenoko-web-do-first = Choisissez votre première action.
takenoko-web-do-second = Choisissez votre deuxième action.
takenoko-web-do-third = Soleil : une troisième action, ou terminez votre tour.
takenoko-web-do-last = Terminez votre tour, ou posez d’abord ce qu’il vous reste.
takenoko-web-do-announce = Choisissez votre action ; un autre peut jouer une carte juste avant.
takenoko-web-do-act = Personne n’a joué de carte : effectuez votre action.
takenoko-web-do-plots = Piochez trois parcelles, puis posez-en une.
takenoko-web-do-channel = Prenez une irrigation, à poser maintenant ou plus tard.
takenoko-web-do-gardener = Choisissez où va le jardinier, en ligne droite.
takenoko-web-do-panda = Choisissez où va le panda, en ligne droite.
takenoko-web-do-objective = Choisissez une sorte d’objectif.
takenoko-web-do-lay = Choisissez un bord éclairé pour votre irrigation.
takenoko-web-do-improve = Choisissez une parcelle éclairée pour l’aménagement.
takenoko-web-do-claim = Choisissez une carte qui brille.
takenoko-web-do-claimable = { $ask } Une carte qui brille peut être réalisée.
takenoko-web-do-claims = Vous pouvez réaliser une carte qui brille avant de terminer.
takenoko-web-do-end = Plus rien à faire ? Terminez votre tour.
takenoko-web-do-ready = On peut jouer une carte avant votre action.
takenoko-web-do-window = Jouez votre carte Action spéciale, ou gardez-la.
takenoko-web-do-answer = Annulez cette carte, ou laissez-la agir.
takenoko-web-do-choose = Choisissez la météo qui vous convient.
takenoko-web-do-rain = Choisissez une parcelle irriguée : le bambou y pousse.
takenoko-web-do-storm = Choisissez où le panda s’enfuit : n’importe quelle case.
takenoko-web-do-clouds = Choisissez un aménagement.
takenoko-web-do-plan =
    { $left ->
        [one] Prévoyez encore une action.
       *[other] Prévoyez { $left } actions.
    }
takenoko-web-do-plan-more = Prévoyez une troisième action, ou tenez-vous-en à deux.
takenoko-web-do-keep = Choisissez une parcelle, puis un emplacement éclairé.
takenoko-web-do-chip = Poser un aménagement sur la nouvelle parcelle ?
takenoko-web-do-under = Les deux autres vont sous la pioche, celle de droite tout au fond.
takenoko-web-do-grow = Pas assez de bambou : choisissez où il pousse.
takenoko-web-do-take = Prenez une carte Action spéciale, ou aucune.
takenoko-web-do-weather = À jouer avant le lancer du dé.
takenoko-web-do-jump = Choisissez panda ou jardinier, puis n’importe quelle case.
takenoko-web-do-swap = Choisissez deux parcelles à échanger.
takenoko-web-do-swap-second = Et maintenant, la parcelle qui prend sa place.
takenoko-web-do-disease = Choisissez où la maladie se déclare.
takenoko-web-do-emperor = Choisissez une parcelle pour l’Empereur.
takenoko-web-do-emperor-or-leave = Choisissez une parcelle pour l’Empereur, ou faites-le partir.
takenoko-web-do-holiday = Qui part en vacances ?
takenoko-web-do-ally = Choisissez un voisin comme allié.
takenoko-web-do-break = Choisissez l’alliance à rompre.
takenoko-web-do-alliance = Choisissez un allié, ou une alliance à rompre.
takenoko-web-do-cancel = Annulez la carte du dessus.

## Les cinq actions : ce que fait chacune, ou pourquoi elle est fermée

takenoko-web-action-plots = en piocher trois, en poser une
takenoko-web-action-channel = à poser quand on veut
takenoko-web-action-gardener = il avance, le bambou pousse
takenoko-web-action-panda = il avance et mange une section
takenoko-web-action-objective = piocher une carte
takenoko-web-action-made = déjà fait ce tour-ci
takenoko-web-action-all-made = plus d’action ce tour-ci
takenoko-web-action-planned = déjà prévu
takenoko-web-action-not-planned = pas prévu ce tour-ci
takenoko-web-action-no-plots = plus de parcelles
takenoko-web-action-no-channels = plus d’irrigations
takenoko-web-action-no-cards = plus de cartes
takenoko-web-action-no-step = nulle part où aller
takenoko-web-action-holidays =
    { $you ->
        [yes] en vacances jusqu’à votre prochain tour
       *[no] en vacances jusqu’au tour { DE($who) }
    }
takenoko-web-action-hand-full = main pleine, { $limit } sur { $limit }

## Pourquoi un lieu est fermé

takenoko-web-closed-here-panda = Le panda est déjà ici.
takenoko-web-closed-here-gardener = Le jardinier est déjà ici.
takenoko-web-closed-here-emperor = L’Empereur est déjà ici.
takenoko-web-closed-line-panda = Le panda ne se déplace qu’en ligne droite.
takenoko-web-closed-line-gardener = Le jardinier ne se déplace qu’en ligne droite.
takenoko-web-closed-gap-panda = Il manque une parcelle en chemin : le panda ne peut pas passer.
takenoko-web-closed-gap-gardener = Il manque une parcelle en chemin : le jardinier ne peut pas passer.
takenoko-web-closed-emperor-panda = L’Empereur est ici : le panda peut passer, pas s’arrêter.
takenoko-web-closed-emperor-gardener = L’Empereur est ici : le jardinier peut passer, pas s’arrêter.
takenoko-web-closed-figure = L’Empereur ne peut pas visiter une parcelle occupée.
takenoko-web-closed-pond-improve = Un aménagement se pose sur une parcelle, pas sur l’étang.
takenoko-web-closed-pond-rain = Rien ne pousse sur l’étang.
takenoko-web-closed-pond-lay = Les parcelles au bord de l’étang ont déjà de l’eau.
takenoko-web-closed-pond-disease = Il n’y a pas de bambou sur l’étang.
takenoko-web-closed-pond-emperor = L’Empereur visite les parcelles, pas l’étang.
takenoko-web-closed-pond-swap = L’étang reste à sa place.
takenoko-web-closed-improved = Cette parcelle a déjà un aménagement.
takenoko-web-closed-bamboo = Un aménagement se pose sur une parcelle sans bambou.
takenoko-web-closed-dry = Cette parcelle est à sec : rien n’y pousse.
takenoko-web-closed-full = Ce bambou a atteint sa hauteur maximale.
takenoko-web-closed-no-bamboo = Il n’y a pas de bambou à perdre ici.
takenoko-web-closed-channel = Il y a déjà une irrigation ici.
takenoko-web-closed-unconnected = L’eau n’arrive pas encore ici : partez de l’étang ou d’une irrigation.
takenoko-web-closed-one-plot-keep = Une nouvelle parcelle doit toucher l’étang ou deux parcelles.
takenoko-web-closed-one-plot-lay = Une irrigation se pose entre deux parcelles.
takenoko-web-closed-allied = L’un de vous a déjà un allié.
takenoko-web-closed-far = On ne s’allie qu’avec un voisin de table.

## Pourquoi une carte Action spéciale ne peut être ni jouée ni prise

takenoko-web-playing-no-card = Pas de carte Action spéciale.
takenoko-web-playing-ending = La fin est lancée : on ne joue plus de carte Action spéciale.
takenoko-web-playing-answers-only = Seulement quand quelqu’un joue une carte Action spéciale.
takenoko-web-playing-first-turn = Pas au premier tour de table : il n’y a pas encore de météo.
takenoko-web-playing-replaced = Une carte a déjà remplacé la météo de ce tour.
takenoko-web-playing-turn-start = Seulement au début d’un tour, avant la météo.
takenoko-web-playing-no-use = Elle n’aurait aucun effet maintenant.
takenoko-web-playing-wait = Pas maintenant.
takenoko-web-taking-ending = La fin est lancée : plus de cartes Action spéciale.
takenoko-web-taking-has-special = Une seule carte Action spéciale à la fois.
takenoko-web-taking-hand-full = La main est pleine : { $limit } cartes sur { $limit }.
takenoko-web-taking-no-cards = Il ne reste plus de cartes Action spéciale.

## Hikari : une question hors de son tour, la fin, les classements

takenoko-web-expansion = Extension Hikari
takenoko-web-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $kind ->
        [weather] « { $special } »
        [jump]
            « { $special } » : { $figure ->
                [gardener] le jardinier
               *[panda] le panda
            } va sur { $tiles }
        [swap] « { $special } » sur { $tiles }
        [disease] « { $special } » sur { $tiles }
        [emperor]
            « { $special } » : { $tiles ->
                [none] il s’en va
               *[other] il visite { $tiles }
            }
        [holiday]
            « { $special } » pour { $figure ->
                [gardener] le jardinier
               *[panda] le panda
            }
        [ally] « { $special } » avec { $seats }
        [break] « { $special } » pour séparer { $seats }
       *[other] « { $special } »
    }
takenoko-web-cancels =
    { $you ->
        [yes] Vous annulez
       *[no] { $who } annule
    } « { $special } »
takenoko-web-window-turn-start =
    { $you ->
        [yes] Votre tour, avant la météo
       *[no] Tour { DE($who) }, avant la météo
    }
takenoko-web-window-before-action =
    { $you ->
        [yes] Avant votre prochaine action
       *[no] Avant la prochaine action { DE($who) }
    }
takenoko-web-window-turn-end =
    { $you ->
        [yes] À la fin de votre tour
       *[no] À la fin du tour { DE($who) }
    }
takenoko-web-window-yours = Vous pourriez jouer « { $special } ». { $about }
takenoko-web-window-works = { $what } L’annuler, ou la laisser agir ?
takenoko-web-window-works-again = La carte « { $special } » agirait de nouveau. { $what } L’annuler, ou la laisser agir ?
takenoko-web-window-void = Pour l’instant, la carte « { $special } » est sans effet. Annuler l’annulation ?
takenoko-web-ending =
    { $you ->
        [yes] Vous avez pris la carte Empereur.
       *[no] { $who } a pris la carte Empereur.
    } { $count ->
        [0] C’est le dernier tour.
        [one] Encore un dernier tour après celui-ci : { $turns }.
       *[other] Encore un dernier tour chacun après celui-ci : { $turns }.
    }
takenoko-web-ending-hikari = On ne joue plus de carte Action spéciale.
takenoko-web-standing = { $who } { $count }

## Quand être sollicité hors de son tour

takenoko-web-ask-title = Quand vous solliciter ?
takenoko-web-ask-turn = Ne plus me demander avant mon tour
    .about = Vous ne jouez votre carte qu’à votre propre tour.
takenoko-web-ask-card = Ne plus me demander avant qu’on joue une carte
    .about = On vous sollicite de nouveau dès qu’un autre joue une carte Action spéciale.
takenoko-web-ask-cancel = Seulement quand ma carte peut annuler quelque chose
    .about = Le réglage habituel : à votre tour, et quand on joue une carte que la vôtre pourrait annuler.
takenoko-web-ask-always = Me solliciter à chaque occasion
    .about = Avant la météo, avant chaque action et à la fin de chaque tour.
takenoko-web-ask-more = Quand me demander…

## Ce que le jeu demande, assez court pour une ligne

takenoko-web-prompt-window = Jouer une carte ?
    .help = Une carte Action spéciale se joue avant qu’il se passe quelque chose, jamais en réponse. Celle que vous ne jouez pas, vous la gardez.
takenoko-web-prompt-answer = Annuler cette carte ?
takenoko-web-prompt-choose = Choisissez la météo
takenoko-web-prompt-rain = Pluie : où ça pousse ?
takenoko-web-prompt-storm = Orage : où va le panda ?
takenoko-web-prompt-clouds = Nuages : un aménagement
takenoko-web-prompt-plan = Prévoyez vos actions
takenoko-web-prompt-idle =
    { $made ->
        [0] À vous : première action
        [1] Votre deuxième action
       *[other] Terminer votre tour ?
    }
takenoko-web-prompt-act = Allez-y, personne ne joue
takenoko-web-prompt-keep = Posez une parcelle
takenoko-web-prompt-chip = Avec un aménagement ?
takenoko-web-prompt-under = Ordre sous la pioche ?
takenoko-web-prompt-grow = Bambou rare : lequel pousse ?
takenoko-web-prompt-take = Prendre une carte ?

## Les coups en quelques mots, pour les conseils, l’analyse et les étiquettes

takenoko-web-advice-gardener = Envoyer le jardinier sur { $tile }
takenoko-web-advice-panda = Envoyer le panda sur { $tile }
takenoko-web-advice-plots = Piocher trois parcelles et en poser une
takenoko-web-advice-channel = Prendre une irrigation
takenoko-web-advice-objective = Piocher un objectif { $category }
takenoko-web-advice-lay = Poser une irrigation { $edge }
takenoko-web-advice-improve = Poser { $chip } sur { $tile }
takenoko-web-advice-claim = Réaliser « { $card } »
takenoko-web-advice-end = Terminer le tour
takenoko-web-advice-ready = Annoncer la prochaine action
takenoko-web-advice-rain = Faire pleuvoir sur { $tile }
takenoko-web-advice-storm = Faire fuir le panda vers { $tile }
takenoko-web-advice-clouds = Prendre { $chip }
takenoko-web-advice-choose = Choisir la météo : { $face }
takenoko-web-advice-decline = Renoncer à la météo
takenoko-web-advice-plan = Prévoir une action : { $action }
takenoko-web-advice-done = Ne pas prévoir de troisième action
takenoko-web-advice-keep = Poser la { $plot } { $cell }
takenoko-web-advice-with = Poser { $chip } sur la nouvelle parcelle
takenoko-web-advice-bare = N’y poser aucun aménagement
takenoko-web-advice-under = Mettre sous la pioche, la dernière tout au fond : { $plots }
takenoko-web-advice-grow = Faire pousser le bambou sur { $tile }
takenoko-web-advice-take = Prendre la carte « { $special } »
takenoko-web-advice-skip = Ne pas prendre de carte Action spéciale
takenoko-web-advice-pass = Ne pas jouer de carte
takenoko-web-advice-cancel = Annuler « { $special } »
takenoko-web-advice-weather = Jouer la carte météo : { $face }
takenoko-web-advice-jump =
    { $figure ->
        [gardener] Faire sauter le jardinier
       *[panda] Faire sauter le panda
    } sur { $tile }
takenoko-web-advice-swap = Échanger { $tiles }
takenoko-web-advice-disease = Déclencher la maladie sur { $tile }
takenoko-web-advice-emperor =
    { $tile ->
        [none] Faire partir l’Empereur
       *[other] Faire venir l’Empereur sur { $tile }
    }
takenoko-web-advice-holiday =
    { $figure ->
        [gardener] Envoyer le jardinier en vacances
       *[panda] Envoyer le panda en vacances
    }
takenoko-web-advice-ally = S’allier avec { $other }
takenoko-web-advice-break = Rompre l’alliance entre { $seats }

takenoko-web-hint-gardener = Un robot enverrait le jardinier sur { $tile }.
takenoko-web-hint-panda = Un robot enverrait le panda sur { $tile }.
takenoko-web-hint-plots = Un robot piocherait maintenant des parcelles.
takenoko-web-hint-channel = Un robot prendrait une irrigation.
takenoko-web-hint-objective = Un robot piocherait un objectif { $category }.
takenoko-web-hint-lay = Un robot poserait une irrigation { $edge }.
takenoko-web-hint-improve = Un robot poserait { $chip } sur { $tile }.
takenoko-web-hint-claim = Un robot réaliserait « { $card } ».
takenoko-web-hint-end = Un robot terminerait le tour.
takenoko-web-hint-ready = Un robot annoncerait la prochaine action.
takenoko-web-hint-rain = Un robot ferait pleuvoir sur { $tile }.
takenoko-web-hint-storm = Un robot ferait fuir le panda vers { $tile }.
takenoko-web-hint-clouds = Un robot prendrait { $chip }.
takenoko-web-hint-choose = Un robot choisirait la météo : { $face }.
takenoko-web-hint-decline = Un robot renoncerait à la météo.
takenoko-web-hint-plan = Un robot prévoirait cette action : { $action }.
takenoko-web-hint-done = Un robot ne prévoirait pas de troisième action.
takenoko-web-hint-keep = Un robot poserait la { $plot } { $cell }.
takenoko-web-hint-with = Un robot poserait { $chip } sur la nouvelle parcelle.
takenoko-web-hint-bare = Un robot n’y poserait aucun aménagement.
takenoko-web-hint-under = Un robot les mettrait sous la pioche dans cet ordre : { $plots }.
takenoko-web-hint-grow = Un robot ferait pousser le bambou sur { $tile }.
takenoko-web-hint-take = Un robot prendrait la carte « { $special } ».
takenoko-web-hint-skip = Un robot ne prendrait pas de carte Action spéciale.
takenoko-web-hint-pass = Un robot ne jouerait pas de carte.
takenoko-web-hint-cancel = Un robot annulerait « { $special } ».
takenoko-web-hint-weather = Un robot jouerait la carte météo : { $face }.
takenoko-web-hint-jump =
    Un robot ferait sauter { $figure ->
        [gardener] le jardinier
       *[panda] le panda
    } sur { $tile }.
takenoko-web-hint-swap = Un robot échangerait { $tiles }.
takenoko-web-hint-disease = Un robot déclencherait la maladie sur { $tile }.
takenoko-web-hint-emperor =
    { $tile ->
        [none] Un robot ferait partir l’Empereur.
       *[other] Un robot ferait venir l’Empereur sur { $tile }.
    }
takenoko-web-hint-holiday =
    { $figure ->
        [gardener] Un robot enverrait le jardinier en vacances.
       *[panda] Un robot enverrait le panda en vacances.
    }
takenoko-web-hint-ally = Un robot s’allierait avec { $other }.
takenoko-web-hint-break = Un robot romprait l’alliance entre { $seats }.

## Ce qui s’est passé, les lieux d’après ce qu’on voit

takenoko-web-event-said-rain = Il pleut sur { $tile }.
takenoko-web-event-plot-chosen =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } une { $plot } { $cell }.
takenoko-web-event-plot-placed = {""}
takenoko-web-event-channel-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } une irrigation { $edge }.
takenoko-web-event-channel-revived = L’eau coule de nouveau dans l’irrigation { $edge }.
    .several = { $count } irrigations sont de nouveau en eau.
takenoko-web-event-channel-cut = L’eau n’arrive plus dans l’irrigation { $edge }.
    .several = { $count } irrigations sont coupées.
takenoko-web-event-plots-swapped =
    { $there ->
        [yes] {""}
       *[no] Deux parcelles changent de place : { $tiles }.
    }
takenoko-web-event-chip-placed =
    { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $chip } sur { $tile }.
takenoko-web-event-figure-moved =
    { $by ->
        [visit] L’Empereur poursuit sa visite sur { $tile }.
        [storm] L’orage chasse le panda vers { $tile }.
        [jump]
            { $there ->
                [yes] {""}
               *[no]
                    { $figure ->
                        [gardener] Le jardinier
                       *[panda] Le panda
                    } saute sur { $tile }.
            }
       *[other]
            { $you ->
                [yes] Vous envoyez
               *[no] { $who } envoie
            } { $figure ->
                [gardener] le jardinier
               *[panda] le panda
            } sur { $tile }.
    }
takenoko-web-event-figure-came =
    { $there ->
        [yes] {""}
       *[no]
            { $figure ->
                [panda] Le panda rentre de vacances
                [gardener] Le jardinier rentre de vacances
               *[emperor] L’Empereur vient en visite
            }, sur { $tile }.
    }
takenoko-web-event-plot-irrigated =
    { $there ->
        [yes] L’eau y arrive.
       *[no] L’eau arrive sur { $tile }.
    }
    .several = L’eau arrive sur { $tile }.
takenoko-web-event-plot-dried = L’eau n’arrive plus sur { $tile }.
    .several = L’eau n’arrive plus sur { $tile }.
takenoko-web-event-bamboo-grew =
    { $there ->
        [yes] Le bambou y pousse jusqu’à { $height }.
       *[no] Le bambou { $colour } pousse jusqu’à { $height }, { $cell }.
    }
takenoko-web-event-bamboo-lost =
    { $there ->
        [yes] Le bambou y descend à { $height }.
       *[no] Le bambou { $colour } descend à { $height }, { $cell }.
    }
takenoko-web-event-said-grow =
    { $you ->
        [yes] Vous faites
       *[no] { $who } fait
    } pousser le bambou sur { $tile }.
takenoko-web-event-special-played = { takenoko-web-played }.

## Ce qu’est chaque pièce

takenoko-web-about-plot-irrigated = Irriguée : le bambou peut y pousser, jusqu’à une hauteur de 4.
takenoko-web-about-plot-dry = À sec : rien n’y pousse tant qu’une irrigation ou un bassin n’y amène pas l’eau.
takenoko-web-about-pond = L’étang irrigue les parcelles qui l’entourent. Panda et jardinier en partent.
takenoko-web-about-empty = Une nouvelle parcelle se pose là où elle touche l’étang ou deux parcelles.
takenoko-web-about-panda = Le panda se déplace en ligne droite, d’autant de cases qu’on veut, et mange une section là où il s’arrête. Vous la gardez pour vos objectifs Panda.
takenoko-web-about-gardener = Le jardinier se déplace en ligne droite, d’autant de cases qu’on veut. Le bambou pousse là où il s’arrête et sur les parcelles voisines de la même couleur, si elles sont irriguées.
takenoko-web-about-emperor = Le panda et le jardinier peuvent traverser la parcelle de l’Empereur, mais pas s’y arrêter.
takenoko-web-about-chip = Il se pose sur une parcelle sans bambou ni aménagement, à tout moment de votre tour.
takenoko-web-about-channels = Elles se posent à tout moment de votre tour, en partant de l’étang ou d’une autre irrigation.
takenoko-web-about-target = Le premier à réaliser { $target } objectifs prend la carte Empereur, qui vaut 2 points ; les autres jouent encore un tour.
takenoko-web-about-slots = Elles doivent être différentes. Le soleil en donne une troisième ; par vent, elles peuvent être identiques.
takenoko-web-about-claim = À réaliser à votre tour ; cela ne coûte pas d’action.
takenoko-web-about-special = Se joue au tour de n’importe qui, avant qu’il se passe quelque chose. Elle compte dans la limite de votre main.
takenoko-web-about-supreme = Il rapporte des points à chacun à la fin de la partie.
takenoko-web-weather-none = Pas encore de météo
    .about = On lance le dé météo à partir du deuxième tour de chaque joueur.

## Sur les cartes

takenoko-web-card-plot = Parcelles
takenoko-web-card-gardener = Jardinier
takenoko-web-card-panda = Panda
takenoko-web-card-watered = irriguées
takenoko-web-card-high = hauteur { $height }
takenoko-web-card-eaten = mangées
takenoko-web-card-lanterns =
    { $count ->
        [one] { $count } objectif réalisé
       *[other] { $count } objectifs réalisés
    } sur { $of }

## Autour du jardin

takenoko-web-garden =
    Le jardin : { $count ->
        [0] l’étang seul
        [one] { $count } parcelle et l’étang
       *[other] { $count } parcelles et l’étang
    }
takenoko-web-actions = Actions
takenoko-web-slots = Actions de ce tour
takenoko-web-slot-open = encore à faire
takenoko-web-supply = Ce qui reste
takenoko-web-eaten = Sections mangées
    .about = Le panda les a mangées. Elles servent à payer les objectifs panda.
takenoko-web-lay = à poser
takenoko-web-place = à placer
takenoko-web-drawn = Les parcelles que vous avez piochées
takenoko-web-swap-order = Inverser
takenoko-web-order-always = Toujours dans l’ordre de pioche
takenoko-web-order-kept = Les autres vont sous la pile dans l’ordre de pioche
takenoko-web-hand = { $count } cartes sur { $limit } en main
takenoko-web-claim = Réaliser +{ $points }
takenoko-web-claimed =
    { $count ->
        [one] { $count } objectif réalisé
       *[other] { $count } objectifs réalisés
    }
takenoko-web-allies =
    { $seats } : { $you ->
        [yes] alliés, vous gagnez ensemble
       *[no] alliés, ils gagnent ensemble
    }
takenoko-web-supreme = Objectifs suprêmes
takenoko-web-display = Actions spéciales
takenoko-web-special-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
takenoko-web-discard =
    Défausse : { $special }{ $count ->
        [one] {""}
       *[other] {" "}sur { $count } cartes
    }
takenoko-web-discarded = Actions spéciales défaussées
takenoko-web-play = Jouer
takenoko-web-play-card = Jouer votre carte
takenoko-web-yours = la vôtre
takenoko-web-question = Une question pour vous
takenoko-web-stack = Cartes jouées ; la dernière agit en premier
takenoko-web-closed = { $title } : { $line }
takenoko-web-choose-first = Choisissez d’abord une action.
takenoko-web-ask-timed = Sans réponse de votre part, vous ne jouez pas de carte dans { $seconds } secondes.
takenoko-web-ask-expired = Temps écoulé : vous ne jouez pas de carte.
takenoko-web-ask-wait = Prendre son temps
takenoko-web-ask-left = secondes pour répondre, puis vous ne jouez pas de carte

takenoko-web-banner-weather = { $face }
takenoko-web-banner-rejected = Déjà réalisé : { $card }
takenoko-web-banner-played = { $special }
takenoko-web-banner-cancelled = Annulée
takenoko-web-banner-void = Sans effet
takenoko-web-banner-allied =
    { $you ->
        [yes] Vous et { $other } êtes alliés
       *[no] { $who } et { $other } sont alliés
    }
takenoko-web-banner-unallied = Fin de l’alliance
takenoko-web-banner-emperor =
    { $you ->
        [yes] L’Empereur vient vous voir
       *[no] L’Empereur vient voir { $who }
    }

## Rien à dire : passer ne change rien

takenoko-web-event-said-pass = {""}
