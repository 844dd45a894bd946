"""Where VP come from: the causes of the rules, grouped under names a reader knows."""

from lacrimosa.rules import events

NAME_OF_CAUSE = {
    events.FROM_COMMISSION: "commission",
    events.FROM_SALE: "sale",
    events.FROM_OFFERTORIUM: "offertorium",
    events.FROM_COMPOSER: "requiem_tiles",
    events.FROM_INSTRUMENT: "instrument_spaces",
    events.FROM_CITY: "cities",
    events.FROM_COURT: "courts_instant",
    events.FROM_STORY: "story",
    events.FROM_FINANCE: "finance",
    events.FROM_BONUS: "bonus",
    events.FROM_SETUP: "start",
    events.FROM_ROW: "row",
    events.END_COURTS: "end_courts",
    events.END_REQUIEM: "end_requiem",
    events.END_STORY: "end_story",
    events.END_DUCATS: "end_ducats",
    events.FROM_REQUIEM: "soloist_requiem",
}
OTHER = "other"
SOURCES = (*dict.fromkeys(NAME_OF_CAUSE.values()), OTHER)


def vp_by_source(vp_from: list[int]) -> dict[str, int]:
    """VP by cause (Seat.vp_from) as VP by source; every source is there, and their sum is the score."""
    found = dict.fromkeys(SOURCES, 0)
    for cause, vp in enumerate(vp_from):
        found[NAME_OF_CAUSE.get(cause, OTHER)] += int(vp)
    return found
