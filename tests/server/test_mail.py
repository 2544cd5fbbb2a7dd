"""Letters, checked addresses, and sending by SMTP."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from farshore.core.errors import BadOption
from farshore.server.errors import Refused
from farshore.server.mail import Button, Footnote, Letter, Mailer, MailNotSent, checked_address
from farshore.server.settings import Settings, read_settings, shown
from tests.support.mail import MailServer, said


def mailer(port: int) -> Mailer:
    return Mailer(
        Settings(
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_tls="none",
            smtp_from="Farshore <games@example.org>",
            public_url="https://play.example.org/games/",
        )
    )


LETTER = Letter(
    "ada@example.org",
    "Grüße <&>",
    ["Zażółć gęślą jaźń & <b>more</b>.", Button("Play", "https://x.org/?a=1&b=2")],
    "pl",
    {"List-Unsubscribe": "<https://x.org/off>"},
)


def test_a_letter_arrives_in_both_forms(mail_server: MailServer) -> None:
    asyncio.run(mailer(mail_server.port).send(LETTER))
    (letter,) = mail_server.letters
    assert mail_server.recipients == [["ada@example.org"]]
    assert letter["Subject"] == "Grüße <&>" and letter["Content-Language"] == "pl"
    assert letter["From"] == "Farshore <games@example.org>" and letter["Date"]
    assert letter["Message-ID"].endswith("@example.org>")
    assert letter["List-Unsubscribe"] == "<https://x.org/off>"
    assert letter.get_content_type() == "multipart/alternative"
    text = "Zażółć gęślą jaźń & <b>more</b>.\n\nPlay:\nhttps://x.org/?a=1&b=2\n"
    assert said(letter, "plain").replace("\r\n", "\n") == text
    html = said(letter, "html")
    assert "&lt;b&gt;more&lt;/b&gt;" in html and 'href="https://x.org/?a=1&amp;b=2"' in html
    assert '<html lang="pl">' in html


def test_a_footnote_stands_below_a_letter_in_both_forms() -> None:
    off = Button("No more", "https://x.org/off")
    letter = replace(LETTER, footnote=Footnote("Why & how", off))
    assert letter.text().endswith("\n\n-- \nWhy & how\n\nNo more:\nhttps://x.org/off")
    below = letter.html().partition('class="footnote"')[2]
    assert "Why &amp; how" in below and '<a href="https://x.org/off">No more</a>' in below
    assert 'class="footnote"' not in LETTER.html()


def test_a_mail_server_that_refuses_is_told(
    mail_server: MailServer, caplog: pytest.LogCaptureFixture
) -> None:
    mail_server.refuses = True
    with pytest.raises(MailNotSent):
        asyncio.run(mailer(mail_server.port).send(LETTER))
    assert mail_server.letters == []
    ours = [line.getMessage() for line in caplog.records if line.name.startswith("farshore")]
    assert ours == ["mail not sent: (451, b'not now: <...>')"], "an address is nobody's business"


def test_a_mail_server_that_is_gone_is_told() -> None:
    gone = MailServer()
    gone.stop()
    with pytest.raises(MailNotSent):
        asyncio.run(mailer(gone.port).send(LETTER))


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("ada@example.org", "ada@example.org"),
        ("  Ada.Lovelace+games@Example.ORG ", "ada.lovelace+games@example.org"),
        ("a@localhost", "a@localhost"),
        ("o'hara_1@sub.example-1.org", "o'hara_1@sub.example-1.org"),
    ],
)
def test_a_plain_address_is_taken(given: str, stored: str) -> None:
    assert checked_address(given) == stored


@pytest.mark.parametrize(
    "given",
    [
        "",
        "ada",
        "@example.org",
        "ada@",
        "ada@example.org\n",
        "ada@example.org\r\nBcc: all@example.org",
        "ada@example.org, ben@example.org",
        "ada@example.org;ben@example.org",
        "Ada <ada@example.org>",
        "<ada@example.org>",
        '"ada lovelace"@example.org',
        "ada@[127.0.0.1]",
        "ada@exämple.org",
        "adа@example.org",  # a Cyrillic letter
        "ada@example..org",
        "ada..l@example.org",
        ".ada@example.org",
        "-ada@example.org",
        "ada@-example.org",
        "ada@ben@example.org",
        "ada\0@example.org",
        "a" * 65 + "@example.org",
        "a@" + ".".join(["b" * 60] * 5),
    ],
)
def test_an_address_with_a_trick_is_refused(given: str) -> None:
    with pytest.raises(Refused) as caught:
        checked_address(given)
    assert caught.value.reason.key == "bad-mail-address"


def test_links_in_mails_come_from_the_settings() -> None:
    assert mailer(25).link("/me") == "https://play.example.org/games/me"
    assert mailer(25).enabled and not Mailer(Settings()).enabled


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('smtp_host = "mail.org"', "smtp_from"),
        ('smtp_host = "mail.org"\nsmtp_from = "a@b.org"', "public_url"),
        ('public_url = "play.example.org"', "public_url"),
        ('public_url = "https://play.example.org/?x"', "public_url"),
        ('smtp_from = "nobody"', "smtp_from"),
        ('smtp_from = "a@b.org\\nBcc: c@d.org"', "smtp_from"),
    ],
)
def test_settings_that_cannot_send_are_refused(tmp_path: Path, text: str, named: str) -> None:
    config = tmp_path / "farshore.toml"
    config.write_text(text)
    with pytest.raises(BadOption, match=named):
        read_settings({}, config)


def test_the_password_of_the_mail_server_is_not_shown(tmp_path: Path) -> None:
    config = tmp_path / "farshore.toml"
    config.write_text('smtp_password = "hush-hush"')
    settings, _ = read_settings({}, config)
    assert "hush" not in shown(settings.smtp_password) and "hush" not in repr(settings)
