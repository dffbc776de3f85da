# Accueil, salon, apprentissage, votre page, à propos : ce qu’une table n’utilise pas, chargé avec ces pages.

web-missing = Il n’y a rien ici
web-missing-about = L’adresse est peut-être erronée, ou la page n’existe plus.
web-home-title = Allumez les lampions, prenez place
web-home-about = Des jeux de société festifs dans votre navigateur, contre des robots ou avec vos amis : un lien suffit.
web-home-guest = Ni compte, ni installation. Choisissez un nom quand vous voulez.
web-play-now = Jouer
web-invite-friends = Inviter des amis
web-invite-which = Quel jeu ? La table est privée : seules les personnes qui ont le lien peuvent la rejoindre.
web-invite-short = Inviter
web-watch = Regarder
web-games = Les jeux
web-players = { $least } à { $most } joueurs
web-coming = Bientôt
web-my-games = Mes parties
web-my-games-all = Voir les { $count }
web-my-games-more = Montrer les plus anciennes
web-my-games-fewer = En voir moins
web-my-profile = Mon profil
web-my-profile-about = Vos parties, vos résultats, votre cote, et qui peut les voir.
web-ladder = Classement
web-clubs = Clubs
web-clubs-about = Des groupes qui durent : leurs tables, leur classement, leurs tournois.
web-find = Trouvez-moi une table
web-offline-home = On joue par le réseau : dès que la connexion revient, les jeux sont là.
web-opponents = Adversaires
web-play-beside = Avec quelqu’un à côté de moi
web-play-beside-about = Vous partagez cet écran : le plateau se tourne vers qui doit jouer.
web-beside-more = Une personne de plus
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
web-new-table = Nouvelle table
web-lobby-open = Tables où il reste de la place
web-lobby-open-none = Aucune table n’attend de joueurs pour l’instant. Ouvrez-en une, les autres la trouveront ici.
web-lobby-running = Parties à regarder
web-lobby-running-none = Aucune partie publique pour l’instant.
web-game = Jeu
web-new-who = Qui joue
web-seat-person = un autre joueur
web-make-table = Ouvrir la table
web-learn-about = Court et à votre rythme : vous jouez, la leçon explique.
web-learn-game = Apprendre { $game }
web-learn-later = Ce jeu n’a pas encore de leçon interactive. À la table, ? explique ce qu’il faut faire.
web-tutorial = Commencer la leçon
web-my-name-about = Le nom que les autres voient.
web-my-name-new = Choisissez un nom, ou jouez simplement : vous en recevrez un.
web-name-saved = Nom enregistré.
web-devices = Vos appareils
web-devices-about = Vous êtes connecté sur ces appareils. Un lien en ajoute un autre.
web-device-this = celui-ci
web-device-unknown = Appareil inconnu
web-device-remove = Déconnecter
web-devices-remove = Déconnecter partout ailleurs
web-devices-removed =
    { $count ->
        [0] Aucun autre appareil n’était connecté.
        [one] { $count } appareil est déconnecté.
       *[other] { $count } appareils sont déconnectés.
    }
web-link = Un autre appareil
web-link-make = Lien pour un autre appareil
web-link-made = Ouvrez ce lien sur l’autre appareil d’ici dix minutes. Il ne sert qu’une fois, et connecte sous votre nom la personne qui l’ouvre.
web-link-code = Le lien en QR code
web-link-about = Ce lien connecte cet appareil sous votre nom, avec vos parties et vos places.
web-link-replaces = Ici, vous êtes { $name } pour l’instant. Vous perdrez ce nom, sauf si un autre appareil y est connecté.
web-link-take = C’est moi
web-link-done = Bienvenue, { $name }.
web-link-none = Le lien est incomplet. Créez-en un autre sur un appareil où vous êtes connecté.
web-forget = Supprimer mes données
web-forget-about = Supprime votre nom, vos messages et vos appareils. Les parties terminées restent, sans votre nom.
web-forget-sure = C’est définitif. En êtes-vous sûr ?
web-forgotten = Vos données sont supprimées.
web-about-what = Lampion est une table de jeux de société festifs, pour les gens et pour les programmes. Les règles tournent sur le serveur, tout ce que vous voyez est dessiné dans votre navigateur, et rien n’est envoyé ailleurs.
web-about-unofficial = C’est une adaptation non officielle, faite par des joueurs. Elle n’utilise ni image, ni logo, ni texte des éditeurs ; les noms disent seulement de quel jeu il s’agit. Si un jeu vous plaît, achetez la boîte.
web-about-fair = Chaque tirage est vérifiable : une table s’engage sur un secret avant la partie et le publie après. « lampion verify » refait tous les tirages.
web-about-inferred = Déduit
    .about = Aucune source que nous ayons pu lire ne l’imprime, mais cela découle du reste.
web-about-reconstructed = Reconstitué
    .about = Aucune source que nous ayons pu lire ne le donne. Nous avons choisi ce qui s’accorde le mieux aux règles.
web-about-rulings =
    { $count ->
        [one] { $count } réponse là où la règle se tait
       *[other] { $count } réponses là où la règle se tait
    }
web-about-balance = L’équilibre du jeu : un rapport tiré de parties de robots
web-about-licence = Le programme est un logiciel libre sous licence MIT.
web-about-licences = Licences des composants
web-credit-designers = Création : { $names }
web-credit-artists = Illustrations : { $names }
web-credit-publishers = Édité par { $names }
web-puzzle-today = L’énigme du jour
web-puzzles-today = Les énigmes du jour
web-puzzles-about = Une position tirée d’une partie, où un coup est nettement meilleur. Que joueriez-vous ?
web-challenge-today = Le défi du jour
web-challenge-about = { $game }, chacun seul contre des robots, tous avec la même chance aujourd’hui. Qui fera le plus de points ?
web-challenge-begun =
    { $begun ->
        [0] Personne n’a encore commencé.
        [one] Une personne a commencé.
       *[other] { $begun } personnes ont commencé.
    }
web-challenge-place = Votre place : { $place } sur { $count }.
web-challenge-look = Voir le défi
