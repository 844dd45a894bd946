"""The SQL of the admin operations; parameters are written :name."""

PEOPLE = "SELECT id, name, generation, created FROM people ORDER BY id"
PEOPLE_AT = """
    SELECT p.id, p.name, p.generation, p.created FROM people p JOIN seats s ON s.person_id = p.id
    WHERE s.table_id = :table ORDER BY p.id"""
# A generation that was raised on either side means links that were revoked: they stay so.
ADD_PERSON = """
    INSERT INTO people (id, name, generation, created) VALUES (:id, :name, :generation, :created)
    ON CONFLICT (id) DO UPDATE SET generation = CASE
        WHEN excluded.generation > people.generation THEN excluded.generation ELSE people.generation END"""

DIGESTS = "SELECT digest FROM editions ORDER BY digest"

TABLES = "SELECT id, status, wake_at, brief FROM tables ORDER BY id"
TABLE = "SELECT id, status, wake_at, brief FROM tables WHERE id = :table"
HAS_TABLE = "SELECT 1 FROM tables LIMIT 1"
SEATS = "SELECT person_id FROM seats WHERE table_id = :table ORDER BY person_id"
ADD_TABLE = """
    INSERT INTO tables (id, version, status, created, touched, wake_at, brief)
    VALUES (:table, :version, :status, :created, :touched, :wake_at, :brief)"""
# A log without an end, or with holes in it.
BROKEN_LOGS = """
    SELECT id FROM tables t WHERE version < 1
    OR version <> (SELECT count(*) FROM entries WHERE table_id = t.id)
    OR version <> (SELECT max(number) FROM entries WHERE table_id = t.id)
    OR 1 <> (SELECT min(number) FROM entries WHERE table_id = t.id)
    LIMIT 1"""
# No entry has a zero byte, but a page that was lost is full of them, and SQLite does not look into texts.
LOST_PAGES = "SELECT table_id FROM entries WHERE instr(CAST(body AS BLOB), x'00') LIMIT 1"

SETTINGS = "SELECT name, value FROM settings ORDER BY name"
# In an order in which nothing refers to what is gone.
EVERYTHING = ("settings", "edition_files", "editions", "people", "seats", "entries", "tables")
