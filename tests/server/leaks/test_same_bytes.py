"""What people at a table receive does not change by a byte when what they cannot know is dealt anew."""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import structlog
from server.leaks.playing_along import EVERYBODY, WATCHER, Heard, listen_in
from server.leaks.site import Front, Luck, open_front
from server.leaks.truths import Truth, random_truth
from server.leaks.twins import Twin, twin_of

from lacrimosa.server.table import choosing


@dataclass(frozen=True)
class Setting:
    """A game to play, whole or only its first part, and the parts of that which each viewer's twin repeats.

    The less is repeated, the more is still unknown and dealt anew. The first part is the spectator's.
    """

    players: int
    salieri: bool
    seed: int
    level: str | None = None
    part: float = 1.0
    twins: tuple[float, ...] = (0.4, 1.0, 0.4, 0.2)

    def __str__(self) -> str:
        return f"{self.players}{'-salieri' if self.salieri else ''}-{self.seed}"


# The long ones first.
SETTINGS = [
    Setting(4, True, 10, part=0.5, twins=(0.2, 0.1, 1.0, 0.2, 0.3)),
    Setting(3, False, 8, part=0.6),
    Setting(4, False, 9, part=0.2, twins=(1.0, 0.5, 1.0, 0.5, 0.5)),
    Setting(3, True, 14, part=0.5),
    Setting(2, True, 6),
    Setting(2, False, 5),
    Setting(1, False, 3, "easy", twins=(1.0, 0.6)),
    Setting(1, True, 4, "hard", twins=(0.4, 1.0)),
]


class Comparison:
    """One game and its twins."""

    def __init__(self, setting: Setting, folder: Path, luck: Luck) -> None:
        self.setting = setting
        self.folder = folder
        self.luck = luck
        whole = random_truth(setting.players, setting.level, setting.salieri, setting.seed)
        self.truth = whole.until(round(len(whole.choices) * setting.part))
        self.real = self.truth.played()
        self.runs = 0

    async def listen(self, front: Front, truth: Truth, listener: int | None) -> Heard:
        self.runs += 1
        folder = self.folder / f"run{self.runs}"
        return await listen_in(front, folder, self.luck, self.real, truth, self.setting.level, listener)

    def twin(self, viewer: int, part: float) -> Twin:
        truth = self.truth.until(round(len(self.truth.choices) * part))
        found = twin_of(truth, viewer, random.Random(f"{self.setting} {viewer}"))
        assert found.truth.played().record() != truth.played().record()
        return found


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """A server notes every request; here nobody reads that."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    yield
    structlog.reset_defaults()


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Luck:
    """The server's choices are made with shuffles as written; nothing else of it is touched."""
    written = Luck()
    monkeypatch.setattr(choosing, "make_by", written.make)
    return written


async def compare(comparison: Comparison) -> Counter[str]:
    """Play the game for everybody, and for every viewer a twin; how much of each kind was different."""
    kinds: Counter[str] = Counter()
    async with open_front() as front:
        real = await comparison.listen(front, comparison.truth, EVERYBODY)
        assert real.record == comparison.real.record(), "the game that was written down was not played"
        viewers = [WATCHER, *range(comparison.setting.players)]
        for viewer, part in zip(viewers, comparison.setting.twins, strict=False):
            twin = comparison.twin(viewer, part)
            steps = len(twin.truth.choices)
            other = await comparison.listen(front, twin.truth, viewer)
            expected, got = real.until(viewer, steps), other.kept[viewer]
            for mine, theirs in zip(expected, got, strict=False):
                assert theirs == mine, f"viewer {viewer} can tell the twin from the real game"
            assert len(got) == len(expected) > steps
            assert other.record == twin.truth.played().record()
            kinds.update(twin.kinds)
    return kinds


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_nobody_can_tell_a_twin_from_the_real_game(setting: Setting, tmp_path: Path, luck: Luck) -> None:
    kinds = asyncio.run(compare(Comparison(setting, tmp_path, luck)))
    for kind in ("to come", "courts", "hand"):
        assert kinds[kind] >= 2
    assert kinds["cities"]
    # With four players no card is removed; Salieri, once he came, sends cards back in a hidden order.
    assert kinds["removed"] >= 5 or setting.players == 4
    assert kinds["salieri"] + kinds["returned"] or not setting.salieri
    assert kinds["soloist"] or setting.players > 1


def test_the_owner_of_a_changed_hand_can_tell(tmp_path: Path, luck: Luck) -> None:
    """The comparison is no formality: whoever holds the cards receives other bytes."""
    comparison = Comparison(Setting(2, False, 11), tmp_path, luck)
    twin = comparison.twin(1, 0.25)
    assert twin.kinds["hand"]

    async def listen() -> tuple[Heard, Heard]:
        async with open_front() as front:
            truth = comparison.truth.until(len(twin.truth.choices))
            return await comparison.listen(front, truth, 0), await comparison.listen(front, twin.truth, 0)

    mine, theirs = asyncio.run(listen())
    assert len(mine.kept[0]) == len(theirs.kept[0])
    assert mine.kept[0] != theirs.kept[0]
