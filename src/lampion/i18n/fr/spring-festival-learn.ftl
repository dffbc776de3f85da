# Spring Festival : la leçon, chargée avec elle.

spring-festival-web-learn-welcome = Ce ciel est votre panorama. Chaque tuile est une fusée ; elle montre sa couleur, son nombre d’explosions, des flèches blanches et des demi-étincelles dorées. Appuyez longuement sur une tuile, ou pointez-la, pour en savoir plus.
    .title = Votre ciel
spring-festival-web-learn-lay = Avant la partie, chacun dispose quatre fusées de départ, côte à côte. Il vous en reste une : mettez-la sur la case marquée.
    .title = Les fusées de départ
spring-festival-web-learn-store = À chaque tour, le joueur actif oriente le magasin, ce qui décide de ce que chacun reçoit. Ce tour-ci, c’est vous. Prenez la fusée bleue à une explosion : regardez qui recevrait quelle tuile, puis choisissez-la.
    .title = Le magasin
spring-festival-web-learn-sparks = Lancez la fusée que vous venez de prendre. Mettez-la sur la case marquée : sa demi-étincelle rejoint celle de la fusée rouge, et une étincelle complète rapporte 1 applaudissement.
    .title = Étincelles et applaudissements
spring-festival-web-learn-faces = Une tuile explose quand on la pose : la vôtre montre maintenant son autre face. Sa flèche pointait une case vide, donc rien d’autre n’est parti. Un nouveau tour a commencé, et Mei a orienté le magasin : vous avez reçu une fusée jaune.
    .title = Fusée et explosion
spring-festival-web-learn-chain = Une flèche qui pointe une fusée la fait exploser, et les flèches de cette fusée prennent le relais. Avant de valider, des numéros indiquent l’ordre des explosions. Posez la fusée jaune au-dessus de la rouge et regardez.
    .title = Réaction en chaîne
spring-festival-web-learn-card = Tout a explosé, et une carte correspond : trois tuiles en coin, dont deux à 1 explosion. Choisissez la composition en surbrillance : ses tuiles s’éclairent ; si elle est réalisable à plusieurs endroits, passez de l’un à l’autre. Réalisez-la avec les trois tuiles du haut.
    .title = Réaliser une composition
spring-festival-web-learn-rockets = 5 points ! Les tuiles de la carte sont redevenues des fusées, prêtes à exploser de nouveau, et vous avez pioché une nouvelle carte.
    .title = De nouveau des fusées
spring-festival-web-learn-replace = Au lieu d’agrandir votre ciel, vous pouvez remplacer une tuile ; l’ancienne quitte la partie. Mettez la fusée rouge sur la tuile jaune en bleu clair : sa flèche fait exploser une fusée redevenue disponible.
    .title = Remplacer une tuile
spring-festival-web-learn-finale = Neuf tours plus tard, toutes les tuiles sont de nouveau des fusées, et l’une d’elles lance une dernière réaction. Chaque tuile qui explose vaut 1 point ; si toutes explosent, le bouquet final est parfait et donne 3 applaudissements. Allumez celle qui est marquée.
    .title = Bouquet final
spring-festival-web-learn-scoring = Le détail de votre score est près de votre ciel : bouquet final, applaudissements, 3 points pour chaque adversaire moins applaudi, et vos cartes. Le plus grand total gagne. À vous de jouer !
    .title = Qui l’emporte ?
