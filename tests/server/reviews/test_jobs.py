"""Who waits for which review, and which one is next."""

from lacrimosa.notation import Game
from lacrimosa.review.turns import Turn
from lacrimosa.server.reviews.jobs import ATTEMPTS, Job, Jobs, ReviewedGame
from lacrimosa.server.store.rows import ReviewOf

PATIENCE = 10.0


def game_at(table: str) -> ReviewedGame:
    turns = [Turn(number, number % 2, 1, 1, number, (1,)) for number in range(4)]
    return ReviewedGame(ReviewOf(table, "key", "engine", "digest"), Game.new(2, seed=1), "", turns)


def taken(jobs: Jobs, now: float = 0.0) -> Job:
    """The next one, with a worker at it."""
    job = jobs.next(now)
    assert job is not None
    job.workers += 1
    return job


def test_asking_again_is_the_same_review() -> None:
    jobs = Jobs(PATIENCE)
    job = jobs.ask(game_at("a"), 1, "anna", 0)
    assert jobs.ask(game_at("a"), 1, "bea", 5) is job
    assert (job.numbers, job.waiting, len(jobs)) == ([1, 3], {"anna", "bea"}, 1)
    assert jobs.ask(game_at("a"), 0, "cai", 5) is not job


def test_workers_are_shared_evenly() -> None:
    jobs = Jobs(PATIENCE)
    a = jobs.ask(game_at("a"), 0, "anna", 0)
    assert [taken(jobs), taken(jobs)] == [a, a]
    b = jobs.ask(game_at("b"), 0, "bea", 0)
    # Whoever has fewer goes first, then whoever had one longer ago.
    assert [taken(jobs), taken(jobs)] == [b, b]
    assert [taken(jobs), taken(jobs)] == [a, b]
    a.workers = b.workers = 0
    assert jobs.next(0) is a
    assert jobs.next(0) is b
    assert jobs.next(0) is a


def test_everybody_waits_for_the_review_they_asked_for_last() -> None:
    jobs = Jobs(PATIENCE)
    jobs.ask(game_at("a"), 0, "anna", 0)
    b = jobs.ask(game_at("b"), 0, "anna", 1)
    assert [taken(jobs, 1), taken(jobs, 1)] == [b, b]
    a = jobs.ask(game_at("a"), 0, "bea", 2)
    assert taken(jobs, 2) is a


def test_what_nobody_asks_for_any_more_is_forgotten() -> None:
    jobs = Jobs(PATIENCE)
    job = jobs.ask(game_at("a"), 0, "anna", 0)
    jobs.ask(game_at("a"), 0, "anna", 5)
    assert taken(jobs, 5 + PATIENCE) is job
    assert jobs.is_forgotten(job, 5.1 + PATIENCE)
    assert jobs.next(5.1 + PATIENCE) is None
    assert len(jobs) == 0


def test_a_review_can_rest_or_end() -> None:
    jobs = Jobs(PATIENCE)
    job = jobs.ask(game_at("a"), 0, "anna", 0)
    job.pause_until = 2
    assert jobs.next(1) is None
    assert jobs.next(2) is job
    jobs.end(job)
    assert jobs.next(2) is None


def test_a_review_fails_when_a_turn_does_again_and_again() -> None:
    jobs = Jobs(PATIENCE)
    job = jobs.ask(game_at("a"), 0, "anna", 0)
    job.failures[0] += 1
    for _ in range(ATTEMPTS):
        assert jobs.next(0) is job
        job.failures[2] += 1
    assert job.has_failed
    assert jobs.next(0) is None
