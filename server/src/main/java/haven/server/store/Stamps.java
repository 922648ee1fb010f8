package haven.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/** What games rest on. */
final class Stamps {
  private static final RowMapper<StampRow> STAMP =
      (row, context) ->
          new StampRow(
              row.getString("code"),
              row.getInt("part"),
              row.getInt("n"),
              row.getInt("kept"),
              row.getString("setup"),
              row.getInt("behaviour"),
              row.getString("source"));

  private final Writer writer;
  private final Reader reader;

  Stamps(Writer writer, Reader reader) {
    this.writer = writer;
    this.reader = reader;
  }

  void source(String id, String files) {
    writer.write(
        handle ->
            handle.execute(
                "INSERT INTO pack_source (id, files) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
                id,
                files));
  }

  Optional<String> source(String id) {
    return reader.read(
        handle ->
            handle
                .select("SELECT files FROM pack_source WHERE id = ?", id)
                .mapTo(String.class)
                .findOne());
  }

  void stamp(StampRow stamp) {
    writer.write(
        handle ->
            handle.execute(
                "INSERT INTO stamp (code, part, n, kept, setup, behaviour, source)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?)"
                    + " ON CONFLICT (code, part) DO UPDATE SET n = excluded.n,"
                    + " kept = excluded.kept, setup = excluded.setup,"
                    + " behaviour = excluded.behaviour, source = excluded.source",
                stamp.code(),
                stamp.part(),
                stamp.n(),
                stamp.kept(),
                stamp.setup(),
                stamp.behaviour(),
                stamp.source()));
  }

  List<StampRow> of(String code) {
    return reader.read(
        handle ->
            handle
                .select("SELECT * FROM stamp WHERE code = ? ORDER BY part", code)
                .map(STAMP)
                .list());
  }
}
