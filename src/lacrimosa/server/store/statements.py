"""Every SQL statement of the store, once, for both databases; parameters are written :name."""

import secrets

NEW_TABLE = """
    INSERT INTO tables (id, version, status, created, touched, wake_at, brief, listed)
    VALUES (:table, :version, :status, :at, :at, :wake_at, :brief, :listed)"""
MOVE_ON = """
    UPDATE tables SET version = :version, status = :status, touched = :at, wake_at = :wake_at, brief = :brief,
        listed = :listed
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

LISTED_TABLES = """
    SELECT id, status, version, touched, brief FROM tables
    WHERE listed = 1 AND touched > :since AND (touched, id) < (:touched, :table)
    ORDER BY touched DESC, id DESC LIMIT :limit"""
TABLE_ROW = "SELECT id, status, version, touched, brief FROM tables WHERE id = :table"
RUNNING_TABLES_OF = """
    SELECT t.id, t.status, t.version, t.touched, t.brief FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person_id = :person AND t.status = 'playing'
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

# What somebody took out stays out, whatever is counted anew.
FINISHED_OF = """
    SELECT t.id, t.version, f.version, f.engine, f.facts, o.at
    FROM seats s JOIN tables t ON t.id = s.table_id
    LEFT JOIN finished_games f ON f.table_id = t.id
    LEFT JOIN taken_out o ON o.person_id = s.person_id AND o.table_id = t.id
    WHERE s.person_id = :person AND t.status = 'over'"""
BRIEFS_OF_FINISHED = """
    SELECT t.id, t.brief FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE s.person_id = :person AND t.status = 'over'"""
# Neither an older log nor an older engine replaces what a newer one counted.
KEEP_FINISHED = """
    INSERT INTO finished_games (table_id, version, engine, facts) VALUES (:table, :version, :engine, :facts)
    ON CONFLICT (table_id) DO UPDATE
        SET version = excluded.version, engine = excluded.engine, facts = excluded.facts
        WHERE finished_games.version <= excluded.version AND finished_games.engine <= excluded.engine"""
TAKE_OUT = """
    INSERT INTO taken_out (person_id, table_id, at) VALUES (:person, :table, :at)
    ON CONFLICT (person_id, table_id) DO NOTHING"""
PUT_BACK = "DELETE FROM taken_out WHERE person_id = :person AND table_id = :table"

# What was dealt stays, whatever key a process has.
NEW_COMMISSION = """
    INSERT INTO commissions (day, kind, secret, digest, record)
    VALUES (:day, :kind, :secret, :digest, :record) ON CONFLICT (day, kind) DO NOTHING"""
COMMISSION = "SELECT secret, digest, record FROM commissions WHERE day = :day AND kind = :kind"
# One try for a person, day and kind: whoever comes second finds the first one's table.
BEGIN_TRY = """
    INSERT INTO commission_tries (day, kind, person_id, ranked, table_id, at)
    VALUES (:day, :kind, :person, :ranked, :table, :at)
    ON CONFLICT (day, kind, person_id, ranked) DO NOTHING"""
TRY = """
    SELECT person_id, table_id, at, result FROM commission_tries
    WHERE day = :day AND kind = :kind AND person_id = :person AND ranked = :ranked"""
PLAY_AGAIN = """
    UPDATE commission_tries SET table_id = :table, at = :at
    WHERE day = :day AND kind = :kind AND person_id = :person AND ranked = 0 AND table_id = :before"""
TRIES = """
    SELECT person_id, table_id, at, result FROM commission_tries
    WHERE day = :day AND kind = :kind AND ranked = 1 ORDER BY at, person_id"""
COUNT_TRIES = "SELECT count(*) FROM commission_tries WHERE day = :day AND kind = :kind AND ranked = 1"
_IS_OVER = """
    SELECT c.day, c.kind, c.table_id FROM commission_tries c JOIN tables t ON t.id = c.table_id
    WHERE c.ranked = 1 AND c.result IS NULL AND t.status = 'over' AND"""
