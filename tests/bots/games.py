"""The games that bots are tried at: both, with few and many seats, and with the expansion."""

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("spring-festival", 2, {}),
    ("spring-festival", 4, {}),
    ("takenoko", 2, {}),
    ("takenoko", 3, {"hikari": "on"}),
]
