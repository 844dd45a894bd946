"""For all tests: one thread for numpy in each of the processes that share the cores, from the start."""

import os

from lacrimosa.fence.process import ONE_THREAD

for name, value in ONE_THREAD.items():
    os.environ.setdefault(name, value)
