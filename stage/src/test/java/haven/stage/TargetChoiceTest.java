package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Rider;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** TGT: how many targets an ability has, and which. */
final class TargetChoiceTest {
  private static final StatLine TOUGH = StatLine.of(30, 0, 0, 0);

  /** Three enemies of A at ranges 1, 2 and 3, and B beyond them. */
  private static Arena facing(Ruleset ruleset, Ability ability) {
    Arena arena =
        Arena.in(ruleset, "A   x   y   z   B\n  .   .   .   .")
            .hero('A', Arena.top(ability))
            .company('B')
            .monster('x', "X", TOUGH)
            .monster('y', "Y", TOUGH)
            .monster('z', "Z", TOUGH)
            .start()
            .turnOf('A');
    arena.choose("top 0");
    return arena;
  }

  /** Strikes them one after the other, and says who is still offered afterwards. */
  private static boolean isAskedAgain(Arena arena, String... targets) {
    for (String target : targets) {
      assertThat(arena.offered()).contains(target);
      arena.strike(target);
    }
    return arena.isAsked(Prompt.Kind.TARGET);
  }

  @RulesetTest
  @Rule("EX-TGT-01")
  void anAddedTargetMakesTwo(Ruleset ruleset) {
    Arena arena =
        facing(ruleset, Ability.attack(1, Aim.AS_USUAL.range(3), new Rider.PlusTargets(1)));
    assertThat(isAskedAgain(arena, "X", "Y")).isFalse();
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
  }

  @RulesetTest
  @Rule("TGT-01")
  void upToSoManyWithinRangeAndEffectsForEach(Ruleset ruleset) {
    Ability attack =
        Ability.attack(1, Aim.AS_USUAL.range(3).targets(2), Rider.gives(Condition.MUDDLE));
    Arena arena = facing(ruleset, attack);
    assertThat(isAskedAgain(arena, "X", "Z")).isFalse();
    assertThat(arena.only("X").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.only("Z").has(Condition.MUDDLE)).isTrue();
    assertThat(arena.lost(arena.only("Y"))).isZero();
    Arena fewer = facing(ruleset, attack);
    assertThat(isAskedAgain(fewer, "Y")).isTrue();
    fewer.choose("no");
    assertThat(fewer.events(Event.What.ATTACKED)).hasSize(1);
  }

  @RulesetTest
  @Rule("TGT-02")
  void nobodyTwice(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.attack(1, Aim.AS_USUAL.range(3).targets(3)));
    assertThat(isAskedAgain(arena, "X")).isTrue();
    assertThat(arena.offered()).containsExactly("Y", "Z");
  }

  @RulesetTest
  @Rule("TGT-03")
  void oneWithoutATargetValue(Ruleset ruleset) {
    Arena attack = facing(ruleset, Ability.attack(1, Aim.AS_USUAL.range(3)));
    assertThat(isAskedAgain(attack, "Y")).isFalse();
    Aim enemies = Aim.AS_USUAL.range(3).at(Affects.ENEMIES);
    Arena muddle = facing(ruleset, Ability.give(Condition.MUDDLE, enemies));
    muddle.choose(muddle.at(muddle.only("Y")));
    assertThat(muddle.isAsked(Prompt.Kind.TARGET)).isFalse();
    assertThat(muddle.only("X").has(Condition.MUDDLE)).isFalse();
  }

  @RulesetTest
  @Rule("TGT-04")
  void eachMustBeValidByItself(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.attack(1, Aim.AS_USUAL.range(2).targets(3)));
    assertThat(arena.offered()).as("Z is too far away").containsExactly("X", "Y");
    assertThat(isAskedAgain(arena, "X", "Y")).as("nor is it B, a friend").isFalse();
    assertThat(arena.events(Event.What.ATTACKED)).hasSize(2);
  }
}
