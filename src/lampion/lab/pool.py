"""Worker processes for long work that follows from numbers alone."""

import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

IGNORE_INTERRUPTS = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process


def make_pool(jobs: int) -> ProcessPoolExecutor:
    """So many processes, started the same way on every system."""
    return ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, IGNORE_INTERRUPTS)
