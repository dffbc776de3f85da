# Les simulations : des parties par millions.

terminal-simulate = jouer des parties par millions et les garder en fichiers Parquet
terminal-simulate-games = combien de parties, par exemple 500k ou 10M, arrondi à des tours complets (chaque placement une fois)
terminal-simulate-bots = les robots, séparés par des virgules (par défaut : random)
terminal-simulate-output = le dossier des fichiers ; redonné, il ne reçoit que les fichiers qui manquent
terminal-simulate-seed = un autre nombre donne d’autres parties (par défaut : 0)
terminal-simulate-shard = combien de parties par fichier (par défaut : quelques secondes de calcul)
terminal-simulate-events = ajouter ce qui est arrivé à chaque élément de la boîte
terminal-simulate-records = ajouter chaque partie sous forme d’enregistrement, que « lampion replay » raconte
terminal-simulate-jobs = combien de processus jouent (par défaut : un par cœur)
terminal-simulate-cluster = jouer plutôt sur cette grappe Ray : son adresse, ou « auto »
terminal-metavar-address = ADRESSE
terminal-no-count = « { $text } » n’est pas un nombre de parties comme 500k ou 10M

terminal-simulate-progress = { NUMBER($games) } parties sur { NUMBER($of) }
terminal-simulate-rate = { NUMBER($rate, maximumFractionDigits: 0) } parties/s
terminal-simulate-done =
    { $games ->
        [one] { NUMBER($games) } partie
       *[other] { NUMBER($games) } parties
    } sur { NUMBER($of) } dans { $file }.
terminal-simulate-size = { NUMBER($megabytes, maximumFractionDigits: 1) } Mo, { NUMBER($bytes, maximumFractionDigits: 1) } octets par partie.
terminal-simulate-resume = La même commande calcule le reste.

error-clocked-bot = « { $bot } » réfléchit à la montre ou est un programme : la même partie pourrait changer la fois suivante. Choisissez un robot dont le budget se compte en simulations, comme search:2000.
error-no-parquet = Les simulations ont besoin de la bibliothèque « pyarrow » : installez lampion[lab].
error-other-simulation = { $file } appartient à une simulation dont « { $setting } » diffère : { $theirs } là-bas, { $ours } ici. Choisissez un autre dossier, ou les mêmes réglages.
error-no-simulation = { $file } contient des fichiers mais pas de simulation, par exemple { $found }. Choisissez un dossier vide, ou nouveau.
error-simulation-in-use = Une autre simulation écrit dans { $file }. Attendez qu’elle finisse, ou choisissez un autre dossier.
error-shard-lost = Le processus qui calculait le fichier { $shard } s’est arrêté. Les fichiers précédents sont complets ; la même commande calcule le reste.
error-other-build =
    Une machine n’a pas { $what ->
        [lampion] la même version de Lampion
        [rules] la même version des règles
        [components] la même boîte de jeu
        [build] les mêmes règles compilées
       *[other] le même { $what }
    } : { $theirs } là-bas, { $ours } ici. Installez la même chose sur toutes les machines.
error-no-cluster = La grappe Ray { $address } ne peut pas servir : { $problem }. Ce qui est complet reste ; la même commande calcule le reste.
error-no-ray = Jouer sur une grappe demande la bibliothèque « ray » : installez lampion[cluster].
