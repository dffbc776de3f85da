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
web-offline = Connexion perdue. Lampion se reconnecte tout seul ; rien n'est perdu.
web-offline-request = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-unreadable-answer = La réponse du serveur est incompréhensible. Réessayez dans un instant.
web-missing = Il n'y a rien ici
web-missing-about = L'adresse est peut-être erronée, ou la page n'existe plus.
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
web-scheme = Thème
web-scheme-auto = Comme le système
web-scheme-dark = Nuit
web-scheme-light = Papier
web-scheme-to-light = Thème clair
web-scheme-to-dark = Thème sombre

## Accueil

web-home-title = Allumez les lampions, prenez place
web-home-about = Des jeux de société festifs dans votre navigateur : contre des robots, ou avec des amis à qui un lien suffit.
web-home-guest = Ni compte, ni installation. Choisissez un nom quand vous voulez.
web-play-now = Jouer
web-play-now-game = Jouer à { $game }
web-invite-friends = Inviter des amis
web-invite-short = Inviter
web-watch = Regarder
web-games = Les jeux
web-players = { $least } à { $most } joueurs
web-coming = Bientôt
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
    .about = Le meilleur que nous ayons ; réfléchit jusqu'à une seconde par coup.
web-level-rating = Force { NUMBER($rating, useGrouping: 0) }.
web-bots-more = Autres
web-choose-bot = Choisir un robot
web-change-bot = Changer de robot
web-seat-bot-do = Installer ce robot
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
web-nobody = Encore personne
web-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-phase-open = pas commencée
web-phase-playing = en cours
web-phase-over = terminée
web-join = Rejoindre
web-go-on = Continuer
web-look = Voir

## Salon

web-new-table = Nouvelle table
web-lobby-open = Tables ouvertes
web-lobby-open-none = Aucune table n'attend de joueurs pour l'instant. Ouvrez-en une, les autres la trouveront ici.
web-lobby-running = Parties à regarder
web-lobby-running-none = Aucune partie publique pour l'instant.
web-game = Jeu
web-seats = Places
web-new-who = Qui joue
web-seat-number = Place { $seat }
web-seat-person = un autre joueur
web-seat-bot = un robot qui joue { $bot }
web-seat-open = Place libre
web-pace = Pendule
web-option-is = { $name } : { $value }
web-pace-none = Sans pendule
web-pace-live = En direct
web-pace-days = En jours
web-pace-minutes = Minutes par joueur
web-pace-increment = Secondes ajoutées par coup
web-pace-days-each = Jours par coup
web-pace-live-is =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } + { $seconds } s
web-pace-days-is =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-forfeit = Temps écoulé, partie perdue
web-forfeit-about = Sinon, un robot joue jusqu'à votre retour.
web-listed = Visible dans le salon
web-listed-about = Sinon, seules les personnes invitées peuvent rejoindre la table.
web-hints = Conseils
web-hints-about = Chacun peut demander ce que ferait un robot. Contre des robots uniquement, les conseils sont toujours permis.
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
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
web-start-host = Tout le monde est là. L'hôte lance la partie.
web-invite = Inviter des amis
web-invite-about = Envoyez ce lien. Toute personne qui l'ouvre peut prendre place, sans compte.
web-invite-link = Lien d'invitation
web-invite-code = L'invitation en QR code
web-lan-about = Pour l'instant, Lampion n'est accessible que depuis cette machine. Ouvrez-le à votre réseau local, et vos amis pourront vous rejoindre.
web-lan-do = Ouvrir au réseau local
web-lan-open = Ouvert au réseau local : vos amis peuvent vous y rejoindre.
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
web-wants-end = veut arrêter
web-present = présent
web-away = absent
web-seat-waits = C'est à cette place de jouer.
web-points-title = Points pour l'instant
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
web-status-chance = Tirage en cours …
web-status-ending = La partie se termine …
web-status-replaced = Un robot joue pour vous.
web-status-help = Qu'est-ce que ça veut dire ?
web-return = Reprendre votre place
web-call-bot = Appeler un robot
web-undo = Annuler
web-hint = Conseil
web-hint-is = Un robot jouerait : { $move }
web-hint-other = Une autre idée : { $move }
web-hinted = C'est le coup conseillé.
web-log = Journal
web-log-empty = Il ne s'est encore rien passé.
web-log-jump = Voir ce moment
web-log-withdrawn = Coup repris.
web-log-earlier = { $count } plus anciens
web-past = Vous regardez un moment passé.
web-past-now = Revenir au présent
web-past-previous = Un coup en arrière
web-past-next = Un coup en avant
web-scores = Points
web-scores-none = Pas encore de points.
web-winner = Vainqueur
web-chat = Discussion
web-chat-empty = Aucun message pour l'instant.
web-chat-placeholder = Écrire un message
web-chat-send = Envoyer
web-chat-said = { $who } dit : { $text }
web-chat-muted = L'hôte a coupé vos messages.
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
       *[no] Le temps de { $who } est écoulé.
    }
