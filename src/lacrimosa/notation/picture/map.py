"""The map of the picture: places where they are, roads with their cost, and beside them what lies there."""

from lacrimosa.editions.phrases import describe_cost, describe_reward
from lacrimosa.editions.schema import Place, RoadCost
from lacrimosa.notation.names import Names
from lacrimosa.notation.picture.drawing import CARD, FAINT, Drawing, text_width
from lacrimosa.rules.kinds import NOBODY
from lacrimosa.rules.state import State

HEIGHT = 300
MAP_WIDTH = 235
GILDED = "#f2dd9a"
MOZART = "#b3433f"
_SIZE = 10

Box = tuple[float, float, float, float]


def draw_map(drawing: Drawing, names: Names, state: State, x: float, y: float, width: float) -> float:
    """Draw into that width; where it ends below."""
    drawing.text(x + 8, y + 18, "Map", 13, bold=True)
    spots = _spots(names, x + 26, y + 50)
    data = names.edition.data.board.map
    for road in data.road:
        (x1, y1), (x2, y2) = spots[road.between[0]], spots[road.between[1]]
        drawing.line(x1, y1, x2, y2)
        drawing.text((x1 + x2) / 2, (y1 + y2) / 2 + 3, _toll(road.cost), 8, FAINT, anchor="middle")
    taken = [_around(spot, 9) for spot in spots.values()]
    places = sorted(data.place, key=lambda place: place.number)
    for place in places:
        index = place.number - 1
        spot = spots[place.number]
        fill = GILDED if state.gilded >> index & 1 else CARD
        drawing.disc(*spot, 8, MOZART if index == state.mozart else fill)
        ink = "#ffffff" if index == state.mozart else "#2b2622"
        drawing.text(spot[0], spot[1] + 4, str(place.number), 10, ink, bold=True, anchor="middle")
        _label(drawing, place, spot, taken)
    low = y + 18
    for place in places:
        low = _entry(drawing, names, state, place, x + MAP_WIDTH + 62, low, width - MAP_WIDTH - 70)
    return max(y + HEIGHT, low)


def _spots(names: Names, x: float, y: float) -> dict[int, tuple[float, float]]:
    """Where each place number lies in the frame."""
    places = names.edition.data.board.map.place
    west, east = min(place.lon for place in places), max(place.lon for place in places)
    south, north = min(place.lat for place in places), max(place.lat for place in places)
    across = MAP_WIDTH / max(east - west, 1e-9)
    down = (HEIGHT - 80) / max(north - south, 1e-9)
    return {
        place.number: (x + (place.lon - west) * across, y + (north - place.lat) * down) for place in places
    }


def _toll(cost: RoadCost) -> str:
    """2d 1j: ducats, talent, journey, composition by their first letter."""
    parts = [("d", cost.ducats), ("t", cost.talent), ("j", cost.journey), ("c", cost.composition)]
    return " ".join(f"{number}{letter}" for letter, number in parts if number)


def _around(spot: tuple[float, float], radius: float) -> Box:
    return (spot[0] - radius, spot[1] - radius, spot[0] + radius, spot[1] + radius)


def _label(drawing: Drawing, place: Place, spot: tuple[float, float], taken: list[Box]) -> None:
    """The name where it covers the least of what is there already: below, above, right or left."""
    half = text_width(place.name, _SIZE) / 2
    x, y = spot
    around = [(x, y + 19), (x, y - 11), (x + half + 11, y + 4), (x - half - 11, y + 4)]
    boxes = [(at - half, low - _SIZE, at + half, low + 2) for at, low in around]
    covered = [sum(_overlap(box, other) for other in taken) for box in boxes]
    best = min(range(len(boxes)), key=lambda index: covered[index])
    taken.append(boxes[best])
    drawing.text(*around[best], place.name, _SIZE, anchor="middle")


def _overlap(one: Box, other: Box) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(across, 0.0) * max(down, 0.0)


def _entry(
    drawing: Drawing, names: Names, state: State, place: Place, x: float, y: float, width: float
) -> float:
    """What lies on a place, with its price."""
    index = place.number - 1
    tile = state.map_tiles[index]
    if tile == NOBODY:
        return drawing.paragraph(x, y, width, f"{place.number} {place.name}: empty", _SIZE, FAINT) + 2
    data = names.edition.data
    is_court = state.tables.is_court[index]
    values = state.tables.courts[tile] if is_court else state.tables.cities[tile]
    title = data.courts.court[tile].name if is_court else data.cities.city[tile].name
    gilded = state.gilded >> index & 1
    reward = describe_reward(values.gilded if gilded else values.plain)
    kind = f", court {values.vp} VP" if is_court else ""
    head = f"{place.number} {place.name}{kind}{', gilded' if gilded else ''}: {title}"
    y = drawing.paragraph(x, y, width, head, _SIZE, bold=True)
    return drawing.paragraph(x, y, width, f"{describe_cost(values.cost)} for {reward}", _SIZE) + 2
