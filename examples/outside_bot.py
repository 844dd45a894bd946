"""A player from outside: takes a seat by its invitation and chooses at random until the game is over.

python examples/outside_bot.py "http://127.0.0.1:1791/table/...#invite=..." [name]
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def post(address: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def play(invitation: str, name: str = "outsider") -> list[int]:
    """Play one game; the scores by seat."""
    link = urlsplit(invitation)
    table = f"{link.scheme}://{link.netloc}/api/tables/{link.path.rsplit('/', 1)[1]}"
    token = post(f"{link.scheme}://{link.netloc}/api/programs", {"name": name})["token"]
    post(f"{table}/join", {"invite": link.fragment.removeprefix("invite=")}, token)
    socket_address = table.replace("http", "ws", 1) + "/socket"
    with connect(socket_address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        said = ""
        for text in socket:
            message = json.loads(text)
            if message["type"] == "answer" and "refusal" in message:
                print(message["refusal"]["text"], file=sys.stderr)
                if message["refusal"]["code"] == "too_many":
                    time.sleep(1)
                    socket.send(said)  # with its old id: however often it arrives, it is done once
            if message["type"] != "update" or "question" not in message:
                continue
            if "final" in message:
                return [seat["vp"] for seat in message["board"]["seats"]]
            options = message["question"].get("options")  # only there if the question is ours
            if options:
                choice = {"type": "choose", "id": str(message["state"]), "state": message["state"]}
                said = json.dumps(choice | {"choice": random.choice(options)})
                socket.send(said)
    raise SystemExit("the server ended the conversation")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or "#invite=" not in sys.argv[1]:
        raise SystemExit(__doc__)
    print("scores:", play(*sys.argv[1:]))
