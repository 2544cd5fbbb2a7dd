"""Build the documentation site into build/site, if anything that it is made from changed.

    python tools/docs.py

MkDocs builds it strictly: a warning or a dead link is an error (mkdocs.yml, tools/docs_hooks.py).
The build hook packs a site that was built from the sources as they are, and `farshore serve` shows
it at /docs. A package can be built without a site.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pages

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
INPUTS = (
    *("docs", "mkdocs.yml", "src", "web/public/icon.svg"),
    *("CHANGELOG.md", "CITATION.cff", "tools/docs.py", "tools/docs_hooks.py"),
)
SUFFIXES = (".cff", ".css", ".ftl", ".md", ".png", ".py", ".svg", ".yml")
NOT_NEEDED = ("**/*.map", "assets/javascripts/lunr", "404.html", "sitemap.xml*", "objects.inv")
"""For debugging, for searching in other languages, and for sites that have an address."""


def inputs_of(name: str, *suffixes: str) -> list[Path]:
    """The file of this name, or the files in the folder, in a fixed order."""
    path = ROOT / name
    files = sorted(path.rglob("*")) if path.is_dir() else [path]
    return [file for file in files if file.is_file() and file.suffix in suffixes]


def inputs() -> list[Path]:
    """Every file that the site is made from, relative to the root."""
    return [file.relative_to(ROOT) for name in INPUTS for file in inputs_of(name, *SUFFIXES)]


def is_built() -> bool:
    """Whether the site is there, made from the sources as they are."""
    return pages.is_fresh(SITE / pages.STAMP, pages.fingerprint(inputs()))


def build() -> bool:
    """The site in build/site; False when it failed (MkDocs has said why)."""
    mark = pages.fingerprint(inputs())
    shutil.rmtree(SITE, ignore_errors=True)
    # Not --quiet: what it does not say it does not count as a warning either.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    # The sources as they are, not what is installed; and no advertisement of the theme's maker.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        return False
    for pattern in NOT_NEEDED:
        for path in [*SITE.glob(pattern)]:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    (SITE / pages.STAMP).write_text(mark, encoding="utf-8")
    return True


def main() -> int:
    return 0 if is_built() or build() else 1


if __name__ == "__main__":
    sys.exit(main())
