# Fireworks : ses règles en bref et ses options, pour qui prépare une table ou demande de l’aide.

fireworks-rules =
    À votre tour, vous lancez : choisissez où le dé doit tomber, et de quelle hauteur. Il touche les tuiles de la boîte et en retourne quelques-unes. Si au moins une tuile s’est retournée face visible, prenez autant de tuiles visibles que le dé l’indique et placez-les dans votre ciel ; avec le symbole, prenez-en une et relancez. Si aucune ne s’est retournée, prenez une tuile au hasard, et votre tour est terminé. Ce que personne ne prend reste face visible.

    Les tuiles s’orientent comme on veut au moment de les placer et ne bougent plus ensuite. Six tuiles dont le grand arc est tourné vers une tuile de départ forment un grand feu d’artifice : 10 points si les sept ont la même forme et la même couleur, 7 pour la même forme, 6 sinon ; une tuile de départ seule vaut 1 point. Deux moitiés Bodan qui se rejoignent font un Saturne (3 points si elles sont de la même couleur, sinon 2), deux moitiés Kiku un kaléidoscope (3 points si leurs couleurs sont différentes, sinon 2), deux moitiés de fleur une petite fleur (1 point). Les tuiles spéciales différentes valent 1 point chacune, ou 10 en tout à partir de cinq.

    Une tuile Fonction agit dès qu’elle se retourne, une seule par tour. Coup de vent : une fois les tuiles prises, on en retourne cinq autres face cachée. Pluie battante : chacun prend une tuile de moins pendant cette manche. Symbole : on relance le dé.

    Quand un ciel est plein, les joueurs restants de la manche jouent encore un tour. Celui qui a le plus de points gagne. Dans les versions avancées, chacun a un personnage et des cartes Action disent comment lancer, ou bien tous prennent des tuiles sur la table en même temps.

## Options

fireworks-option-mode = Version du jeu
    .about = Auquel des jeux de la boîte joue-t-on ?
fireworks-option-mode-game-1 = On lance un dé, on prend des tuiles et on remplit son ciel.
    .about = Le jeu 1 de la boîte : dès six ans, et pour découvrir le jeu.
fireworks-option-mode-advanced-1 = On lance comme le veulent les cartes Action, seul ou ensemble.
    .about = La version avancée 1. Chacun a aussi un personnage.
fireworks-option-mode-advanced-2 = On prend tous des tuiles en même temps.
    .about = La version avancée 2. Toutes les tuiles sont visibles, et la patte la plus rapide l’emporte.
fireworks-option-mode-advanced-2-turns = On prend une tuile chacun son tour.
    .about = La version avancée 2 sans se presser. Toutes les tuiles sont visibles.

fireworks-option-rearranging = Déplacement des tuiles
    .about = Peut-on déplacer plus tard les tuiles de son ciel ?
fireworks-option-rearranging-off = Les tuiles restent où elles sont placées.
    .about = C’est ce que dit le livret.
fireworks-option-rearranging-on = Les tuiles peuvent être déplacées.
    .about = Après la prise, chaque tuile de votre ciel peut être déplacée ou tournée une fois, comme dans l’édition de 2018.

fireworks-option-second_try = Deuxième essai
    .about = Que se passe-t-il après un lancer qui ne retourne rien ?
fireworks-option-second_try-off = Un échec termine le tour.
    .about = On prend une tuile au hasard, comme dans le livret.
fireworks-option-second_try-on = Un échec donne droit à un deuxième essai.
    .about = Une fois par tour, on pioche une carte Action et on relance avec de l’aide, comme dans l’édition de 2018.

fireworks-option-up_to = Nombre de tuiles
    .about = Doit-on prendre autant de tuiles que le dé l’indique ?
fireworks-option-up_to-off = On prend autant de tuiles que le dé l’indique.
    .about = C’est ce que dit le livret.
fireworks-option-up_to-on = On prend au plus ce que le dé indique.
    .about = Au moins une tuile, comme dans l’édition de 2018.

fireworks-option-puppy = Le chiot
    .about = Comment compte-t-on les points du chiot ?
fireworks-option-puppy-add = Les points du chiot s’ajoutent.
    .about = Ils viennent en plus de ceux des tuiles spéciales, comme le dit le livret.
fireworks-option-puppy-replace = Les points du chiot en remplacent d’autres.
    .about = Ils comptent à la place de ceux des tuiles spéciales ; le chiot ne vaut alors pas plus que les autres personnages.

fireworks-option-first = Premier joueur
    .about = Qui lance le premier ?
fireworks-option-first-drawn = Le premier joueur est tiré au sort.
    .about = Le hasard décide.
fireworks-option-first-0 = La place 1 commence.
    .about = Ce joueur joue en premier.
fireworks-option-first-1 = La place 2 commence.
    .about = Ce joueur joue en premier.
fireworks-option-first-2 = La place 3 commence.
    .about = Ce joueur joue en premier.
fireworks-option-first-3 = La place 4 commence.
    .about = Ce joueur joue en premier.

fireworks-option-box = La boîte
    .about = Qui lance le dé ?
fireworks-option-box-simulated = Lampion simule le lancer.
    .about = Un modèle dont chacun peut lire les tables ; ses tirages se vérifient après la partie.
fireworks-option-box-real = On lance un vrai dé dans une vraie boîte.
    .about = Pour le terminal, à côté de votre boîte : vous indiquez ce qui s’est retourné et le résultat du dé. Dans le navigateur, une table de probabilités en tient lieu.
