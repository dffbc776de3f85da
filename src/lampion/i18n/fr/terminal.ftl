# Le terminal : les commandes, leurs arguments et ce qu’elles disent.

## La ligne de commande. Les phrases d’argparse gardent leurs marques %, qu’il remplit lui-même.

terminal-about = Des jeux de société festifs, pour jouer à une table ou faire jouer des millions de parties à un programme.
terminal-epilog = Sans commande, Lampion s’ouvre dans le navigateur. `lampion COMMANDE --help` explique une commande.
terminal-commands = commandes
terminal-language = langue de tous les messages
terminal-no-colour = afficher sans couleurs
terminal-compiled = compilé
terminal-plain = Python non compilé

terminal-argparse-usage = utilisation :
terminal-argparse-positionals = arguments
terminal-argparse-options = options
terminal-argparse-help = afficher cette aide et terminer
terminal-argparse-version = afficher la version et terminer
terminal-argparse-error = %(prog)s : %(message)s
terminal-argparse-argument = %(argument_name)s : %(message)s
terminal-argparse-expected-one = il manque une valeur
terminal-argparse-required = il manque des arguments : %s
terminal-argparse-unrecognized = arguments inconnus : %s
terminal-argparse-ignored = ne prend pas de valeur : %r
terminal-argparse-choice = %(value)r n’est pas possible ; au choix : %(choices)s

terminal-metavar-command = COMMANDE
terminal-metavar-game = JEU
terminal-metavar-file = FICHIER
terminal-metavar-option = NOM=VALEUR
terminal-metavar-seats = PLACES

terminal-no-number = « { $text } » n’est pas un nombre entier
terminal-too-small = { $text } est trop petit, il faut au moins { $least }
terminal-too-large = { $text } est trop grand, le maximum est { $most }
terminal-no-seconds = « { $text } » n’est pas un nombre de secondes
terminal-no-pair = « { $text } » n’est pas de la forme { $form }
terminal-no-seats = « { $text } » n’est ni une liste de places comme 1,2, ni none

terminal-shared-game = le jeu : `lampion games` en donne la liste
terminal-shared-seats = nombre de joueurs (par défaut : le moins possible)
terminal-shared-option = une option du jeu, autant de fois que nécessaire : `lampion games` en donne la liste
terminal-shared-json = n’afficher que du JSON

terminal-play = jouer une partie dans le terminal
terminal-play-game = le jeu (par défaut : le premier)
terminal-play-you = les places tenues par des personnes, comme 1 ou 1,2, ou none pour regarder (par défaut : 1)
terminal-play-bot = le robot de toutes les autres places : random, greedy, level:1 – level:8 ou search:500ms (par défaut : greedy)
terminal-play-metavar-bot = ROBOT
terminal-play-seed = le même nombre redonne les mêmes tirages
terminal-play-by-hand = vous avez la boîte : tapez ce qui a été tiré
terminal-play-record = enregistrer la partie dans ce fichier, même en partant avant la fin
terminal-play-resume = reprendre la partie de ce fichier

terminal-replay = raconter une partie enregistrée
terminal-replay-file = la partie enregistrée
terminal-replay-to = s’arrêter après ce nombre de coups, tirages compris
terminal-replay-board = montrer la table avant chaque tour

terminal-verify = vérifier une partie enregistrée : les coups, le résultat et chaque tirage
terminal-verify-file = la partie enregistrée

terminal-games = donner la liste des jeux et de leurs options

terminal-bench = mesurer la vitesse d’un jeu sur cette machine
terminal-bench-seconds = temps de calcul d’une mesure ; le tout dure une trentaine de fois plus (par défaut : 1)

terminal-perft = compter les suites de décisions après les tirages d’ouverture
terminal-perft-depth = nombre de décisions
terminal-perft-every-chance = suivre ensuite tous les tirages possibles, pas seulement le premier

## Jouer

terminal-you = Vous
terminal-player = Joueur { $seat }
terminal-and = { $first } et { $last }
terminal-turn = { $who } : { $words }

terminal-welcome = Tapez le numéro d’un coup, le coup lui-même ou une partie du coup, puis Entrée. ? pour l’aide, annuler pour revenir en arrière, quitter pour partir.
terminal-people =
    { $count ->
        [one] { $who } joue ici.
       *[other] { $who } jouent ici, à tour de rôle au même clavier.
    }
terminal-bots =
    { $count ->
        [one] { $who } est le robot { $bot }.
       *[other] { $who } sont des robots ({ $bot }).
    }
terminal-commitment = Tirages équitables : l’empreinte de leur secret est { $commitment } ; la partie enregistrée publiera le secret à la fin.

terminal-command-help = aide
    .about = cette liste ; aussi `aide règles`, et `aide` avec une pièce comme T17, C12 ou R3
terminal-command-moves = coups
    .about = la liste des coups
terminal-command-board = table
    .about = la table
terminal-command-score = score
    .about = les points de chacun en ce moment
terminal-command-log = journal
    .about = ce qui vient de se passer ; `journal tout` pour la partie entière
terminal-command-hint = conseil
    .about = ce que jouerait le robot greedy
