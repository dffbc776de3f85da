"""`lampion` alone: a server for this machine, opened in its browser."""

import os
import sys
from threading import Thread

from lampion.cli import serve
from lampion.cli.screen import Screen

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # where there is one, one of these says so


def run(screen: Screen) -> int:
    """Serve until Ctrl-C, and show the page as soon as the server listens."""
    from lampion.server.config import Config, default_data

    return serve.serve(Config(data=default_data(), host=serve.HOST, port=serve.PORT), "warning", screen, show)


def show(address: str) -> None:
    """Open the page, if there is a screen for it; the server goes on meanwhile."""
    if has_screen():
        import webbrowser

        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Could a browser open a window here?"""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)
