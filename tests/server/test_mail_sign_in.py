"""A link by mail, received by a real mail server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from farshore.localization.languages import LANGUAGES
from tests.server.conftest import new_database
from tests.server.support import Json, Person, Server, change_database, wait_until
from tests.support.mail import MailServer, said

SITE = "https://play.example.org"


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    running = MailServer()
    yield running
    running.stop()


def settings(folder: Path, mail_server: MailServer) -> str:
    config = folder / "farshore.toml"
    config.write_text(
        f'public_url = "{SITE}"\nsmtp_from = "Farshore <games@example.org>"\n'
        f'smtp_host = "127.0.0.1"\nsmtp_port = {mail_server.port}\nsmtp_tls = "none"\n'
    )
    return f"--config={config}"


@pytest.fixture(scope="module")
def site(
    engine: str,
    mail_server: MailServer,
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mail")
    db = None if engine == "sqlite" else new_database(request)
    running = Server(folder, "--no-limits", "--workers=1", settings(folder, mail_server), db=db)
    yield running
    running.send_home()
    assert running.stop() == 0
    assert "Traceback" not in running.log.read_text()


def ask_for_link(person: Person, address: str, mails: MailServer, language: str = "en") -> Json:
    """Asks, and waits for the letter; what the answer to asking was."""
    count = len(mails.letters)
    body = {"address": address, "language": language}
    response = person.raw("POST", "/sign-in/mail", body)
    assert response.status_code == 202, response.text
    wait_until(lambda: len(mails.letters) > count)
    assert mails.recipients[-1] == [address]
    return {"text": response.text, "status": response.status_code}


def link_in(letter: EmailMessage) -> str:
    """The token of the link, which stands in both forms."""
    pattern = re.escape(SITE) + r"/sign-in#([\w-]+)"
    (token,) = set(re.findall(pattern, said(letter, "plain")))
    assert re.findall(pattern, said(letter, "html")) == [token]
    return str(token)


def keep_by_mail(person: Person, address: str, mails: MailServer) -> None:
    ask_for_link(person, address, mails)
    person.ask("POST", "/sign-in/mail/use", {"token": link_in(mails.letters[-1])})


def test_a_link_keeps_games_and_signs_in_elsewhere(site: Server, mail_server: MailServer) -> None:
    ada = site.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    cookie = ada.cookie()
    ask_for_link(ada, "ada@keep.org", mail_server)
    token = link_in(mail_server.letters[-1])
    look = ada.ask("POST", "/sign-in/mail/look", {"token": token})
    assert look == {"address": "ada@keep.org", "name": "Ada", "adds": True, "here": True}
    assert ada.ask("GET", "/account")["addresses"] == []
    ada.ask("POST", "/sign-in/mail/use", {"token": token})
    assert ada.ask("GET", "/account")["addresses"] == ["ada@keep.org"]
    assert ada.cookie() != cookie

    phone = site.person("Guest")
    brought = phone.new_table("lanterns", "me", "open")
    ask_for_link(phone, "ada@keep.org", mail_server)
    token = link_in(mail_server.letters[-1])
    assert not phone.ask("POST", "/sign-in/mail/look", {"token": token})["adds"]
    used = phone.ask("POST", "/sign-in/mail/use", {"token": token})
    assert used["signed_in"]["joined"] == "Guest" and used["name"] == "Ada"
    tables = {each["id"] for each in phone.ask("GET", "/me/tables")["tables"]}
    assert tables == {table, brought}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_in_the_language_of_the_page(
    site: Server, mail_server: MailServer, language: str
) -> None:
    ada = site.person("Zoë")
    address = f"ada-{language}@languages.org"
    letters: list[EmailMessage] = []
    ask_for_link(site.person(), address, mail_server, language)
    letters.append(mail_server.letters[-1])
    ask_for_link(ada, address, mail_server, language)
    letters.append(mail_server.letters[-1])
    ada.ask("POST", "/sign-in/mail/use", {"token": link_in(letters[-1])})
    ask_for_link(site.person(), address, mail_server, language)
    letters.append(mail_server.letters[-1])
    unknown, keep, sign_in = letters
    assert len({letter["Subject"] for letter in letters}) == 3
    assert "sign-in#" not in said(unknown, "plain") and "Zoë" in said(sign_in, "plain")
    assert "Zoë" not in said(keep, "plain")  # a stranger could write anything into a name
    for letter in letters:
        assert letter["Content-Language"] == language
        for form in ("plain", "html"):
            text = re.sub(r"<style>.*?</style>", "", said(letter, form), flags=re.S)
            assert "account-mail" not in text and "{" not in text
    words = {"en": "minutes", "it": "minuti", "de": "Minuten", "pl": "min."}
    assert f"20 {words[language]}" in said(sign_in, "plain")


def test_the_answer_does_not_tell_who_has_an_address(site: Server, mail_server: MailServer) -> None:
    keep_by_mail(site.person("Ada"), "ada@known.org", mail_server)
    known = ask_for_link(site.person(), "ada@known.org", mail_server)
    unknown = ask_for_link(site.person(), "nobody@known.org", mail_server)
    assert known == unknown


def test_a_link_is_good_once(site: Server, mail_server: MailServer) -> None:
    ada = site.person("Ada")
    ask_for_link(ada, "ada@once.org", mail_server)
    token = link_in(mail_server.letters[-1])
    ada.ask("POST", "/sign-in/mail/use", {"token": token})
    for path in ("use", "look"):
        refused = site.person().refused("POST", f"/sign-in/mail/{path}", {"token": token})
        assert refused == (404, "unknown-sign-in-link")


@pytest.mark.parametrize("token", ["x", "é", "\x00", "a" * 200])
def test_a_forged_link_is_refused(site: Server, token: str) -> None:
    refused = site.person().refused("POST", "/sign-in/mail/use", {"token": token})
    assert refused == (404, "unknown-sign-in-link")


def test_a_link_gets_too_old(site: Server, mail_server: MailServer) -> None:
    ada = site.person("Ada")
    ask_for_link(ada, "ada@old.org", mail_server)
    older = "UPDATE one_time_codes SET expires_at = expires_at - 1201 WHERE about = 'ada@old.org'"
    change_database(site.db, older, older)
    body = {"token": link_in(mail_server.letters[-1])}
    assert ada.refused("POST", "/sign-in/mail/use", body) == (404, "unknown-sign-in-link")
    assert ada.ask("GET", "/account")["addresses"] == []


def test_a_challenge_of_a_passkey_is_no_link(site: Server) -> None:
    challenge = site.person().ask("POST", "/sign-in/passkey/options")["options"]["challenge"]
    refused = site.person().refused("POST", "/sign-in/mail/use", {"token": challenge})
    assert refused == (404, "unknown-sign-in-link")


def test_who_only_named_an_address_gets_nothing_of_its_reader(
    site: Server, mail_server: MailServer
) -> None:
    eve, ada = site.person("Eve"), site.person("Ada")
    table = ada.new_table("lanterns", "me", "open")
    ask_for_link(eve, "ada@tricked.org", mail_server)
    token = link_in(mail_server.letters[-1])
    used = ada.ask("POST", "/sign-in/mail/use", {"token": token})
    assert used == {"signed_in": None, "name": "Eve"}
    assert ada.ask("GET", "/me")["guest"] == {"name": "Ada"}
    assert {each["id"] for each in ada.ask("GET", "/me/tables")["tables"]} == {table}
    assert eve.ask("GET", "/me/tables")["tables"] == []


def test_an_address_is_removed(site: Server, mail_server: MailServer) -> None:
    ada, eve = site.person("Ada"), site.person("Eve")
    keep_by_mail(ada, "ada@removed.org", mail_server)
    path = "/account/addresses/ada@removed.org"
    assert eve.refused("DELETE", path) == (404, "unknown-address")
    ada.ask("DELETE", path)
    assert ada.ask("GET", "/account")["kept"] is False


@pytest.mark.parametrize("address", ["Ada <a@b.org>", "a@b.org, c@d.org", "a@b.org\nBcc: c@d.org"])
def test_an_address_with_a_trick_is_refused(
    site: Server, mail_server: MailServer, address: str
) -> None:
    count = len(mail_server.letters)
    refused = site.person("Ada").refused("POST", "/sign-in/mail", {"address": address})
    assert refused == (400, "bad-mail-address") and len(mail_server.letters) == count


def test_a_server_without_mail_says_so(server: Server) -> None:
    ada = server.person("Ada")
    assert ada.refused("POST", "/sign-in/mail", {"address": "a@b.org"}) == (409, "no-mail")
    assert ada.ask("GET", "/account")["mail"] is False


def test_mails_are_limited_by_caller_and_by_address(
    tmp_path: Path, mail_server: MailServer
) -> None:
    limited = Server(tmp_path, "--workers=1", settings(tmp_path, mail_server))
    try:
        ada = limited.person("Ada")
        for _ in range(4):
            assert ada.raw("POST", "/sign-in/mail", {"address": "one@l.org"}).status_code == 202
        too_fast = ada.raw("POST", "/sign-in/mail", {"address": "one@l.org"})
        assert too_fast.status_code == 429 and int(too_fast.headers["retry-after"]) > 60
        assert ada.raw("POST", "/sign-in/mail", {"address": "two@l.org"}).status_code == 202
        assert ada.refused("POST", "/sign-in/mail", {"address": "three@l.org"}) == (429, "too-fast")
        limited.send_home()
    finally:
        assert limited.stop() == 0
    assert sum(to == ["one@l.org"] for to in mail_server.recipients) == 4
