"""A small disk that can be filled to the last byte (a tmpfs; only root can mount one)."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PIECE = bytes(4096)


class Disk:
    """A folder whose room the soak takes away and gives back."""

    def __init__(self, folder: Path, small: bool) -> None:
        self.folder = folder
        self.small = small
        """Whether it can be filled: it is a disk of its own."""
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        with suppress(OSError), self._ballast.open("ab", buffering=0) as file:
            while True:
                file.write(PIECE)

    def clear(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Disk]:
    """A disk of its own, or an ordinary folder where that is not allowed."""
    folder.mkdir()
    options = f"size={megabytes}m,mode=0755"
    mounted = os.geteuid() == 0 and not subprocess.call(
        ["mount", "-t", "tmpfs", "-o", options, "farshore-soak", folder],
        stderr=subprocess.DEVNULL,
    )
    try:
        yield Disk(folder, mounted)
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", folder], check=True)
