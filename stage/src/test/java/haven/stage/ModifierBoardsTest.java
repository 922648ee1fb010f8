package haven.stage;

import static haven.model.card.ModifierCard.DOUBLE;
import static haven.model.card.ModifierCard.MISS;
import static haven.model.card.ModifierCard.plus;
import static haven.stage.Duel.ATTACK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Rider;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.ScenarioRule.Deed;
import haven.model.scenario.ScenarioRule.Moment;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.modifier.ModifierBoard;
import haven.play.modifier.ModifierBoard.Symbol;
import haven.play.modifier.Owner;
import haven.play.scenario.Setup;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** BMD: a die, a board and a stone. */
final class ModifierBoardsTest {
  private static final StatLine TOUGH = StatLine.of(200, 0, 0, 0);

  /** Row by row minus, neutral, plus; the column of plus is the least of all. */
  private static ModifierCard[] numbered() {
    List<ModifierCard> cells = new ArrayList<>();
    for (int row = 0; row < ModifierBoard.ROWS; row++) {
      cells.addAll(List.of(plus(10 * row + 1), plus(10 * row + 2), plus(10 * row)));
    }
    return cells.toArray(ModifierCard[]::new);
  }

  private static final int MINUS = 1;
  private static final int NEUTRAL = 2;
  private static final int PLUS = 0;

  private static Arena arena(Ruleset ruleset, Rider... riders) {
    return Arena.in(ruleset, "g   A   h")
        .hero(
            'A',
            Arena.top(Ability.attack(ATTACK, Aim.AS_USUAL, riders)),
            Arena.card(
                "Sweep",
                21,
                CardAction.of(Ability.attack(ATTACK, Aim.AS_USUAL.targets(2))),
                CardAction.of()))
        .hitPoints('A', 200)
        .modifiers('A', numbered())
        .monster('g', "Guard", TOUGH)
        .monster('h', "Archer", TOUGH)
        .answering(Answers.Policy.LITTLE);
  }

  private static Arena attacking(Arena arena) {
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    return arena;
  }

  private static List<Integer> rolled(Arena arena, int attack) {
    return ((Event.Drew) arena.events(Event.What.DREW).get(attack))
        .cards().stream().map(ModifierCard::number).toList();
  }

  private static int lost(Arena arena) {
    return arena.lost(arena.only("Guard"));
  }

  private static ModifierBoard board(Arena arena) {
    return (ModifierBoard) arena.sheet('A').modifiers();
  }

  @RulesetTest
  @Rule("BMD-02")
  void theBasicBoardHasEighteenCells(Ruleset ruleset) {
    Arena arena =
        arena(ruleset).setup(setup -> Setup.of(ruleset, setup.scenario(), setup.party())).start();
    ModifierBoard board = (ModifierBoard) arena.game.state().monsterModifiers();
    assertThat(board.cells()).hasSize(18);
    assertThat(Collections.frequency(board.cells(), plus(0))).isEqualTo(6);
    assertThat(Collections.frequency(board.cells(), plus(1))).isEqualTo(4);
    assertThat(Collections.frequency(board.cells(), plus(-1))).isEqualTo(4);
    assertThat(board.cells()).containsOnlyOnce(plus(2), plus(-2), DOUBLE, MISS);
    for (int row = 0; row < ModifierBoard.ROWS; row++) {
      assertThat(board.cell(row, Symbol.NEUTRAL)).isEqualTo(plus(0));
    }
    assertThat(board.cell(1, Symbol.PLUS)).isEqualTo(plus(2));
    assertThat(board.cell(2, Symbol.MINUS)).isEqualTo(MISS);
    assertThat(board.cell(4, Symbol.PLUS)).isEqualTo(DOUBLE);
    assertThatThrownBy(
            () ->
                arena(ruleset)
                    .setup(setup -> setup.withMonsterModifiers(ModifierCard.STANDARD_DECK))
                    .start())
        .hasMessageContaining("BMD-02");
  }

  @RulesetTest
  @Rule("BMD-03")
  void theModifierIsInTheRowOfTheStoneAndTheColumnOfTheSymbol(Ruleset ruleset) {
    Map<Integer, Integer> seen = new HashMap<>();
    for (long seed = 0; seed < 60; seed++) {
      Arena arena = arena(ruleset).start(seed).turnOf('A');
      arena.choose("top 1");
      arena.choose(arena.at(arena.only("Guard")));
      arena.choose(arena.at(arena.only("Archer")));
      assertThat(rolled(arena, 0)).hasSize(1);
      assertThat(rolled(arena, 1)).as("a roll for each target").hasSize(1);
      assertThat(lost(arena)).isEqualTo(ATTACK + rolled(arena, 0).getFirst());
      assertThat(arena.lost(arena.only("Archer"))).isEqualTo(ATTACK + rolled(arena, 1).getFirst());
      seen.merge(rolled(arena, 0).getFirst(), 1, Integer::sum);
      seen.merge(rolled(arena, 1).getFirst(), 1, Integer::sum);
    }
    assertThat(seen.keySet()).containsExactlyInAnyOrder(0, 1, 2, 10, 11, 12);
    assertThat(seen.values()).allSatisfy(times -> assertThat(times).isBetween(8, 34));
  }

