-- Whose seat it is while somebody else, an automatic player or nobody answers for it; and which
-- automatic player does.
ALTER TABLE seat ADD COLUMN kept_for BIGINT REFERENCES person (id);
ALTER TABLE seat ADD COLUMN brain VARCHAR(40);
CREATE INDEX seat_by_kept_for ON seat (kept_for);

-- Seconds after which the seat of somebody who is away may be given on.
ALTER TABLE game_table ADD COLUMN patience INTEGER NOT NULL DEFAULT 120;
