"""One server for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support import Server


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), "--no-limits")
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def server(running_server: Server) -> Iterator[Server]:
    yield running_server
    running_server.send_home()
