# Le rapport d’équilibrage.

terminal-balance = examiner l’équilibre d’un jeu et en écrire le rapport
terminal-balance-games = combien de parties observer, arrondi à des donnes complètes (par défaut : 400)
terminal-balance-bots = les robots, séparés par des virgules ; ils s’assoient dans tous les ordres (par défaut : greedy)
terminal-balance-seed = un autre nombre donne d’autres parties (par défaut : 0)
terminal-balance-simulations = simulations pour juger ce que valait une décision (par défaut : 300)
terminal-balance-contests = parties de chaque duel entre deux robots, 0 pour aucun (par défaut : un dixième des parties, au moins 20)
terminal-balance-seconds = secondes qu’une personne met pour décider (par défaut : 10)
terminal-balance-without = faire aussi jouer un robot sans les coups qui contiennent ce mot, une carte par exemple (répétable)
terminal-balance-components = la boîte de ce fichier : un components.toml corrigé ou modifié
terminal-balance-versus-option = une option d’une seconde étude, à comparer (répétable)
terminal-balance-versus-components = la boîte d’une seconde étude, à comparer
terminal-balance-output = le rapport ; ses chiffres vont à côté en JSON (par défaut : JEU-balance.html)
terminal-balance-jobs = combien de processus jouent (par défaut : un par cœur)
terminal-metavar-word = MOT
terminal-balance-watching = Parties observées
terminal-balance-second = Seconde étude
terminal-balance-written = Le rapport est dans { $file }, ses chiffres dans { $json }.
terminal-balance-stands-out =
    { $count ->
        [0] Rien ne ressort au-delà du hasard.
        [one] Un chiffre ressort au-delà du hasard :
       *[other] { $count } chiffres ressortent au-delà du hasard :
    }
terminal-balance-moved =
    { $count ->
        [0] Aucun chiffre ne diffère au-delà du hasard.
        [one] Un chiffre diffère au-delà du hasard :
       *[other] { $count } chiffres diffèrent au-delà du hasard :
    }
error-study-lost = Un processus s’est arrêté au milieu d’une partie.

## La page

balance-title = L’équilibre de { $game }
balance-players = { $count } joueurs
balance-facts = { NUMBER($games) } parties de robots ({ $bots }), en { NUMBER($deals) } donnes ; graine { $seed }
balance-box = Règles { $rules }, boîte { $components }
balance-cut-short = Étude terminée avant la fin : elle contient ce qui était complet.
balance-options-usual = Les options d’usage.
balance-side-first = Première étude
balance-side-second = Seconde étude
balance-glance = En bref
balance-glance-note = Ce qui s’écarte de l’égalité ou de ses semblables au-delà du hasard, groupe par groupe, le plus sûr d’abord. Places, niveaux et sortes de coups sont corrigés des tests multiples (Holm) ; les éléments de la boîte aussi (Benjamini et Hochberg : parmi ceux qui sont cités, environ un sur vingt peut être dû au hasard).
balance-nothing = Rien ne ressort au-delà du hasard.
balance-more-rows =
    { $count ->
        [one] encore un chiffre
       *[other] encore { $count } chiffres
    }
balance-moved = Ce qui diffère
balance-moved-note = Seconde étude moins première. Tous les chiffres sont corrigés du fait qu’on les regarde tous (Holm) : si rien n’avait changé, il y aurait 5 % de chances de voir ici ne serait-ce qu’une ligne.
balance-moved-nothing = Aucun chiffre ne diffère au-delà du hasard.
balance-moved-rest = Chiffres qui peuvent différer par hasard
balance-column-figure = chiffre
balance-column-first = première
balance-column-second = seconde
balance-column-change = différence (95 %)
balance-contents = Sommaire
balance-how = Comment lire ce rapport
balance-how-text = Chaque chiffre est donné avec l’intervalle qui contient la vraie valeur dans 95 rapports sur 100. Chaque donne est jouée plusieurs fois avec le même hasard, les robots assis dans tous les ordres ; les intervalles comptent des donnes entières, car les parties de même hasard dépendent les unes des autres. Les robots ne sont pas des gens : ces chiffres disent ce qui arrive quand ces robots jouent.
balance-scores-plot = Combien de fois chaque score est apparu
balance-length-plot = Nombre de décisions des parties
balance-bar = de { $from } à { $to } : { $count }
balance-interval = { $low } à { $high }

