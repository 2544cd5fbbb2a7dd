"""Whatever the description allows, and much that it does not: no answer is a fault of ours."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

import farshore
from tests.server.support import Server


def test_the_description_tells_the_version(server: Server) -> None:
    described = server.person().http.get("/openapi.json").json()
    assert described["info"]["version"] == farshore.__version__


def test_no_request_makes_the_server_fail(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.new_table("antarctica", "me", "open")
    server.person("Bo").ask("POST", f"/tables/{table}/join", {})
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    cookies = {"farshore": ada.cookie().partition("=")[2]}
    operations = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(
            max_examples=6,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def attempt(case: Any) -> None:
            if "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            case.call_and_validate(cookies=cookies, checks=[not_a_server_error])

        attempt()
        operations += 1
    assert operations > 25
