package haven.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/**
 * Everything that the server keeps, in SQLite or PostgreSQL. What a method has written is committed
 * and flushed when it returns. All methods may be called by many threads at once, and throw {@link
 * StoreException} where the database refuses.
 */
public final class Store implements AutoCloseable {
  private static final RowMapper<ChoiceRow> CHOICE =
      (row, context) ->
          new ChoiceRow(
              row.getString("code"),
              row.getInt("n"),
              row.getInt("seat"),
              row.getString("command"),
              row.getString("choice"));

  private static final RowMapper<Snapshot> SNAPSHOT =
      (row, context) ->
          new Snapshot(
              row.getString("code"),
              row.getInt("n"),
              row.getLong("hash"),
              row.getString("summary"));

  private final Database database;
  private final Reader reader;
  private final Writer writer;
  private final People people;
  private final TableRows tables;
  private final Stamps stamps;

  private Store(Database database) {
    this.database = database;
    reader = new Reader(database.reader());
    writer = new Writer(database.writer());
    people = new People(writer, reader);
    tables = new TableRows(writer, reader);
    stamps = new Stamps(writer, reader);
  }

  /**
   * Opens the database, brings its schema up to date, and makes the file if there is none.
   *
   * @param url {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://HOST/NAME?user=U&password=P}
   */
  public static Store open(String url) {
    return new Store(Database.open(url));
  }

  /** Whose secret this is. */
  public Optional<Person> person(String secret) {
    return people.person(secret);
  }

  public Optional<Person> person(long id) {
    return people.person(id);
  }

  /** A new person without an account. */
  public SignedIn guest(String name) {
    return people.guest(name);
  }

  /**
   * A new person with an account. The password's Argon2id hash takes a noticeable part of a second.
   *
   * @throws NameTaken if another account has the name, in whatever case
   */
  public SignedIn register(String name, String password) {
    return people.register(name, password);
  }

  /** One more secret for an account. Nothing tells a wrong password from an unknown name. */
  public Optional<SignedIn> signIn(String name, String password) {
    return people.signIn(name, password);
  }

  /** Forgets the secret; the person's others stay good. */
  public void signOut(String secret) {
    people.signOut(secret);
  }

  /** One more secret for somebody: another device. */
  public SignedIn again(Person person) {
    return people.again(person);
  }

  /**
   * Gives the person, and the account if there is one, another name.
   *
   * @throws NameTaken if another account has the name
   */
  public Person rename(long id, String name) {
    return people.rename(id, name);
  }

  /** Whether the person wants to be asked whatever the rules leave open. */
  public boolean asksEverything(long person) {
    return people.asksEverything(person);
  }

  public void askEverything(long person, boolean wanted) {
    people.askEverything(person, wanted);
  }

  /** A new table; its code must be new, too. */
  public void create(TableRow table, List<SeatRow> seats) {
    tables.create(table, seats);
  }

  public Optional<TableRow> table(String code) {
    return tables.table(code);
  }

  /** Changes all but the code and the moment it was made. */
  public void change(TableRow table) {
    tables.change(table);
  }

  /** The tables that the person hosts, sits at or has a seat kept at, the newest first. */
  public List<TableRow> tablesOf(long person) {
    return tables.tablesOf(person, TableRow.Kind.GAME);
  }

  /** The campaigns that the person hosts or has a place in, the newest first. */
  public List<TableRow> campaignsOf(long person) {
    return tables.tablesOf(person, TableRow.Kind.CAMPAIGN);
  }

  /** The tables at which scenarios of a campaign were or are played, the oldest first. */
  public List<TableRow> gamesOf(String campaign) {
    return tables.ofCampaign(campaign);
  }

  /** The codes of tables whose game has started and is not over, the oldest first. */
  public List<String> running() {
    return tables.running();
  }

  public List<SeatRow> seats(String code) {
    return tables.seats(code);
  }

  /** Replaces all seats of the table. */
  public void seats(String code, List<SeatRow> seats) {
    tables.seats(code, seats);
  }

  /**
   * Adds to the record of games. Callers at the same time share one transaction and one flush; a
   * row with a number or a command that its table has already fails its own caller alone, and none
   * of that caller's rows are stored.
   */
  public void append(List<ChoiceRow> choices) {
    writer.append(choices);
  }

  /** The game's record, from the first choice on. */
  public List<ChoiceRow> choices(String code) {
    return reader.read(
        handle ->
            handle
                .select("SELECT * FROM choice WHERE code = ? ORDER BY n", code)
                .map(CHOICE)
                .list());
  }

  /** Keeps a check mark, in place of one at the same number if there is any. */
  public void snapshot(Snapshot snapshot) {
    writer.write(
        handle ->
            handle.execute(
                "INSERT INTO snapshot (code, n, hash, summary) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT (code, n)"
                    + " DO UPDATE SET hash = excluded.hash, summary = excluded.summary",
                snapshot.code(),
                snapshot.n(),
                snapshot.hash(),
                snapshot.summary()));
  }

  /** The check marks of a game, the first one first. */
  public List<Snapshot> snapshots(String code) {
    return reader.read(
        handle ->
            handle
                .select("SELECT * FROM snapshot WHERE code = ? ORDER BY n", code)
                .map(SNAPSHOT)
                .list());
  }

  /** Keeps the files of packs, unless they are kept already. */
  public void source(String id, String files) {
    stamps.source(id, files);
  }

  /** The files of packs that are kept by that id. */
  public Optional<String> source(String id) {
    return stamps.source(id);
  }

  /** Adds what a game rests on from now on; a start that came to nothing is written over. */
  public void stamp(StampRow stamp) {
    stamps.stamp(stamp);
  }

  /** What a game rests on, from its start on; nothing if it has not started. */
  public List<StampRow> stamps(String code) {
    return stamps.of(code);
  }

  public void say(ChatRow said) {
    tables.say(said);
  }

  /** The last things said at the table, the oldest of them first. */
  public List<ChatRow> chat(String code, int last) {
    return tables.chat(code, last);
  }

  @Override
  public void close() {
    writer.close();
    database.close();
  }
}
