"""Helpers for the tests of the Soloist: his cards are printed anew for each test."""

from lacrimosa.editions import load
from lacrimosa.editions.loader import SHIPPED
from lacrimosa.rules import events
from lacrimosa.rules.kinds import REQUIEM, TRAVEL
from lacrimosa.rules.state import Seat
from lacrimosa.rules.tables import MemoryCard, Reward, SoloistCard
from lacrimosa.testkit.situation import Situation, situation

# A copy of its own: these tests print their own cards, since those of the edition may be tuned.
OWN = load(SHIPPED / "koechel")
ABOVE, BELOW = 0, 1  # the two cards of his that are printed anew: of every level's deck
WORKS = ("lambacher", "sinfonie_1", "sinfonie_20", "bastien", "mitridate", "waisenhaus", "dominicus")
MEMORIES = ("great_tour", "versailles", "bach_london", "smallpox", "miserere", "golden_spur", "bologna")
MOVEMENTS = {name: number for number, name in enumerate(OWN.movement_ids)}


def solo(
    *actions: int,
    side: str = "left",
    way: str = "up",
    courts: int = 0,
    movement: str = "kyrie",
    end: str = "top",
    level: str = "easy",
) -> Situation:
    """The human's turn, with nothing to do; then the Soloist does these actions with these details."""
    # The details of the card above are the opposite ones: they must not matter.
    OWN.tables.soloist_cards[ABOVE] = SoloistCard(
        list(actions), side == "right", way == "down", 2 - courts, 4, end == "bottom"
    )
    OWN.tables.soloist_cards[BELOW] = SoloistCard(
        [TRAVEL, REQUIEM], side == "left", way == "up", courts, MOVEMENTS[movement], end == "top"
    )
    game = situation(1, level=level, edition=OWN).cover().acting()
    deck = game.seat_of(1).deck
    game.seat_of(1).deck = bytes([ABOVE, BELOW, *[card for card in deck if card not in (ABOVE, BELOW)]])
    return game


def memory(name: str, *actions: int, vp: int = 0) -> str:
    """Print a Memory card anew: with these actions, VP and points in its story, ducats on top."""
    index = OWN.memory_ids.index(name)
    top, story = Reward(), Reward()
    top.ducats = 5
    story.vp, story.tracks, story.wild_tracks = vp, 1, 1
    OWN.tables.memories[index] = MemoryCard(OWN.tables.memories[index].period, list(actions), top, story)
    return name


def spaces_of(movement: str) -> list[str]:
    """The spaces of a movement from top to bottom."""
    words = situation(1, edition=OWN).names.spaces.words
    return [word for word in words if word.split(".")[0] == movement]


def him(game: Situation) -> Seat:
    return game.seat_of(1)


def vp_gains(game: Situation) -> list[int]:
    """The Soloist's VP gains in their order."""
    return [int(e.b) for e in game.happened(events.GAINED) if e.seat == 1 and e.a == events.VP]


def opus_of(name: str) -> int:
    return OWN.opus_ids.index(name)
