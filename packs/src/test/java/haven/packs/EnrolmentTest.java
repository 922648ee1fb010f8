package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.content.pack.Library;
import haven.content.pack.PackFiles;
import haven.model.Difficulty;
import haven.model.Ruleset;
import haven.model.Variant;
import haven.model.card.AbilityCard;
import haven.model.pack.Pack;
import haven.play.Refused;
import haven.play.engine.Chance;
import haven.play.engine.Game;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import haven.testkit.YardPack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pack, sheets and choices become a set-up, or it is said what is wrong with them. */
final class EnrolmentTest {
  private static final PackFiles FILES = Library.of(List.of()).files("gh").orElseThrow();
  private static final Sheet BRUTE = Sheet.of("Brute", 1);
  private static final Sheet SPELLWEAVER = Sheet.of("Spellweaver", 1);

  @TempDir private Path folder;

  private static Enrolment enrolment(Sheet... sheets) {
    return Enrolment.of(Gloomhaven.PACK, "1", List.of(sheets));
  }

  @Test
  void aSetUpHasWhatWasWrittenAndChosen() {
    Setup setup =
        enrolment(
                BRUTE.named("Bo").bringing(List.of("Boots of Striding")),
                Sheet.of("Tinkerer", 4).marking(Map.of(0, 1)))
            .atDifficulty(Difficulty.HARD)
            .playing(Set.of(Variant.OPEN_INFORMATION))
            .setup();
    assertThat(setup.party().heroes().getFirst().name()).isEqualTo("Bo");
    assertThat(setup.party().heroes().getFirst().items()).hasSize(1);
    assertThat(setup.party().levels()).containsExactly(1, 4);
    assertThat(setup.party().players()).containsExactly(0, 1);
    assertThat(setup.party().heroes().getLast().modifiers())
        .isNotEqualTo(setup.party().heroes().getLast().characterClass().modifiers(4));
    assertThat(setup.plays(Variant.OPEN_INFORMATION)).isTrue();
    assertThat(enrolment(BRUTE, SPELLWEAVER).atLevel(OptionalInt.of(3)).setup().level())
        .isEqualTo(3);
    assertThat(
            enrolment(BRUTE, SPELLWEAVER)
                .seated(List.of(0, 0))
                .playing(Set.of(Variant.SOLO))
                .setup()
                .party()
                .isSolo())
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"GH", "JL", "FH", "BB"})
  void aPackOfAnyGameIsSetUpAsThatGameRecommends(String ruleset) {
    String id = YardPack.write(folder, ruleset).id();
    Pack pack = Library.of(List.of(folder)).pack(id);
    List<Sheet> party = List.of(Sheet.of(YardPack.MASON, 1), Sheet.of(YardPack.COOK, 1));
    int most = Ruleset.named(ruleset).levels().party().largest();
    Enrolment enrolment = Enrolment.of(pack, "yard", party.subList(0, Math.min(most, 2)));
    Setup setup = enrolment.setup();
    assertThat(setup.level()).isEqualTo(1);
    assertThat(Game.start(setup, Chance.of(Chance.Source.DICE, 1)).prompt()).isNotNull();
    boolean named = !Ruleset.named(ruleset).levels().steps().isEmpty();
    assertThat(named).isEqualTo(ruleset.equals("GH") || ruleset.equals("JL"));
    if (named) {
      Enrolment normal = enrolment.atDifficulty(Difficulty.NORMAL);
      assertThat(normal.setup()).isEqualTo(setup);
      assertThat(normal.print()).as("stored tables say so").isEqualTo(enrolment.print());
    } else {
      assertThatThrownBy(enrolment.atDifficulty(Difficulty.NORMAL)::setup)
          .isInstanceOf(Refused.class);
    }
  }

  @Test
  void whatIsWrongIsSaid() {
    assertRefused(enrolment(BRUTE), "a party has 2 to 4 characters, not 1");
    assertRefused(enrolment(BRUTE, BRUTE.named("Bo")), "Brute can only be played once");
    assertRefused(
        enrolment(BRUTE.taking(List.of("Trample")), SPELLWEAVER), "a Brute takes 10 cards, not 1");
    assertRefused(
        enrolment(BRUTE.owning(5).bringing(List.of("Boots of Striding")), SPELLWEAVER),
        "Brute has 5 gold, not 20");
    assertThatThrownBy(enrolment(Sheet.of("Baker", 1), BRUTE)::setup)
        .hasMessageStartingWith("the pack gh has no class 'Baker'; there are ");
    assertThatThrownBy(enrolment(BRUTE.marking(Map.of(0, 9)), SPELLWEAVER)::setup)
        .hasMessageStartingWith("perk 0 of Brute has ");
  }

  @Test
  void aHandHasNoMoreHighCardsThanLevelsWereGained() {
    Pack pack = pack(changing("classes/brute.yaml", "level: X", "level: 2"));
    List<String> first = names(pack.characterClass("Brute").firstHand(1));
    List<String> high =
        names(
            pack.characterClass("Brute").characterClass().cards().stream()
                .filter(card -> card.level() == 2)
                .toList());
    List<String> one = new ArrayList<>(first);
    one.set(0, high.get(0));
    List<String> two = new ArrayList<>(one);
    two.set(1, high.get(1));
    Sheet second = Sheet.of("Brute", 2);
    assertThat(of(pack, second.taking(one)).setup().party().levels()).containsExactly(2, 1);
    assertRefused(
        of(pack, second.taking(two)), "a Brute gains one card with each level, none above it");
    assertThat(of(pack, Sheet.of("Brute", 3).taking(two)).setup()).isNotNull();
    assertThatThrownBy(of(pack, BRUTE.taking(one))::setup)
        .hasMessageStartingWith("no card of a new Brute is called");
  }

  private static List<String> names(List<AbilityCard> cards) {
    return cards.stream().map(AbilityCard::name).toList();
  }

  private static Enrolment of(Pack pack, Sheet sheet) {
    return Enrolment.of(pack, "1", List.of(sheet, SPELLWEAVER));
  }

  private static void assertRefused(Enrolment enrolment, String why) {
    assertThatThrownBy(enrolment::setup).isInstanceOf(Refused.class).hasMessageContaining(why);
  }

  private static Pack pack(UnaryOperator<Map<String, String>> change) {
    Map<String, String> texts = change.apply(new HashMap<>(FILES.texts()));
    return Library.ofFiles(List.of(new PackFiles("gh", texts))).pack("gh");
  }

  private static long print(UnaryOperator<Map<String, String>> change) {
    return of(pack(change), BRUTE).print();
  }

  private static UnaryOperator<Map<String, String>> changing(String file, String from, String to) {
    return files -> {
      String text = files.getOrDefault(file, "");
      assertThat(text).as(file).contains(from);
      files.put(file, text.replace(from, to));
      return files;
    };
  }

  @Test
  void textsFilesAndOtherThingsMakeNoDifferenceToThePrint() {
    long print = enrolment(BRUTE, SPELLWEAVER).print();
    assertThat(print(files -> files)).isEqualTo(print);
    assertThat(print(changing("pack.yaml", "version: ", "version: 1"))).isEqualTo(print);
    assertThat(
            print(
                files -> {
                  files.replaceAll(
                      (file, text) ->
                          file.startsWith("texts/")
                              ? text.replaceAll("(?m)^(\\S[^:#]*: )(\\w+)$", "$1$2$2")
                              : "# " + file + "\n" + text);
                  files.put(
                      "scenarios/added.yaml",
                      files
                          .getOrDefault("scenarios/01-black-barrow.yaml", "")
                          .replace("scenario: Black Barrow", "scenario: Added")
                          .replace("number: 1", "number: 99"));
                  String names = "\nAdded: A\nAdded (introduction): B\nAdded (conclusion): C\n";
                  files.computeIfPresent("texts/de.yaml", (_, text) -> text + names);
                  files.computeIfPresent("texts/it.yaml", (_, text) -> text + names);
                  return files;
                }))
        .isEqualTo(print);
  }

  @Test
  void figuresAndChoicesMakeOne() {
    long print = enrolment(BRUTE, SPELLWEAVER).print();
    assertThat(enrolment(SPELLWEAVER, BRUTE).print()).isNotEqualTo(print);
    assertThat(enrolment(BRUTE, SPELLWEAVER).atDifficulty(Difficulty.EASY).print())
        .isNotEqualTo(print);
    assertThat(enrolment(BRUTE.named("Bo"), SPELLWEAVER).print()).isNotEqualTo(print);
    assertThat(enrolment(Sheet.of("Brute", 2), SPELLWEAVER).print()).isNotEqualTo(print);
    assertThat(print(changing("monsters/bandit-guard.yaml", "hit-points:  5", "hit-points:  6")))
        .isNotEqualTo(print);
    assertThat(print(changing("monsters/ooze.yaml", "standees: 10", "standees: 11")))
        .as("no ooze takes part")
        .isEqualTo(print);
  }
}
