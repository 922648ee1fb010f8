package haven.server.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** Guests, accounts and their secrets. */
final class People {
  private static final int SECRET_BYTES = 24;

  /** The largest whole number that JavaScript keeps exactly. */
  private static final long MOST = 1L << 53;

  private static final RowMapper<Person> PERSON =
      (row, context) ->
          new Person(row.getLong("id"), row.getString("name"), row.getString("account") != null);

  private final Writer writer;
  private final Reader reader;
  private final Passwords passwords = new Passwords();
  private final SecureRandom random = new SecureRandom();

  People(Writer writer, Reader reader) {
    this.writer = writer;
    this.reader = reader;
  }

  Optional<Person> person(String secret) {
    return reader.read(
        handle ->
            handle
                .select(
                    "SELECT id, name, account FROM person"
                        + " WHERE id = (SELECT person FROM secret WHERE hash = ?)",
                    hash(secret))
                .map(PERSON)
                .findOne());
  }

  Optional<Person> person(long id) {
    return reader.read(handle -> person(handle, id));
  }

  private static Optional<Person> person(Handle handle, long id) {
    return handle
        .select("SELECT id, name, account FROM person WHERE id = ?", id)
        .map(PERSON)
        .findOne();
  }

  SignedIn guest(String name) {
    Person person = new Person(random.nextLong(1, MOST), name, false);
    return writer.write(
        handle -> {
          handle.execute(
              "INSERT INTO person (id, name, made) VALUES (?, ?, ?)",
              person.id(),
              name,
              System.currentTimeMillis());
          return signedIn(handle, person);
        });
  }

  SignedIn register(String name, String password) {
    if (reader.read(handle -> isTaken(handle, name, 0))) {
      throw new NameTaken(name);
    }
    String hash = passwords.hash(password);
    Person person = new Person(random.nextLong(1, MOST), name, true);
    return writer.write(
        handle -> {
          if (isTaken(handle, name, person.id())) {
            throw new NameTaken(name);
          }
          handle.execute(
              "INSERT INTO person (id, name, account, password, made) VALUES (?, ?, ?, ?, ?)",
              person.id(),
              name,
              folded(name),
              hash,
              System.currentTimeMillis());
          return signedIn(handle, person);
        });
  }

  Optional<SignedIn> signIn(String name, String password) {
    record Account(Person person, String password) {}
    Optional<Account> account =
        reader.read(
            handle ->
                handle
                    .select("SELECT * FROM person WHERE account = ?", folded(name))
                    .map(
                        (row, context) ->
                            new Account(PERSON.map(row, context), row.getString("password")))
                    .findOne());
    if (!passwords.check(password, account.map(Account::password))) {
      return Optional.empty();
    }
    return account.map(found -> writer.write(handle -> signedIn(handle, found.person())));
  }

  SignedIn again(Person person) {
    return writer.write(handle -> signedIn(handle, person));
  }

  void signOut(String secret) {
    writer.write(handle -> handle.execute("DELETE FROM secret WHERE hash = ?", hash(secret)));
  }

  Person rename(long id, String name) {
    return writer.write(
        handle -> {
          Person person =
              person(handle, id).orElseThrow(() -> new StoreException("There is no person " + id));
          if (person.account() && isTaken(handle, name, id)) {
            throw new NameTaken(name);
          }
          handle.execute("UPDATE person SET name = ? WHERE id = ?", name, id);
          if (person.account()) {
            handle.execute("UPDATE person SET account = ? WHERE id = ?", folded(name), id);
          }
          return new Person(id, name, person.account());
        });
  }

  boolean asksEverything(long id) {
    return reader.read(
        handle ->
            handle
                .select("SELECT person FROM asks_everything WHERE person = ?", id)
                .mapTo(Long.class)
                .findOne()
                .isPresent());
  }

  void askEverything(long id, boolean wanted) {
    writer.write(
        handle -> {
          handle.execute("DELETE FROM asks_everything WHERE person = ?", id);
          return wanted ? handle.execute("INSERT INTO asks_everything (person) VALUES (?)", id) : 0;
        });
  }

  private static boolean isTaken(Handle handle, String name, long by) {
    return handle
        .select("SELECT id FROM person WHERE account = ? AND id <> ?", folded(name), by)
        .mapTo(Long.class)
        .findOne()
        .isPresent();
  }

  private SignedIn signedIn(Handle handle, Person person) {
    byte[] bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    handle.execute(
        "INSERT INTO secret (hash, person, made) VALUES (?, ?, ?)",
        hash(secret),
        person.id(),
        System.currentTimeMillis());
    return new SignedIn(person, secret);
  }

  /** Names that look alike to a reader are one account's. */
  private static String folded(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC)
        .strip()
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }

  /** A secret is random enough that its plain hash cannot be searched for. */
  private static String hash(String secret) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
