"""A process that reviews turns for a server: `python -m lacrimosa.review.child [--nice N]`.

It speaks as processes of bots do, ends when its input does, and keeps nothing but the game it had last.
"""

import msgspec

from lacrimosa.bot_processes.child import EditionCache, serve
from lacrimosa.bot_processes.messages import EditionFiles, Need, Reply, Request, Review, Reviewed
from lacrimosa.editions import Edition
from lacrimosa.notation import Game
from lacrimosa.review.judging import Settings
from lacrimosa.review.reviewing import review_turn


class Reviewer:
    """Reviews one turn at a time."""

    def __init__(self) -> None:
        self._editions = EditionCache()
        self._last: tuple[str, str, Game] | None = None

    def respond(self, request: Request) -> Reply | None:
        if isinstance(request, EditionFiles):
            self._editions.receive(request)
            return None
        assert isinstance(request, Review)
        edition = self._editions.find(request.edition, request.digest)
        if edition is None:
            return Need()
        review = review_turn(self._game(request, edition), request.number, Settings(**request.settings))
        return Reviewed(request.number, msgspec.json.encode(review))

    def _game(self, request: Review, edition: Edition) -> Game:
        if self._last is None or self._last[:2] != (request.digest, request.record):
            self._last = request.digest, request.record, Game.from_record(request.record, edition)
        return self._last[2]


if __name__ == "__main__":
    serve(Reviewer().respond)
