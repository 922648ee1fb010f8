package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.stage.Arena;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every item that is held in one hand, in a game. */
final class OneHandItemsPlayedTest extends ItemTrials {

  // In an attack

  @ParameterizedTest
  @CsvSource({"Jagged Sword, WOUND", "Black Knife, CURSE"})
  void conditionsOfASingleMeleeAttack(String item, String condition) {
    strikes(item, Kind.MELEE, Extent.SINGLE, 0, condition, Items.Wear.SPENT);
  }

  @ParameterizedTest
  @CsvSource({
    "Frigid Blade, ICE",
    "Storm Blade, AIR",
    "Inferno Blade, FIRE",
    "Tremor Blade, EARTH",
    "Brilliant Blade, LIGHT",
    "Night Blade, DARK"
  })
  void bladesOfElements(String item, Element element) {
    strikes(item, Kind.MELEE, Extent.SINGLE, 2, "", Items.Wear.READY, List.of(element));
    Arena other = wearing(item, "A   a   .   B", Arena.top(MELEE)).start();
    for (Element one : Element.values()) {
      if (one != element) {
        other.strong(one);
      }
    }
    other.turnOf('A').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(used(other)).as("no other element").isZero();
  }

  @Test
  @Played("Battle-Axe")
  void battleAxe() {
    Arena arena =
        wearing("Battle-Axe", "  a   b   .\nc   A   d   B\n  .   .   .", Arena.top(MELEE));
    covers(arena, "abcd", List.of("ab", "ac", "bd", "c", "d"), "bd");
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    isNotFor("Battle-Axe", RANGED, TWO, TWO_FAR);
  }

  @Test
  @Played("Volatile Bomb")
  void volatileBomb() {
    Arena arena =
        wearing(
            "Volatile Bomb", "A   .   .   a   b   B\n  .   .   .   c   .   .", Arena.top(RANGED));
    arena.start().turnOf('A').remember();
    assertThat(areas(arena, "abc")).containsExactly("a", "a", "a", "ab", "abc", "ac", "c");
    arena.take(area(arena, "abc")).goOn();
    assertThat(List.of(arena.lost('a'), arena.lost('b'), arena.lost('c'))).containsOnly(2);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    isNotFor("Volatile Bomb", MELEE, TWO, TWO_FAR);
  }

  @ParameterizedTest
  @CsvSource({"Versatile Dagger, 3", "Balanced Blade, 4"})
  void basicAttacks(String item, int value) {
    Arena basic = turn(item, "A   a   .   B", Arena.top(MELEE));
    assertThat(basic.perform(new Choice.Act(0, true, true)).lost('a')).isEqualTo(value);
    Arena printed = turn(item, "A   a   .   B", Arena.top(MELEE)).performTop().goOn();
    assertThat(printed.lost('a')).isEqualTo(2);
    Arena move = turn(item, "A   .   .   .   .   a   B").perform(new Choice.Act(0, false, true));
    assertThat(move.happened(What.MOVED, 'A')).hasSize(2);
  }

  @Test
  @Played("Fueled Falchion")
  void fueledFalchion() {
    for (int hitPoints : new int[] {90, 2}) {
      Arena arena =
          wearing("Fueled Falchion", ".   A   a   b   c\n  d   .   B", Arena.top(MELEE))
              .monsters(StatLine.of(hitPoints, 0, 0, 0))
              .start()
              .turnOf('A')
              .remember();
      arena.target('a').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
      assertThat(arena.lost('a')).isEqualTo(hitPoints == 2 ? 2 : 3);
      assertThat(arena.lost('b')).as("next to the target").isEqualTo(1);
      assertThat(arena.lost('c')).as("not next to it").isZero();
      assertThat(arena.lost('d')).as("next to the attacker only").isZero();
      assertThat(arena.lost('B')).as("no enemy").isZero();
      assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    }
    isNotFor("Fueled Falchion", RANGED, TWO);
  }