FINISHED_TRIES_ON = f"{_IS_OVER} c.day = :day AND c.kind = :kind"
FINISHED_TRIES_OF = f"{_IS_OVER} c.person_id = :person AND c.kind = :kind"
KEEP_TRY = """
    UPDATE commission_tries SET score = :score, result = :result
    WHERE day = :day AND kind = :kind AND table_id = :table AND ranked = 1 AND result IS NULL"""
COUNTED_DAYS = """
    SELECT day FROM commission_tries
    WHERE person_id = :person AND kind = :kind AND ranked = 1 AND score IS NOT NULL ORDER BY day"""
CALENDAR = """
    SELECT c.day, c.ranked, c.score,
        (SELECT count(*) FROM commission_tries o
            WHERE o.day = c.day AND o.kind = c.kind AND o.ranked = 1 AND o.score > c.score)
        + (SELECT count(*) FROM commission_bots b
            WHERE b.day = c.day AND b.kind = c.kind AND b.score > c.score)
    FROM commission_tries c
    WHERE c.person_id = :person AND c.kind = :kind AND c.day BETWEEN :first AND :last
    ORDER BY c.day, c.ranked"""
FIRST_DAY = "SELECT min(day) FROM commission_tries WHERE person_id = :person AND kind = :kind AND ranked = 1"
ACQUAINTANCES = """
    SELECT p.id, p.name, max(t.touched) AS latest,
        (SELECT count(*) FROM commission_tries c JOIN tables d ON d.id = c.table_id
            WHERE c.person_id = p.id AND c.day = :day AND c.ranked = 1 AND d.status = 'over')
    FROM seats mine
    JOIN seats theirs ON theirs.table_id = mine.table_id AND theirs.person_id <> mine.person_id
    JOIN people p ON p.id = theirs.person_id AND p.name <> ''
    JOIN tables t ON t.id = mine.table_id
    WHERE mine.person_id = :person
    GROUP BY p.id, p.name ORDER BY latest DESC, p.id LIMIT :limit"""
COMMISSION_BOTS = """
    SELECT bot, claimed_until, result FROM commission_bots WHERE day = :day AND kind = :kind ORDER BY bot"""
# A claim is free again when its time is up; a result is never replaced.
CLAIM_COMMISSION_BOT = """
    INSERT INTO commission_bots (day, kind, bot, claimed_by, claimed_until)
    VALUES (:day, :kind, :bot, :holder, :until)
    ON CONFLICT (day, kind, bot) DO UPDATE
        SET claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
        WHERE commission_bots.result IS NULL
            AND (commission_bots.claimed_by = excluded.claimed_by OR commission_bots.claimed_until <= :now)
    RETURNING bot"""
KEEP_COMMISSION_BOT = """
    UPDATE commission_bots SET score = :score, result = :result
    WHERE day = :day AND kind = :kind AND bot = :bot AND claimed_by = :holder AND result IS NULL
    RETURNING bot"""

# Found at once is what was found before anything else happened.
NOTE_PUZZLE = """
    INSERT INTO puzzles (person_id, puzzle, outcome, at) VALUES (:person, :puzzle, :outcome, :at)
    ON CONFLICT (person_id, puzzle) DO UPDATE SET outcome = 'later'
        WHERE puzzles.outcome = 'missed' AND excluded.outcome <> 'missed'"""
PUZZLES_OF = "SELECT puzzle, outcome, at FROM puzzles WHERE person_id = :person ORDER BY at, puzzle"

# What a game counted stays so, whatever is written to its table later.
ADD_RATED_GAME = """
    INSERT INTO rated_games (table_id, ended) VALUES (:table, :ended) ON CONFLICT (table_id) DO NOTHING"""
ADD_RATED_PLACE = """
    INSERT INTO rated_places (table_id, seat, person_id, bot, name, place, has_left)
    VALUES (:table, :seat, :person, :bot, :name, :place, :has_left)
    ON CONFLICT (table_id, seat) DO NOTHING"""
RATED_PLACES = """
    SELECT g.table_id, g.ended, p.seat, p.person_id, p.bot, p.name, p.place, p.has_left
    FROM rated_games g JOIN rated_places p ON p.table_id = g.table_id
    ORDER BY g.ended, g.table_id, p.seat"""