  @RulesetTest
  @Rule({"BMD-04", "BMD-05", "BMD-06"})
  void theStoneMovesOneRowAfterEachAttackAndFromTheLastToTheFirst(Ruleset ruleset) {
    MonsterCard twice = MonsterCard.of(50, Ability.attack(1), Ability.attack(1), Ability.attack(1));
    Arena arena =
        Arena.in(ruleset, "g   A   .")
            .hero('A')
            .hitPoints('A', 400)
            .monsterModifiers(numbered())
            .monster('g', "Guard", TOUGH, twice)
            .answering(Answers.Policy.LITTLE)
            .start();
    ModifierBoard board = (ModifierBoard) arena.game.state().monsterModifiers();
    assertThat(board.row()).isZero();
    for (int round = 0; round < 4; round++) {
      arena.endRound();
    }
    for (int attack = 0; attack < 12; attack++) {
      assertThat(rolled(arena, attack).getFirst() / 10).isEqualTo(attack % 6);
    }
    assertThat(board(arena).row()).as("another board").isZero();
  }

  @RulesetTest
  @Rule("BMD-04")
  void theStoneMovesOnlyOnceTheEffectsAreApplied(Ruleset ruleset) {
    ModifierCard[] cells = new ModifierCard[18];
    Arrays.fill(cells, plus(1, Duel.MUDDLE));
    Arena arena = attacking(arena(ruleset).modifiers('A', cells).start().turnOf('A'));
    assertThat(arena.isAsked(Prompt.Kind.MODIFIER_EFFECTS)).isTrue();
    assertThat(board(arena).row()).isZero();
    arena.asIs();
    assertThat(board(arena).row()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BMD-08")
  void missIsNothingDoubleDoublesAndNumbersAreAdded(Ruleset ruleset) {
    Map<ModifierCard, Integer> values =
        Map.of(MISS, 0, DOUBLE, 2 * ATTACK, plus(-1), ATTACK - 1, plus(2), ATTACK + 2);
    values.forEach(
        (cell, value) -> {
          Arena arena = attacking(arena(ruleset).modifiers('A', cell).start().turnOf('A'));
          assertThat(lost(arena)).as("%s", cell).isEqualTo(value);
        });
    Arena arena =
        attacking(arena(ruleset, Rider.plus(2)).modifiers('A', DOUBLE).start().turnOf('A'));
    assertThat(lost(arena)).as("the current value").isEqualTo(2 * (ATTACK + 2));
  }

  @RulesetTest
  @Rule("BMD-13")
  void withAdvantageYouChooseFreely(Ruleset ruleset) {
    int choices = 0;
    for (long seed = 0; seed < 30; seed++) {
      Arena arena = attacking(arena(ruleset, Rider.Plain.ADVANTAGE).start(seed).turnOf('A'));
      List<Integer> rolled = rolled(arena, 0);
      assertThat(rolled).hasSize(2).allMatch(number -> number < 10);
      boolean chooses = arena.isAsked(Prompt.Kind.MODIFIER);
      assertThat(chooses).isEqualTo(!rolled.getFirst().equals(rolled.getLast()));
      int chosen = (int) seed % 2;
      if (chooses) {
        choices++;
        arena.choose(new Choice.Modifier(chosen));
      }
      assertThat(lost(arena)).isEqualTo(ATTACK + rolled.get(chosen));
      assertThat(board(arena).row()).isEqualTo(1);
    }
    assertThat(choices).isGreaterThan(10);
  }

  /** A monster that attacks with this rider: what it rolls, and what it uses. */
  private static Arena monster(Ruleset ruleset, long seed, Rider rider) {
    return Arena.in(ruleset, "g   A   .")
        .hero('A')
        .hitPoints('A', 200)
        .monsterModifiers(numbered())
        .monster(
            'g',
            "Guard",
            TOUGH,
            MonsterCard.of(50, Ability.attack(ATTACK, Aim.AS_USUAL, rider), Ability.attack(ATTACK)))
        .answering(Answers.Policy.LITTLE)
        .start(seed)
        .endRound();
  }

  private static int used(Arena arena) {
    return arena.lost('A') - 2 * ATTACK - rolled(arena, 1).getFirst();
  }

  @RulesetTest
  @Rule({"BMD-13", "BMD-15", "MON-22"})
  void withAdvantageAMonsterUsesTheBetterSymbolNotTheBetterCell(Ruleset ruleset) {
    for (long seed = 0; seed < 30; seed++) {
      Arena arena = monster(ruleset, seed, Rider.Plain.ADVANTAGE);
      List<Integer> rolled = rolled(arena, 0);
      assertThat(rolled).hasSize(2).allMatch(number -> number < 10);
      assertThat(used(arena))
          .isEqualTo(rolled.contains(PLUS) ? PLUS : rolled.contains(NEUTRAL) ? NEUTRAL : MINUS);
      assertThat(rolled(arena, 1).getFirst() / 10).as("one row further").isEqualTo(1);
    }
  }

  @RulesetTest
  @Rule({"BMD-14", "BMD-15", "MON-22"})
  void withDisadvantageEverybodyUsesTheWorseSymbol(Ruleset ruleset) {
    for (long seed = 0; seed < 30; seed++) {
      Arena theirs = monster(ruleset, seed, Rider.Plain.DISADVANTAGE);
      assertThat(rolled(theirs, 0)).hasSize(2).allMatch(number -> number < 10);
      assertThat(used(theirs)).isEqualTo(worse(rolled(theirs, 0)));
      assertThat(rolled(theirs, 1).getFirst() / 10).as("one row further").isEqualTo(1);
      Arena own = attacking(arena(ruleset, Rider.Plain.DISADVANTAGE).start(seed).turnOf('A'));
      assertThat(own.isAsked(Prompt.Kind.MODIFIER)).isFalse();
      assertThat(lost(own)).isEqualTo(ATTACK + worse(rolled(own, 0)));
    }
  }

  private static int worse(List<Integer> rolled) {
    return rolled.contains(MINUS) ? MINUS : rolled.contains(NEUTRAL) ? NEUTRAL : PLUS;
  }

  @RulesetTest
  @Rule("BMD-18")
  void nobodyIsBlessedOrCursedAndNothingRollsOrIsShuffled(Ruleset ruleset) {
    Arena arena =
        arena(ruleset)
            .modifiers('A', ModifierCard.rolling(1))
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "fate",
                            new Moment.Start(),
                            new Deed.Inflict(
                                new Consequence.Gain(Set.of(Condition.BLESS), 2), Affects.FIGURES),
                            new Deed.Inflict(
                                new Consequence.Gain(Set.of(Condition.CURSE), 2), Affects.FIGURES),
                            new Deed.Inflict(new Consequence.MinusOnes(2), Affects.ALLIES))))
            .start()
            .until(Prompt.Kind.CARDS)
            .turnOf('A');
    assertThat(arena.events(Event.What.GAINED)).isEmpty();
    assertThat(board(arena).cells()).hasSize(18).containsOnly(ModifierCard.rolling(1));
    attacking(arena);
    assertThat(rolled(arena, 0)).as("one roll").hasSize(1);
    assertThat(lost(arena)).isEqualTo(ATTACK + 1);
    assertThat(arena.game.state().supply().blesses()).isZero();
    assertThat(arena.game.state().supply().curses(Owner.CHARACTER)).isZero();
    assertThat(arena.game.state().supply().curses(Owner.MONSTERS)).isZero();

