-- The same text for SQLite and PostgreSQL: ids are made by the server, moments are milliseconds.

CREATE TABLE person (
  id BIGINT NOT NULL PRIMARY KEY,
  name VARCHAR(100) NOT NULL,
  -- Accounts only: the name folded, so that no two differ in case alone, and the password's hash.
  account VARCHAR(200) UNIQUE,
  password VARCHAR(300),
  made BIGINT NOT NULL
);

CREATE TABLE secret (
  hash CHAR(64) NOT NULL PRIMARY KEY,
  person BIGINT NOT NULL REFERENCES person (id),
  made BIGINT NOT NULL
);

CREATE TABLE game_table (
  code VARCHAR(40) NOT NULL PRIMARY KEY,
  host BIGINT NOT NULL REFERENCES person (id),
  pack VARCHAR(200) NOT NULL,
  setup TEXT NOT NULL,
  seed BIGINT NOT NULL,
  started BOOLEAN NOT NULL,
  finished BOOLEAN NOT NULL,
  made BIGINT NOT NULL
);

CREATE INDEX game_table_by_host ON game_table (host);

CREATE TABLE seat (
  code VARCHAR(40) NOT NULL REFERENCES game_table (code),
  seat INTEGER NOT NULL,
  kind VARCHAR(20) NOT NULL,
  person BIGINT REFERENCES person (id),
  PRIMARY KEY (code, seat)
);

CREATE INDEX seat_by_person ON seat (person);

CREATE TABLE choice (
  code VARCHAR(40) NOT NULL REFERENCES game_table (code),
  n INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  command VARCHAR(200) NOT NULL,
  choice TEXT NOT NULL,
  PRIMARY KEY (code, n),
  UNIQUE (code, command)
);

CREATE TABLE snapshot (
  code VARCHAR(40) NOT NULL REFERENCES game_table (code),
  n INTEGER NOT NULL,
  hash BIGINT NOT NULL,
  summary TEXT NOT NULL,
  PRIMARY KEY (code, n)
);

CREATE TABLE chat (
  id BIGINT NOT NULL PRIMARY KEY,
  code VARCHAR(40) NOT NULL REFERENCES game_table (code),
  person BIGINT NOT NULL REFERENCES person (id),
  name VARCHAR(100) NOT NULL,
  text TEXT NOT NULL,
  said BIGINT NOT NULL
);

CREATE INDEX chat_by_table ON chat (code, id);
