"""The version, written down here and nowhere else; `make release` changes it."""

__version__ = "1.0.0.dev0"
