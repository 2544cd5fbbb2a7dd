"""The built pages. Hashed files are cached for good; compressed twins are used where they are."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from farshore.server.errors import Refused

ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
"""What not every machine knows the type of."""
BYTES: Final = "application/octet-stream"
HIDDEN: Final = (".br", ".gz", ".map")


def version_of(folder: Path) -> str:
    """The page names all its files by their content, so it alone tells one build from another."""
    page = folder / "index.html"
    text = page.read_bytes() if page.is_file() else b""
    return hashlib.blake2b(text, digest_size=8).hexdigest()


class Pages:
    """A folder of files, and the page that answers for every other path."""

    def __init__(self, folder: Path, root: str = "") -> None:
        """`root`: the path that Farshore lives under; "" if it has a site of its own."""
        self.folder: Final = folder.resolve()
        self._root: Final = root
        self.version: Final = version_of(folder)
        """Tells these pages from those of another build."""
        self._files: Final = {
            f"/{path.relative_to(self.folder).as_posix()}": path
            for path in self.folder.rglob("*")
            if path.is_file() and not path.name.endswith(HIDDEN)
        }

    def has(self, path: str) -> bool:
        """Whether there is a file at this path."""
        return path in self._files

    def is_page(self, path: str) -> bool:
        """Whether the page answers, and no other file."""
        file = self._files.get(path)
        if file is None:
            return not (path.startswith("/assets/") or "." in path.rpartition("/")[2])
        return file.name == "index.html"

    def answer(self, request: Request) -> Response:
        """A file. Only those found at the start are served, so a path cannot lead anywhere else."""
        path = request.url.path
        file = self._files.get(path)
        if file is None:
            raise Refused(404, "not-found")
        headers = {
            "cache-control": FOR_GOOD if path.startswith("/assets/") else ASK_FIRST,
            "vary": "accept-encoding",
        }
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or BYTES
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in ENCODINGS:
            twin = file.with_name(file.name + ending)
            if encoding in accepted and twin.is_file():
                headers["content-encoding"] = encoding
                return FileResponse(twin, media_type=kind, headers=headers)
        return FileResponse(file, media_type=kind, headers=headers)

    def page(self, tags: str = "", status: int = 200) -> Response:
        """The page, with its files and the root under which the browser finds everything.

        `tags`: what it says about itself in its head.
        """
        file = self._files.get("/index.html")
        if file is None:
            raise Refused(404, "not-found")
        text = file.read_text(encoding="utf-8")
        for name in ("src", "href"):
            text = re.sub(rf'{name}="\.?/', f'{name}="{self._root}/', text)
        mark = 'name="farshore-root" content="{}"'
        text = text.replace(mark.format(""), mark.format(self._root))
        text = text.replace(
            'name="farshore-pages" content=""', f'name="farshore-pages" content="{self.version}"'
        )
        text = text.replace("</head>", f"  {tags}\n  </head>") if tags else text
        headers = {"cache-control": ASK_FIRST}
        return Response(text, status, headers, media_type="text/html")
