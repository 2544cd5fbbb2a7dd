"""One server on each engine for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from farshore.server.storage.opening import Address, prepare
from tests.server.support import ClockedServer, Server
from tests.support.endpoint import Endpoint
from tests.support.mail import MailServer
from tests.support.moved_clock import MovedClock
from tests.support.postgres import Cluster

ENGINES = ("sqlite", "postgres")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    running = Cluster()
    yield running
    running.remove()


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def empty_db(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Address:
    """Where nothing is kept yet."""
    if engine == "sqlite":
        return tmp_path / "tables.db"
    return new_database(request)


@pytest.fixture
def db(empty_db: Address) -> Address:
    """A storage that a server could open."""
    with prepare(empty_db):
        return empty_db


@pytest.fixture(scope="session")
def running_server(
    engine: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    db = None if engine == "sqlite" else new_database(request)
    running = Server(tmp_path_factory.mktemp("server"), "--no-limits", db=db)
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def server(running_server: Server) -> Iterator[Server]:
    yield running_server
    running_server.send_home()


def new_database(request: pytest.FixtureRequest) -> str:
    cluster = request.getfixturevalue("cluster")
    assert isinstance(cluster, Cluster)
    return cluster.new_database()


@pytest.fixture(scope="module")
def running_clocked_server(
    engine: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[ClockedServer]:
    """One for all tests that do not hurt it: a table does not mind what happens to others."""
    folder = tmp_path_factory.mktemp("clocked")
    db = None if engine == "sqlite" else new_database(request)
    one = ClockedServer(folder, MovedClock(folder / "clock"), "--workers", "1", db=db)
    yield one
    assert one.stop() == 0
    assert "Traceback" not in one.log.read_text()


@pytest.fixture
def clocked_server(running_clocked_server: ClockedServer) -> Iterator[ClockedServer]:
    yield running_clocked_server
    running_clocked_server.send_home()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    listening = Endpoint()
    yield listening
    listening.stop()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    listening = MailServer()
    yield listening
    listening.stop()
