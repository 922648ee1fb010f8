package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.testkit.LittlePack;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only Buttons & Bugs or Jaws of the Lion know, and what is said if it is written wrongly. */
final class OwnGameTest {
  private static final String CELLS =
      "[+0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0, +0]";

  private static List<String> wrong(LittlePack pack, String file, String from, String to) {
    Map<String, String> texts = pack.texts();
    String text = texts.getOrDefault(file, "");
    assertThat(text).contains(from);
    texts.put(file, text.replaceFirst(java.util.regex.Pattern.quote(from), to));
    return Packs.read(new PackFiles(pack.id(), texts)).problems().stream()
        .map(problem -> problem.field() + ": " + problem.message() + "; " + problem.remedy())
        .toList();
  }

  private static List<String> attic(String file, String from, String to) {
    return wrong(LittlePack.ATTIC, file, from, to);
  }

  private static List<String> harbour(String file, String from, String to) {
    return wrong(LittlePack.HARBOUR, file, from, to);
  }

  @Test
  void whatIsWrittenIsWhatTheGameKnows() {
    assertThat(attic("pack.yaml", "The Attic", "The Loft")).isEmpty();
    assertThat(harbour("pack.yaml", "The Harbour", "The Port")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hit-points: [8, 9, 11, 12, 14]|hit-points: [8, 9, 11, 12, 14, 15, 16, 17, 18]"
            + "|hit-points: there are 9 numbers; write 5, one for each level",
        "hand-size: 4|hand-size: 3"
            + "|hand-size: there are 4 cards of level 1; by the rules BB they are the hand; write"
            + " 'hand-size: 4'",
        "level: 3|level: 2|boards: the boards are those of levels 2, 2, 4, 5; write one for each of"
            + " the levels 2, 3, 4 and 5",
        "cells: [-1, +0, +1,|cells: [-1, +0,"
            + "|boards[0].cells: there are 17 modifiers; by the rules BB a board has 18 cells",
        "{modifier: -1, pierce: 1}|{modifier: -1, rolling: true}"
            + "|boards[0].cells: by the rules BB nothing is rolling; leave 'rolling' out",
        "boards:|perks: [{add: [+1]}]\\n"
            + "boards:|perks: by the rules BB there are no perks; write 'boards', the modifiers of"
            + " levels 2 to 5",
        "level: 2\\n"
            + "    initiative: 11|level: 3\\n"
            + "    initiative: 11|cards[0].card: it has no card of level 2; write one of the same"
            + " name, into which it is upgraded",
        "level: 2\\n    initiative: 11|level: X\\n    initiative: 11"
            + "|cards[1].card: there is another card 'Pinprick'; give one of them another name",
        "level: 1\\n    initiative: 14|level: A\\n    initiative: 14"
            + "|cards[0].level: by the rules BB there are no cards of level A; write another level",
      })
  void aClassOfButtonsAndBugs(String from, String to, String said) {
    assertThat(attic("thimbler.yaml", lines(from), lines(to))).contains(said);
  }

  private static String lines(String written) {
    return written.replace("\\n", "\n");
  }

  @Test
  void anUpgradedCardIsCalledLikeTheOther() {
    assertThat(attic("mouser.yaml", "card: Leap\n    level: 2", "card: Jump\n    level: 2"))
        .containsExactly(
            "cards[0].card: it has no card of level 2; write one of the same name, into which it"
                + " is upgraded",
            "cards[4].card: no card of level 1 is called so; name it as the card of level 1 that is"
                + " upgraded into it");
  }

