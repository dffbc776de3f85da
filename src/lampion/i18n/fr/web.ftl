# La page dans le navigateur : tout ce qui entoure les plateaux.
web-name = Lampion
web-title = { $page } – Lampion
web-title-turn = ● À vous – { $title }
web-skip = Aller au contenu
web-announcements = Ce qui s’est passé
web-loading = Chargement
web-close = Fermer
web-offline = Connexion perdue. Lampion se reconnecte tout seul ; rien n’est perdu.
web-offline-request = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-unreadable-answer = La réponse du serveur est incompréhensible. Réessayez dans un instant.
web-footer = Une adaptation non officielle, avec ses propres dessins et ses propres textes. Tous les droits sur les jeux appartiennent à leurs auteurs et éditeurs.
web-footer-about = Crédits

## Où aller

web-nav = Pages
web-nav-home = Accueil
web-nav-lobby = Salon
web-nav-learn = Apprendre
web-nav-about = À propos
web-nav-me = Vous
web-nav-more = Autres pages
web-language = Langue
web-language-en = English
web-language-fr = Français
web-scheme-to-light = Thème clair
web-scheme-to-dark = Thème sombre

## Accueil

web-bot-kind = Niveau
web-bot-greedy = avec soin
web-bot-random = au hasard
web-levels = Niveaux
web-level-1 = Toute première partie
    .about = Joue n’importe quel coup. Idéal pour découvrir le jeu.
web-level-2 = Débutant
    .about = Voit un bon coup de temps en temps.
web-level-3 = Amateur
    .about = Sait ce qui rapporte des points, mais en laisse passer beaucoup.
web-level-4 = Attentif
    .about = Laisse rarement passer un coup qui rapporte tout de suite.
web-level-5 = Expérimenté
    .about = Tire le meilleur parti de chaque tour.
web-level-6 = Habile
    .about = Prépare ses prochains tours et devine vos plans.
web-level-7 = Expert
    .about = Se trompe rarement.
web-level-8 = Le plus fort
    .about = Le meilleur que nous ayons ; réfléchit jusqu’à une seconde par coup.
web-bots-more = Autres
web-change-bot = Changer de robot
web-bot-name-0 = Mei
web-bot-name-1 = Jun
web-bot-name-2 = Lian
web-bot-name-3 = Tao
web-bot-name-4 = Hua
web-bot-name-5 = Bao
web-bot-name-6 = Xiu
web-bot-name-7 = Feng

## Salon

web-seats = Places
web-seat-bot = un robot qui joue { $bot }
web-seat-open = Place libre
web-pace = Pendule

## La salle d’attente

web-start = Commencer

## À la table

web-table-title = Table : { $game }
web-board = Plateau
web-beside = À côté du plateau
web-actions = Actions
web-you = Vous
web-you-tag = vous
web-player = Joueur { $seat }
web-somebody = Quelqu’un
web-host-tag = hôte
web-bot-tag = robot, joue { $bot }
web-bot-tag-level = robot, { $level }
web-out-tag =
    { $reason ->
        [forfeit] temps écoulé
        [removed] exclu par l’hôte
       *[other] abandon
    }
web-wants-end = propose d’arrêter
web-present = présent
web-away = absent
web-seat-waits = C’est à cette place de jouer.
web-points-title = Points pour l’instant
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-gain =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-gained = Dernier coup : { $gains }
web-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-your-turn = À vous
web-status-open = La partie n’a pas encore commencé.
web-status-for = { $who } : { $text }
web-status-waiting = On attend { $who }
web-status-thinking =
    { $count ->
        [one] { $who } réfléchit
       *[other] { $who } réfléchissent
    }
web-status-chance = Tirage en cours…
web-status-played = Voyons voir…
web-status-ending = La partie se termine…
web-status-replaced = Un robot joue pour vous.
web-status-help = Qu’est-ce que ça veut dire ?
web-return = Reprendre votre place
web-call-bot = Appeler un robot
web-undo = Annuler
web-retry = Réessayer
web-retry-here = Réessayer à partir d’ici
web-hint = Conseil
web-hint-is = Un robot jouerait : { $move }
web-hint-other = Une autre idée : { $move }
web-hinted = C’est le coup conseillé.
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-jump = Voir ce moment
web-log-withdrawn = Coup repris.
web-log-earlier = { $count } plus anciens
web-past = Vous regardez un moment passé.
web-past-now = Retour au jeu
web-past-previous = Un coup en arrière
web-past-next = Un coup en avant
web-scores = Points
web-score-so-far = Pour l’instant
web-score-provisional = { $part }, si la partie s’arrêtait
web-scores-none = Pas encore de points.
web-winner = Vainqueur
web-chat = Discussion
web-chat-said = { $who } dit : { $text }
web-line-sit =
    { $you ->
        [yes] Vous vous asseyez.
       *[no] { $who } s’assoit.
    }
