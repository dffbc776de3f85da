# Lanterns Dice : annoncé, pas encore jouable.

lanterns-dice-name = Lanterns Dice
lanterns-dice-about = Lancez les dés lanternes, coloriez le lac et tirez des feux d'artifice pour l'empereur.
