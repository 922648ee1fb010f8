package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Element;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.stage.Watched;
import haven.testkit.RulesetTest;

/** Stances beyond what they say, traps with more to them, and what changes hands. */
final class HandedOverTest {
  private static Arena hander(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Hander", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aStanceInRangedAttacks(Ruleset ruleset) {
    Arena arena = hander(ruleset, "B   A   .   a", "Poised", "Afar").start();
    arena.turnOf('A', 0, 2).play(0, Half.TOP).endRound();
    arena.turnOf('A', 1, 3).target('a').play(1, Half.TOP);
    assertThat(arena.lost('a')).as("ranged").isEqualTo(1);
    Arena both = hander(ruleset, "B   A   .   a", "Poised", "Projected", "Afar").start();
    both.turnOf('A', 0, 3).play(0, Half.TOP).endRound();
    both.turnOf('A', 1, 2).play(1, Half.BOTTOM).target('a').play(2, Half.TOP);
    assertThat(both.lost('a')).isEqualTo(1 + 2);
    assertThat(both.lost('A')).isEqualTo(-1);
    both.endRound();
    assertThat(both.actives('A')).hasSize(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aStanceInTheAttackOfAnother(Ruleset ruleset) {
    Arena arena = hander(ruleset, "A   B   a", "Poised", "Afar").start();
    arena.turnOf('A', 0, 1).play(0, Half.TOP).target('B', 'a').play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(4 + 2);
    assertThat(arena.lost('B')).as("whoever attacks").isEqualTo(-1);
    assertThat(arena.lost('A')).isZero();
    Arena none = hander(ruleset, "A   B   a", "Poised", "Afar").start();
    none.turnOf('A', 0, 1).target('B', 'a').play(1, Half.BOTTOM);
    assertThat(none.lost('a')).isEqualTo(4);
  }

  private static Arena mine(Ruleset ruleset) {
    Arena arena = hander(ruleset, "B   A   x   a\n  #   #   b   c", "Mine", "Afar").start();
    arena.turnOf('A', 0, 1);
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('x')));
    return arena.play(0, Half.TOP);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aTrapThatHurtsThoseAroundIt(Ruleset ruleset) {
    Arena arena = mine(ruleset).way('x').remember().perform(new Choice.Act(1, false, true));
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.xp('A')).as("its own trap").isZero();
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.lost('b')).isEqualTo(2);
    assertThat(arena.lost('c')).as("not adjacent").isZero();
    assertThat(arena.lost('B')).isZero();
    assertThat(arena.happened(What.GAINED, 'a')).hasSize(1);
    assertThat(arena.happened(What.GAINED, 'c')).isEmpty();
    assertThat(arena.happened(What.GAINED, 'A')).as("sprung, not adjacent").isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void itDoesSoWhateverHasBecomeOfItsMaker(Ruleset ruleset) {
    Arena arena = hander(ruleset, "A   x   B\n  #   a   #", "Mine").start().playTop();
    arena.until(Prompt.Kind.ACTION, "B").give(arena.figure('A'), Condition.STUN);
    Choice move =
        arena.prompt().options().stream()
            .filter(
                one ->
                    one instanceof Choice.Act(int _, boolean top, boolean basic) && !top && basic)
            .findFirst()
            .orElseThrow();
    arena.way('x').remember().perform(move);
    assertThat(arena.lost('B')).isEqualTo(3);
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.has('a', Condition.MUDDLE)).isTrue();
    assertThat(arena.has('A', Condition.MUDDLE)).as("figures are others").isFalse();
  }

  private static Arena armed(Ruleset ruleset) {
    Arena arena =
        hander(ruleset, "a   A   b   B", "Armed", "Spin")
            .items('A', WordsPack.PACK.item("Sight"), WordsPack.PACK.item("Second Sight"))
            .start();
    return arena.turnOf('A', 0, 1).play(0, Half.TOP);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void itemsUsedInTheAction(Ruleset ruleset) {
    Arena none = armed(ruleset).play(1, Half.BOTTOM);
    assertThat(none.lost('a')).isEqualTo(1);
    Arena one = armed(ruleset);
    one.answer(Prompt.Kind.BEFORE_DRAW, new Choice.Use(0)).play(1, Half.BOTTOM);
    assertThat(one.lost('a')).isEqualTo(1 + 1);
    assertThat(one.lost('b')).as("for the whole action").isEqualTo(1 + 1);
    one.endRound().turnOf('A', 2, 3).remember().target('a').perform(new Choice.Act(2, true, true));
    assertThat(one.lost('a')).as("another action").isEqualTo(2);
    Arena two = armed(ruleset);
    two.answer(Prompt.Kind.BEFORE_DRAW, new Choice.Use(0), new Choice.Use(1));
    assertThat(two.play(1, Half.BOTTOM).lost('a')).as("once").isEqualTo(1 + 1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void attacksAndMovesAsHeals(Ruleset ruleset) {
    Arena arena = hander(ruleset, "b   A   a   B", "Healing Hands", "Afar", "Poised").start();
    arena.turnOf('A', 0, 3).play(0, Half.TOP);
    arena.target('A').remember().perform(new Choice.Act(3, false, true));
    assertThat(arena.lost('A')).as("a move of 2").isEqualTo(-3);
    arena.endRound().turnOf('A', 1, 4).target('B').play(1, Half.TOP);
    assertThat(arena.lost('B')).as("an attack of 1 at range 3").isEqualTo(-2);
    assertThat(arena.lost('a')).isZero();
    arena.endRound().turnOf('A', 2, 5).remember();
    arena.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(1)).target('a');
    arena.perform(new Choice.Act(5, true, true));
    assertThat(arena.lost('a')).as("as printed").isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void onceInEachTurn(Ruleset ruleset) {
    Arena arena = hander(ruleset, "A   .   B", "Ready").start().turnOf('A', 0, 1).play(0, Half.TOP);
    Choice ready = new Choice.Effect(0);
    assertThat(arena.prompt().options()).as("not in this turn").doesNotContain(ready);
    arena.endRound().turnOf('A', 2, 3).remember();
    arena.perform(ready);
    assertThat(arena.lost('A')).isEqualTo(-2);
    assertThat(arena.prompt().options()).as("once").doesNotContain(ready);
    assertThat(arena.actives('A').getFirst().used()).isEqualTo(1);
    assertThat(arena.xp('A')).isZero();
    arena.endRound().turnOf('A', 4, 5).remember();
    assertThat(arena.prompt().options()).contains(ready);
    arena.endRound();
    assertThat(arena.lost('A')).as("not performed").isZero();
    assertThat(arena.actives('A')).as("that turn is over, too").isEmpty();
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void towardsAnAlly(Ruleset ruleset) {
    Arena arena = hander(ruleset, "A   .   a   .   .   .   x   B", "Led").start().playTop();
    assertThat(arena.figure('a').hex()).isEqualTo(hexAfter(arena, 3));
    Arena near = hander(ruleset, "A   .   a   x   B   .   .   .", "Led").start().playTop();
    assertThat(near.stands('a', 'x')).as("no farther than beside the ally").isTrue();
    Arena there = hander(ruleset, "A   .   a   B   .   .   .   .", "Led").start().playTop();
    assertThat(there.stands('a', 'a')).as("it is there").isTrue();
    assertThat(there.lost('a')).isEqualTo(1);
  }

  private static Hex hexAfter(Arena arena, int steps) {
    Hex from = arena.hex('a');
    Hex beside = arena.hex('x');
    int q = (beside.q() - from.q()) / 4;
    return new Hex(from.q() + q * steps, from.r());
  }

  private static Arena doubled(Ruleset ruleset, String picture) {
    Arena arena = hander(ruleset, picture, "Double", "Poised").start();
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('w')));
    return arena.turnOf('A', 0, 2).play(0, Half.TOP).endRound();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void attacksFromTheHexOfASummon(Ruleset ruleset) {
    Arena arena = doubled(ruleset, "B   A   w   a").turnOf('A', 1, 3).remember();
    arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('w'))).target('a');
    arena.perform(new Choice.Act(3, true, true));
    assertThat(arena.lost('a')).isEqualTo(2);
    Arena own = doubled(ruleset, "B   A   w   a").turnOf('A', 1, 3).remember();
    own.answer(Prompt.Kind.HEX, new Choice.To(own.hex('A')));
    own.perform(new Choice.Act(3, true, true));
    assertThat(own.lost('a')).as("two hexes from its own").isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void damageIsDistributedAnew(Ruleset ruleset) {
    for (int more : new int[] {0, 4, 6}) {
      Arena arena = hander(ruleset, "B   A   w   a", "Cub", "Double").start();
      arena.answer(Prompt.Kind.HEX, new Choice.To(arena.hex('w')));
      arena.turnOf('A', 0, 1).play(0, Half.TOP);
      Watched cub = arena.only("Cub");
      cub.hitPoints(6);
      int damage = arena.figure('A').maxHitPoints() - arena.figure('A').hitPoints();
      arena.answer(Prompt.Kind.CHOOSE, new Choice.OneOf(damage - more)).play(1, Half.BOTTOM);
      assertThat(arena.lost('A')).isEqualTo(-more);
      assertThat(arena.lost('B')).isZero();
      assertThat(cub.isGone()).as("3 lost, and so many more").isEqualTo(more == 6);
      assertThat(more == 6 ? 0 : cub.hitPoints()).isEqualTo(6 - more);
    }
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void movesOfOneActionAndOfOwnSummons(Ruleset ruleset) {
    String line = "c   .   .   .   .   w   A   .   .   .   x   .   B";
    Arena own = hander(ruleset, line, "Steed").start().turnOf('A', 0, 1).play(0, Half.TOP);
    own.strong(Element.EARTH).remember();
    Hex start = own.figure('A').hex();
    own.perform(new Choice.Act(1, false, true));
    assertThat(start.distanceTo(own.figure('A').hex())).isEqualTo(2 + 2);
    assertThat(own.xp('A')).isEqualTo(1);
    assertThat(own.isInert(Element.EARTH)).isTrue();
    assertThat(own.actives('A')).as("for that action").hasSize(1);
    Arena cub = hander(ruleset, line, "Steed", "Cub").start();
    cub.answer(Prompt.Kind.HEX, new Choice.To(cub.hex('w')));
    cub.turnOf('A', 1, 2).play(1, Half.TOP).endRound();
    cub.turnOf('A', 0, 3).play(0, Half.TOP).endRound();
    Hex before = cub.only("Cub").hex();
    cub.strong(Element.EARTH).turnOf('A', 4, 5);
    assertThat(before.distanceTo(cub.only("Cub").hex())).isEqualTo(1 + 2);
    assertThat(cub.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aCardOfAnotherFromNowOn(Ruleset ruleset) {
    Arena arena = hander(ruleset, "A   B   .   a", "Gift").start();
    int cards = arena.sheet('B').cards().all().size();
    arena.target('B').playTop();
    assertThat(arena.xp('A')).isEqualTo(1);
    assertThat(arena.zone('A', 0)).isEqualTo(Zone.SUPPLY);
    assertThat(arena.zone('B', cards)).isEqualTo(Zone.ACTIVE);
    assertThat(arena.actives('B')).hasSize(1);
    assertThat(arena.game.copy().state().hero(1).cards().all()).hasSize(cards + 1);
    arena.figure('A').hitPoints(1);
    arena.until(Prompt.Kind.ACTION, "B");
    assertThat(arena.prompt().options()).contains(new Choice.Remove(1, cards));
    arena.choose(new Choice.Remove(1, cards));
    assertThat(arena.zone('B', cards)).isEqualTo(Zone.LOST);
    assertThat(arena.actives('B')).isEmpty();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void aLostCardOfAnAllyOfTheAlly(Ruleset ruleset) {
    Arena arena = hander(ruleset, "A   .   B   C   .   a", "Gift").start().lose('C', 0);
    int cards = arena.sheet('B').cards().all().size();
    arena.target('B', 'C').playBottom();
    assertThat(arena.zone('B', cards)).isEqualTo(Zone.HAND);
    assertThat(arena.zone('C', 0)).isEqualTo(Zone.SUPPLY);
    assertThat(arena.sheet('B').cards().all().get(cards))
        .isEqualTo(arena.sheet('C').cards().all().getFirst());
    Arena none = hander(ruleset, "A   .   B   .   C   a", "Gift").start().lose('C', 0);
    none.playBottom();
    assertThat(none.zone('C', 0)).as("nobody adjacent").isEqualTo(Zone.LOST);
  }
}
