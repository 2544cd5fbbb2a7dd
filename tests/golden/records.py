"""The records that seeds give, byte for byte the same on every machine.

    python -m tests.golden.records      compare those of this machine with the stored ones

It needs nothing but Farshore, so it runs on other Pythons and tests the wheels of other platforms
(`tests/install/test_interpreters.py`, the section [tool.cibuildwheel] of pyproject.toml).
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random

from farshore.core.playout import play_randomly
from farshore.core.record import Record
from tests.support.cases import Case, every_case
from tests.support.playing import random_record

DIGESTS = Path(__file__).with_name("records.json")
SEEDS = 3


def digest(value: object) -> str:
    """A short fingerprint of anything that JSON can hold."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def record_digest(case: Case) -> str:
    """A fingerprint of the records that some seeds give."""
    lines: list[str] = []
    for seed in range(SEEDS):
        record = Record(case.setup())
        state = case.start()
        play_randomly(state, Random(f"{case.name}/{seed}"), record.moves)
        lines.append(record.to_line(state))
        lines.append(random_record(case, seed)[0].to_line())
    return digest(lines)


def main() -> int:
    stored = json.loads(DIGESTS.read_text(encoding="utf-8"))
    different = [case.name for case in every_case() if record_digest(case) != stored[case.name]]
    for name in different:
        print(f"the records of {name} are different here", file=sys.stderr)
    print(f"{len(stored) - len(different)} of {len(stored)} setups give the stored records")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
