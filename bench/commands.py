"""The commands below `lacrimosa bench`."""

import typer

from bench.arena import bench_arena
from bench.bots import bench_bots
from bench.env import bench_env
from bench.intervals import bench_intervals
from bench.server import bench_server
from bench.train import bench_train
from bench.web import bench_web


def add_to(app: typer.Typer) -> None:
    app.command("arena")(bench_arena)
    app.command("bots")(bench_bots)
    app.command("env")(bench_env)
    app.command("intervals")(bench_intervals)
    app.command("server")(bench_server)
    app.command("train")(bench_train)
    app.command("web")(bench_web)
