package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every item that is worn on the body, in a game. */
final class BodyItemsPlayedTest extends ItemTrials {

  // When attacked

  @ParameterizedTest
  @CsvSource({
    "Chainmail, 1, 0, 3, 3, SPENT",
    "Splintmail, 1, 0, 4, 4, SPENT",
    "Platemail, 1, 0, 5, 5, SPENT",
    "Swordedge Armor, 1, 1, 3, 4, SPENT",
    "Steam Armor, 1, 0, 5, 0, LOST"
  })
  void armour(String item, int shield, int retaliate, int uses, int minusOnes, Items.Wear after) {
    shields(item, shield, retaliate, uses, minusOnes, after);
  }

  @Test
  @Played("Studded Leather")
  void studdedLeather() {
    Arena arena = defended(besieged("Studded Leather", 2, ModifierCard.plus(0)));
    assertThat(used(arena)).isEqualTo(1);
    assertThat(arena.lost('A')).isEqualTo(2 * ATTACK - 1);
    assertThat(arena.events(What.DREW))
        .extracting(event -> event.words().split(", ").length)
        .containsExactly(2, 1);
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
    Arena missed = defended(besieged("Studded Leather", 1, ModifierCard.MISS));
    assertThat(used(missed)).as("before the draw").isEqualTo(1);
  }

  @Test
  @Played("Shadow Armor")
  void shadowArmor() {
    Arena arena = defended(besieged("Shadow Armor", 2));
    assertThat(arena.lost('A')).isEqualTo(ATTACK);
    assertThat(used(arena)).isEqualTo(1);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena pierced =
        wearing("Shadow Armor", "A   a   .   B")
            .monsters(StatLine.of(90, 0, 9, 0).riding(new Rider.Pierce(9)))
            .monsters(ATTACKS);
    assertThat(defended(pierced).lost('A')).as("no shield").isZero();
    assertThat(used(defended(besieged("Shadow Armor", 1, ModifierCard.MISS)))).isZero();
    Arena otherwise =
        wearing("Shadow Armor", "A   a   .   B")
            .monsters(
                MonsterCard.of(
                    5, Ability.suffer(haven.model.ability.Value.of(3), Aim.AS_USUAL.adjacently())));
    assertThat(defended(otherwise).lost('A')).as("not from an attack").isEqualTo(3);
  }

  // In an attack

  @Test
  @Played("Robes of Evocation")
  void robesOfEvocation() {
    strikes(
        "Robes of Evocation",
        Kind.ANY,
        Extent.WHOLE,
        1,
        "",
        Items.Wear.SPENT,
        List.of(Element.EARTH));
  }

  // In one's turn

  @Test
  @Played("Blinking Cape")
  void blinkingCape() {
    Arena arena = turn("Blinking Cape", "A   a   w   x   y   z   B", Arena.bottom(Ability.move(1)));
    use(arena.way('a', 'w', 'x', 'y'));
    assertThat(arena.stands('A', 'y')).as("4 hexes, over an enemy").isTrue();
    assertThat(arena.prompt().options()).as("besides").contains(new Choice.Act(0, false, false));
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    assertThat(isOffered(arena)).isFalse();
  }

  @Test
  @Played("Robes of Summoning")
  void robesOfSummoning() {
    Arena arena =
        turn(List.of("Robes of Summoning", "Ring of Skulls"), "A   x   a   .   .   .   B");
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x')));
    arena.take(new Choice.Use(1)).goOn();
    Watched skeleton = arena.all("Skeleton").getFirst();
    skeleton.hitPoints(1);
    arena.take(USE);
    assertThat(arena.prompt().options())
        .as("neither oneself nor heroes")
        .doesNotContain(arena.at(arena.figure('A')), arena.at(arena.figure('B')));
    arena.goOn();
    assertThat(skeleton.hitPoints()).isEqualTo(3);
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  // As long as it is worn

  @Test
  @Played("Drakescale Armor")
  void drakescaleArmor() {
    for (Condition condition : List.of(Condition.POISON, Condition.WOUND, Condition.MUDDLE)) {
      Arena arena =
          wearing("Drakescale Armor", "A   a   .   B")
              .monsters(MonsterCard.of(5, Ability.give(condition, Aim.AS_USUAL.adjacently())))
              .start()
              .selectFirstTwo();
      arena.untilTurnEnds(arena.figure('a'));
      assertThat(arena.has('A', condition)).isEqualTo(condition == Condition.MUDDLE);
    }
  }
}
