package haven.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import haven.bots.Decision;
import haven.content.pack.Library;
import haven.laws.Luck;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import haven.play.record.OpenChoices;
import haven.play.view.Warnings;
import haven.server.campaign.Campaigns;
import haven.server.room.Hosting;
import haven.server.room.Seat;
import haven.server.room.SteadyClock;
import haven.server.store.ChoiceRow;
import haven.server.store.Person;
import haven.server.store.SeatRow;
import haven.server.store.Store;
import haven.server.store.TableRow;
import haven.server.store.TestDatabase;
import haven.server.think.Brains;
import haven.server.think.Thinking;
import haven.server.wire.Fields;
import haven.server.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the table answers for people, and takes back with their choices. */
class HostingTest {
  private static final Library LIBRARY = Library.of(List.of());
  private static final int COMMANDS = 120;
  private static final String PERSON = Seat.Kind.PERSON.name();

  @TempDir Path folder;
  private Store store;
  private Person ada;
  private Plan plan;
  private Table table;
  private Game game;
  private int commands;

  @BeforeEach
  void sitDown() {
    store = Store.open(TestDatabase.in(folder));
    ada = store.guest("Ada").person();
    plan =
        Plan.of(
            Fields.of(
                """
                {"pack": "gh", "scenario": "1", "heroes": [
                  {"class": "Brute", "items": ["Minor Stamina Potion", "Boots of Striding"]},
                  {"class": "Spellweaver", "items": ["Eagle-Eye Goggles"]}]}
                """));
    sitDown(1);
  }

  /** At a table whose seed is known: what is looked for must come up. */
  private void sitDown(long seed) {
    String code = "SEED%04d".formatted(seed);
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    OptionalLong person = OptionalLong.of(ada.id());
    store.create(
        new TableRow(
            code, ada.id(), plan.pack(), Json.write(plan.toJson()), seed, true, false, now),
        List.of(SeatRow.of(code, 0, PERSON, person), SeatRow.of(code, 1, PERSON, person)));
    table = tables().find(code).orElseThrow();
    game = Game.start(plan.setup(LIBRARY), seed);
  }

  @AfterEach
  void leave() {
    store.close();
  }

  private Tables tables() {
    return new Tables(
        store,
        LIBRARY,
        new Thinking(
            new Brains(
                "first", (_, prompt) -> new Decision(prompt.options().getFirst(), List.of()))),
        SteadyClock.ofThisMachine(),
        new Campaigns(store, LIBRARY, SteadyClock.ofThisMachine()),
        Duration.ZERO);
  }

  /** The game as it is stored. */
  private void look() {
    for (ChoiceRow row : rows().subList(game.choices().size(), rows().size())) {
      game.choose(row.seat(), OpenChoices.named(game, row.seat(), row.choice()));
    }
  }

  private List<ChoiceRow> rows() {
    return store.choices(table.code());
  }

  private void choose(int seat, Choice choice) {
    table.choose(ada, "command-" + ++commands, seat, rows().size(), choice.text());
    look();
  }

  private static Choice lively(Luck luck, Prompt prompt) {
    Choice choice = luck.choice(prompt);
    return choice instanceof Choice.Undo ? prompt.options().getFirst() : choice;
  }

  @Test
  void onlyWhatAGoodHostAsksIsAskedAndEverythingIsInTheRecord() {
    Luck luck = new Luck(1);
    for (int i = 0; i < COMMANDS && game.prompt() instanceof Prompt prompt; i++) {
      assertThat(game.prompts()).allMatch(one -> Manners.answer(game, one).isEmpty());
      choose(prompt.seat(), lively(luck, prompt));
    }
    assertThat(rows().size()).isGreaterThan(commands);
  }

  /** Nothing that harms is answered for anybody who could answer otherwise. */
  @Test
  void noHarmIsDoneForPeople() {
    int answered = 0;
    for (int seed = 0; seed < 20; seed++) {
      answered += harmless(Game.start(plan.setup(LIBRARY), seed), new Luck(seed));
    }
    assertThat(answered).isGreaterThan(COMMANDS / 4);
  }

  private static int harmless(Game other, Luck luck) {
    int answered = 0;
    for (int i = 0; i < COMMANDS && other.prompt() instanceof Prompt prompt; i++) {
      Optional<Courtesy.Answer> answer = Manners.answer(other, prompt);
      if (answer.isPresent()) {
        answered++;
        assertThat(Warnings.of(other, Set.of(prompt.seat()), prompt))
            .as("%s by %s", answer.get(), prompt)
            .doesNotContainKey(answer.get().choice());
      }
      other.choose(
          prompt.seat(), answer.isPresent() ? answer.get().choice() : lively(luck, prompt));
    }
    return answered;
  }

  @Test
  void whoeverWantsIsAskedEverything() {
    Tables others = tables();
    others.hosting().askEverything(ada, true);
    table = others.find(table.code()).orElseThrow();
    Luck luck = new Luck(1);
    for (int i = 0; i < COMMANDS && game.prompt() instanceof Prompt prompt; i++) {
      choose(prompt.seat(), lively(luck, prompt));
    }
    assertThat(rows()).hasSize(commands);
    assertThat(new Hosting(store).asksEverything(ada)).isTrue(); // for good
  }

  @Test
  void whatFollowedByItselfIsTakenBackWithTheChoice() {
    Luck luck = new Luck(2);
    int together = 0;
    for (int i = 0; i < COMMANDS && game.prompt() instanceof Prompt prompt; i++) {
      List<Game.Made> before = game.kept();
      Choice choice = lively(luck, prompt);
      choose(prompt.seat(), choice);
      if (game.kept().size() > before.size() + 1 && !game.isOver()) {
        if (++together % 2 == 0) { // also when the table has been put away meanwhile
          table = tables().find(table.code()).orElseThrow();
        }
        choose(prompt.seat(), new Choice.Undo());
        assertThat(game.kept()).isEqualTo(before);
        choose(prompt.seat(), choice);
      }
    }
    assertThat(together).isGreaterThan(5);
  }

  @Test
  void whoeverActsOnHasEndedTheMove() {
    sitDown(3);
    Luck luck = new Luck(3);
    for (int i = 0; i < 10 * COMMANDS && game.prompt() instanceof Prompt prompt; i++) {
      var ahead = Manners.ahead(game, prompt);
      if (ahead.isPresent()) {
        Choice act =
            ahead.get().prompt().options().stream()
                .filter(Choice.Act.class::isInstance)
                .findFirst()
                .orElseThrow();
        int known = rows().size();
        choose(prompt.seat(), act);
        assertThat(rows().get(known).choice()).isEqualTo("no");
        assertThat(rows().get(known + 1).choice()).isEqualTo(act.text());
        return;
      }
      choose(prompt.seat(), lively(luck, prompt));
    }
    throw new AssertionError("nobody stopped on the way");
  }
}
