package haven.content.pack;

import static haven.content.pack.Mistake.CLASS;
import static haven.content.pack.Mistake.MANIFEST;
import static haven.content.pack.Mistake.MONSTERS;
import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.THINGS;
import static org.assertj.core.api.Assertions.assertThat;

import haven.content.yaml.Problem;
import haven.model.pack.Pack;
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
    all.addAll(RuleMistakes.all());
    all.addAll(MapMistakes.all());
    all.addAll(MatMistakes.all());
    all.addAll(IdleMistakes.all());
    all.addAll(VainMistakes.all());
    all.addAll(VerbMistakes.all());
    return all;
  }

  @Test
  void theSmallPackIsRight() {
    assertThat(SmallPack.small().read().problems()).isEmpty();
    assertThat(SmallPack.small().read().warnings()).isEmpty();
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
    Packs.Read read = pack.read();
    List<Problem> problems = new ArrayList<>(read.problems());
    problems.addAll(read.warnings());
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

  /** What follows from a mistake is not told again. */
  @Test
  void aMistakeInAMapOrARankIsToldOnce() {
    SmallPack small = SmallPack.small();
    String text = small.text(SCENARIO);
    String tiles = text.substring(text.indexOf("  tiles:"), text.indexOf("rooms:"));
    String plan = "  plan: |\n    a   b   c\n     d   e\n  starts: [a, b, d, e]\n";
    assertThat(small.replacing(SCENARIO, tiles, plan).read().problems())
        .singleElement()
        .asString()
        .contains("map.plan", "is not in line with the hexes above");
    for (String ranks : List.of("", ", ranks: none/normal", ", ranks: none/none/normel")) {
      String spot = "at: [2, 1], ranks: normal";
      String other = spot.replaceFirst(", ranks: [a-z/]+", ranks);
      assertThat(SmallPack.small().replacing(SCENARIO, spot, other).read().problems())
          .singleElement()
          .asString()
          .contains("ranks");
    }
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
    assertThat(SmallPack.small().with("texts/fr.yaml", "Baker: Boulanger\n").read().warnings())
        .singleElement()
        .asString()
        .contains("small/texts/fr.yaml:1", "does not name the language 'fr'");
  }

  @Test
  void aNameWithoutTranslationIsToldWhereItStandsAndShownInEnglish() {
    SmallPack pack = SmallPack.small().replacing(CLASS, "card: Hot Oven", "card: Cold Oven");
    Packs.Read read = pack.read();
    assertThat(read.problems()).isEmpty();
    assertThat(read.warnings())
        .extracting(Problem::toString)
        .containsExactly(
            "small/class.yaml:19:11: 'Cold Oven' has no text in 'de'; add it to texts/de.yaml;"
                + " until then it is shown in English",
            read.warnings().getLast().toString());
    assertThat(read.warnings().getLast().message()).isEqualTo("nothing is called so");
    Pack made = read.orRefuse();
    assertThat(made.texts().in("de", "Cold Oven")).isEqualTo("Cold Oven");
    assertThat(made.texts().in("de", "Rolling Pin")).isNotEqualTo("Rolling Pin");
  }

  @Test
  void anIdThatIsNotRightIsToldOnce() {
    assertThat(
            new SmallPack("tJL", SmallPack.small().texts())
                .replacing(MANIFEST, "pack: small", "pack: tJL")
                .read()
                .problems())
        .singleElement()
        .hasToString(
            "tJL/pack.yaml:1:7: pack: 'tJL' is not right here; it should be small letters, digits"
                + " and hyphens, with a letter first");
    assertThat(new SmallPack("other", SmallPack.small().texts()).read().problems())
        .singleElement()
        .asString()
        .contains("the pack is called 'small', but its folder 'other'");
  }

  @Test
  void onlyATrapHurts() {
    String laid = "{create: obstacle, damage: 2, gives: [poison], xp-when-sprung: 1}";
    assertThat(onTopOfHotOven(laid, "GH"))
        .containsExactly(
            "only a trap has 'damage'; write 'create: trap', or leave 'damage' out",
            "only a trap has 'gives'; write 'create: trap', or leave 'gives' out",
            "only a trap has 'xp-when-sprung'; write 'create: trap', or leave 'xp-when-sprung'"
                + " out");
    assertThat(onTopOfHotOven("{replace-tile: obstacle, with: obstacle, damage: 2}", "FH"))
        .containsExactly("only a trap has 'damage'; write 'with: trap', or leave 'damage' out");
    assertThat(onTopOfHotOven("{replace-tile: obstacle, with: trap, damage: 2}", "FH")).isEmpty();
    assertThat(onTopOfHotOven("{create: obstacle}", "GH")).isEmpty();
  }

  @Test
  void cardsAndMapsAreAsTheRulesOfThePackWantThem() {
    SmallPack pack = SmallPack.small().replacing(MANIFEST, "ruleset: GH", "ruleset: BB");
    assertThat(pack.read().problems())
        .extracting(problem -> problem.message() + "; " + problem.remedy())
        .containsExactly(
            "there are 9 numbers; write 5, one for each level",
            "by the rules BB there are no perks; write 'boards', the modifiers of levels 2 to 5",
            "by the rules BB a card has two sides; add 'side-b' with initiative, top and bottom",
            "by the rules BB a card has two sides; add 'side-b' with initiative, top and bottom",
            "by the rules BB there are no elite monsters; leave 'elite' out",
            "there are 2 actions; by the rules BB a monster has three; write 3, or 1 for all of"
                + " them",
            "by the rules BB the map is one room without walls, doors and corridors; draw only"
                + " hexes of the room",
            "there are 4 start hexes; by the rules BB there is one",
            "by the rules BB one character sets out; write one rank");
  }

  @Test
  void onlyInButtonsAndBugsACardHasASideB() {
    SmallPack pack =
        SmallPack.small()
            .replacing(
                CLASS,
                "level: 1\n    initiative: 70",
                "level: 1\n    side-b: {initiative: 9, top: [{attack: 1}], bottom: [{move: 1}]}\n"
                    + "    initiative: 70");
    assertThat(pack.read().problems())
        .singleElement()
        .hasToString(
            "small/class.yaml:21:13: cards[1].side-b: by the rules GH a card has one side; leave"
                + " 'side-b' out");
  }

  @Test
  void whoFliesNeedsNoWings() {
    String standing = "goal: kill-all\nstanding: [{standing: x, whom: {name: Rat}, have: [%s]}]";
    for (String effect : List.of("{flying: true}", "{ignores: [trap]}")) {
      SmallPack pack =
          SmallPack.small().replacing(SCENARIO, "goal: kill-all", standing.formatted(effect));
      assertThat(pack.read().problems()).isEmpty();
      assertThat(
              pack.replacing(MONSTERS, "standees: 2", "standees: 2\n  flying: true")
                  .read()
                  .problems())
          .singleElement()
          .asString()
          .contains("standing[0].have[0]", "Rat flies anyway", "or say it of others");
    }
  }

  private static List<String> onTopOfHotOven(String verb, String ruleset) {
    return SmallPack.small()
        .replacing(CLASS, "{shield: 1, lasts: round}", verb)
        .replacing(MANIFEST, "ruleset: GH", "ruleset: " + ruleset)
        .read()
        .problems()
        .stream()
        .map(problem -> problem.message() + "; " + problem.remedy())
        .toList();
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
    assertThat(read.orRefuse().ownScenarios())
        .extracting(entry -> entry.scenario().name())
        .containsExactly("Cellar");
    assertThat(read.orRefuse().classes()).hasSize(1);
    assertThat(read.orRefuse().texts().in("de", "Baker")).isEqualTo("Bäcker");
  }
}
