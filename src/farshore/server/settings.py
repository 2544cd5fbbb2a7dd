"""How a server is set up: by flags, the environment, a file, or the defaults, in this order.

`docs/host/settings.md` holds the same as a table; a test compares the two.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from farshore.core.errors import BadOption, Reason
from farshore.server.storage import opening

PREFIX: Final = "FARSHORE_"
CONFIG: Final = f"{PREFIX}CONFIG"
LISTS: Final = ("allow_bot", "hosts", "operators", "trusted_proxies")
"""Settings that are several values: separated by commas in the environment (bots by semicolons)."""


LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


def words(given: str, separator: str) -> list[str]:
    return [word.strip() for word in given.split(separator) if word.strip()]


class Settings(BaseSettings):
    """Everything that can differ from one server to the next."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", enable_decoding=False
    )

    host: str = Field(default="127.0.0.1", description="The address to listen on.")
    port: int = Field(default=8765, ge=0, le=65535, description="The port; 0 for any free one.")
    db: opening.Address = Field(
        default=Path("farshore.db"),
        description="Where tables are kept: a file (SQLite), or `postgresql://…`.",
    )
    root_path: str = Field(
        default="",
        description="The path of another site under which Farshore lives, such as `/games`.",
    )
    hosts: list[str] = Field(
        default=[],
        description="Names under which browsers reach the server; `*` for any. "
        "Addresses and names of the local network are always answered.",
    )
    trusted_proxies: list[str] = Field(
        default=["127.0.0.1", "::1"],
        description="Addresses and networks of proxies whose `X-Forwarded-*` headers are believed.",
    )
    limits: bool = Field(default=True, description="Hold callers to a rate (off: for load tests).")
    connections: int = Field(
        default=100,
        ge=1,
        description="Connections from one address that have not sent a request yet.",
    )
    workers: int = Field(
        default=2,
        ge=0,
        description="Processes in which bots think; 0: only where `farshore work` runs.",
    )
    bot_seconds: float = Field(
        default=20.0, ge=0.1, description="How long a bot may think at most."
    )
    allow_bot: list[str] = Field(default=[], description="Programs as bots: `NAME=COMMAND`.")
    pages: Path | None = Field(default=None, description="Pages that you built (with more boards).")
    idle_seconds: float = Field(
        default=600.0,
        gt=0,
        description="After how long a table that nobody looks at leaves the memory.",
    )
    most_loaded: int = Field(
        default=2000,
        ge=1,
        description="Tables that stay in memory at most, as far as nobody uses them.",
    )
    drain_seconds: float = Field(
        default=10.0,
        ge=0,
        description="How long a server that is stopped finishes what is under way.",
    )
    log_format: Literal["text", "json"] = Field(
        default="text", description="How the log is written."
    )
    access_log: bool = Field(default=False, description="A line in the log for every request.")
    metrics: bool = Field(
        default=True, description="Whether `/metrics` tells numbers for Prometheus."
    )
    public_url: str = Field(
        default="",
        description="The address of the server for links in mails: `https://play.example.org`.",
    )
    smtp_from: str = Field(
        default="", description="The sender of mails: `Farshore <games@example.org>`."
    )
    smtp_host: str = Field(
        default="",
        description="The mail server; empty: no mails. It needs `smtp_from` and `public_url`.",
    )
    smtp_port: int = Field(default=587, ge=1, le=65535, description="The port of the mail server.")
    smtp_tls: Literal["starttls", "tls", "none"] = Field(
        default="starttls",
        description="How mails are encrypted on the way to the mail server: "
        "`starttls` (587), `tls` (465) or `none`.",
    )
    smtp_user: str = Field(default="", description="The name to sign in with at the mail server.")
    smtp_password: SecretStr | None = Field(
        default=None, description="The password for it; better in a variable than in a file."
    )

    operators: list[str] = Field(
        default=[],
        description="Accounts that may open the page `/operator`: confirmed mail addresses, or "
        "numbers as `farshore admin guests` lists them.",
    )
    operator_token: SecretStr | None = Field(
        default=None,
        min_length=16,
        description="A long secret to sign in with at `/operator`; better in a variable than in "
        "a file.",
    )
    openid_issuer: str = Field(
        default="",
        description="The OpenID provider that people may sign in with, such as "
        "`https://id.example.org`. It needs `openid_client` and `public_url`.",
    )
    openid_client: str = Field(
        default="",
        validate_default=True,
        description="What this server is called at the provider (the client id).",
    )
    openid_secret: SecretStr | None = Field(
        default=None,
        description="The client secret, if the provider wants one; better in a variable.",
    )
    openid_name: str = Field(
        default="OpenID", description="What the provider is called on the pages."
    )

    call_after: float = Field(
        default=60.0,
        ge=0,
        description="Seconds that people have to notice by themselves before they are called.",
    )
    call_private: bool = Field(
        default=False,
        description="Whether webhooks may lead to private networks, and without TLS.",
    )

    def contact(self) -> str:
        """Whom push services can write to about this server."""
        host = urlsplit(self.public_url).hostname or "localhost"
        return parseaddr(self.smtp_from)[1] or f"farshore@{host}"

    @field_validator(*LISTS, mode="before")
    @classmethod
    def split(cls, given: object, info: Any) -> object:
        separator = ";" if info.field_name == "allow_bot" else ","
        return words(given, separator) if isinstance(given, str) else given

    @field_validator("root_path")
    @classmethod
    def tidy(cls, given: str) -> str:
        path = given.strip("/")
        return f"/{path}" if path else ""

    @field_validator("public_url")
    @classmethod
    def is_address(cls, given: str) -> str:
        found = urlsplit(given)
        named = found.scheme in ("http", "https") and found.hostname
        if given and (not named or found.query or found.fragment):
            raise ValueError("an address such as https://play.example.org is needed")
        return given.rstrip("/")

    @field_validator("smtp_from")
    @classmethod
    def is_sender(cls, given: str) -> str:
        if given and ("@" not in parseaddr(given)[1] or not given.isprintable()):
            raise ValueError("a mail address is needed")
        return given

    @field_validator("smtp_host")
    @classmethod
    def has_sender(cls, given: str, info: ValidationInfo) -> str:
        for name in ("smtp_from", "public_url"):
            if given and not info.data.get(name):
                raise ValueError(f"{name} is needed, too")
        return given

    @field_validator("openid_client")
    @classmethod
    def has_client(cls, given: str, info: ValidationInfo) -> str:
        """A provider is asked only in a way that nobody can listen to."""
        issuer = urlsplit(info.data.get("openid_issuer", ""))
        if not info.data.get("openid_issuer"):
            return given
        if issuer.scheme != "https" and issuer.hostname not in LOOPBACK:
            raise ValueError("openid_issuer must begin with https://")
        if not given or not info.data.get("public_url"):
            raise ValueError("openid_client and public_url are needed, too")
        return given

    @field_validator("trusted_proxies")
    @classmethod
    def are_networks(cls, given: list[str]) -> list[str]:
        for network in given:
            ip_network(network, strict=False)
        return given

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = TomlConfigSettingsSource(settings_cls)
        return init_settings, env_settings, file


