"""For all tests: what they inherit from whoever starts them must not matter."""

import os
import signal

from lacrimosa.bot_processes.messages import ONE_THREAD

# One thread for numpy in each of the processes that share the cores, from the start.
for name, value in ONE_THREAD.items():
    os.environ.setdefault(name, value)

# A shell that runs the check in the background has it ignore Ctrl-C, and so would every process it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
