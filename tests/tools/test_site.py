"""`make site` starts a whole site: a proxy with TLS, two servers, a thinker, PostgreSQL and Redis."""

import asyncio
import json
import shutil
import signal
import ssl
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.servers import keep_port
from tests.waiting import PATIENCE, until_answered

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.skipif(not shutil.which("haproxy"), reason="this machine has no HAProxy: tools/setup-debian installs it")
async def test_a_whole_site_can_be_looked_at() -> None:
    port = keep_port(until_answered)
    command = [sys.executable, str(ROOT / "tools" / "site.py"), "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            told = await asyncio.to_thread(process.stdout.readline)
            assert f"https://localhost:{port}" in told
            address = f"https://localhost:{port}"
            async with httpx.AsyncClient(base_url=address, verify=False) as http:
                names: set[str] = set()

                async def both_answer() -> bool:
                    answer = await http.get("/healthz")
                    if answer.status_code == 200:
                        names.add(answer.json()["process"])
                        assert answer.json()["bus"] == "ok"
                    return len(names) == 2

                await until_answered(both_answer)
                me = await http.post("/api/me", json={"name": "Ada"}, headers={"Origin": address})
                assert "Secure" in me.headers["set-cookie"]
                wanted = {"game": "spring-festival", "bots": {"1": "search:100"}, "seat": 0}
                made = await http.post("/api/tables", json={"seats": 2, **wanted}, headers={"Origin": address})
                assert made.status_code < 300, made.text
                context = ssl.create_default_context()
                context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
                cookie = me.headers["set-cookie"].split(";")[0]
                url = f"wss://localhost:{port}/api/tables/{made.json()['id']}/socket"
                headers = {"Cookie": cookie, "Origin": address}
                async with connect(url, ssl=context, additional_headers=headers) as socket:
                    assert json.loads(await socket.recv())["type"] == "table"
            assert (await asyncio.to_thread(httpx.get, address, verify=False)).status_code == 200
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
    assert process.returncode == 0
