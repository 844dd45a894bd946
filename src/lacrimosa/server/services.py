"""Everything a running server is made of, opened in order and closed in reverse."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path

from lacrimosa.bot_processes.bot_pool import BotPool
from lacrimosa.bots.registry import offered
from lacrimosa.server.daily.commissions import Commissions
from lacrimosa.server.daily.ladder import LadderPlay
from lacrimosa.server.data_dir import EDITIONS, database_url
from lacrimosa.server.hall.bot_tables import BotTables
from lacrimosa.server.hall.hall import Hall, now_ms
from lacrimosa.server.hall.own_editions import OwnEditions
from lacrimosa.server.hall.scheduler import Scheduler
from lacrimosa.server.notifications.notifier import Notifier
from lacrimosa.server.notifications.posting import Poster
from lacrimosa.server.notifications.push import PushSender
from lacrimosa.server.notifications.sender import Sender
from lacrimosa.server.notifications.subscriptions import Subscriptions
from lacrimosa.server.notifications.webhooks import WebhookSender
from lacrimosa.server.observability.metrics import Metrics
from lacrimosa.server.patronage.patronage import Patronages
from lacrimosa.server.people import People
from lacrimosa.server.ratings.ratings import Ratings
from lacrimosa.server.readiness import Readiness
from lacrimosa.server.reviews.reviews import Reviews
from lacrimosa.server.reviews.teacher import Teacher
from lacrimosa.server.reviews.tries import Tries
from lacrimosa.server.security.cookies import cookie_names
from lacrimosa.server.security.keys import FORMER_KEYS, KEY, REKEY, BadKey, Keys
from lacrimosa.server.security.proxies import Proxies
from lacrimosa.server.security.rate_limits import RateLimits
from lacrimosa.server.settings import Settings
from lacrimosa.server.store.store import Store
from lacrimosa.server.workshop.workshop import Workshop


@dataclass(frozen=True)
class Services:
    """What the routes need."""

    settings: Settings
    keys: Keys
    store: Store
    hall: Hall
    people: People
    scheduler: Scheduler
    reviews: Reviews
    teacher: Teacher
    patronages: Patronages
    ratings: Ratings
    commissions: Commissions
    rate_limits: RateLimits
    bot_tables: BotTables
    metrics: Metrics
    readiness: Readiness
    proxies: Proxies
    workshop: Workshop
    subscriptions: Subscriptions
    notifier: Notifier
    former_cookies: frozenset[str] = frozenset()
    """Names of the cookies that this server signed with keys it does not have any more."""


@asynccontextmanager
async def open_services(settings: Settings, clock: Callable[[], int] = now_ms) -> AsyncIterator[Services]:
    """Open storage and workers for a server."""
    async with AsyncExitStack() as closing:
        store = await Store.open(settings.database or database_url(settings.data))
        closing.push_async_callback(store.close)
        keys = await _load_keys(store, settings.data)
        former = (await store.setting(FORMER_KEYS) or "").split()
        metrics = Metrics()
        own_editions = OwnEditions(settings.data / EDITIONS, settings.edition_folders)
        hall = Hall(store, metrics, clock, limits=settings.limits, own_editions=own_editions)
        await hall.editions.look()
        bots = _bot_pool(settings, hall, metrics)
        scheduler = Scheduler(hall, bots, settings.bot_lease)
        reviews = Reviews(hall, bots, settings)
        teacher = Teacher(hall, settings)
        hall.find_hints = teacher.tell_hints
        tries = Tries(hall, teacher)
        patronages = Patronages(hall)
        commissions = Commissions(hall, keys, settings.daily_seed, bots_play=settings.daily_bots)
        ladder_play = LadderPlay(hall, bots, commissions)
        poster = Poster(tuple(map(ip_network, settings.inside_networks)))
        notifier = Notifier(hall, keys, settings.public_url, poster, _senders(settings, keys))
        # Closed in the opposite order.
        for part in (patronages, scheduler, reviews, teacher, tries, ladder_play, notifier):
            closing.push_async_callback(part.close)
        await scheduler.start()
        await reviews.start()
        if settings.daily_bots:
            ladder_play.start()
        if notifier.senders:
            hall.calls_people = True
            await notifier.start()
        yield Services(
            settings,
            keys,
            store,
            hall,
            People(store, hall.wake_person),
            scheduler,
            reviews,
            teacher,
            patronages,
            Ratings(hall),
            commissions,
            RateLimits(settings.limits),
            BotTables(store, settings.limits),
            metrics,
            Readiness(store.try_writing),
            Proxies(settings.proxies),
            Workshop(settings.data, clock),
            Subscriptions(store, notifier, poster, settings.limits),
            notifier,
            frozenset(name for one in former for name in cookie_names(one)),
        )


def _bot_pool(settings: Settings, hall: Hall, metrics: Metrics) -> BotPool:
    bots = BotPool(
        workers=settings.bot_workers,
        seconds=settings.bot_seconds,
        observe=metrics.thought,
        waited=metrics.waited_for_bot,
        edition_files=hall.editions.files,
        user_bots=offered(),
        patience=settings.user_bot_seconds,
    )
    metrics.count_waiting(bots.waiting)
    return bots


def _senders(settings: Settings, keys: Keys) -> dict[str, Sender]:
    """What the owner has switched on."""
    senders: dict[str, Sender] = {}
    if settings.push:
        senders["push"] = PushSender(keys, settings.push_services, settings.contact)
    if settings.webhooks:
        senders["webhook"] = WebhookSender()
    return senders


async def _load_keys(store: Store, data: Path) -> Keys:
    """The key of the data folder. A database keeps to one: with another nobody could prove who they are."""
    stands = await store.setting(KEY)
    if stands is None:
        keys = Keys.load(data)
        stands = await store.setting_once(KEY, keys.fingerprint())
    else:
        # A lost key is not made anew behind anybody's back.
        keys = Keys.load(data, create=False)
    if stands != keys.fingerprint():
        raise BadKey(
            f"the key in {data} ({keys.fingerprint()}) is not that of the database ({stands}); copy that one "
            f"there, from a backup or from another process of the site, or make a new one for all: {REKEY}"
        )
    return keys
