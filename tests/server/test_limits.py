"""Limits that all servers of a storage count together: for mails and for guesses at a secret."""

from __future__ import annotations

import pytest

from farshore.server.errors import Refused
from farshore.server.limits import SharedLimits
from farshore.server.storage.opening import Address
from farshore.server.storage.repository import Repository
from tests.server.support import Server
from tests.server.test_storage import opened, with_repository
from tests.support.loops import run_in_own_loop
from tests.support.postgres import Cluster

MINUTE = 60_000
NOW = 1_790_000_000_000


def test_a_burst_is_allowed_and_then_one_each_interval(db: Address) -> None:
    async def check(repository: Repository) -> None:
        take = repository.rate_limits.take
        assert [await take(b"ada", MINUTE, 3, NOW) for _ in range(4)] == [0, 0, 0, MINUTE]
        assert await take(b"ada", MINUTE, 3, NOW + MINUTE - 1) == 1
        assert await take(b"ada", MINUTE, 3, NOW + MINUTE) == 0
        assert await take(b"ada", MINUTE, 3, NOW + MINUTE) == MINUTE
        assert await take(b"bo", MINUTE, 3, NOW) == 0, "somebody else has a limit of their own"
        later = NOW + 60 * MINUTE
        assert [await take(b"ada", MINUTE, 3, later) for _ in range(4)] == [0, 0, 0, MINUTE]

    with_repository(db, check)


def test_a_limit_survives_a_restart_and_keeps_nobodys_address(db: Address) -> None:
    async def check() -> None:
        async with opened(db) as before:
            limits = SharedLimits(before.rate_limits, enabled=True)
            await limits.check("ada@example.org", "mails-to", 1 / 600, 1)
        async with opened(db) as after:
            limits = SharedLimits(after.rate_limits, enabled=True)
            await limits.check("bo@example.org", "mails-to", 1 / 600, 1)
            await limits.check("ada@example.org", "mails", 1 / 600, 1)
            with pytest.raises(Refused) as caught:
                await limits.check("ada@example.org", "mails-to", 1 / 600, 1)
            assert caught.value.status == 429
            rows = await after.rate_limits._db.read("SELECT hash FROM rate_limits")
            assert len(rows) == 3 and all(len(row["hash"]) == 32 for row in rows)

    run_in_own_loop(check())


def test_two_servers_count_guesses_together(
    tmp_path_factory: pytest.TempPathFactory, cluster: Cluster
) -> None:
    db = cluster.new_database()
    servers = [
        Server(tmp_path_factory.mktemp(name), "--workers=0", db=db) for name in ("one", "two")
    ]
    try:
        people = [server.person() for server in servers]
        answers = [
            people[n % 2].refused("POST", "/operator/sign-in", {"token": "x"})[0] for n in range(6)
        ]
        assert answers == [403] * 5 + [429]
    finally:
        for server in servers:
            server.send_home()
            assert server.stop() == 0
