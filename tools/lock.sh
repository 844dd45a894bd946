#!/bin/sh
# Makes the lock files anew from pyproject.toml.   tools/lock.sh [--upgrade]
# The locks hold names, versions and hashes only, so that they work with every package mirror.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"

lock() {
  out=$1
  shift
  uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
    --no-emit-index-url --no-emit-find-links -o "$out" "$@" >/dev/null
}

printf 'uv\n' | lock requirements-uv.lock "$@" -
lock requirements-run.lock "$@" --extra parquet --group build pyproject.toml
# One environment serves both scripts, so the test lock must agree with the run lock.
lock requirements-test.lock "$@" --extra parquet --group build --group test -c requirements-run.lock pyproject.toml
