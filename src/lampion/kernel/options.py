"""Options of a game: a name and the values it may take, all as text; the first value is the default."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lampion.kernel.errors import BadOption, UnknownOption


@dataclass(frozen=True)
class Option:
    """A choice that is made before the game starts."""

    name: str
    choices: tuple[str, ...]
    main: tuple[str, ...] = ()  # the choices to offer at once, if the option changes the game most; others come later
    later: str = ""  # what to suggest after a person's first game, and at tables with friends; empty for the default
    by_seat: bool = False  # after the default come the seats in order, and only those that are taken can be chosen

    @property
    def default(self) -> str:
        """The value unless another one is chosen."""
        return self.choices[0]


def settle(options: Iterable[Option], chosen: Mapping[str, object], seats: int) -> dict[str, str]:
    """Every option with its value: the chosen one where it is allowed with that many seats, else the default."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise UnknownOption(option=name, known=sorted(known))
    settled = {}
    for name, option in known.items():
        value = str(chosen.get(name, option.default))
        seated = option.choices[: 1 + seats] if option.by_seat else option.choices
        if value not in seated:
            raise BadOption(option=name, value=value, choices=list(seated))
        settled[name] = value
    return settled