@dataclass(frozen=True)
class Origin:
    """Where the value of a setting comes from: "flag", "environment", "file" or "default"."""

    kind: str
    name: str = ""
    """The variable of the environment, or the file."""


def read_settings(
    flags: Mapping[str, Any], config: Path | None = None
) -> tuple[Settings, dict[str, Origin]]:
    """The settings that count, and where each comes from. A flag that is None was not given."""
    flags = {name: value for name, value in flags.items() if value is not None}
    named = os.environ.get(CONFIG)
    if config is None and named:
        config = Path(named)
    origins: dict[str, Origin] = {}
    if config is not None:
        origins = {name: Origin("file", str(config)) for name in names_in(config)}
    for name in Settings.model_fields:
        variable = PREFIX + name.upper()
        if variable in os.environ:
            origins[name] = Origin("environment", variable)
    origins.update({name: Origin("flag") for name in flags})

    class WithFile(Settings):
        model_config = SettingsConfigDict(toml_file=config)

    try:
        settings = WithFile(**flags)
    except ValidationError as error:
        raise described(error, origins) from error
    return settings, {name: origins.get(name, Origin("default")) for name in Settings.model_fields}


def described(error: ValidationError, origins: Mapping[str, Origin]) -> BadOption:
    """The first thing that is wrong, in one line."""
    fault = error.errors()[0]
    name = str(fault["loc"][0])
    where = origins.get(name, Origin("flag")).name or f"--{name.replace('_', '-')}"
    return BadOption(Reason("bad-setting", {"setting": name, "where": where, "why": fault["msg"]}))


def names_in(path: Path) -> list[str]:
    """The settings that a TOML file holds; refused if it cannot be read."""
    try:
        return [*tomllib.loads(path.read_text(encoding="utf-8"))]
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOption(Reason("file-unreadable", {"path": str(path), "why": why})) from error
    except ValueError as error:
        reason = Reason("bad-config-file", {"path": str(path), "why": str(error)})
        raise BadOption(reason) from error


def explained(settings: Settings, origins: Mapping[str, Origin]) -> list[tuple[str, str, Origin]]:
    """(setting, value, origin) of each setting, as an administrator may see it."""
    return [(name, shown(getattr(settings, name)), origins[name]) for name in Settings.model_fields]


def shown(value: object) -> str:
    """A value without the password that an address may hold."""
    if isinstance(value, list):
        return ", ".join(str(each) for each in value)
    return "" if value is None else opening.shown(str(value))
