-- The files of packs that games were begun with, each once: packed JSON, by its SHA-256.
CREATE TABLE pack_source (
  id CHAR(64) NOT NULL PRIMARY KEY,
  files TEXT NOT NULL
);

-- What a game rests on: one row when it starts, and one more each time it goes on after a change.
-- Nothing is taken out of a record. Of the choices made by then (n), those behind number "kept" no
-- longer count, nor do check marks before n.
CREATE TABLE stamp (
  code VARCHAR(40) NOT NULL REFERENCES game_table (code),
  part INTEGER NOT NULL,
  n INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  setup VARCHAR(16) NOT NULL,
  behaviour INTEGER NOT NULL,
  source CHAR(64) NOT NULL REFERENCES pack_source (id),
  PRIMARY KEY (code, part)
);
