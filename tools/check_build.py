"""Check that Python finds the build that is to be tested, and that it is not stale.

python tools/check_build.py compiled      the installed package, kernel compiled
python tools/check_build.py interpreted   the sources (PYTHONPATH=src), or a pure build
"""

import importlib.util
import sys
from pathlib import Path

import kernel

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def faults(build: str) -> list[str]:
    spec = importlib.util.find_spec("farshore")
    if spec is None or not spec.submodule_search_locations:
        return ["the package farshore is not found"]
    package = Path(spec.submodule_search_locations[0])
    found: list[str] = []
    for path in sorted(SOURCE.joinpath("farshore").rglob("*")):
        name = path.relative_to(SOURCE)
        if path.suffix in (".so", ".pyd", ".c"):
            found.append(f"src/{name}: a compiled file among the sources; `make clean` removes it")
        elif path.is_file() and "__pycache__" not in path.parts:
            twin = package.parent / name
            if not twin.is_file() or twin.read_bytes() != path.read_bytes():
                found.append(f"{name}: the package in use differs from src/ (stale build)")
    modules = kernel.modules()
    if not modules:
        found.append("pyproject.toml names no module to compile")
    for name in modules:
        folder = (package.parent / name).parent
        compiled = [*folder.glob(f"{name.stem}.*.so"), *folder.glob(f"{name.stem}.*.pyd")]
        if build == "compiled" and not compiled:
            found.append(f"{name}: not compiled")
        elif build == "interpreted" and compiled:
            found.append(f"{name}: compiled, where the interpreted module was wanted")
    return found


def main() -> int:
    build = sys.argv[1] if len(sys.argv) > 1 else ""
    if build not in ("compiled", "interpreted"):
        print(__doc__, file=sys.stderr)
        return 2
    found = faults(build)
    for fault in found:
        print(f"check_build: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
