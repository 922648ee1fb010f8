package haven.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.table.HeroState;
import haven.play.turn.Cards;
import haven.server.store.SignedIn;
import haven.server.wire.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What others must not know never reaches their browser, whatever the page would show of it. */
final class SecretsTest extends BrowserTest {
  private static final long SEED = 11;
  private static final int ROUNDS = 3;

  /** So many cards in this order would not lie there by chance. */
  private final List<List<String>> frames = List.of(new ArrayList<>(), new ArrayList<>());

  /** What each of the two must not see, by the number of the choice after which it is so. */
  private final List<List<Set<String>>> secrets = List.of(new ArrayList<>(), new ArrayList<>());

  private final List<Set<String>> shown = List.of(new HashSet<>(), new HashSet<>());

  @Test
  void handsGoalsAndDecksStayWhereTheyAre() {
    List<SignedIn> people = List.of(house().guest("Ada"), house().guest("Bob"));
    String code = house().table(House.plan(), SEED, people.get(0), people.get(1));
    house().open();
    List<Visitor> visitors = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Visitor visitor = visit(people.get(i));
      List<String> heard = frames.get(i);
      visitor
          .page()
          .onWebSocket(socket -> socket.onFrameReceived(frame -> heard.add(frame.text())));
      visitors.add(visitor.goToTable(code));
    }
    play(visitors);
    for (int i = 0; i < 2; i++) {
      assertThat(frames.get(i)).hasSizeGreaterThan(secrets.get(i).size());
      check(i);
    }
  }

  private void play(List<Visitor> visitors) {
    Game game = House.start(House.plan(), SEED);
    HastyPlayer player = new HastyPlayer(SEED);
    note(game);
    int number = 0;
    while (game.state().round() <= ROUNDS && game.prompt() instanceof Prompt prompt) {
      Choice choice = player.choice(prompt);
      new Clicker(visitors.get(prompt.seat())).choose(choice.text());
      game.choose(prompt.seat(), choice);
      note(game);
      number++;
      for (Visitor visitor : visitors) {
        visitor.isSettledAt(number);
      }
    }
    assertThat(game.state().round()).isGreaterThan(ROUNDS);
  }

  private void note(Game game) {
    for (int owner = 0; owner < 2; owner++) {
      HeroState hero = game.state().hero(owner);
      Cards cards = hero.cards();
      int open = cards.discards() | cards.lost() | cards.active();
      shown.get(owner).addAll(names(cards, hero.isRevealed() ? open | cards.selected() : open));
      Set<String> secret = new HashSet<>(names(cards, cards.hand() | cards.selected()));
      secret.removeAll(shown.get(owner));
      secret.addAll(goals(game, owner));
      secrets.get(1 - owner).add(secret);
    }
  }

  private static Set<String> names(Cards cards, int bits) {
    Set<String> names = new HashSet<>();
    List<AbilityCard> all = cards.all();
    for (int i = 0; i < all.size(); i++) {
      if ((bits >> i & 1) != 0) {
        names.add(all.get(i).name());
      }
    }
    return names;
  }

  private static List<String> goals(Game game, int owner) {
    return game.state().goals().shown(owner, owner, false).stream().map(BattleGoal::name).toList();
  }

  /** A frame without a number belongs to the one before. */
  private void check(int viewer) {
    int number = 0;
    int checked = 0;
    for (String frame : frames.get(viewer)) {
      JsonNode json = Json.MAPPER.readTree(frame);
      number = json.has("n") ? Math.max(number, json.get("n").asInt()) : number;
      Set<String> secret = secrets.get(viewer).get(number);
      for (String one : secret) {
        assertThat(frame).as("frame of %d after choice %d", viewer, number).doesNotContain(one);
        checked++;
      }
    }
    assertThat(checked).isPositive();
    // What is looked for does go over the line, to the one whose secret it is.
    assertThat(String.join("", frames.get(viewer))).contains(secrets.get(1 - viewer).getLast());
  }
}
