"""Every SQL statement of the store, once, for both databases; parameters are written :name."""

NEW_TABLE = """
    INSERT INTO tables (id, version, status, created, touched, wake_at, brief)
    VALUES (:table, :version, :status, :at, :at, :wake_at, :brief)"""
MOVE_ON = """
    UPDATE tables SET version = :version, status = :status, touched = :at, wake_at = :wake_at, brief = :brief
    WHERE id = :table AND version = :after"""
ADD_ENTRY = "INSERT INTO entries (table_id, number, at, body) VALUES (:table, :number, :at, :body)"
LEAVE_SEATS = "DELETE FROM seats WHERE table_id = :table"
TAKE_SEAT = "INSERT INTO seats (table_id, person_id) VALUES (:table, :person)"

ENTRIES = "SELECT number, at, body FROM entries WHERE table_id = :table AND number > :after ORDER BY number"
SOME_ENTRIES = f"{ENTRIES} LIMIT :most"
TABLES_OF = """
    SELECT t.id, t.status, t.version, t.touched, t.brief FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person_id = :person
    ORDER BY t.touched DESC, t.id DESC LIMIT :limit"""
TABLES_OF_BEFORE = """
    SELECT t.id, t.status, t.version, t.touched, t.brief FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person_id = :person AND (t.touched, t.id) < (:touched, :table)
    ORDER BY t.touched DESC, t.id DESC LIMIT :limit"""

TABLES_AT_BOTS = """
    SELECT t.id, t.status, t.version, t.touched, t.brief FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person_id = :person AND t.status = 'playing' AND t.wake_at <= 1 LIMIT :limit"""

# Clocks before bots: a pile of tables that bots play on at keeps nobody's time from running out.
DUE = """
    SELECT wake_at, id FROM tables
    WHERE wake_at <= :now AND (wake_at, id) < (:wake_at, :table)
        AND (lease_holder IS NULL OR lease_until <= :now)
    ORDER BY wake_at DESC, id DESC LIMIT :limit"""
CLAIM = """
    UPDATE tables SET lease_holder = :holder, lease_until = :until
    WHERE id = :table AND (lease_holder IS NULL OR lease_holder = :holder OR lease_until <= :now)
    RETURNING id"""
RELEASE = """
    UPDATE tables SET lease_holder = NULL, lease_until = 0 WHERE id = :table AND lease_holder = :holder"""

# A claim is free again when its time is up; a result is never replaced.
CLAIM_REVIEW = """
    INSERT INTO review_turns (table_id, review_key, number, seat, engine, edition, claimed_by, claimed_until)
    VALUES (:table, :key, :number, :seat, :engine, :edition, :holder, :until)
    ON CONFLICT (table_id, review_key, number) DO UPDATE
        SET claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
        WHERE review_turns.result IS NULL AND review_turns.claimed_until <= :now
    RETURNING number"""
_CLAIMED = """
    WHERE table_id = :table AND review_key = :key AND number = :number AND claimed_by = :holder
        AND result IS NULL"""
PROLONG_REVIEW = f"UPDATE review_turns SET claimed_until = :until {_CLAIMED} RETURNING number"
KEEP_REVIEW = f"UPDATE review_turns SET result = :result {_CLAIMED} RETURNING number"
REVIEW_TURNS = """
    SELECT number, claimed_until, result FROM review_turns
    WHERE table_id = :table AND review_key = :key ORDER BY number"""
# Of another engine, or of a game that went on after all.
DROP_OLD_REVIEWS = """
    DELETE FROM review_turns
    WHERE table_id = :table AND review_key <> :key AND (result IS NOT NULL OR claimed_until <= :now)"""
DROP_REVIEW_CLAIMS = "DELETE FROM review_turns WHERE result IS NULL"

# Found at once is what was found before anything else happened.
NOTE_PUZZLE = """
    INSERT INTO puzzles (person_id, puzzle, outcome, at) VALUES (:person, :puzzle, :outcome, :at)
    ON CONFLICT (person_id, puzzle) DO UPDATE SET outcome = 'later'
        WHERE puzzles.outcome = 'missed' AND excluded.outcome <> 'missed'"""
PUZZLES_OF = "SELECT puzzle, outcome, at FROM puzzles WHERE person_id = :person ORDER BY at, puzzle"

PERSON = "SELECT id, name, generation, created FROM people WHERE id = :person"
SAVE_PERSON = """
    INSERT INTO people (id, name, generation, created) VALUES (:person, :name, 0, :now)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name"""
RAISE_GENERATION = """
    INSERT INTO people (id, name, generation, created) VALUES (:person, '', :above + 1, :now)
    ON CONFLICT (id) DO UPDATE SET
        generation = CASE WHEN people.generation > :above THEN people.generation ELSE :above END + 1
    RETURNING generation"""

NEW_EDITION = "INSERT INTO editions (digest, id) VALUES (:digest, :edition)"
NEW_EDITION_FILE = "INSERT INTO edition_files (digest, name, content) VALUES (:digest, :name, :content)"
HAS_EDITION = "SELECT 1 FROM editions WHERE digest = :digest"
EDITION = """
    SELECT e.id, f.name, f.content FROM editions e LEFT JOIN edition_files f ON f.digest = e.digest
    WHERE e.digest = :digest ORDER BY f.name"""

NEW_SETTING = "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
# Its value means nothing: it is there to be written.
TRIAL = "trial"
TRY_WRITING = f"""
    INSERT INTO settings (name, value) VALUES ('{TRIAL}', :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
SETTING = "SELECT value FROM settings WHERE name = :name"

COUNT_TABLES = "SELECT status, count(*), sum(version) FROM tables GROUP BY status ORDER BY status"
COUNT_PEOPLE = "SELECT count(*) FROM people"
