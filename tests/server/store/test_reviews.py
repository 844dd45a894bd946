"""Reviewed turns: one worker at a time has a turn in hand, and results stay."""

import asyncio

from server.store.test_migrations import ask
from server.store.using import in_store, playing

from lacrimosa.server.store.rows import ReviewOf, ReviewRow
from lacrimosa.server.store.store import Store

OF = ReviewOf("t", "key", "engine", "digest")
OTHER = ReviewOf("t", "other key", "older engine", "digest")


def test_a_turn_is_claimed_once_until_its_time_is_up(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        claims = [store.claim_review(OF, 0, 1, f"worker {name}", 100, 200) for name in range(8)]
        assert sum(await asyncio.gather(*claims)) == 1
        assert await store.review_turns(OF) == [ReviewRow(0, 200, None)]
        assert not await store.claim_review(OF, 0, 1, "late", 199, 300)
        assert await store.claim_review(OF, 0, 1, "late", 200, 300)
        assert await store.claim_review(OF, 1, 1, "other turn", 200, 300)

    in_store(url, play)


def test_only_whoever_has_a_turn_in_hand_may_prolong_and_keep_it(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        assert await store.claim_review(OF, 0, 1, "first", 100, 200)
        assert await store.prolong_review(OF, 0, "first", 250)
        assert not await store.claim_review(OF, 0, 1, "second", 249, 300)
        assert await store.claim_review(OF, 0, 1, "second", 250, 300)
        assert not await store.prolong_review(OF, 0, "first", 400)
        assert not await store.keep_review(OF, 0, "first", b"{}")
        assert await store.keep_review(OF, 0, "second", b'{"a":1}')
        # What is done is not done again, nor replaced.
        assert not await store.claim_review(OF, 0, 1, "third", 1000, 2000)
        assert not await store.keep_review(OF, 0, "second", b'{"a":2}')
        assert await store.review_turns(OF) == [ReviewRow(0, 300, b'{"a":1}')]

    in_store(url, play)


def test_another_engine_has_its_own_review_and_drops_the_older_one(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        for number in (0, 1):
            assert await store.claim_review(OTHER, number, 0, "old", 100, 200)
        assert await store.keep_review(OTHER, 0, "old", b"{}")
        assert await store.claim_review(OF, 0, 0, "new", 100, 200)
        await store.drop_old_reviews(OF, 150)
        # Somebody is still at work on this one.
        assert await store.review_turns(OTHER) == [ReviewRow(1, 200, None)]
        await store.drop_old_reviews(OF, 200)
        assert await store.review_turns(OTHER) == []
        assert await store.review_turns(OF) == [ReviewRow(0, 200, None)]

    in_store(url, play)


def test_claims_of_a_process_that_is_gone_can_be_dropped(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        for number in (0, 1):
            assert await store.claim_review(OF, number, 0, "gone", 100, 200)
        assert await store.keep_review(OF, 0, "gone", b"{}")
        await store.drop_review_claims()
        assert await store.review_turns(OF) == [ReviewRow(0, 200, b"{}")]

    in_store(url, play)


def test_reviews_go_with_their_table(url: str) -> None:
    async def play(store: Store) -> None:
        await store.create("t", [b"1"], 1, playing())
        assert await store.claim_review(OF, 0, 0, "worker", 100, 200)

    in_store(url, play)
    ask(url, "DELETE FROM tables RETURNING id")
    assert ask(url, "SELECT count(*) FROM review_turns") == [(0,)]
