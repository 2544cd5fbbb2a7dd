"""Signing in with OpenID Connect, at a provider that really runs."""

from __future__ import annotations

import asyncio
import base64
import json
import ssl
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc import jwt
from joserfc.jwk import OctKey

from farshore.server import certificates
from farshore.server.storage.repository import Repository
from farshore.server.upkeep import ban_guest, lift_ban, with_storage
from tests.server.conftest import new_database
from tests.server.support import Json, Person, Server, change_database
from tests.server.test_event_loop import MOST, measured, opened
from tests.support.loops import run_in_own_loop
from tests.support.openid import CLIENT, SECRET, OpenIdProvider, new_key

SITE = "https://play.example.org"
BAD = (403, "bad-openid-answer")
UNKNOWN = (404, "unknown-openid-answer")


@pytest.fixture(scope="module")
def running_provider() -> Iterator[OpenIdProvider]:
    running = OpenIdProvider()
    yield running
    running.stop()


@pytest.fixture
def provider(running_provider: OpenIdProvider) -> Iterator[OpenIdProvider]:
    yield running_provider
    running_provider.change = lambda claims: claims
    running_provider.sign = running_provider.signed


@pytest.fixture(scope="module")
def site(
    engine: str,
    running_provider: OpenIdProvider,
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("openid")
    config = folder / "farshore.toml"
    config.write_text(
        f'public_url = "{SITE}"\nopenid_issuer = "{running_provider.issuer}"\n'
        f'openid_client = "{CLIENT}"\nopenid_secret = "{SECRET}"\nopenid_name = "Example ID"\n'
    )
    db = None if engine == "sqlite" else new_database(request)
    running = Server(folder, "--no-limits", "--workers=1", f"--config={config}", db=db)
    yield running
    running.send_home()
    assert running.stop() == 0
    log = running.log.read_text()
    assert "Traceback" not in log and "Warning" not in log


def ask(person: Person, join: bool = True) -> str:
    address = person.ask("POST", "/sign-in/openid", {"join": join})["address"]
    assert isinstance(address, str)
    return address


def go(address: str) -> Json:
    """Goes to the provider, as the browser does; what it puts into the address of our page."""
    response = httpx.get(address)
    back = urlsplit(response.headers["location"])
    assert f"{back.scheme}://{back.netloc}{back.path}" == f"{SITE}/sign-in/openid"
    found = {name: values[0] for name, values in parse_qs(back.query).items()}
    return {"state": found["state"], "code": found["code"], "issuer": found["iss"]}


def sign_in(person: Person, join: bool = True) -> Json:
    return person.ask("POST", "/sign-in/openid/answer", go(ask(person, join)))


def refused(person: Person, answer: Json) -> tuple[int, str]:
    return person.refused("POST", "/sign-in/openid/answer", answer)


def nobody_new(person: Person) -> bool:
    return person.ask("GET", "/me")["guest"] is None


def test_a_guest_keeps_games_and_finds_them_on_another_device(
    site: Server, provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "ada", "preferred_username": "ada@id", "name": "Ada Lovelace"}
    ada = site.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    cookie = ada.cookie()
    assert sign_in(ada)["me"]["guest"] == {"name": "Ada"}
    assert ada.cookie() != cookie, "a new way in, a new cookie"
    account = ada.ask("GET", "/account")
    assert account["kept"] and account["openid"] == "Example ID"
    assert [each["name"] for each in account["identities"]] == ["ada@id"]

    phone = site.person("Guest")
    brought = phone.new_table("lanterns", "me", "open")
    found = sign_in(phone)
    assert (found["joined"], found["me"]["guest"]) == ("Guest", {"name": "Ada"})
    tables = {each["id"] for each in phone.ask("GET", "/me/tables")["tables"]}
    assert tables == {table, brought}

    other = site.person("Stays behind")
    kept = other.new_table("lanterns", "me", "open")
    assert sign_in(other, join=False)["joined"] is None
    assert kept not in {each["id"] for each in other.ask("GET", "/me/tables")["tables"]}


def test_somebody_new_gets_the_name_that_the_provider_tells(
    site: Server, provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "new", "name": "Grace\u202e Hopper of the long long name"}
    grace = site.person()
    assert sign_in(grace)["me"]["guest"] == {"name": "Grace Hopper of the long"}
    again = site.person()
    assert sign_in(again)["me"]["guest"] == {"name": "Grace Hopper of the long"}
    assert len(again.ask("GET", "/account")["devices"]) == 2


def test_an_identity_can_be_removed_and_only_by_its_owner(
    site: Server, provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "removed"}
    ada, eve = site.person("Ada"), site.person("Eve")
    sign_in(ada)
    (identity,) = ada.ask("GET", "/account")["identities"]
    path = f"/account/identities/{identity['id']}"
    assert eve.refused("DELETE", path) == (404, "unknown-identity")
    assert ada.refused("DELETE", "/account/identities/!") == (404, "unknown-identity")
    ada.ask("DELETE", path)
    assert not ada.ask("GET", "/account")["kept"]


def test_an_answer_is_good_once_and_only_in_the_browser_that_asked(
    site: Server, provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "once"}
    ada = site.person("Ada")
    answer = go(ask(ada))
    eve = site.person("Eve")
    assert refused(eve, answer) == UNKNOWN, "somebody else's answer"
    assert refused(ada, answer) == UNKNOWN, "it has been used up by that"
    answer = go(ask(ada))
    ask(eve)
    assert refused(eve, answer) == UNKNOWN, "a question of one's own does not help"
    answer = go(ask(ada))
    ada.ask("POST", "/sign-in/openid/answer", answer)
    assert refused(ada, answer) == UNKNOWN
    assert refused(ada, {"state": "made up", "code": "x"}) == UNKNOWN
    assert eve.ask("GET", "/account")["identities"] == []


def test_who_became_somebody_else_meanwhile_binds_nothing(
    site: Server, provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "meanwhile"}
    ada = site.person("Ada")
    answer = go(ask(ada))
    ada.ask("DELETE", "/me")
    ada.ask("PUT", "/me", {"name": "Somebody else"})
    assert refused(ada, answer) == UNKNOWN
    assert ada.ask("GET", "/account")["identities"] == []


def test_a_question_is_forgotten_after_minutes(site: Server, provider: OpenIdProvider) -> None:
    ada = site.person("Ada")
    answer = go(ask(ada))
    late = "UPDATE one_time_codes SET expires_at = expires_at - 601 WHERE kind = 'openid'"
    change_database(site.db, late, late)
    assert refused(ada, answer) == UNKNOWN


def test_codes_need_the_secret_of_who_asked(site: Server, provider: OpenIdProvider) -> None:
    """PKCE: a code that was seen on its way is worth nothing with another question."""
    provider.person = {"sub": "victim"}
    stolen = go(ask(site.person()))
    eve = site.person()
    mine = go(ask(eve))
    assert refused(eve, {**mine, "code": stolen["code"]}) == BAD
    assert refused(eve, {**go(ask(eve)), "code": "made up"}) == BAD
    assert refused(eve, {**go(ask(eve)), "issuer": "https://evil.example"}) == UNKNOWN
    assert nobody_new(eve)


@pytest.mark.parametrize(
    "wrong",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"iss": "https://evil.example"},
        {"aud": "another"},
        {"aud": [CLIENT, "another"]},
        {"azp": "another"},
        {"exp": 1},
        {"exp": None},
        {"iat": 2**33},
        {"sub": None},
        {"sub": ""},
        {"sub": 7},
    ],
    ids=str,
)
def test_id_tokens_that_are_not_for_us_are_refused(
    site: Server, provider: OpenIdProvider, wrong: Json
) -> None:
    provider.person = {"sub": "wrong"}
    provider.change = lambda claims: {
        name: value for name, value in {**claims, **wrong}.items() if value is not None
    }
    person = site.person()
    assert refused(person, go(ask(person))) == BAD
    assert nobody_new(person)


