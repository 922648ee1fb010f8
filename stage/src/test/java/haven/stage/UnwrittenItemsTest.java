package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.card.ItemCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import org.junit.jupiter.api.Test;

/** An item of which nobody has written what it does can be brought, and is never offered. */
final class UnwrittenItemsTest {
  private static Arena arena(ItemCard.Use use) {
    return Arena.in(Ruleset.GLOOMHAVEN, "A   g   .   .   B")
        .hero('A')
        .hero('B')
        .items('A', ItemCard.of("Item", ItemCard.Slot.SMALL, ItemCard.Wear.LOST, use))
        .monster('g', "Guard", StatLine.of(20, 0, 0, 0))
        .start()
        .turnOf('A');
  }

  @Test
  void whatIsNotWrittenIsNotOffered() {
    assertThat(arena(ItemCard.Use.UNKNOWN).prompt().options()).doesNotContain(new Choice.Use(0));
  }

  @Test
  void whatIsWrittenIs() {
    ItemCard.Use heal =
        ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.heal(1, Aim.SELF));
    assertThat(arena(heal).prompt().options()).contains(new Choice.Use(0));
  }
}
