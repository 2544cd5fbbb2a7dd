"""Requests to addresses that guests name reach nothing that only the server could reach."""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from farshore.server.calling import outgoing
from farshore.server.calling.outgoing import (
    NotDelivered,
    Outgoing,
    Unsendable,
    check_address,
    check_name,
    is_public,
)
from tests.support.endpoint import Endpoint
from tests.support.loops import run_in_own_loop


class Names:
    """A name service that says something else each time."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = [*answers]
        self.asked = 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return self.answers.pop(0)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::1",
        "2001:db8::1",
    ],
)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111"])
def test_others_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://example.org/", "not-https"),
        ("ftp://example.org/", "not-https"),
        ("example.org", "no-address"),
        ("https://", "no-address"),
        ("https://user:secret@example.org/", "no-address"),
        ("https://example.org:0/", "no-address"),
        ("https://example.org:99999/", "no-address"),
        ("https://[::1", "no-address"),
        ("https://ex ample.org/\r\nhost: x", "no-address"),
        ("https://127.0.0.1/", "not-public"),
        ("https://[::1]/", "not-public"),
        ("https://[::ffff:10.0.0.1]/", "not-public"),
        (f"https://example.org/{'x' * 3000}", "no-address"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused_at_once(address: str, why: str) -> None:
    with pytest.raises(Unsendable, match=f"^{why}$"):
        check_address(address, private=False)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["::ffff:127.0.0.1"]])
def test_a_name_that_leads_into_a_private_network_is_not_connected_to(
    endpoint: Endpoint, found: list[str]
) -> None:
    sending = Outgoing(private=False, resolver=Names(found))
    with pytest.raises(Unsendable, match="not-public"):
        run_in_own_loop(sending.post(f"https://hook.example:{endpoint.port}/", {}, b""))
    assert endpoint.posted == []


@pytest.mark.parametrize("found", [["10.0.0.7"], ["93.184.216.34", "127.0.0.1"]])
def test_who_names_a_private_network_is_told_at_once(found: list[str]) -> None:
    with pytest.raises(Unsendable, match="not-public"):
        run_in_own_loop(check_name("https://hook.example/", Names(found)))


def test_a_name_that_is_not_found_yet_may_be_given() -> None:
    async def nowhere(host: str, port: int) -> list[str]:
        raise OSError(-2, "unknown name")

    run_in_own_loop(check_name("https://hook.example/", nowhere))
    run_in_own_loop(check_name("https://hook.example/", Names(["93.184.216.34"])))


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, endpoint: Endpoint, tmp_path: Path
) -> None:
    """A name that changes between check and use: it is asked for once, and that answer counts."""
    monkeypatch.setattr(outgoing, "is_public", lambda address: str(address) == "127.0.0.1")
    context = trusted(endpoint, "hook.example", tmp_path)
    names = Names(["127.0.0.1"], ["10.0.0.1"])
    sending = Outgoing(private=False, resolver=names, context=context)
    run_in_own_loop(sending.post(f"https://hook.example:{endpoint.port}/a", {}, b"hello"))
    assert names.asked == 1
    assert endpoint.posted[0].body == b"hello"
    assert endpoint.posted[0].headers["host"] == f"hook.example:{endpoint.port}"
    with pytest.raises(Unsendable):  # the next time it is checked anew
        run_in_own_loop(sending.post(f"https://hook.example:{endpoint.port}/a", {}, b"hello"))
    assert len(endpoint.posted) == 1


def test_a_certificate_for_another_name_is_not_trusted(endpoint: Endpoint, tmp_path: Path) -> None:
    context = trusted(endpoint, "hook.example", tmp_path)
    sending = Outgoing(private=True, resolver=Names(["127.0.0.1"]), context=context)
    with pytest.raises(NotDelivered, match="CERTIFICATE_VERIFY_FAILED"):
        run_in_own_loop(sending.post(f"https://other.example:{endpoint.port}/", {}, b""))
    assert endpoint.posted == []


def trusted(endpoint: Endpoint, name: str, folder: Path) -> ssl.SSLContext:
    """Lets an endpoint speak TLS under a name; gives what trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "endpoint.pem"
    file.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    endpoint.use_tls(file)
    return ssl.create_default_context(cafile=str(file))


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 500])
def test_redirects_and_errors_are_failures_and_not_followed(
    endpoint: Endpoint, status: int
) -> None:
    endpoint.answers = [(status, {"location": f"{endpoint.address}/elsewhere"})]
    with pytest.raises(NotDelivered) as caught:
        run_in_own_loop(Outgoing(private=True).post(endpoint.address, {}, b"x"))
    assert caught.value.status == status
    assert [one.path for one in endpoint.posted] == ["/"]


def test_nobody_there_is_a_failure(endpoint: Endpoint) -> None:
    endpoint.stop()
    with pytest.raises(NotDelivered):
        run_in_own_loop(Outgoing(private=True).post(endpoint.address, {}, b"x"))


def test_a_name_that_does_not_exist_is_a_failure() -> None:
    async def nowhere(host: str, port: int) -> Sequence[str]:
        raise OSError(-2, "Name or service not known")

    with pytest.raises(NotDelivered, match="not known"):
        run_in_own_loop(
            Outgoing(private=False, resolver=nowhere).post("https://no.example/", {}, b"")
        )
