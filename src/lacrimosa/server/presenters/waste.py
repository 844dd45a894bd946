"""What ending the turn would throw away, in words of the protocol."""

from lacrimosa.rules.state import State
from lacrimosa.rules.vocabulary import ACTIONS
from lacrimosa.rules.waste import Waste as RulesWaste
from lacrimosa.rules.waste import waste
from lacrimosa.server.messages.question import Waste
from lacrimosa.server.presenters.goods import points_of_list


def waste_of(state: State) -> list[Waste]:
    """Nothing, if nothing is wasted or no turn would end."""
    found = waste(state)
    return [] if found is None else waste_words(found)


def waste_words(found: RulesWaste) -> list[Waste]:
    wasted: list[Waste] = []
    if any(found.points):
        wasted.append(Waste("points_unspent", points=points_of_list(found.points)))
    if found.actions:
        wasted.append(Waste("action_unused", actions=[ACTIONS[action] for action in found.actions]))
    if found.bonus_icons:
        wasted.append(Waste("bonus_missed", icons=int(found.bonus_icons)))
    return wasted
