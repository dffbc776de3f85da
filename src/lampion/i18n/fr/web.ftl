# La page dans le navigateur : tout ce qui entoure les plateaux.

web-name = Lampion
web-title = { $page } – Lampion
web-title-turn = ● À vous – { $title }
web-skip = Aller au contenu
web-announcements = Ce qui s'est passé
web-loading = Chargement
web-close = Fermer
web-cancel = Annuler
web-save = Enregistrer
web-copy = Copier
web-copied = Copié
web-copy-failed = Le navigateur ne permet pas de copier. Sélectionnez l'adresse et copiez-la vous-même.
web-offline = La connexion est perdue. Elle revient d'elle-même ; rien n'est perdu.
web-offline-request = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-unreadable-answer = La réponse du serveur est illisible. Réessayez dans un instant.
web-missing = Il n'y a rien ici
web-missing-about = L'adresse est peut-être mal écrite, ou ce qui était là n'y est plus.
web-footer = Une version non officielle, redessinée et réécrite. Tous les droits sur les jeux sont à leurs auteurs et éditeurs.
web-footer-about = Qui les a faits

## Où aller

web-nav = Pages
web-nav-home = Accueil
web-nav-lobby = Salon
web-nav-learn = Apprendre
web-nav-about = À propos
web-nav-me = Vous
web-nav-more = Plus de pages
web-language = Langue
web-language-en = English
web-language-fr = Français
web-scheme = Couleurs
web-scheme-auto = Comme le système
web-scheme-dark = Nuit
web-scheme-light = Papier
web-scheme-to-light = Couleurs claires
web-scheme-to-dark = Couleurs sombres

## Accueil

web-home-title = Allumez les lampions, prenez place
web-home-about = Des jeux de société en fête dans votre navigateur : contre des robots, ou avec des amis à qui un lien suffit.
web-home-guest = Sans compte, sans installation. Choisissez un nom quand vous voulez.
web-play-now = Jouer
web-play-now-game = Jouer à { $game }
web-invite-friends = Inviter des amis
web-invite-short = Inviter
web-watch = Regarder
web-games = Les jeux
web-players = { $least } à { $most } joueurs
web-coming = En préparation
web-coming-lanterns-dice = Lanterns Dice
    .about = Lancez les dés lanternes, coloriez le lac et tirez des feux d'artifice pour l'empereur.
web-coming-fireworks = Fireworks
    .about = Lancez les dés, attrapez les fusées et remplissez le ciel de couleurs.
web-my-games = Mes parties
web-my-games-all = Voir les { $count }
web-my-games-fewer = En voir moins
web-opponents = Adversaires
web-bot-kind = Niveau
web-bot-greedy = avec soin
web-bot-random = au hasard
web-levels = Niveaux
web-level-1 = Toute première partie
    .about = Joue n'importe quel coup. Idéal pour découvrir le jeu.
web-level-2 = Débutant
    .about = Voit un bon coup de temps en temps.
web-level-3 = Amateur
    .about = Sait ce qui rapporte des points, et passe à côté de beaucoup.
web-level-4 = Attentif
    .about = Ne laisse guère passer ce qui rapporte tout de suite.
web-level-5 = Expérimenté
    .about = Tire le meilleur parti de chaque tour.
web-level-6 = Habile
    .about = Prépare ses prochains tours et voit où vous voulez en venir.
web-level-7 = Expert
    .about = Se trompe rarement.
web-level-8 = Le plus fort
    .about = Le meilleur que nous ayons ; réfléchit jusqu'à une seconde.
web-level-rating = Force { NUMBER($rating, useGrouping: 0) }.
web-bots-more = Autres
web-choose-bot = Choisir un robot
web-change-bot = Changer de robot
web-seat-bot-do = Qu'il prenne place
web-bot-name-0 = Mei
web-bot-name-1 = Jun
web-bot-name-2 = Lian
web-bot-name-3 = Tao
web-bot-name-4 = Hua
web-bot-name-5 = Bao
web-bot-name-6 = Xiu
web-bot-name-7 = Feng
web-bots =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
web-nobody = Personne encore
web-open-seats =
    { $count ->
        [one] { $count } autre place
       *[other] { $count } autres places
    }
web-phase-open = pas commencée
web-phase-playing = en cours
web-phase-over = finie
web-join = Rejoindre
web-go-on = Continuer
web-look = Voir

## Salon