def test_forged_signatures_are_refused(site: Server, provider: OpenIdProvider) -> None:
    provider.person = {"sub": "forged"}
    person = site.person()
    forger = new_key("first")  # the name of the real one

    def unsigned(claims: Json) -> str:
        parts = ({"alg": "none"}, claims)
        packed = [base64.urlsafe_b64encode(json.dumps(part).encode()) for part in parts]
        return ".".join(part.decode().rstrip("=") for part in packed) + "."

    def with_client_secret(claims: Json) -> str:
        return jwt.encode({"alg": "HS256"}, claims, OctKey.import_key(SECRET))

    forgeries = [
        lambda claims: jwt.encode({"alg": "RS256", "kid": "first"}, claims, forger),
        lambda claims: jwt.encode({"alg": "RS256", "kid": "unknown"}, claims, forger),
        unsigned,
        with_client_secret,
        lambda claims: "no token",
    ]
    for forged in forgeries:
        provider.sign = forged
        assert refused(person, go(ask(person))) == BAD
    assert nobody_new(person)


def test_who_is_banned_cannot_sign_in_until_it_is_lifted(
    site: Server, provider: OpenIdProvider
) -> None:
    provider.person = {"sub": "banned"}
    ada = site.person("Ada")
    sign_in(ada)

    async def work(repository: Repository, lift: bool) -> None:
        owner = await repository.identities.owner(provider.issuer, "banned")
        assert owner is not None
        await (lift_ban(repository, owner.id) if lift else ban_guest(repository, owner.id))

    run_in_own_loop(with_storage(str(site.db), lambda repository: work(repository, False)))
    assert refused(ada, go(ask(ada))) == (403, "banned")
    run_in_own_loop(with_storage(str(site.db), lambda repository: work(repository, True)))
    assert sign_in(ada)["me"]["guest"] == {"name": "Ada"}


