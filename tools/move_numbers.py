"""Write the numbers of the first move of each kind from the tables of moves.

    python tools/move_numbers.py [--check]

The compiled rules use them as literals, which is faster than to read them from the table. Each
game's `move_numbers.py` is written from its `MOVES`; `--check` writes nothing and fails if a file
is not as it would be written.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

from farshore.core.move import MoveTable

GAMES = Path(__file__).resolve().parent.parent / "src" / "farshore" / "games"
HEAD = '''"""The number of the first move of each kind.

Written by tools/move_numbers.py from the table in moves.py (`make types`): not by hand.
"""

from typing import Final

'''


def text(table: MoveTable) -> str:
    """The source of a game's `move_numbers.py`."""
    lines = [f"{kind.upper()}: Final = {first}" for kind, first in table.first.items()]
    return HEAD + "\n".join(lines) + "\n"


def main() -> int:
    stale = []
    for source in sorted(GAMES.glob("*/moves.py")):
        # The file alone, without its game, which needs the numbers that are written here.
        table: MoveTable = runpy.run_path(str(source))["MOVES"]
        target = source.with_name("move_numbers.py")
        if target.is_file() and target.read_text("utf-8") == text(table):
            continue
        stale.append(source.parent.name)
        if "--check" not in sys.argv:
            target.write_text(text(table), "utf-8")
    if stale and "--check" in sys.argv:
        print(f"stale move numbers: {', '.join(stale)} (run `make types`)", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
