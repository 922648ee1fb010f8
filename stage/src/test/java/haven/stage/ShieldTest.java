package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Ground;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ItemCard;
import haven.model.map.Formula;
import haven.model.map.HexEffect;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.model.scenario.ScenarioRule;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Set;

/** Shield: against every attack, and against nothing else. */
final class ShieldTest {
  private static final StatLine TOUGH = StatLine.of(30, 2, 2, 0);

  @RulesetTest
  @Rule({"SHD-01", "SHD-04"})
  void aShieldReducesEveryAttackAndIsNotUsedUp(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.attack(3), Ability.attack(3)), Arena.bottom())
            .monster('g', "g", TOUGH.having(Effect.shield(1)))
            .company('B')
            .start()
            .turnOf('A')
            .performTop()
            .strike("g")
            .strike("g");
    assertThat(arena.only("g").hitPoints()).isEqualTo(26);
  }

  @RulesetTest
  @Rule({"SHD-02", "SHD-06a", "SHD-06b", "SHD-06c"})
  void shieldsOfCardAndItemAddUpForTheActingFigure(Ruleset ruleset) {
    ItemCard buckler =
        ItemCard.of(
            "Buckler",
            ItemCard.Slot.BODY,
            ItemCard.Wear.SPENT,
            ItemCard.Use.effects(ItemCard.When.DURING_TURN, Effect.shield(1)).forTheRound());
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.round(Effect.shield(2))), Arena.bottom())
            .items('A', buckler)
            .monster('g', "g", TOUGH, MonsterCard.of(50, Ability.attack(5)))
            .company('B')
            .start()
            .turnOf('A');
    arena.choose("use 0");
    arena.performTop();
    arena.choose("yes");
    arena.until(Prompt.Kind.NEGATE).asIs();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(8);
  }

  @RulesetTest
  @Rule("SHD-03")
  void aShieldDoesNotHelpAgainstWoundRetaliateOrSufferedDamage(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero(
                'A',
                Arena.top(
                    Ability.persistent(Effect.shield(5)),
                    Ability.attack(1),
                    Ability.suffer(Value.of(1), Aim.SELF)),
                Arena.bottom())
            .monster('g', "g", TOUGH.having(Effect.retaliate(2)))
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    Watched hero = arena.figure("A");
    arena.choose("yes");
    arena.strike("g");
    arena.asIs(); // harm to oneself is not skipped
    assertThat(hero.hitPoints()).as("suffered").isEqualTo(7);
    arena.give(hero, Condition.WOUND);
    arena.endRound();
    arena.turnOf('A');
    assertThat(hero.hitPoints()).as("wound").isEqualTo(6);
  }

  @RulesetTest
  @Rule("SHD-03")
  void aShieldDoesNotHelpAgainstDamageOfTheScenario(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero('A', Arena.top(Ability.persistent(Effect.shield(5))), Arena.bottom())
            .monster('g', "g", TOUGH.having(Effect.shield(5)))
            .company('B')
            .scenario(
                scenario ->
                    scenario.with(
                        ScenarioRule.of(
                            "smoke",
                            new ScenarioRule.Moment.RoundEnd(0),
                            new ScenarioRule.Deed.Inflict(
                                new Consequence.Suffer(new Value.Computed(Formula.of("2"))),
                                Affects.FIGURES))))
            .answering(Answers.Policy.LITTLE)
            .start()
            .turnOf('A')
            .performTop();
    arena.chooseIfOffered(new Choice.Accept());
    arena.endRound();
    assertThat(arena.lost('A')).isEqualTo(2);
    assertThat(arena.lost(arena.only("g"))).isEqualTo(2);
  }

  @RulesetTest
  @Rule("SHD-03")
  void aShieldDoesNotHelpAgainstTrapsAndHazards(Ruleset ruleset) {
    boolean traps = !ruleset.toString().equals("BB");
    Arena arena =
        Arena.in(ruleset, "A   k" + (traps ? "^" : "*") + "  .   B")
            .hero(
                'A',
                Arena.top(Ability.persistent(Effect.shield(5)), Ability.move(1)),
                Arena.bottom())
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    Ground ground = arena.game.state().ground().copy();
    HexEffect hurts = new HexEffect(new HexEffect.Damage.Printed(3), Set.of(), false);
    ground.put(
        arena.game.state().board().at(arena.hex('k')),
        OverlayTile.of(traps ? Terrain.TRAP : Terrain.HAZARD, hurts));
    arena.game.state().ground(ground);
    arena.choose("yes");
    arena.choose(new Choice.To(arena.hex('k')));
    arena.asIs();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(7);
    assertThat(arena.events(Event.What.SHIELDED)).isEmpty();
  }

  @RulesetTest(Edition.FH)
  @Rule("SHD-03")
  void aShieldDoesNotHelpAgainstBane(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   .   .   B")
            .hero('A', Arena.top(Ability.persistent(Effect.shield(20))), Arena.bottom())
            .hitPoints('A', 20)
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.endRound();
    arena.give(arena.figure("A"), Condition.BANE);
    arena.selectFirstTwo();
    arena.until(Prompt.Kind.NEGATE).asIs();
    assertThat(arena.figure("A").hitPoints()).isEqualTo(10);
  }

  @RulesetTest
  @Rule({"SHD-05", "ATK-19"})
  void aShieldDoesNotStopAddedEffects(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   g   .   B")
            .hero(
                'A',
                Arena.top(Ability.attack(1, Aim.AS_USUAL, Rider.gives(Condition.POISON))),
                Arena.bottom())
            .monster('g', "g", TOUGH.having(Effect.shield(5)))
            .company('B')
            .start()
            .turnOf('A')
            .performTop()
            .strike("g");
    assertThat(arena.only("g").hitPoints()).isEqualTo(30);
    assertThat(arena.only("g").has(Condition.POISON)).isTrue();
  }

  @RulesetTest
  @Rule({"SHD-06c", "SHD-06a"})
  void aShieldIsForWhomTheCardNames(Ruleset ruleset) {
    Effect allies =
        new Effect(
            new Effect.Scope(Affects.ALLIES, Effect.Scope.ANYWHERE),
            List.of(),
            new Effect.Change.Shield(Value.of(2)));
    boolean named = !ruleset.toString().equals("FH");
    Arena arena =
        Arena.in(ruleset, "A   .   g   B")
            .hero('A', Arena.top(Ability.round(named ? allies : Effect.shield(2))), Arena.bottom())
            .monster('g', "g", TOUGH, MonsterCard.of(50, Ability.attack(3)))
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.until(Prompt.Kind.NEGATE).asIs();
    assertThat(arena.figure("B").hitPoints()).isEqualTo(named ? 9 : 7);
  }
}
