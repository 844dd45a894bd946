"""A process that reviews turns and answers questions about views for a server.

`python -m lacrimosa.review.child [--nice N]` speaks as processes of bots do, ends when its input does, and
keeps nothing but the game it had last.
"""

import msgspec

from lacrimosa.bot_processes.child import EditionCache, serve
from lacrimosa.bot_processes.messages import (
    EditionFiles,
    Need,
    Reply,
    Request,
    Review,
    Reviewed,
    Taught,
    Teach,
)
from lacrimosa.editions import Edition
from lacrimosa.notation import Game
from lacrimosa.notation.views import unpack_view
from lacrimosa.review.judging import Settings
from lacrimosa.review.reviewing import review_turn
from lacrimosa.review.teaching import answer_to


class Reviewer:
    """Does one thing at a time."""

    def __init__(self) -> None:
        self._editions = EditionCache()
        self._last: tuple[str, str, Game] | None = None

    def respond(self, request: Request) -> Reply | None:
        if isinstance(request, EditionFiles):
            self._editions.receive(request)
            return None
        assert isinstance(request, Review | Teach)
        edition = self._editions.find(request.edition, request.digest)
        if edition is None:
            return Need()
        if isinstance(request, Teach):
            seen = unpack_view(edition.tables, request.view)
            return Taught(answer_to(edition, seen, request.question))
        review = review_turn(self._game(request, edition), request.number, Settings(**request.settings))
        return Reviewed(request.number, msgspec.json.encode(review))

    def _game(self, request: Review, edition: Edition) -> Game:
        if self._last is None or self._last[:2] != (request.digest, request.record):
            self._last = request.digest, request.record, Game.from_record(request.record, edition)
        return self._last[2]


if __name__ == "__main__":
    serve(Reviewer().respond)
