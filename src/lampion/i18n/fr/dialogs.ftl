# Salle d’attente, menu, réglages, aide, fin, relecture, leçons : ce dont un plateau n’a pas besoin, chargé avec eux.

web-cancel = Annuler
web-save = Enregistrer
web-copy = Copier
web-copied = Copié
web-copy-failed = Le navigateur ne permet pas de copier. Sélectionnez l’adresse et copiez-la vous-même.

## Où aller

web-scheme = Thème

## Accueil

web-choose-bot = Choisir un robot
web-seat-bot-do = Installer ce robot

## Salon

web-seat-number = Place { $seat }
web-pace-own = Votre propre pendule
web-pace-none = Sans pendule
web-pace-live = En direct
web-pace-days = En jours
web-pace-minutes = Minutes par joueur
web-pace-increment = Secondes ajoutées par coup
web-pace-days-each = Jours par coup
web-pace-live-is = { $minutes } min + { $seconds } s
web-pace-days-is =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-forfeit = Temps écoulé, partie perdue
web-forfeit-about = Sinon, un robot joue jusqu’à votre retour.
web-listed = Visible dans le salon
web-listed-about = Sinon, seules les personnes invitées peuvent rejoindre la table.
web-hints = Conseils
web-hints-about = Chacun peut demander ce que ferait un robot. Contre des robots uniquement, les conseils sont toujours permis.
web-hints-on = conseils
web-chained = Aucun tirage prévisible
web-chained-about = Avant chaque tirage, l’appareil de chaque personne ajoute un nombre : même qui tient le serveur ne peut le prévoir. Rien ne se reprend.
web-chained-on = aucun tirage prévisible
web-house-rules = Règles maison

## La salle d’attente

web-room-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
web-sit = S’asseoir ici
web-sit-down = Prendre place
web-invited = { $who } vous invite à jouer. Comment faut-il vous appeler ?
web-invited-nobody = Prenez place : comment faut-il vous appeler ?
web-stand = Se lever
web-be-ready = Je suis prêt
web-ready = prêt
web-not-ready = pas encore prêt
web-dealing = La partie va commencer, dans 30 secondes au plus. Il manque encore un nombre pour le hasard : { $who }.
web-add-bot = Robot
web-free-seat = Libérer la place
web-start-missing =
    { $count ->
        [one] Il reste une place libre.
       *[other] Il reste { $count } places libres.
    }
web-start-unready = Pas encore prêt : { $who }.
web-start-host = Tout le monde est là. L’hôte lance la partie.
web-invite = Inviter des amis
web-invite-about = Envoyez ce lien ou montrez le code. Tout le monde peut prendre place, sans compte.
web-invite-private = Envoyez ce lien ou montrez le code. Seules les personnes qui l’ont peuvent prendre place, sans compte.
web-invite-link = Lien d’invitation
web-invite-code = L’invitation en QR code
web-lan-about = Pour l’instant, Lampion n’est accessible que depuis cette machine. Ouvrez-le à votre réseau local, et vos amis pourront vous rejoindre.
web-lan-do = Ouvrir au réseau local
web-lan-open = Ouvert au réseau local : vos amis peuvent vous y rejoindre.
web-lan-close = Refermer

## À la table

web-retry-about = Une nouvelle table s’ouvre juste avant votre dernier choix, toujours contre { $who }. Les pioches suivantes seront différentes.
web-retry-about-moment = Une nouvelle table s’ouvre au moment affiché, toujours contre { $who }. Les pioches suivantes seront différentes.
web-retry-kept = Tout ce qui vous est caché sera redistribué. Cette partie ne change pas : vous la retrouverez sur la page d’accueil.
web-retry-kept-over = Cette partie ne change pas.
web-retry-do = Ouvrir la nouvelle table

## Menu et aide