balance-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
balance-points = { NUMBER($value, maximumFractionDigits: 1) }
balance-lead = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-count = { NUMBER($value, maximumFractionDigits: 1) }
balance-minutes = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } min

balance-about-seat = Place { $id }
balance-about-moment = après { $id } % de la partie
balance-bot-level = { $name } (niveau { $id })
balance-bot-search = une recherche de { NUMBER($count) } simulations
balance-bot-greedy = gloutons
balance-bot-random = au hasard
balance-about-word = sans « { $id } »

## Groupes et chiffres. `label` nomme un chiffre dans un graphique.

balance-seats = Places
    .about = Une place donne-t-elle un avantage ?
balance-seats-share =
    { $about } : { $verdict ->
        [more] gagne plus que sa juste part de { $null }.
        [less] gagne moins que sa juste part de { $null }.
       *[even] gagne à peu près sa juste part de { $null } : pas de différence au-delà du hasard.
    }
    .plot = Part des victoires de chaque place
balance-seats-points =
    { $about } : { $verdict ->
        [more] marque plus de points que la place moyenne.
        [less] marque moins de points que la place moyenne.
       *[even] marque à peu près autant de points que la place moyenne.
    }
    .plot = Points par rapport à la place moyenne

balance-scores = Points
    .about = Combien de points, d’où ils viennent, et si c’est serré.
balance-scores-low = Un résultat sur vingt ne dépasse pas ce score.
    .label = petit résultat
balance-scores-median = La moitié des résultats ne dépassent pas ce score.
    .label = résultat médian
balance-scores-high = Un résultat sur vingt dépasse ce score.
    .label = grand résultat
balance-scores-source =
    { $about } : { $never ->
        [yes] n’a rapporté aucun point dans toutes ces parties.
       *[no] { $part } de tous les points.
    }
    .plot = Points par place, selon leur source
balance-scores-winner = Le meilleur score d’une partie, en moyenne.
    .label = meilleur score
balance-scores-margin = L’avance du premier sur le deuxième, en moyenne.
    .label = avance
balance-scores-tied = Part des parties que le départage décide.
    .label = départage
balance-scores-shared = Part des victoires partagées.
    .label = victoires partagées

balance-length = Durée
    .about = La longueur d’une partie, et l’attente.
balance-length-decisions = Décisions d’une partie, toutes places réunies, en moyenne.
    .label = décisions
balance-length-p5 = Une partie sur vingt ne dépasse pas ce nombre de décisions.
    .label = partie courte
balance-length-median = La moitié des parties ne dépassent pas ce nombre de décisions.
    .label = partie médiane
balance-length-p95 = Une partie sur vingt compte plus de décisions.
    .label = partie longue
balance-length-p99 = Une partie sur cent compte plus de décisions.
    .label = partie très longue
balance-length-each = Décisions de chaque place dans une partie.
    .label = décisions par place
balance-length-turns = Tours, tels que le jeu les compte.
    .label = tours
balance-length-waits = Décisions des autres entre deux des siennes.
    .label = attente
balance-length-unfinished = Part des parties trop longues pour être jouées jusqu’au bout.
    .label = inachevées

balance-choice = Choix
    .about = Entre combien de coups on choisit, et si ce choix compte.
balance-choice-moves = Coups possibles, en moyenne.
    .label = coups
balance-choice-p95 = Une décision sur vingt offre plus de coups.
    .label = beaucoup de coups
balance-choice-most = La plus longue liste de coups de ces parties.
    .label = plus longue liste
balance-choice-forced = Part des décisions sans choix : un seul coup est possible.
    .label = forcées
balance-choice-matters = Part des choix qui comptent : deux des coups envisageables diffèrent de 4 % de chances de gagner ou de 2,5 points.
    .label = choix qui comptent
balance-choice-phase = « { $about } » : jusqu’à { $p95 } coups dans 95 % des cas, { $most } au plus ; { $often } fois par partie.
    .plot = Coups possibles, selon ce qui est demandé

balance-skill = Habileté
    .about = Ce que vaut un meilleur jeu : un robot contre une table pleine de l’autre, à toutes les places.
balance-skill-level =
    { $about } contre { $other } : { $verdict ->
        [more] gagne plus que sa part de { $null }, ce progrès vaut quelque chose.
        [less] gagne moins que sa part de { $null }, c’est un recul.
       *[even] gagne à peu près sa part de { $null }, pas de différence au-delà du hasard.
    }
    .plot = Victoires de chaque niveau contre une table du niveau inférieur
