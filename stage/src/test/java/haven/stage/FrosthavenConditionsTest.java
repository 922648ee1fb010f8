package haven.stage;

import static haven.model.Condition.BANE;
import static haven.model.Condition.BRITTLE;
import static haven.model.Condition.IMPAIR;
import static haven.model.Condition.REGENERATE;
import static haven.model.Condition.STUN;
import static haven.model.Condition.WARD;
import static haven.model.Condition.WOUND;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** What the conditions do that Frosthaven alone has. */
final class FrosthavenConditionsTest {
  private static final StatLine GUARD = StatLine.of(10, 2, 2, 0);
  private static final Ability HITS = Ability.Attack.of(Value.STAT);
  private static final Event.What[] HEALTH = {
    Event.What.DAMAGED, Event.What.HEALED, Event.What.LOST_CONDITION
  };

  private static Arena facing(Ruleset ruleset, Ability... top) {
    return Arena.in(ruleset, "A   g   .   .   B")
        .hero('A', Arena.top(top), Arena.bottom(Ability.move(1)))
        .hitPoints('A', 30)
        .company('B')
        .monster('g', "Guard", GUARD)
        .start();
  }

  @RulesetTest
  @Rule("CON-36")
  void onlyCharactersAreImpaired(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(IMPAIR))))
            .hero('B')
            .monster('g', "Guard", StatLine.of(10, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.strike("Guard");
    assertThat(arena.only("Guard").has(IMPAIR)).isFalse();
    assertThat(arena.events(Event.What.GAINED)).isEmpty();
  }

  @RulesetTest
  @Rule(
      value = {"CON-29", "CON-30", "CON-13", "CON-24"},
      in = Edition.FH)
  void regenerateHealsAtTheStartOfEachTurnEvenStunnedAndBeforeAWoundBleeds(Ruleset ruleset) {
    Arena arena = facing(ruleset);
    Watched hero = arena.figure("A");
    hero.hitPoints(20);
    arena.give(hero, REGENERATE, WOUND, STUN).selectFirstTwo().endRound();
    assertThat(hero.hitPoints()).isEqualTo(21);
    assertThat(arena.story(hero, HEALTH))
        .containsExactly("LOST_CONDITION 0 Wound", "HEALED 1", "LOST_CONDITION 0 Stun");
    arena.endRound();
    assertThat(hero.hitPoints()).isEqualTo(22);
  }

  @RulesetTest
  @Rule(
      value = {"CON-29", "DMG-21"},
      in = Edition.FH)
  void regenerateEndsWithDamageButNotWithAnAttackThatDoesNone(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.attack(0), Ability.attack(1));
    Watched guard = arena.only("Guard");
    arena.give(guard, REGENERATE).turnOf('A').choose("top 0");
    arena.choose(arena.at(guard));
    arena.until(prompt -> arena.offeredFigures().contains(guard));
    assertThat(guard.has(REGENERATE)).isTrue();
    arena.against(guard);
    assertThat(guard.has(REGENERATE)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-31", "CON-32", "CON-33", "CON-34"})
  void wardHalvesAndBrittleDoublesTheNextDamageAfterShield(Ruleset ruleset) {
    assertThat(damage(ruleset, 7, WARD)).isEqualTo(2); // (7 - 2) / 2
    assertThat(damage(ruleset, 7, BRITTLE)).isEqualTo(10);
    assertThat(damage(ruleset, 7, WARD, BRITTLE)).isEqualTo(5);
    assertThat(damage(ruleset, 7)).isEqualTo(5);
  }

  @RulesetTest
  @Rule(
      value = {"CON-31", "CON-32", "DMG-21"},
      in = Edition.FH)
  void noDamageLeavesThemWaiting(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.attack(0));
    Watched guard = arena.only("Guard");
    arena.give(guard, WARD, BRITTLE).turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.conditions()).containsExactlyInAnyOrder(WARD, BRITTLE);
  }

  /** The damage of one attack against shield 2, after which the conditions are used up. */
  private static int damage(Ruleset ruleset, int attack, Condition... conditions) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(attack)))
            .hero('B')
            .monster('g', "Guard", StatLine.of(30, 2, 2, 0).having(Effect.shield(2)))
            .start();
    Watched guard = arena.only("Guard");
    arena.give(guard, conditions).turnOf('A').choose("top 0");
    arena.against(guard);
    assertThat(guard.conditions()).isEmpty();
    return 30 - guard.hitPoints();
  }

  @RulesetTest
  @Rule(
      value = {"CON-31", "CON-34", "DMG-02a", "RET-04"},
      in = Edition.FH)
  void wardAndBrittleWorkOnDamageThatIsNoAttackAsWell(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(1)))
            .hitPoints('A', 30)
            .hero('B')
            .monster('g', "Guard", GUARD.having(Effect.retaliate(5)))
            .start();
    Watched hero = arena.figure("A");
    arena.give(hero, WARD, WOUND).turnOf('A');
    assertThat(hero.hitPoints()).as("half of 1 is 0").isEqualTo(30);
    assertThat(hero.has(WARD)).isFalse();
    arena.give(hero, WARD).choose("top 0");
    arena.against(arena.only("Guard"));
    assertThat(hero.hitPoints()).as("half of 5").isEqualTo(28);
    assertThat(hero.has(WARD)).isFalse();
  }

  @RulesetTest
  @Rule("CON-34")
  void brittleIsUsedUpBeforeTheDamageIsNegated(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A')
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(10, HITS))
            .start();
    Watched hero = arena.figure("A");
    arena.give(hero, BRITTLE).selectFirstTwo().until(Prompt.Kind.NEGATE, "A");
    assertThat(hero.has(BRITTLE)).isFalse();
    assertThat(arena.events(Event.What.WARDED).getLast().number()).isEqualTo(4);
    arena.choose(arena.prompt().options().getLast());
    assertThat(hero.hitPoints()).isEqualTo(10);
    assertThat(hero.has(BRITTLE)).isFalse();
  }

  @RulesetTest
  @Rule({"CON-32", "CON-35"})
  void aHealTakesBrittleAndBaneAway(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.heal(3, Aim.SELF));
    Watched hero = arena.figure("A");
    hero.hitPoints(20);
    arena.give(hero, BRITTLE, BANE).turnOf('A').choose("top 0");
    arena.choose(arena.at(hero));
    assertThat(hero.conditions()).isEmpty();
    assertThat(hero.hitPoints()).isEqualTo(23);
    arena.endRound();
    assertThat(hero.hitPoints()).isEqualTo(23);
  }

  @RulesetTest
  @Rule({"CON-35", "CON-37"})
  void baneStrikesAtTheEndOfTheNextTurnAndGainedInOwnTurnAtTheEndOfTheFollowing(Ruleset ruleset) {
    Arena arena = facing(ruleset, Ability.give(BANE, Aim.SELF));
    Watched hero = arena.figure("A");
    arena.give(hero, BANE).turnOf('A');
    assertThat(hero.hitPoints()).isEqualTo(30);
    arena.choose("top 0");
    arena.choose(arena.at(hero));
    arena.until(Prompt.Kind.ACTION).pass().until(Prompt.Kind.CARDS);
    assertThat(hero.hitPoints()).as("it waits anew").isEqualTo(30);
    assertThat(hero.has(BANE)).isTrue();
    arena.turnOf('A').pass();
    assertThat(hero.hitPoints()).isEqualTo(20);
    assertThat(hero.has(BANE)).isFalse();
    arena.endRound().endRound();
    assertThat(hero.hitPoints()).isEqualTo(20);
  }

  @RulesetTest
  @Rule("CON-36")
  void impairedCharactersUseNoItemsButKeepWhatTheyGained(Ruleset ruleset) {
    ItemCard shield =
        ItemCard.of(
            "Shield",
            ItemCard.Slot.BODY,
            ItemCard.Wear.SPENT,
            ItemCard.Use.effects(ItemCard.When.DURING_TURN, Effect.shield(1)).forTheRound());
    ItemCard potion =
        ItemCard.of(
            "Potion",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.LOST,
            ItemCard.Use.abilities(ItemCard.When.DURING_TURN, Ability.heal(1, Aim.SELF)));
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.give(IMPAIR, Aim.SELF)))
            .items('A', shield, potion)
            .hero('B')
            .monster('g', "Guard", GUARD, MonsterCard.of(50, HITS))
            .start()
            .turnOf('A');
    Watched hero = arena.figure("A");
    arena.choose("use 0");
    assertThat(arena.prompt().options()).contains(new Choice.Use(1));
    arena.choose("top 0");
    arena.choose(arena.at(hero));
    arena.until(Prompt.Kind.ACTION);
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(1));
    arena.pass().until(Prompt.Kind.CARDS);
    assertThat(hero.hitPoints()).as("2 less the shield").isEqualTo(9);
    assertThat(hero.has(IMPAIR)).as("gained in its own turn").isTrue();
    arena.turnOf('A');
    assertThat(arena.prompt().options()).doesNotContain(new Choice.Use(1));
    arena.pass();
    assertThat(hero.has(IMPAIR)).isFalse();
    arena.until(Prompt.Kind.CARDS).turnOf('A');
    assertThat(arena.prompt().options()).contains(new Choice.Use(1));
  }
}
