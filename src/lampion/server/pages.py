"""The files of the built client, served from memory, compressed at build time, under any path prefix."""

import html
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lampion import i18n
from lampion.server.errors import NotFound, handle
from lampion.server.middleware.path_prefix import route_path

FOLDER = Path(__file__).parent / "client"
PAGE = "index.html"
BASE = "__BASE__"  # the build's placeholder for the path under which the page is served
METHODS = ["GET", "HEAD"]
# The addresses at which the client shows a page; it interprets the rest of the address itself.
PAGES = (
    "/", "/lobby", "/table/{id}", "/replay/{id}", "/learn", "/learn/{game}", "/puzzle/{game}", "/challenge",
    "/challenge/{day}", "/about", "/link", "/me", "/ladder", "/ladder/{game}", "/people/{id}", "/find",
    "/club", "/club/{id}", "/tournament/{id}",
)  # fmt: skip
KEPT = "public, max-age=31536000, immutable"  # the name changes with the content
ASKED = "no-cache"  # cached, but revalidated each time
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TWINS = {"br": ".br", "gzip": ".gz"}  # suffixes of the compressed forms, best first

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the client: its bytes, plain and compressed."""

    kind: str
    etag: str
    forms: dict[str, bytes]  # by encoding; plain is ""

    def choose(self, accepted: Iterable[str]) -> str:
        """The best of the encodings that a browser accepts."""
        return next((name for name in TWINS if name in self.forms and name in accepted), "")


class Client:
    """The built client in a folder, read again after each build."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.stamp = 0
        self.page = ""
        self.assets: dict[str, Asset] = {}

    def refresh(self) -> None:
        """Read the folder again if it has changed."""
        stamp = stamp_of(self.folder / PAGE)
        if stamp != self.stamp:
            self.stamp = stamp
            self.page = (self.folder / PAGE).read_text("utf-8") if stamp else ""
            self.assets = dict(read_assets(self.folder)) if stamp else {}

    def is_built(self) -> bool:
        """Has the client been built?"""
        self.refresh()
        return bool(self.page)


def stamp_of(page: Path) -> int:
    """When the page was written; 0 if it is missing."""
    try:
        return page.stat().st_mtime_ns
    except OSError:
        return 0


def read_assets(folder: Path) -> Iterable[tuple[str, Asset]]:
    """Every file that can be requested, by its address; no request reaches anything else."""
    for file in sorted(folder.rglob("*")):
        kind = TYPES.get(file.suffix)
        if kind is None or not file.is_file():
            continue
        plain = file.read_bytes()
        twins = {name: file.with_name(file.name + suffix) for name, suffix in TWINS.items()}
        forms = {"": plain, **{name: twin.read_bytes() for name, twin in twins.items() if twin.is_file()}}
        yield file.relative_to(folder).as_posix(), Asset(kind, sha256(plain).hexdigest()[:20], forms)


def client_of(request: Request) -> Client:
    """The client of the app that a request is for."""
    found = request.app.state.client
    assert isinstance(found, Client)
    found.refresh()
    return found


async def show_page(request: Request) -> Response:
    """The page, for every address at which the client shows something."""
    return send_page(request)


async def show_nothing(request: Request, error: Exception) -> Response | None:
    """For an unknown address, people get the page, which says so; programs get an error in the usual shape."""
    not_found = isinstance(error, HTTPException) and error.status_code == 404 and request.method in METHODS
    wants_page = "text/html" in request.headers.get("accept", "") and not route_path(request.scope).startswith("/api")
    if not_found and wants_page:
        return send_page(request, 404)
    return await handle(request, error)


def send_page(request: Request, status: int = 200, head: str = "") -> Response:
    """The page under its path prefix, or a notice that the client is not built; `head` is added to what it is about."""
    client = client_of(request)
    if not client.page:
        return HTMLResponse(write_missing(), 503)
    page = client.page.replace(BASE, f"{request.app.state.config.prefix}/")
    page = page.replace("</head>", f"{head}</head>", 1)
    etag = f'"{sha256(page.encode()).hexdigest()[:20]}"'
    headers = {"Cache-Control": ASKED, "ETag": etag}
    if status == 200 and is_known(request, etag):
        return Response(None, 304, headers)
    return HTMLResponse(page, status, headers)


@router.api_route("/assets/{name}", methods=METHODS)
async def show_asset(request: Request, name: str) -> Response:
    """A file of the client whose name holds the digest of its content."""
    return send(request, f"assets/{name}", KEPT)


@router.api_route("/{name}.{suffix}", methods=METHODS)
async def show_file(request: Request, name: str, suffix: str) -> Response:
    """A file beside the page: the icon, the licences of what the client contains."""
    return send(request, f"{name}.{suffix}", ASKED)


for address in PAGES:
    router.add_api_route(address, show_page, methods=METHODS)


def send(request: Request, path: str, caching: str) -> Response:
    """A file in the best encoding that the browser accepts."""
    asset = client_of(request).assets.get(path)
    if asset is None:
        raise NotFound()
    encoding = asset.choose(encodings_in(request.headers.get("accept-encoding", "")))
    etag = f'"{asset.etag}{"-" if encoding else ""}{encoding}"'
    headers = {"Cache-Control": caching, "ETag": etag}
    if len(asset.forms) > 1:
        headers["Vary"] = "Accept-Encoding"
    if is_known(request, etag):
        return Response(None, 304, headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(asset.forms[encoding], headers={**headers, "Content-Type": asset.kind})


def encodings_in(header: str) -> set[str]:
    """The encodings in an Accept-Encoding header."""
    parts = (part.partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, weight in parts if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00")}


def is_known(request: Request, etag: str) -> bool:
    """Does the browser already have this version?"""
    known = (part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(","))
    return etag in known


def write_missing() -> str:
    """The notice that the client is not built, in every language."""
    parts = (
        f'<section lang="{language}"><h1>{html.escape(i18n.say(language, "server-no-page"))}</h1>'
        f"<p>{html.escape(i18n.say(language, 'server-no-page-help'))}</p></section>"
        for language in i18n.LANGUAGES
    )
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Lampion</title>{"".join(parts)}</html>'
