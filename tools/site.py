"""`make site`: a whole site on this machine, as docs/site.md describes it, without containers, until Ctrl-C.

A PostgreSQL and a Redis of its own, two servers, a thinker, and HAProxy with a self-signed certificate. Everything is
in a temporary folder and gone afterwards.
"""

import argparse
import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Event

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.postgres import Postgres, find_programs  # noqa: E402
from tests.redis import RedisServer  # noqa: E402
from tests.server.servers import keep_port  # noqa: E402
from tests.waiting import wait_until  # noqa: E402

CONFIGURATION = ROOT / "examples" / "site" / "haproxy.cfg"
PATIENCE = 30  # seconds for a process to end
NEEDED = {"redis-server": "redis-server", "haproxy": "haproxy", "openssl": "openssl"}  # programs and their packages


def main() -> int:
    """Start everything, and end it when told to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8443, help="where the proxy listens (default: 8443)")
    port = parser.parse_args().port
    missing = [package for program, package in NEEDED.items() if not shutil.which(program)]
    missing += [] if find_programs() else ["postgresql"]
    if missing:
        print(f"Missing: {' '.join(missing)}. On Debian or Ubuntu `make setup` installs them as root.")
        return 1
    stopping = Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stopping.set())
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="lampion-site-")))
        site = start_all(stack, folder, port)
        print(f"The site is open at {site} (its certificate is its own). Ctrl-C stops it.", flush=True)
        stopping.wait()
    return 0


def start_all(stack: ExitStack, folder: Path, port: int) -> str:
    """Start the parts of the site, each of which ends after those that need it; returns the address."""
    programs = find_programs()
    assert programs is not None
    database = Postgres(programs)
    stack.callback(database.stop)
    cache = RedisServer()
    stack.callback(cache.stop)
    address = f"https://localhost:{port}"
    url = asyncio.run(database.make_database())
    owner = type("Owner", (), {})()
    ports = [keep_port(owner) for _ in range(2)]
    for number in ports:
        data = folder / str(number)
        words = ["--port", str(number), "--data", str(data), "--database", url, "--redis", cache.url]
        start(stack, ["serve", *words, "--public-url", address, "--log-level", "warning"], "open at")
    start(stack, ["think", "--redis", cache.url, "--processes", "1", "--log-level", "warning"], "thinking")
    certificate = make_certificate(folder)
    variables = {"LISTEN": f"127.0.0.1:{port}", "CERTIFICATE": str(certificate)}
    variables |= {"PORT_ONE": str(ports[0]), "PORT_TWO": str(ports[1])}
    proxy = subprocess.Popen(["haproxy", "-db", "-q", "-f", str(CONFIGURATION)], env={**os.environ, **variables})
    stack.callback(end, proxy)
    wait_until(lambda: proxy.poll() is not None or listens(port))
    if proxy.poll() is not None:
        raise SystemExit("HAProxy did not start")
    return address


def listens(port: int) -> bool:
    """Does anything listen on this port?"""
    with socket.socket() as sock:
        return sock.connect_ex(("127.0.0.1", port)) == 0


def start(stack: ExitStack, words: Sequence[str], sign: str) -> None:
    """Start one of Lampion's commands, and wait until it says so."""
    program = Path(sys.executable).with_name("lampion")
    environment = {**os.environ, "LAMPION_LANGUAGE": "en", "LAMPION_QUIET": "1"}
    process = subprocess.Popen([program, *words], stdout=subprocess.PIPE, encoding="utf-8", env=environment)
    stack.callback(end, process)
    assert process.stdout is not None
    if not any(sign in line for line in process.stdout):
        raise SystemExit(f"lampion {words[0]} did not start")


def make_certificate(folder: Path) -> Path:
    """A certificate for this machine, with its key."""
    key, certificate, both = folder / "key.pem", folder / "certificate.pem", folder / "site.pem"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", certificate,
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    both.write_text(certificate.read_text("utf-8") + key.read_text("utf-8"), "utf-8")
    both.chmod(0o600)
    return both


def end(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    """End a process."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
