package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.play.engine.Choice;
import haven.play.engine.Event.What;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Arena;
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
}
