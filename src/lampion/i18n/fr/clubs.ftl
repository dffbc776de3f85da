# Clubs : des groupes qui durent, et leurs tournois.

clubs-mine = Vos clubs
clubs-about = Un club est un groupe qui dure : il a son lien, ses tables, son classement et ses tournois.
clubs-none = Vous ne faites partie d’aucun club. Fondez-en un, ou ouvrez le lien qu’on vous a envoyé.
clubs-name = Nom du club
clubs-found = Fonder un club
clubs-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
clubs-role-founder = à la tête du club
clubs-role-helper = responsable
clubs-role-member = membre
clubs-you = vous
clubs-invited = Vous êtes invité au club « { $name } ».
clubs-join = Entrer dans le club
clubs-join-about = Ses membres voient votre nom, et vos cotes sauf si votre profil est désactivé. Vous pouvez partir quand vous voulez.
clubs-link = Lien du club
clubs-link-about = Qui l’ouvre peut entrer dans le club.
clubs-link-renew = Changer de lien
clubs-link-renewed = L’ancien lien ne mène plus nulle part.
clubs-tables = Tables
clubs-tables-none = Aucune table n’a encore été ouverte pour ce club.
clubs-tables-about = Les membres les voient aussitôt et peuvent s’y asseoir. Si une table est au salon, elle n’y apparaît que cinq minutes plus tard.
clubs-people = Membres
clubs-make-helper = Nommer parmi les responsables
clubs-make-member = Retirer des responsables
clubs-hand-over = Transmettre le club
clubs-hand-over-sure = Le club passe entre les mains de { $name }, et vous l’aidez. Seule cette personne pourra revenir là-dessus.
clubs-remove = Exclure
clubs-remove-sure = { $name } ne fera plus partie du club, et le lien changera.
clubs-ladder = Classement du club
clubs-ladder-none = Aucun membre n’a encore joué de partie classée à ce jeu.
clubs-order = Nom, départ, fermeture
clubs-rename = Renommer
clubs-renamed = Le club a un nouveau nom.
clubs-leave = Quitter le club
clubs-leave-sure = Vous ne verrez plus ses tables ni son classement.
clubs-left = Vous avez quitté le club.
clubs-close = Fermer le club
clubs-close-sure = Le club, son classement et ses tournois disparaîtront pour tout le monde. Les parties restent à ceux qui les ont jouées.
clubs-closed = Le club est fermé.
clubs-helpers-may = Les responsables peuvent renommer le club, changer son lien, exclure des membres et organiser les tournois.

# Les tournois d’un club.

tournaments = Tournois
tournaments-none = Il n’y a pas encore eu de tournoi.
tournaments-plan = Organiser un tournoi
tournaments-name = Nom du tournoi
tournaments-form = Qui rencontre qui
tournaments-form-swiss = Système suisse
tournaments-form-swiss-about = Quelques rondes. On rencontre qui a à peu près le même score ; à deux par table, jamais deux fois la même personne tant qu’on peut l’éviter.
tournaments-form-round-robin = Toutes rondes
tournaments-form-round-robin-about = Chacun rencontre une fois chacun des autres, à deux par table.
tournaments-seats = Joueurs par table
tournaments-rounds = Rondes
tournaments-minutes = Délai pour se présenter à une ronde
tournaments-minutes-is =
    { $minutes ->
        [1440] un jour
        [4320] trois jours
        [60] une heure
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
tournaments-runs-itself = Les rondes s’enchaînent toutes seules
tournaments-runs-itself-about = Dès que toutes les parties d’une ronde sont finies. Sinon, les responsables lancent chacune.
tournaments-rated-about = Ses parties sont classées : options habituelles, pendule, pas d’idées, aucun retour en arrière.
tournaments-people =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
tournaments-state-open = inscriptions ouvertes
tournaments-state-playing = ronde { $round } sur { $rounds }
tournaments-state-over = terminé
tournaments-back = Club { $name }
tournaments-enter = S’inscrire
tournaments-leave = Quitter le tournoi
tournaments-leave-sure = Vous ne jouerez plus d’autre ronde. Une partie commencée continue.
tournaments-begin = Lancer le tournoi
tournaments-begin-about = Il faut au moins trois personnes. Le sort décide des premières rencontres.
tournaments-next = Lancer la ronde suivante
tournaments-end = Terminer le tournoi
tournaments-end-sure = Il se termine en l’état. Les parties en cours n’y comptent plus.
tournaments-delete = Supprimer le tournoi
tournaments-delete-sure = Le classement et les rondes disparaîtront. Les parties restent à ceux qui les ont jouées.
tournaments-take-out = Retirer
tournaments-take-out-sure = { $name } ne jouera plus d’autre ronde.
tournaments-entered = Participants
tournaments-nobody = une personne partie
tournaments-out = retrait
tournaments-your-table = Votre table est prête
tournaments-turn-up = Présentez-vous avant le { $when }. La partie commence quand tout le monde est là.
tournaments-go = Aller à la table
tournaments-bye-yours = Vous êtes exempt de cette ronde. Cela compte comme une victoire.
tournaments-standings = Classement du tournoi
tournaments-place = Place
tournaments-points = Points
tournaments-opponents = Adversaires
tournaments-beaten = Battus
tournaments-wins = Victoires
tournaments-decides = Les points décident : à chaque partie, la part des autres qu’on a devancés, moitié en cas d’égalité ; être exempt vaut une victoire. Puis le total des points de tous les adversaires, puis de ceux qu’on a battus, puis les victoires. À égalité partout, on partage la place.
tournaments-round = Ronde { $round }
tournaments-bye = exempt
tournaments-waits = on attend { $who }
tournaments-being-played = partie en cours
tournaments-absent = absence
tournaments-watch = Regarder
tournaments-look = Revoir
