"""How long starting takes: processor time, the best of several, each in a process of its own.

    python bench/start.py [ROUNDS]

Aims: `import farshore` under 100 ms, `farshore games` under 300 ms, on a quiet machine.
`python -X importtime -m farshore games` shows where it goes.
"""

import os
import sys

AIMS = {
    "pass": 0,
    "import farshore": 100,
    "import farshore; farshore.load('antarctica')": 0,
    "from farshore.cli import run; run(['games'])": 300,
    "from farshore.cli import run; run(['--version'])": 0,
}
"""Code -> milliseconds at most; 0 for no aim."""


def milliseconds(code: str) -> float:
    process = os.fork()
    if process == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.execv(sys.executable, [sys.executable, "-c", code])
    _, status, used = os.wait4(process, 0)
    assert status == 0, code
    return (used.ru_utime + used.ru_stime) * 1000


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for code, aim in AIMS.items():
        best = min(milliseconds(code) for _ in range(rounds))
        verdict = f"  (aim {aim}: {'reached' if best <= aim else 'MISSED'})" if aim else ""
        print(f"{best:6.0f} ms  {code}{verdict}", flush=True)


if __name__ == "__main__":
    main()
