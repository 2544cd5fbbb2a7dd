"""The version, written down here and nowhere else; `make release` changes it."""

from typing import Final

__version__: Final = "1.0.0.dev0"
