"""An edition of somebody's own, made as `lacrimosa edition new` makes it, with changed components."""

from pathlib import Path

from lacrimosa.editions.copying import copy_edition

# Ten components with titles of their own; the last one has none.
OPUS = {"figaro": "The count's shadow", "idomeneo": "A king's oath", "jupiter": "The last of the great three"}
MEMORIES = {"great_tour": "A long way in a cold coach", "versailles": "Sweets at the royal table"}
CITIES = {"diary": "A quiet room", "letters": "News from home"}
COURTS = {"types_opera_religious": "Court of masks"}
COMPOSERS = {"eybler": "Josef E."}
NAMELESS = "aloysia"  # a Memory card
RUSSIAN = {
    "opus": {"figaro": "Тень графа", "idomeneo": "Клятва царя", "jupiter": "Последняя из трёх"},
    "memory": {"great_tour": "Долгая дорога в холодной карете", "versailles": "Сладости за столом короля"},
    "story": {"great_tour": "Три года в пути, и всё ради музыки."},
    "city": {"diary": "Тихая комната", "letters": "Вести из дома"},
    "court": {"types_opera_religious": "Двор масок"},
    "composer": {"eybler": "Йозеф Э."},
}


class OwnBox:
    """The folder of such an edition."""

    def __init__(self, parent: Path, name: str = "my_box") -> None:
        parent.mkdir(parents=True, exist_ok=True)
        self.folder = copy_edition("koechel", name, parent)

    def change(self, file: str, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has no {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def rename(self, file: str, name: str, title: str) -> None:
        """Another title or name for the component with this id."""
        path = self.folder / file
        before, mark, after = path.read_text(encoding="utf-8").partition(f'id = "{name}"\n')
        assert mark, f"{file} has no {name}"
        lines = after.splitlines(keepends=True)
        at = next(at for at, line in enumerate(lines) if line.startswith(("title = ", "name = ")))
        lines[at] = f'{lines[at].split(" ")[0]} = "{title}"\n'
        path.write_text(before + mark + "".join(lines), encoding="utf-8")

    def add_place(self) -> None:
        """Venice, with a road to Milan; the slots of the map are worked out anew."""
        place = 'number = 12\nid = "venice"\nname = "Venice"\nkind = "city"\nlat = 45.44\nlon = 12.33\n'
        road = "[[map.road]]\nbetween = [9, 12]\ncost = { ducats = 1, journey = 1 }\n"
        self.change("board.toml", "[[map.road]]\n", f"[[map.place]]\n{place}\n{road}\n[[map.road]]\n")
        (self.folder / "slots.toml").unlink()

    def take_out(self, opus: str) -> None:
        """One Opus card less."""
        path = self.folder / "opus.toml"
        blocks = path.read_text(encoding="utf-8").split("\n\n")
        kept = [block for block in blocks if f'id = "{opus}"' not in block]
        assert len(kept) == len(blocks) - 1
        path.write_text("\n\n".join(kept), encoding="utf-8")
        self.change("edition.toml", "opus = 46", "opus = 45")

    def raise_version(self) -> None:
        text = (self.folder / "edition.toml").read_text(encoding="utf-8")
        version = int(text.split("version = ")[1].split("\n")[0])
        self.change("edition.toml", f"version = {version}", f"version = {version + 1}")

    def write_words(self, title: str = "Моя коробка") -> None:
        lines = ["[ru]", f'title = "{title}"']
        for kind, texts in RUSSIAN.items():
            lines += [f"[ru.{kind}]", *(f'{name} = "{text}"' for name, text in texts.items())]
        (self.folder / "words.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def changed_box(parent: Path) -> OwnBox:
    """Ten components are changed, and have Russian words; one of them has no title at all."""
    box = OwnBox(parent)
    for file, titles in (
        ("opus.toml", OPUS),
        ("memory.toml", {**MEMORIES, NAMELESS: ""}),
        ("cities.toml", CITIES),
        ("courts.toml", COURTS),
        ("composers.toml", COMPOSERS),
    ):
        for name, title in titles.items():
            box.rename(file, name, title)
    box.write_words()
    return box