web-menu-game = La partie
web-menu-host = Pour l’hôte
web-menu-learn = Comment jouer
web-menu-replay = Revoir depuis le début
web-end-wanted = Proposer d’arrêter
web-end-sure = Tout le monde est d’accord : la partie s’arrêterait maintenant, sans vainqueur.
web-end-agree = Accepter d’arrêter
web-end-asked = Proposition { DE($who) } : arrêter la partie ici, sans vainqueur.
web-end-waits = Vous avez proposé d’arrêter. En attente { DE($who) }.
web-end-unwanted = Continuer à jouer
web-resign = Abandonner
web-resign-sure = Abandonner ?
web-resign-ends =
    Abandonner ? La partie s’arrête aussitôt, et { $count ->
        [one] { $who } gagne.
       *[other] { $who } se partagent la victoire.
    }
web-resign-leads =
    Abandonner ? La partie s’arrête aussitôt. En l’état actuel, { $count ->
        [one] { $who } gagne.
       *[other] { $who } se partagent la victoire.
    }
web-resign-unknown = Abandonner ? La partie s’arrête aussitôt, et le joueur en tête gagne. Une partie des points est encore cachée.
web-resign-nobody = Abandonner ? La partie s’arrête aussitôt, et personne ne gagne.
web-resign-goes-on =
    Abandonner ? { $count ->
        [one] { $who } continue sans vous.
       *[other] { $who } continuent sans vous.
    } Un robot prend votre place ({ $bot }), et vous ne pourrez plus gagner.
web-lock = Fermer aux nouveaux venus
web-lock-about = Plus personne ne peut entrer.
web-mute = Couper les messages
web-unmute = Rétablir les messages
web-remove = Exclure
web-remove-sure =
    { $last ->
        [yes] Exclure { $who } pour de bon ? La partie s’arrête alors sans vainqueur.
       *[no] Exclure { $who } pour de bon ? Un robot joue à cette place, et vous ne pouvez plus gagner cette partie.
    }
web-close-table = Fermer la table
web-close-sure = Arrêter cette partie pour tout le monde, sans vainqueur ?
web-windows = Quand vous solliciter
web-windows-about = Quand vous avez une carte jouable hors de votre tour, le jeu vous sollicite à ces moments-là et passe pour vous à tous les autres.
web-sound = Son
web-sound-about = Discret, produit par votre navigateur.
web-letters = Lettres sur les tuiles
web-letters-about = Chaque couleur porte aussi une lettre.
web-motion = Animations
web-bot-pace = Rythme des robots
web-confirm = Confirmer les coups joués à la souris
web-confirm-about = Le premier clic montre l’effet du coup, le second le joue. Au toucher, c’est toujours le cas.
web-volume = Volume
web-volume-is = { $percent } pour cent
web-full-screen = Plein écran
web-settings-about = Les réglages restent sur cet appareil.
web-help-now = Maintenant
web-help-keys = Clavier
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = Passer d’un choix à l’autre
web-key-enter = Entrée
web-key-enter-does = Jouer ce choix
web-key-escape = Échap
web-key-escape-does = Fermer, revenir au plateau ou au présent

## La fin

web-end = La partie est finie
web-end-pull-up = Montrer le résultat
web-end-pull-down = Ranger le résultat
web-finale = La fin de la partie
web-finale-skip = Continuer
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-accept = Accepter la revanche
web-rematch-decline = Non merci
web-rematch-yours = Vous demandez une revanche.
web-rematch-asked =
    { $count ->
        [one] { $who } demande une revanche.
       *[other] { $who } demandent une revanche.
    }
web-rematch-declined =
    { $count ->
        [one] { $who } ne veut pas de revanche.
       *[other] { $who } ne veulent pas de revanche.
    }