  @Test
  @Played("Silent Stiletto")
  void silentStiletto() {
    for (boolean far : new boolean[] {false, true}) {
      Arena arena =
          wearing(
                  "Silent Stiletto",
                  far ? "A   .   a   B" : "A   a   .   B",
                  Arena.top(far ? RANGED : MELEE))
              .monsters(StatLine.of(90, 0, 0, 0).having(Effect.shield(2)))
              .start()
              .turnOf('A')
              .remember();
      arena.target('a').performTop().goOn();
      assertThat(arena.lost('a')).isEqualTo(far ? 0 : 1);
    }
  }

  // When attacked

  @ParameterizedTest
  @CsvSource({"Tower Shield, 2, 0, 1, 0, SPENT", "Spiked Shield, 1, 2, 1, 0, SPENT"})
  void shieldsOfOneHand(
      String item, int shield, int retaliate, int uses, int minusOnes, Items.Wear after) {
    shields(item, shield, retaliate, uses, minusOnes, after);
  }

  @Test
  @Played("Sun Shield")
  void sunShield() {
    Arena arena = besieged("Sun Shield", 2).start().strong(Element.LIGHT);
    arena.answer(Prompt.Kind.ITEM, USE, USE).turnOf('A');
    assertThat(arena.lost('A')).isEqualTo(2 * ATTACK - 3);
    assertThat(used(arena)).as("one light").isEqualTo(1);
    assertThat(arena.isInert(Element.LIGHT)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.READY);
    assertThat(used(defended(besieged("Sun Shield", 1)))).as("no light").isZero();
  }

  private static final Ability RETALIATE = Ability.round(Effect.retaliate(2));

  @Test
  @Played("Imposing Blade")
  void imposingBlade() {
    for (int hitPoints : new int[] {2, 3}) {
      Arena arena =
          wearing("Imposing Blade", "a   A   b   .   .   B", Arena.top(MELEE))
              .monsters(StatLine.of(hitPoints, 0, 4, 0))
              .monsters(MonsterCard.of(95, Ability.Attack.of(Value.STAT)))
              .start()
              .turnOf('A')
              .remember();
      arena.target('a').performTop().goOn().endRound();
      assertThat(arena.events(What.DIED)).hasSize(hitPoints == 2 ? 1 : 0);
      assertThat(arena.lost('A')).isEqualTo(hitPoints == 2 ? 4 - 1 : 4 + 4);
      arena.remember().selectFirst(2).endRound();
      assertThat(arena.lost('A')).as("for the round").isEqualTo(hitPoints == 2 ? 4 : 4 + 4);
    }
    Arena retaliating =
        wearing("Imposing Blade", "a   A   b   .   .   B", Arena.bottom(RETALIATE))
            .monsters(StatLine.of(2, 0, 4, 0))
            .monsters(MonsterCard.of(95, Ability.Attack.of(Value.STAT)))
            .start()
            .turnOf('A')
            .remember();
    retaliating.perform(new Choice.Act(0, false, false)).endRound();
    assertThat(retaliating.events(What.DIED)).hasSize(2);
    assertThat(retaliating.lost('A')).as("not in its own turn").isEqualTo(4 + 4);
  }

  // In one's turn

