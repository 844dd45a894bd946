"""A server with a workshop, Anna who began a box, and Boris whom she invited."""

from collections.abc import Iterator

import pytest
from server.serving import ServerProcess, running
from server.workshop.boxes import SETTINGS, Typist


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("workshop"), settings=SETTINGS) as server:
        yield server


@pytest.fixture
def anna(desk: ServerProcess) -> Iterator[Typist]:
    with Typist(desk.url, "Anna") as person:
        person.begin()
        yield person


@pytest.fixture
def boris(desk: ServerProcess, anna: Typist) -> Iterator[Typist]:
    with Typist(desk.url, "Boris") as person:
        person.invited(anna.draft, anna.get(f"/api/workshop/{anna.draft}/invitation")["url"])
        yield person
