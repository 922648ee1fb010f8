package haven.server.fault;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.pack.Library;
import haven.server.Server;
import haven.server.http.Limits;
import haven.server.load.Caller;
import haven.server.load.Player;
import haven.server.load.Talk;
import haven.server.store.Store;
import haven.server.store.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.ObjectNode;

/** Messages get lost, come twice or in another order, both ways; in the end all know the same. */
class StormTest {
  private static final int SECONDS = Integer.getInteger("haven.storm", 8);
  private static final int TABLES = 3;

  private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1);

  /** A table in the storm. */
  private record Game(Caller.Party party, List<Player> players, List<Storm> storms) {}

  @ParameterizedTest
  @EnumSource(TestDatabase.class)
  void afterAStormAllPlayersSeeTheSame(TestDatabase database) throws InterruptedException {
    String url = database.fresh();
    Records records = new Records();
    long seed = Long.getLong("haven.seed", System.nanoTime());
    Random random = new Random(seed);
    try (Server server =
        Server.start(Server.Options.of(url).withLimits(Limits.NONE), Library.of(List.of()))) {
      Caller caller = new Caller(server.port());
      List<Game> games = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        games.add(game(caller, records, random));
      }
      Thread.sleep(SECONDS * 1000L);
      int lost = games.stream().flatMap(game -> game.storms.stream()).mapToInt(Storm::tricks).sum();
      games.forEach(game -> calm(caller, game));
      clock.shutdownNow();
      assertThat(records.faults).as("with -Dhaven.seed=%d", seed).isEmpty();
      assertThat(lost).isGreaterThan(100);
      assertThat(records.choices).hasValueGreaterThan(50);
      System.out.printf(
          "%s: %d tricks of the storm, %d acknowledged choices, all players agree%n",
          database, lost, records.choices.get());
      try (Store store = Store.open(url)) {
        games.forEach(game -> records.check(store, game.party.code()));
      }
    }
  }

  private Game game(Caller caller, Records records, Random random) {
    Caller.Party party = caller.party("1", 4);
    List<Storm> storms = new ArrayList<>();
    List<Player> players = new ArrayList<>();
    for (Caller.Guest guest : party.guests()) {
      Storm storm = new Storm(new Random(random.nextLong()));
      storms.add(storm);
      players.add(
          new Player(
              caller.http(),
              clock,
              caller::play,
              guest.secret(),
              party.code(),
              new Player.Manner(0, 20, 2, 100, storm),
              records,
              new Random(random.nextLong())));
    }
    players.forEach(Player::start);
    return new Game(party, players, storms);
  }

  /** The storm is over and nobody acts; what each player holds is what a newcomer is shown. */
  private static void calm(Caller caller, Game game) {
    game.players.forEach(Player::rest);
    game.storms.forEach(Storm::calm);
    long end = System.nanoTime() + 30_000_000_000L;
    List<String> different = List.of("not looked yet");
    while (!different.isEmpty() && System.nanoTime() < end) {
      pause();
      different = different(caller, game);
    }
    assertThat(different).isEmpty();
  }

  private static void pause() {
    try {
      Thread.sleep(300);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static List<String> different(Caller caller, Game game) {
    List<String> different = new ArrayList<>();
    for (int i = 0; i < game.players.size(); i++) {
      Player player = game.players.get(i);
      try (Talk talk = Talk.open(caller.http(), caller.play())) {
        talk.say(Talk.hello(game.party.guests().get(i).secret(), game.party.code()));
        ObjectNode fresh = talk.hear("welcome");
        if (player.isWaiting()) {
          different.add("seat " + i + " waits for an answer");
        } else if (fresh.get("n").asInt() != player.number()) {
          different.add("seat " + i + " is at " + player.number() + " of " + fresh.get("n"));
        } else if (!fresh.get("view").equals(player.view())) {
          different.add("seat " + i + " sees " + player.view() + " for " + fresh.get("view"));
        }
      }
    }
    return different;
  }
}
