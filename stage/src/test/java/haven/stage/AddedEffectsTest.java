package haven.stage;

import static haven.model.ability.Ability.attack;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.map.Rank;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** Effects added to abilities: optional, conditional, paid for. */
final class AddedEffectsTest {
  private static final StatLine TOUGH = StatLine.of(10, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, Ability... abilities) {
    return Arena.in(ruleset, "A   g   h   .   B")
        .hero('A', Arena.top(abilities))
        .monster('g', "Guard", TOUGH)
        .monster('h', "Hound", TOUGH)
        .company('B')
        .start()
        .turnOf('A');
  }

  @RulesetTest
  @Rule({"ABL-15", "ABL-16", "ABL-17"})
  void effectsAreLeftOutPerAttackBeforeTheDraw(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            attack(
                1,
                Aim.AS_USUAL.range(3).targets(2),
                Rider.gives(Condition.WOUND),
                new Rider.Pierce(1)));
    Watched guard = arena.only("Guard");
    Watched hound = arena.only("Hound");
    arena.choose("top 0");
    arena.choose(arena.at(guard));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.BEFORE_DRAW);
    assertThat(arena.options()).containsExactly("yes", "without 0", "without 1");
    assertThat(arena.events(Event.What.DREW)).isEmpty();
    arena.choose("without 0");
    arena.choose("yes");
    assertThat(arena.events(Event.What.DREW)).hasSize(1);
    assertThat(guard.has(Condition.WOUND)).isFalse();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.TARGET);
    arena.choose(arena.at(hound));
    assertThat(arena.options()).containsExactly("yes", "without 0", "without 1");
    arena.choose("yes");
    assertThat(hound.has(Condition.WOUND)).isTrue();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule("ABL-18")
  void conditionalEffectsNeedNotBePaidForNorApplied(Ruleset ruleset) {
    Ability ability =
        attack(1, Aim.AS_USUAL, Rider.paid(new Cost.Damage(1), Rider.gives(Condition.WOUND)));
    Arena thrifty = arena(ruleset, ability);
    thrifty.choose("top 0");
    thrifty.choose(thrifty.at(thrifty.only("Guard")));
    assertThat(thrifty.options()).containsExactly("yes", "buy 0");
    thrifty.choose("yes");
    assertThat(thrifty.only("Guard").has(Condition.WOUND)).isFalse();
    assertThat(thrifty.figure("A").hitPoints()).isEqualTo(10);
    for (boolean applies : new boolean[] {true, false}) {
      Arena arena = arena(ruleset, ability);
      arena.choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      arena.choose("buy 0");
      arena.choose("yes"); // suffers the damage
      assertThat(arena.figure("A").hitPoints()).isEqualTo(9);
      assertThat(arena.options()).containsExactly("yes", "without 0");
      if (!applies) {
        arena.choose("without 0");
      }
      arena.until(Prompt.Kind.ACTION, "A");
      assertThat(arena.only("Guard").has(Condition.WOUND)).isEqualTo(applies);
    }
  }

  @RulesetTest
  @Rule("ABL-18")
  void aConditionalAbilityNeedNotBePaidFor(Ruleset ruleset) {
    Ability ability = new Ability.Paid(new Cost.Damage(1), List.of(attack(4)), List.of());
    Arena arena = arena(ruleset, ability);
    arena.choose("top 0");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.PAY);
    arena.choose("no");
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    Arena pays = arena(ruleset, ability);
    pays.choose("top 0");
    pays.choose("yes");
    pays.choose("yes");
    pays.choose("no"); // even so
    assertThat(pays.only("Guard").hitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule("ABL-19")
  void aRestrictionOfTargetsIsNoAddedEffect(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            attack(
                1,
                Aim.AS_USUAL.range(3).only(new Check.TargetHas(Condition.WOUND)),
                Rider.gives(Condition.MUDDLE)));
    Watched guard = arena.only("Guard");
    Watched hound = arena.only("Hound");
    arena.give(hound, Condition.WOUND);
    arena.choose("top 0");
    assertThat(arena.prompt().options()).contains(arena.at(hound)).doesNotContain(arena.at(guard));
    arena.choose(arena.at(hound));
    assertThat(arena.options()).containsExactly("yes", "without 0"); // muddle alone
  }

  @RulesetTest
  @Rule("ABL-20")
  void theSecondThingNeedsTheFirst(Ruleset ruleset) {
    Ability[] abilities = {
      Ability.cure(Set.of(Condition.POISON), 1, Aim.SELF),
      new Ability.When(List.of(Check.Fact.DID), List.of(attack(4)), List.of())
    };
    Arena healthy = arena(ruleset, abilities);
    healthy.choose("top 0");
    assertThat(healthy.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
    for (boolean cured : new boolean[] {true, false}) {
      Arena arena = arena(ruleset, abilities);
      arena.give(arena.figure("A"), Condition.POISON);
      arena.choose("top 0");
      if (cured) {
        arena.choose(arena.at(arena.figure("A")));
        assertThat(arena.figure("A").has(Condition.POISON)).isFalse();
        assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.TARGET);
        assertThat(arena.prompt().options()).contains(arena.at(arena.only("Guard")));
      } else {
        arena.choose("no");
        assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ACTION);
      }
    }
  }

  // Experience that needs more than the action

  @RulesetTest
  @Rule({"EX-XPP-01", "XPP-04"})
  void singleOutNeedsAnAllyNextToTheTarget(Ruleset ruleset) {
    Ability singleOut =
        attack(
            3,
            Aim.AS_USUAL,
            Rider.when(Check.Fact.TARGET_ADJACENT_TO_ALLY, Rider.plus(2), Rider.xp(1)));
    for (boolean near : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, near ? "A   g   B" : "A   g   .   B")
              .hero('A', Arena.top(singleOut))
              .monster('g', "Guard", TOUGH)
              .company('B')
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.choose(arena.at(arena.only("Guard")));
      assertThat(arena.only("Guard").hitPoints()).isEqualTo(near ? 5 : 7);
      assertThat(arena.xp('A')).isEqualTo(near ? 1 : 0);
    }
  }

  @RulesetTest
  @Rule({"EX-XPP-02", "XPP-04"})
  void experienceOfASlotIsGainedWhenTheMarkerLeavesIt(Ruleset ruleset) {
    Effect bonus =
        Effect.self(
            new Effect.Change.Attacks(List.of(Rider.plus(2))),
            Check.Fact.TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES);
    Arena arena =
        Arena.in(ruleset, "A   g   .   h   i   .   B")
            .hero(
                'A',
                Arena.bottom(Ability.slots(List.of(0, 1, 0, 1), bonus)),
                Arena.top(
                    attack(1),
                    attack(1, Aim.AS_USUAL.range(3)),
                    attack(1),
                    attack(1),
                    attack(1),
                    attack(1)))
            .monster('g', "Guard", StatLine.of(30, 2, 2, 0))
            .monster('h', "Hound", TOUGH)
            .another('i', "Hound", Rank.NORMAL)
            .company('B')
            .start()
            .turnOf('A');
    Choice guard = arena.at(arena.only("Guard"));
    arena.choose("bottom 0");
    arena.choose("yes");
    arena.choose("top 1");
    arena.choose(guard);
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(27);
    assertThat(arena.xp('A')).isZero();
    Watched hound =
        arena.all("Hound").stream()
            .filter(figure -> figure.hex().equals(arena.hex('h')))
            .findFirst()
            .orElseThrow();
    arena.choose(arena.at(hound)); // another hound stands next to it: no bonus, no slot
    assertThat(hound.hitPoints()).isEqualTo(9);
    arena.choose(guard);
    assertThat(arena.xp('A')).isEqualTo(1);
    arena.choose(guard);
    assertThat(arena.xp('A')).isEqualTo(1);
    arena.choose(guard);
    assertThat(arena.xp('A')).isEqualTo(2);
    assertThat(arena.sheet('A').cards().active()).isZero();
    arena.choose(guard);
    assertThat(arena.only("Guard").hitPoints()).isEqualTo(30 - 4 * 3 - 1);
  }

  @RulesetTest
  @Rule("XPP-04")
  void experienceForAnElementNeedsTheElement(Ruleset ruleset) {
    Ability ability = attack(1, Aim.AS_USUAL, Rider.paid(Cost.of(Element.FIRE), Rider.xp(1)));
    Arena without = arena(ruleset, ability);
    without.choose("top 0");
    without.choose(without.at(without.only("Guard")));
    assertThat(without.xp('A')).isZero();
    Arena with = arena(ruleset, ability);
    with.game.state().elements().infuse(ElementIcon.of(Element.FIRE));
    with.game.state().elements().endTurn();
    with.choose("top 0");
    with.choose(with.at(with.only("Guard")));
    with.choose("buy 0");
    with.until(Prompt.Kind.ACTION, "A");
    assertThat(with.xp('A')).isEqualTo(1);
  }
}
