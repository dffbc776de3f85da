# Nos réponses là où la règle se tait, en bref, pour la page À propos. docs/games donne les raisons.

spring-festival-web-ruling-1 = Combien de cartes de composition ?
    .answer = 24 de chaque type ; une option ajoute les 12 autres.
spring-festival-web-ruling-2 = Les pioches sont-elles visibles ?
    .answer = Non, elles sont face cachée.
spring-festival-web-ruling-3 = Les tuiles de départ peuvent-elles être séparées ?
    .answer = Non, elles forment un seul groupe.
spring-festival-web-ruling-4 = Quand tire-t-on le signe ?
    .answer = Après la pose des tuiles de départ ; une option change cela.
spring-festival-web-ruling-5 = Qui pioche d’abord ?
    .answer = Celui qui joue d’abord. Personne n’attend personne.
spring-festival-web-ruling-6 = Remplacer rapporte-t-il des applaudissements ?
    .answer = Oui, pour chaque étincelle complète de la nouvelle tuile. Celles qui disparaissent ne coûtent rien.
spring-festival-web-ruling-7 = Jusqu’où portent les flèches ?
    .answer = À la case voisine seulement.
spring-festival-web-ruling-8 = Et si une pioche est vide ?
    .answer = On ne pioche rien et on continue avec moins de cartes.
spring-festival-web-ruling-9 = Peut-on réaliser une carte avant de poser ?
    .answer = Non, seulement après avoir posé la tuile du tour.
spring-festival-web-ruling-10 = Le bouquet final doit-il être le meilleur ?
    .answer = Non, le choix est libre ; une option lance le meilleur automatiquement.
spring-festival-web-ruling-11 = Les signes regardent-ils les faces ?
    .answer = Non, fusées et tuiles explosées comptent de la même façon.
spring-festival-web-ruling-12 = Lignes et colonnes doivent-elles être continues ?
    .answer = Non. Toute tuile de la ligne compte, et une ligne ne rapporte qu’une fois.
spring-festival-web-ruling-13 = Lapin : les paires qui se chevauchent comptent-elles ?
    .answer = Oui : trois en ligne font deux paires, un carré de quatre en fait quatre.
spring-festival-web-ruling-14 = Tigre : une tuile bleue seule est-elle un groupe ?
    .answer = Non ; une option le permet.
spring-festival-web-ruling-15 = Cochon : les flèches en diagonale comptent-elles ?
    .answer = Oui. Deux tuiles font au plus une paire.
spring-festival-web-ruling-16 = Peut-on défausser une tuile ?
    .answer = Non, la tuile prise doit être posée.
spring-festival-web-ruling-17 = Les tuiles retirées reviennent-elles ?
    .answer = Non, elles quittent la partie.
spring-festival-web-ruling-18 = Et s’il n’y a plus d’applaudissements ?
    .answer = Il y en a toujours.

## Ce qui, dans la boîte, n’est pas connu avec certitude

spring-festival-web-box-sides-empty_side = le côté qui reste vide à trois joueurs
spring-festival-web-box-colour_cards-set = les cartes de couleur de la boîte imprimée
spring-festival-web-box-pattern_cards-set = les cartes de motif de la boîte imprimée
