"""No rule stands in the rulebook without a test that proves it."""

from pathlib import Path

from lacrimosa.rulebook.proofs import proofs


def test_every_rule_is_proved() -> None:
    tests = Path(__file__).parents[1]
    unproved = [rule_id for rule_id, node_ids in proofs(tests).items() if not node_ids]
    assert not unproved, f"{len(unproved)} rules are named by no test: {', '.join(unproved)}"
