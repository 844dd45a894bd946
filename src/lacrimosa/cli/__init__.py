"""The command line: one module per command."""

import os

from lacrimosa.bot_processes.messages import ONE_THREAD

# Before numpy is imported: games run one on each core, and sums must not depend on how many there are.
for _name, _value in ONE_THREAD.items():
    os.environ.setdefault(_name, _value)
