package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.card.ModifierCard;
import haven.model.monster.StatLine;
import haven.model.pack.Pack;
import haven.stage.Arena;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What {@code docs/authoring.md} says about testing a pack is a test that passes. */
final class TestingYourPackTest {
  private static final Path HERE =
      Path.of("packs/src/test/java/haven/packs/TestingYourPackTest.java");

  @Test
  void aCardIsPlayed() {
    Pack pack = Gloomhaven.PACK;
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
    assertThat(arena.lost(arena.only("Guard"))).isEqualTo(3 + 1);
    // the example ends
  }

  @Test
  void theGuideShowsThisExample() throws IOException {
    Path root = Files.exists(HERE) ? Path.of("") : Path.of("..");
    String source = Files.readString(root.resolve(HERE));
    String example =
        source.substring(
            source.indexOf("// the example begins\n") + "// the example begins\n".length(),
            source.indexOf("    // the example ends\n"));
    assertThat(Files.readString(root.resolve("docs/authoring.md")))
        .contains("```java\n" + example.indent(-4) + "```");
  }
}
