"""The environments are optional: nobody needs their packages to play, and their absence is told clearly."""

import json
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from lacrimosa.cli.main import app

# Makes one package look as if it were not installed.
HIDE = """
import sys
class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hide())
"""


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_playing_needs_neither_package() -> None:
    program = (
        "import sys, lacrimosa, lacrimosa.cli.main; print({'gymnasium', 'pettingzoo'} & set(sys.modules))"
    )
    assert run(program).stdout == "set()\n"


@pytest.mark.parametrize("hidden", ["gymnasium", "pettingzoo"])
def test_without_a_package_the_extra_is_named(hidden: str) -> None:
    done = run(HIDE.format(hidden=hidden) + "import lacrimosa.env")
    assert done.stderr.splitlines()[-1].endswith(
        f'lacrimosa.env needs {hidden}, which is not installed: pip install "lacrimosa[env]"'
    )


def test_the_command_names_the_extra_too() -> None:
    command = (
        "import sys; sys.argv = ['lacrimosa', 'bench', 'env']\nfrom lacrimosa.cli.main import main\nmain()"
    )
    done = run(HIDE.format(hidden="gymnasium") + command)
    assert done.returncode == 2
    assert 'pip install "lacrimosa[env]"' in done.stderr


def test_the_command_measures_every_interface() -> None:
    done = CliRunner().invoke(app, ["bench", "env", "--seconds", "0.01", "--json", "-"])
    assert done.exit_code == 0, done.output
    figures: dict[str, Any] = json.loads(done.stdout)
    assert set(figures["step"]) == {
        *(f"table_{players}_us" for players in (1, 2, 3, 4)),
        *("aec_raw_us", "aec_us", "solo_us", "solo_vector_us", "solo_sync_us"),
    }
    assert min(figures["step"].values()) > 0


def test_the_command_refuses_no_time() -> None:
    done = CliRunner().invoke(app, ["bench", "env", "--seconds", "0"])
    assert done.exit_code == 2
    assert "--seconds 0.0: must be more than 0" in done.output
