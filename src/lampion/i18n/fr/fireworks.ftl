# Fireworks : annoncé, pas encore jouable.

fireworks-name = Fireworks
fireworks-about = Lancez les dés, attrapez les fusées et remplissez le ciel de couleurs.
