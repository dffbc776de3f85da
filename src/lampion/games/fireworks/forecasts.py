"""What offers tell about a launch before it is made. [FW-20]"""

from lampion.games.fireworks import lookups as box
from lampion.games.fireworks.forecast import Forecast as Looking
from lampion.games.fireworks.rules import Fireworks
from lampion.games.fireworks.shapes import Forecast


class Forecasts:
    """Forecasts for all aims in one position, for each height or for the card that was drawn."""

    def __init__(self, position: Fireworks) -> None:
        looking = Looking()
        levels = [position.level] if position.card else box.HEIGHT_LEVELS
        self.found = [looking.find(position, level) for level in levels]

    def at(self, place: int, height: int | None = None) -> Forecast:
        """What to expect of a launch at this place, from all heights or from one."""
        found = self.found if height is None else self.found[height : height + 1]
        mean = [means[place] / 1000 for means, _ in found]
        fail = [failures[place] / 1000 for _, failures in found]
        return {"mean": mean, "fail": fail, "turned": round(mean[0], 1), "risk": round(100 * fail[0])}
