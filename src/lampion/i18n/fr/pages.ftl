# La page du navigateur, vue par le serveur et sa commande.

server-no-page = La page du navigateur manque
server-no-page-help =
    Lampion a été installé sans elle : elle se construit avec Node.js, qui n'était pas disponible. Avec Node.js 20 ou plus récent, ou avec une connexion à PyPI, `make setup` dans une copie du dépôt ou une nouvelle installation l'apporte. Le terminal (lampion play) et l'interface pour programmes (/api) fonctionnent.

error-no-lan = Cette machine ne semble être dans aucun réseau local, ou son port y est pris. Des amis ailleurs ont besoin d'un serveur qu'ils peuvent atteindre.

terminal-serve-no-page = La page du navigateur manque : il faut Node.js pour la construire. `make setup` dans une copie du dépôt ou une nouvelle installation l'apporte ; `lampion play` joue ici, dans le terminal.
