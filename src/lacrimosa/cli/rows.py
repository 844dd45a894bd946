"""Rows of results in files: CSV, and Parquet where pyarrow is there."""

import csv
from pathlib import Path

from lacrimosa.cli.output import whole_file

Row = dict[str, str | int | float]


def write_csv(path: Path, rows: list[Row]) -> None:
    with whole_file(path) as beside, beside.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(path: Path, rows: list[Row]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    with whole_file(path) as beside:
        pq.write_table(pa.Table.from_pylist(rows), beside)
