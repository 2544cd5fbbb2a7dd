"""What hatchling asks while it builds a package: the pages, and the compiled games.

Every way of installing comes through here (pip, uv, pipx, `python -m build`, `make build`), so all
of them give the same product. The sdist carries the built pages; a wheel that is made from it needs
no node. FARSHORE_COMPILE says whether the games are compiled:

    auto      if there is a C compiler, else a pure wheel and a line that says so (the default)
    always    or the build fails
    never     a pure wheel
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if sys.version_info < (3, 11):  # noqa: UP036 (the build runs before pip looks at our version)
    found = ".".join(map(str, sys.version_info[:3]))
    raise SystemExit(f"Farshore needs Python 3.11 or later; this is Python {found}.")

sys.path.insert(0, str(Path(__file__).resolve().parent))

import docs
import kernel
import pages

SLOWER = "bots think and simulations run about eight times slower"
"""What it costs not to compile: see bench/README.md."""


class CannotBuild(Exception):
    """The package cannot be built, and why."""


def wanted() -> str:
    """Whether to compile: auto, always or never."""
    asked = os.environ.get("FARSHORE_COMPILE", "auto")
    if asked not in ("auto", "always", "never"):
        raise CannotBuild(f"FARSHORE_COMPILE must be auto, always or never, not {asked!r}")
    return asked


def tries_to_compile() -> bool:
    return wanted() == "always" or (wanted() == "auto" and not kernel.missing_tools())


def compiled_into(folder: Path) -> bool:
    """Compiles the games into the folder; False if a pure wheel has to do."""
    reason = kernel.missing_tools()
    if tries_to_compile():
        command = [sys.executable, str(Path(kernel.__file__)), str(folder)]
        if subprocess.run(command, check=False).returncode == 0:
            return True
        reason = reason or "the compiler failed, see above"
        if wanted() == "always":
            raise CannotBuild(f"the games could not be compiled: {reason}")
    elif wanted() == "never":
        reason = "as FARSHORE_COMPILE asks"
    kernel.say(f"NOT COMPILED ({reason}): everything works, but {SLOWER}.")
    return False


class FarshoreBuildHook(BuildHookInterface[Any]):
    """Builds what is not in the repository, and adds it to the package."""

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling."""
        needed: list[str] = []
        if not pages.are_built():
            needed += self.config["pages-requires"]
        if self.target_name == "wheel" and tries_to_compile():
            needed += self.config["compiler-requires"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not pages.build_all():
            raise CannotBuild(f"the pages could not be built:\n{pages.log_text()}")
        if self.target_name == "sdist" and docs.is_built():
            build_data["force_include"].update(_files(docs.SITE, "build/site/", stamp=True))
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(_packed_pages())
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._built = tempfile.TemporaryDirectory(prefix="farshore-")
        folder = Path(self._built.name)
        if compiled_into(folder):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(_files(folder, ""))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_built"):
            self._built.cleanup()


def _packed_pages() -> dict[str, str]:
    """Built file -> its place in the package. The documentation is packed if it is there."""
    found = _files(pages.BUILT, "farshore/web/") | _files(pages.PICTURES, "farshore/pictures/")
    return found | _files(docs.SITE, "farshore/docs/") if docs.is_built() else found


def _files(folder: Path, place: str, stamp: bool = False) -> dict[str, str]:
    """All files of a folder; the stamp, which tells what they were built from, if asked for."""
    return {
        str(file): place + file.relative_to(folder).as_posix()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and (stamp or file.name != pages.STAMP)
    }