def test_new_keys_of_the_provider_are_found(site: Server, provider: OpenIdProvider) -> None:
    provider.person = {"sub": "rotated"}
    sign_in(site.person())
    provider.key = new_key(f"next {time.time()}")
    provider.published = [provider.key]
    sign_in(site.person())


def test_nothing_is_offered_without_a_provider(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.ask("GET", "/account")["openid"] is None
    assert ada.refused("POST", "/sign-in/openid", {}) == (409, "no-openid")
    assert ada.refused("POST", "/sign-in/openid/answer", {"state": "a", "code": "b"}) == (
        409,
        "no-openid",
    )


def test_a_provider_that_is_not_what_it_says_is_not_asked(tmp_path: Path) -> None:
    other = OpenIdProvider()
    other.name = "https://somebody.else.example"
    config = tmp_path / "farshore.toml"
    config.write_text(
        f'public_url = "{SITE}"\nopenid_issuer = "{other.issuer}"\nopenid_client = "{CLIENT}"\n'
    )
    server = Server(tmp_path, "--workers=1", f"--config={config}")
    try:
        ada = server.person("Ada")
        answer = ada.raw("POST", "/sign-in/openid", {})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "openid-unreachable")
        other.stop()
        assert ada.raw("POST", "/sign-in/openid", {}).status_code == 503
    finally:
        server.send_home()
        server.stop()


def test_signing_in_reads_certificates_once_and_keeps_nobody_waiting(
    provider: OpenIdProvider, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[int] = []
    whole, some = ssl.SSLContext.load_default_certs, ssl.SSLContext.load_verify_locations

    def all_read(context: ssl.SSLContext, *purpose: Any) -> None:
        readers.append(threading.get_ident())
        whole(context, *purpose)

    def some_read(context: ssl.SSLContext, *places: Any, **named: Any) -> None:
        readers.append(threading.get_ident())
        some(context, *places, **named)

    monkeypatch.setattr(ssl.SSLContext, "load_default_certs", all_read)
    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", some_read)
    certificates._read.cache_clear()
    settings = {
        "public_url": SITE,
        "openid_issuer": provider.issuer,
        "openid_client": CLIENT,
        "openid_secret": SECRET,
        "openid_name": "Example ID",
    }

    async def check() -> float:
        busiest: list[float] = []
        async with opened(tmp_path, **settings) as (_, client):
            for number in range(4):
                provider.person = {"sub": f"nobody waits {number}", "name": "Ada"}
                client.cookies.clear()
                with measured() as most:
                    asked = await client.post("/api/sign-in/openid", json={"join": True})
                    readers_here = len(readers)
                    answer = await asyncio.to_thread(go, asked.json()["address"])
                    del readers[readers_here:]  # the browser reads certificates, too
                    signed_in = await client.post("/api/sign-in/openid/answer", json=answer)
                assert signed_in.status_code == 200
                busiest.append(most.seconds)
        assert len(readers) == 1 and threading.get_ident() not in readers
        return min(busiest)

    assert run_in_own_loop(check()) < MOST
