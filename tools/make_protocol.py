"""Writes what follows from the message types: the reference of the protocol, and its TypeScript types.

python tools/make_protocol.py [--check]
With --check nothing is written: it ends with 1 and names what is not up to date.
"""

import argparse
from pathlib import Path

from lacrimosa.server.protocol.catalogue import protocol_reference, protocol_typescript

ROOT = Path(__file__).parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder of docs/ and web/")
    arguments = parser.parse_args()
    stale = 0
    for name, text in made().items():
        path = arguments.root / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale = 1
        if arguments.check:
            print(f"{name} is stale: run  python tools/make_protocol.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{name}: written")
    return stale if arguments.check else 0


def made() -> dict[str, str]:
    """Every file with what it shall hold."""
    return {"docs/protocol.md": protocol_reference(), "web/src/net/messages.ts": protocol_typescript()}


if __name__ == "__main__":
    raise SystemExit(main())
