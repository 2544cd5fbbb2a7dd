"""Behind nginx and Caddy, the real programs, set up as the examples in deploy/ say."""

from __future__ import annotations

import json
import re
import shutil
import signal
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from farshore.server.middleware.proxies import ProxyMiddleware
from farshore.server.middleware.security import is_own_host
from tests.server.support import PATIENCE, ROOT, Server
from tests.support.loops import run_in_own_loop
from tests.support.postgres import Cluster

DEPLOY = ROOT / "deploy"
NAMES = ("play.example.org", "example.org")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """(certificate, key) for the names of the examples."""
    folder = tmp_path_factory.mktemp("certificate")
    names = ",".join(f"DNS:{name}" for name in NAMES)
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-days", "2", "-subj", "/CN=test", "-addext", f"subjectAltName={names}"),
            *("-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")),
        ],
        check=True,
        capture_output=True,
    )
    return folder / "cert.pem", folder / "key.pem"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Site:
    """A browser that reaches the server by its public name, through the proxy."""

    def __init__(self, name: str, port: int, root: str, certificate: Path) -> None:
        self.name = name
        self.port = port
        self.root = root
        self.origin = f"https://{name}:{port}"
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}",
            headers={"host": f"{name}:{port}", "origin": self.origin},
            verify=self.trust,
            timeout=PATIENCE,
        )

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        sni = {"sni_hostname": self.name}
        return self.http.request(method, self.root + path, json=body, extensions=sni)

    def play(self) -> list[str]:
        """Becomes a guest, opens a table and its socket: the types of the first messages."""
        named = self.ask("PUT", "/api/me", {"name": "Ada"})
        assert named.status_code == 200, named.text
        cookie = named.headers["set-cookie"]
        assert "Secure" in cookie and f"Path={self.root}/" in cookie
        token = cookie.partition(";")[0]
        self.http.headers["cookie"] = token
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = self.ask("POST", "/api/tables", {"game": "lanterns", "players": 2, "seats": seats})
        assert made.status_code == 201, made.text
        address = f"wss://{self.name}:{self.port}{self.root}/api/tables/{made.json()['id']}/ws"
        with (
            socket.create_connection(("127.0.0.1", self.port)) as line,
            connect(
                address,
                sock=line,
                ssl=self.trust,
                server_hostname=self.name,
                origin=Origin(self.origin),
                additional_headers={"Cookie": token},
            ) as page,
        ):
            return [json.loads(page.recv(PATIENCE))["type"] for _ in range(3)]


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"no proxy listens: {process.poll()}")


Proxy = Callable[[Path, str, int, tuple[Path, Path]], tuple[list[str], int]]
"""Writes the configuration of an example for a server's port; gives the command and the port."""


def nginx(
    folder: Path, example: str, upstream: int, pair: tuple[Path, Path]
) -> tuple[list[str], int]:
    port = free_port()
    text = (DEPLOY / "nginx" / f"{example}.conf").read_text()
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = re.sub(r"ssl_certificate \S+;", f"ssl_certificate {pair[0]};", text)
    text = re.sub(r"ssl_certificate_key \S+;", f"ssl_certificate_key {pair[1]};", text)
    text = text.replace("127.0.0.1:8765", f"127.0.0.1:{upstream}")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {paths}\n{text}\n}}\n"
    )
    return [program("nginx"), "-c", f"{folder}/nginx.conf", "-p", str(folder), "-e", "stderr"], port


def caddy(
    folder: Path, example: str, upstream: int, pair: tuple[Path, Path]
) -> tuple[list[str], int]:
    port = free_port()
    name = "Caddyfile" if example == "farshore" else f"{example}.Caddyfile"
    text = (DEPLOY / "caddy" / name).read_text()
    text = text.replace("127.0.0.1:8765", f"127.0.0.1:{upstream}")
    return run_caddy(folder, text, port, pair), port


def run_caddy(folder: Path, text: str, port: int, pair: tuple[Path, Path]) -> list[str]:
    """The command that runs a site of Caddy at a port of ours, with a certificate of ours."""
    own_port = f"\\1:{port} {{\n\tbind 127.0.0.1\n\ttls {pair[0]} {pair[1]}\n"
    text = re.sub(r"(?m)^(\S*example\.org) \{$", own_port, text)
    general = f"admin off\nauto_https disable_redirects\nstorage file_system {folder}"
    (folder / "Caddyfile").write_text(f"{{\n{general}\n}}\n{text}")
    config = str(folder / "Caddyfile")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", config]


def program(name: str) -> str:
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin:/sbin:/bin")
    assert found is not None, f"{name} is missing: `make test` installs it"
    return found


