package haven.packs.words;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.monster.MonsterCard;
import haven.play.engine.Choice;
import haven.play.engine.Prompt;
import haven.play.turn.Half;
import haven.rulebook.Edition;
import haven.stage.Arena;
import haven.testkit.RulesetTest;

/** What heals and attacks gain as a whole, what others pay or suffer, and what is given. */
final class WardTest {
  private static Arena warden(Ruleset ruleset, String picture, String... cards) {
    return WordsPack.trying(ruleset, "Warden", picture, cards);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void healsAreForAllAdjacent(Ruleset ruleset) {
    Arena arena = warden(ruleset, "B   A   z   .   a", "Surgeon", "Salve").start();
    arena.play(0, Half.TOP);
    int before = arena.figure('B').hitPoints();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.figure('B').hitPoints()).isEqualTo(before + 3);
    assertThat(arena.figure('A').hitPoints()).isEqualTo(23);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void meleeAttacksTargetAllAdjacent(Ruleset ruleset) {
    Arena arena = warden(ruleset, ".   a   .\n  z   A   b\n.   .   .", "Slash", "Surgeon").start();
    arena.play(1, Half.BOTTOM);
    arena.play(0, Half.TOP);
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.lost('b')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void conditionsGoBeforeTheHeal(Ruleset ruleset) {
    Arena arena = warden(ruleset, "B   A   z   .   a", "Physician", "Salve").start();
    arena.give(arena.figure('A'), Condition.POISON, Condition.MUDDLE);
    arena.play(0, Half.TOP);
    arena.play(1, Half.BOTTOM);
    assertThat(arena.has('A', Condition.MUDDLE)).isFalse();
    assertThat(arena.figure('A').hitPoints()).isEqualTo(23);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void damageOfAnAllyIsSufferedInstead(Ruleset ruleset) {
    Arena arena =
        warden(ruleset, "z   A   .   B   a", "Shelter")
            .monsters(MonsterCard.of(50, Ability.attack(3)))
            .start()
            .playTop();
    arena.answer(Prompt.Kind.PERFORM, new Choice.Accept());
    arena.endRound();
    assertThat(arena.lost('B')).isZero();
    assertThat(arena.lost('A')).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anAllyPays(Ruleset ruleset) {
    Arena arena = warden(ruleset, "z   A   a\n  B   .   .", "Spread", "Shelter", "Slash").start();
    arena.playTop();
    arena.endRound();
    arena.select("A", 2, 3).until(Prompt.Kind.ACTION, "A");
    arena.answer(Prompt.Kind.TARGET, arena.at(arena.figure('a')), arena.at(arena.figure('B')));
    arena.remember().perform(new Choice.Act(2, true, false));
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.has('B', Condition.POISON)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void allAroundPay(Ruleset ruleset) {
    Arena arena = warden(ruleset, "B   A   a\n  .   z   .", "Spread").start().playBottom();
    assertThat(arena.lost('a')).isEqualTo(3);
    assertThat(arena.has('A', Condition.WOUND)).isTrue();
    assertThat(arena.has('B', Condition.WOUND)).isTrue();
    assertThat(arena.has('z', Condition.WOUND)).isTrue();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void whatIsGivenIsNoticed(Ruleset ruleset) {
    Arena arena = warden(ruleset, "B   A   a\n  z   .   .", "Chant", "Claws").start().playTop();
    arena.play(1, Half.BOTTOM);
    assertThat(arena.lost('a')).isEqualTo(2);
    assertThat(arena.xp('A')).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  void anActionIsForgone(Ruleset ruleset) {
    Arena arena = warden(ruleset, "B   A   z   a", "Rage").start().playTop();
    arena.endRound();
    arena.answer(Prompt.Kind.PAY, new Choice.Accept());
    arena.selectFirst(2).remember().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.lost('a')).isEqualTo(1 + 3);
    assertThat(arena.prompt().options())
        .noneMatch(one -> one instanceof Choice.Act(int _, boolean top, boolean _) && top)
        .anyMatch(one -> one instanceof Choice.Act(int _, boolean top, boolean _) && !top);
  }
}
