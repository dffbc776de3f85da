# Spring Festival : ses règles en bref et ses options, pour qui prépare une table ou demande de l’aide.

spring-festival-rules =
    La partie dure douze tours. Le joueur actif oriente le magasin d’artificier ; chacun prend la tuile qui lui fait face et la lance : on la pose à côté de ses tuiles, ou on en remplace une. Elle explose, et chaque flèche qui pointe une fusée la fait exploser à son tour : c’est la réaction en chaîne. Deux demi-étincelles qui se rejoignent forment une étincelle complète ; la nouvelle tuile rapporte 1 applaudissement pour chacune des siennes.

    Viennent ensuite les cartes : leur forme, tournée mais jamais en miroir, doit recouvrir des tuiles explosées aux bonnes couleurs ou aux bons nombres d’explosions. Ces tuiles redeviennent des fusées, et on pioche une nouvelle carte.

    La partie s’achève par le bouquet final : toutes les tuiles redeviennent des fusées et l’une d’elles lance une dernière réaction. On marque 1 point par tuile qui y explose, 1 par applaudissement, 3 pour chaque adversaire moins applaudi, les points de ses cartes et, s’il y a un signe, ce qu’il rapporte. Un bouquet final parfait, où tout explose, donne 3 applaudissements de plus.

## Les options

spring-festival-option-cards = Cartes de composition
    .about = Combien de cartes de chaque type sont en jeu ?
spring-festival-option-cards-24 = On joue avec 24 cartes de chaque type.
    .about = Ce sont les cartes de la boîte imprimée.
spring-festival-option-cards-36 = On joue avec 36 cartes de chaque type.
    .about = Les douze autres demandent deux choses différentes.

spring-festival-option-sign = Signe
    .about = Dans la partie avancée, un signe du zodiaque rapporte des points à chacun à la fin.
spring-festival-option-sign-none = On joue sans signe.
    .about = C’est la partie simple.
spring-festival-option-sign-drawn = On tire au sort l’un des douze signes.
    .about = Il rapporte des points à chacun à la fin.
spring-festival-option-sign-goat = On joue avec ce signe : { spring-festival-sign-goat }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-rooster = On joue avec ce signe : { spring-festival-sign-rooster }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-snake = On joue avec ce signe : { spring-festival-sign-snake }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-rat = On joue avec ce signe : { spring-festival-sign-rat }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-dragon = On joue avec ce signe : { spring-festival-sign-dragon }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-ox = On joue avec ce signe : { spring-festival-sign-ox }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-rabbit = On joue avec ce signe : { spring-festival-sign-rabbit }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-dog = On joue avec ce signe : { spring-festival-sign-dog }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-tiger = On joue avec ce signe : { spring-festival-sign-tiger }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-monkey = On joue avec ce signe : { spring-festival-sign-monkey }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-pig = On joue avec ce signe : { spring-festival-sign-pig }.
    .about = Tout le monde le connaît dès le début.
spring-festival-option-sign-horse = On joue avec ce signe : { spring-festival-sign-horse }.
    .about = Tout le monde le connaît dès le début.

spring-festival-option-sign_known = Moment du tirage du signe
    .about = Un signe tiré au sort apparaît après ou avant la disposition des tuiles de départ.
spring-festival-option-sign_known-after = Le signe est tiré une fois les tuiles de départ en place.
    .about = C’est l’ordre des règles.
spring-festival-option-sign_known-before = Le signe est tiré avant que les tuiles de départ soient posées.
    .about = On peut les disposer en fonction du signe.

spring-festival-option-sets = Sets de départ
    .about = Qui joue avec quelles tuiles de départ ?
spring-festival-option-sets-seat = Les sets de départ dépendent de la place.
    .about = La place 1 a le set 1, la place 2 le set 2, et ainsi de suite.
spring-festival-option-sets-chosen = Chacun choisit son set de départ.
    .about = On choisit à tour de rôle, la place 1 d’abord.

spring-festival-option-first = Premier joueur
    .about = Qui oriente le magasin au premier tour ?
spring-festival-option-first-drawn = Le premier joueur est tiré au sort.
    .about = Le hasard décide.
spring-festival-option-first-0 = La place 1 commence.
    .about = Ce joueur a le premier tour.
spring-festival-option-first-1 = La place 2 commence.
    .about = Ce joueur a le premier tour.
spring-festival-option-first-2 = La place 3 commence.
    .about = Ce joueur a le premier tour.
spring-festival-option-first-3 = La place 4 commence.
    .about = Ce joueur a le premier tour.

spring-festival-option-finale = Bouquet final
    .about = Qui choisit la tuile qui le lance ?
spring-festival-option-finale-free = Chacun choisit la tuile qui lance son bouquet final.
    .about = Trouver la meilleure fait partie du plaisir.
spring-festival-option-finale-best = La meilleure tuile lance d’elle-même chaque bouquet final.
    .about = Chacun lance la tuile qui en fait exploser le plus.

spring-festival-option-lone_tiger = Tuile bleue isolée
    .about = Une seule tuile bleue compte-t-elle comme un groupe pour le tigre ?
spring-festival-option-lone_tiger-0 = Une tuile bleue isolée n’est pas un groupe.
    .about = Un groupe compte au moins deux tuiles.
spring-festival-option-lone_tiger-1 = Une tuile bleue isolée compte comme un groupe.
    .about = Une tuile bleue suffit pour marquer avec le tigre.
