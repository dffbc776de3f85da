# Ce qui peut mal tourner avec la base de données et les sauvegardes.

error-storage-failed = La base de données a échoué : { $problem }.
error-storage-closed = Le serveur s’arrête. Réessayez dans un instant.
error-bad-database =
    { $problem ->
        [form] Ce n’est pas l’adresse d’une base de données. Écrivez sqlite:///fichier.db ou postgresql://utilisateur:mot-de-passe@machine/nom.
        [kind] { $url } : seules SQLite et PostgreSQL sont possibles.
        [memory] Une base en mémoire oublierait tout. Écrivez sqlite:///fichier.db.
        [option] { $url } : après le point d’interrogation, seuls host, port, sslmode, passfile et target_session_attrs sont possibles, et rien pour SQLite.
        [driver] { $url } : ce qu’il faut pour PostgreSQL n’est pas installé. Pour l’installer : pip install 'lampion[postgres]'
       *[foreign] { $url } : un autre programme utilise cette base. Donnez à Lampion la sienne.
    }
error-no-database = Il n’y a pas encore de base de données : { $place }. `lampion serve` la crée, `lampion admin restore` la remplit à partir d’une sauvegarde.
error-older-database = La base de données est de version { $revision }, Lampion a besoin de { $newest }. `lampion serve` la met à jour, après une sauvegarde.
error-newer-database = La base de données est de version { $revision }, plus récente que ce Lampion ({ $newest }). Installez un Lampion plus récent.
error-table-moved = Autre chose s’est passé d’abord à cette table. Elle a maintenant { $number } entrées.
error-table-exists = Il y a déjà une table « { $table } ».
error-table-gone = Cette table n’existe plus.
error-bad-key = { $file } ne contient pas de clé. Déplacez ce fichier ; une nouvelle clé sera créée au prochain démarrage, et chacun devra s’identifier de nouveau.
error-bad-backup =
    { $file } : { $problem ->
        [file] ce fichier ne peut pas être lu.
        [exists] ce fichier existe déjà. Choisissez un autre nom.
        [write] la sauvegarde ne peut pas être écrite à cet endroit.
        [cut] la fin de la sauvegarde manque. Rien n’a été restauré.
        [newer] la sauvegarde vient d’un Lampion plus récent. Installez-le d’abord.
       *[form] ce n’est pas une sauvegarde de Lampion, ou elle a été modifiée. Rien n’a été restauré.
    }
error-not-empty = { $place } n’est pas vide. Une sauvegarde se restaure seulement dans une base vide ; choisissez-en une autre avec --data ou --database.

# `lampion admin`

terminal-admin = gérer les tables d’un serveur : lister, exporter, supprimer, sauvegarder, restaurer
terminal-admin-tables = donner la liste des tables, les plus récentes d’abord
terminal-admin-table = montrer une table et son journal
terminal-admin-export = écrire la partie d’une table, telle que `lampion verify` la lit
terminal-admin-delete = supprimer des tables avec leurs messages
terminal-admin-guests = donner la liste des invités, les derniers venus d’abord
terminal-admin-backup = tout écrire dans un fichier, même pendant qu’un serveur tourne
terminal-admin-restore = remplir une base vide à partir d’une sauvegarde, de SQLite comme de PostgreSQL
terminal-admin-expire = supprimer ce que personne n’a touché depuis longtemps, comme le fait un serveur de lui-même

terminal-admin-data = le dossier de données du serveur (par défaut : LAMPION_DATA, sinon le dossier de données de l’utilisateur)
terminal-admin-database = la base de données, comme postgresql://utilisateur@machine/nom (par défaut : SQLite dans le dossier de données)
terminal-admin-game = seulement les tables de ce jeu
terminal-admin-phase = seulement les tables avant, pendant ou après leur partie
terminal-admin-guest = seulement les tables où quelqu’un a ceci dans son nom
terminal-admin-name = seulement les invités qui ont ceci dans leur nom
terminal-admin-limit = combien au plus (par défaut : 50)
terminal-admin-id = la table
terminal-admin-ids = les tables
terminal-admin-unfinished-log = montrer aussi les coups d’une partie qui n’est pas finie
terminal-admin-unfinished = même une partie qui n’est pas finie, sans son secret
terminal-admin-yes = ne pas demander
terminal-admin-redis = prévenir tout de suite les processus qui se retrouvent dans ce Redis, comme redis://machine/0 (par défaut : ils s’en aperçoivent dans la minute)
terminal-admin-export-file = le fichier (par défaut : afficher la partie)
terminal-admin-backup-file = le fichier (par défaut : un nouveau dans le dossier backups du dossier de données)
terminal-admin-restore-file = la sauvegarde
terminal-admin-age-open-tables = jours avant la suppression d’une table sans partie (par défaut : 2)
terminal-admin-age-unfinished = jours avant la suppression d’une partie non finie (par défaut : 90)
terminal-admin-age-finished = jours avant la suppression d’une partie finie (par défaut : jamais)
terminal-admin-age-guests = jours avant l’oubli d’un invité (par défaut : 400)
terminal-metavar-name = NOM
terminal-metavar-days = JOURS

terminal-admin-head-table = table
terminal-admin-head-game = jeu
terminal-admin-head-rules = règles
terminal-admin-head-phase = état
terminal-admin-head-touched = dernier changement
terminal-admin-head-people = personnes
terminal-admin-head-guest = invité
terminal-admin-head-name = nom
terminal-admin-head-language = langue
terminal-admin-head-created = création
terminal-admin-head-seen = dernière visite
terminal-admin-head-seats = places
terminal-admin-head-options = options
terminal-admin-head-settings = réglages
terminal-admin-head-host = hôte
terminal-admin-head-waiting = attend
terminal-admin-head-entries = entrées
terminal-admin-head-outcome = issue
terminal-admin-open = ouverte
terminal-admin-playing = en cours
terminal-admin-over = finie
terminal-admin-forgotten = (oublié)
terminal-admin-none = Aucun résultat.
terminal-admin-log = Journal
terminal-admin-hidden = La partie n’est pas finie : les coups sont cachés. --unfinished les montre.
terminal-admin-without-secret = La partie n’est pas finie : elle est écrite sans son secret ni sa fin, ses tirages ne peuvent pas encore être vérifiés. Ne la montrez pas aux joueurs.
terminal-admin-delete-sure =
    { $count ->
        [one] Supprimer cette table pour toujours ? (oui/non)
       *[other] Supprimer ces { $count } tables pour toujours ? (oui/non)
    }
terminal-admin-expire-sure = Supprimer les tables ouvertes après { $open_tables } jours, les parties non finies après { $unfinished }, les parties finies après { $finished }, les invités inactifs après { $guests } ? (oui/non)
terminal-admin-answers = oui o yes y
terminal-admin-nothing = Rien n’a été supprimé.
terminal-admin-not-told = Le site n’a pas pu être prévenu ; ses processus s’en apercevront dans la minute.
terminal-admin-deleted =
    { $count ->
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
terminal-admin-expired = Supprimés : { $tables } tables, { $guests } invités.
terminal-admin-backed-up = { $file } contient tout : { $rows } lignes. Il y a des secrets dedans ; gardez-le en lieu sûr.
terminal-admin-restored = Restauré : { $rows } lignes.

error-unfinished-game = La partie n’est pas finie : son enregistrement en dit plus que ce que les joueurs peuvent savoir. --unfinished l’exporte quand même, sans le secret.
