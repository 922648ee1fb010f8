package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** FRC: controlled moves and commands. */
final class ControlTest {

  @RulesetTest
  @Rule({"FRC-15", "FRC-16", "FRC-14"})
  void aControlledFigureTakesItsControllersFriendsForItsOwn(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            b   N   M   B   a   C

            C: character
            B: character
            M: monster
            N: monster
            """,
            ruleset);
    assertThat(drawn.stops(drawn.controlled('M', 'C', 2))).isEqualTo("a2");
    assertThat(drawn.stops(drawn.move('M', 2))).isEqualTo("b2");
    assertRefused(
        ruleset.movement().passing().text(),
        () -> drawn.controlled('M', 'C', 2).along(drawn.hexes("Nb")));
    assertThat(Decider.of(drawn.figure('C'))).isEqualTo(Decider.ACTING_CHARACTER);
  }

  /** It is forced movement: no door opens, and the controller picks any path of its own liking. */
  @RulesetTest
  @Rule({"FRC-14", "FRC-15", "FRC-16"})
  void theControllerMayBePassedAndLeadsIntoHazards(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   C   a*

            C: character
            M: monster
            tile a: damage 1
            """,
            ruleset);
    assertThat(drawn.tell(drawn.controlled('M', 'C', 2).along(drawn.hexes("Ca"))))
        .isEqualTo("enter C 1, enter a 1, hazard a");
    Command command = Command.of(drawn.figure('C'), drawn.figure('M'));
    assertThat(command.decider()).isEqualTo(drawn.figure('C'));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"FRC-14", "FRC-10"})
  void aControlledCharacterOpensNoDoor(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   C   a+  b\n\nC: character\nM: monster\n", ruleset);
    assertThat(drawn.stops(drawn.move('C', 1))).isEqualTo("a1");
    assertRefused("MOV-05", () -> drawn.controlled('C', 'M', 1));
  }

  private static final String DIFFICULT =
      """
      C   M   a~  b

      C: character
      M: monster
      """;

  @RulesetTest
  @Rule("OVL-53a")
  void noForcedMovementPaysForDifficultTerrain(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DIFFICULT, ruleset);
    assertThat(drawn.stops(drawn.controlled('M', 'C', 2))).isEqualTo("a1 b2");
    assertThat(drawn.choices(drawn.force('C', Force.push(2), 'M'))).contains("ab");
    assertThat(drawn.stops(drawn.move('M', 2))).isEqualTo("a2");
  }

  @RulesetTest
  @Rule("OVL-53b")
  void aControlledMovePaysForDifficultTerrain(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DIFFICULT, ruleset);
    assertThat(drawn.stops(drawn.controlled('M', 'C', 2))).isEqualTo("a2");
    assertThat(drawn.choices(drawn.force('C', Force.push(2), 'M'))).contains("ab");
  }

  @RulesetTest
  @Rule({"FRC-12", "FRC-13"})
  void heldFiguresAreStillPushedButNotControlled(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   M   a   b\n\nC: character\nM: monster\n", ruleset);
    String rule = ruleset.id().equals("BB") ? "FRC-13" : "FRC-12";
    for (Condition condition : List.of(Condition.IMMOBILIZE, Condition.STUN)) {
      assertRefused(
          rule,
          () ->
              MoveAbility.controlled(
                  drawn.scene(),
                  drawn.figure('M'),
                  Set.of(condition),
                  drawn.figure('C'),
                  1,
                  false));
    }
    assertThat(drawn.choices(drawn.force('C', Force.push(2), 'M'))).contains("ab");
  }

  @RulesetTest
  @Rule("FRC-13")
  void noControlledMoveWithoutAPath(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   N   a\n\nN: monster\nM: character\n", ruleset);
    assertRefused("MOV-05", () -> drawn.controlled('M', 'N', 1));
    assertThat(drawn.stops(drawn.controlled('M', 'N', 2))).isEqualTo("a2");
  }

  @RulesetTest
  @Rule("FRC-17")
  void anEnemyMustObeyAnAllyDecides(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   M   B\n\nC: character\nM: monster\nB: character\n", ruleset);
    assertThat(Command.of(drawn.figure('C'), drawn.figure('M')))
        .isEqualTo(new Command(drawn.figure('C'), false));
    assertThat(Command.of(drawn.figure('C'), drawn.figure('B')))
        .isEqualTo(new Command(drawn.figure('B'), true));
  }

  @RulesetTest
  @Rule({"FRC-18a", "FRC-18b"})
  void moveXNeedsNoStatistic(Ruleset ruleset) {
    assertThat(Command.points(new Command.Distance.Fixed(3), OptionalInt.empty())).isEqualTo(3);
    assertThat(Command.points(new Command.Distance.Fixed(3), OptionalInt.of(1))).isEqualTo(3);
  }

  @RulesetTest
  @Rule("FRC-18a")
  void movePlusXNeedsOne(Ruleset ruleset) {
    Command.Distance plusTwo = new Command.Distance.Relative(2);
    assertThat(Command.points(plusTwo, OptionalInt.of(1))).isEqualTo(3);
    assertRefused("FRC-18a", () -> Command.points(plusTwo, OptionalInt.empty()));
  }
}
