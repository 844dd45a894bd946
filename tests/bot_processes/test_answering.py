"""The answer of a bot is a pure function of its name, its seed and its view, and luck differs by question."""

from bot_processes.asking import STEADY, answer, question, questions

from lacrimosa.bot_processes.bot_pool import question_seed
from lacrimosa.notation.views import pack_view
from lacrimosa.rules.play import options
from lacrimosa.testkit.playouts import EVERY_TABLE


def test_a_question_has_a_seed_of_its_own() -> None:
    packed = [pack_view(asked.view) for asked in questions("random", 60)]
    seeds = {question_seed(seed, view) for seed in (0, 1, -1, 1 << 80) for view in packed}
    assert len(seeds) == 4 * len(packed)
    assert all(0 <= seed < 1 << 56 for seed in seeds)
    assert question_seed(3, b"view") == question_seed(3, b"view")


def test_the_same_question_gets_the_same_answer_in_any_order() -> None:
    for name in STEADY:
        asked = questions(name, 30, EVERY_TABLE[10])
        answers = [answer(name, 4, one.view) for one in asked]
        again = [answer(name, 4, one.view) for one in reversed(asked)]
        assert answers == again[::-1]
        assert all(choice in options(one.view.state) for choice, one in zip(answers, asked, strict=True))


def test_random_does_not_take_the_same_place_for_ever() -> None:
    places = set()
    for asked in questions("random", 200):
        offered = options(asked.view.state)
        seed = question_seed(8, pack_view(asked.view))
        places.add((len(offered), offered.index(answer("random", seed, asked.view))))
    for size in (2, 3):
        assert {place for length, place in places if length == size} == set(range(size))


def test_another_seed_gives_another_answer_somewhere() -> None:
    packed = pack_view(question("random").view)
    answers = {answer("random", question_seed(seed, packed), question("random").view) for seed in range(40)}
    assert answers == set(options(question("random").view.state))
