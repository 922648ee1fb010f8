package haven.stage;

import static haven.model.Condition.INVISIBLE;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** Whom invisible figures hide from. */
final class InvisibleTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);
  private static final Ability WALKS = new Ability.Move(Value.STAT, false);

  @RulesetTest
  @Rule({"CON-27a", "CON-27b", "CON-38"})
  void enemiesFocusOnSomebodyElseUntilTheEndOfItsNextTurn(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, WALKS, HITS))
            .start();
    Watched hero = arena.figure("A");
    arena.give(hero, INVISIBLE).selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.events(Event.What.FOCUSED).getLast().whom()).isEqualTo(arena.figure("B").id());
    assertThat(arena.events(Event.What.ATTACKED).getLast().whom())
        .isEqualTo(arena.figure("B").id());
    assertThat(hero.has(INVISIBLE)).isTrue();
    arena.choose("no");
    assertThat(hero.has(INVISIBLE)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-27a", "CON-27b", "CON-38"})
  void monstersWalkThroughAnInvisibleCharacterInFrosthavenElseItIsAnObstacle(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, WALKS, HITS))
            .start();
    arena.give(arena.figure("A"), INVISIBLE).selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    boolean through = ruleset.id().equals("FH");
    assertThat(arena.only("Guard").hex().equals(arena.hex('g'))).isEqualTo(!through);
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(through ? 1 : 0);
  }

  @RulesetTest
  @Rule("CON-27b")
  void nobodyEndsInTheHexOfAnInvisibleFigure(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "g   A   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", StatLine.of(10, 1, 2, 0), MonsterCard.of(10, WALKS, HITS))
            .start();
    arena.give(arena.figure("A"), INVISIBLE).selectFirstTwo().until(Prompt.Kind.ACTION, "A");
    assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule("CON-27c")
  void aloneAgainstThemTheyHaveNoFocusAndPerformTheRest(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   g   .")
            .hero('A')
            .monster(
                'g', "Guard", GUARD, MonsterCard.of(10, WALKS, HITS, Ability.heal(3, Aim.SELF)))
            .start();
    Watched guard = arena.only("Guard");
    guard.hitPoints(4);
    arena.give(arena.figure("A"), INVISIBLE).turnOf('A');
    assertThat(guard.hex()).isEqualTo(arena.hex('g'));
    assertThat(arena.events(Event.What.FOCUSED)).isEmpty();
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(guard.hitPoints()).isEqualTo(7);
    arena.choose("no");
    assertThat(arena.figure("A").has(INVISIBLE)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-27a", "CON-27b", "CON-27c", "DMG-01", "CON-38"})
  void theyCannotBeTargetedButWhatTargetsNobodyFindsThem(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.attack(3),
                    Ability.suffer(Value.of(2), Aim.AS_USUAL.adjacently().everybody())))
            .company('B')
            .monster('g', "Guard", GUARD)
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, INVISIBLE).turnOf('A').choose("top 0");
    arena.until(prompt -> prompt.kind() != Prompt.Kind.TARGET || !arena.offeredFigures().isEmpty());
    assertThat(arena.events(Event.What.ATTACKED)).isEmpty();
    assertThat(arena.offeredFigures()).containsExactly(guard);
    arena.against(guard);
    assertThat(guard.hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule({"CON-27a", "CON-27b", "CON-38"})
  void alliesTargetThemAsUsual(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   B   .   .   g")
            .hero('A', Arena.top(Ability.heal(3, Aim.AS_USUAL.range(2))))
            .hero('B')
            .monster('g', "Guard", GUARD)
            .start();
    Watched friend = arena.figure("B");
    friend.hitPoints(5);
    arena.give(friend, INVISIBLE).turnOf('A').choose("top 0");
    arena.against(friend);
    assertThat(friend.hitPoints()).isEqualTo(8);
  }
}
