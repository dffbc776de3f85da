# Classements et profils.

people-ladder = Classement
people-ladder-about = Joueurs et robots, par force. 400 points de plus, c’est dix victoires contre une à deux joueurs. Une cote est établie après { $games } parties classées ; avant, elle porte un point d’interrogation.
people-ladder-you = Vous :
people-ladder-place = place { $place }
people-ladder-none = Personne n’a encore joué de partie classée à ce jeu. À vous d’ouvrir le bal !
people-ladder-no-bots = La force des robots de ce jeu n’a pas encore été mesurée : les tables classées sont réservées aux humains.
people-place = Place
people-name = Nom
people-rating = Cote
people-games = Parties
people-more = Afficher la suite
people-somebody = quelqu’un
people-bot = Robot : { $level }
people-strength = { NUMBER($rating, useGrouping: 0) }, à { $give } près
people-strength-provisional = { NUMBER($rating, useGrouping: 0) }, à { $give } près, après peu de parties
people-rated = Partie classée
people-rated-about = Elle compte pour le classement : options habituelles, pendule décisive, pas d’idées, aucun retour en arrière. Qui part a perdu.
people-table-ratings = Cotes
people-table-rated = Partie classée. Cotes actuelles :
people-table-after = Cotes après cette partie :
people-tournament = Vers le tournoi
people-profile = Profil
people-since = Première visite : { $when }
people-played = Parties
people-won = Victoires
people-broken-off = Interrompues
people-no-games = Aucune partie terminée pour l’instant.
people-latest = Dernières parties
people-came =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
people-change = cote { $points }
people-replay = Revoir
people-opponents = Vos partenaires de jeu
people-against =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    } : devant { $won } fois, derrière { $lost } fois
people-graph =
    Cote à { $game } sur { $count ->
        [one] une partie
       *[other] { $count } parties
    } : { NUMBER($first, useGrouping: 0) } au début, { NUMBER($last, useGrouping: 0) } maintenant, { NUMBER($most, useGrouping: 0) } au mieux.
people-graph-since = Depuis le { $when }.
people-yours = Votre profil
people-shown = Qui peut le voir
people-shown-everyone = Tout le monde
people-shown-everyone-about = Votre nom figure au classement.
people-shown-mates = Ceux avec qui j’ai joué
people-shown-mates-about = Au classement, les autres voient une ligne sans nom.
people-shown-nobody = Personne
people-shown-nobody-about = Le profil est désactivé. Vous seul le voyez.
people-records = Télécharger toutes mes parties
people-forget = Effacer mon historique
people-forget-sure = Vos résultats et vos cotes seront perdus pour de bon. Les autres gardent les leurs, et les parties restent lisibles.
people-forget-about = Pour effacer aussi votre nom :
people-forgotten = Votre historique est effacé.

people-passkeys = Clés d’accès
people-passkeys-about = Une clé d’accès vous identifie sur tous vos appareils qui la partagent, par empreinte, visage ou code : ni mot de passe, ni e-mail.
people-passkeys-cannot = Ce navigateur, ou cette adresse, ne connaît pas les clés d’accès. Un lien vers un autre appareil fonctionne partout.
people-passkey-add = Ajouter une clé d’accès
people-passkey-made = La clé d’accès est enregistrée.
people-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
people-passkey-remove = Retirer
people-passkey-known-here = Vous êtes déjà venu ?
people-passkey-use = S’identifier avec une clé d’accès

people-find = Trouvez-moi une table
people-find-about = Avec des gens qui veulent la même partie et sont à peu près de votre force. Plus vous attendez, moins la force compte.
people-find-start = Trouvez-moi une table
people-find-stop = Ne plus chercher
people-find-waiting = Recherche d’une table
people-find-looking = On cherche avec qui vous pourriez jouer à { $game }…
people-find-patience = Si personne ne vient
people-find-after =
    { $seconds ->
        [0] attendre quelqu’un
        [300] des robots après 5 minutes
       *[other] des robots après { $seconds } secondes
    }
people-find-then = Alors des robots d’un niveau adapté à votre cote prennent les places libres.
people-find-unrated = Avec des robots, cette partie ne compte pas pour le classement : les siens n’ont pas encore été mesurés.
people-find-bots-in =
    { $seconds ->
        [one] Dans une seconde
       *[other] Dans { $seconds } secondes
    }, des robots prendront les places libres : « { $level } ».
people-find-no-bots = Vous attendez des humains seulement. Gardez cette page ouverte.
people-pace-quick = Rapide
people-pace-quick-about = 5 minutes chacun, et 10 secondes de plus à chaque décision
people-pace-calm = Tranquille
people-pace-calm-about = 15 minutes chacun, et 20 secondes de plus à chaque décision
people-pace-days = Au fil des jours
people-pace-days-about = un jour pour chaque décision

people-invitations = Invitations
people-invited = { $name } vous invite à une partie de { $game }.
people-accept = J’y vais
people-decline = Non merci
people-invite = Inviter
people-every-game = Tous les jeux
people-every-pace = Tous les rythmes
people-pace-live = Avec pendule
people-lobby-nearly = Plus qu’une place, et on commence
people-lobby-over = Des parties à revoir