web-line-end =
    { $wanted ->
        [yes] { $you ->
            [yes] Vous voulez arrêter la partie.
           *[no] { $who } veut arrêter la partie.
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
web-line-mute = L'hôte coupe les messages de { $guest }.
web-line-unmute = { $guest } peut de nouveau écrire.
web-line-remove = L'hôte exclut { $guest }.
web-line-rules = La partie reprend d'une position enregistrée.
web-line-rematch = Une revanche est prête.

web-choices = Vos coups
web-choices-filter =
    { $count ->
        [one] Chercher parmi { $count } coup
       *[other] Chercher parmi { $count } coups
    }
web-choices-busy = Envoi de votre coup …
web-choices-nothing = Aucun coup ne correspond.
web-drawing = La table, dessinée en texte
web-drawing-none = Il n'y a pas de dessin de ce moment.

## Menu et aide

web-menu = Menu
web-menu-game = La partie
web-menu-host = Pour l'hôte
web-menu-see = Affichage et son
web-menu-learn = Comment jouer
web-menu-replay = Revoir depuis le début
web-menu-preferences = Toutes les préférences
web-end-wanted = Accepter d'arrêter
web-end-unwanted = Continuer à jouer
web-resign = Abandonner
web-resign-sure = Abandonner ? Un robot continue à votre place, et vous ne pourrez plus gagner.
web-lock = Fermer aux nouveaux venus
web-lock-about = Plus personne ne peut entrer.
web-mute = Couper les messages
web-unmute = Rétablir les messages
web-remove = Exclure
web-close-table = Fermer la table
web-close-sure = Arrêter cette partie pour tout le monde, sans vainqueur ?
web-windows = Quand vous solliciter
web-windows-about = Quand vous avez une carte jouable hors de votre tour, le jeu vous sollicite à ces moments-là et passe pour vous à tous les autres.
web-window-cancel = quand une carte peut être annulée
web-sound = Son
web-sound-about = Discret, produit par votre navigateur.
web-letters = Lettres sur les pièces
web-letters-about = Chaque couleur porte aussi une lettre.
web-motion = Animations
web-motion-auto = Comme le système
web-motion-full = Oui
web-motion-none = Non
web-commitment = Tirages équitables. L'empreinte du secret de cette table :
web-help = Aide
web-help-now = Maintenant
web-help-rules = Les règles en bref
web-help-keys = Clavier
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Passer d'un choix à l'autre
web-key-enter = Entrée
web-key-enter-does = Jouer ce choix
web-key-escape = Échap
web-key-escape-does = Fermer, ou revenir au présent

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
    } à { $points } points partout : { $reason }.
web-end-tie-break = le départage décide
web-end-shared = { $who } se partagent la victoire avec { $points } points chacun.
web-end-allied = { $who } gagnent ensemble, alliés ; le meilleur a { $points } points.
web-end-left =
    { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } : { $reason ->
        [forfeit] un adversaire a épuisé son temps.
       *[other] un adversaire a abandonné.
    }
web-end-agreed = Tout le monde a accepté d'arrêter. Personne ne gagne.
web-end-closed = L'hôte a fermé la table. Personne ne gagne.
web-end-nobody = La partie s'est terminée sans vainqueur.
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-record = Partie enregistrée
web-fair = Les tirages étaient-ils équitables ?
web-fair-about = Avant le premier tirage, la table s'est engagée sur un secret en publiant son empreinte, ci-dessous. La partie enregistrée contient ce secret : avec ce fichier et « lampion verify », n'importe qui peut refaire tous les tirages et comparer.

## Revoir

web-replay = Revoir la partie
web-replay-controls = Position dans la partie
web-replay-slider = Moment
web-replay-at = { $place } sur { $count }
web-replay-first = Aller au début
web-replay-last = Aller à la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-link = Lien vers ce moment
web-replay-empty = Rien n'a encore été joué ici.
web-eyes = Point de vue
web-eyes-own = le vôtre
web-eyes-public = spectateur
web-eyes-all = tout révélé
web-play-on = Rejouer à partir d'ici
web-play-on-about = Une nouvelle table reprend à ce moment, avec des robots aux autres places. Les tirages suivants seront nouveaux.
web-play-on-seat = Vous jouez à la place de
web-to-table = Aller à la table

## Apprendre

web-learn-about = Court et à votre rythme : vous jouez, la leçon explique.
web-learn-game = Apprendre { $game }
web-learn-later = Ce jeu n'a pas encore de leçon interactive. À la table, ? explique ce qu'il faut faire.
web-tutorial = Commencer la leçon

## Vous

web-my-name = Votre nom
web-my-name-about = Le nom que les autres voient.
web-my-name-new = Choisissez un nom, ou jouez simplement : vous en recevrez un.
web-name-saved = Nom enregistré.
web-preferences = Préférences
web-notify = Notifications
web-notify-about = Le navigateur vous prévient quand c'est à vous et que vous regardez ailleurs.
web-notify-refused = Le navigateur n'autorise pas les notifications pour cette page.
web-devices = Vos appareils
web-devices-about = Vous êtes connecté sur ces appareils. Un lien en ajoute un autre.
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
web-link-made = Ouvrez ce lien sur l'autre appareil d'ici dix minutes. Il ne sert qu'une fois, et connecte sous votre nom la personne qui l'ouvre.
web-link-code = Le lien en QR code
web-link-about = Ce lien connecte cet appareil sous votre nom, avec vos parties et vos places.
web-link-replaces = Ici, vous êtes { $name } pour l'instant. Vous perdrez ce nom, sauf si un autre appareil y est connecté.
web-link-take = C'est moi
web-link-done = Bienvenue, { $name }.
web-link-none = Le lien est incomplet. Créez-en un autre sur un appareil où vous êtes connecté.
web-forget = Supprimer mes données
web-forget-about = Supprime votre nom, vos messages et vos appareils. Les parties terminées restent, sans votre nom.
web-forget-sure = C'est définitif. En êtes-vous sûr ?
web-forgotten = Vos données sont supprimées.

## À propos

web-about-what = Lampion est une table de jeux de société festifs, pour les gens et pour les programmes. Les règles tournent sur le serveur, tout ce que vous voyez est dessiné dans votre navigateur, et rien n'est envoyé ailleurs.
web-about-unofficial = C'est une adaptation non officielle, faite par des joueurs. Elle n'utilise ni image, ni logo, ni texte des éditeurs ; les noms disent seulement de quel jeu il s'agit. Si un jeu vous plaît, achetez la boîte.
web-about-fair = Chaque tirage est vérifiable : une table s'engage sur un secret avant la partie et le publie après. « lampion verify » refait tous les tirages.
web-about-inferred = Déduit
    .about = Aucune source que nous ayons pu lire ne l'imprime, mais cela découle du reste.
web-about-reconstructed = Reconstitué
    .about = Aucune source que nous ayons pu lire ne le donne. Nous avons choisi ce qui s'accorde le mieux aux règles.
web-about-rulings =
    { $count ->
        [one] { $count } réponse là où la règle se tait
       *[other] { $count } réponses là où la règle se tait
    }
web-about-licence = Le programme est un logiciel libre sous licence MIT.
web-about-licences = Licences des composants
web-credit-designers = Création : { $names }
web-credit-artists = Illustrations : { $names }
web-credit-publishers = Édité par { $names }
