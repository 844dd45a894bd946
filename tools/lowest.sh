#!/bin/sh
# Tries the lower bounds of pyproject.toml: the oldest versions it allows, in an environment of their own, with the
# tests that use them.   tools/lowest.sh [pytest options]   TESTS=tests/cli tools/lowest.sh
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"
python=${PYTHON:-python}
folder=build/lowest
: "${TESTS:=tests/rules tests/notation tests/editions tests/env tests/cli tests/arena
  tests/server/security tests/server/store tests/server/table tests/server/web tests/server/hostile tests/server/observability}"

mkdir -p build
rm -rf "$folder"
"$python" -m venv "$folder"
install() { uv pip install -q --system-certs --python "$folder/bin/python" "$@"; }
resolve() { uv pip compile -q --system-certs --python "$folder/bin/python" --no-header --no-annotate pyproject.toml "$@"; }

resolve --resolution lowest-direct --extra all --extra compile -o "$folder/all.txt"
# Only what pyproject.toml names is old; the rest is what one gets today, the tools of the tests too.
python - "$folder/all.txt" >"$folder/lowest.txt" <<'END'
import re, sys, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
named = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
names = {re.split(r"[\[<>=;]", one)[0].replace("_", "-") for one in named}
print(*(line for line in open(sys.argv[1]).read().split() if line.split("==")[0] in names), sep="\n")
END
cat "$folder/lowest.txt"
resolve --extra all --extra compile --group build --group test -c "$folder/lowest.txt" -o "$folder/tests.txt"
install -r "$folder/tests.txt"
install --no-deps --no-build-isolation -e .
# Old packages may warn of what is new in Python or in each other.
"$folder/bin/python" -m pytest -q -W default $TESTS "$@"
