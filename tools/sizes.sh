#!/bin/sh
# What the game costs, in MB: what ./play downloads on a computer that has nothing yet, what ./check downloads besides,
# and what an installed library takes on the disk with each extra.   tools/sizes.sh
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/.venv/bin:$PATH"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export NODE_OPTIONS="--use-system-ca ${NODE_OPTIONS:-}"

# Kilobytes in a folder as MB:   mb FOLDER NAME
mb() { du -skL "$1" | awk -v name="$2" '{ printf "  %-30s %6.1f\n", name, $1 / 1024 }'; }

fetch() {
  python -m pip download -qq --disable-pip-version-check --no-cache-dir --no-deps --require-hashes \
    -r "requirements-$1.lock" -d "$folder/$2/$1"
  mb "$folder/$2/$1" "requirements-$1.lock"
}

# Packed as they came; what npm makes of them lies elsewhere:   fetch_npm FOLDER WHERE [option]
fetch_npm() {
  mkdir -p "$folder/npm" "$folder/$2"
  cp "$1/package.json" "$1/package-lock.json" "$1/.npmrc" "$folder/npm"
  (cd "$folder/npm" && npm ci -s --ignore-scripts --cache "$folder/$2/npm" ${3:-})
  rm -rf "$folder/$2/npm/_logs" "$folder/$2/npm/_cacache/tmp" "$folder/npm"
  mb "$folder/$2/npm" "$1/package-lock.json"
}

echo "./play downloads"
for name in uv run page; do fetch $name play; done
fetch_npm web play --omit=dev
mb "$folder/play" "all"
echo "./check downloads"
fetch uv check
fetch test check
fetch_npm web check
mb "$folder/check" "all"
fetch_npm tools/browser browser

echo "installed, without Python itself"
for extras in "" "[server]" "[env]" "[plots]" "[parquet]" "[cluster]" "[all]"; do
  uv venv -q --python .venv/bin/python "$folder/env"
  uv pip install -q --system-certs --python "$folder/env/bin/python" -c requirements-test.lock ".$extras"
  mb "$folder/env" "lacrimosa$extras"
  rm -rf "$folder/env"
done
