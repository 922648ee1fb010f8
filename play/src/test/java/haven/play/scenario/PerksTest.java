package haven.play.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.card.CharacterClass;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Perks, and the modifier deck that comes of them. */
final class PerksTest {
  private static final Perk FEWER_MINUSES = Perk.removing(2, ModifierCard.plus(-1)).boxes(2);
  private static final Perk FOR_THE_WORST =
      Perk.removing(1, ModifierCard.plus(-2)).andAdding(1, ModifierCard.plus(0));
  private static final Perk CAREFREE =
      Perk.ignoring(Perk.Ignores.ITEM_MINUSES).andAdding(1, ModifierCard.plus(1));
  private static final Perk STEADFAST = Perk.ignoring(Perk.Ignores.SCENARIO_EFFECTS);
  private static final Perk NO_ZEROS = Perk.removing(4, ModifierCard.plus(0)).boxes(2);

  private static Hero hero() {
    CharacterClass type =
        new CharacterClass("Some", 10, List.of(10), List.of(), ModifierCard.STANDARD_DECK);
    return Hero.of(
        "hero", type.perks(FEWER_MINUSES, FOR_THE_WORST, CAREFREE, STEADFAST, NO_ZEROS), 1);
  }

  private static int count(Hero hero, ModifierCard card) {
    return Collections.frequency(hero.deck(), card);
  }

  @Test
  void perksMayLetSomethingBeIgnored() {
    Hero hero = hero().withPerks(Map.of(2, 1, 3, 1));
    assertThat(hero.ignores())
        .containsExactly(Perk.Ignores.ITEM_MINUSES, Perk.Ignores.SCENARIO_EFFECTS);
    assertThat(count(hero, ModifierCard.plus(1))).isEqualTo(6);
    assertThat(hero().withPerks(Map.of(3, 0)).ignores()).isEmpty();
  }

  @Test
  void whatTheSheetDoesNotHaveIsRefused() {
    assertThatThrownBy(() -> hero().withPerks(Map.of(1, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("perk 1 of Some has 1 boxes, not 2");
    assertThatThrownBy(() -> hero().withPerks(Map.of(5, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Some has no perk 5");
    assertThatThrownBy(() -> hero().withPerks(Map.of(4, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the deck of Some has no +0 left to remove");
    assertThatThrownBy(() -> FOR_THE_WORST.boxes(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
