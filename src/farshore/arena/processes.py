"""What every worker process of a pool does first."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

from farshore.collector import collect_rarely


def start_worker() -> None:
    """Leaves Ctrl-C to the process that ends this one, and ends when that process is gone.

    A pool ends its workers by itself, but not if its own process is killed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "only worker processes call this"
    wait([parent.sentinel])
    os._exit(1)
