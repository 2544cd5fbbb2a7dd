"""The command line. Each module holds some commands; `frame` holds what they share."""

from farshore.cli import playing, records, research, serving
from farshore.cli.frame import main, run

__all__ = ["main", "playing", "records", "research", "run", "serving"]
