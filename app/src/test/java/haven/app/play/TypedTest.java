package haven.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.Library;
import haven.laws.Luck;
import haven.laws.PackScenario;
import haven.play.engine.Chance;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.GameRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What somebody types is what is meant: cards, and what came up on a table of their own. */
class TypedTest {
  private static final String[] AT_THE_TABLE = {
    "play", "gh/1", "--party", "Brute,Tinkerer", "--seed", "3", "--chance", "table"
  };
  private static final String SET_UP = "4\n5\n6\n(3,2)\n(3,1)\n";

  private static Run table(String typed) {
    return TerminalGameTest.play(typed, AT_THE_TABLE);
  }

  @Test
  void theNumberOfAStandeeIsItsOwn() {
    Run run = table("4\n4\nnumber 6\n");
    assertThat(run.out())
        .contains("say which standee came up for Bandit Guard (normal) at (-1,2)")
        .contains("say which standee came up for Bandit Guard (elite) at (-1,3)")
        .contains("Bandit Guard 4 is placed at (-1,2)")
        .contains("! '4' is none of the options")
        .contains("Bandit Guard 6 is placed at (-1,3)")
        .doesNotContain("CHANCE", "came 1");
  }

  @Test
  void aNumberIsNothingWhereNoneCameUp() {
    Run run = table(SET_UP + "1\nAggressor\n");
    assertThat(run.out())
        .contains("! what came up, please, such as 'Aggressor'")
        .contains("  > Aggressor: rounds that start");
  }

  /** A card by its initiative, with a word if two have the same; alike ones are listed once. */
  @Test
  void modifiersAndMonsterCardsAreTypedAsTheyArePrinted() {
    StringBuilder typed = new StringBuilder();
    Game game = brute();
    Map<String, String> called = new LinkedHashMap<>();
    called.put("2x", "x2");
    called.put("null", "miss");
    called.put("-1", "−1");
    called.put("Round: Shield 1; Attack +0, Poison (15), shuffle", "15 poison");
    called.put("Move -1; Attack +1 (70)", "70");
    called.put("+1", "+1");
    Luck luck = new Luck(5);
    while (!called.isEmpty() && game.prompt() instanceof Prompt prompt) {
      boolean chance = prompt.kind() == Prompt.Kind.CHANCE;
      Map<String, Choice> options = new LinkedHashMap<>();
      prompt.options().forEach(one -> options.putIfAbsent(game.words(prompt, one), one));
      String known = called.keySet().stream().filter(options::containsKey).findFirst().orElse("");
      Choice any = luck.choice(prompt);
      if (chance && !known.isEmpty()) {
        typed.append(Objects.requireNonNull(called.remove(known))).append('\n');
        game.choose(prompt.seat(), Objects.requireNonNull(options.get(known)));
      } else if (chance) {
        typed.append(game.words(prompt, any)).append('\n');
        game.choose(prompt.seat(), Objects.requireNonNull(options.get(game.words(prompt, any))));
      } else {
        typed.append(TerminalGameTest.typed(game, prompt, any, false)).append('\n');
        game.choose(prompt.seat(), any);
      }
    }
    assertThat(called).isEmpty();
    assertThat(table(typed.toString()).out())
        .doesNotContain("! ")
        .contains("     Move +0; Attack +0 (50)\n     Move -1; Attack +1 (70)\n")
        .contains("State " + GameRecord.text(game.hash()));
  }

  private static Game brute() {
    var pack = Library.of(List.of()).pack("gh");
    var entry = PackScenario.of(pack, "1");
    var party = List.of(pack.characterClass("Brute"), pack.characterClass("Tinkerer"));
    var scenario = new PackScenario(pack, entry.entry(), party, 1, OptionalInt.empty());
    return Game.start(scenario.setup(2), Chance.of(Chance.Source.TABLE, 3));
  }

  @Test
  void twoCardsAreChosenByTheirNumbersFromOneOrByTheirNames() {
    String start = "( 3, 2 )\n(3,1)\n1\n1\n";
    String[] dice = {"play", "gh/1", "--party", "Brute,Tinkerer", "--seed", "3"};
    Run run =
        TerminalGameTest.play(
            start + "2\n0 1\n1\n1 1\n1 2\nundo\neye, TRAM\nundo\nspare dagger lea\nundo\ns, t\n",
            dice);
    assertThat(run.out())
        .contains("   1  Trample (72)\n   2  Eye for an Eye (18)\n", "  10  Spare Dagger (27)\n")
        .contains("! two cards, please, such as '2 1' or 'Eye, Trample'")
        .contains("Brute has chosen: Trample, Eye for an Eye")
        .contains("Brute has chosen: Eye for an Eye, Trample")
        .contains("Brute has chosen: Spare Dagger, Leaping Cleave")
        .contains("! 's, t' could be several pairs")
        .contains("hand [1 Trample, 2 Eye for an Eye,")
        .contains("  (taken back: Brute: choose two cards, the leading one first: Eye")
        .doesNotContain(", then Eye for an Eye (18)\n   ");
    assertThat(run.out().split("! two cards, please", -1)).hasSize(5);
  }

  @Test
  void theMapNamesItsRowsAndNumbersTheStartingHexes() {
    Run run = table("4\n5\n6\nboard\n");
    assertThat(run.out())
        .contains("  (0,1)           .   .   .   1\n  (-1,2)        a   .   .   2   3\n")
        .doesNotContain("elements", "strong []");
  }
}
