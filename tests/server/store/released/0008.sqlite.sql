BEGIN TRANSACTION;
CREATE TABLE commission_bots (
	day TEXT NOT NULL,
	kind TEXT NOT NULL,
	bot TEXT NOT NULL,
	claimed_by TEXT NOT NULL,
	claimed_until BIGINT NOT NULL,
	score INTEGER,
	result TEXT,
	PRIMARY KEY (day, kind, bot)
)
 WITHOUT ROWID

;
INSERT INTO "commission_bots" VALUES('1791-12-05','solo','pupil','holder',2000,NULL,NULL);
CREATE TABLE commission_tries (
	day TEXT NOT NULL,
	kind TEXT NOT NULL,
	person_id TEXT NOT NULL,
	ranked INTEGER NOT NULL,
	table_id TEXT NOT NULL,
	at BIGINT NOT NULL,
	score INTEGER,
	result TEXT,
	PRIMARY KEY (day, kind, person_id, ranked)
)
 WITHOUT ROWID

;
INSERT INTO "commission_tries" VALUES('1791-12-05','solo','p1',1,'t2',12000,71,'{"score":71}');
CREATE TABLE commissions (
	day TEXT NOT NULL,
	kind TEXT NOT NULL,
	secret TEXT NOT NULL,
	digest TEXT NOT NULL,
	record TEXT NOT NULL,
	PRIMARY KEY (day, kind)
);
INSERT INTO "commissions" VALUES('1791-12-05','solo','5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2','digest','a record');
CREATE TABLE edition_files (
	digest TEXT NOT NULL,
	name TEXT NOT NULL,
	content BLOB NOT NULL,
	PRIMARY KEY (digest, name),
	FOREIGN KEY(digest) REFERENCES editions (digest) ON DELETE CASCADE
);
INSERT INTO "edition_files" VALUES('digest','cards.toml',X'00FF206361726473');
INSERT INTO "edition_files" VALUES('digest','edition.toml',X'6964203D20276B6F656368656C270A');
CREATE TABLE editions (
	digest TEXT NOT NULL,
	id TEXT NOT NULL,
	PRIMARY KEY (digest)
);
INSERT INTO "editions" VALUES('digest','koechel');
CREATE TABLE entries (
	table_id TEXT NOT NULL,
	number INTEGER NOT NULL,
	at BIGINT NOT NULL,
	body TEXT NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('t1',1,10000,'{"kind":"created"}');
INSERT INTO "entries" VALUES('t1',2,10000,'{"name":"Süßmayr; ''Süß'' %(x)s"}');
INSERT INTO "entries" VALUES('t1',3,11000,'{"kind":"choice"}');
INSERT INTO "entries" VALUES('t2',1,12000,'{"kind":"created"}');
INSERT INTO "entries" VALUES('t2',2,12500,'{"name":"Süßmayr; ''Süß'' %(x)s"}');
INSERT INTO "entries" VALUES('t3',1,13000,'{"kind":"created"}');
INSERT INTO "entries" VALUES('t5',1,14000,'{"kind":"created"}');
CREATE TABLE finished_games (
	table_id TEXT NOT NULL,
	version INTEGER NOT NULL,
	engine INTEGER NOT NULL,
	facts TEXT NOT NULL,
	PRIMARY KEY (table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "finished_games" VALUES('t2',1,1,'{"seats":[]}');
CREATE TABLE muted_tables (
	person_id TEXT NOT NULL,
	table_id TEXT NOT NULL,
	PRIMARY KEY (person_id, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "muted_tables" VALUES('p1','t2');
CREATE TABLE mutes (
	person_id TEXT NOT NULL,
	muted_id TEXT NOT NULL,
	PRIMARY KEY (person_id, muted_id)
)
 WITHOUT ROWID

;
INSERT INTO "mutes" VALUES('p1','p2');
CREATE TABLE notification_wishes (
	person_id TEXT NOT NULL,
	wishes TEXT NOT NULL,
	PRIMARY KEY (person_id)
);
INSERT INTO "notification_wishes" VALUES('p1','{"push":[]}');
CREATE TABLE notifications (
	subscription_id TEXT NOT NULL,
	table_id TEXT NOT NULL,
	event TEXT NOT NULL,
	version INTEGER NOT NULL,
	due_at BIGINT,
	sent_at BIGINT DEFAULT '0' NOT NULL,
	PRIMARY KEY (subscription_id, table_id, event),
	FOREIGN KEY(subscription_id) REFERENCES subscriptions (id) ON DELETE CASCADE
);
INSERT INTO "notifications" VALUES('s1','t2','end',2,13000,0);
CREATE TABLE people (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	generation INTEGER NOT NULL,
	created BIGINT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('p1','Constanze',0,1000);
INSERT INTO "people" VALUES('p2','',1,2000);
CREATE TABLE puzzles (
	person_id TEXT NOT NULL,
	puzzle TEXT NOT NULL,
	outcome TEXT NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (person_id, puzzle)
)
 WITHOUT ROWID

;
INSERT INTO "puzzles" VALUES('p1','007','missed',13000);
CREATE TABLE rated_games (
	table_id TEXT NOT NULL,
	ended BIGINT NOT NULL,
	PRIMARY KEY (table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "rated_games" VALUES('t2',12500);
CREATE TABLE rated_places (
	table_id TEXT NOT NULL,
	seat INTEGER NOT NULL,
	person_id TEXT,
	bot TEXT,
	name TEXT NOT NULL,
	place INTEGER NOT NULL,
	has_left INTEGER NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES rated_games (table_id) ON DELETE CASCADE
);
INSERT INTO "rated_places" VALUES('t2',0,'p1',NULL,'Süßmayr',1,0);
INSERT INTO "rated_places" VALUES('t2',1,NULL,'organist','',2,0);
CREATE TABLE review_turns (
	table_id TEXT NOT NULL,
	review_key TEXT NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	engine TEXT NOT NULL,
	edition TEXT NOT NULL,
	claimed_by TEXT NOT NULL,
	claimed_until BIGINT NOT NULL,
	result TEXT,
	PRIMARY KEY (table_id, review_key, number),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "review_turns" VALUES('t2','key',0,1,'engine 1','digest','holder',30000,'{"number":0}');
CREATE TABLE schema_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT schema_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "schema_version" VALUES('0008');
CREATE TABLE seats (
	person_id TEXT NOT NULL,
	table_id TEXT NOT NULL,
	PRIMARY KEY (person_id, table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('p1','t1');
INSERT INTO "seats" VALUES('p1','t2');
INSERT INTO "seats" VALUES('p2','t5');
CREATE TABLE settings (
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('key','secret');
CREATE TABLE subscriptions (
	id TEXT NOT NULL,
	person_id TEXT NOT NULL,
	slot INTEGER NOT NULL,
	kind TEXT NOT NULL,
	table_id TEXT,
	address TEXT NOT NULL,
	brief TEXT NOT NULL,
	created BIGINT NOT NULL,
	failures INTEGER DEFAULT '0' NOT NULL,
	failing_since BIGINT,
	next_at BIGINT DEFAULT '0' NOT NULL,
	given_up BIGINT,
	PRIMARY KEY (id),
	CONSTRAINT subscriptions_by_person UNIQUE (person_id, slot)
);
INSERT INTO "subscriptions" VALUES('s1','p1',0,'webhook',NULL,'https://example.org/hook','{"name":"hook"}',5000,0,NULL,0,NULL);
CREATE TABLE tables (
	id TEXT NOT NULL,
	version INTEGER NOT NULL,
	status TEXT NOT NULL,
	created BIGINT NOT NULL,
	touched BIGINT NOT NULL,
	wake_at BIGINT,
	brief TEXT NOT NULL,
	lease_holder TEXT,
	lease_until BIGINT DEFAULT '0' NOT NULL, listed INTEGER DEFAULT '0' NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('t1',3,'playing',10000,11000,0,'{}','holder',30000,0);
INSERT INTO "tables" VALUES('t2',2,'over',12000,12500,NULL,'{}',NULL,0,0);
INSERT INTO "tables" VALUES('t3',1,'playing',13000,13000,NULL,'{}',NULL,0,0);
INSERT INTO "tables" VALUES('t5',1,'open',14000,14000,NULL,'{}',NULL,0,1);
CREATE TABLE taken_out (
	person_id TEXT NOT NULL,
	table_id TEXT NOT NULL,
	at BIGINT NOT NULL,
	PRIMARY KEY (person_id, table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "taken_out" VALUES('p1','t2',14000);
CREATE TABLE talk (
	table_id TEXT NOT NULL,
	number INTEGER NOT NULL,
	changed INTEGER NOT NULL,
	at BIGINT NOT NULL,
	step INTEGER NOT NULL,
	person_id TEXT NOT NULL,
	seat INTEGER,
	name TEXT NOT NULL,
	text TEXT,
	seal TEXT,
	message TEXT,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "talk" VALUES('t1',1,1,15000,2,'p1',0,'Constanze','Süßmayr, wie schön!',NULL,'m1');
CREATE INDEX tables_by_wake_at ON tables (wake_at, id) WHERE wake_at IS NOT NULL;
CREATE INDEX seats_by_table ON seats (table_id);
CREATE UNIQUE INDEX talk_by_change ON talk (table_id, changed);
CREATE INDEX talk_by_person ON talk (person_id);
CREATE INDEX listed_tables ON tables (touched, id) WHERE listed = 1;
CREATE INDEX subscriptions_by_table ON subscriptions (table_id);
CREATE INDEX subscriptions_by_address ON subscriptions (address);
CREATE INDEX notifications_by_due_at ON notifications (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX rated_places_by_person ON rated_places (person_id);
CREATE INDEX commission_tries_by_person ON commission_tries (person_id, kind, day);
COMMIT;