terminal-command-undo = annuler
    .about = reprendre votre dernière décision
terminal-command-save = sauver
    .about = `sauver FICHIER` enregistre la partie ; `lampion play --resume FICHIER` la reprend
terminal-command-quit = quitter
    .about = partir

terminal-help-moves = Tapez le numéro d’un coup, son texte, ou de quoi le reconnaître (une case comme 2,-1 suffit). Tab complète. Ou encore :
terminal-help-rules = règles
terminal-help-unknown = Il n’y a pas de pièce « { $text } » ici. `aide` tout court dit ce qu’on peut taper.
terminal-log-all = tout
terminal-hint = Un robot jouerait : { $move }
terminal-hint-or = Ou bien : { $move }
terminal-no-hint = Personne ne sait ce qui sera tiré.
terminal-undone = C’est repris.
terminal-save-where = Où ? Tapez `sauver` et le nom d’un fichier.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-bye = Au revoir.
terminal-ambiguous = Plusieurs coups sont possibles : { $moves }. Précisez un peu.
terminal-no-such-number = Il n’y a pas de coup { $text } : la liste s’arrête à { $most }.

terminal-won =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, soit { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } d’avance.
terminal-won-tie =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } à { $points } points partout : { $reason }.
terminal-tie-break = le départage décide
terminal-shared = { $who } se partagent la victoire avec { $points } points chacun.
terminal-allied = { $who } gagnent ensemble, alliés ; le meilleur a { $points } points.
terminal-unfinished = La partie n’est pas finie.
terminal-stopped =
    { $reason ->
        [resigned] La partie s’est arrêtée avant la fin : quelqu’un a abandonné.
        [forfeit] La partie s’est arrêtée avant la fin : un joueur a épuisé son temps.
        [agreed] La partie s’est arrêtée avant la fin, d’un commun accord.
        [removed] La partie s’est arrêtée avant la fin : l’hôte a exclu un joueur.
        [endless] La partie durait trop longtemps et a été arrêtée.
       *[other] La partie s’est arrêtée avant la fin : l’hôte a fermé la table.
    }

## Les parties enregistrées

terminal-replay-table = { $seats } joueurs, options : { $options }
terminal-replay-part = Après { $moves } coups sur { $of } :

terminal-verify-sealed = La somme de contrôle est juste.
terminal-verify-unsealed = Il n’y a pas de somme de contrôle : impossible de dire si la fin manque.
terminal-verify-moves =
    { $moves ->
        [one] Le seul coup est permis.
       *[other] Les { $moves } coups sont tous permis, tirages compris.
    }
terminal-verify-result = Le résultat est juste : { $scores }. Victoire : { $winners }.
terminal-verify-fair =
    { $draws ->
        [one] Le seul tirage correspond au secret publié.
       *[other] Les { $draws } tirages correspondent au secret publié.
    }
terminal-verify-pledges =
    { $count ->
        [0] Personne n’a ajouté de nombre au hasard ; le secret a décidé seul.
        [one] Le seul nombre révélé est bien celui qui avait été promis.
       *[other] Les { $count } nombres révélés sont bien ceux qui avaient été promis.
    }
terminal-verify-links = Avant les { $draws } tirages qui suivent des décisions, les navigateurs des joueurs ont ajouté { $links } maillons, tous les bons.
terminal-verify-replaced =
    { $count ->
        [one] Une personne n’a pas révélé son nombre à temps ; le secret l’a fixé.
       *[other] { $count } personnes n’ont pas révélé leur nombre à temps ; le secret les a fixés.
    }
terminal-verify-secret-kept = Le secret n’est pas (encore) publié : impossible de dire si les { $draws } tirages étaient équitables.
terminal-verify-no-secret = Aucun secret n’était promis : impossible de dire si les { $draws } tirages étaient équitables.
terminal-verify-yes = La partie enregistrée est valable.
terminal-verify-no = La partie enregistrée n’est pas valable.

## Listes et mesures

terminal-games-players = de { $least } à { $most } joueurs

terminal-number = { $number }
terminal-bench-measuring = Mesure en cours
terminal-bench-game = jeu
terminal-bench-seats = joueurs
terminal-bench-compiled = forme des règles
terminal-bench-games-per-s = parties par seconde
terminal-bench-decisions-per-s = décisions par seconde
terminal-bench-decisions-per-game = décisions par partie
terminal-bench-copy-ns = copie d’une position, en nanosecondes
terminal-bench-python-decisions-per-s = décisions par seconde depuis Python
terminal-bench-match-decisions-per-s = décisions par seconde depuis Python, avec enregistrement
terminal-bench-games-timed = parties chronométrées
terminal-bench-simulations-per-s = simulations par seconde, au hasard jusqu’à la fin
terminal-bench-simulations-per-s-two-threads = simulations par seconde sur deux fils
terminal-bench-guided-simulations-per-s = simulations par seconde, comme cherchent les robots

terminal-perft-counting = Comptage à la profondeur { $depth }
terminal-perft-line =
    profondeur { $depth } : { $lines ->
        [one] { $lines } suite
       *[other] { $lines } suites
    } en { $seconds } s ({ $rate } par seconde)
