"""The SQL of the admin operations; parameters are written :name."""

from lacrimosa.server.store.statements import TRIAL

PEOPLE = "SELECT id, name, generation, created FROM people ORDER BY id"
PEOPLE_AT = """
    SELECT p.id, p.name, p.generation, p.created FROM people p JOIN seats s ON s.person_id = p.id
    WHERE s.table_id = :table ORDER BY p.id"""
# A generation that was raised on either side means links that were revoked: they stay so.
ADD_PERSON = """
    INSERT INTO people (id, name, generation, created) VALUES (:id, :name, :generation, :created)
    ON CONFLICT (id) DO UPDATE SET generation = CASE
        WHEN excluded.generation > people.generation THEN excluded.generation ELSE people.generation END"""

PUZZLES = "SELECT person_id, puzzle, outcome, at FROM puzzles ORDER BY person_id, puzzle"
# What was found on either side was found; the first result is the older one.
ADD_PUZZLE = """
    INSERT INTO puzzles (person_id, puzzle, outcome, at) VALUES (:person, :puzzle, :outcome, :at)
    ON CONFLICT (person_id, puzzle) DO UPDATE SET
        outcome = CASE
            WHEN excluded.at < puzzles.at AND (excluded.outcome <> 'missed' OR puzzles.outcome = 'missed')
                THEN excluded.outcome
            WHEN puzzles.outcome = 'missed' AND excluded.outcome <> 'missed' THEN 'later'
            WHEN excluded.at < puzzles.at THEN 'later'
            ELSE puzzles.outcome END,
        at = CASE WHEN excluded.at < puzzles.at THEN excluded.at ELSE puzzles.at END"""

TAKEN_OUT = "SELECT person_id, table_id, at FROM taken_out ORDER BY person_id, table_id"
# What was taken out on either side is out. Of a game that is not here nothing can be.
ADD_TAKEN_OUT = """
    INSERT INTO taken_out (person_id, table_id, at)
    SELECT CAST(:person AS TEXT), id, CAST(:at AS BIGINT) FROM tables WHERE id = :table
    ON CONFLICT (person_id, table_id) DO NOTHING"""
COMMISSIONS = "SELECT day, kind, secret, digest, record FROM commissions ORDER BY day, kind"
TRIES = """
    SELECT day, kind, person_id, ranked, table_id, at, score, result FROM commission_tries
    ORDER BY day, kind, person_id, ranked"""
# The first try counts, on whichever side it was.
ADD_TRY = """
    INSERT INTO commission_tries (day, kind, person_id, ranked, table_id, at, score, result)
    VALUES (:day, :kind, :person, :ranked, :table, :at, :score, :result)
    ON CONFLICT (day, kind, person_id, ranked) DO UPDATE SET table_id = excluded.table_id,
        at = excluded.at, score = excluded.score, result = excluded.result
        WHERE excluded.at < commission_tries.at"""
COMMISSION_BOTS = """
    SELECT day, kind, bot, score, result FROM commission_bots WHERE result IS NOT NULL
    ORDER BY day, kind, bot"""
ADD_COMMISSION_BOT = """
    INSERT INTO commission_bots (day, kind, bot, claimed_by, claimed_until, score, result)
    VALUES (:day, :kind, :bot, '', 0, :score, :result)
    ON CONFLICT (day, kind, bot) DO UPDATE SET score = excluded.score, result = excluded.result
        WHERE commission_bots.result IS NULL"""
TALK = """
    SELECT table_id, number, changed, at, step, person_id, seat, name, text, seal, message FROM talk
    ORDER BY table_id, number"""
# What was removed on this side stays so.
ADD_TALK = """
    INSERT INTO talk (table_id, number, changed, at, step, person_id, seat, name, text, seal, message)
    VALUES (:table, :number, :changed, :at, :step, :person, :seat, :name, :text, :seal, :message)
    ON CONFLICT DO NOTHING"""
TALK_AT = """
    SELECT number, at, step, person_id, name, text, seal FROM talk
    WHERE table_id = :table AND (text IS NOT NULL OR seal IS NOT NULL) ORDER BY number"""
MUTES = "SELECT person_id, muted_id FROM mutes ORDER BY person_id, muted_id"

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

SEATED = """
    SELECT s.person_id, p.name, t.id, t.status, t.brief
    FROM seats s JOIN tables t ON t.id = s.table_id LEFT JOIN people p ON p.id = s.person_id
    ORDER BY t.touched DESC, t.id DESC"""
SEATS_OF = "SELECT 1 FROM seats WHERE person_id = :person LIMIT 1"

SET_SETTING = """
    INSERT INTO settings (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
# Without what only tries whether the database can be written to.
SETTINGS = f"SELECT name, value FROM settings WHERE name <> '{TRIAL}' ORDER BY name"
DROP_SUBSCRIPTIONS = "DELETE FROM subscriptions"
# In an order in which nothing refers to what is gone.
EVERYTHING = (
    *("settings", "edition_files", "editions", "people", "puzzles", "seats", "entries", "talk", "mutes"),
    *("review_turns", "finished_games", "taken_out", "rated_places", "rated_games", "tables"),
    *("notifications", "subscriptions", "notification_wishes", "muted_tables"),
    *("commissions", "commission_tries", "commission_bots"),
)
