"""Processes that play many games do not look for garbage all the time."""

import gc
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from farshore.arena.processes import start_worker

COMMAND = """
import gc, sys
from farshore.cli import main
try:
    main()
except SystemExit:
    print(gc.get_threshold()[0])
"""


def test_worker_processes_collect_rarely() -> None:
    usual = gc.get_threshold()[0]
    with ProcessPoolExecutor(1, get_context("spawn"), start_worker) as pool:
        assert pool.submit(gc.get_threshold).result()[0] > 10 * usual


def test_the_command_line_collects_rarely() -> None:
    asked = [sys.executable, "-c", COMMAND, "--version"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert int(told.split()[-1]) > 10 * gc.get_threshold()[0]
