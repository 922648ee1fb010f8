package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** Whom an attack ability can be made against: melee and ranged, areas, several targets. */
final class AttackTargetsTest {
  private static final StatLine TOUGH = StatLine.of(20, 2, 2, 0);

  private static Arena arena(Ruleset ruleset, String picture, Ability... top) {
    Arena arena = Arena.in(ruleset, picture).hero('A', Arena.top(top), Arena.bottom());
    for (String type : List.of("g", "h", "i", "j")) {
      if (picture.contains(type)) {
        arena.monster(type.charAt(0), type, TOUGH);
      }
    }
    return arena.company('B');
  }

  private static Arena begun(Ruleset ruleset, String picture, Ability... top) {
    return arena(ruleset, picture, top).start().turnOf('A').performTop();
  }

  private static int lost(Arena arena, String type) {
    return arena.only(type).maxHitPoints() - arena.only(type).hitPoints();
  }

  @RulesetTest
  @Rule("ATK-03")
  void withoutRangeAnAttackReachesAdjacentFiguresOnly(Ruleset ruleset) {
    Arena arena = begun(ruleset, "A   g   h   B", Ability.attack(3));
    assertThat(arena.offered()).containsExactly("g");
  }

  @RulesetTest
  @Rule({"ATK-04", "ATK-37"})
  void anyRangeMakesItRangedAndThatIsADisadvantageNextToTheTarget(Ruleset ruleset) {
    Effect ranged =
        Effect.self(new Effect.Change.Attacks(List.of(Rider.plus(5))), Check.Fact.RANGED);
    Arena arena =
        Arena.in(ruleset, "A   g   h   B")
            .hero(
                'A',
                AbilityCard.of(
                    "Shot",
                    20,
                    CardAction.of(
                        Ability.persistent(ranged),
                        Ability.attack(1, Aim.AS_USUAL.range(2).targets(2))),
                    CardAction.of()),
                Arena.bottom())
            .monster('g', "g", TOUGH)
            .monster('h', "h", TOUGH)
            .company('B')
            .start()
            .turnOf('A')
            .performTop();
    arena.choose("yes");
    arena.strike("g");
    assertThat(lost(arena, "g")).as("ranged at any distance").isEqualTo(6);
    assertThat(drawn(arena)).as("disadvantage when adjacent").isEqualTo(2);
    arena.strike("h");
    assertThat(lost(arena, "h")).isEqualTo(6);
    assertThat(drawn(arena)).as("one card at a distance").isEqualTo(1);
  }

  @RulesetTest
  @Rule("ATK-37")
  void anAdvantageCancelsTheDisadvantageOfBeingAdjacent(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            "A   g   .   B",
            Ability.attack(1, Aim.AS_USUAL.range(2), Rider.Plain.ADVANTAGE));
    arena.strike("g");
    assertThat(drawn(arena)).isEqualTo(1);
  }

  /** How many cards (cells) the last attack looked at. */
  private static int drawn(Arena arena) {
    return arena.events(Event.What.DREW).getLast().words().split(",").length;
  }

  @RulesetTest
  @Rule({"ATK-10", "ATK-11"})
  void targetTwoIsTwoDifferentFiguresEachWithAllThatIsAdded(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            A   g   .   B
              h   .

            """,
            Ability.attack(2, Aim.AS_USUAL.targets(2), Rider.gives(Condition.WOUND)),
            Ability.attack(1));
    assertThat(arena.offered()).containsExactly("g", "h");
    arena.strike("g");
    assertThat(arena.offered()).as("not the same again").containsExactly("h");
    arena.strike("h");
    assertThat(arena.only("g").has(Condition.WOUND)).isTrue();
    assertThat(arena.only("h").has(Condition.WOUND)).isTrue();
    // A separate ability may target the same figure again.
    assertThat(arena.offered()).containsExactly("g", "h");
    arena.strike("g");
    assertThat(lost(arena, "g")).isEqualTo(3);
    assertThat(arena.prompt().kind())
        .as("one target if none is printed")
        .isEqualTo(Prompt.Kind.ACTION);
  }

  @RulesetTest
  @Rule("ATK-10")
  void theRestrictionsOfTheAbilityHoldForEveryTarget(Ruleset ruleset) {
    Arena arena =
        arena(
                ruleset,
                """
                A   g   .   B
                  h   .
                """,
                Ability.attack(
                    2, Aim.AS_USUAL.targets(3).only(new Check.TargetHas(Condition.POISON))))
            .start()
            .turnOf('A');
    arena.give(arena.only("h"), Condition.POISON);
    arena.performTop();
    assertThat(arena.offered()).containsExactly("h");
  }

  @RulesetTest
  @Rule("ATK-13")
  void theAttackerChoosesTheOrderOfTheTargets(Ruleset ruleset) {
    Arena arena =
        begun(
            ruleset,
            """
            A   g   .   B
              h   .
            """,
            Ability.attack(2, Aim.AS_USUAL.targets(2), Rider.gives(Condition.WOUND)));
    arena.strike("h");
    assertThat(arena.only("h").has(Condition.WOUND)).as("completely, before the next").isTrue();
    assertThat(lost(arena, "g")).isZero();
    arena.strike("g");
    assertThat(lost(arena, "g")).isEqualTo(2);
  }
}
