package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.play.engine.Prompt;
import haven.play.scenario.Hero;
import haven.stage.Arena;
import haven.stage.ScenarioGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What {@code docs/authoring.md} says about testing a pack are tests that pass. */
final class TestingYourPackTest {
  private static final Path HERE =
      Path.of("packs/src/test/java/haven/packs/TestingYourPackTest.java");
  private static final Pattern EXAMPLE =
      Pattern.compile("    // the example begins\n(.*?)    // the example ends\n", Pattern.DOTALL);

  private final Pack pack = Gloomhaven.PACK;

  @Test
  void aHalfOfACardIsPlayed() {
    // the example begins
    Arena arena =
        Arena.trying(
                Ruleset.GLOOMHAVEN,
                pack.characterClass("Brute"),
                "A   a   b   x   .   B",
                "Trample")
            .start()
            .way('a', 'b', 'x')
            .playBottom();
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.lost('b')).isEqualTo(2);
    assertThat(arena.stands('A', 'x')).isTrue();
    assertThat(arena.xp('A')).isEqualTo(2);
    // the example ends
  }

  @Test
  void aPositionIsSetUp() {
    // the example begins
    Arena arena =
        Arena.in(Ruleset.GLOOMHAVEN, "A   g   .   B")
            .hero('A', pack.characterClass("Brute"), "Trample", "Eye for an Eye")
            .hero('B', pack.characterClass("Tinkerer"))
            .stack('A', ModifierCard.plus(1))
            .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(arena.lost('g')).isEqualTo(3 + 1);
    // the example ends
  }

  @Test
  void aMonsterDrawsACard() {
    // the example begins
    Arena arena =
        Arena.in(Ruleset.GLOOMHAVEN, "v   .   A   .   B")
            .hero('A')
            .hero('B')
            .monster('v', pack, "Giant Viper", Rank.ELITE, 4)
            .start();
    arena.untilTurnEnds(arena.figure('v'));
    assertThat(arena.lost('A')).isEqualTo(2 + 1);
    assertThat(arena.has('A', Condition.POISON)).isTrue();
    // the example ends
  }

  @Test
  void aScenarioIsPlayed() {
    // the example begins
    Hero brute = ScenarioGame.hero(pack, "Brute").with(pack.item("Minor Healing Potion"));
    ScenarioGame game =
        ScenarioGame.of(pack, "1", brute, ScenarioGame.hero(pack, "Tinkerer"))
            .monsterCard("Guard", 3)
            .start();
    game.figure("Brute").hitPoints(4);
    game.turnOf("Brute", "Shield Bash", "Sweeping Blow").choose("use 0");
    game.eagerly().endTurn().until(Prompt.Kind.CARDS);
    assertThat(game.figure("Brute").hitPoints()).isEqualTo(7);
    // the example ends
  }

  @Test
  void theGuideShowsTheseExamples() throws IOException {
    Path root = Files.exists(HERE) ? Path.of("") : Path.of("..");
    List<String> examples =
        EXAMPLE
            .matcher(Files.readString(root.resolve(HERE)))
            .results()
            .map(found -> "```java\n" + found.group(1).indent(-4) + "```")
            .toList();
    assertThat(examples).hasSize(4);
    assertThat(Files.readString(root.resolve("docs/authoring.md"))).contains(examples);
  }
}
