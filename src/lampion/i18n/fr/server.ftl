# Le serveur : sa commande, ses invités et ce qu’il refuse.

## La commande

terminal-serve = lancer le serveur où se retrouvent personnes et robots
terminal-serve-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement ; 0.0.0.0 pour tout le monde)
terminal-serve-port = le port ; s’il est occupé, l’un des 20 suivants (par défaut : 8000 ; 0 : n’importe quel port libre)
terminal-serve-public-url = l’adresse que les gens ouvrent, s’il y a un proxy devant ; elle peut avoir un chemin
terminal-serve-data = le dossier de la base de données et des clés (par défaut : LAMPION_DATA, sinon le dossier de données de l’utilisateur)
terminal-serve-database = une base de données ailleurs, comme postgresql://utilisateur@machine/nom (par défaut : SQLite dans le dossier)
terminal-serve-redis = là où se retrouvent les processus d’un même site, comme redis://machine/0 ; donnez à chacun la même --database
terminal-serve-workers = autant de processus sur cette machine, qui partagent le port ; à plusieurs, il faut --redis (par défaut : 1)
terminal-serve-bot = un programme que l’on peut choisir comme robot sous ce nom, comme lemien=./mon-robot (autant de fois que nécessaire)
terminal-serve-log-level = niveau de détail du journal sur la sortie d’erreur (par défaut : info)
terminal-serve-busy = Le port { $port } est occupé ; c’est le { $taken } qui sert.
terminal-serve-listening = Lampion est ouvert : { $address }
terminal-serve-everybody = Les autres y accèdent par le nom ou l’adresse de cette machine, par exemple { $address }
terminal-serve-stop = Ctrl-C l’arrête.
terminal-serve-stopped = Arrêté. Rien n’est perdu.
terminal-think = faire réfléchir les robots d’un site dans des processus à part, ici ou sur une autre machine
terminal-think-redis = là où se retrouvent les processus du site : la même adresse que la leur
terminal-think-processes = le nombre de processus (par défaut : un par cœur)
terminal-think-log-level = niveau de détail du journal sur la sortie d’erreur (par défaut : info)
terminal-think-started =
    { $count ->
        [1] Un processus réfléchit.
       *[other] { $count } processus réfléchissent.
    }
terminal-think-stopped = Arrêté. Les serveurs réfléchissent eux-mêmes.
terminal-metavar-host = MACHINE
terminal-metavar-url = URL
terminal-metavar-folder = DOSSIER
terminal-metavar-bot = NOM=COMMANDE

error-bad-url = « { $url } » n’est pas l’adresse d’un site. Il en faut une comme https://jeux.example.org ou https://example.org/lampion.
error-bad-redis =
    { $problem ->
        [driver] Les processus se retrouvent dans Redis, et il manque son paquet Python : `pip install 'lampion[site]'`.
       *[form] Ce n’est pas une adresse de Redis. Écrivez redis://machine:6379/0, rediss:// pour TLS, ou unix:///chemin.
    }
error-needs-redis = Plusieurs processus se retrouvent dans Redis : ajoutez --redis redis://machine/0, et --database pour tous.
error-worker-failed = L’un des processus s’est arrêté avant d’écouter. Le journal ci-dessus dit pourquoi.
error-ports-busy = Tous les ports de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } sont occupés. Choisissez-en un autre avec --port, ou --port 0 pour n’importe quel port libre.
error-no-address =
    Impossible d’écouter sur { $host }, port { NUMBER($port, useGrouping: 0) } : { $problem ->
        [host] cette machine n’a pas cette adresse.
        [denied] ce n’est pas permis. Les ports sous 1024 sont réservés à l’administrateur.
       *[other] { $problem }.
    }
error-bad-folder = Les données ne peuvent pas être gardées dans { $folder } : { $problem }.
error-bad-bot-name =
    { $problem ->
        [taken] Il y a déjà un robot nommé « { $name } ». Choisissez un autre nom.
       *[letters] Un robot ne peut pas s’appeler « { $name } » : au plus 40 lettres de a à z, chiffres, - et _.
    }

## Les invités

server-guest-name = Lampion { NUMBER($number, useGrouping: 0) }

error-no-identity = Personne n’est connecté ici. Choisissez d’abord un nom.
error-already-known = Vous avez déjà un nom ici.
error-bad-name =
    { $problem ->
        [empty] Il faut au moins une lettre visible dans un nom.
        [long] Un nom a au plus { $most } lettres.
       *[letters] Un nom ne peut avoir ni lettre invisible ni saut de ligne.
    }
error-unknown-link = Ce lien a déjà servi, est trop vieux ou n’est pas complet. Faites-en un nouveau sur l’autre appareil.
error-unknown-device = Vous n’avez pas cet appareil.

## Les refus

