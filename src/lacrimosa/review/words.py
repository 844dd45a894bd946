"""A review in plain English, for the terminal, made from its ids and values."""

from collections.abc import Sequence
from typing import Final

from lacrimosa.editions.phrases import joined
from lacrimosa.review.deeds import Deed
from lacrimosa.review.reasons import RIVAL, Reason
from lacrimosa.review.reviewing import TurnReview
from lacrimosa.review.verdicts import SURE

MOST_DEEDS: Final = 3  # in a headline
VERDICTS: Final = {
    "best": "best",
    "as_good": "as good",
    "inaccuracy": "inaccuracy",
    "mistake": "mistake",
    "turning_point": "turning point",
}
SOURCES: Final = {
    "setup": "the start",
    "row": "the row",
    "commission": "commissions",
    "sale": "sales",
    "offertorium": "Offertorium tiles",
    "city": "cities",
    "court": "Royal Courts at once",
    "instrument": "instrument spaces",
    "composer": "work on the Requiem",
    "story": "Story cards",
    "finance": "finance",
    "bonus": "the period bonus",
    "final_courts": "Royal Courts at the end",
    "final_requiem": "the Requiem at the end",
    "final_story": "story points left",
    "final_ducats": "ducats left",
}
LESSONS: Final = {
    "courts": "See where the coach can still get to before the round ends, and plan a court two turns ahead.",
    "cities": "A city on the way pays at once; count it before anything that pays later.",
    "majorities": "Before you write a note, count who will hold the majority of the movement.",
    "composers": "A composer's tile and the space its marker leaves are worth looking up before you write.",
    "engine": "What pays every time is worth more the earlier it comes.",
    "sales": "A work that is not sold in time has cost its price: plan the sale when you commission it.",
    "works": "A work in the row slides towards you and gets cheaper, and it can be gone: weigh both.",
    "story_cards": "The card in Story counts at the end of the round: choose it as carefully as the other.",
    "finance": "Finance pays in every maintenance: steps taken early are paid most often.",
    "bonus": "Look at the period's bonus before you choose which card acts and which is told.",
    "row": "The space a card lies on has its own price and gift: look at the strip below it.",
    "leftovers": "Story points and ducats that are left are worth little: spend them while they buy more.",
    "denial": "What you leave on the table the others take: look at it with their eyes too.",
    "deck": "A forgotten card is gone for good: think of the next rounds before you cover it.",
    "waste": "Steps on the tracks are gone after maintenance: plan the round so that they are spent.",
    "repeats": "When a tile lets you act twice, use it before the round takes what it could reach.",
    "hurry": "What others want as well comes first; what only you can use can wait.",
}


def verdict_words(review: TurnReview) -> str:
    """How sure it is."""
    if review.loss < 0 and review.high < 0:
        return f"better than anything found, by {-review.high:.1f} to {-review.low:.1f} VP"
    if review.verdict == "best":
        return "nothing better was found"
    if review.low <= 0:
        return "too close to tell from the best other turn found"
    sure = "surely" if review.low > SURE else "probably"
    return f"another turn is {sure} better: between {review.low:.1f} and {review.high:.1f} VP"


def headline_words(review: TurnReview) -> str:
    """`Travelling to innsbruck keeps about 3 VP more.`"""
    return f"{_doing(review.better)} keeps about {_round(review.loss)} VP more."


def _doing(deeds: Sequence[Deed]) -> str:
    first = deeds[0]
    if first.kind == "wait":
        return f"Not {_WAITING.get(first.what, first.what)} now"
    if first.kind == "order":
        return "The same in another order, or paid in another way,"
    said = deeds_words(deeds[:MOST_DEEDS])
    same = "The same with " if first.kind in ("experience", "story") else ""
    return same + said if same else said[:1].upper() + said[1:]


def deeds_words(deeds: Sequence[Deed]) -> str:
    return joined([_DOING[deed.kind].format(what=deed.what) for deed in deeds])


_DOING: Final = {
    "income": "taking income",
    "document": "documenting {what}",
    "commission": "commissioning {what}",
    "perform": "performing {what}",
    "sell": "selling {what}",
    "travel": "travelling to {what}",
    "requiem": "writing {what}",
    "experience": "{what} in Experiences",
    "story": "{what} in Story",
}
_WAITING: Final = {
    "income": "taking income",
    "document": "documenting",
    "commission": "commissioning",
    "perform": "performing",
    "sell": "selling",
    "travel": "travelling",
    "requiem": "writing on the Requiem",
}


def _round(vp: float) -> str:
    return f"{vp:.0f}" if vp >= 2 else f"{vp:.1f}"


def reasons_words(review: TurnReview) -> list[str]:
    """Gains, what is given up, and what was overlooked, a sentence each."""
    own = [one for one in review.reasons if one.what != RIVAL]
    gains = [f"{one.values['vp']:.1f} VP {_source(one)}" for one in own if one.kind == "gain"]
    given_up = [f"{-one.values['vp']:.1f} VP {_source(one)}" for one in own if one.kind == "give_up"]
    rival = [one.values["vp"] for one in review.reasons if one.what == RIVAL]
    found: list[str] = []
    if gains:
        found.append(f"It gains {joined(gains)}.")
    found += [f"The best rival makes {abs(vp):.1f} VP {'less' if vp > 0 else 'more'}." for vp in rival]
    if not gains and not any(vp > 0 for vp in rival):
        found.append("No source stands out: it gains a little in many places.")
    if given_up:
        found.append(f"It gives up {joined(given_up)}.")
    return found + [overlooked_words(one) for one in review.overlooked[:1]]


def _source(reason: Reason) -> str:
    source, _, what = reason.what.partition(" ")
    return f"from {SOURCES.get(source, source)}" + (f", mostly {what}" if what else "")


def overlooked_words(reason: Reason) -> str:
    """One sentence, with its rule."""
    values = reason.values
    played, better = values.get("played", 0.0), values.get("better", 0.0)
    text = {
        "court_out_of_reach": f"The court {reason.what} is reached in {_tenths(better)} that way, "
        f"in {_tenths(played)} after the turn played",
        "majority_lost": f"Own notes in the {reason.what} have the majority in {_tenths(better)} that way, "
        f"in {_tenths(played)} after the turn played",
        "card_gone": f"{reason.what} left the game; where it stays, it is acted on in {_tenths(better)}",
        "points_wasted": f"Maintenance takes {played:.1f} story points after the turn played, "
        f"{better:.1f} after the better one",
        "repeat_unused": f"A tile lets you {reason.what.replace('_', ' ')} twice; it was not used",
        "left_to_others": f"{reason.what} goes to somebody else in {_tenths(played)} if it is left",
        "bonus_missed": f"The period bonus pays {values.get('vp', 0.0):.1f} VP less",
    }[reason.kind]
    return f"Overlooked: {text}{f' ({reason.rule})' if reason.rule else ''}."


def _tenths(share: float) -> str:
    return f"{round(10 * share)} of 10 games"
