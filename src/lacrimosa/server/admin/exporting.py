"""Writing a database as lines that any version and either kind of database can read."""

import hashlib
from collections.abc import Generator, Iterator

from lacrimosa.server.admin import lines
from lacrimosa.server.admin import statements as sql
from lacrimosa.server.admin.errors import Refused
from lacrimosa.server.admin.session import Session
from lacrimosa.server.store.engines.engine import Row
from lacrimosa.server.store.migrate import HEAD
from lacrimosa.server.store.statements import EDITION, ENTRIES

SECRET = "secret"


def export_all(session: Session, *, secrets: bool = False) -> Generator[bytes, None, None]:
    """Everything, line by line, always in the same order; settings named "secret..." only if asked for."""
    return _closed(_everything(session, secrets))


def export_table(session: Session, table: str) -> Generator[bytes, None, None]:
    """One table, with the people at it and the editions its log names."""
    found = session.rows(sql.TABLE, table=table)
    if not found:
        raise Refused(f"there is no table {table}")
    return _closed(_one(session, _table(session, found[0])))


def _everything(session: Session, secrets: bool) -> Iterator[lines.AnyLine]:
    for row in session.stream(sql.PEOPLE):
        yield lines.Person(*row)
    for (digest,) in session.rows(sql.DIGESTS):
        yield _edition(session, digest)
    for row in session.stream(sql.TABLES):
        yield _table(session, row)
    for name, value in session.rows(sql.SETTINGS):
        if secrets or not name.startswith(SECRET):
            yield lines.Setting(name, value)


def _one(session: Session, table: lines.Table) -> Iterator[lines.AnyLine]:
    for row in session.stream(sql.PEOPLE_AT, table=table.id):
        yield lines.Person(*row)
    for (digest,) in session.rows(sql.DIGESTS):
        if any(digest in body for _, body in table.entries):
            yield _edition(session, digest)
    yield table


def _edition(session: Session, digest: str) -> lines.Edition:
    rows = session.rows(EDITION, digest=digest)
    files = {name: bytes(content) for _, name, content in rows if name is not None}
    return lines.Edition(digest, rows[0][0], files)


def _table(session: Session, row: Row) -> lines.Table:
    table, status, wake_at, brief = row
    people = [person for (person,) in session.rows(sql.SEATS, table=table)]
    entries = [(at, body) for _, at, body in session.rows(ENTRIES, table=table, after=0)]
    return lines.Table(table, status, wake_at, brief, people, entries)


def _closed(content: Iterator[lines.AnyLine]) -> Generator[bytes, None, None]:
    """The lines as bytes, between a header and an end."""
    digest = hashlib.sha256()
    count = 0
    header = lines.encode(lines.Header(lines.FORMAT, HEAD)) + b"\n"
    digest.update(header)
    yield header
    for line in content:
        text = lines.encode(line) + b"\n"
        digest.update(text)
        count += 1
        yield text
    yield lines.encode(lines.End(count, digest.hexdigest())) + b"\n"