web-new-table = Nouvelle table
web-lobby-open = Tables où il reste de la place
web-lobby-open-none = Aucune table n'attend de joueurs pour l'instant. Ouvrez-en une, les autres la trouveront ici.
web-lobby-running = Parties à regarder
web-lobby-running-none = Personne ne joue en public pour l'instant.
web-game = Jeu
web-seats = Places
web-new-who = Qui s'y assoit
web-seat-number = Place { $seat }
web-seat-person = quelqu'un qui viendra
web-seat-bot = un robot qui joue { $bot }
web-seat-open = Place libre
web-pace = Pendule
web-option-is = { $name } : { $value }
web-pace-none = Sans pendule
web-pace-live = En direct
web-pace-days = En jours
web-pace-minutes = Minutes pour chacun
web-pace-increment = Secondes de plus par décision
web-pace-days-each = Jours par décision
web-pace-live-is =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds } s
web-pace-days-is =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }
web-forfeit = Temps écoulé, partie perdue
web-forfeit-about = Sinon un robot prend la place, et on peut revenir.
web-listed = Visible dans le salon
web-listed-about = Sinon, seules les personnes invitées peuvent s'asseoir.
web-hints = Conseils
web-hints-about = Chacun peut demander ce que ferait un robot. Contre des robots seuls, les conseils sont toujours permis.
web-hints-on = conseils
web-options = Options du jeu
web-make-table = Ouvrir la table

## La salle d'attente

web-room-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-sit = S'asseoir ici
web-stand = Se lever
web-be-ready = Je suis prêt
web-ready = prêt
web-not-ready = pas encore prêt
web-add-bot = Robot
web-free-seat = Libérer la place
web-start = Commencer
web-start-missing =
    { $count ->
        [one] Une place reste à pourvoir.
       *[other] { $count } places restent à pourvoir.
    }
web-start-host = Tout le monde est là. L'hôte lance la partie.
web-invite = Inviter des amis
web-invite-about = Envoyez ce lien. Qui l'ouvre peut prendre place, sans compte.
web-invite-link = Lien d'invitation
web-invite-code = L'invitation en code pour l'appareil photo d'un téléphone
web-lan-about = Pour l'instant, Lampion n'écoute que sur cette machine. Vos amis du même réseau peuvent entrer si vous leur ouvrez.
web-lan-do = Ouvrir au réseau local
web-lan-open = Ouvert au réseau local : vos amis du même réseau peuvent entrer.
web-lan-close = Refermer

## À la table

web-table-title = Table : { $game }
web-board = Plateau
web-beside = À côté du plateau
web-actions = Actions
web-you = Vous
web-you-tag = vous
web-player = Joueur { $seat }
web-somebody = Quelqu'un
web-host-tag = hôte
web-bot-tag = robot, joue { $bot }
web-bot-tag-level = robot, { $level }
web-out-tag =
    { $reason ->
        [forfeit] temps écoulé
       *[other] abandon
    }
web-wants-end = veut finir
web-present = présent
web-away = absent
web-seat-waits = Le jeu attend cette place.
web-points-title = Points à ce stade
web-points =
    { $count ->
        [one] point
       *[other] points
    }
web-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-your-turn = À vous
web-status-open = La partie n'a pas encore commencé.
web-status-waiting = On attend { $who }
web-status-thinking =
    { $count ->
        [one] { $who } réfléchit
       *[other] { $who } réfléchissent
    }
web-status-chance = Le hasard joue …
web-status-ending = La partie se termine …
web-status-replaced = Un robot joue pour vous.
web-status-help = Qu'est-ce que cela veut dire ?
web-return = Reprendre la place
web-call-bot = Appeler un robot
web-undo = Annuler
web-hint = Conseil
web-hint-is = Un robot jouerait : { $move }
web-hint-other = Une autre idée : { $move }
web-hinted = C'est le conseil.
web-log = Journal
web-log-empty = Il ne s'est encore rien passé.
web-log-jump = Voir ce moment
web-log-withdrawn = Repris.
web-log-earlier = { $count } plus anciens
web-past = Vous regardez un moment passé.
web-past-now = Revenir au présent
web-past-previous = Un pas en arrière
web-past-next = Un pas en avant
web-scores = Points
web-scores-none = Il n'y a pas encore de points.
web-winner = Vainqueur
web-chat = Discussion
web-chat-empty = Personne n'a encore rien dit.
web-chat-placeholder = Écrire à la table
web-chat-send = Envoyer
web-chat-said = { $who } dit : { $text }
web-chat-muted = L'hôte ne vous laisse pas écrire ici.
web-clock = Temps restant : { $time }
web-clock-days = { $days } j { $hours } h

