"""The best way to fulfil Royal Courts (END-1): a work or a marker serves one icon of one tile only."""

from mypy_extensions import i64

from lacrimosa.rules.kinds import NEED_MOVEMENT, NEED_PERIOD, NEED_TYPE, NOBODY, ROUNDS
from lacrimosa.rules.state import Seat, State
from lacrimosa.rules.tables import MapTile


class Favour:
    """One icon of a court tile and what serves it: an Opus, or a marker by its Requiem space."""

    def __init__(self, court: i64, icon: i64, item: i64, is_opus: bool) -> None:
        self.court = court
        self.icon = icon  # the icon's place on the tile
        self.item = item
        self.is_opus = is_opus


def best_favours(state: State, seat: Seat) -> list[Favour]:
    """The assignment with the most VP. Works and markers never compete, so each family is solved apart."""
    return _best_of_family(state, seat, True) + _best_of_family(state, seat, False)


def serves(state: State, court: MapTile, icon: i64, seat: Seat) -> i64:
    """Mask of the seat's works (or Requiem spaces) that can serve an icon."""
    tables = state.tables
    if court.need == NEED_TYPE:
        return seat.opus & tables.opus_of_type[icon]
    if court.need == NEED_PERIOD:
        return seat.opus & tables.opus_of_period[icon] if 1 <= icon <= ROUNDS else 0
    markers = seat.eighths | seat.sixteenths
    if court.need == NEED_MOVEMENT:
        return markers & tables.spaces_of_movement[icon]
    return markers & tables.spaces_of_instrument[icon]


class _Search:
    """Depth-first over courts, keeping a matching of icons to items that grows icon by icon."""

    def __init__(self, courts: list[int], vp: list[int], masks: list[list[i64]]) -> None:
        self.courts = courts
        self.vp = vp
        self.masks = masks  # [court][icon] = items that serve it
        self.best_vp: i64 = 0
        self.best: dict[int, tuple[int, int]] = {}

    def visit(self, at: i64, given: dict[int, tuple[int, int]], vp: i64) -> None:
        """Decide court `at`: with it, then without it. `given` maps an item to (court, icon)."""
        if vp > self.best_vp:
            self.best_vp = vp
            self.best = given
        hope = vp
        for more in self.vp[at:]:
            hope += more
        if at >= len(self.courts) or hope <= self.best_vp:
            return
        grown: dict[int, tuple[int, int]] | None = dict(given)
        for icon in range(len(self.masks[at])):
            if grown is not None and not self._serve(grown, int(at), icon, set()):
                grown = None
        if grown is not None:
            self.visit(at + 1, grown, vp + self.vp[at])
        self.visit(at + 1, given, vp)

    def _serve(self, given: dict[int, tuple[int, int]], court: int, icon: int, tried: set[int]) -> bool:
        """Find an item for an icon, moving earlier icons to other items if need be."""
        left = self.masks[court][icon]
        item = 0
        while left:
            if left & 1 and item not in tried:
                tried.add(item)
                holder = given.get(item)
                if holder is None or self._serve(given, holder[0], holder[1], tried):
                    given[item] = (court, icon)
                    return True
            left >>= 1
            item += 1
        return False


def _best_of_family(state: State, seat: Seat, opus: bool) -> list[Favour]:
    courts: list[int] = []
    left = seat.courts
    index = 0
    while left:
        if left & 1:
            need = state.tables.courts[index].need
            asks_opus = need <= NEED_PERIOD
            if asks_opus == opus:
                courts.append(index)
        left >>= 1
        index += 1
    if not courts:
        return []
    # Dear tiles first: good solutions early cut the search short.
    courts.sort(key=lambda court: (-state.tables.courts[court].vp, court))
    vp = [int(state.tables.courts[court].vp) for court in courts]
    masks: list[list[i64]] = []
    for court in courts:
        tile = state.tables.courts[court]
        masks.append([serves(state, tile, icon, seat) for icon in tile.icons])
    search = _Search(courts, vp, masks)
    search.visit(0, {}, 0)
    favours = [Favour(courts[court], icon, item, opus) for item, (court, icon) in search.best.items()]
    favours.sort(key=lambda favour: (favour.court, favour.icon))
    return favours


def fulfilled(favours: list[Favour]) -> list[int]:
    """The courts an assignment fulfils."""
    courts: list[int] = []
    last: i64 = NOBODY
    for favour in favours:
        if favour.court != last:
            last = favour.court
            courts.append(int(last))
    return sorted(courts)
