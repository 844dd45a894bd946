"""What a puzzle is about, by where the VP of its answer come from and by what the answer does."""

from typing import Final

from lacrimosa.puzzles.examining import Solution
from lacrimosa.puzzles.puzzle import Theme
from lacrimosa.review.kinds import Kind
from lacrimosa.review.reasons import LUCK, Pairs, sources_of
from lacrimosa.rules.choices import PERFORM_CARD, REQUIEM_SPACE, SELL_CARD, kind_of

# By source, as a review tells them. All others are what ducats, finances and story points buy.
_THEMES: Final[dict[str, Theme]] = {
    "sale": "sell",
    "rival": "deny",
    "court": "court",
    "final_courts": "court",
    "composer": "majority",
    "instrument": "majority",
    "final_requiem": "majority",
    "offertorium": "majority",
}
# Themes that are about a deed: the answer has to do it.
_NEEDED: Final[dict[Theme, frozenset[int]]] = {
    "sell": frozenset({SELL_CARD, PERFORM_CARD}),
    "majority": frozenset({REQUIEM_SPACE}),
}


def theme_of(found: Solution) -> Theme:
    """The theme that most of the difference to the nearest other kind of turn comes from."""
    nearest = found.rivals[0]
    sources = sources_of(Pairs(nearest.games, nearest.games_answer), nearest.loss.mean)
    return theme_by({one.source: one.vp for one in sources if one.source != LUCK}, found.kind)


def theme_by(sources: dict[str, float], kind: Kind) -> Theme:
    """By VP of each source and what is done. A sale to come, if nothing is sold now, is a matter of money."""
    done = {kind_of(choice) for choice in kind}
    total: dict[Theme, float] = {"cash": 0.0}
    for source, vp in sources.items():
        theme = _THEMES.get(source, "cash")
        if theme in _NEEDED and not _NEEDED[theme] & done:
            theme = "cash"
        total[theme] = total.get(theme, 0.0) + vp
    return max(total, key=lambda theme: total[theme])