error-bad-request =
    { $where } : { $problem ->
        [missing] il manque quelque chose.
        [json] ce n’est pas du JSON.
        [extra] rien n’est connu sous ce nom.
        [choice] ce n’est pas une des valeurs possibles.
        [type] ce n’est pas du bon type.
        [long] c’est trop long.
        [short] c’est trop court.
        [large] c’est trop grand.
        [small] c’est trop petit.
       *[value] c’est illisible.
    }
error-slow-bot = « { $name } » serait trop lent pour une table : { $seconds } secondes ou 500 000 simulations au plus, et { $threads } fils au plus.
error-no-time = Pas le temps de réfléchir à un conseil : beaucoup de gens en demandent en ce moment. Réessayez dans un instant.
error-not-found = Il n’y a rien ici.
error-unknown-mate = Vous n’avez pas joué avec cette personne, ou elle ne souhaite pas être trouvée.
error-many-invitations = Cette personne n’a pas encore répondu à vos { $most } dernières invitations.
error-unknown-invitation = Cette invitation n’existe plus.
error-unknown-club = Ce club n’existe pas, vous n’en faites pas partie, ou son lien n’est plus valable.
error-unknown-tournament = Ce tournoi n’existe pas, ou vous n’êtes pas dans son club.
error-unknown-entrant = Personne ici ne correspond : cette personne n’y joue plus, ou ce n’est pas à vous d’en décider.
error-tournament-begun = Le tournoi a commencé.
error-few-people = Il faut au moins { $least } participants.
error-round-running = Cette ronde n’est pas finie, ou le tournoi est terminé.
error-bad-tournament =
    Un tournoi ne peut pas être ainsi : { $problem ->
        [form] dans un toutes rondes, on se rencontre à deux.
       *[seats] ce jeu demande d’autres nombres de joueurs.
    }
error-unknown-member = Personne ici ne correspond : cette personne est partie, ou ce n’est pas à vous de changer sa place.
error-club-rights = Seuls les responsables du club peuvent faire cela.
error-founder-stays = Vous avez fondé ce club : transmettez-le ou fermez-le avant de partir.
error-bad-passkey = Cette clé d’accès ne convient pas, ou c’était trop long. Réessayez.
error-unknown-passkey = Personne ici n’a cette clé d’accès. Elle a peut-être été retirée.
error-many-passkeys = Vous avez { $most } clés d’accès, cela suffit. Retirez-en d’abord une.
error-hidden-profile = Ce profil ne vous est pas montré, ou n’existe pas.
error-method-not-allowed = Ce n’est pas possible ici. Possible : { $allowed }.
error-refused = Le serveur refuse ceci.
error-http-error = Le serveur refuse ceci ({ $status }).
error-server-error = Quelque chose a mal tourné sur le serveur. Son journal en dit plus sous { $id }.
error-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
error-wrong-host = Ce serveur ne répond pas à « { $host } ». Son administrateur peut ajouter cette adresse avec --public-url.
error-cross-site = Un autre site a tenté d’agir ici. Ouvrez plutôt l’adresse de ce serveur.
error-too-large = C’est trop à la fois : { NUMBER($most, useGrouping: 0) } octets au plus.
error-too-slow = La demande n’est pas arrivée en { $seconds } secondes.
error-not-json = Seul le JSON est accepté ici (Content-Type: application/json).
error-too-many =
    { $kind ->
        [guests] Trop de nouveaux invités viennent de votre adresse.
        [guests-local] Trop de nouveaux invités viennent de votre adresse.
        [chat] Vous écrivez plus vite qu’on ne peut lire.
        [hints] Cela fait beaucoup de conseils.
        [analyses] Beaucoup de parties ont été analysées pour votre adresse.
        [analyses-local] Beaucoup de parties ont été analysées pour votre adresse.
        [tables] Vous avez ouvert beaucoup de tables.
       *[other] C’est trop fréquent.
    } Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
error-too-many-at-once =
    { $kind ->
        [analyses] Beaucoup de parties sont en cours d’analyse. Réessayez dans une minute.
        [analyses-of-address] Des parties sont déjà en cours d’analyse pour votre adresse : { $most } à la fois au plus. Réessayez dans une minute.
        [open-tables-of-host] Vous avez { $most } tables ouvertes. Fermez-en une, ou commencez la partie.
        [running-tables-of-host] Vous avez { $most } parties en cours. Finissez-en une, ou abandonnez.
        [devices-of-guest] Vous êtes connecté sur { $most } appareils. Déconnectez-en un d’abord.
        [clubs-of-guest] Vous êtes déjà dans { $most } clubs. Quittez-en un d’abord.
        [tournaments-of-club] Ce club a { $most } tournois en cours. Terminez-en un d’abord.
        [people-of-tournament] Le tournoi est complet : { $most } participants.
        [members-of-club] Ce club est complet : il a { $most } membres.
        [hints-of-guest] Un robot réfléchit encore à votre dernier conseil.
       *[other] Trop de connexions à la fois : { $most } au plus. Fermez quelques fenêtres.
    }
