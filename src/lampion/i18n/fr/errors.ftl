# Les refus, chacun avec sa raison et ce qui serait possible.

error-unknown-game = Il n’y a pas de jeu « { $name } ». Au choix : { $known }.
error-unknown-option = Il n’y a pas d’option « { $option } ». Ce jeu a : { $known }.
error-bad-option = « { $value } » n’est pas une valeur de l’option « { $option } ». Au choix : { $choices }.
error-bad-seats = On ne peut pas jouer à { $seats } : ce jeu se joue de { $least } à { $most }.
error-unknown-seat = Il n’y a pas de place { $seat } : cette table en a { $seats }, numérotées à partir de 1.
error-unreadable-move =
    « { $text } » n’est pas un coup ici : { $problem ->
        [verb] il doit commencer par un mot comme { $verbs }.
        [cell] la case ne convient pas. Une case s’écrit x,y comme 2,-1 ; pour changer une tuile, il faut nommer une case où il y en a une.
        [edge] un bord s’écrit avec les deux cases qui se touchent là, comme 1,0 0,1.
        [tile] cette tuile ne peut pas servir maintenant.
        [card] cette carte n’est pas visible devant ce joueur.
        [shape] ces cases n’ont pas la forme de la carte.
        [set] les sets de départ sont 1, 2, 3 et 4.
        [piece] il nomme une pièce que la boîte ne contient pas.
        [words] il a trop ou pas assez de mots.
       *[other] { $problem }.
    }
error-illegal-move = « { $move } » n’est pas permis ici pour la place { $seat }.
error-not-your-turn = Ce n’est pas à la place { $seat } de jouer. Le jeu attend : { $waiting }.
error-game-over = La partie est finie ; plus personne ne peut jouer.
error-stale-move = Cette décision est déjà prise : la place { $seat } en est à sa décision { $expected }, pas { $number }.
error-unknown-action = Il n’y a pas d’action { $action } : ce jeu a { $actions } actions, numérotées à partir de 0.
error-too-late = Quelqu’un a été plus rapide. À vous de choisir autre chose !
error-nothing-to-undo = Il n’y a rien à reprendre.
error-bad-position = Ligne { $line } de la position : { $problem }.
error-bad-record =
    Ligne { $line } de la partie enregistrée : { $problem ->
        [too-long] une partie a au plus { $detail } caractères.
        [cut] le texte s’arrête au milieu d’une ligne.
        [expected] on attend ici « { $detail } ».
        [seats] { $detail } places, c’est trop ou trop peu.
        [checksum] quelque chose a été changé plus haut : la somme de contrôle devrait être { $detail }.
        [after-end] rien ne peut suivre la somme de contrôle.
        [option] « { $detail } » n’est pas une option avec sa valeur, ou s’y trouve deux fois.
        [seat] il n’y a pas de place « { $detail } ».
        [move-text] « { $detail } » n’est pas le texte d’un coup.
        [stops] la partie s’arrête trop tôt.
        [number] « { $detail } » n’est pas un nombre.
        [result] la partie finit autrement : { $detail }
       *[move] { $detail }
    }
error-other-rules =
    La partie a été enregistrée avec { $what ->
        [game] un autre jeu
        [rules] une autre version des règles
       *[components] un autre matériel
    } ({ $theirs } ; ici : { $ours }). On peut la lire, mais pas la continuer.
error-unfair-record = Ligne { $line } de la partie enregistrée : le hasard a donné { $outcome }, mais le secret publié donne { $expected }.
error-broken-pledge = Le nombre de la place { $seat } ne correspond pas à ce qui avait été promis avant la partie.
error-links-missing = Ligne { $line } : les maillons des joueurs précèdent chaque tirage qui suit une décision, une seule fois, et ne sont nulle part ailleurs.
error-wrong-secret = Le secret publié n’est pas celui qui avait été promis avant la partie ({ $commitment }).
error-bad-components = { $file }, { $row } : { $problem }.
error-unknown-bot = Il n’y a pas de robot « { $name } ». Au choix : { $known }.
error-bad-file =
    { $file } : { $problem ->
        [missing] ce fichier ou dossier n’existe pas.
        [folder] c’est un dossier, pas un fichier.
        [denied] vous n’avez pas accès à ce fichier ou dossier.
        [text] ce n’est pas un texte en UTF-8, donc pas une partie enregistrée.
        [name] aucun fichier ne peut porter ce nom.
        [foreign] ce fichier existe et n’est pas une partie de Lampion. Choisissez un autre nom.
        [puzzles] ce ne sont pas des énigmes.
       *[other] { $problem }.
    }
error-resumed-game = La partie enregistrée dit de quel jeu il s’agit : n’indiquez ni JEU, ni --seats, ni --option.
