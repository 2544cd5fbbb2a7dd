"""The documentation site at /docs, if it was built (`make docs`)."""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from farshore.server.errors import Refused
from farshore.server.middleware.security import POLICY, SCRIPTS
from farshore.server.pages.web import ASK_FIRST

HOME: Final = "/docs"
_INLINE_SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.S)


def policy_for(page: bytes) -> str:
    """The content security policy of a page: its own inline scripts may run, and no others."""
    digests = {sha256(script).digest() for script in _INLINE_SCRIPT.findall(page)}
    allowed = [f"'sha256-{b64encode(digest).decode()}'" for digest in sorted(digests)]
    return POLICY.replace(SCRIPTS, " ".join([SCRIPTS, *allowed]))


class Documentation:
    """A folder of pages; each is the `index.html` of a folder of its own."""

    def __init__(self, folder: Path, root: str = "") -> None:
        self._root: Final = root
        self._files: Final = {
            f"{HOME}/{path.relative_to(folder).as_posix()}": path
            for path in folder.rglob("*")
            if path.is_file()
        }

    def answer(self, request: Request) -> Response:
        """Only files found at the start are served, so a path cannot lead anywhere else."""
        path = request.url.path
        page = self._files.get(f"{path.rstrip('/')}/index.html")
        if page is not None:
            if not path.endswith("/"):  # links within a page count from its folder
                return RedirectResponse(f"{self._root}{path}/")
            content = page.read_bytes()
            headers = {"cache-control": ASK_FIRST, "content-security-policy": policy_for(content)}
            return Response(content, media_type="text/html", headers=headers)
        file = self._files.get(path)
        if file is None:
            raise Refused(404, "not-found")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return FileResponse(file, media_type=kind, headers={"cache-control": ASK_FIRST})
