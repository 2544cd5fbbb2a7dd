"""The log: lines for people, or JSON for programs that collect them.

Each line knows the request and the table that it is about. Names of guests, tokens and anything
hidden in a game are never written.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered."""
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")
"""The table that it is about."""
FIELDS: Final = ("method", "path", "status", "seconds", "client")
"""What a line may carry besides its text (`log.info(..., extra={...})`)."""
SELDOM_SECONDS: Final = 10.0
MOST_LINES: Final = 1000


class JsonFormatter(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, value in (("request", REQUEST.get()), ("table", TABLE.get())):
            if value:
                line[name] = value
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Seldom(logging.Filter):
    """Lets the same line through once in a while: strangers may not fill the disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._logged: Final[dict[str, float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        line, now = record.getMessage(), time.monotonic()
        if now - self._logged.get(line, -SELDOM_SECONDS) < SELDOM_SECONDS:
            return False
        if len(self._logged) >= MOST_LINES:
            self._logged.clear()
        self._logged[line] = now
        return True


def start_logging(form: str) -> None:
    """Everything goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(Seldom())  # a line for each wrong request