web-rematch-declined-yours = Vous ne voulez pas de revanche.
web-rematch-missing = En attente de { $who }.
web-challenge-standings = Voir le classement
web-record = Télécharger la partie
web-fair = Les tirages étaient-ils équitables ?
web-fair-about = Le hasard de cette partie vient d’un secret du serveur et d’un nombre tiré par l’appareil de chaque personne. L’empreinte du secret, ci-dessous, et celles des nombres ont été publiées avant que quoi que ce soit soit révélé. La partie enregistrée contient le tout : avec ce fichier et « lampion verify », n’importe qui peut refaire tous les tirages et comparer.
web-fair-counts = ✓ Le nombre de votre appareil y figure.
web-fair-replaced = Votre appareil n’a pas révélé son nombre à temps. Le serveur en a pris un autre, fixé d’avance par son secret.
web-fair-late = Pas de nombre révélé à temps : { $who }. Le serveur en a pris un autre, fixé d’avance par son secret.
web-fair-missing = Les nombres de votre appareil y figurent, mais il en manque : qui tient le serveur a pu prévoir ces tirages-là, si aucun autre appareil n’a ajouté de nombre.
web-fair-broken = La partie enregistrée ne correspond pas à ce qui avait été promis à cet appareil. Ne vous fiez pas aux tirages de cette partie.

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
web-replay-about = { $who } · { $date }
web-replay-mistake-previous = Erreur précédente
web-replay-mistake-next = Erreur suivante
web-share = Partager
web-share-picture = Image de ce moment
web-share-file = Partager l’image
web-share-download = Télécharger l’image
web-share-copy = Copier l’image
web-share-copied = L’image est dans le presse-papiers.
web-share-none = Ce navigateur ne sait pas faire d’image du plateau. Le lien, lui, fonctionne partout.
web-replay-empty = Rien n’a encore été joué ici.
web-eyes = Point de vue
web-eyes-own = le vôtre
web-eyes-public = spectateur
web-eyes-all = tout révélé
web-play-on = Rejouer à partir d’ici
web-to-table = Aller à la table

## Vous

web-notify = Notifications
web-notify-about = Le navigateur vous prévient quand c’est à vous et que vous êtes sur une autre page.
web-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.

## Leçons

web-lesson = Leçon
web-lesson-step = Étape { $number } sur { $count }
web-lesson-back = Retour
web-lesson-next = Suite
web-lesson-skip = Quitter
web-lesson-show = Montrez-moi
web-lesson-done = Partie facile
web-lesson-other = Choisir les adversaires
web-lesson-astray = C’est possible aussi, mais pour l’instant, essayez ce qui brille en bleu clair.

## Plusieurs personnes devant un écran

web-next-to-me = À côté de moi
web-beside-name = Nom de la personne à côté de vous
web-sit-beside = Prendre la place
web-same-screen = sur le même écran que { $who }
web-turn-to = Tourner vers { $who }
web-hand-over = Passer à { $who }
web-cover = Cacher ma main
web-curtain-title =
    { $count ->
        [one] { $who }, c’est à vous
       *[other] { $who } peuvent jouer
    }
web-curtain-about =
    { $count ->
        [one] Les autres regardent ailleurs.
       *[other] Choisissez qui regarde en premier. Les autres regardent ailleurs.
    }
web-curtain-waits = En attendant, on peut regarder sa main. Les autres regardent ailleurs.
web-curtain-look = C’est moi, { $who }

web-scheme-auto = Comme le système
web-scheme-dark = Nuit
web-scheme-light = Papier
web-chat-empty = Aucun message pour l’instant.
web-chat-placeholder = Écrire un message
web-chat-send = Envoyer
web-chat-muted = L’hôte a coupé vos messages.
web-clock = Temps restant : { $time }
web-clock-days = { $days } j { $hours } h
web-motion-auto = Comme le système
web-motion-slow = Lentes
web-motion-full = Normales
web-motion-fast = Rapides
web-motion-none = Aucune
web-bot-pace-brisk = Vif
web-bot-pace-normal = Normal
web-bot-pace-slow = Posé
web-play-on-about = Une nouvelle table s’ouvre à ce moment, avec des robots aux autres places. Les pioches suivantes seront différentes.
web-play-on-seat = Vous jouez à la place de