@contextmanager
def running(command: list[str], log: Path, port: int) -> Iterator[None]:
    """A proxy, from when it listens."""
    with log.open("wb") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written)
    try:
        wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def behind(
    proxy: Proxy, folder: Path, example: str, pair: tuple[Path, Path], *options: str
) -> Iterator[tuple[Site, Server]]:
    """A server behind a proxy, as an example sets both up."""
    sub_path = example == "sub-path"
    name = NAMES[1] if sub_path else NAMES[0]
    root = ["--root-path=/games"] if sub_path else []
    server = Server(folder, "--access-log", f"--hosts={name}", *root, *options)
    try:
        command, port = proxy(folder, example, server.port, pair)
        with running(command, folder / "proxy.log", port):
            site = Site(name, port, "/games" if sub_path else "", pair[0])
            with site.http:
                yield site, server
    finally:
        server.send_home()
        assert server.stop() == 0


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_example_with_a_name_of_its_own_works(
    proxy: Proxy, tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    with behind(proxy, tmp_path, "farshore", certificate) as (site, _):
        page = site.ask("GET", "/new")
        assert page.status_code == 200 and 'src="/assets/' in page.text
        assert site.play() == ["table", "chat", "state"]
        assert site.ask("GET", "/metrics").status_code == 404
        site.http.headers["origin"] = "https://evil.example"
        assert site.ask("PUT", "/api/me", {"name": "Eve"}).status_code == 403


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_the_example_under_a_path_works(
    proxy: Proxy, tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    with behind(proxy, tmp_path, "sub-path", certificate) as (site, _):
        page = site.ask("GET", "/t/anything")
        assert 'content="/games"' in page.text
        script = re.search(r'src="(/games/assets/[^"]+)"', page.text)
        assert script is not None
        loaded = site.ask("GET", script.group(1).removeprefix("/games"))
        assert loaded.status_code == 200 and "javascript" in loaded.headers["content-type"]
        assert site.play() == ["table", "chat", "state"]


class NamedServer(ThreadingHTTPServer):
    """Stands for one of several servers: answers every request with its own number."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), NamedServer.Answer)
        self.port = int(self.server_address[1])
        self._thread = threading.Thread(target=self.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        """Nobody listens at its port any more."""
        self.shutdown()
        self.server_close()
        self._thread.join()

    class Answer(BaseHTTPRequestHandler):
        """One answer a connection, so that a server that has stopped holds none."""

        def do_GET(self) -> None:
            assert isinstance(self.server, NamedServer)
            text = str(self.server.port).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, format: str, *args: object) -> None:
            pass


def several_nginx(folder: Path, ports: list[int], pair: tuple[Path, Path]) -> tuple[list[str], int]:
    command, port = nginx(folder, "several-servers", ports[0], pair)
    config = folder / "nginx.conf"
    config.write_text(config.read_text().replace("127.0.0.1:8766", f"127.0.0.1:{ports[1]}"))
    return command, port


def several_caddy(folder: Path, ports: list[int], pair: tuple[Path, Path]) -> tuple[list[str], int]:
    """Without its questions whether servers are ready: a busy machine may answer them late."""
    port, text = free_port(), re.sub(r"(?m)^\s*health_.*\n", "", compose_caddyfile(ports))
    return run_caddy(folder, text, port, pair), port


def compose_caddyfile(ports: list[int]) -> str:
    text = (DEPLOY / "caddy" / "compose.Caddyfile").read_text()
    text = text.replace("{$FARSHORE_NAME}", NAMES[0])
    for each, port in zip(("one", "two"), ports, strict=True):
        text = text.replace(f"{each}:8765", f"127.0.0.1:{port}")
    return text


@pytest.mark.parametrize("proxy", [several_nginx, several_caddy])
def test_a_table_stays_at_one_server_until_that_one_is_gone(
    proxy: Callable[[Path, list[int], tuple[Path, Path]], tuple[list[str], int]],
    tmp_path: Path,
    certificate: tuple[Path, Path],
) -> None:
    """Every server could answer, but then each would have to follow the table."""
    servers = {str(server.port): server for server in (NamedServer(), NamedServer())}
    command, port = proxy(tmp_path, [int(number) for number in servers], certificate)
    try:
        with running(command, tmp_path / "proxy.log", port):
            site = Site(NAMES[0], port, "", certificate[0])

            def chosen(path: str) -> str:
                answer = site.ask("GET", path)
                assert answer.status_code == 200, answer.text
                return answer.text

            with site.http:
                tables = [f"table{number}" for number in range(40)]
                whose = {table: chosen(f"/api/tables/{table}/ws") for table in tables}
                assert {*whose.values()} == {*servers}, "tables are spread"
                for table, server in whose.items():
                    for path in ("", "/state", "/ws?log=12&mark=ab"):
                        assert chosen(f"/api/tables/{table}{path}") == server
                assert {chosen("/api/tables") for _ in range(64)} == {*servers}
                gone, left = [*servers]
                servers.pop(gone).stop()
                assert {chosen(f"/api/tables/{table}/ws") for table in whose} == {left}
    finally:
        for left_over in servers.values():
            left_over.stop()


def test_the_servers_of_the_compose_file_are_restarted_one_after_the_other(
    tmp_path: Path, certificate: tuple[Path, Path], cluster: Cluster
) -> None:
    """Two servers, PostgreSQL and Caddy as compose.yaml sets them up."""
    db, port, name = cluster.new_database(), free_port(), NAMES[0]
    servers: dict[str, Server] = {}
    for each in ("one", "two"):
        (tmp_path / each).mkdir()
        options = ("--no-limits", f"--hosts={name}", "--workers=0")
        servers[each] = Server(tmp_path / each, *options, db=db)
    text = compose_caddyfile([server.port for server in servers.values()])
    with running(run_caddy(tmp_path, text, port, certificate), tmp_path / "proxy.log", port):
        site = Site(name, port, "", certificate[0])
        with site.http:
            assert site.play() == ["table", "chat", "state"]
            table = site.ask("GET", "/api/me/tables").json()["tables"][0]["id"]
            path = f"/api/tables/{table}/state"
            for server in servers.values():
                server.process.send_signal(signal.SIGTERM)
                answers = [site.ask("GET", path).status_code for _ in range(20)]
                server.wait()
                server.start(server.port)
                assert answers == [200] * 20
    assert [server.stop() for server in servers.values()] == [0, 0]


def test_a_proxy_that_passes_on_nothing_about_the_browser_can_be_written_through(
    tmp_path: Path, certificate: tuple[Path, Path]
) -> None:
    """Plain `proxy_pass`: Host is the upstream's, Origin the site's."""

    def plain(
        folder: Path, example: str, upstream: int, pair: tuple[Path, Path]
    ) -> tuple[list[str], int]:
        command, port = nginx(folder, example, upstream, pair)
        config = folder / "nginx.conf"
        kept = [line for line in config.read_text().splitlines() if "X-Forwarded" not in line]
        config.write_text("\n".join(line for line in kept if "header Host" not in line))
        return command, port

    with behind(plain, tmp_path, "farshore", certificate) as (site, _):
        assert site.ask("PUT", "/api/me", {"name": "Ada"}).status_code == 200


def test_a_foreign_host_is_refused(server: Server) -> None:
    answer = server.person().http.get("/api/me", headers={"host": "evil.example"})
    assert answer.status_code == 421 and answer.json()["error"]["key"] == "foreign-host"


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *[("localhost:8765", True), ("127.0.0.1", True), ("[::1]:8765", True), ("nas", True)],
        *[("box.local:80", True), ("play.example.org", True), ("PLAY.example.org.", True)],
        *[("evil.example", False), ("1.2.3.4.evil.example", False), ("[", False)],
    ],
)
def test_which_names_are_ours(host: str, ours: bool) -> None:
    assert is_own_host(host, ["play.example.org"]) == ours


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("203.0.113.7", "198.51.100.1", "203.0.113.7"),  # nobody we trust says so
        ("10.0.0.2", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.2", "1.1.1.1, 198.51.100.1, 10.0.0.9", "198.51.100.1"),  # 1.1.1.1: invented
        ("10.0.0.2", "2001:db8::1", "2001:db8::1"),
        ("10.0.0.2", "", "10.0.0.2"),
    ],
)
def test_only_trusted_proxies_are_believed(peer: str, forwarded: str, caller: str) -> None:
    seen: dict[str, object] = {}

    async def app(scope: dict[str, object], _: object, __: object) -> None:
        seen.update(scope)

    async def ask() -> None:
        headers = [(b"x-forwarded-for", forwarded.encode()), (b"x-forwarded-proto", b"https")]
        scope = {
            "type": "http",
            "path": "/games/api",
            "scheme": "http",
            "client": (peer, 1),
            "headers": headers if forwarded else [],
        }
        middleware = ProxyMiddleware(app, ["10.0.0.0/8"], "/games")  # type: ignore[arg-type]
        await middleware(scope, None, None)  # type: ignore[arg-type]

    run_in_own_loop(ask())
    client = seen["client"]
    assert isinstance(client, tuple) and client[0] == caller
    assert seen["scheme"] == ("https" if caller != peer else "http")
    assert seen["path"] == "/api"
