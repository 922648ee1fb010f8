package haven.app.trial;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.Library;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.monster.MonsterDeck;
import haven.model.monster.MonsterType;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code haven try}, on everything that the Gloomhaven pack has. */
final class TryCommandTest {
  private static final Pack PACK = Library.of(List.of()).pack("gh");

  private static String shown(Trial trial, int level, List<String> without) {
    List<String> lines = new ArrayList<>();
    boolean happened =
        new Showing(TrialStage.of(PACK, level), new Speech(PACK, "en"), lines::add).show(trial);
    if (!happened && trial.isWritten()) {
      without.add(lines.getFirst());
    }
    return String.join("\n", lines);
  }

  @Test
  void everyHalfOfEveryCardDoesSomethingOrSaysWhyNot() {
    List<String> without = new ArrayList<>();
    for (ClassEntry entry : PACK.classes()) {
      CharacterClass printed = entry.characterClass();
      List<AbilityCard> cards = new ArrayList<>(printed.cards());
      cards.addAll(printed.supply());
      for (AbilityCard card : cards) {
        for (boolean top : List.of(true, false)) {
          String told = shown(new Trial.Half(printed, card, top), card.level(), without);
          assertThat(told).as(card.name()).contains("hit points");
        }
      }
    }
    assertThat(without).as("halves that find nothing on this stage").hasSizeLessThan(20);
  }

  /** Those that are not used work by being worn, or wait for what does not happen here. */
  @Test
  void nearlyEveryItemIsUsed() {
    List<String> without = new ArrayList<>();
    List<String> unused = new ArrayList<>();
    PACK.items()
        .forEach(
            ware -> {
              if (shown(new Trial.Item(ware.item()), 1, without).contains("was not used")) {
                unused.add(ware.item().name());
              }
            });
    assertThat(without).isEmpty();
    assertThat(unused.size()).as(unused.toString()).isLessThan(PACK.items().size() / 3);
  }

  @Test
  void everyCardOfEveryMonsterDoesSomething() {
    List<String> without = new ArrayList<>();
    for (MonsterType type : PACK.monsters()) {
      for (MonsterDeck deck : PACK.decks()) {
        if (deck.name().equals(type.deck())) {
          Showing.cards(type, deck).forEach(trial -> shown(trial, 1, without));
        }
      }
    }
    // What these guards do takes a scenario of their own.
    assertThat(without).allMatch(title -> title.startsWith("City Guard ("));
  }

  @Test
  void aCardIsToldStepByStepWithItsRules() {
    Run run = Run.haven("try", "Trample", "--bottom");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("bottom of Trample", "    Attack 2, all enemies moved through")
        .contains("> Brute: choose where to move", "Dummy 3 suffers 2 damage. [ATK-18]")
        .contains("Brute gains 2 experience. [XPP-02]", "18/40 hit points")
        .doesNotContain("top of Trample");
  }

  @Test
  void itSpeaksOtherLanguages() {
    assertThat(Run.haven("try", "Trample", "--top", "--lang", "de").out())
        .contains("Barbar greift Dummy 3 mit 3 an. [ATK-01]");
    assertThat(Run.haven("try", "Trample", "--lang", "fr").err())
        .contains("--lang should be one of en, de, it, not fr");
  }

  @Test
  void anItemIsUsedAndAMonsterActs() {
    assertThat(Run.haven("try", "Minor Stamina Potion").out())
        .contains("Hero uses Minor Stamina Potion.", "> Hero:");
    assertThat(Run.haven("try", "Guard").out())
        .contains("Bandit Guard, 15", "Bandit Guard, 70", "attacks");
  }

  @Test
  void whatHasNoAbilitySaysSo() {
    CharacterClass printed = PACK.classes().getFirst().characterClass();
    AbilityCard empty = AbilityCard.of("Empty", 50, CardAction.of(), CardAction.of());
    assertThat(shown(new Trial.Half(printed, empty, true), 1, new ArrayList<>()))
        .contains("Nothing happens: there is no ability on it.");
  }

  @Test
  void theNearestThreeAreNamed() {
    Run run = Run.haven("try", "Tramle");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("'Trample'");
  }
}
