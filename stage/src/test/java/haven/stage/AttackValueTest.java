package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** How the damage of an attack comes about: bonuses, modifier, shield, in this order. */
final class AttackValueTest {
  private static final StatLine TOUGH = StatLine.of(30, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, StatLine guard, Ability... top) {
    return Arena.in(ruleset, "A   g   .   B")
        .hero('A', Arena.top(top), Arena.bottom())
        .monster('g', "g", guard)
        .company('B');
  }

  private static Rider times(int factor) {
    return new Rider.Times(factor);
  }

  private static int lost(Arena arena) {
    return arena.only("g").maxHitPoints() - arena.only("g").hitPoints();
  }

  /** Attacks with all as it is; returns what the guard suffers. */
  private static int damage(Arena arena) {
    arena.start().turnOf('A').performTop().strike("g");
    return lost(arena);
  }

  @RulesetTest
  @Rule("ATK-22")
  void allBonusesOfAnAttackCount(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.plus(1), Rider.plus(2))))
            .company('B')
            .monster('g', "Target", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A')
            .performTop()
            .strike("Target");
    assertThat(arena.lost(arena.only("Target"))).isEqualTo(1 + 1 + 2);
  }

  @RulesetTest
  @Rule({"ATK-25", "ATK-19"})
  void conditionsComeAfterTheDamage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   .   B")
            .hero('A', Arena.top(Ability.attack(2, Aim.AS_USUAL, Rider.gives(Condition.POISON))))
            .company('B')
            .monster('g', "Target", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A')
            .performTop()
            .strike("Target");
    assertThat(arena.lost(arena.only("Target"))).as("poisoned by it, not before").isEqualTo(2);
    assertThat(arena.only("Target").has(Condition.POISON)).isTrue();
    assertThat(arena.log)
        .extracting(Event::what)
        .containsSubsequence(Event.What.DAMAGED, Event.What.GAINED);
  }

  @RulesetTest
  @Rule("ATK-43")
  void aCommandedMonsterHasTheEffectsOfItsStatCardToo(Ruleset ruleset) {
    Ability control = new Ability.Control(Aim.AS_USUAL.range(1), List.of(Ability.attack(1)));
    Arena arena =
        Arena.in(ruleset, "A   g   h   .   B")
            .hero('A', Arena.top(control))
            .company('B')
            .monster('g', "Viper", StatLine.of(30, 0, 0, 0).riding(Rider.gives(Condition.POISON)))
            .monster('h', "Target", StatLine.of(30, 0, 0, 0))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("Viper")));
    arena.choose("yes");
    arena.choose(arena.at(arena.only("Target")));
    arena.asIs();
    assertThat(arena.lost(arena.only("Target"))).isEqualTo(1);
    assertThat(arena.only("Target").has(Condition.POISON)).isTrue();
  }

  @RulesetTest
  @Rule({"ATK-14a", "ATK-14b", "ATK-14c", "ATK-14d", "ATK-22", "SHD-01"})
  void bonusesThenModifierThenShield(Ruleset ruleset) {
    // Only in this order it comes to (2 + 3 + 1) * 2 - 4.
    Arena arena =
        arena(
                ruleset,
                TOUGH.having(Effect.shield(4)),
                Ability.attack(2, Aim.AS_USUAL, Rider.plus(3)))
            .modifiers('A', ModifierCard.DOUBLE)
            .start()
            .turnOf('A');
    arena.give(arena.only("g"), Condition.POISON);
    arena.performTop().strike("g");
    assertThat(lost(arena)).isEqualTo(8);
    assertThat(arena.events(Event.What.MODIFIED).getLast().number()).isEqualTo(12);
  }

  @RulesetTest
  @Rule("ATK-14a")
  void wardAndBrittleComeAfterTheShield(Ruleset ruleset) {
    for (Condition condition : List.of(Condition.BRITTLE, Condition.WARD)) {
      Arena arena =
          arena(ruleset, TOUGH.having(Effect.shield(1)), Ability.attack(6)).start().turnOf('A');
      arena.give(arena.only("g"), condition);
      arena.performTop().strike("g");
      assertThat(lost(arena)).isEqualTo(condition == Condition.WARD ? 2 : 10);
      assertThat(arena.only("g").has(condition)).isFalse();
    }
    Arena both =
        arena(ruleset, TOUGH.having(Effect.shield(1)), Ability.attack(6)).start().turnOf('A');
    both.give(both.only("g"), Condition.BRITTLE, Condition.WARD);
    both.performTop().strike("g");
    assertThat(lost(both)).isEqualTo(5);
    assertThat(both.only("g").hasAny()).isFalse();
  }

  @RulesetTest
  @Rule({"ATK-15a", "ATK-15b", "ATK-15c"})
  void thePlayerDecidesTheOrderOfSeveralBonuses(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, TOUGH, Ability.attack(3, Aim.AS_USUAL, Rider.plus(2), times(2)))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("g")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ORDER_OF_BONUSES);
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(new Choice.Attack(8), new Choice.Attack(10));
    arena.choose("attack 10");
    assertThat(lost(arena)).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"ATK-15a", "ATK-15b", "ATK-15c"})
  void aBonusMayComeBetweenTwoMultiplications(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, TOUGH, Ability.attack(1, Aim.AS_USUAL, times(2), Rider.plus(1), times(3)))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("g")));
    // (1*2+1)*3, (1*3+1)*2, 1*6+1, (1+1)*6
    assertThat(arena.prompt().options())
        .containsExactlyInAnyOrder(
            new Choice.Attack(9),
            new Choice.Attack(8),
            new Choice.Attack(7),
            new Choice.Attack(12));
  }

  @RulesetTest(Edition.FH)
  @Rule("ATK-15b")
  void severalModifierCardsMayBeAppliedInAnyOrder(Ruleset ruleset) {
    Arena arena = rolled(ruleset, 1);
    for (long seed = 2; arena.prompt().kind() != Prompt.Kind.MODIFIER; seed++) {
      arena = rolled(ruleset, seed);
    }
    int cards = arena.events(Event.What.DREW).getLast().words().split(",").length - 1;
    assertThat(arena.prompt().options())
        .contains(new Choice.Attack(6 + cards), new Choice.Attack(6 + 2 * cards));
    arena.choose("attack " + (6 + 2 * cards));
    assertThat(lost(arena)).isEqualTo(6 + 2 * cards);
  }

  private static Arena rolled(Ruleset ruleset, long seed) {
    Arena arena =
        arena(ruleset, TOUGH, Ability.attack(3))
            .modifiers('A', ModifierCard.rolling(1), ModifierCard.DOUBLE)
            .start(seed)
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("g")));
    return arena;
  }

  @RulesetTest
  @Rule({"ATK-15a", "ATK-15b", "ATK-15c"})
  void thePlayersDecideTheOrderForMonstersToo(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(), Arena.bottom())
            .hitPoints('A', 26)
            .monster(
                'g',
                "g",
                StatLine.of(30, 2, 2, 0),
                MonsterCard.of(5, Ability.attack(2, Aim.AS_USUAL, Rider.plus(3), times(2))))
            .company('B')
            .start()
            .selectFirstTwo();
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.ORDER_OF_BONUSES);
    assertThat(arena.prompt().group()).isTrue();
    arena.choose("attack 7");
    arena.asIs();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(19);
  }

  @RulesetTest
  @Rule({"EX-ATK-01", "ATK-14b", "ATK-15a", "ATK-33"})
  void theScoundrelAddsTwoAndDoubles(Ruleset ruleset) {
    Effect twice = Effect.self(new Effect.Change.Attacks(List.of(times(2))));
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.persistent(twice), Ability.attack(3, Aim.AS_USUAL, Rider.plus(2))),
                Arena.bottom())
            .modifiers('A', ModifierCard.plus(-1))
            .monster('g', "g", Rank.ELITE, TOUGH.having(Effect.shield(1)))
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.choose(arena.at(arena.only("g")));
    arena.choose("attack 10");
    assertThat(arena.events(Event.What.MODIFIED).getLast().number()).isEqualTo(9);
    assertThat(lost(arena)).isEqualTo(8);
  }

  @RulesetTest
  @Rule({"ATK-16", "ATK-32"})
  void plusAttackCannotBeSkippedButOtherEffectsCanBeforeTheDraw(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                TOUGH,
                Ability.attack(
                    2, Aim.AS_USUAL, Rider.plus(1), Rider.gives(Condition.WOUND), Rider.push(1)))
            .start()
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("g")));
    assertThat(arena.prompt().kind()).isEqualTo(Prompt.Kind.BEFORE_DRAW);
    assertThat(arena.events(Event.What.DREW)).as("nothing is drawn yet").isEmpty();
    assertThat(arena.prompt().options())
        .containsExactly(new Choice.Accept(), new Choice.Without(1), new Choice.Without(2));
    arena.choose("without 1");
    arena.choose("without 1");
    arena.asIs();
    assertThat(lost(arena)).isEqualTo(3);
    assertThat(arena.only("g").has(Condition.WOUND)).isFalse();
    assertThat(arena.only("g").hex()).isEqualTo(arena.hex('g'));
  }

  @RulesetTest
  @Rule("ATK-17")
  void theAttackValueNeverDropsBelowZero(Ruleset ruleset) {
    Arena arena =
        arena(ruleset, TOUGH.having(Effect.shield(3)), Ability.attack(1))
            .modifiers('A', ModifierCard.plus(-2));
    arena.start().turnOf('A').performTop().strike("g");
    assertThat(lost(arena)).isZero();
    assertThat(arena.events(Event.What.MODIFIED).getLast().number()).isZero();
    Arena penalty =
        arena(ruleset, TOUGH, Ability.attack(1, Aim.AS_USUAL, Rider.plus(-4)))
            .modifiers('A', ModifierCard.plus(2));
    assertThat(damage(penalty)).as("from 0, not from -3").isEqualTo(2);
  }

  @RulesetTest
  @Rule({"EX-ATK-02", "ATK-23", "ATK-34"})
  void pierceTakesShieldAway(Ruleset ruleset) {
    assertThat(
            damage(
                arena(
                    ruleset,
                    TOUGH.having(Effect.shield(3)),
                    Ability.attack(3, Aim.AS_USUAL, new Rider.Pierce(2)))))
        .isEqualTo(2);
  }

  @RulesetTest
  @Rule("ATK-34")
  void unusedPierceAddsNothingAndTheShieldIsWholeAgainForTheNextAttack(Ruleset ruleset) {
    Arena arena =
        arena(
            ruleset,
            TOUGH.having(Effect.shield(1)),
            Ability.attack(3, Aim.AS_USUAL, new Rider.Pierce(5)),
            Ability.attack(3));
    assertThat(damage(arena)).isEqualTo(3);
    arena.strike("g");
    assertThat(lost(arena)).isEqualTo(5);
  }

  @RulesetTest
  @Rule({"ATK-23", "ATK-34"})
  void pierceDoesNotReachWhatTheModifierTookAway(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                TOUGH.having(Effect.shield(2)),
                Ability.attack(3, Aim.AS_USUAL, new Rider.Pierce(2)))
            .modifiers('A', ModifierCard.plus(-1));
    assertThat(damage(arena)).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"EX-ATK-03", "ATK-33", "ATK-35"})
  void severalPiercesAddUp(Ruleset ruleset) {
    ItemCard spike =
        ItemCard.of(
            "Spike",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.SPENT,
            ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, new Rider.Pierce(3)));
    Arena arena =
        arena(
                ruleset,
                TOUGH.having(Effect.shield(6)),
                Ability.attack(8, Aim.AS_USUAL, new Rider.Pierce(2)))
            .items('A', spike)
            .start()
            .turnOf('A')
            .performTop();
    arena.choose(arena.at(arena.only("g")));
    arena.choose("use 0");
    arena.asIs();
    assertThat(lost(arena)).as("6 - 5 = 1 of the shield is left").isEqualTo(7);
  }

  @RulesetTest
  @Rule({"ATK-33", "ATK-35"})
  void pierceOfTheModifierWorksAsIfPrinted(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                TOUGH.having(Effect.shield(6)),
                Ability.attack(8, Aim.AS_USUAL, new Rider.Pierce(2)))
            .modifiers('A', ModifierCard.plus(0, new Rider.Pierce(3)));
    assertThat(damage(arena)).isEqualTo(7);
  }

  @RulesetTest
  @Rule("ATK-33")
  void bonusesOfItemsAndLastingEffectsComeBeforeTheModifier(Ruleset ruleset) {
    Effect plus = Effect.self(new Effect.Change.Attacks(List.of(Rider.plus(1))));
    ItemCard blade =
        ItemCard.of(
            "Blade",
            ItemCard.Slot.SMALL,
            ItemCard.Wear.SPENT,
            ItemCard.Use.riders(ItemCard.When.DURING_ATTACK, Rider.plus(1)));
    Arena arena =
        arena(ruleset, TOUGH, Ability.persistent(plus), Ability.attack(2))
            .items('A', blade)
            .modifiers('A', ModifierCard.DOUBLE)
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.choose(arena.at(arena.only("g")));
    arena.choose("use 0");
    arena.asIs();
    assertThat(lost(arena)).isEqualTo(8);
  }
}
