"""What a reward may grant, in the words of the data files: an action, or one half of Perform or Sell."""

from typing import Literal

from lacrimosa.rules.kinds import (
    COMMISSION,
    DOCUMENT,
    EITHER_HALF,
    ONLY_PERFORM,
    ONLY_SELL,
    PERFORM_OR_SELL,
    REQUIEM,
    TRAVEL,
)

Granted = Literal["document", "commission", "perform_or_sell", "perform", "sell", "travel", "requiem"]

# For each word the action and the half of it.
GRANTS: dict[Granted, tuple[int, int]] = {
    "document": (DOCUMENT, EITHER_HALF),
    "commission": (COMMISSION, EITHER_HALF),
    "perform_or_sell": (PERFORM_OR_SELL, EITHER_HALF),
    "perform": (PERFORM_OR_SELL, ONLY_PERFORM),
    "sell": (PERFORM_OR_SELL, ONLY_SELL),
    "travel": (TRAVEL, EITHER_HALF),
    "requiem": (REQUIEM, EITHER_HALF),
}
