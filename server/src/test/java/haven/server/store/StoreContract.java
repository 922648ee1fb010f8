package haven.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What holds of both databases. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StoreContract {
  private static final Instant MOMENT = Instant.ofEpochMilli(1_790_000_000_123L);

  private final TestDatabase database;
  private final String url;
  private Store store;
  private int tables;

  StoreContract(TestDatabase database) {
    this.database = database;
    url = database.fresh();
    store = Store.open(url);
  }

  @AfterAll
  void close() {
    store.close();
  }

  private void reopen() {
    store.close();
    store = Store.open(url);
  }

  @Test
  void aSecretTellsItsPerson() {
    SignedIn anna = store.guest("Anna");
    SignedIn bert = store.guest("Bert");
    assertThat(anna.person().name()).isEqualTo("Anna");
    assertThat(anna.person().account()).isFalse();
    assertThat(anna.secret()).hasSizeGreaterThanOrEqualTo(22).isNotEqualTo(bert.secret());
    assertThat(store.person(anna.secret())).contains(anna.person());
    assertThat(store.person(bert.secret())).contains(bert.person());
    assertThat(store.person(anna.secret() + "x")).isEmpty();
    assertThat(store.person("")).isEmpty();
    assertThat(store.person(anna.person().id())).contains(anna.person());
    assertThat(store.person(-1)).isEmpty();
    assertThat(anna.toString()).doesNotContain(anna.secret());
  }

  @Test
  void guestsMayHaveTheSameName() {
    assertThat(store.guest("Twin").person()).isNotEqualTo(store.guest("Twin").person());
  }

  @Test
  void anAccountIsSignedInToByItsPassword() {
    SignedIn made = store.register("Clara", "open sesame");
    assertThat(made.person().account()).isTrue();
    assertThat(store.person(made.secret())).contains(made.person());

    SignedIn again = store.signIn("clara", "open sesame").orElseThrow();
    assertThat(again.person()).isEqualTo(made.person());
    assertThat(again.secret()).isNotEqualTo(made.secret());
    assertThat(store.signIn("Clara", "Open sesame")).isEmpty();
    assertThat(store.signIn("Nobody", "open sesame")).isEmpty();

    store.signOut(made.secret());
    assertThat(store.person(made.secret())).isEmpty();
    assertThat(store.person(again.secret())).contains(made.person());
  }

  @Test
  void aGuestsNameIsNoAccount() {
    store.guest("Gustav");
    assertThat(store.signIn("Gustav", "")).isEmpty();
    assertThat(store.register("Gustav", "12345678").person().account()).isTrue();
  }

  @Test
  void accountsAreToldApartByMoreThanCase() {
    store.register("Straße", "12345678");
    assertThatThrownBy(() -> store.register("STRASSE", "12345678"))
        .isInstanceOf(NameTaken.class)
        .hasMessage("The name STRASSE is taken");
  }

  @Test
  void renaming() {
    SignedIn guest = store.guest("Before");
    assertThat(store.rename(guest.person().id(), "After").name()).isEqualTo("After");
    assertThat(store.person(guest.secret()).orElseThrow().name()).isEqualTo("After");

    SignedIn dora = store.register("Dora", "12345678");
    store.register("Emil", "12345678");
    assertThatThrownBy(() -> store.rename(dora.person().id(), "EMIL"))
        .isInstanceOf(NameTaken.class);
    assertThat(store.person(dora.secret()).orElseThrow().name()).isEqualTo("Dora");
    store.rename(dora.person().id(), "DORA");
    store.rename(dora.person().id(), "Dorothea");
    assertThat(store.signIn("dorothea", "12345678")).isPresent();
    assertThat(store.signIn("dora", "12345678")).isEmpty();
    assertThatThrownBy(() -> store.rename(-5, "X")).isInstanceOf(StoreException.class);
  }

  @Test
  void unknownNamesTakeAsLongAsWrongPasswords() {
    store.register("Frieda", "12345678");
    store.signIn("Frieda", "warm up");
    long known = fastest(() -> store.signIn("Frieda", "wrong"));
    long unknown = fastest(() -> store.signIn("Friedo", "wrong"));
    assertThat(unknown).isBetween(known / 3, known * 3);
  }

  private static long fastest(Runnable attempt) {
    return IntStream.range(0, 5)
        .mapToLong(
            i -> {
              long start = System.nanoTime();
              attempt.run();
              return System.nanoTime() - start;
            })
        .min()
        .orElseThrow();
  }

  @Test
  void neitherSecretsNorPasswordsAreStored() throws SQLException {
    SignedIn hedwig = store.register("Hedwig", "a very own password");
    String all = everything("person") + everything("secret");
    assertThat(all).contains("Hedwig").contains("$argon2id$v=19$m=19456,t=2,p=1$");
    assertThat(all).doesNotContain(hedwig.secret()).doesNotContain("a very own password");
  }

  private String everything(String table) throws SQLException {
    StringBuilder all = new StringBuilder();
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
      while (rows.next()) {
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
          all.append(rows.getString(i)).append('\n');
        }
      }
    }
    return all.toString();
  }

  private TableRow table(Person host) {
    TableRow table =
        new TableRow(
            database + "-" + ++tables,
            host.id(),
            "gh",
            "{\"scenario\":1}",
            Long.MIN_VALUE + tables,
            false,
            false,
            MOMENT.plusMillis(tables));
    store.create(table, List.of(SeatRow.of(table.code(), 0, "PERSON", OptionalLong.of(host.id()))));
    return table;
  }

  @Test
  void tablesAreFoundByTheirPeople() {
    Person host = store.guest("Host").person();
    Person friend = store.guest("Friend").person();
    TableRow first = table(host);
    TableRow second = table(host);
    assertThat(store.table(first.code())).contains(first);
    assertThat(store.table("nowhere")).isEmpty();
    assertThat(store.tablesOf(host.id())).containsExactly(second, first);
    assertThat(store.tablesOf(friend.id())).isEmpty();

    List<SeatRow> seats =
        List.of(
            SeatRow.of(first.code(), 0, "FREE", OptionalLong.empty()),
            SeatRow.of(first.code(), 1, "AUTOMATIC", OptionalLong.empty()),
            SeatRow.of(first.code(), 2, "PERSON", OptionalLong.of(friend.id())));
    store.seats(first.code(), seats);
    assertThat(store.seats(first.code())).isEqualTo(seats);
    assertThat(store.tablesOf(friend.id())).containsExactly(first);
    assertThat(store.tablesOf(host.id())).containsExactly(second, first);

    assertThatThrownBy(() -> store.create(first, List.of())).isInstanceOf(StoreException.class);
  }

  @Test
  void startedAndUnfinishedTablesAreRunning() {
    TableRow table = table(store.guest("Host").person());
    assertThat(store.running()).doesNotContain(table.code());
    TableRow started = table.with("{\"scenario\":2}").asStarted();
    store.change(started);
    assertThat(store.table(table.code())).contains(started);
    assertThat(store.running()).contains(table.code());
    store.change(started.asOver());
    assertThat(store.running()).doesNotContain(table.code());
    assertThatThrownBy(
            () -> store.change(new TableRow("no", 1, "gh", "{}", 1, true, false, MOMENT)))
        .isInstanceOf(StoreException.class)
        .hasMessage("There is no table no");
  }

  private static ChoiceRow choice(TableRow table, int n, String command) {
    return new ChoiceRow(table.code(), n, n % 4, command, "to (" + n + ",-3)");
  }

  @Test
  void theRecordGrows() {
    TableRow table = table(store.guest("Host").person());
    assertThat(store.choices(table.code())).isEmpty();
    ChoiceRow one = choice(table, 1, "a");
    ChoiceRow two = choice(table, 2, "b");
    ChoiceRow three = choice(table, 3, "c");
    store.append(List.of());
    store.append(List.of(one));
    store.append(List.of(two, three));
    assertThat(store.choices(table.code())).containsExactly(one, two, three);
  }

  @Test
  void duplicatesAreRefusedAndChangeNothing() {
    TableRow table = table(store.guest("Host").person());
    TableRow other = table(store.guest("Host").person());
    store.append(List.of(choice(table, 1, "a")));
    assertThatThrownBy(() -> store.append(List.of(choice(table, 1, "b"))))
        .isInstanceOf(StoreException.class);
    assertThatThrownBy(() -> store.append(List.of(choice(table, 2, "b"), choice(table, 3, "a"))))
        .isInstanceOf(StoreException.class);
    assertThatThrownBy(() -> store.append(List.of(new ChoiceRow("nowhere", 1, 0, "a", "yes"))))
        .isInstanceOf(StoreException.class);
    store.append(List.of(choice(other, 1, "a")));
    assertThat(store.choices(table.code())).containsExactly(choice(table, 1, "a"));
    assertThat(store.choices(other.code())).containsExactly(choice(other, 1, "a"));
  }

  @Test
  void twoHundredThreadsAppendAndOnlyTheFaultyFail() throws Exception {
    Person host = store.guest("Host").person();
    int threads = 200;
    List<TableRow> rows = IntStream.range(0, threads).mapToObj(i -> table(host)).toList();
    CountDownLatch ready = new CountDownLatch(threads);
    List<Future<Boolean>> done = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (TableRow table : rows) {
        boolean faulty = rows.indexOf(table) % 20 == 7;
        done.add(
            executor.submit(
                () -> {
                  ready.countDown();
                  ready.await();
                  for (int n = 1; n <= 10; n++) {
                    store.append(List.of(choice(table, n, "command " + n)));
                    if (faulty) {
                      int again = n;
                      assertThatThrownBy(
                              () -> store.append(List.of(choice(table, again, "again " + again))))
                          .isInstanceOf(StoreException.class);
                    }
                  }
                  return true;
                }));
      }
    }
    for (Future<Boolean> each : done) {
      assertThat(each.get()).isTrue();
    }
    for (TableRow table : rows) {
      assertThat(store.choices(table.code()))
          .extracting(ChoiceRow::n)
          .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    }
  }

  @Test
  void aSnapshotTakesThePlaceOfTheOneBefore() {
    TableRow table = table(store.guest("Host").person());
    assertThat(store.snapshots(table.code())).isEmpty();
    store.snapshot(new Snapshot(table.code(), 20, Long.MIN_VALUE, "{}"));
    store.snapshot(new Snapshot(table.code(), 10, 5, "{}"));
    store.snapshot(new Snapshot(table.code(), 20, -1, "{\"round\":2}"));
    assertThat(store.snapshots(table.code()))
        .containsExactly(
            new Snapshot(table.code(), 10, 5, "{}"),
            new Snapshot(table.code(), 20, -1, "{\"round\":2}"));
  }

  @Test
  void whatGamesRestOnIsKept() {
    TableRow table = table(store.guest("Host").person());
    String source = "%064x".formatted(tables);
    store.source(source, "the files");
    store.source(source, "are kept once");
    assertThat(store.source(source)).contains("the files");
    assertThat(store.source("nothing")).isEmpty();
    assertThat(store.stamps(table.code())).isEmpty();
    StampRow start = new StampRow(table.code(), 0, 0, 0, "0123456789abcdef", 1, source);
    StampRow on = new StampRow(table.code(), 1, 5, 2, "0123456789abcdef", 2, source);
    store.stamp(start);
    store.stamp(on);
    assertThat(store.stamps(table.code())).containsExactly(start, on);
    store.stamp(new StampRow(table.code(), 1, 5, 2, "fedcba9876543210", 2, source));
    assertThat(store.stamps(table.code()))
        .extracting(StampRow::setup)
        .containsExactly("0123456789abcdef", "fedcba9876543210");

    List<ChoiceRow> choices =
        IntStream.rangeClosed(1, 8).mapToObj(n -> choice(table, n, "c" + n)).toList();
    assertThat(StampRow.counted(choices, List.of(start))).isEqualTo(choices);
    assertThat(StampRow.counted(choices, List.of(start, on)))
        .extracting(ChoiceRow::n)
        .containsExactly(1, 2, 6, 7, 8);
  }

  @Test
  void theLastWordsOfAChat() {
    Person host = store.guest("Host").person();
    TableRow table = table(host);
    List<ChatRow> said =
        IntStream.range(0, 5)
            .mapToObj(i -> new ChatRow(table.code(), host.id(), "Host", "Grüße 🙂 " + i, MOMENT))
            .toList();
    said.forEach(store::say);
    assertThat(store.chat(table.code(), 3)).isEqualTo(said.subList(2, 5));
    assertThat(store.chat(table.code(), 99)).isEqualTo(said);
    assertThat(store.chat("nowhere", 3)).isEmpty();
  }

  @Test
  void everythingIsThereAfterReopening() {
    SignedIn ida = store.register("Ida", "12345678");
    TableRow table = table(ida.person());
    store.append(List.of(choice(table, 1, "a"), choice(table, 2, "b")));
    Snapshot snapshot = new Snapshot(table.code(), 2, 42, "{}");
    store.snapshot(snapshot);
    ChatRow said = new ChatRow(table.code(), ida.person().id(), "Ida", "Hello", MOMENT);
    store.say(said);

    reopen();
    assertThat(store.person(ida.secret())).contains(ida.person());
    assertThat(store.signIn("Ida", "12345678")).isPresent();
    assertThat(store.table(table.code())).contains(table);
    assertThat(store.seats(table.code())).hasSize(1);
    assertThat(store.choices(table.code()))
        .containsExactly(choice(table, 1, "a"), choice(table, 2, "b"));
    assertThat(store.snapshots(table.code())).containsExactly(snapshot);
    assertThat(store.chat(table.code(), 10)).containsExactly(said);
  }

  @Test
  void afterClosingNothingIsAccepted() {
    Store other = Store.open(url);
    other.close();
    other.close();
    assertThatThrownBy(() -> other.append(List.of()))
        .isInstanceOf(StoreException.class)
        .hasMessage("The store is closed");
  }
}
