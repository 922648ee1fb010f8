package haven.app.imports;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.PackFiles;
import haven.content.pack.Packs;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.Pack;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The monsters of three games were imported once and are ours since: what the import reads today
 * must still agree, wherever it reads everything.
 */
final class MonsterReadingsTest {
  /** What differs, each with the decision. */
  private static final Map<String, String> DECIDED = Map.of();

  @TempDir private Path folder;

  /** Figures of one scenario are named after it in other words. */
  private static String theirName(String ours) {
    return ours.replaceAll("\\(scenario (\\d+)\\)", "Scenario $1")
        .replace("(scenario 16, first)", "Scenario 16 1")
        .replace("(scenario 16, second)", "Scenario 16 2")
        .replaceAll("\\(section ([\\d.]+)\\)", "Section $1")
        .replaceAll("\\((?:Shattersong|Trapper|Deathwalker|Banner Spear) solo\\)", "(Solo)")
        .replaceAll("Harbinger of Shadow \\((\\d)\\)", "Harbinger of Shadow $1");
  }

  @ParameterizedTest
  @CsvSource({"jl, 21, 117", "fh, 90, 378", "bb, 18, 60"})
  void importAndPackAgree(String edition, int types, int cards) {
    Path to = folder.resolve("imported");
    Run.haven(
        "import", SharedData.folder().toString(), "--edition", edition, "--to", to.toString());
    Pack ours = Packs.read(PackFiles.of(Path.of("../packs", edition))).orRefuse();
    Pack theirs = Packs.read(PackFiles.of(to)).orRefuse();
    Set<String> differing = new TreeSet<>();
    Map<String, MonsterType> known =
        theirs.monsters().stream()
            .collect(Collectors.toMap(MonsterType::name, Function.identity()));
    int same = 0;
    for (MonsterType type : ours.monsters()) {
      MonsterType other = known.get(theirName(type.name()));
      if (other == null || isNoted(theirs, "monster " + other.name())) {
        continue;
      }
      // the figures call whoever has a name a boss
      if (theirName(type.toString()).replace("NAMED=", "BOSS=").equals(other.toString())) {
        same++;
      } else {
        differing.add(type.name());
      }
    }
    assertThat(same).as("types").isGreaterThanOrEqualTo(types);
    assertThat(cards(ours, theirs, differing)).as("cards").isGreaterThanOrEqualTo(cards);
    assertThat(DECIDED.keySet()).containsAll(differing);
  }

  private static boolean isNoted(Pack pack, String thing) {
    return pack.notes().texts().keySet().stream().anyMatch(key -> key.startsWith(thing + "/"));
  }

  private static int cards(Pack ours, Pack theirs, Set<String> differing) {
    Map<String, MonsterDeck> known =
        theirs.decks().stream().collect(Collectors.toMap(MonsterDeck::name, Function.identity()));
    int same = 0;
    for (MonsterDeck deck : ours.decks()) {
      MonsterDeck other = Objects.requireNonNull(known.get(theirName(deck.name())), deck.name());
      for (int i = 0; i < deck.cards().size(); i++) {
        if (theirs.notes().on("ability-deck", other.name(), "cards[" + i + "]").isEmpty()) {
          if (theirName(deck.cards().get(i).toString()).equals(other.cards().get(i).toString())) {
            same++;
          } else {
            differing.add(deck.name() + " " + (i + 1));
          }
        }
      }
    }
    return same;
  }
}
