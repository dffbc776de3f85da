# L’arène, où les robots jouent les uns contre les autres.

terminal-arena = faire jouer des robots les uns contre les autres
terminal-arena-bots = les robots, séparés par des virgules ; `outside:` et une ligne de commande, en dernier, désigne un programme (autant de fois que nécessaire)
terminal-arena-games = jouer au moins ce nombre de parties, arrondi à des séries complètes (par défaut : 100)
terminal-arena-alone = le premier robot joue seul contre des tables remplies de chacun des autres
terminal-arena-until = s’arrêter dès que la part de victoires du premier robot est nettement au-dessus ou au-dessous, comme 0.6
terminal-arena-seed = un autre nombre donne d’autres parties (par défaut : 0)
terminal-arena-jobs = combien de parties se jouent à la fois (par défaut : une par cœur)
terminal-arena-time = secondes dont un robot extérieur dispose pour un coup (par défaut : 10)
terminal-arena-file = garder les résultats dans ce fichier ; s’il existe, seules les parties manquantes sont jouées
terminal-arena-no-share = « { $text } » n’est pas une part comme 60% ou 0.6
terminal-metavar-bots = ROBOT,ROBOT
terminal-metavar-share = PART

terminal-arena-head =
    { $name }, { $seats } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } par séries de { $round } (chaque placement une fois, avec les mêmes tirages), graine { $seed }
terminal-arena-interrupted =
    Interrompu : { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } sur { $planned }.

terminal-arena-column-bot = robot
terminal-arena-column-games = parties
terminal-arena-column-wins = gagne
terminal-arena-column-interval = 95 %
terminal-arena-column-fair = équité
terminal-arena-column-rating = cote
terminal-arena-column-points = points
terminal-arena-column-margin = avance
terminal-arena-column-moves = coups
terminal-arena-column-mean = ms par coup
terminal-arena-column-p-ninety-nine = 99 % en
terminal-arena-column-longest = maximum
terminal-arena-percent = { $number } %
terminal-arena-whole = { NUMBER($number, maximumFractionDigits: 0) }
terminal-arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-arena-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

terminal-arena-pairs = Part des parties où la ligne finit devant la colonne :
terminal-arena-length = Une partie compte { $decisions } décisions et { $turns } tours en moyenne.
terminal-arena-unfinished =
    { $games ->
        [one] Une partie n’a pas fini en { $most } coups et compte dans l’état où on l’a laissée.
       *[other] { $games } parties n’ont pas fini en { $most } coups et comptent dans l’état où on les a laissées.
    }
terminal-arena-seats = Victoires par place : { $shares }
terminal-arena-fault =
    { $bot } : { $count ->
        [one] une décision prise
       *[other] { $count } décisions prises
    } au hasard, car { $kind ->
        [late] la réponse n’est pas venue à temps.
        [crash] le programme s’est arrêté.
        [garbage] la réponse n’était pas une seule ligne avec un objet JSON.
        [illegal] le coup n’était pas permis.
       *[absent] le programme avait échoué trop souvent.
    }
terminal-arena-trouble = La première fois, c’était : { $detail }
terminal-arena-test =
    { $bot } { $verdict ->
        [above] gagne plus de { $bar }
        [below] gagne moins de { $bar }
       *[open] gagne peut-être plus ou moins de { $bar } : pas encore décidé
    } après { $rounds ->
        [one] { $rounds } série
       *[other] { $rounds } séries
    } (intervalle valable à tout moment : { $interval }).
terminal-arena-test-note = Les autres intervalles valent pour un nombre de parties fixé d’avance : avec --until, seul celui du test tient.
terminal-arena-note = Une victoire partagée compte en parts. Cotes : 400 points valent dix contre un de finir devant l’autre ; leur moyenne est 0.

error-too-few-bots = { $bots } robots, c’est trop peu : il en faut au moins { $least }.
error-bad-program =
    « { $command } » ne peut pas servir de robot : { $problem ->
        [empty] il manque une ligne de commande.
        [quotes] les guillemets ne vont pas par paires ({ $detail }).
        [late] il n’a pas répondu à temps à hello ({ $detail }).
        [garbage] il n’a pas répondu correctement à hello ({ $detail }).
       *[crash] il ne démarre pas, ou s’est arrêté aussitôt ({ $detail }).
    }
error-worker-lost = Le processus qui jouait la partie { $game } s’est arrêté. Les parties précédentes comptent, et --file les conserve.
error-no-process = Le système ne lance plus de processus : { $problem }. Essayez moins de --jobs.
error-other-contest = { $file } contient des résultats avec un autre réglage « { $setting } » : { $theirs } là, { $ours } ici. Choisissez un autre fichier, ou les mêmes réglages.
error-bad-results = { $file }, ligne { $line } : ce n’est pas un résultat d’arène. Choisissez un autre fichier.
error-results-in-use = Une autre arène utilise { $file }. Attendez qu’elle ait fini, ou choisissez un autre fichier.
