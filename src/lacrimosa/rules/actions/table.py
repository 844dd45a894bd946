"""The five actions by number. Each module beside this holds one: what may be done, its price, why not."""

from typing import Final

from lacrimosa.rules.actions.commission import Commission
from lacrimosa.rules.actions.document import Document
from lacrimosa.rules.actions.perform_or_sell import PerformOrSell
from lacrimosa.rules.actions.requiem import Requiem
from lacrimosa.rules.actions.travel import Travel
from lacrimosa.rules.state import Action

# In the order of kinds.DOCUMENT to kinds.REQUIEM.
ACTIONS_BY_NUMBER: Final[list[Action]] = [Document(), Commission(), PerformOrSell(), Travel(), Requiem()]