web-line-sit =
    { $you ->
        [yes] Vous vous asseyez.
       *[no] { $who } s'assoit.
    }
web-line-stand = Une place est de nouveau libre.
web-line-bot = Un robot prend place : { $who }.
web-line-open = Un robot quitte sa place.
web-line-start = La partie commence
web-line-undo =
    { $you ->
        [yes] Vous reprenez ce coup.
       *[no] { $who } reprend ce coup.
    }
web-line-substitute =
    { $you ->
        [yes] Un robot joue pour vous.
       *[no] Un robot joue pour { $who }.
    }
web-line-return =
    { $you ->
        [yes] Vous rejouez vous-même.
       *[no] { $who } est de retour et joue.
    }
web-line-resign =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $who } abandonne.
    }
web-line-forfeit =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] Le temps de { $who } est écoulé.
    }
web-line-end =
    { $wanted ->
        [yes] { $you ->
            [yes] Vous voulez finir la partie.
           *[no] { $who } veut finir la partie.
        }
       *[no] { $you ->
            [yes] Vous voulez continuer.
           *[no] { $who } veut continuer.
        }
    }
web-line-finish = Fin
web-line-lock =
    { $locked ->
        [yes] L'hôte ferme la table aux nouveaux venus.
       *[no] L'hôte rouvre la table.
    }
web-line-mute = L'hôte fait taire { $guest }.
web-line-unmute = { $guest } peut de nouveau écrire.
web-line-remove = L'hôte renvoie { $guest }.
web-line-rules = La partie reprend d'une position enregistrée.
web-line-rematch = Une revanche est prête.

web-choices = Vos coups
web-choices-filter =
    { $count ->
        [one] Chercher parmi { $count } coup
       *[other] Chercher parmi { $count } coups
    }
web-choices-busy = Votre coup est en route.
web-choices-nothing = Aucun coup ne correspond.
web-drawing = La table, dessinée en lettres
web-drawing-none = Il n'y a pas de dessin de ce moment.

## Menu et aide

web-menu = Menu
web-menu-game = La partie
web-menu-host = En tant qu'hôte
web-menu-see = Ce que vous voyez et entendez
web-menu-learn = Comment jouer
web-menu-replay = Revoir depuis le début
web-menu-preferences = Toutes les préférences
web-end-wanted = Accepter de finir
web-end-unwanted = Continuer quand même
web-resign = Abandonner
web-resign-sure = Abandonner la partie ? Un robot joue à votre place, et vous ne pouvez plus gagner.
web-lock = Fermer aux nouveaux venus
web-lock-about = Plus personne ne peut entrer.
web-mute = Faire taire
web-unmute = Laisser écrire
web-remove = Renvoyer
web-close-table = Fermer la table
web-close-sure = Finir cette partie pour tout le monde, sans vainqueur ?
web-windows = Quand vous demander
web-windows-about = Les moments où le jeu vous demande, si vous tenez une carte qui se joue hors de son tour. Aux autres, il passe pour vous.
web-window-cancel = quand une carte peut être annulée
web-sound = Son
web-sound-about = Discret, produit sur le moment.
web-letters = Lettres sur les pièces
web-letters-about = Chaque couleur dit aussi sa lettre.
web-motion = Animations
web-motion-auto = Comme le système
web-motion-full = Oui
web-motion-none = Non
web-commitment = Tirages honnêtes. L'empreinte du secret de cette table :
web-help = Aide
web-help-now = Maintenant
web-help-rules = Les règles en bref
web-help-keys = Touches
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Parcourir ce qui peut être joué
web-key-enter = Entrée
web-key-enter-does = Le jouer
web-key-escape = Échap
web-key-escape-does = Fermer, revenir au présent

## La fin

web-end = La partie est finie
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
    } d'avance.
web-end-tie =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } : égalité à { $points } points, mais { $reason }.
web-end-tie-break = le départage décide
web-end-shared = { $who } se partagent la victoire avec { $points } points.
web-end-allied = { $who } gagnent ensemble, alliés ; le meilleur a { $points } points.
web-end-left =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } : { $reason ->
        [forfeit] le temps de quelqu'un est écoulé.
       *[other] quelqu'un a abandonné.
    }
web-end-agreed = Tout le monde a accepté de finir. Personne ne gagne.
web-end-closed = L'hôte a fermé la table. Personne ne gagne.
web-end-nobody = La partie a fini sans vainqueur.
web-rematch = Revanche
web-rematch-join = À la revanche
web-record = Partie enregistrée
web-fair = Les tirages étaient-ils honnêtes ?
web-fair-about = Avant le premier tirage, la table a promis un secret par son empreinte, ci-dessous. La partie enregistrée contient le secret lui-même : avec « lampion verify » et ce fichier, n'importe qui peut refaire tous les tirages et comparer.

