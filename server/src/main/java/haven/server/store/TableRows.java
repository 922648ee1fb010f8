package haven.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Tables, their seats, and what is said at them. */
final class TableRows {
  private static final RowMapper<TableRow> TABLE =
      (row, context) ->
          new TableRow(
              row.getString("code"),
              row.getLong("host"),
              row.getString("pack"),
              row.getString("setup"),
              row.getLong("seed"),
              row.getBoolean("started"),
              row.getBoolean("finished"),
              Instant.ofEpochMilli(row.getLong("made")),
              row.getInt("patience"),
              TableRow.Kind.valueOf(row.getString("kind")),
              origin(row));

  private static final RowMapper<SeatRow> SEAT =
      (row, context) ->
          new SeatRow(
              row.getString("code"),
              row.getInt("seat"),
              row.getString("kind"),
              person(row, "person"),
              person(row, "kept_for"),
              Optional.ofNullable(row.getString("brain")));

  private static Optional<TableRow.Origin> origin(ResultSet row) throws SQLException {
    String campaign = row.getString("campaign");
    return campaign == null
        ? Optional.empty()
        : Optional.of(new TableRow.Origin(campaign, row.getInt("campaign_choice")));
  }

  private static OptionalLong person(ResultSet row, String column) throws SQLException {
    long id = row.getLong(column);
    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(id);
  }

  private static final RowMapper<ChatRow> CHAT =
      (row, context) ->
          new ChatRow(
              row.getString("code"),
              row.getLong("person"),
              row.getString("name"),
              row.getString("text"),
              Instant.ofEpochMilli(row.getLong("said")));

  private final Writer writer;
  private final Reader reader;

  TableRows(Writer writer, Reader reader) {
    this.writer = writer;
    this.reader = reader;
  }

  void create(TableRow table, List<SeatRow> seats) {
    writer.write(
        handle -> {
          handle.execute(
              "INSERT INTO game_table (code, host, pack, setup, seed, started, finished, made,"
                  + " patience, kind, campaign, campaign_choice)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              table.code(),
              table.host(),
              table.pack(),
              table.setup(),
              table.seed(),
              table.started(),
              table.over(),
              table.made().toEpochMilli(),
              table.patience(),
              table.kind().name(),
              table.origin().map(TableRow.Origin::campaign).orElse(null),
              table.origin().map(TableRow.Origin::n).orElse(null));
          seat(handle, table.code(), seats);
          return true;
        });
  }

  void change(TableRow table) {
    int changed =
        writer.write(
            handle ->
                handle.execute(
                    "UPDATE game_table SET host = ?, pack = ?, setup = ?, seed = ?, started = ?,"
                        + " finished = ?, patience = ? WHERE code = ?",
                    table.host(),
                    table.pack(),
                    table.setup(),
                    table.seed(),
                    table.started(),
                    table.over(),
                    table.patience(),
                    table.code()));
    if (changed == 0) {
      throw new StoreException("There is no table " + table.code());
    }
  }

  Optional<TableRow> table(String code) {
    return reader.read(
        handle ->
            handle.select("SELECT * FROM game_table WHERE code = ?", code).map(TABLE).findOne());
  }

  List<TableRow> tablesOf(long person, TableRow.Kind kind) {
    return reader.read(
        handle ->
            handle
                .select(
                    "SELECT * FROM game_table WHERE kind = ? AND (host = ?"
                        + " OR code IN (SELECT code FROM seat WHERE person = ? OR kept_for = ?))"
                        + " ORDER BY made DESC, code",
                    kind.name(),
                    person,
                    person,
                    person)
                .map(TABLE)
                .list());
  }

  /** The tables at which scenarios of a campaign were or are played, the oldest first. */
  List<TableRow> ofCampaign(String campaign) {
    return reader.read(
        handle ->
            handle
                .select("SELECT * FROM game_table WHERE campaign = ? ORDER BY made, code", campaign)
                .map(TABLE)
                .list());
  }

  List<String> running() {
    return reader.read(
        handle ->
            handle
                .select(
                    "SELECT code FROM game_table WHERE kind = 'GAME' AND started AND NOT finished"
                        + " ORDER BY made, code")
                .mapTo(String.class)
                .list());
  }

  List<SeatRow> seats(String code) {
    return reader.read(
        handle ->
            handle
                .select("SELECT * FROM seat WHERE code = ? ORDER BY seat", code)
                .map(SEAT)
                .list());
  }

  void seats(String code, List<SeatRow> seats) {
    writer.write(
        handle -> {
          handle.execute("DELETE FROM seat WHERE code = ?", code);
          seat(handle, code, seats);
          return true;
        });
  }

  private static void seat(Handle handle, String code, List<SeatRow> seats) {
    if (seats.isEmpty()) {
      return;
    }
    try (PreparedBatch insert =
        handle.prepareBatch(
            "INSERT INTO seat (code, seat, kind, person, kept_for, brain)"
                + " VALUES (?, ?, ?, ?, ?, ?)")) {
      for (SeatRow seat : seats) {
        if (!seat.code().equals(code)) {
          throw new StoreException("A seat of table " + seat.code() + " is not of " + code);
        }
        insert
            .bind(0, code)
            .bind(1, seat.seat())
            .bind(2, seat.kind())
            .bind(3, seat.person())
            .bind(4, seat.keptFor())
            .bind(5, seat.brain())
            .add();
      }
      insert.execute();
    }
  }

  void say(ChatRow said) {
    writer.write(
        handle ->
            handle.execute(
                "INSERT INTO chat (id, code, person, name, text, said)"
                    + " VALUES ((SELECT coalesce(max(id), 0) + 1 FROM chat), ?, ?, ?, ?, ?)",
                said.code(),
                said.person(),
                said.name(),
                said.text(),
                said.when().toEpochMilli()));
  }

  List<ChatRow> chat(String code, int last) {
    return reader.read(
        handle ->
            handle
                .select("SELECT * FROM chat WHERE code = ? ORDER BY id DESC LIMIT ?", code, last)
                .map(CHAT)
                .list()
                .reversed());
  }
}
