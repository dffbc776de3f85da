# Lanterns Dice: announced, not playable yet.

lanterns-dice-name = Lanterns Dice
lanterns-dice-about = Roll the lantern dice, colour in the lake, and send up fireworks for the Emperor.
