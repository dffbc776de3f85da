"""The balance reports that come with Lampion, as pages of their own."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from lampion.games import GAMES
from lampion.server.api.games import GameId
from lampion.server.errors import NotFound
from lampion.server.pages import ASKED, METHODS, TYPES
from lampion.server.people.language import language_of

router = APIRouter(include_in_schema=False)


@router.api_route("/balance/style.css", methods=METHODS)
async def show_style() -> Response:
    """The style of all reports."""
    from lampion.lab.balance.page import read_style

    return Response(read_style(), headers={"Content-Type": TYPES[".css"], "Cache-Control": ASKED})


@router.api_route("/balance/{game}", methods=METHODS)
def show_report(game: GameId, request: Request) -> Response:
    """The report on a game, in the reader's language."""
    from lampion.lab.balance.shipped import render_shipped

    style = f"{request.app.state.config.prefix}/balance/style.css"
    page = render_shipped(game, language_of(request), style) if game in GAMES else None
    if page is None:
        raise NotFound()
    return HTMLResponse(page, headers={"Cache-Control": ASKED, "Vary": "Accept-Language, Cookie"})
