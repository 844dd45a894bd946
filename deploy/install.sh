#!/bin/sh
# Builds the server from this clone and installs it into a folder, for a service or a container; after an update of the
# clone stop the server and run it again.   deploy/install.sh FOLDER
# Needs Python 3.11 or newer with venv, its headers and a C compiler; LACRIMOSA_COMPILE=0 does without the latter two,
# and the bots think several times slower.
set -eu
folder=${1:?say where to: deploy/install.sh FOLDER}
cd "$(dirname "$0")/.."
export LACRIMOSA_COMPILE="${LACRIMOSA_COMPILE:-1}" PIP_DISABLE_PIP_VERSION_CHECK=1
python=${PYTHON:-python3}

# Every package in the version and with the hash of a lock:   add WHERE OPTIONS...
add() {
  build/deploy/bin/uv pip install -q --system-certs --require-hashes --python "$@"
}

# In an environment of its own: what only builds, Node.js above all, stays away from the server.
"$python" -m venv build/deploy
build/deploy/bin/pip install -q --require-hashes -r requirements-uv.lock
add build/deploy -r requirements-run.lock -r requirements-page.lock
rm -rf build/wheel
build/deploy/bin/pip wheel -q --no-deps --no-build-isolation -w build/wheel .

# The wheel and only what it needs.
wheel=$(echo build/wheel/*.whl)
echo "./$wheel[server] --hash=sha256:$(sha256sum "$wheel" | cut -d ' ' -f 1)" >build/wheel/requirements.txt
"$python" -m venv --without-pip "$folder"
add "$folder" --compile-bytecode --reinstall-package lacrimosa -r build/wheel/requirements.txt -c requirements-run.lock
"$folder/bin/lacrimosa" --help >/dev/null
