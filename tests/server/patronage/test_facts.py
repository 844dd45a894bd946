"""What is counted of one game: the same as by another way of counting, and only what its person chose."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.patronage.games import deeds_by_states, finished, play_on
from server.tabling import ANNA, BEA, Log, started

from lacrimosa.notation import Game
from lacrimosa.rules.vocabulary import CAUSES
from lacrimosa.server.patronage.facts import decode_facts, encode_facts, facts_of
from lacrimosa.server.patronage.figures import Finished
from lacrimosa.server.table import branching
from lacrimosa.server.table.entries import StoodUp, TakenOver
from lacrimosa.server.table.seating import start
from lacrimosa.server.table.substitutes import give_back, take_over
from lacrimosa.server.table.table import PAUSE_MS


def check(log: Log) -> Counter[str]:
    """Everything that is counted of a game, held against another way of counting; how often what was done."""
    facts = facts_of(log.table)
    game = log.table.playing()
    told = [(deed.kind, deed.id, deed.round) for deed in facts.seats[0].deeds]
    assert Counter(told) == Counter(deeds_by_states(game, 0))
    again = Game.from_record(game.record())
    for number, seat in enumerate(facts.seats):
        assert seat.score == again.scores[number] == sum(seat.by_cause.values())
        assert seat.has_won == (number in again.winners)
        assert seat.rank == 1 + sum(other.rank < seat.rank for other in facts.seats)
        sources = zip(CAUSES, map(int, again.state.seats[number].vp_from), strict=True)
        assert seat.by_cause == {cause: vp for cause, vp in sources if vp}
    assert decode_facts(encode_facts(facts)) == facts == facts_of(log.read_again())
    return Counter(kind for kind, _, _ in told)


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000), players=st.integers(1, 4))
def test_deeds_and_sources_are_those_that_states_tell(seed: int, players: int) -> None:
    check(finished(ANNA, bots=("random",) * (players - 1), seed=seed))


def test_so_are_those_of_games_in_which_much_is_done() -> None:
    done: Counter[str] = Counter()
    for seed in range(3):
        log = started(ANNA, *[BEA] * (seed % 2), seed=seed)
        play_on(log, seed, "organist")
        done += check(log)
    assert {"commissioned", "performed", "sold", "visited", "hired"} <= set(done)


def some(log: Log, choices: int) -> None:
    """First options, whoever is asked."""
    for _ in range(choices):
        asked = log.table.asked
        assert asked is not None
        seat = log.table.seats[asked]
        log.bot_moves() if seat.player is not None else log.first()


def counted(log: Log, person: str) -> str | None:
    """Why the game is in no figure of a person."""
    found = Finished.of("t", facts_of(log.table), person)
    assert found is not None
    return found.uncounted


def test_a_bots_choices_enter_nothing_and_too_many_of_them_keep_a_game_out_of_the_figures() -> None:
    log = started(ANNA, BEA)
    log.act(take_over, ANNA, 0, "random")
    some(log, 40)
    # Whether the game is over makes no difference to what is counted.
    lent = facts_of(log.table).seats[0]
    assert (lent.deeds, lent.own, lent.kind) == ([], 0, "person")
    log.act(give_back, ANNA, 0)
    play_on(log, 1)
    own = facts_of(log.table).seats[0]
    assert own.own > own.others > 0
    assert counted(log, ANNA) is None
    lender = started(ANNA, BEA)
    lender.act(take_over, ANNA, 0, "random")
    play_on(lender, 1)
    assert counted(lender, ANNA) == "played_by_bot"
    assert counted(lender, BEA) is None


def test_whoever_left_for_good_has_no_part_and_is_no_bot_to_the_others() -> None:
    log = started(ANNA, BEA)
    some(log, 30)
    log.add([StoodUp(seat=1, bot="concertmaster")])
    play_on(log, 2)
    facts = facts_of(log.table)
    assert Finished.of("t", facts, BEA) is None
    anna = Finished.of("t", facts, ANNA)
    assert anna is not None
    assert (anna.kind, facts.seats[1].bot) == ("people", None)


@pytest.mark.parametrize(
    ("people", "bots", "kind", "level"),
    [
        ((ANNA,), (), "solo", "easy"),
        ((ANNA,), ("pupil",), "bots", "pupil"),
        ((ANNA,), ("pupil", "random"), "bots", None),
        ((ANNA, BEA), ("pupil",), "people", None),
        ((ANNA, ANNA), (), "people", None),
        ((ANNA, ANNA), ("pupil",), "bots", "pupil"),
    ],
)
def test_kinds_of_games(people: tuple[str, ...], bots: tuple[str, ...], kind: str, level: str | None) -> None:
    found = Finished.of("t", facts_of(finished(*people, bots=bots).table), ANNA)
    assert found is not None
    assert (found.kind, found.level) == (kind, level)
    assert found.uncounted == ("shared_device" if people == (ANNA, ANNA) else None)


def test_a_game_that_goes_on_from_another_counts_only_what_was_done_there() -> None:
    log = finished(ANNA, bots=("random",), seed=5)
    step = len(log.table.playing().moves) - 6
    created = branching.branch(log.table, ANNA, "Anna", step, None)
    branch = type(log)()
    branch.add([created])
    branch.act(start, ANNA)
    play_on(branch, 9)
    facts = facts_of(branch.table)
    assert facts.begins_late
    assert facts.seats[0].own + facts.seats[0].others <= 6
    assert len(facts.seats[0].deeds) <= len(facts_of(log.table).seats[0].deeds)
    assert counted(branch, ANNA) == "begun_late"


def test_length_leaves_long_pauses_out_and_the_end_stays_where_it_was() -> None:
    log = started(ANNA, BEA)
    log.now += 10 * PAUSE_MS
    log.first()
    before = log.now
    play_on(log, 4)
    facts = facts_of(log.table)
    assert facts.length == PAUSE_MS + log.now - before
    assert facts.ended == log.now
    log.now += 50_000
    log.add([TakenOver(seat=0, bot="random", person=ANNA)])
    log.act(give_back, ANNA, 0)
    assert facts_of(log.table).ended == facts.ended