  @ParameterizedTest
  @CsvSource({
    "Wand of Frost, ICE",
    "Wand of Storms, AIR",
    "Wand of Infernos, FIRE",
    "Wand of Tremors, EARTH",
    "Wand of Brilliance, LIGHT",
    "Wand of Darkness, DARK"
  })
  void wands(String item, Element element) {
    Arena arena = use(turn(item, "A   a   .   B"));
    assertThat(isOffered(arena)).isFalse();
    arena.endTurn();
    for (Element one : Element.values()) {
      assertThat(arena.isStrong(one)).isEqualTo(one == element);
    }
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  @ParameterizedTest
  @CsvSource({"Orb of Dawn, DARK, LIGHT", "Orb of Twilight, LIGHT, DARK"})
  void orbs(String item, Element consumed, Element infused) {
    assertThat(isOffered(turn(item, "A   a   .   B"))).isFalse();
    Arena arena = wearing(item, "A   a   .   B").start().strong(consumed).turnOf('A');
    use(arena).endTurn();
    assertThat(arena.isInert(consumed)).isTrue();
    assertThat(arena.isStrong(infused)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.READY);
  }

  @Test
  @Played("Skull of Hatred")
  void skullOfHatred() {
    Arena arena = use(turn("Skull of Hatred", "a   A   b   c   B"));
    assertThat(curses(arena)).as("two are adjacent").isEqualTo(2);
    assertThat(arena.figure('a').conditions()).doesNotContain(Condition.POISON);
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
  }

  @Test
  @Played("Bloody Axe")
  void bloodyAxe() {
    strikes("Bloody Axe", Kind.MELEE, Extent.WHOLE, 1, "", Items.Wear.SPENT);
    Arena arena = turn("Bloody Axe", "a   A   b   .   B", Arena.top(TWO));
    arena.target('a', 'b').answer(Prompt.Kind.BEFORE_DRAW, USE).performTop().goOn();
    assertThat(arena.lost('A')).as("once").isEqualTo(2);
  }

  @Test
  @Played("Focusing Ray")
  void focusingRay() {
    for (boolean use : new boolean[] {true, false}) {
      Ability.Heal heal =
          Ability.heal(3, Aim.AS_USUAL.at(Affects.ALLIES_OR_SELF).range(3).targets(2));
      Arena arena = turn("Focusing Ray", "A   B   a   .", Arena.top(heal));
      assertThat(isOffered(arena)).isFalse();
      if (use) {
        arena.answer(Prompt.Kind.ITEM, USE);
      }
      arena.performTop().goOn();
      assertThat(List.of(arena.lost('A'), arena.lost('B'))).containsOnly(use ? -6 : -3);
      assertThat(wear(arena)).isEqualTo(use ? Items.Wear.LOST : Items.Wear.READY);
    }
  }

  @Test
  @Played("Psychic Knife")
  void psychicKnife() {
    for (String card : List.of("The Mind's Weakness", "Perverse Edge")) {
      int plain = augmented("Drakescale Armor", card);
      assertThat(augmented("Psychic Knife", card) - plain)
          .isEqualTo(card.startsWith("The") ? 1 : 0);
    }
  }

  /** What hero A does with the top of a card of the Mindthief. */
  private static int augmented(String item, String card) {
    Arena arena =
        Gloomhaven.trying("Mindthief", "A   a   .   B", card)
            .items('A', Gloomhaven.PACK.item(item))
            .start()
            .target('a')
            .playTop();
    return arena.lost('a');
  }

  @Test
  @Played("Unstable Explosives")
  void unstableExplosives() {
    Arena arena =
        turn(
            "Unstable Explosives", "A   .   a   b   .\n  .   .   B   c   .   d", Arena.top(RANGED));
    assertThat(areas(arena, "abcd")).contains("abc");
    arena.take(area(arena, "abBc")).goOn();
    assertThat(List.of(arena.lost('a'), arena.lost('b'), arena.lost('c'))).containsOnly(2);
    assertThat(arena.lost('d')).isZero();
    assertThat(arena.lost('B')).as("once").isEqualTo(3);
    assertThat(arena.lost('A')).isZero();
    assertThat(wear(arena)).isEqualTo(Items.Wear.LOST);
    Arena apart =
        turn(
            "Unstable Explosives", "A   .   a   b   .\n  .   .   .   c   .   B", Arena.top(RANGED));
    areas(apart, "abc");
    apart.take(area(apart, "abc")).goOn();
    assertThat(apart.lost('B')).as("not in the area").isZero();
    isNotFor("Unstable Explosives", MELEE, TWO, TWO_FAR);
  }
}
