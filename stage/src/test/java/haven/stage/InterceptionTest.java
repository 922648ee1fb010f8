package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Lasting effects that answer to attacks: drawing them to oneself, gaining by retaliation. */
final class InterceptionTest {
  private static final StatLine GUARD = StatLine.of(20, 2, 3, 0);
  private static final Effect ROAR =
      new Effect(new Effect.Scope(Affects.ALLIES, 1), List.of(), new Change.Intercepts());

  private static MonsterCard attacks(Ability... attacks) {
    return MonsterCard.of(80, attacks);
  }

  private static Arena roaring(Ruleset ruleset, String map, MonsterCard card) {
    Arena arena =
        Arena.in(ruleset, map)
            .hero('A', Arena.bottom(Ability.round(ROAR)))
            .hero('B')
            .monster('g', "Guard", GUARD, card)
            .start()
            .turnOf('A');
    arena.choose("bottom 0");
    arena.choose("yes");
    return arena.endRound();
  }

  @RulesetTest
  @Rule(
      value = "ABL-24",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void attacksOnAdjacentAlliesAreDrawnWhateverTheirRange(Ruleset ruleset) {
    Arena arena = roaring(ruleset, "A   B   g", attacks(Ability.Attack.of(Value.STAT)));
    assertThat(arena.events(Event.What.INTERCEPTED)).hasSize(1);
    assertThat(arena.lost('A')).isEqualTo(3);
    assertThat(arena.lost('B')).isZero();
    Arena apart = roaring(ruleset, "A   .   B   g", attacks(Ability.Attack.of(Value.STAT)));
    assertThat(apart.lost('A')).isZero();
    assertThat(apart.lost('B')).isEqualTo(3);
  }

  /** A stat card may say so, too: of a monster for those beside it, or of a summon. */
  @RulesetTest
  @Rule(
      value = "ABL-24",
      in = {Edition.GH, Edition.JL, Edition.FH})
  void aStatCardThatDrawsAttacksDoesSo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "B   A   g   h   .")
            .hero('A', Arena.top(Ability.attack(3)))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .monster('h', "Hound", GUARD.having(ROAR))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(arena.lost(arena.only("Guard"))).isZero();
    assertThat(arena.lost(arena.only("Hound"))).isEqualTo(3);
    assertThat(arena.events(Event.What.INTERCEPTED)).hasSize(1);
  }

  @RulesetTest
  @Rule("RET-03")
  void somethingHappensAfterEachRetaliation(Ruleset ruleset) {
    for (boolean near : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, near ? "A   g   .   .   B" : "A   .   g   .   B")
              .hero(
                  'A',
                  Arena.bottom(
                      Ability.round(
                          Effect.retaliate(2),
                          Effect.self(
                              new Change.Performs(
                                  Effect.Moment.AFTER_RETALIATE, List.of(Ability.xp(1)))))))
              .hitPoints('A', 20)
              .company('B')
              .monster(
                  'g',
                  "Guard",
                  GUARD,
                  attacks(
                      Ability.Attack.of(Value.of(1)).at(Value.of(2)),
                      Ability.Attack.of(Value.of(1)).at(Value.of(2))))
              .start()
              .turnOf('A');
      arena.choose("bottom 0");
      arena.choose("yes");
      arena.endRound();
      assertThat(arena.lost('A')).isEqualTo(2);
      assertThat(arena.events(Event.What.RETALIATES)).hasSize(near ? 2 : 0);
      assertThat(arena.xp('A')).isEqualTo(near && ruleset.levels().experience() ? 2 : 0);
    }
  }
}
