# La page du navigateur, vue par le serveur et sa commande.

server-no-page = La page web manque
server-no-page-help =
    Lampion a été installé sans elle : elle se construit avec Node.js, qui n’était pas disponible. Avec Node.js 20 ou plus récent, ou un accès à PyPI, `make setup` dans une copie du dépôt ou une nouvelle installation l’ajoute. Le terminal (lampion play) et l’API (/api) fonctionnent.

error-no-lan = Cette machine ne semble reliée à aucun réseau local, ou son port y est pris. Vos amis ailleurs ont besoin d’un serveur accessible.

terminal-serve-no-page = La page web manque : il faut Node.js pour la construire. `make setup` dans une copie du dépôt ou une nouvelle installation l’ajoute ; `lampion play` fonctionne ici, dans le terminal.
