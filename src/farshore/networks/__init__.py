"""Small networks that judge positions and moves; `farshore train` teaches them by self-play.

    network.py   the weights, and the forward pass (compiled, no numpy)
    format.py    networks as JSON documents
    files.py     networks in files
    library.py   the networks that come with the package (`shipped/`)

The search uses them through `farshore.bots.NetworkEvaluation`. Training needs numpy
(`pip install "farshore[train]"`); playing does not.
"""

from farshore.networks.files import load_network, save_network
from farshore.networks.format import from_document, to_document
from farshore.networks.library import shipped_networks
from farshore.networks.network import ForwardPass, Network

__all__ = [
    "ForwardPass",
    "Network",
    "from_document",
    "load_network",
    "save_network",
    "shipped_networks",
    "to_document",
]
