"""A copy of moody_bot.py for one test, and what is to become of its moods."""

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from bot_processes.moody_bot import MOODS

SOURCE = Path(__file__).with_name("moody_bot.py")
# Long enough for an honest answer on a busy computer, short enough for a test.
PATIENCE = "0.7"


def moody(folder: Path, class_name: str = "Moody") -> str:
    """path.py:Class of a fresh copy."""
    return f"{shutil.copy(SOURCE, folder / 'moody.py')}:{class_name}"


def expected() -> Counter[str]:
    return Counter(kind for _, kind in MOODS)


def check_forfeits(forfeits: list[dict[str, Any]]) -> None:
    """Every mood was met and told, once each; only the clock may have taken an honest answer besides."""
    counts = Counter({one["kind"]: one["count"] for one in forfeits})
    assert counts["hung"] >= expected()["hung"]
    counts["hung"] = expected()["hung"]
    assert counts == expected()
    assert {one["bot"] for one in forfeits} == {"moody"}
    first = {one["kind"]: one["first"] for one in forfeits}
    assert "LookupError: the score is lost (line " in first["raised"]
    assert "it answered None of type NoneType, not an int" in first["wrong type"]
    assert "it answered 719, which was not offered; offered: [" in first["illegal"]
    assert "its process ended with exit code 7" in first["died"]
    assert f"nothing came from it within {PATIENCE} s" in first["hung"]
    assert all(text.startswith("game seed ") and ", step " in text for text in first.values())
