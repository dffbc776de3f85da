# Takenoko et Hikari : ses règles en bref et ses options, pour qui prépare une table ou demande de l’aide.

takenoko-rules =
    À votre tour, le dé météo vous donne un petit avantage (à partir de votre deuxième tour), puis vous effectuez deux actions différentes : piocher trois parcelles et en poser une, prendre une irrigation, déplacer le jardinier, déplacer le panda, ou piocher un objectif.

    Une parcelle se pose à côté de l’étang ou à côté de deux autres parcelles. Elle est irriguée si elle touche l’étang ou une irrigation, ou si elle a un bassin ; la première fois que cela arrive, une section de bambou y pousse. Jardinier et panda se déplacent en ligne droite, d’autant de cases qu’on veut. Là où le jardinier s’arrête, sa parcelle et ses voisines de la même couleur gagnent une section si elles sont irriguées, jusqu’à une hauteur de quatre. Le panda mange une section là où il s’arrête. Un enclos l’en empêche ; l’engrais fait pousser deux sections au lieu d’une.

    Avant, entre et après vos actions, vous pouvez poser des irrigations et des aménagements de votre réserve et réaliser des objectifs : des motifs de parcelles irriguées, des bambous d’une hauteur exacte, ou des sections mangées, que l’on rend.

    Le premier à réaliser 9 objectifs (8 à trois joueurs, 7 à quatre) prend la carte Empereur, qui vaut 2 points. Les autres jouent encore un tour. Celui qui a le plus de points gagne.

    Hikari ajoute des cartes Action spéciale, que l’on peut jouer au tour de n’importe qui, avant qu’il se passe quelque chose, et des objectifs suprêmes, qui rapportent des points à chacun à la fin.

## Les options

takenoko-option-hikari = Extension Hikari
    .about = Hikari ajoute des cartes Action spéciale et des objectifs suprêmes.
takenoko-option-hikari-off = On joue sans Hikari.
    .about = C’est Takenoko seul.
takenoko-option-hikari-on = On joue avec Hikari.
    .about = L’extension est faite pour trois ou quatre joueurs ; à deux, il n’y a pas d’alliances.

takenoko-option-weather = Dé météo
    .about = Lance-t-on le dé météo à partir du deuxième tour ?
takenoko-option-weather-on = On lance le dé météo.
    .about = C’est la partie normale.
takenoko-option-weather-off = On joue sans le dé météo.
    .about = C’est pour débuter ; les cartes météo de Hikari restent aussi dans la boîte.

takenoko-option-expert = Cartes trop faciles
    .about = Que devient un objectif que la bambouseraie remplit déjà quand on le pioche ?
takenoko-option-expert-off = On garde les objectifs déjà remplis.
    .about = La chance sourit.
takenoko-option-expert-on = On repioche les objectifs déjà remplis.
    .about = C’est pour les experts : on montre la carte, elle va sous sa pioche, et on en pioche une autre.

takenoko-option-actions = Choix des actions
    .about = Quand décide-t-on des actions qu’on effectue ?
takenoko-option-actions-sequential = On choisit ses actions l’une après l’autre.
    .about = On voit ce que donne la première avant de choisir la deuxième.
takenoko-option-actions-committed = On prévoit ses actions à l’avance.
    .about = On les choisit toutes juste après la météo.

takenoko-option-mirror = Losanges en miroir
    .about = Les losanges de deux couleurs peuvent-ils être en miroir ?
takenoko-option-mirror-off = Les losanges de deux couleurs ne peuvent être que tournés.
    .about = Ils comptent comme imprimés, dans n’importe quel sens.
takenoko-option-mirror-on = Les losanges de deux couleurs peuvent être en miroir.
    .about = L’image en miroir compte également.

takenoko-option-green_plots = Parcelles vertes
    .about = Combien sont sans aménagement, avec bassin, enclos et engrais ? Les boîtes diffèrent.
takenoko-option-green_plots-6221 = Il y a 6, 2, 2 et 1 parcelles vertes.
    .about = La plupart des boîtes sont ainsi.
takenoko-option-green_plots-5222 = Il y a 5, 2, 2 et 2 parcelles vertes.
    .about = Il y a une deuxième parcelle verte à engrais.

takenoko-option-diamonds = Losanges de deux couleurs
    .about = Comment les couleurs y sont-elles disposées ?
takenoko-option-diamonds-dominoes = Les couleurs d’un losange sont côte à côte.
    .about = Les deux parcelles de chaque couleur se touchent par un côté du losange.
takenoko-option-diamonds-tips = Une couleur du losange occupe ses pointes.
    .about = L’autre est entre elles.

takenoko-option-bamboo = Bambou
    .about = Combien y a-t-il de sections vertes, jaunes et roses ?
takenoko-option-bamboo-unlimited = Le bambou ne s’épuise jamais.
    .about = Il y a toujours assez de sections.
takenoko-option-bamboo-36-30-24 = Il y a 36 sections vertes, 30 jaunes et 24 roses.
    .about = Quand une couleur s’épuise, celui qui la fait pousser choisit où.
takenoko-option-bamboo-28-26-24 = Il y a 28 sections vertes, 26 jaunes et 24 roses.
    .about = Quand une couleur s’épuise, celui qui la fait pousser choisit où.

takenoko-option-stall = Blocage
    .about = La partie s’arrête-t-elle quand elle est bloquée ?
takenoko-option-stall-20 = Une partie bloquée s’arrête après 20 tours de table.
    .about = Elle s’arrête après ce nombre de tours de table sans progrès.
takenoko-option-stall-off = Une partie bloquée continue.
    .about = Elle ne s’arrête jamais d’elle-même.

takenoko-option-first = Premier joueur
    .about = Qui joue le premier tour ?
takenoko-option-first-drawn = Le premier joueur est tiré au sort.
    .about = Le hasard décide.
takenoko-option-first-0 = La place 1 commence.
    .about = Ce joueur a le premier tour.
takenoko-option-first-1 = La place 2 commence.
    .about = Ce joueur a le premier tour.
takenoko-option-first-2 = La place 3 commence.
    .about = Ce joueur a le premier tour.
takenoko-option-first-3 = La place 4 commence.
    .about = Ce joueur a le premier tour.

takenoko-option-jump_arrival = Atterrissage d’un saut
    .about = Avec Hikari, un personnage qui saute agit-il là où il arrive ?
takenoko-option-jump_arrival-on = Un personnage qui saute agit là où il arrive.
    .about = Le panda mange, le jardinier fait pousser le bambou.
takenoko-option-jump_arrival-off = Un personnage qui saute se déplace seulement.
    .about = Rien n’est mangé et rien ne pousse.

takenoko-option-colour_sets = Même couleur
    .about = Avec Hikari, qu’est-ce qui compte comme couleur d’un objectif pour les séries de trois ?
takenoko-option-colour_sets-bamboo = Un objectif a la couleur de son bambou.
    .about = C’est vert, jaune ou rose ; une carte de plusieurs couleurs compte pour l’une d’elles.
takenoko-option-colour_sets-category = Un objectif a la couleur de sa carte.
    .about = C’est Parcelle, Jardinier ou Panda.
