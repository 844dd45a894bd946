"""The ladder: computer patrons from the weakest to the strongest, named for people."""

from collections.abc import Callable

from lacrimosa.bots.beginners import Copyist, Organist, Pupil
from lacrimosa.bots.bot import Bot
from lacrimosa.bots.kapellmeister import Kapellmeister
from lacrimosa.bots.network import Network
from lacrimosa.bots.planner import Planner
from lacrimosa.bots.virtuoso import Virtuoso


class Concertmaster(Planner):
    """`planner` under the name people know it by."""

    name = "concertmaster"


LADDER: dict[str, Callable[[int], Bot]] = {
    Copyist.name: Copyist,
    Pupil.name: Pupil,
    Organist.name: Organist,
    Concertmaster.name: Concertmaster,
    Kapellmeister.name: Kapellmeister,
    Virtuoso.name: Virtuoso,
}
STRONGEST = Virtuoso.name
# Those that can play with other weights than the shipped ones.
LEARNED: dict[str, Callable[[int, Network], Bot]] = {
    Kapellmeister.name: Kapellmeister,
    Virtuoso.name: Virtuoso,
}