## Revoir

web-replay = Revoir la partie
web-replay-controls = Où dans la partie
web-replay-slider = Moment
web-replay-at = { $place } sur { $count }
web-replay-first = Au début
web-replay-last = À la fin
web-replay-play = Laisser défiler
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-link = Lien vers ce moment
web-replay-empty = Rien n'a encore été joué ici.
web-eyes = Vu par
web-eyes-own = vous
web-eyes-public = tout le monde
web-eyes-all = des yeux qui voient tout
web-play-on = Rejouer à partir d'ici
web-play-on-about = Une nouvelle table commence à ce moment, avec des robots aux autres places. Ce qui sera tiré ensuite est tiré de nouveau.
web-play-on-seat = Vous prenez la place de
web-to-table = À la table

## Apprendre

web-learn-about = Court et à votre rythme : vous jouez, la leçon explique.
web-learn-game = Apprendre { $game }
web-learn-later = Il n'y a pas encore de leçon interactive pour ce jeu. À la table, ? explique ce que le jeu attend.
web-tutorial = Commencer la leçon

## Vous

web-my-name = Votre nom
web-my-name-about = C'est ainsi qu'on vous appelle aux tables.
web-my-name-new = Choisissez un nom, ou jouez : on vous en donnera un.
web-name-saved = Vous portez désormais ce nom.
web-preferences = Préférences
web-notify = Notifications
web-notify-about = Le navigateur vous prévient que c'est à vous quand vous regardez ailleurs.
web-notify-refused = Le navigateur ne permet pas de notifications pour cette page.
web-devices = Vos appareils
web-devices-about = Vous êtes connu ici. Un lien vous fait connaître d'un autre appareil.
web-device-this = celui-ci
web-device-unknown = Appareil inconnu
web-device-remove = Déconnecter
web-devices-remove = Déconnecter partout ailleurs
web-devices-removed =
    { $count ->
        [0] Aucun autre appareil n'était connecté.
        [one] { $count } appareil est déconnecté.
       *[other] { $count } appareils sont déconnectés.
    }
web-link = Un autre appareil
web-link-make = Lien pour un autre appareil
web-link-made = Ouvrez-le sur l'autre appareil d'ici dix minutes. Il sert une fois ; qui l'a, c'est vous.
web-link-code = Le lien en code pour l'appareil photo d'un téléphone
web-link-about = Ce lien fait de cet appareil le vôtre : votre nom, vos parties, vos places.
web-link-replaces = Ici, vous êtes { $name } pour l'instant. Ce nom est abandonné, sauf si un autre appareil le connaît.
web-link-take = C'est moi
web-link-done = Bienvenue, { $name }.
web-link-none = Il manque un lien. Créez-en un sur l'appareil où vous êtes connu.
web-forget = M'effacer
web-forget-about = Votre nom, vos messages et vos appareils sont effacés. Les parties finies restent, sans votre nom.
web-forget-sure = C'est définitif. En êtes-vous sûr ?
web-forgotten = Vous êtes oublié.

## À propos

web-about-what = Lampion est une table pour des jeux de société en fête, pour les gens et pour les programmes. Les règles tournent sur le serveur, tout ce que vous voyez est dessiné dans votre navigateur, et rien ne quitte la machine qui le fait tourner.
web-about-unofficial = C'est une version non officielle, faite par des joueurs. Elle n'utilise ni image, ni logo, ni texte des éditeurs ; les noms disent de quel jeu il s'agit. Si un jeu vous plaît, achetez la boîte.
web-about-fair = Chaque tirage se vérifie : une table promet son secret avant la partie et le publie après. « lampion verify » refait tous les tirages.
web-about-inferred = Déduit
    .about = Pas imprimé là où nous avons pu lire, mais découle de ce qui l'est.
web-about-reconstructed = Reconstitué
    .about = Aucune source que nous ayons pu lire ne le donne. Nous avons choisi ce qui s'accorde le mieux aux règles.
web-about-rulings =
    { $count ->
        [one] { $count } décision là où les règles se taisent
       *[other] { $count } décisions là où les règles se taisent
    }
web-about-licence = Le programme est libre, sous licence MIT.
web-about-licences = Licences de ses parties
web-credit-designers = Conception : { $names }
web-credit-artists = Illustrations : { $names }
web-credit-publishers = Édité par { $names }
