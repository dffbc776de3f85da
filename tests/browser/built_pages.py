"""Pages that only tests have: parts of the client on a page of their own, built and served without Lampion's server."""

import runpy
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from tests.browser.browsers import ROOT

WEB = ROOT / "web"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serve(name: str, built: Path) -> Iterator[str]:
    """Build `web/tests/<name>` into a folder; the address at which it is served."""
    node = runpy.run_path(str(WEB / "build.py"))["find_node"]()
    vite = [node, "node_modules/vite/bin/vite.js", "build", f"tests/{name}", "--config", "vite.config.ts"]
    subprocess.run([*vite, "--outDir", str(built)], cwd=WEB, check=True, capture_output=True, timeout=120)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(built)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
