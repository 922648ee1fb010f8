package haven.server.fault;

import static org.assertj.core.api.Assertions.assertThat;

import haven.server.load.Caller;
import haven.server.load.Player;
import haven.server.store.ChoiceRow;
import haven.server.store.Store;
import haven.server.store.TestDatabase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The server is killed in the midst of play, again and again: {@code -Dhaven.kills=100} kills it a
 * hundred times on each database.
 */
class KillTest {
  private static final int KILLS = Integer.getInteger("haven.kills", 4);
  private static final int TABLES = 6;
  private static final int LONGEST_PLAY = 1000;
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Pattern RESUMES =
      Pattern.compile("Table (\\w+) resumes at (\\d+), hash ([0-9a-f]{16})");
  private static final Player.Manner HASTY = new Player.Manner(0, 30, 3, 1000, Player.Weather.FAIR);

  /** A table under play. */
  private record Game(String code, List<Player> players) {
    boolean isOver() {
      return players.stream().anyMatch(Player::isOver);
    }
  }

  private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);
  private final Records records = new Records();
  private final List<Game> games = new ArrayList<>();
  private final List<String> codes = new ArrayList<>();
  private volatile Caller caller = new Caller(1);

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void noAcknowledgedChoiceIsLost(TestDatabase database) throws InterruptedException {
    String url = database.fresh();
    long seed = Long.getLong("haven.seed", System.nanoTime());
    Random random = new Random(seed);
    ServerProcess server = ServerProcess.start(url);
    int resumed = 0;
    try {
      caller = new Caller(server.port());
      for (int kill = 1; kill <= KILLS; kill++) {
        fill(random);
        Thread.sleep(random.nextInt(LONGEST_PLAY));
        server.kill();
        Map<String, List<ChoiceRow>> stored = stored(url, games.stream().map(Game::code).toList());
        server = ServerProcess.start(url);
        caller = new Caller(server.port());
        resumed += checkResumed(url, stored, server);
        assertThat(records.faults).as("with -Dhaven.seed=%d", seed).isEmpty();
        if (kill % 10 == 0) {
          System.out.printf("%s: killed %d times%n", database, kill);
        }
      }
    } finally {
      games.forEach(game -> game.players.forEach(Player::close));
      clock.shutdownNow();
      server.kill();
    }
    stored(url, codes);
    assertThat(resumed).isPositive();
    System.out.printf(
        "%s: killed %d times, %d tables, %d acknowledged choices, none lost; %d tables resumed%n",
        database, KILLS, codes.size(), records.choices.get(), resumed);
  }

  /** New tables take the place of those whose game is over. */
  private void fill(Random random) {
    for (Game over : games.stream().filter(Game::isOver).toList()) {
      over.players.forEach(Player::close);
      games.remove(over);
    }
    while (games.size() < TABLES) {
      Caller.Party party = caller.party("1", random.nextInt(2, 5));
      List<Player> players = new ArrayList<>();
      for (Caller.Guest guest : party.guests()) {
        players.add(
            new Player(
                caller.http(),
                clock,
                () -> caller.play(),
                guest.secret(),
                party.code(),
                HASTY,
                records,
                new Random(random.nextLong())));
      }
      players.forEach(Player::start);
      games.add(new Game(party.code(), players));
      codes.add(party.code());
    }
  }

  private Map<String, List<ChoiceRow>> stored(String url, List<String> which) {
    Map<String, List<ChoiceRow>> stored = new HashMap<>();
    try (Store store = Store.open(url)) {
      for (String code : which) {
        stored.put(code, records.check(store, code));
      }
      for (Game game : games) {
        for (Player player : game.players) {
          assertThat(player.number())
              .isLessThanOrEqualTo(stored.getOrDefault(game.code, List.of()).size());
        }
      }
    }
    return stored;
  }

  /** Each table stands where its record leads, played again by us. */
  private int checkResumed(String url, Map<String, List<ChoiceRow>> stored, ServerProcess server)
      throws InterruptedException {
    try (Store store = Store.open(url)) {
      Map<String, Matcher> resumed = resumed(store, server);
      for (var entry : resumed.entrySet()) {
        String code = entry.getKey();
        int n = Integer.parseInt(entry.getValue().group(2));
        // PostgreSQL may have committed what it was sent just before the server died.
        assertThat(n).isGreaterThanOrEqualTo(stored.getOrDefault(code, List.of()).size());
        long hash = Records.hash(store, code, store.choices(code).subList(0, n));
        assertThat(entry.getValue().group(3)).as(code).isEqualTo("%016x".formatted(hash));
      }
      return resumed.size();
    }
  }

  /** Waits until every table that is not over has been resumed. */
  private static Map<String, Matcher> resumed(Store store, ServerProcess server)
      throws InterruptedException {
    Map<String, Matcher> resumed = new HashMap<>();
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!resumed.keySet().containsAll(store.running()) && System.nanoTime() < end) {
      Thread.sleep(20);
      for (String line : server.said()) {
        Matcher resumes = RESUMES.matcher(line);
        if (resumes.find()) {
          resumed.put(resumes.group(1), resumes);
        }
      }
    }
    assertThat(resumed.keySet()).as(() -> "" + server.said()).containsAll(store.running());
    return resumed;
  }
}
