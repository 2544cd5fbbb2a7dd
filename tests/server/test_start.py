"""Starting, refusing to start, and the pages."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from farshore.server.app import make_app
from farshore.server.limits import Bucket
from farshore.server.settings import Settings
from tests.server.support import Server
from tests.support.loops import run_in_own_loop


def serve(*arguments: str) -> str:
    """What `farshore serve` complains about before it gives up."""
    done = subprocess.run(
        [sys.executable, "-m", "farshore", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    return done.stderr


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = serve("--port", str(port), "--db", str(tmp_path / "a.db"))
    assert f"port {port}" in said
    (tmp_path / "text.db").write_text("this is no database, not even a small one")
    for said in (
        serve("--db", str(tmp_path / "nowhere" / "a.db")),
        serve("--db", str(tmp_path / "text.db")),
    ):
        assert len(said.splitlines()) == 1 and said.startswith("farshore: ")


def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        said = serve("--port", "0", "--db", str(server.db))
        assert "Another server" in said and str(server.db) in said
    finally:
        server.kill()
    server.start()  # a killed server holds nothing
    assert server.stop() == 0


@pytest.fixture
def web(tmp_path: Path) -> Path:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    for name in ("index.html", "assets/app-1234.js"):
        (tmp_path / "web" / name).write_text(f"plain {name}")
        (tmp_path / "web" / f"{name}.br").write_text(f"brotli {name}")
    return tmp_path / "web"


def test_pages_are_served_compressed_and_cached(web: Path) -> None:
    async def look() -> None:
        app = make_app(Settings(db=web.parent / "a.db"), web=web)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            plain = {"accept-encoding": "identity"}
            page = await client.get("/t/some-table", headers=plain)
            assert page.text == "plain index.html" and page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
            script = await client.get("/assets/app-1234.js", headers=plain)
            assert "immutable" in script.headers["cache-control"]
            async with client.stream(
                "GET", "/assets/app-1234.js", headers={"accept-encoding": "gzip, br"}
            ) as packed:
                assert packed.headers["content-encoding"] == "br"
                raw = b"".join([part async for part in packed.aiter_raw()])
                assert raw == b"brotli assets/app-1234.js"
            for path in ("/assets/none.js", "/..%2fsecret.txt", "/favicon.ico", "/api/none"):
                assert (await client.get(path)).status_code == 404

    run_in_own_loop(look())


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=1000.0, burst=2.0)
    assert bucket.take() == 0 and bucket.take() == 0
    assert bucket.take() > 0