    Arena doubling = attacking(arena(ruleset).modifiers('A', DOUBLE).start().turnOf('A'));
    doubling.endRound();
    assertThat(doubling.events(Event.What.SHUFFLED)).isEmpty();
    assertThat(board(doubling).row()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("BMD-20")
  void anItemMayReplaceTheSymbolAndTheRowStays(Ruleset ruleset) {
    for (Rider.Plain twist : List.of(Rider.Plain.PLUS_IS_NEUTRAL, Rider.Plain.MINUS_IS_NEUTRAL)) {
      int replaced = twist == Rider.Plain.PLUS_IS_NEUTRAL ? PLUS : MINUS;
      ItemCard item =
          ItemCard.of(
              "Charm",
              ItemCard.Slot.SMALL,
              ItemCard.Wear.SPENT,
              ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, twist));
      boolean changed = false;
      for (long seed = 0; seed < 20; seed++) {
        Arena plain = attacking(arena(ruleset).start(seed).turnOf('A'));
        Arena arena = attacking(arena(ruleset).items('A', item).start(seed).turnOf('A'));
        arena.choose("use 0");
        arena.asIs();
        int before = rolled(plain, 0).getFirst();
        assertThat(rolled(arena, 0)).containsExactly(before == replaced ? NEUTRAL : before);
        changed |= before == replaced;
        assertThat(lost(arena)).isEqualTo(ATTACK + rolled(arena, 0).getFirst());
        assertThat(board(arena).row()).isEqualTo(1);
      }
      assertThat(changed).isTrue();
    }
  }
}
