# Fireworks: announced, not playable yet.

fireworks-name = Fireworks
fireworks-about = Throw the dice, catch the rockets, and fill the sky with colour.
