"""What the server has to offer and how it is: editions, rules, bots, health, metrics."""

from importlib.metadata import version

from starlette.responses import Response

from lacrimosa.bots.registry import opponent_names
from lacrimosa.rulebook import LANGUAGES, rulebook
from lacrimosa.server.messages.components import EditionInfo, EditionWords
from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.rules import RuleSection, RulesInfo, RuleText
from lacrimosa.server.messages.tables import BotInfo, Health
from lacrimosa.server.presenters.components import edition_info, edition_words
from lacrimosa.server.services import Services
from lacrimosa.server.store.store import Unavailable
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import EditionName, LanguageName

endpoints = Endpoints("about")


VERSION = version("lacrimosa")


@endpoints.get("/api/editions", summary="The editions new games can have")
async def list_editions(services: Services) -> list[str]:
    """The shipped ones, and those of the server's own folders."""
    await services.hall.editions.look()
    return services.hall.editions.ids()


@endpoints.get("/api/editions/{edition}", refusals=("not_found",), is_public=True)
async def read_edition(edition: EditionName, services: Services) -> EditionInfo:
    """Every component of an edition; by digest also one that only old games still use."""
    return edition_info(await services.hall.editions.find(edition))


@endpoints.get(
    "/api/editions/{edition}/words/{language}",
    refusals=("not_found",),
    is_public=True,
    summary="What an edition calls its pieces in a language",
)
async def read_edition_words(
    edition: EditionName, language: LanguageName, services: Services
) -> EditionWords:
    """Titles and stories that come with the edition, for the languages that it lists."""
    return edition_words(await services.hall.editions.find(edition), language)


@endpoints.get("/api/rules/{language}", refusals=("not_found",), is_public=True)
async def read_rules(language: LanguageName) -> RulesInfo:
    """The rules as text, each under its id."""
    if language not in LANGUAGES:
        raise Refused("not_found", f"there are no rules in {language}; there are {', '.join(LANGUAGES)}")
    book = rulebook(language)
    return RulesInfo(
        language=language,
        title=book.title,
        introduction=_paragraphs(book.introduction),
        sections=[
            RuleSection(
                code=section.code,
                title=section.title,
                introduction=_paragraphs(section.introduction),
                rules=[RuleText(rule.id, rule.title, _paragraphs(rule.text)) for rule in section.rules],
            )
            for section in book.sections
        ],
    )


def _paragraphs(text: str) -> list[str]:
    return text.split("\n\n") if text else []


@endpoints.get("/api/bots", summary="The levels of computer patrons")
async def list_bots() -> list[BotInfo]:
    return [BotInfo(name=name) for name in opponent_names()]


@endpoints.get("/healthz", summary="Whether the process is alive")
async def healthz() -> Health:
    return Health(ok=True, version=VERSION)


@endpoints.get("/readyz", summary="Whether games can be played and stored")
async def readyz(services: Services) -> Health:
    try:
        await services.readiness.check()
    except Unavailable as problem:
        raise Refused("unavailable", "nothing can be stored just now") from problem
    if services.hall.closing:
        raise Refused("unavailable", "the server is about to stop")
    return Health(ok=True, version=VERSION)


@endpoints.get(
    "/metrics",
    media_type="text/plain",
    summary="Figures for Prometheus",
)
async def metrics(services: Services) -> Response:
    body, media_type = services.metrics.render()
    return Response(body, media_type=media_type)
