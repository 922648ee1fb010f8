package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.MANIFEST;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.THINGS;
import static org.assertj.core.api.Assertions.assertThat;

import haven.content.yaml.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of mistake is found, at its place, and what would be right is said. */
final class PlantedMistakesTest {
  static List<Mistake> mistakes() {
    List<Mistake> all = new ArrayList<>(LanguageMistakes.all());
    all.addAll(ThingMistakes.all());
    all.addAll(ScenarioMistakes.all());
    all.addAll(MapMistakes.all());
    return all;
  }

  @Test
  void theSmallPackIsRight() {
    assertThat(SmallPack.small().read().problems()).isEmpty();
  }

  @Test
  void thereAreManyKindsOfMistakes() {
    Set<String> kinds = new HashSet<>();
    mistakes().forEach(mistake -> kinds.add(mistake.what()));
    assertThat(kinds).hasSizeGreaterThanOrEqualTo(45).hasSameSizeAs(mistakes());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void aMistakeIsFoundAtItsPlaceAndWhatWouldBeRightIsSaid(Mistake mistake) {
    SmallPack pack = mistake.plant();
    List<Problem> problems = pack.read().problems();
    String[] at = mistake.at().split("#", -1);
    int line =
        at.length == 2
            ? nth(pack.text(mistake.file()), at[0], Integer.parseInt(at[1]))
            : mistake.line(pack);
    assertThat(problems)
        .as("%s", problems)
        .anySatisfy(
            problem -> {
              assertThat(problem.place().file()).isEqualTo("small/" + mistake.file());
              assertThat(problem.place().line()).isEqualTo(line);
              assertThat(problem.field()).isEqualTo(mistake.field());
              assertThat(problem.message()).contains(mistake.message());
              assertThat(problem.remedy()).contains(mistake.remedy());
            });
    assertThat(problems.size()).as("one mistake, few words: %s", problems).isLessThan(6);
  }

  private static int nth(String text, String piece, int which) {
    List<String> lines = text.lines().toList();
    int found = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(piece) && ++found == which) {
        return i + 1;
      }
    }
    throw new IllegalStateException(piece);
  }

  @Test
  void aPackWithoutManifestIsNone() {
    assertThat(SmallPack.small().without(MANIFEST).read().problems())
        .singleElement()
        .hasToString(
            "small/pack.yaml: the pack has no manifest; write a file pack.yaml with pack, name,"
                + " ruleset, version and origin");
  }

  @Test
  void anEmptyFileIsTold() {
    assertThat(SmallPack.small().with("empty.yaml", "# nothing\n").read().problems())
        .singleElement()
        .hasToString("small/empty.yaml: the file is empty; write a definition or delete it");
  }

  @Test
  void textsOfALanguageThatIsNotPromisedAreTold() {
    assertThat(SmallPack.small().with("texts/fr.yaml", "Baker: Boulanger\n").read().problems())
        .singleElement()
        .asString()
        .contains("small/texts/fr.yaml:1", "does not name the language 'fr'");
  }

  @Test
  void namesMayBeUsedOncePerKindInAllFiles() {
    SmallPack pack =
        SmallPack.small()
            .with("more/class.yaml", SmallPack.small().text(CLASS))
            .with("more/scenario.yaml", SmallPack.small().text(SCENARIO))
            .with(
                "more/things.yaml",
                """
                - {battle-goal: Tidy, checkmarks: 1, text: Again., demands: [{measure: kills, at-least: 1}]}
                - {ability-deck: Rodents, cards: [{initiative: 5}]}
                """);
    assertThat(pack.read().problems())
        .extracting(Problem::message)
        .contains(
            "there is another class 'Baker'",
            "there is another scenario 'Pantry'",
            "there is another battle goal 'Tidy'",
            "there is another ability deck 'Rodents'");
  }

  @Test
  void allMistakesOfAllFilesAreToldInOneRunInOrder() {
    List<Problem> problems =
        SmallPack.small()
            .replacing(THINGS, "slot: body", "slot: torso")
            .replacing(CLASS, "initiative: 70", "initiative: 0")
            .replacing(CLASS, "hand-size: 2", "hand-size: none")
            .replacing(MONSTERS, "deck: Rodents\n  standees: 4", "deck: Birds\n  standees: 4")
            .replacing(SCENARIO, "goal: kill-all", "goal: {kill: Cat}")
            .replacing(MANIFEST, "version: 1.0.0", "version: first")
            .read()
            .problems();
    assertThat(problems).isSorted();
    assertThat(problems)
        .extracting(problem -> problem.place().file() + " " + problem.field())
        .containsExactly(
            "small/class.yaml hand-size",
            "small/class.yaml cards[1].initiative",
            "small/monsters.yaml [0].deck",
            "small/pack.yaml version",
            "small/scenario.yaml goal.kill",
            "small/things.yaml [0].slot");
  }

  @Test
  void aPackMayBorrowFromAnother() {
    SmallPack small = SmallPack.small();
    PackFiles files = new PackFiles("small", small.texts());
    PackFiles other =
        new PackFiles(
            "more",
            java.util.Map.of(
                MANIFEST,
                "{pack: more, name: More, ruleset: GH, version: 1.0.0, origin: original,"
                    + " depends-on: [small]}",
                "scenario.yaml",
                small.text(SCENARIO).replace("scenario: Pantry\nnumber: 1", "scenario: Cellar")));
    Packs.Read read =
        Packs.read(
            other,
            id -> id.equals("small") ? java.util.Optional.of(files) : java.util.Optional.empty());
    assertThat(read.problems()).isEmpty();
    assertThat(read.orRefuse().scenarios())
        .extracting(entry -> entry.scenario().name())
        .containsExactlyInAnyOrder("Pantry", "Cellar");
    assertThat(read.orRefuse().classes()).hasSize(1);
    assertThat(read.orRefuse().texts().in("de", "Baker")).isEqualTo("Bäcker");
  }
}
