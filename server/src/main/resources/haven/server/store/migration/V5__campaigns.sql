-- A campaign is kept as a game is: set-up, seed, choices, check marks, and the seats of its people.
ALTER TABLE game_table ADD COLUMN kind VARCHAR(20) NOT NULL DEFAULT 'GAME';

-- The campaign whose scenario is played at a table, and the choice by which its party set out.
ALTER TABLE game_table ADD COLUMN campaign VARCHAR(40) REFERENCES game_table (code);
ALTER TABLE game_table ADD COLUMN campaign_choice INTEGER;
CREATE INDEX game_table_by_campaign ON game_table (campaign);
