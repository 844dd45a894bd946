"""Thinking undisturbed: positions hold no cycles, and the search for some took a sixth of the time."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Leave out collections of cycles meanwhile; whoever has them off already keeps them off."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
