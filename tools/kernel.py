"""The modules that are compiled, and how: mypyc makes C of them, the C compiler does the rest.

    python tools/kernel.py OUTPUT     compile them into the folder OUTPUT

`[tool.hatch.build.hooks.custom]` of pyproject.toml names the modules. Everything happens in a
temporary copy, so no compiled file ever lands in src/, where Python would prefer it to the source
beside it, however old it is. The build hook (tools/hook.py) runs this and packs what comes out.

How it is kept short: mypyc sees only what is compiled (`--follow-imports=skip`; `make check` is
where everything is type-checked), writes one C file for each module, and all processors work on
those. All of it still becomes one shared library, so that calls between modules stay direct; that
they are not inlined costs one to two percent of the instructions (bench/README.md). What hardly
ever runs is not optimised. ccache is used where it is installed.
"""

from __future__ import annotations

import fnmatch
import os
import shutil
import sys
import sysconfig
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import BoundedSemaphore, Lock
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GROUP = "farshore"
"""The shared library is called after it: `farshore__mypyc`."""
MYPY = ("--config-file=", "--follow-imports=skip", "--ignore-missing-imports")
WITHOUT_INTERPOSITION = "-fno-semantic-interposition"
"""Nobody replaces our functions at load time, so calls between them may be direct."""


def configured(key: str) -> list[str]:
    """A list of patterns in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = project["tool"]["hatch"]["build"]["hooks"]["custom"][key]
    return patterns


def is_one_of(name: str, patterns: list[str]) -> bool:
    return any(fnmatch.fnmatch(name, pattern) for pattern in patterns)


def modules() -> list[Path]:
    """The modules that pyproject.toml compiles, relative to src."""
    found: set[Path] = set()
    for pattern in configured("compiled"):
        found.update(SOURCE.glob(pattern))
    left_out = configured("not-compiled")
    paths = (path.relative_to(SOURCE) for path in sorted(found))
    return [path for path in paths if not is_one_of(path.as_posix(), left_out)]


def is_seldom_run(source: Path, patterns: list[str]) -> bool:
    """Whether a C file only loads a module (farshore/core/state.c), or runs once a process."""
    _, native, module = source.stem.rpartition("___")
    if native:
        return is_one_of(f"{module}.py", patterns)
    return GROUP in source.parts


def missing_tools() -> str:
    """What the C compile lacks on this machine; empty when nothing."""
    if os.name == "nt":
        return ""  # setuptools finds Microsoft's compiler by itself, or fails
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python headers (on Debian: the package python3-dev)"
    return ""


def processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def say(text: str) -> None:
    print(f"farshore: {text}", flush=True)


class Progress:
    """Says every few seconds how much is compiled."""

    SECONDS = 10

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.said = time.monotonic()
        self.lock = Lock()

    def tick(self) -> None:
        with self.lock:
            self.done += 1
            now = time.monotonic()
            if now - self.said > self.SECONDS:
                self.said = now
                say(f"compiled {self.done} of {self.total} files")


def build_extensions(extensions: list[Any], output: Path, objects: Path) -> None:
    """Setuptools compiles the files of a library one after the other; here all at once."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    at_once = processors()
    turns = BoundedSemaphore(at_once)
    total = sum(len(extension.sources) for extension in extensions)
    progress = Progress(total)
    seldom_run = configured("not-optimised")

    class BuildAtOnce(build_ext):  # type: ignore[misc] # setuptools has no types
        def build_extensions(self) -> None:
            compile_all, spawn = self.compiler.compile, self.compiler.spawn

            def spawn_in_turn(*arguments: Any, **named: Any) -> Any:
                with turns:
                    return spawn(*arguments, **named)

            def compile_one(source: str, arguments: dict[str, Any]) -> list[str]:
                if os.name == "posix" and is_seldom_run(Path(source), seldom_run):
                    flags = [*arguments["extra_postargs"], "-O0"]
                    arguments = {**arguments, "extra_postargs": flags}
                made: list[str] = compile_all([source], **arguments)
                progress.tick()
                return made

            def compile_at_once(sources: list[str], **arguments: Any) -> list[str]:
                with ThreadPoolExecutor(at_once) as pool:
                    made = pool.map(lambda source: compile_one(source, arguments), sources)
                    return [file for files in made for file in files]

            self.compiler.compile = compile_at_once
            self.compiler.spawn = spawn_in_turn
            super().build_extensions()

    command = BuildAtOnce(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(output)
    command.build_temp = str(objects)
    command.parallel = at_once
    command.ensure_finalized()
    command.run()


def use_ccache() -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which("ccache") and "ccache" not in compiler:
        os.environ["CC"] = f"ccache {compiler}"


def compile_kernel(output: Path) -> None:
    """Compiles into `output`, which gets the shape of src/."""
    from mypyc.build import mypycify

    with tempfile.TemporaryDirectory(prefix="farshore-") as folder:
        stage = Path(folder)
        names = [str(module) for module in modules()]
        shutil.copytree(SOURCE, stage / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        os.chdir(stage / "src")  # so that no path of this machine is compiled in
        if os.name == "posix":
            use_ccache()
            flags = (os.environ.get("CFLAGS", ""), WITHOUT_INTERPOSITION)
            os.environ["CFLAGS"] = " ".join(flags).strip()
        say(f"compiling {len(names)} modules with {processors()} processors")
        extensions: list[Any] = mypycify(
            [*MYPY, *names],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir="../c",
        )
        for extension in extensions:  # the longest first, so that nobody waits for it at the end
            extension.sources.sort(key=os.path.getsize, reverse=True)
        build_extensions(extensions, output, stage / "objects")


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    start = time.monotonic()
    compile_kernel(Path(sys.argv[1]).absolute())
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
