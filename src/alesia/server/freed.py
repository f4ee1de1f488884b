"""Memory that was freed goes back to the system.

What closed rooms held, Python has freed; but glibc keeps much of it for itself, in pieces between others, and a process
would grow by some 27 kB for each game that was played in it.
"""

import ctypes
from functools import cache


@cache
def _trim() -> "ctypes._NamedFuncPointer | None":
    """Other systems than glibc's have no such call, and need none."""
    return getattr(ctypes.CDLL(None), "malloc_trim", None)


def give_back() -> bool:
    """Whether anything was given back."""
    trim = _trim()
    return trim is not None and bool(trim(0))
