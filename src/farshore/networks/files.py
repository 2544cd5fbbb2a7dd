"""Networks in files, as `farshore train` leaves them."""

from __future__ import annotations

import json
from pathlib import Path

from farshore.core.errors import BadOption, Reason
from farshore.networks.format import from_document, to_document
from farshore.networks.network import Network


def save_network(network: Network, path: Path, origin: dict[str, object] | None = None) -> None:
    """Writes a network. `origin` tells readers of the file how it was trained."""
    document = {**to_document(network), "origin": origin or {}}
    partial = path.with_suffix(".part")
    partial.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    partial.replace(path)


def load_network(path: Path) -> Network:
    """A saved network; any other file is refused."""
    try:
        return from_document(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError) as error:
        raise BadOption(Reason("bad-net", {"path": str(path), "why": str(error)})) from error
