"""The interface keeps its OpenAPI description: Schemathesis tries every operation, right and wrong."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from server.hostile.schema_visits import Visit, program
from server.serving import ServerProcess
from server.visiting import Person

from lacrimosa.server.messages.refusals import Refusal
from lacrimosa.server.web.app import ENDPOINTS
from lacrimosa.server.web.openapi import openapi
from lacrimosa.server.web.routes.about import VERSION

RECORD = Path(__file__).parents[3] / "records" / "solo-easy.txt"
DESCRIPTION = openapi(ENDPOINTS, VERSION)
PATIENCE = 60  # seconds: a busy machine is no fault of the interface
CHECKS = {
    # Everybody may ask without an identity: on the first visit a guest is made.
    "ignored_auth": {"enabled": False},
    # What a schema cannot say (no such bot, a bad name or record) is refused as 400; see `only_for_a_reason`.
    "positive_data_acceptance": {"enabled": False},
    # A text that is too long may also make a body that is too large.
    "negative_data_rejection": {"expected-statuses": [400, 401, 403, 404, 405, 409, 413]},
}
GENERATION = {"deterministic": True, "database": "none", "with-security-parameters": False}
# Codes of a 400 that tell more than the schema does.
REASONS = {"bad_options", "bad_record", "bad_name", "bad_edition", "unknown_bot"}


def described(**generation: object) -> schemathesis.BaseSchema:
    config = schemathesis.Config.from_dict({"checks": CHECKS, "generation": {**GENERATION, **generation}})
    return schemathesis.openapi.from_dict(DESCRIPTION, config=config)


thorough = described(**{"max-examples": 10})
brief = described(**{"max-examples": 4})
brief.config.phases.coverage.enabled = False
unhurried = settings(deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def record() -> str:
    return RECORD.read_text(encoding="utf-8")


@pytest.fixture
def person_visit(server: ServerProcess, record: str) -> Iterator[Visit]:
    """A person with a cookie, whose page is ours."""
    with Person(server.url) as person:
        cookie = f"lacrimosa={person.cookie}"
        visit = Visit(person, {"Cookie": cookie, "Origin": server.url}, record)
        yield visit
        visit.tidy()
    assert visit.answers.keys() & visit.reached, f"nothing succeeded: {visit.answers}"


@pytest.fixture
def program_visit(server: ServerProcess, record: str) -> Iterator[Visit]:
    person, headers = program(server.url)
    with person:
        visit = Visit(person, headers, record)
        yield visit
        visit.tidy()


def attempt(case: Case[Any], visit: Visit) -> None:
    is_good = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
    visit.lead(case, is_good)
    answer = case.call_and_validate(base_url=visit.person.url, headers=visit.headers, timeout=PATIENCE)
    visit.answers[answer.status_code] += 1
    if case.operation.path in ("/api/workshop", "/api/workshop/import") and answer.status_code == 201:
        visit.tidy()
    if is_good and answer.status_code == 400:
        only_for_a_reason(case, answer)


def only_for_a_reason(case: Case[Any], answer: schemathesis.Response) -> None:
    """What fits the schema is never refused because of its form; but a link has a form of its own."""
    code = msgspec.json.decode(answer.content, type=Refusal).code
    assert code in REASONS or case.operation.path in ("/api/me/carry", "/api/me/forget"), answer.text


@thorough.parametrize()
@unhurried
def test_every_operation_keeps_its_description(case: Case[Any], person_visit: Visit) -> None:
    attempt(case, person_visit)


@brief.parametrize()
@unhurried
def test_programs_get_the_same(case: Case[Any], program_visit: Visit) -> None:
    attempt(case, program_visit)


def test_the_server_hands_out_this_description(server: ServerProcess) -> None:
    with Person(server.url) as anna:
        assert anna.get("/api/openapi.json") == msgspec.json.decode(msgspec.json.encode(DESCRIPTION))