_TALK = "number, changed, at, step, person_id, seat, name, text, seal, message"
TALK = f"SELECT {_TALK} FROM talk WHERE table_id = :table AND changed > :after ORDER BY changed"
ADD_TALK = f"""
    INSERT INTO talk (table_id, {_TALK})
    VALUES (:table, :number, :changed, :at, :step, :person, :seat, :name, :text, :seal, :message)"""
_NEXT_CHANGE = "(SELECT max(changed) + 1 FROM talk AS others WHERE others.table_id = talk.table_id)"
REMOVE_TALK = f"""
    UPDATE talk SET name = '', text = NULL, seal = NULL, message = NULL, changed = {_NEXT_CHANGE}
    WHERE table_id = :table AND number = :number"""
FORGET_TALK = f"""
    UPDATE talk SET person_id = '', name = '', text = NULL, seal = NULL, message = NULL,
        changed = {_NEXT_CHANGE}
    WHERE table_id = :table AND number = :number"""
TALK_OF = "SELECT table_id, number FROM talk WHERE person_id = :person ORDER BY table_id, number"
MUTES = "SELECT muted_id FROM mutes WHERE person_id = :person ORDER BY muted_id"
MUTE = "INSERT INTO mutes (person_id, muted_id) VALUES (:person, :muted) ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mutes WHERE person_id = :person AND muted_id = :muted"

_SUBSCRIPTION = """
    SELECT id, person_id, kind, table_id, address, brief, created, failures, failing_since, next_at, given_up
    FROM subscriptions"""
SUBSCRIPTION = f"{_SUBSCRIPTION} WHERE id = :subscription"
SUBSCRIPTIONS_OF = f"{_SUBSCRIPTION} WHERE person_id = :person ORDER BY created, id"
SLOTS_OF = "SELECT slot FROM subscriptions WHERE person_id = :person"
ADD_SUBSCRIPTION = """
    INSERT INTO subscriptions (id, person_id, slot, kind, table_id, address, brief, created)
    VALUES (:id, :person, :slot, :kind, :table, :address, :brief, :created)"""
# A browser tells one person; a webhook is one's own, and others may have the same.
REPLACE_PUSH = "DELETE FROM subscriptions WHERE address = :address AND kind = 'push'"
REPLACE_WEBHOOK = """
    DELETE FROM subscriptions WHERE person_id = :person AND address = :address AND kind = 'webhook'
        AND coalesce(table_id, '') = coalesce(CAST(:table AS TEXT), '')"""
DROP_SUBSCRIPTION = "DELETE FROM subscriptions WHERE id = :subscription RETURNING id"
DROP_OWN_SUBSCRIPTION = """
    DELETE FROM subscriptions WHERE id = :subscription AND person_id = :person RETURNING id"""
DROP_SUBSCRIPTIONS_OF = "DELETE FROM subscriptions WHERE person_id = :person"

# What waits already is told once, when it was due; after a message of a kind the next waits its time.
_CALL = """
    INSERT INTO notifications (subscription_id, table_id, event, version, due_at)
    SELECT id, :table, :event, CAST(:version AS INTEGER), CAST(:due_at AS BIGINT) FROM subscriptions
    WHERE given_up IS NULL AND {whose}
    ON CONFLICT (subscription_id, table_id, event) DO UPDATE SET version = excluded.version,
        due_at = CASE WHEN notifications.due_at IS NOT NULL THEN notifications.due_at
            WHEN notifications.sent_at + :pause > excluded.due_at THEN notifications.sent_at + :pause
            ELSE excluded.due_at END"""
CALL_PERSON = _CALL.format(whose="table_id IS NULL AND person_id = :person")
CALL_TABLE = _CALL.format(whose="table_id = :table")
DUE_SUBSCRIPTIONS = """
    SELECT s.id, s.person_id, min(n.due_at) AS since FROM notifications n
    JOIN subscriptions s ON s.id = n.subscription_id
    WHERE n.due_at <= :now AND s.next_at <= :now AND s.given_up IS NULL
    GROUP BY s.id, s.person_id ORDER BY since, s.id LIMIT :limit"""
