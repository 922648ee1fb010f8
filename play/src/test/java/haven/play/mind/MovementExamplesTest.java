package haven.play.mind;

import static haven.play.mind.Turns.assertFocus;
import static haven.play.mind.Turns.assertTurns;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.MonsterStats;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The books' worked examples of monster movement, the guides of their appendices included. */
final class MovementExamplesTest {

  @RulesetTest
  @Rule("EX-MMV-01")
  void asFarAsTheAttackNeeds(Ruleset ruleset) {
    String position =
        """
                  B   c   S
            M   a   b   T

        M: acts, move 3, attack melee, targets 1
        B: character, initiative 10
        S: character, initiative 20
        T: character, initiative 30
        """;
    String ranged = position.replace("attack melee", "attack range 2");
    assertTurns(ranged, ruleset, "M attacks B");
    assertTurns(position, ruleset, "a attacks B");
    assertTurns(position.replace("targets 1", "targets 2"), ruleset, "b attacks B T");
    assertTurns(position.replace("targets 1", "targets 3"), ruleset, "c attacks B S T");
    assertTurns(position.replace("targets 1", "targets 5"), ruleset, "c attacks B S T");
  }

  @RulesetTest
  @Rule("EX-MMV-02")
  void neitherIntoATrapNorASideStep(Ruleset ruleset) {
    String position =
        """
                c^  %   %   B
          d   M   N   %
                    b

        M: acts, move 2, attack range 3
        B: character, initiative 10
        N: monster
        """;
    assertTurns(position, ruleset, "b attacks B");
    assertTurns(position.replace("move 2", "move 1"), ruleset, "M");
    assertTurns(position.replace("c^", "c "), ruleset, "c attacks B");
  }

