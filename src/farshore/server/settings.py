"""How a server is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from farshore.server.storage.opening import Address


@dataclass(frozen=True)
class Settings:
    """Everything that can differ from one server to the next."""

    db: Address
    web: Path | None = None
    """The built pages; None: only the interface for programs."""
    documentation: Path | None = None
    """The built documentation site; None: there is nothing at /docs."""
    limits: bool = True
    """Whether callers are held to a rate. Off for load tests."""
    workers: int = 2
    """Processes in which bots think."""
    bot_seconds: float = 20.0
    """How long a bot may think before a random move is made for it."""
    commands: Mapping[str, str] = field(default_factory=dict)
    """Bots that are programs, by the names that the host gave them. Guests choose a name; no
    command of theirs is ever run."""
    idle_seconds: float = 600.0
    """After how long a table that nobody looks at is put away (it is loaded again when needed)."""
