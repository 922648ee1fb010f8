package haven.packs;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Element;
import haven.model.ability.Value;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.table.Items;
import haven.stage.Arena;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every item that is worn on the legs, in a game. */
final class LegItemsPlayedTest extends ItemTrials {
  private static final String STREET = "A   p   q   r   s   t   u   v   w   x   y   a   .   B";
  private static final AbilityCard MOVE = Arena.bottom(Ability.move(2));
  private static final Choice BOTTOM = new Choice.Act(0, false, false);

  private static final AbilityCard FIFTY =
      Arena.card("Fifty", 50, CardAction.of(), CardAction.of());

  private static int steps(Arena arena) {
    return arena.happened(What.MOVED, 'A').size();
  }

  // In a move

  @ParameterizedTest
  @CsvSource({
    "Boots of Dashing, 3, false",
    "Boots of Sprinting, 4, false",
    "Rocket Boots, 3, true"
  })
  void longerMoves(String item, int more, boolean jump) {
    Arena arena = turn(item, STREET, MOVE);
    assertThat(isOffered(arena)).as("only in a move").isFalse();
    arena.choose(BOTTOM);
    assertThat(isOffered(arena)).isTrue();
    arena.walk('p');
    assertThat(isOffered(arena)).as("what is walked is no jump").isEqualTo(!jump);
    Arena used = turn(item, STREET, MOVE).answer(Prompt.Kind.STEP, USE);
    used.perform(BOTTOM);
    assertThat(steps(used)).isEqualTo(2 + more);
    assertThat(wear(used)).isEqualTo(Items.Wear.SPENT);
    Arena over = turn(item, "A   a   x   y   .   B", MOVE).take(BOTTOM).take(USE);
    assertThat(over.prompt().options().contains(new Choice.To(over.hex('a')))).isEqualTo(jump);
  }

  @ParameterizedTest
  @CsvSource({"Comfortable Shoes, 3", "Serene Sandals, 4"})
  void basicMoves(String item, int points) {
    Arena basic = turn(item, STREET, MOVE).perform(new Choice.Act(0, false, true));
    assertThat(steps(basic)).isEqualTo(points);
    assertThat(steps(turn(item, STREET, MOVE).perform(BOTTOM))).as("a printed one").isEqualTo(2);
    Arena attack = turn(item, "A   a   .   B").perform(new Choice.Act(0, true, true));
    assertThat(attack.lost('a')).isEqualTo(2);
  }

  // What was moved in a turn

  /** Hero A, ending its turn after so many hexes. */
  private static Arena walked(Arena arena, int hexes) {
    arena.start().turnOf('A').remember();
    if (hexes > 0) {
      arena.way("pqrstuvwxy".substring(0, hexes).toCharArray()).perform(BOTTOM);
      assertThat(steps(arena)).isEqualTo(hexes);
    }
    return arena.endTurn();
  }

  private static Arena walked(String item, int hexes) {
    return walked(wearing(item, STREET, Arena.bottom(Ability.move(9))), hexes);
  }

  @Test
  @Played("Shoes of Happiness")
  void shoesOfHappiness() {
    assertThat(walked("Shoes of Happiness", 5).xp('A')).isZero();
    assertThat(walked("Shoes of Happiness", 6).xp('A')).isEqualTo(1);
    assertThat(walked("Shoes of Happiness", 9).xp('A')).isEqualTo(1);
  }

  @Test
  @Played("Endurance Footwraps")
  void enduranceFootwraps() {
    assertThat(walked("Endurance Footwraps", 3).lost('A')).isZero();
    assertThat(walked("Endurance Footwraps", 4).lost('A')).isEqualTo(-1);
    assertThat(walked("Endurance Footwraps", 8).lost('A')).isEqualTo(-1);
  }

  @Test
  @Played("Steel Sabatons")
  void steelSabatons() {
    for (int hexes = 0; hexes <= 2; hexes++) {
      Arena arena =
          wearing("Steel Sabatons", "A   p   q   a   .   .   .   B", Arena.bottom(Ability.move(2)))
              .monsters(StatLine.of(90, 0, 6, 3))
              .monsters(MonsterCard.of(95, Ability.Attack.of(Value.STAT)));
      walked(arena, hexes).endRound();
      assertThat(arena.lost('A')).isEqualTo(hexes <= 1 ? 5 : 6);
      assertThat(minusOnes(arena)).isEqualTo(2);
      arena.remember().selectFirst(2).endRound(); // the monster is faster now
      assertThat(arena.lost('A')).as("for a round").isEqualTo(6);
    }
  }

