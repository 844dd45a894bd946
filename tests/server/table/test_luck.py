"""Luck at a server's table: nobody can compute it, and taking back does not draw it again."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from server.tabling import ANNA, BEA, Log, opened, started

from lacrimosa.notation import Game
from lacrimosa.notation.moves import Move
from lacrimosa.rules.events import PILE_CITIES, PILE_ROW, ROW_RETURNED
from lacrimosa.rules.view import STILL
from lacrimosa.server.messages.socket import Redo, Undo
from lacrimosa.server.messages.tables import SeatPlan
from lacrimosa.server.table.branching import branch, rematch
from lacrimosa.server.table.entries import decode_entry
from lacrimosa.server.table.luck import Luck, SystemSource, bot_seed
from lacrimosa.server.table.seating import start
from lacrimosa.server.table.undo import redo, undo

# A shuffle of a game: the pile, how often it was shuffled before, and which of the items came to lie where.
Shuffle = tuple[int, int, tuple[int, ...]]


def secret_table(salieri: bool = False) -> Log:
    """A game whose deal nobody chose, both seats in one person's hands."""
    return started(ANNA, ANNA, seed=None, salieri=salieri)


def shuffles_of(moves: list[Move]) -> Iterator[Shuffle]:
    """All shuffles of a game, as ways to shuffle that do not depend on what was shuffled."""
    before: Counter[int] = Counter()
    for move in moves:
        returned = [int(event.a) for event in move.events if event.kind == ROW_RETURNED]
        for pile, order in move.shuffles:
            # The row is taken up as it lies, all else is sorted before.
            items = returned if pile == PILE_ROW else sorted(order)
            yield pile, before[pile], tuple(items.index(item) for item in order)
            before[pile] += 1


# --- there is nothing to compute it from


def test_the_stored_game_has_no_seed_and_its_generators_tell_nothing() -> None:
    log = secret_table()
    text = "\n".join(body.decode() for _, body in log.bodies)
    assert "seed:" not in text
    assert "bot_seed" not in text
    game = log.table.playing()
    assert game.seed is None
    generators = [game.state.rng, game.state.deal.rng, *game.state.deal.seat_rngs]
    assert generators + [seat.rng for seat in game.state.seats] == [STILL] * len(
        generators + game.state.seats
    )


