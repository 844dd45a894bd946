"""Everything that decides a training run."""

from dataclasses import asdict, dataclass
from typing import Any

from lacrimosa.bots.fast.features import FEATURES_VERSION
from lacrimosa.editions import load

# These change nothing in the weights of a round.
_FREE = ("rounds", "evaluate_every", "deals")
# What the settings were called in folders of version 0.1.
_FORMERLY = {
    "exploration": "curious",
    "temperature": "warmth",
    "td_lambda": "trust",
    "learning_rate": "rate",
}


# Settings that came later than the first runs.
_ADDED = ("mix", "older", "pool", "search", "start")


class SettingsError(ValueError):
    """Settings that make no run; the text names the first that is wrong."""


@dataclass(frozen=True)
class Settings:
    """The defaults made the shipped weights; a shorter run changes `rounds` alone."""

    edition: str = "koechel"
    seed: int = 1
    rounds: int = 24
    games: int = 500  # of each round
    hidden: tuple[int, ...] = (64, 32)
    width: int = 6  # lines of the beam in self-play
    exploration: float = 0.15  # share of turns that are not the best found, but drawn by the temperature
    temperature: float = 1.5  # VP: how much worse such a turn may be
    td_lambda: float = 0.8  # how much a position learns from the end rather than from the next one
    window: int = 6  # rounds of games that are learned from
    epochs: float = 1.5  # times each of them is looked at in a round
    learning_rate: float = 0.001
    evaluate_every: int = 5  # rounds between two evaluations; 0: never
    deals: int = 40  # of one evaluation, each played twice
    # Games of one (solo), two, three and four patrons; none: the usual mix, 1:4:2:3.
    mix: tuple[int, ...] = ()
    older: float = 0.0  # share of the games in which all but one patron play by networks of earlier rounds
    pool: int = 10  # earlier rounds that these networks are from
    # Positions looked at beyond each turn before it is chosen, as virtuoso does; 0: none. What the ways not
    # taken promise is then learned as well.
    search: int = 0
    start: str = ""  # digest of the weights file the run goes on from; none: from nothing

    def is_evaluated(self, round_: int) -> bool:
        return self.evaluate_every > 0 and (
            (round_ + 1) % self.evaluate_every == 0 or round_ + 1 == self.rounds
        )

    def check(self) -> None:
        for name, least in (("rounds", 1), ("games", 10), ("width", 1), ("window", 1)):
            if getattr(self, name) < least:
                raise SettingsError(f"{name} {getattr(self, name)}: must be at least {least}")
        if not self.hidden or min(self.hidden) < 1:
            raise SettingsError(f"hidden {self.hidden}: sizes of the hidden layers, such as 64,32")
        if self.mix and (len(self.mix) != 4 or min(self.mix) < 0 or sum(self.mix) == 0):
            raise SettingsError(f"mix {self.mix}: games of one, two, three and four patrons, such as 1,6,2,1")
        if self.search < 0:
            raise SettingsError(f"search {self.search}: positions for each turn, or 0")
        if self.pool < 1:
            raise SettingsError(f"pool {self.pool}: must be at least 1")
        if self.evaluate_every > 0 and self.deals < 2:
            raise SettingsError(f"deals {self.deals}: must be at least 2")
        for name in ("epochs", "learning_rate"):
            if not 0 < getattr(self, name) <= 100:
                raise SettingsError(f"{name} {getattr(self, name)}: must be above 0, at most 100")
        for name in ("exploration", "td_lambda", "older"):
            if not 0 <= getattr(self, name) <= 1:
                raise SettingsError(f"{name} {getattr(self, name)}: must be between 0 and 1")

    def as_json(self) -> dict[str, Any]:
        """The settings, and what else a round depends on: the edition's values, what the network sees."""
        return {**asdict(self), "edition_digest": load(self.edition).digest, "features": FEATURES_VERSION}

    def difference(self, other: dict[str, Any]) -> str:
        """The first thing in which a run that was begun differs; a longer one is the same run."""
        for name, now in self.as_json().items():
            # What a run that was begun earlier does not tell was not there to be chosen.
            unsaid = getattr(_DEFAULT, name, None) if name in _ADDED else None
            before = other.get(name, other.get(_FORMERLY.get(name, name), unsaid))
            before = list(before) if isinstance(before, tuple) else before
            same = before == (list(now) if isinstance(now, tuple) else now)
            if name not in _FREE and not same:
                return f"{name.replace('_', ' ')} was {before}, not {now}"
        return ""


_DEFAULT = Settings()
