"""Whoever generates a client from the description can play with it: types and client are others' tools."""

import json
import subprocess
from pathlib import Path

import httpx
from server.proxied import NODE, WEB
from server.serving import ServerProcess

from lacrimosa.notation import read_record

SCRIPT = Path(__file__).with_name("openapi_client.ts")
# What the generated types are checked with: a strict compiler, as a careful user has it.
STRICT = [
    *("--noEmit", "--strict", "--target", "ES2022", "--module", "NodeNext", "--types", "node"),
    *("--allowImportingTsExtensions", "--skipLibCheck"),
]
# What has a default may be left out, by either side.
OPTIONAL = ["--default-non-nullable", "false"]


def test_a_generated_client_fits_and_plays_a_whole_game(server: ServerProcess, tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "openapi.json").write_bytes(httpx.get(f"{server.url}/api/openapi.json").content)
    (tmp_path / SCRIPT.name).write_bytes(SCRIPT.read_bytes())

    def node(*words: str) -> str:
        done = subprocess.run([NODE, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    node("node_modules/openapi-typescript/bin/cli.js", "openapi.json", "-o", "api.ts", *OPTIONAL)
    node("node_modules/typescript/bin/tsc", *STRICT, SCRIPT.name)
    played = json.loads(node(SCRIPT.name, server.url))
    assert played["status"] == "over"
    assert len(read_record(played["record"]).choices) == played["steps"] > 50
