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
# What ./play needs, and Node.js only where the page has to be built.
lock requirements-run.lock "$@" --extra server --extra compile --group build pyproject.toml
lock requirements-page.lock "$@" --group page
# One environment serves both scripts, so the test lock must agree with the others.
lock requirements-test.lock "$@" --extra all --extra compile --group build --group page --group docs --group test \
  -c requirements-run.lock pyproject.toml
