"""`lampion` without a command: a server on this machine, opened in the browser."""

import os
import sys
from threading import Thread

from lampion.cli import serve
from lampion.cli.screen import Screen

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of these is set where there is a screen


def run(screen: Screen) -> int:
    """Serve until Ctrl-C, and open the page as soon as the server listens."""
    from lampion.server.config import Config, default_data

    return serve.serve(Config(data=default_data(), host=serve.HOST, port=serve.PORT), "warning", screen, show)


def show(address: str) -> None:
    """Open the page if there is a screen, without holding up the server."""
    if has_screen():
        import webbrowser

        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Could a browser open a window here?"""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SCREENS)
