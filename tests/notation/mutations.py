"""Valid texts, damaged: what a reader must refuse or read, but never stumble over."""

import copy
import json
import random
from typing import Any

NUMBERS = [
    -2,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    7,
    8,
    63,
    64,
    128,
    191,
    255,
    256,
    999,
    1 << 31,
    1 << 47,
    1 << 62,
    1 << 63,
    1 << 200,
]


def damaged_text(text: str, luck: random.Random) -> str:
    """One to three small damages: letters, words, lines."""
    for _ in range(luck.randint(1, 3)):
        text = luck.choice([_letter, _word, _line])(text, luck)
    return text


def _letter(text: str, luck: random.Random) -> str:
    at = luck.randrange(len(text) + 1)
    return (
        text[:at]
        + luck.choice(["", "x", "7", ";", "[", "]", ":", "\n", " ", "\ud800", "\u2028", "{", "ä"])
        + text[at + luck.randint(0, 2) :]
    )


def _word(text: str, luck: random.Random) -> str:
    words = text.split(" ")
    at, other = luck.randrange(len(words)), luck.randrange(len(words))
    words[at], words[other] = words[other], words[at] if luck.random() < 0.5 else words[other]
    return " ".join(words)


def _line(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    at, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    if luck.random() < 0.5:
        lines.insert(at, lines[other])
    else:
        del lines[at]
    return "\n".join(lines)


def damaged_json(text: str, luck: random.Random) -> str:
    """One to three values changed somewhere in the tree."""
    tree = json.loads(text)
    for _ in range(luck.randint(1, 3)):
        nodes = list(_nodes(tree))
        parent, key = luck.choice(nodes)
        if luck.random() < 0.5:
            # Near the leaves of the pending steps most damages would miss.
            near = [node for node in nodes if node[0] in tree["pending"]] if isinstance(tree, dict) else []
            parent, key = luck.choice(near or nodes)
        _damage(parent, key, nodes, luck)
        if not isinstance(tree, dict) or not isinstance(tree.get("pending"), list):
            break
    return json.dumps(tree)


def _nodes(tree: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    keys = tree.keys() if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in list(keys):
        found.append((tree, key))
        found += _nodes(tree[key])
    return found


def _damage(parent: Any, key: Any, nodes: list[tuple[Any, Any]], luck: random.Random) -> None:
    value = parent[key]
    kind = luck.randrange(5)
    if kind == 0 and isinstance(value, int):
        parent[key] = value + luck.choice([-2, -1, 1, 2])
    elif kind == 1:
        other, name = luck.choice([node for node in nodes if type(node[0][node[1]]) is type(value)])
        # Copies, or a list swapped with one inside it would hold itself.
        parent[key], swapped = copy.deepcopy(other[name]), copy.deepcopy(value)
        if luck.random() < 0.7 and not isinstance(value, (list, dict)):
            other[name] = swapped
    elif kind == 2 and isinstance(parent, list):
        if luck.random() < 0.5:
            parent.insert(key, value)
        else:
            del parent[key]
    elif kind == 3 and isinstance(value, int):
        parent[key] = luck.choice(NUMBERS)
    elif kind == 4 and isinstance(value, list) and value:
        luck.shuffle(value)
    elif luck.random() < 0.1:
        parent[key] = luck.choice([None, True, "x", [], {}, 0.5, 10**400, [[[[]]]]])
