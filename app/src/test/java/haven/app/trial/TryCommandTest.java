package haven.app.trial;

import static org.assertj.core.api.Assertions.assertThat;

import haven.app.Run;
import haven.content.pack.Library;
import haven.model.card.AbilityCard;
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
    if (!happened) {
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
    System.out.println(without.size() + " " + without);
  }

  @Test
  void everyItem() {
    List<String> without = new ArrayList<>();
    List<String> unused = new ArrayList<>();
    PACK.items()
        .forEach(
            ware -> {
              if (shown(new Trial.Item(ware.item()), 1, without).contains("was not used")) {
                unused.add(ware.item().name());
              }
            });
    System.out.println(unused.size() + " " + unused);
    System.out.println(without.size() + " " + without);
  }

  @Test
  void everyMonsterCard() {
    List<String> without = new ArrayList<>();
    for (MonsterType type : PACK.monsters()) {
      for (MonsterDeck deck : PACK.decks()) {
        if (deck.name().equals(type.deck())) {
          Showing.cards(type, deck).forEach(trial -> shown(trial, 1, without));
        }
      }
    }
    System.out.println(without.size() + " " + without);
  }

  @Test
  void theNearestThreeAreNamed() {
    Run run = Run.haven("try", "Tramle");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("'Trample'");
  }
}
