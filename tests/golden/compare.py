"""Compare the records that seeds give here with the stored ones, byte for byte.

    python -m tests.golden.compare

It needs nothing but Farshore, so it runs on other Pythons and tests the wheels of other platforms
(`tests/install/test_interpreters.py`, the section [tool.cibuildwheel] of pyproject.toml).
"""

import json
import sys

from tests.golden.regenerate import DIGESTS, record_digest
from tests.support.cases import every_case


def main() -> int:
    stored = json.loads(DIGESTS.read_text(encoding="utf-8"))
    different = [case.name for case in every_case() if record_digest(case) != stored[case.name]]
    for name in different:
        print(f"the records of {name} are different here", file=sys.stderr)
    print(f"{len(stored) - len(different)} of {len(stored)} setups give the stored records")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