balance-skill-random =
    { $about } contre le jeu au hasard : { $verdict ->
        [more] gagne plus que sa part de { $null }.
        [less] gagne moins que sa part de { $null }.
       *[even] gagne à peu près sa part de { $null }, c’est la chance qui décide.
    }
    .plot = Victoires de chaque niveau contre le jeu au hasard
balance-skill-tenfold =
    { $about } contre { $other } : réfléchir dix fois plus { $verdict ->
        [more] paie.
        [less] nuit.
       *[even] ne change rien au-delà du hasard.
    }
    .plot = Victoires avec un budget dix fois plus grand

balance-luck = Chance
    .about = Ce que décide la donne, et quand on devine le gagnant.
balance-luck-deal = Part des écarts d’avance qui vient de la donne : les mêmes robots aux mêmes places, avec le même hasard, finissent d’autant plus pareil.
    .label = décidé par la donne
balance-luck-foretold = Qui mène { $about } finit si souvent par gagner.
    .plot = Combien de fois qui mène alors finit par gagner

balance-drama = Suspense
    .about = Comment la tête de la partie change de mains.
balance-drama-changes = Nombre de fois où une autre place prend la tête.
    .label = changements de tête
balance-drama-settled = Après cette part de la partie, en moyenne, le gagnant n’est plus jamais rejoint.
    .label = tête définitive
balance-drama-deficit = Le plus grand retard du gagnant, en moyenne.
    .label = retard rattrapé
balance-drama-leader = Les chances de gagner de qui mène { $about }, d’après une recherche.
    .plot = Chances de gagner de qui mène

balance-components = La boîte
    .about = Ce que rapporte chaque élément. Les gains sont comparés au sein d’une donne, en plus de ce qu’explique la place.
balance-components-gain =
    { $about } : une place qui l’a marque { $value } points par rapport à la place moyenne, ses semblables { $peers }.{ $points ->
        [none] { "" }
       *[other] { " " }À chaque fois il rapporte { $points } points.
    } { $verdict ->
        [more] Il vaut plus que ses semblables.
        [less] Il vaut moins que ses semblables.
       *[even] Pas de différence avec ses semblables au-delà du hasard.
    }
    .plot = Points par rapport à la place moyenne, avec cet élément
balance-components-wins = { $about } : victoires avec moins victoires sans ; { $often } des places l’ont eu.
balance-components-shared =
    { $about }, { $source } : { $never ->
        [yes] jamais un point dans les parties avec,
       *[no] { $value } points par place dans les parties avec,
    } { $peers } dans les autres.{ $verdict ->
        [more] { " " }C’est plus que n’explique le hasard.
        [less] { " " }C’est moins que n’explique le hasard.
       *[even] { "" }
    }
balance-components-taken = { $about } : pris si souvent quand il était proposé ({ $offered } fois vues).

balance-dominance = Dominance
    .about = Ce que perd un robot privé d’une sorte de coups, contre le même robot qui les a tous.
balance-dominance-without =
    Sans « { $id } », le robot { $verdict ->
        [more] gagne plus que sa part de { $null } : ces coups lui nuisent.
        [less] gagne moins que sa part de { $null } : ces coups sont utiles.
       *[even] gagne à peu près sa part de { $null } : ces coups ne changent rien au-delà du hasard.
    }
    .plot = Victoires du robot privé de ces coups

balance-interaction = Interaction
    .about = Ce que le choix d’un joueur change pour les autres.
balance-interaction-moves = Part des choix qui changent les coups possibles des autres.
    .label = coups des autres
balance-interaction-points = Part des choix qui changent aussitôt les points des autres.
    .label = points des autres

balance-options-group = Deux études côte à côte
    .about = Tous les chiffres des deux études, et ce qui diffère.
balance-options-alone = Ce rapport ne contient qu’une étude. Donnez à la commande d’autres options ou une autre boîte à comparer.

balance-table = Temps à table
    .about = Le temps que mettraient des gens.
balance-table-minutes = Une partie dure ce temps, à { $seconds } secondes par choix.
    .label = partie
balance-table-p95 = Une partie sur vingt dure plus longtemps.
    .label = partie longue
balance-table-waits = L’attente entre deux de ses propres décisions.
    .label = attente
