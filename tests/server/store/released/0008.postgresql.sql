CREATE TABLE public.commission_bots (
    day text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    bot text NOT NULL COLLATE pg_catalog."C",
    claimed_by text NOT NULL,
    claimed_until bigint NOT NULL,
    score integer,
    result text
);

CREATE TABLE public.commission_tries (
    day text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    person_id text NOT NULL COLLATE pg_catalog."C",
    ranked integer NOT NULL,
    table_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL,
    score integer,
    result text
);

CREATE TABLE public.commissions (
    day text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    secret text NOT NULL,
    digest text NOT NULL,
    record text NOT NULL
);

CREATE TABLE public.edition_files (
    digest text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    content bytea NOT NULL
);

CREATE TABLE public.editions (
    digest text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL
);

CREATE TABLE public.entries (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);

CREATE TABLE public.finished_games (
    table_id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    engine integer NOT NULL,
    facts text NOT NULL
);

CREATE TABLE public.muted_tables (
    person_id text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.mutes (
    person_id text NOT NULL COLLATE pg_catalog."C",
    muted_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.notification_wishes (
    person_id text NOT NULL COLLATE pg_catalog."C",
    wishes text NOT NULL
);

CREATE TABLE public.notifications (
    subscription_id text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    due_at bigint,
    sent_at bigint DEFAULT '0'::bigint NOT NULL
);

CREATE TABLE public.people (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    generation integer NOT NULL,
    created bigint NOT NULL
);

CREATE TABLE public.puzzles (
    person_id text NOT NULL COLLATE pg_catalog."C",
    puzzle text NOT NULL COLLATE pg_catalog."C",
    outcome text NOT NULL,
    at bigint NOT NULL
);

CREATE TABLE public.rated_games (
    table_id text NOT NULL COLLATE pg_catalog."C",
    ended bigint NOT NULL
);

CREATE TABLE public.rated_places (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat integer NOT NULL,
    person_id text COLLATE pg_catalog."C",
    bot text,
    name text NOT NULL,
    place integer NOT NULL,
    has_left integer NOT NULL
);

CREATE TABLE public.review_turns (
    table_id text NOT NULL COLLATE pg_catalog."C",
    review_key text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    seat integer NOT NULL,
    engine text NOT NULL,
    edition text NOT NULL,
    claimed_by text NOT NULL,
    claimed_until bigint NOT NULL,
    result text
);

CREATE TABLE public.schema_version (
    version_num character varying(32) NOT NULL
);

CREATE TABLE public.seats (
    person_id text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.settings (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL
);

CREATE TABLE public.subscriptions (
    id text NOT NULL COLLATE pg_catalog."C",
    person_id text NOT NULL COLLATE pg_catalog."C",
    slot integer NOT NULL,
    kind text NOT NULL,
    table_id text COLLATE pg_catalog."C",
    address text NOT NULL COLLATE pg_catalog."C",
    brief text NOT NULL,
    created bigint NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    failing_since bigint,
    next_at bigint DEFAULT '0'::bigint NOT NULL,
    given_up bigint
);

CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    version integer NOT NULL,
    status text NOT NULL,
    created bigint NOT NULL,
    touched bigint NOT NULL,
    wake_at bigint,
    brief text NOT NULL,
    lease_holder text,
    lease_until bigint DEFAULT '0'::bigint NOT NULL,
    listed integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.taken_out (
    person_id text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C",
    at bigint NOT NULL
);

CREATE TABLE public.talk (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    changed integer NOT NULL,
    at bigint NOT NULL,
    step integer NOT NULL,
    person_id text NOT NULL COLLATE pg_catalog."C",
    seat integer,
    name text NOT NULL,
    text text,
    seal text,
    message text COLLATE pg_catalog."C"
);

INSERT INTO public.commission_bots VALUES ('1791-12-05', 'solo', 'pupil', 'holder', 2000, NULL, NULL);

INSERT INTO public.commission_tries VALUES ('1791-12-05', 'solo', 'p1', 1, 't2', 12000, 71, '{"score":71}');

INSERT INTO public.commissions VALUES ('1791-12-05', 'solo', '5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2', 'digest', 'a record');

INSERT INTO public.edition_files VALUES ('digest', 'cards.toml', '\x00ff206361726473');
INSERT INTO public.edition_files VALUES ('digest', 'edition.toml', '\x6964203d20276b6f656368656c270a');

INSERT INTO public.editions VALUES ('digest', 'koechel');

INSERT INTO public.entries VALUES ('t1', 1, 10000, '{"kind":"created"}');
INSERT INTO public.entries VALUES ('t1', 2, 10000, '{"name":"Süßmayr; ''Süß'' %(x)s"}');
INSERT INTO public.entries VALUES ('t1', 3, 11000, '{"kind":"choice"}');
INSERT INTO public.entries VALUES ('t2', 1, 12000, '{"kind":"created"}');
INSERT INTO public.entries VALUES ('t3', 1, 13000, '{"kind":"created"}');
INSERT INTO public.entries VALUES ('t5', 1, 14000, '{"kind":"created"}');
INSERT INTO public.entries VALUES ('t2', 2, 12500, '{"name":"Süßmayr; ''Süß'' %(x)s"}');

INSERT INTO public.finished_games VALUES ('t2', 1, 1, '{"seats":[]}');

INSERT INTO public.muted_tables VALUES ('p1', 't2');

INSERT INTO public.mutes VALUES ('p1', 'p2');

INSERT INTO public.notification_wishes VALUES ('p1', '{"push":[]}');

INSERT INTO public.notifications VALUES ('s1', 't2', 'end', 2, 13000, 0);

INSERT INTO public.people VALUES ('p1', 'Constanze', 0, 1000);
INSERT INTO public.people VALUES ('p2', '', 1, 2000);

INSERT INTO public.puzzles VALUES ('p1', '007', 'missed', 13000);

INSERT INTO public.rated_games VALUES ('t2', 12500);

INSERT INTO public.rated_places VALUES ('t2', 0, 'p1', NULL, 'Süßmayr', 1, 0);
INSERT INTO public.rated_places VALUES ('t2', 1, NULL, 'organist', '', 2, 0);

INSERT INTO public.review_turns VALUES ('t2', 'key', 0, 1, 'engine 1', 'digest', 'holder', 30000, '{"number":0}');

INSERT INTO public.schema_version VALUES ('0008');

INSERT INTO public.seats VALUES ('p1', 't1');
INSERT INTO public.seats VALUES ('p1', 't2');
INSERT INTO public.seats VALUES ('p2', 't5');

INSERT INTO public.settings VALUES ('key', 'secret');

INSERT INTO public.subscriptions VALUES ('s1', 'p1', 0, 'webhook', NULL, 'https://example.org/hook', '{"name":"hook"}', 5000, 0, NULL, 0, NULL);

INSERT INTO public.tables VALUES ('t3', 1, 'playing', 13000, 13000, NULL, '{}', NULL, 0, 0);
INSERT INTO public.tables VALUES ('t5', 1, 'open', 14000, 14000, NULL, '{}', NULL, 0, 1);
INSERT INTO public.tables VALUES ('t1', 3, 'playing', 10000, 11000, 0, '{}', 'holder', 30000, 0);
INSERT INTO public.tables VALUES ('t2', 2, 'over', 12000, 12500, NULL, '{}', NULL, 0, 0);

INSERT INTO public.taken_out VALUES ('p1', 't2', 14000);

INSERT INTO public.talk VALUES ('t1', 1, 1, 15000, 2, 'p1', 0, 'Constanze', 'Süßmayr, wie schön!', NULL, 'm1');

ALTER TABLE ONLY public.commission_bots
    ADD CONSTRAINT commission_bots_pkey PRIMARY KEY (day, kind, bot);

ALTER TABLE ONLY public.commission_tries
    ADD CONSTRAINT commission_tries_pkey PRIMARY KEY (day, kind, person_id, ranked);

ALTER TABLE ONLY public.commissions
    ADD CONSTRAINT commissions_pkey PRIMARY KEY (day, kind);

ALTER TABLE ONLY public.edition_files
    ADD CONSTRAINT edition_files_pkey PRIMARY KEY (digest, name);

ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (digest);

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);

ALTER TABLE ONLY public.finished_games
    ADD CONSTRAINT finished_games_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY public.muted_tables
    ADD CONSTRAINT muted_tables_pkey PRIMARY KEY (person_id, table_id);

ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (person_id, muted_id);

ALTER TABLE ONLY public.notification_wishes
    ADD CONSTRAINT notification_wishes_pkey PRIMARY KEY (person_id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (subscription_id, table_id, event);

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT puzzles_pkey PRIMARY KEY (person_id, puzzle);

ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY public.rated_places
    ADD CONSTRAINT rated_places_pkey PRIMARY KEY (table_id, seat);

ALTER TABLE ONLY public.review_turns
    ADD CONSTRAINT review_turns_pkey PRIMARY KEY (table_id, review_key, number);

ALTER TABLE ONLY public.schema_version
    ADD CONSTRAINT schema_version_pkc PRIMARY KEY (version_num);

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (person_id, table_id);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_by_person UNIQUE (person_id, slot);

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.taken_out
    ADD CONSTRAINT taken_out_pkey PRIMARY KEY (person_id, table_id);

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY (table_id, number);

CREATE INDEX commission_tries_by_person ON public.commission_tries USING btree (person_id, kind, day);

CREATE INDEX listed_tables ON public.tables USING btree (touched, id) WHERE (listed = 1);

CREATE INDEX notifications_by_due_at ON public.notifications USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX rated_places_by_person ON public.rated_places USING btree (person_id);

CREATE INDEX seats_by_table ON public.seats USING btree (table_id);

CREATE INDEX subscriptions_by_address ON public.subscriptions USING btree (address);

CREATE INDEX subscriptions_by_table ON public.subscriptions USING btree (table_id);

CREATE INDEX tables_by_wake_at ON public.tables USING btree (wake_at, id) WHERE (wake_at IS NOT NULL);

CREATE UNIQUE INDEX talk_by_change ON public.talk USING btree (table_id, changed);

CREATE INDEX talk_by_person ON public.talk USING btree (person_id);

ALTER TABLE ONLY public.edition_files
    ADD CONSTRAINT edition_files_digest_fkey FOREIGN KEY (digest) REFERENCES public.editions(digest) ON DELETE CASCADE;

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.finished_games
    ADD CONSTRAINT finished_games_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rated_games
    ADD CONSTRAINT rated_games_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rated_places
    ADD CONSTRAINT rated_places_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.rated_games(table_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_turns
    ADD CONSTRAINT review_turns_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.taken_out
    ADD CONSTRAINT taken_out_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