# Whoever has moved `next_at` on may send, until then; nobody else sends to the same address meanwhile.
CLAIM_SUBSCRIPTION = """
    UPDATE subscriptions SET next_at = :until
    WHERE id = :subscription AND next_at <= :now AND given_up IS NULL RETURNING id"""
DUE_OF_SUBSCRIPTION = """
    SELECT table_id, event, version FROM notifications
    WHERE subscription_id = :subscription AND due_at <= :now ORDER BY due_at, table_id, event LIMIT 1"""
# What has happened since it was looked at waits for the next time.
TOLD = """
    UPDATE notifications SET sent_at = :now, due_at = CASE WHEN version > :version THEN :now + :pause END
    WHERE subscription_id = :subscription AND table_id = :table AND event = :event"""
NOT_NEEDED = """
    UPDATE notifications SET due_at = CASE WHEN version > :version THEN due_at END
    WHERE subscription_id = :subscription AND table_id = :table AND event = :event"""
POSTPONE = """
    UPDATE notifications SET due_at = :until
    WHERE subscription_id = :subscription AND table_id = :table AND event = :event"""
_OURS = "WHERE id = :subscription AND next_at = :claimed"
SUBSCRIPTION_WORKS = f"""
    UPDATE subscriptions SET next_at = :next_at, failures = 0, failing_since = NULL {_OURS}"""
LET_GO = f"UPDATE subscriptions SET next_at = 0 {_OURS}"
SUBSCRIPTION_FAILS = f"""
    UPDATE subscriptions SET next_at = :next_at, failures = failures + 1,
        failing_since = coalesce(failing_since, CAST(:now AS BIGINT)) {_OURS}"""
GIVE_UP = f"""
    UPDATE subscriptions SET given_up = :now, failures = failures + 1,
        failing_since = coalesce(failing_since, CAST(:now AS BIGINT)) {_OURS}"""
NOTHING_TO_TELL = "DELETE FROM notifications WHERE subscription_id = :subscription"
REVIVE = """
    UPDATE subscriptions SET failures = 0, failing_since = NULL, next_at = 0, given_up = NULL
    WHERE id = :subscription RETURNING id"""
FORGET_TOLD = "DELETE FROM notifications WHERE due_at IS NULL AND sent_at < :before"

WISHES = "SELECT wishes FROM notification_wishes WHERE person_id = :person"
SAVE_WISHES = """
    INSERT INTO notification_wishes (person_id, wishes) VALUES (:person, :wishes)
    ON CONFLICT (person_id) DO UPDATE SET wishes = excluded.wishes"""
MUTE_TABLE = """
    INSERT INTO muted_tables (person_id, table_id) VALUES (:person, :table)
    ON CONFLICT (person_id, table_id) DO NOTHING"""
UNMUTE_TABLE = "DELETE FROM muted_tables WHERE person_id = :person AND table_id = :table"
IS_MUTED_TABLE = "SELECT 1 FROM muted_tables WHERE person_id = :person AND table_id = :table"

# What is kept of a person besides their seats; who they were is void from then on.
FORGET_PERSON = (
    DROP_SUBSCRIPTIONS_OF,
    "DELETE FROM notification_wishes WHERE person_id = :person",
    "DELETE FROM muted_tables WHERE person_id = :person",
    "DELETE FROM mutes WHERE person_id = :person OR muted_id = :person",
    "DELETE FROM puzzles WHERE person_id = :person",
    "DELETE FROM taken_out WHERE person_id = :person",
    # Nobody else's rating changes by it.
    "UPDATE rated_places SET person_id = :nobody, name = '' WHERE person_id = :person",
    "DELETE FROM commission_tries WHERE person_id = :person",
    "UPDATE people SET name = '' WHERE id = :person",
)


def forgotten(person: str) -> dict[str, str]:
    """What FORGET_PERSON asks for: whom their games are of from then on, and no other's."""
    return {"person": person, "nobody": f"nobody-{secrets.token_urlsafe(16)}"}


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