  @Test
  void aMonsterHasThreeActionsAndABoardOfItsDifficulty() {
    assertThat(attic("monsters.yaml", "    - {initiative: 78, do: [{attack: 2, range: 3}]}\n", ""))
        .containsExactly(
            "[1].cards: there are 2 actions; by the rules BB a monster has three; write 3, or 1 for"
                + " all of them");
    assertThat(
            attic(
                "monsters.yaml",
                "  normal: {hit-points: 6",
                "  elite: {hit-points: 9}\n  normal: {hit-points: 6"))
        .containsExactly(
            "[2].elite: by the rules BB there are no elite monsters; leave 'elite' out");
    assertThat(attic("monsters.yaml", "monster-modifiers: easy", "monster-modifiers: simple"))
        .singleElement()
        .asString()
        .contains("very-easy, easy, normal, hard, very-hard");
    assertThat(attic("monsters.yaml", "monster-modifiers: easy", "monster-modifiers: hard"))
        .singleElement()
        .asString()
        .contains("there is another board of the monsters 'HARD'");
    assertThat(attic("monsters.yaml", "cells: [-1, -1,", "cells: [-1,"))
        .containsExactly("[4].cells: there are 17 modifiers; by the rules BB a board has 18 cells");
  }

  @Test
  void aScenarioPrescribesWhatThereIs() {
    assertThat(attic("scenarios.yaml", "character: Thimbler", "character: Thimblor"))
        .containsExactly("[2].character: there is no class 'Thimblor'; did you mean 'Thimbler'?");
    assertThat(attic("scenarios.yaml", "level: 5", "level: 6"))
        .containsExactly("[2].level: by the rules BB there is no level 6; write 1 to 5");
    assertThat(attic("scenarios.yaml", "  level: 1\n", "  level: 1\n  cards: A\n"))
        .containsExactly(
            "[0].cards: by the rules BB no scenario prescribes cards; leave 'cards' out");
    assertThat(harbour("scenarios.yaml", "  cards: A\n", "  cards: A\n  character: Docker\n"))
        .containsExactly(
            "[0].character: by the rules JL no scenario prescribes a character; leave 'character'"
                + " out");
    assertThat(harbour("scenarios.yaml", "cards: A", "cards: C"))
        .singleElement()
        .asString()
        .contains("A, B");
  }

  @Test
  void cardsOfLevelsAAndBAreThoseOfTheFirstScenarios() {
    assertThat(harbour("docker.yaml", "{card: Heave, level: A", "{card: Heave, level: B"))
        .containsExactly(
            "cards: there are 5 cards of level A and 3 of level B; by the rules JL a class has 6"
                + " and 2",
            "cards[2].card: no card of level A is called so; name it as the card of level A whose"
                + " place it takes");
    assertThat(harbour("docker.yaml", "{card: Anchor Chain", "{card: Ballast"))
        .containsExactly(
            "cards[16].card: there is another card 'Ballast'; give one of them another name");
    assertThat(harbour("pack.yaml", "ruleset: JL", "ruleset: GH"))
        .contains(
            "cards[0].level: by the rules GH there are no cards of level A; write another level",
            "[0].cards: by the rules GH no scenario prescribes cards; leave 'cards' out");
  }

  @Test
  void somebodyMustHaveTheCardsThatAScenarioTeachesWith() {
    Map<String, String> texts = LittlePack.HARBOUR.texts();
    texts.remove("docker.yaml");
    texts.remove("gull.yaml");
    assertThat(Packs.read(new PackFiles("harbour", texts)).problems())
        .extracting(problem -> problem.field() + ": " + problem.message())
        .containsExactly(
            "[0].cards: no class has cards of level A", "[1].cards: no class has cards of level A");
  }

  @Test
  void whereModifiersAreCardsThereAreNoBoards() {
    assertThat(
            harbour(
                "docker.yaml",
                "perks:",
                "boards: [{level: 2, cells: %1$s}, {level: 3, cells: %1$s}, {level: 4, cells: %1$s},"
                        .formatted(CELLS)
                    + " {level: 5, cells: %s}]\nperks:".formatted(CELLS)))
        .hasSize(4)
        .contains(
            "boards[0].cells: by the rules JL modifiers are a deck of cards; leave the board out");
    assertThat(
            harbour(
                "monsters.yaml",
                "- monster: Wharf Rat",
                "- {monster-modifiers: easy, cells: " + CELLS + "}\n- monster: Wharf Rat"))
        .containsExactly(
            "[0].cells: by the rules JL modifiers are a deck of cards; leave the board out");
  }
}
