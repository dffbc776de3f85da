# Lanterns Dice : ses règles en bref et ses options, pour qui prépare une table ou demande de l’aide.

lanterns-dice-rules =
    À votre tour, vous lancez quatre dés et orientez la piste : chacun fait face à un dé. Ensuite, tout le monde joue en même temps. Allumez une zone de la couleur de votre dé et, si c’est votre tour, une autre de la couleur de votre bonus de tour. Un pavillon rapporte un cadeau. Si vous complétez un bassin à ponton, vous pouvez allumer une zone de plus dans un bassin adjacent.

    Les cadeaux servent à relancer les dés ou à réaliser une action empereur, une seule par joueur à chaque tour. À la fin de votre propre tour, vous pouvez lancer un feu d’artifice : sa forme, tournée ou retournée à votre guise, doit recouvrir des bassins complets. Pour chaque forme, les premiers lancés valent le plus.

    Après le dernier tour, chacun peut encore en lancer un. Comptez vos feux d’artifice, 1 point par bassin de votre deuxième plus grand groupe, et 4 par bateau dont le bassin est resté sombre et dont les quatre bassins adjacents sont complets. Les cadeaux restants ne valent rien.

## Options

lanterns-dice-option-shapes = Feux d’artifice
    .about = Quatre formes sur huit sont en jeu : lesquelles ?
lanterns-dice-option-shapes-first = On joue avec les formes d’une première partie.
    .about = L’angle, le carré, le T et le U.
lanterns-dice-option-shapes-drawn = On tire les formes au sort.
    .about = Une petite, deux moyennes et une grande.
lanterns-dice-option-shapes-chosen = Le premier joueur choisit quatre formes.
    .about = N’importe lesquelles.

lanterns-dice-option-card_1 = Carte empereur à 1 cadeau
    .about = Quelle face est visible ?
lanterns-dice-option-card_1-A = La carte empereur à 1 cadeau montre sa face A.
    .about = Pour une première partie, toutes les cartes montrent leur face A.
lanterns-dice-option-card_1-B = La carte empereur à 1 cadeau montre sa face B.
    .about = Cette face propose une autre action.
lanterns-dice-option-card_1-drawn = La face de la carte empereur à 1 cadeau est tirée au sort.
    .about = Le hasard décide.

lanterns-dice-option-card_2 = Carte empereur à 2 cadeaux
    .about = Quelle face est visible ?
lanterns-dice-option-card_2-A = La carte empereur à 2 cadeaux montre sa face A.
    .about = Pour une première partie, toutes les cartes montrent leur face A.
lanterns-dice-option-card_2-B = La carte empereur à 2 cadeaux montre sa face B.
    .about = Cette face propose une autre action.
lanterns-dice-option-card_2-drawn = La face de la carte empereur à 2 cadeaux est tirée au sort.
    .about = Le hasard décide.

lanterns-dice-option-card_3 = Carte empereur à 3 cadeaux
    .about = Quelle face est visible ?
lanterns-dice-option-card_3-A = La carte empereur à 3 cadeaux montre sa face A.
    .about = Pour une première partie, toutes les cartes montrent leur face A.
lanterns-dice-option-card_3-B = La carte empereur à 3 cadeaux montre sa face B.
    .about = Cette face propose une autre action.
lanterns-dice-option-card_3-drawn = La face de la carte empereur à 3 cadeaux est tirée au sort.
    .about = Le hasard décide.

lanterns-dice-option-sheets = Feuilles de jeu
    .about = Qui joue avec quels bonus de tour ?
lanterns-dice-option-sheets-seat = Les feuilles suivent les places.
    .about = La place 1 reçoit la feuille A et commence, la place 2 la feuille B, et ainsi de suite.
lanterns-dice-option-sheets-drawn = Les feuilles sont tirées au sort.
    .about = Celui qui a la lettre la plus proche de A commence.

lanterns-dice-option-lakes = Lacs
    .about = Tout le monde joue-t-il sur le même lac ?
lanterns-dice-option-lakes-one = Toutes les feuilles ont le même lac.
    .about = C’est ce qu’indiquent la plupart des critiques du jeu.
lanterns-dice-option-lakes-four = Chaque feuille a son propre lac.
    .about = Ils sont en miroir, avec d’autres couleurs, et se valent.
