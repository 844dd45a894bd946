#!/bin/sh
# Builds the documentation as a searchable site in build/site: the pages of docs/ and figures/ and the API
# reference. A broken link or a missing name is an error.   tools/docs.sh
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"
source=build/site-source

# The site has the folders of the repository, so that one link is right in both.
rm -rf "$source"
mkdir -p "$source"
for name in CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE docs figures examples deploy; do
  ln -s "../../$name" "$source/$name"
done
ln -s ../../README.md "$source/index.md"
mkdocs build --strict >build/docs.log 2>&1 || {
  grep -E '^(WARNING|ERROR|Aborted)' build/docs.log >&2 || cat build/docs.log >&2
  exit 1
}