  @Test
  @Played("Elemental Boots")
  void elementalBoots() {
    for (int hexes = 4; hexes <= 5; hexes++) {
      Arena arena = turn("Elemental Boots", STREET, Arena.bottom(Ability.move(9)));
      assertThat(isOffered(arena)).isFalse();
      arena.way("pqrst".substring(0, hexes).toCharArray()).perform(BOTTOM);
      assertThat(isOffered(arena)).isEqualTo(hexes == 5);
    }
    Arena arena = turn("Elemental Boots", STREET, Arena.bottom(Ability.move(9)));
    arena.way('p', 'q', 'r', 's', 't').perform(BOTTOM);
    use(arena).answer(Prompt.Kind.ELEMENT, new Choice.Of(Element.AIR)).endTurn();
    assertThat(arena.isStrong(Element.AIR)).isTrue();
    assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
  }

  // Before the round

  @ParameterizedTest
  @CsvSource({"Boots of Speed, 10", "Boots of Quickness, 20"})
  void otherInitiatives(String item, int by) {
    for (int sign : new int[] {-1, 1}) {
      int own = 50 + sign * by;
      for (int monsters : new int[] {own - 1, own + 1}) {
        Arena arena =
            wearing(item, "A   a   .   B", FIFTY).monsters(MonsterCard.of(monsters)).start();
        arena.answer(Prompt.Kind.ITEM, USE);
        arena.answer(Prompt.Kind.CHOOSE, new Choice.Shift(sign * by)).turnOf('A');
        assertThat(arena.turns().getFirst()).isEqualTo(monsters < own ? "Idler 0" : "A");
        assertThat(wear(arena)).isEqualTo(Items.Wear.SPENT);
        assertThat(isOffered(arena)).isFalse();
      }
    }
  }

  // As long as it is worn

  @Test
  @Played("Boots of Levitation")
  void bootsOfLevitation() {
    Arena arena = wearing("Boots of Levitation", "A   a   x   y   .   B", MOVE).start();
    assertThat(arena.figure('A').isFlying()).isTrue();
    arena.turnOf('A').way('a', 'x').perform(BOTTOM);
    assertThat(arena.stands('A', 'x')).isTrue();
  }

  @Test
  @Played("Heavy Greaves")
  void heavyGreaves() {
    Ability push = Ability.push(1, Aim.AS_USUAL.at(Affects.FIGURES).adjacently());
    Arena arena =
        wearing("Heavy Greaves", ".   x   A   a   .   B").monsters(MonsterCard.of(5, push)).start();
    assertThat(minusOnes(arena)).isEqualTo(1);
    arena.turnOf('A');
    assertThat(arena.stands('A', 'A')).as("by an enemy").isTrue();
    Arena ally =
        wearing("Heavy Greaves", ".   x   A   B   .   a").hero('B', Arena.top(push)).start();
    ally.turnOf('B').target('A').performTop().goOn();
    assertThat(ally.stands('A', 'x')).as("by an ally").isTrue();
  }

  @Test
  @Played("Drakescale Boots")
  void drakescaleBoots() {
    Arena arena =
        turn("Drakescale Boots", "A   p~  q*  r~  s   a   B", Arena.bottom(Ability.move(4)));
    arena.way('p', 'q', 'r', 's').perform(BOTTOM);
    assertThat(arena.stands('A', 's')).as("4 points are enough").isTrue();
    assertThat(arena.lost('A')).isZero();
    Arena trap = turn("Drakescale Boots", "A   p^  q   .   a   B", MOVE).way('p').perform(BOTTOM);
    assertThat(trap.lost('A')).as("a trap is no terrain").isPositive();
  }

  @Test
  @Played("Magma Waders")
  void magmaWaders() {
    Arena arena =
        turn("Magma Waders", "A   p*  q   r~  s   a   B", MOVE).way('p', 'q').perform(BOTTOM);
    assertThat(arena.lost('A')).as("no damage").isZero();
    assertThat(arena.endTurn().lost('A')).isEqualTo(-2);
    Arena dry = turn("Magma Waders", "A   p   q   r*  s   a   B", MOVE).way('p').perform(BOTTOM);
    assertThat(dry.endTurn().lost('A')).isZero();
    Arena slow =
        turn("Magma Waders", "A   p~  q   r   s   a   B", MOVE).way('p', 'q').perform(BOTTOM);
    assertThat(slow.stands('A', 'p')).as("difficult terrain is").isTrue();
    Arena stays = turn("Magma Waders", "A   p*  q   r   s   a   B", MOVE).way('p').perform(BOTTOM);
    stays.endTurn().endRound().remember();
    stays.turnOf('A', 2, 3).endTurn();
    assertThat(stays.lost('A')).as("it was entered in another turn").isZero();
  }
}
