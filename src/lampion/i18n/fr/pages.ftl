# La page du navigateur, vue par le serveur et sa commande.

server-no-page = La page web manque
server-no-page-help =
    Lampion a été installé sans elle : elle se construit avec Node.js, qui n’était pas disponible. Avec Node.js 20 ou plus récent, ou un accès à PyPI, `make setup` dans une copie du dépôt ou une nouvelle installation l’ajoute. Le terminal (lampion play) et l’API (/api) fonctionnent.

error-no-lan = Cette machine ne semble reliée à aucun réseau local, ou son port y est pris. Vos amis ailleurs ont besoin d’un serveur accessible.

terminal-serve-no-page = La page web manque : il faut Node.js pour la construire. `make setup` dans une copie du dépôt ou une nouvelle installation l’ajoute ; `lampion play` fonctionne ici, dans le terminal.

## Aperçus des liens

preview-site = Des jeux de société de fête dans le navigateur : contre des robots, ou entre amis, avec un simple lien.
preview-challenge = { $game } : le défi du { $day }
preview-challenge-about = Chacun joue cette partie seul, avec la même chance. Qui marquera le plus de points ?
preview-puzzle-about = Une position tirée d’une partie, et un coup nettement meilleur. Lequel ?
preview-open = { $game } : venez jouer
preview-open-about =
    { $who ->
        [none] Une table pour { $seats }.
       *[other] { $who } à une table pour { $seats }.
    } { $free ->
        [0] Toutes les places sont prises.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    } Sans compte, rien à installer.
preview-playing = { $game } : une partie est en cours
preview-playing-about =
    { $who ->
        [none] Une partie à { $seats }.
       *[other] Avec { $who }.
    }
preview-over = { $game } : la partie est finie
preview-over-about =
    { $who ->
        [none] Une partie à { $seats }.
       *[other] Avec { $who }.
    }
preview-won =
    { $game } : { $count ->
        [one] { $who } gagne
       *[other] { $who } gagnent ensemble
    }
preview-scores = { $scores }. Revoyez la partie coup par coup.