web-line-stand = Une place est de nouveau libre.
web-line-bot = Un robot prend place : { $who }.
web-line-open = Un robot quitte sa place.
web-line-start = La partie commence
web-line-late = Pas de nombre reçu à temps pour le hasard : { $who }. Celui du serveur compte à la place.
web-line-draw = Il manque un nombre pour les prochains tirages : { $who }. Ils se font sans lui.
web-line-undo =
    { $you ->
        [yes] Vous annulez ce coup.
       *[no] { $who } annule son coup.
    }
web-line-undo-together =
    { $you ->
        [yes] Vous annulez ce coup, et ce que les robots ont joué depuis.
       *[no] { $who } annule son coup, et ce que les robots ont joué depuis.
    }
web-line-substitute =
    { $you ->
        [yes] Un robot prend la main pour vous.
       *[no] Un robot prend la main pour { $who }.
    }
web-line-return =
    { $you ->
        [yes] Vous reprenez la main.
       *[no] { $who } reprend la main.
    }
web-line-resign =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $who } abandonne.
    }
web-line-forfeit =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] Le temps { DE($who) } est écoulé.
    }
web-line-end =
    { $wanted ->
        [yes] { $you ->
            [yes] Vous proposez d’arrêter la partie.
           *[no] { $who } propose d’arrêter la partie.
        }
       *[no] { $you ->
            [yes] Vous préférez continuer.
           *[no] { $who } préfère continuer.
        }
    }
web-line-finish = Fin
web-line-terms = L’hôte change les règles maison.
web-line-lock =
    { $locked ->
        [yes] L’hôte ferme la table aux nouveaux venus.
       *[no] L’hôte rouvre la table.
    }
web-line-mute = L’hôte coupe les messages { DE($guest) }.
web-line-unmute = { $guest } peut de nouveau écrire.
web-line-remove = L’hôte exclut { $guest }.
web-line-rules = La partie reprend d’une position enregistrée.
web-line-rematch =
    { $you ->
        [yes] Vous demandez une revanche.
       *[no] { $who ->
            [none] Une revanche est prête.
           *[other] { $who } demande une revanche.
        }
    }
web-line-decline =
    { $you ->
        [yes] Vous ne voulez pas de revanche.
       *[no] { $who } ne veut pas de revanche.
    }
web-choices = Vos coups
web-choices-filter =
    { $count ->
        [one] Chercher parmi { $count } coup
       *[other] Chercher parmi { $count } coups
    }
web-choices-busy = Envoi de votre coup…
web-choices-nothing = Aucun coup ne correspond.
web-drawing = La table, dessinée en texte
web-drawing-none = Il n’y a pas de dessin de ce moment.

## Menu et aide

web-menu = Menu
web-window-cancel = quand une carte peut être annulée
web-settings = Réglages
web-help = Aide
web-help-rules = Les règles en bref

## La fin

web-end-show = Résultat
web-end-won =
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
web-end-tie =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } à { $points } points partout : { $reason }.
web-end-tie-break = le départage décide
web-end-shared = { $who } se partagent la victoire avec { $points } points chacun.
web-end-allied = { $who } gagnent ensemble, alliés ; le meilleur a { $points } points.
web-end-left =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } : { $me ->
        [yes] vous avez
       *[no] { $count ->
            [0] un adversaire a
            [one] { $left } a
           *[other] { $left } ont
        }
    } { $reason ->
        [forfeit] épuisé le temps imparti.
       *[other] abandonné.
    }
web-end-agreed = Tout le monde a accepté d’arrêter. Personne ne gagne.
web-end-endless = La partie durait trop longtemps et a été arrêtée. Personne ne gagne.
web-end-closed = L’hôte a fermé la table. Personne ne gagne.
web-end-removed = L’hôte a exclu un joueur. Personne ne gagne.
web-end-nobody = La partie s’est terminée sans vainqueur.

## Revoir

## Vous

web-my-name = Votre nom
web-name-long = Un nom a au plus { $most } caractères.

## Sur tous les plateaux

web-zoom = Cases plus grandes
web-seat-back = Revenir chez vous
web-seat-active = joueur actif
web-seat-thinking = doit jouer
web-way = { $number } sur { $count }
web-way-before = Possibilité précédente
web-way-after = Possibilité suivante
web-seat-show =
    { $you ->
        [yes] { $who }
       *[no] Regarder { $who }
    }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
