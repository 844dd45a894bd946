"""The optional parts of the program: which packages they need, and the advice to whoever lacks one."""

import importlib.util
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from lacrimosa.cli.output import fail

# The extras of pyproject.toml by the modules they bring.
EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {
    "server": (
        *("starlette", "uvicorn", "websockets", "httptools", "uvloop", "sqlalchemy", "alembic"),
        *("psycopg", "psycopg_pool", "structlog", "prometheus_client", "segno", "cryptography"),
    ),
    "env": ("gymnasium", "pettingzoo"),
    "plots": ("matplotlib",),
    "parquet": ("pyarrow",),
    "cluster": ("ray",),
}


def advice(extra: str) -> str:
    """What to do about an extra that is not there."""
    return f'this needs the extra `{extra}`, which is not installed: pip install "lacrimosa[{extra}]"'


def need_extra(extra: str, what: str) -> None:
    """Say at once that an option cannot be used, rather than after hours of play."""
    if any(importlib.util.find_spec(module) is None for module in EXTRAS[extra]):
        fail(f"{what}: {advice(extra)}")


def need_parquet(path: Path | None) -> None:
    if path is not None:
        need_extra("parquet", "--parquet")


def need_plots(folder: Path | None) -> None:
    """Charts need their package and a folder."""
    if folder is not None:
        need_extra("plots", "--plots")
        if folder.exists() and not folder.is_dir():
            fail(f"--plots {folder}: not a folder")


def extra_with(module: str | None) -> str | None:
    """The extra that brings a module, if one does."""
    package = re.sub(r"\..*", "", module or "")
    return next((extra for extra, modules in EXTRAS.items() if package in modules), None)