def test_the_deal_comes_from_the_system_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pile and every draw of it: the generator of the rules is never asked."""
    sources: list[SystemSource] = []

    class Witness(SystemSource):
        def __init__(self) -> None:
            super().__init__()
            self.draws = 0
            sources.append(self)

        def below(self, n: int) -> int:
            self.draws += 1
            return super().below(n)

        def shuffled(self, items: list[int]) -> bytes:
            self.draws += 1
            order = super().shuffled(items)
            assert sorted(order) == sorted(items)
            return order

    monkeypatch.setattr("lacrimosa.server.table.seating.SystemSource", Witness)
    secret_table(salieri=True)
    for source in sources:
        assert isinstance(source, Witness)
        assert source.rng == STILL
        # Composers, Constanze, first, Salieri; 3 shuffles and a bonus in 5 periods; map; decks.
        assert source.draws == 4 + 5 * 4 + 2 + 2


def test_no_two_tables_share_luck() -> None:
    deals, secrets, orders = set(), set(), set()
    for _ in range(5):
        log = secret_table()
        log.rng = random.Random(1)
        log.until(lambda table: any(move.shuffles for move in table.playing().moves))
        deals.add(log.table.playing().state.deal.courts)
        secrets.add(log.table.secret)
        orders.add(tuple(shuffles_of(log.table.playing().moves)))
    assert (len(deals), len(secrets), len(orders)) == (5, 5, 5)


def test_branches_and_rematches_have_luck_of_their_own() -> None:
    log = started(ANNA, BEA, seed=7)
    log.until(lambda table: table.status == "over")
    plans = [SeatPlan(kind="me"), SeatPlan(kind="me")]
    again = [Log() for _ in range(2)]
    for one in again:
        one.add([branch(log.table, ANNA, "Anna", 2, plans)])
        one.act(start, ANNA)
        assert one.table.playing().seed is None, "the seed is known to whoever has the record"
        one.until(lambda table: any(move.shuffles for move in table.playing().moves))
    orders = {tuple(shuffles_of(one.table.playing().moves)) for one in again}
    secrets = {log.table.secret, bytes.fromhex(rematch(log.table, ANNA).secret)}
    assert len(orders) == 2
    assert len(secrets | {one.table.secret for one in again}) == 4


def test_a_chosen_seed_repeats_the_whole_game() -> None:
    """Shuffles too: such a table says that somebody may know its cards."""
    log = started(ANNA, ANNA, seed=1234, salieri=True)
    log.rng = random.Random(5)
    log.until(lambda table: table.status == "over")
    assert log.update(ANNA).table.seed_chosen
    twin = Game.new(2, seed=1234, salieri=True, names=["Anna", "Anna"])
    for choice in log.table.playing().choices:
        twin.make(choice)
    assert twin.record() == log.table.playing().record()


# --- taking back


@pytest.mark.parametrize("seed", [None, 99])
@pytest.mark.parametrize("trial", range(3))
def test_taking_back_never_draws_again(seed: int | None, trial: int) -> None:
    """Back, again, and other ways: the n-th shuffle of a pile always falls alike."""
    rng = random.Random(trial)
    log = started(ANNA, ANNA, seed=seed, salieri=True, undo="free")
    log.rng = rng
    known: dict[tuple[int, int, int], tuple[int, ...]] = {}
    repeated = 0
    while log.table.status != "over":
        game = log.table.playing()
        for pile, number, way in shuffles_of(game.moves):
            # By a seed the board's piles share a generator, so only what came before them may differ.
            if seed is None or pile not in (PILE_CITIES, PILE_ROW):
                assert known.setdefault((pile, number, len(way)), way) == way, "the luck was drawn again"
        at = Undo(id=f"u{log.table.version}", state=log.table.state_number)
        dice = rng.random()
        shuffled = any(move.shuffles for move in game.moves[-4:])
        if len(game.moves) > 4 and (dice < 0.03 or (shuffled and dice < 0.5)):
            to = len(game.moves) - rng.randint(1, 4)
            repeated += shuffled
            log.act(undo, ANNA, Undo(id=at.id, state=at.state, to=to))
        elif game.can_redo and dice < 0.5:
            log.act(redo, ANNA, Redo(id=at.id, state=at.state))
        else:
            log.first(press_on=rng.choice(["no", "within_turn", "always"]))
    assert repeated >= 3
    assert len(known) >= 8
    assert log.read_again().playing().record() == log.table.playing().record()


def test_two_shuffles_of_one_pile_within_a_choice_are_two() -> None:
    luck = Luck(bytes(32), [])
    first, second = luck.order(2, list(range(9))), luck.order(2, list(range(9)))
    assert first != second
    other = Luck(bytes(32), [])
    assert (other.order(3, list(range(9))), other.order(2, list(range(9)))) != (first, first)
    assert other.order(2, list(range(9))) == second


# --- how it is drawn


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


def shuffled_often(items: list[int], times: int) -> list[bytes]:
    luck = Luck(b"a fixed secret, so that this never fails by chance", [])
    return [luck.order(0, items) for _ in range(times)]


def test_every_order_comes_equally_often() -> None:
    orders = shuffled_often([0, 1, 2, 3], 12_000)
    # 23 degrees of freedom: above 49.7 once in a thousand secrets.
    assert chi_square(Counter(orders), 24) < 49.7


def test_one_shuffle_says_nothing_about_the_next() -> None:
    orders = shuffled_often([0, 1, 2, 3, 4], 12_000)
    pairs = Counter((one.index(0), other.index(0)) for one, other in itertools.pairwise(orders))
    # 24 degrees of freedom.
    assert chi_square(Counter(pairs), 25) < 51.2


def test_the_system_shuffles_whatever_it_is_given() -> None:
    source = SystemSource()
    assert {source.below(3) for _ in range(200)} == {0, 1, 2}
    assert {source.shuffled([5, 5, 7]) for _ in range(200)} == {
        bytes(o) for o in ([5, 5, 7], [5, 7, 5], [7, 5, 5])
    }
    assert source.shuffled([]) == b""


def test_bots_draw_from_seeds_that_tell_nothing_of_each_other() -> None:
    """Whole digests, so that no other one can be found by trying."""
    log, other = secret_table(), secret_table()
    seeds = {bot_seed(log.table.secret, step, seat) for step in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert all(seed.bit_length() > 200 for seed in seeds)
    assert bot_seed(log.table.secret, 1, 0) == bot_seed(log.read_again().secret, 1, 0)
    assert bot_seed(log.table.secret, 1, 0) != bot_seed(other.table.secret, 1, 0)


# --- tables of earlier versions


def earlier(log: Log, seed: int) -> Log:
    """The same table as an earlier version stored it: a secret seed in the record, a number for the bots."""
    old = Log()
    for _, body in log.bodies:
        entry = json.loads(body)
        if entry["is"] == "created":
            entry.pop("secret")
            entry["bot_seed"] = 8_765_432_109
        if entry["is"] == "started":
            entry["record"] = Game.new(2, seed=seed, names=["Anna (person)", "Bea (person)"]).record()
        old.add([decode_entry(json.dumps(entry).encode())])
    return old


def test_a_game_begun_by_an_earlier_version_goes_on_with_its_luck_and_ends() -> None:
    old = earlier(started(ANNA, BEA, seed=None), seed=31)
    assert not old.update(ANNA).table.seed_chosen
    old.rng = random.Random(2)
    old.until(lambda table: table.status == "over")
    twin = Game.new(2, seed=31, names=["Anna", "Bea"])
    for choice in old.table.playing().choices:
        twin.make(choice)
    assert twin.record() == old.table.playing().record()


def test_a_table_opened_by_an_earlier_version_starts_with_secret_luck() -> None:
    old = earlier(opened(ANNA, BEA, seed=None), seed=31)
    other = Log()
    other.add([decode_entry(old.bodies[0][1].replace(b"8765432109", b"8765432108"))])
    orders = set()
    for log in (old, other):
        log.act(start, ANNA)
        assert log.table.playing().seed is None
        assert len(log.table.secret) == 32
        orders.add(Luck(log.table.secret, []).order(0, list(range(9))))
    assert len(orders) == 2
