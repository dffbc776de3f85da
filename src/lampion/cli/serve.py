"""`lampion serve`: the server on which people and bots meet."""

import argparse
import re
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from lampion.bots import BOTS, register
from lampion.cli.arguments import Arguments
from lampion.cli.screen import Screen
from lampion.kernel.errors import LampionError

if TYPE_CHECKING:
    from lampion.server.config import Config

HOST, PORT = "127.0.0.1", 8000
LEVELS = ("debug", "info", "warning", "error")
EVERYBODY = ("0.0.0.0", "::")  # noqa: S104
BOT_NAME = re.compile("[A-Za-z0-9_-]{1,40}")


class BadBotName(LampionError):
    """A bot can't be added under this name. Data: name, problem."""

    code = "bad-bot-name"


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    url = arguments.say("terminal-metavar-url")
    arguments.add("--host", default=HOST, metavar=arguments.say("terminal-metavar-host"))
    arguments.add("--port", type=arguments.number(0, 65535), default=PORT, metavar="N")
    arguments.add("--public-url", metavar=url)
    arguments.add("--data", type=Path, metavar=arguments.say("terminal-metavar-folder"))
    arguments.add("--database", metavar=url)
    arguments.add("--redis", metavar=url)
    arguments.add("--workers", type=arguments.number(1, 256), default=1, metavar="N")
    form = "terminal-metavar-bot"
    arguments.add("--bot", type=arguments.pair(form), metavar=arguments.say(form), action="append", default=[])
    arguments.add("--log-level", choices=LEVELS, default="info")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Serve until Ctrl-C; the server's libraries are imported only now."""
    from lampion.server.config import Config, default_data

    config = Config(
        data=arguments.data or default_data(), host=arguments.host, port=arguments.port,
        public_url=arguments.public_url, database=arguments.database, redis=arguments.redis,
    )  # fmt: skip
    prepare = partial(add_bots, arguments.bot)
    prepare()
    return serve(config, arguments.log_level, screen, workers=arguments.workers, prepare=prepare)


def add_bots(wanted: list[tuple[str, str]]) -> None:
    """Register outside programs as bots that people at tables can choose by name."""
    from lampion.bots.outside import share

    names = [name for name, _ in wanted]
    for name in names:
        if not BOT_NAME.fullmatch(name):
            raise BadBotName(name=name, problem="letters")
        if name in BOTS or names.count(name) > 1:
            raise BadBotName(name=name, problem="taken")
    for name, command in wanted:
        register(name, share(command))


def serve(
    config: "Config",
    log_level: str,
    screen: Screen,
    on_open: Callable[[str], None] | None = None,
    workers: int = 1,
    prepare: Callable[[], None] | None = None,
) -> int:
    """Serve until Ctrl-C, and print the address; `prepare` is what each of several processes does first."""
    from lampion.server import process
    from lampion.server.pages import Client

    has_page = Client().is_built()

    def announce_port(port: int) -> None:
        if config.port not in (0, port):
            print_line(screen, "terminal-serve-busy", port=str(config.port), taken=str(port))

    def announce_address(address: str, port: int) -> None:
        print_line(screen, "terminal-serve-listening", "bold #ffd75f", address=address)
        if config.host in EVERYBODY and config.public_url is None:
            print_line(screen, "terminal-serve-everybody", address=f"http://{socket.gethostname()}:{port}/")
        print_line(screen, "terminal-serve-stop")
        if not has_page:
            print_line(screen, "terminal-serve-no-page")
        elif on_open:
            on_open(address)

    if workers > 1 and prepare is not None:
        from lampion.server.workers import run as run_workers

        run_workers(config, workers, log_level, prepare, announce_port, announce_address)
    else:
        process.run(config, log_level, announce_port, announce_address)
    print_line(screen, "terminal-serve-stopped")
    return 0


def print_line(screen: Screen, key: str, style: str = "", **data: str) -> None:
    """Print a line at once and without wrapping it, as addresses must stay whole."""
    screen.out.print(Text(screen.words(key, **data), style), soft_wrap=True)
    screen.out.file.flush()
