-- People who want to be asked whatever the rules leave open; the others are asked what a host asks.
CREATE TABLE asks_everything (
  person BIGINT NOT NULL PRIMARY KEY REFERENCES person (id)
);
