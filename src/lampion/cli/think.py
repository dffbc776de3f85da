"""`lampion think`: processes in which the bots of a site think."""

import argparse
import os

from lampion.cli.arguments import Arguments
from lampion.cli.screen import Screen
from lampion.cli.serve import LEVELS, print_line


def add_arguments(arguments: Arguments) -> None:
    """The arguments of the command."""
    arguments.add("--redis", metavar=arguments.say("terminal-metavar-url"), required=True)
    arguments.add("--processes", type=arguments.number(1, 256), default=os.cpu_count() or 1, metavar="N")
    arguments.add("--log-level", choices=LEVELS, default="info")


def run(arguments: argparse.Namespace, screen: Screen) -> int:
    """Think until Ctrl-C; the server's libraries are imported only now."""
    from lampion.server.bus.errors import needing_driver

    with needing_driver():
        from lampion.server import thinker

    def announce() -> None:
        print_line(screen, "terminal-think-started", count=str(arguments.processes))
        print_line(screen, "terminal-serve-stop")

    thinker.run(arguments.redis, arguments.processes, arguments.log_level, announce)
    print_line(screen, "terminal-think-stopped")
    return 0
