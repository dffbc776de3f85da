"""`lampion serve`: the server on which people and bots meet."""

import argparse
import socket
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from lampion.cli.arguments import Arguments
from lampion.cli.screen import Screen

if TYPE_CHECKING:
    from lampion.server.config import Config

HOST, PORT = "127.0.0.1", 8000
LEVELS = ("debug", "info", "warning", "error")
EVERYBODY = ("0.0.0.0", "::")  # noqa: S104


def add_arguments(arguments: Arguments) -> None:
    """What the command understands."""
    url = arguments.say("terminal-metavar-url")
    arguments.add("--host", default=HOST, metavar=arguments.say("terminal-metavar-host"))
    arguments.add("--port", type=arguments.number(0, 65535), default=PORT, metavar="N")
    arguments.add("--public-url", metavar=url)
    arguments.add("--data", type=Path, metavar=arguments.say("terminal-metavar-folder"))
    arguments.add("--database", metavar=url)
    arguments.add("--log-level", choices=LEVELS, default="info")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Serve until Ctrl-C; the libraries of the server are loaded only here."""
    from lampion.server.config import Config, default_data

    config = Config(
        data=arguments.data or default_data(), host=arguments.host, port=arguments.port,
        public_url=arguments.public_url, database=arguments.database,
    )  # fmt: skip
    return serve(config, arguments.log_level, screen)


def serve(config: "Config", log_level: str, screen: Screen, on_open: Callable[[str], None] | None = None) -> int:
    """Serve until Ctrl-C, and say where."""
    from lampion.server import serving
    from lampion.server.pages import Client

    has_page = Client().is_built()

    def tell_port(port: int) -> None:
        if config.port not in (0, port):
            tell(screen, "terminal-serve-busy", port=str(config.port), taken=str(port))

    def tell_address(address: str, port: int) -> None:
        tell(screen, "terminal-serve-listening", "bold #ffd75f", address=address)
        if config.host in EVERYBODY and config.public_url is None:
            tell(screen, "terminal-serve-everybody", address=f"http://{socket.gethostname()}:{port}/")
        tell(screen, "terminal-serve-stop")
        if not has_page:
            tell(screen, "terminal-serve-no-page")
        elif on_open:
            on_open(address)

    serving.run(config, log_level, tell_port, tell_address)
    tell(screen, "terminal-serve-stopped")
    return 0


def tell(screen: Screen, key: str, style: str = "", **data: str) -> None:
    """Print a line at once and in one piece: an address must not be broken."""
    screen.out.print(Text(screen.words(key, **data), style), soft_wrap=True)
    screen.out.file.flush()