  @RulesetTest
  @Rule("EX-MMV-03")
  void noMoveThatDoesNotShortenTheWay(Ruleset ruleset) {
    String position =
        """
        d   M   N   K   x   B

        M: acts, move 1, attack melee
        B: character, initiative 10
        N: monster
        K: monster
        """;
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("move 1", "move 3"), ruleset, "x attacks B");
  }

  @RulesetTest
  @Rule("EX-MMV-04")
  void oneHexAndTheEarlierOfTwo(Ruleset ruleset) {
    String position =
        """
                    .   G
          M   a   .
                    .   K

        M: acts, move 2, attack range 3
        G: character, initiative 10
        K: character, initiative 20
        """;
    assertTurns(position, ruleset, "a attacks G");
    assertTurns(position.replace("initiative 10", "initiative 30"), ruleset, "a attacks K");
  }

  @RulesetTest
  @Rule("EX-MMV-05")
  void guideATooFewPointsToShortenTheWay(Ruleset ruleset) {
    String position =
        """
        d   M   x~  .   B

        M: acts, move 1, attack melee
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("move 1", "move 2"), ruleset, "x");
  }

  @RulesetTest
  @Rule("EX-MMV-06")
  void guideBNotIntoATrapToGetNearer(Ruleset ruleset) {
    String position =
        """
        M   N   K   a   B
              t^

        M: acts, move 2, attack melee
        B: character, initiative 10
        N: monster
        K: monster
        """;
    assertTurns(position, ruleset, "M");
    assertTurns(position.replace("t^", "t "), ruleset, "t");
  }

  @RulesetTest
  @Rule("EX-MMV-07")
  void guideCTheOnlyHexNextToBoth(Ruleset ruleset) {
    assertTurns(
        """
        B   x   C
          .   .
            M

        M: acts, move 2, attack melee, targets 2
        B: character, initiative 10
        C: character, initiative 20
        """,
        ruleset,
        "x attacks B C");
  }

  @RulesetTest
  @Rule("EX-MMV-08")
  void guideDAllThreeWithOneDisadvantage(Ruleset ruleset) {
    assertTurns(
        """
            B   A       C
              M   x   y

        M: acts, move 2, attack range 3, targets 3
        A: character, initiative 10
        B: character, initiative 20
        C: character, initiative 30
        """,
        ruleset,
        "x attacks A B C");
  }

  @RulesetTest
  @Rule("EX-MMV-09")
  void guideEMuddledItStaysNextToItsFocus(Ruleset ruleset) {
    String position =
        """
        .   a   M   B

        M: acts, move 2, attack range 3, muddled
        B: character, initiative 10
        """;
    assertTurns(position, ruleset, "M attacks B");
    assertTurns(position.replace(", muddled", ""), ruleset, "a attacks B");
  }

  @RulesetTest
  @Rule("EX-MMV-10")
  void guideFTwoEquallyGoodHexes(Ruleset ruleset) {
    assertTurns(
        """
            B
          a   b
            M

        M: acts, move 2, attack melee
        B: character, initiative 10
        """,
        ruleset,
        "a attacks B",
        "b attacks B");
  }

  private static final String INITIAL_CHECK =
      """
      M   a   b   B

      M: acts, move 2, attack range 2
      B: character, initiative 10
      """;

  @RulesetTest
  @Rule({"EX-MMV-11", "EX-MMV-13"})
  void guideStepOneConditions(Ruleset ruleset) {
    assertTurns(INITIAL_CHECK, ruleset, "a attacks B");
    assertTurns(INITIAL_CHECK.replace(", attack range 2", ""), ruleset, "b");
    assertTurns(INITIAL_CHECK.replace("range 2", "range 2, disarmed"), ruleset, "b");
    assertTurns(INITIAL_CHECK.replace("range 2", "range 2, immobilized"), ruleset, "M");
    assertTurns(INITIAL_CHECK.replace("range 2", "range 3, immobilized"), ruleset, "M attacks B");
    assertTurns(INITIAL_CHECK.replace("range 2", "range 3, stunned"), ruleset, "M");
    assertFocus(INITIAL_CHECK.replace("range 2", "range 3, immobilized"), ruleset, "B");
    assertFocus(INITIAL_CHECK.replace("range 2", "range 3, stunned"), ruleset);
    String noWay = INITIAL_CHECK.replace("a ", "% ").replace("attack range 2", "attack melee");
    assertTurns(noWay, ruleset, "M");
    assertFocus(noWay, ruleset);
  }

  @RulesetTest
  @Rule({"EX-MMV-12", "EX-MMV-13"})
  void guideStepsTwoAndThreeFocusThenTheCardTopToBottom(Ruleset ruleset) {
    MonsterCard card =
        MonsterCard.of(
            50,
            Ability.round(Effect.shield(1)),
            new Ability.Move(Value.of(2), false),
            Ability.heal(2, Aim.SELF),
            Ability.Attack.of(Value.of(3)).at(Value.of(2)));
    var stats = new MonsterStats(1, 1, 0, 1, false);
    Performance turn =
        Performance.of(stats, card, ruleset.monsters(), EnumSet.noneOf(Condition.class));

    PositionText drawn = PositionText.of(INITIAL_CHECK, ruleset);
    Position start = drawn.position().with(turn.focusing());
    assertThat(Turns.mind(ruleset).decide(start).getFirst().focuses())
        .containsExactly(drawn.drawing().hex('B'));
    assertThat(turn.steps())
        .containsExactly(
            new Performance.Step.Other(Ability.round(Effect.shield(1))),
            new Performance.Step.Move(Action.of(2, Attack.ranged(2, 1))),
            new Performance.Step.Other(Ability.heal(2, Aim.SELF)),
            new Performance.Step.Strike(Action.of(0, Attack.ranged(2, 1)), 3));
    assertThat(described(drawn, start.with(((Performance.Step.Move) turn.steps().get(1)).action())))
        .containsExactly("a attacks B");

    Performance disarmed =
        Performance.of(stats, card, ruleset.monsters(), Set.of(Condition.DISARM));
    assertThat(disarmed.steps())
        .containsExactly(
            new Performance.Step.Other(Ability.round(Effect.shield(1))),
            new Performance.Step.Move(Action.moveOnly(2)),
            new Performance.Step.Other(Ability.heal(2, Aim.SELF)));
    Performance immobilized =
        Performance.of(stats, card, ruleset.monsters(), Set.of(Condition.IMMOBILIZE));
    assertThat(immobilized.steps())
        .containsExactly(
            new Performance.Step.Other(Ability.round(Effect.shield(1))),
            new Performance.Step.Other(Ability.heal(2, Aim.SELF)),
            new Performance.Step.Strike(Action.of(0, Attack.ranged(2, 1)), 3));
  }

  private static List<String> described(PositionText drawn, Position position) {
    return Turns.mind(position.scene().ruleset()).decide(position).stream()
        .map(drawn::describe)
        .toList();
  }
}
