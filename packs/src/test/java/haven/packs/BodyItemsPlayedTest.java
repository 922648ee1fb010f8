package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.scenario.Setup;
import haven.play.table.Items;
import haven.play.turn.Half;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.List;
import java.util.stream.Stream;
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
            .monsters(MonsterCard.of(5, Ability.suffer(Value.of(3), Aim.AS_USUAL.adjacently())));
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
    use(arena);
    assertThat(arena.stands('A', 'y')).as("4 hexes, over an enemy").isTrue();
    assertThat(arena.prompt().options()).as("besides").contains(new Choice.Act(0, false, false));
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    assertThat(isOffered(arena)).isFalse();
  }

  @Test
  @Played("Robes of Summoning")
  void robesOfSummoning() {
    Arena arena = turn(List.of("Robes of Summoning", "Power Core"), "A   x   a   .   .   .   B");
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x')));
    arena.take(new Choice.Use(1)).goOn();
    Watched construct = arena.all("Steel Construct").getFirst();
    construct.hitPoints(1);
    arena.take(USE);
    assertThat(arena.prompt().options())
        .as("neither oneself nor heroes")
        .doesNotContain(arena.at(arena.figure('A')), arena.at(arena.figure('B')));
    arena.goOn();
    assertThat(construct.hitPoints()).isEqualTo(3);
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

  @Test
  @Played("Cloak of Pockets")
  void cloakOfPockets() {
    List<String> three =
        List.of("Minor Healing Potion", "Minor Stamina Potion", "Minor Power Potion");
    assertThat(entering(plus(three, "Cloak of Pockets")).state().hero(0).items().size())
        .isEqualTo(4);
    assertThatThrownBy(() -> entering(three)).isInstanceOf(Refused.class);
    List<String> four = plus(three, "Stun Powder");
    assertThatThrownBy(() -> entering(plus(four, "Cloak of Pockets"))).isInstanceOf(Refused.class);
  }

  /** A hero of level 1 wants to bring these. */
  private static Game entering(List<String> items) {
    Arena arena = wearing(items, "A   a   .   B");
    arena.setup(setup -> Setup.of(setup.ruleset(), setup.scenario(), setup.party()));
    return Arena.enter(arena.setup(), 1);
  }

  private static List<String> plus(List<String> items, String another) {
    return Stream.concat(items.stream(), Stream.of(another)).toList();
  }

  @Test
  @Played("Second Skin")
  void secondSkin() {
    for (String item : List.of("Second Skin", "Drakescale Armor")) {
      Arena arena =
          Gloomhaven.trying("Brute", "A   a   .   B")
              .hero('A', Gloomhaven.PACK.characterClass("Brute"))
              .items('A', Gloomhaven.PACK.item(item))
              .start();
      boolean worn = item.equals("Second Skin");
      assertThat(arena.modifiers("A").drawPile())
          .hasSize(worn ? 18 : 20)
          .filteredOn(ModifierCard.plus(-1)::equals)
          .hasSize(worn ? 3 : 5);
    }
  }

  @Test
  @Played("Sacrificial Robes")
  void sacrificialRobes() {
    strikes("Sacrificial Robes", Kind.RANGED, Extent.WHOLE, 1, "", Items.Wear.SPENT);
    Arena arena = turn("Sacrificial Robes", "A   .   a   b   .   B", Arena.top(TWO_FAR));
    arena.target('a', 'b').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(arena.lost('A')).as("once").isEqualTo(3);
  }

  @Test
  @Played("Flea-Bitten Shawl")
  void fleaBittenShawl() {
    for (String item : List.of("Flea-Bitten Shawl", "Drakescale Armor")) {
      Arena arena =
          wearing(item, "A   a   B", Arena.top())
              .hero('B', Arena.card("Fifty", 50, CardAction.of(), CardAction.of()))
              .monsters(MonsterCard.of(60, Ability.Attack.of(Value.STAT)))
              .start();
      arena.selectFirstTwo();
      arena.untilTurnEnds(arena.figure('a'));
      assertThat(arena.turns()).as("its turn comes as before").startsWith("A", "B");
      boolean worn = item.equals("Flea-Bitten Shawl");
      assertThat(List.of(arena.lost('A'), arena.lost('B')))
          .containsExactly(worn ? 0 : 2, worn ? 2 : 0);
    }
  }

  @Test
  @Played("Cloak of Phasing")
  void cloakOfPhasing() {
    for (boolean inside : new boolean[] {true, false}) {
      Arena arena =
          wearing(
                  "Cloak of Phasing",
                  inside ? "A   x%  a   .   .   .   B" : "A   x   a   .   .   .   B",
                  Arena.top(MELEE),
                  Arena.bottom(Ability.move(1)))
              .monsters(MonsterCard.of(98, Ability.Attack.of(Value.STAT)))
              .start()
              .turnOf('A')
              .remember();
      assertThat(arena.figure('A').isFlying()).isTrue();
      arena.way('x').perform(new Choice.Act(1, false, false));
      assertThat(arena.stands('A', 'x')).as("it flies").isTrue();
      arena.perform(new Choice.Act(0, true, false));
      assertThat(arena.lost('a')).isEqualTo(inside ? 0 : 2);
      arena.endRound();
      assertThat(arena.lost('A')).as("nobody sees it").isEqualTo(inside ? 0 : 2);
    }
  }

  @Test
  @Played("Doctor's Coat")
  void doctorsCoat() {
    for (String card : List.of("Medical Pack", "Large Medical Pack", "First Aid")) {
      AbilityCard pack =
          Arena.card(card, 20, CardAction.of(Ability.heal(3, Aim.SELF)), CardAction.of());
      Arena arena = wearing("Doctor's Coat", "A   a   .   .   .   B", pack).hero('B', pack).start();
      arena.turnOf('A').remember().performTop().goOn();
      assertThat(arena.lost('A')).as("an ally's").isEqualTo(-3);
      arena.until(Prompt.Kind.ACTION, "B").remember().performTop().goOn();
      assertThat(arena.lost('B')).isEqualTo(card.equals("First Aid") ? -3 : -4);
    }
  }

  @Test
  @Played("Cloak of the Hunter")
  void cloakOfTheHunter() {
    Arena arena =
        Gloomhaven.trying(
                "Doomstalker", "b   A   .   a   #   .   B", "Singular Focus", "Detonation")
            .items('A', Gloomhaven.PACK.item("Cloak of the Hunter"))
            .start()
            .turnOf('A', 0, 1)
            .target('a')
            .play(0, Half.BOTTOM);
    assertThat(arena.has('a', Condition.MUDDLE)).isTrue();
    assertThat(arena.has('b', Condition.MUDDLE)).as("not doomed").isFalse();
    arena.game.state().lose(arena.figure('a').id(), Condition.MUDDLE);
    arena.play(1, Half.TOP);
    assertThat(arena.has('a', Condition.MUDDLE)).as("no Doom action").isFalse();
  }
}
