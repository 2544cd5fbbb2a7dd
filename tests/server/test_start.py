"""Starting, refusing to start, and the pages."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryFile

import httpx
import pytest

from farshore.core.errors import BadOption
from farshore.server.api.app import make_app
from farshore.server.app_state import AppState
from farshore.server.limits import Bucket
from farshore.server.run import open_parts
from farshore.server.settings import Settings
from farshore.server.storage.opening import Address, prepare
from farshore.server.storage.repository import UnusableStorage
from farshore.server.storage.sqlite_file import connect, try_writing
from tests.server.support import PATIENCE, ROOT, Server, change_database
from tests.soak.disk import small_disk
from tests.support.forkserver import start_program
from tests.support.loops import run_in_own_loop
from tests.support.postgres import Cluster, free_port


def serve(*arguments: str, more_modules: Path | None = None) -> str:
    """What `farshore serve` complains about before it gives up: one line."""
    command = ["serve", *arguments]
    with TemporaryFile("w+") as said:
        if more_modules is None:
            program = start_program("farshore", command, os.environ, said)
            code = program.wait(PATIENCE)
            assert program.stdout is not None
            program.stdout.close()
        else:  # modules that are to be found instead of others need a start of their own
            paths = [str(more_modules), os.environ.get("PYTHONPATH", "")]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
            code = subprocess.run(
                [sys.executable, "-m", "farshore", *command],
                stderr=said,
                env=environment,
                timeout=PATIENCE,
                check=False,
            ).returncode
        said.seek(0)
        text = said.read()
    assert code == 2, text
    assert len(text.splitlines()) == 1 and text.startswith("farshore: "), text
    return text


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = serve("--port", str(port), "--db", str(tmp_path / "a.db"))
    assert f"port {port}" in said
    (tmp_path / "text.db").write_text("this is no database, not even a small one")
    assert "nowhere" in serve("--db", str(tmp_path / "nowhere" / "a.db"))
    assert "text.db" in serve("--db", str(tmp_path / "text.db"))


def test_a_database_of_a_newer_farshore_is_refused_in_one_line(db: Address) -> None:
    newer = "UPDATE farshore_schema SET version = 1000"
    change_database(db, "PRAGMA user_version = 1000", newer)
    said = serve("--port", "0", "--db", str(db))
    assert "1000" in said


def test_a_disk_for_reading_only_is_refused_in_one_line(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 16) as disk:
        if not disk.small:
            pytest.skip("only root can mount a disk")
        path = disk.folder / "a.db"
        with prepare(path):
            pass
        subprocess.run(["mount", "-o", "remount,ro", str(disk.folder)], check=True)
        assert str(path) in serve("--port", "0", "--db", str(path))


def test_a_database_that_cannot_be_used_is_named_in_one_line(cluster: Cluster) -> None:
    cluster.execute(
        "postgres",
        "CREATE ROLE reader LOGIN",
        "CREATE ROLE secretive LOGIN PASSWORD 'right'",
        "SELECT 1",
    )
    rules = cluster.folder / "data" / "pg_hba.conf"
    rules.write_text("host all secretive 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
    cluster.execute("postgres", "SELECT pg_reload_conf()")
    db = cluster.new_database()
    name = db.rpartition("/")[2]
    nobody = free_port()
    for address, why in (
        (f"postgresql://farshore@127.0.0.1:{nobody}/{name}", "refused"),
        (f"{db}_other", "does not exist"),
        (db.replace("farshore@", "secretive:wrong@"), "password"),
        (db.replace("farshore@", "reader@"), "permission denied"),
        (db.replace("127.0.0.1", "[not-an-address"), "postgresql://"),
    ):
        said = serve("--db", address)
        assert why in said and ":wrong" not in said, said
    with prepare(db):
        cluster.execute(name, "GRANT SELECT, UPDATE ON farshore_schema TO reader", "SELECT 1")
    assert "no right to read and write" in serve("--db", db.replace("farshore@", "reader@"))


def test_a_password_of_any_characters_is_taken_from_the_environment(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in deploy/compose.yaml, where the address holds no password."""
    password = "p@ss/w:rd#?%25 ü"
    composed = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    address = next(line for line in composed.splitlines() if "FARSHORE_DB:" in line)
    assert "PASSWORD" not in address and "PGPASSWORD: ${FARSHORE_PASSWORD" in composed
    cluster.execute("postgres", f"CREATE ROLE guarded LOGIN PASSWORD '{password}'", "SELECT 1")
    cluster.execute("postgres", "CREATE DATABASE guarded OWNER guarded", "SELECT 1")
    rules = cluster.folder / "data" / "pg_hba.conf"
    rules.write_text("host all guarded 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
    cluster.execute("postgres", "SELECT pg_reload_conf()")
    db = cluster.address("guarded", "guarded")
    assert "password" in serve("--db", db)
    monkeypatch.setenv("PGPASSWORD", password)
    server = Server(tmp_path, "--workers", "1", db=db)
    assert server.stop() == 0


def test_a_storage_that_goes_away_during_the_start_is_refused_in_one_line(
    cluster: Cluster,
) -> None:
    """It was there when it was taken, and is not when it is opened."""
    db = cluster.new_database()
    with prepare(db):
        cluster.execute("postgres", f"DROP DATABASE {db.rpartition('/')[2]}", "SELECT 1")
        settings = Settings(db=db, workers=1)
        with pytest.raises(BadOption, match="does not exist"):
            run_in_own_loop(open_parts(AppState(settings, {}, None, None)))


def test_without_the_driver_the_command_that_installs_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "asyncpg.py").write_text("raise ModuleNotFoundError(name='asyncpg')")
    said = serve("--db", "postgresql://localhost/x", more_modules=tmp_path)
    assert 'pip install "farshore[postgres]"' in said


def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        said = serve("--port", "0", "--db", str(server.db))
        assert "Another server" in said and str(server.db) in said
    finally:
        server.kill()
    server.start()  # a killed server holds nothing
    assert server.stop() == 0


def test_another_name_and_a_deleted_lock_admit_no_second_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        link = tmp_path / "other.db"
        link.symlink_to(server.db)
        assert "Another server" in serve("--port", "0", "--db", str(link))
        Path(f"{server.db}-lock").unlink()
        assert "Another server" in serve("--port", "0", "--db", str(server.db))
        assert server.person("Ada").ask("GET", "/me")["guest"] == {"name": "Ada"}
    finally:
        server.send_home()
        assert server.stop() == 0


def test_a_disk_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "full.db"
    with prepare(path):
        pass
    with closing(connect(path)) as db:
        db.execute("PRAGMA query_only = ON")  # as if it lay on a disk for reading
        with pytest.raises(UnusableStorage):
            try_writing(db)


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
            page = await client.get("/new", headers=plain)
            assert page.text == "plain index.html"
            assert page.headers["cache-control"] == "no-cache"
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
