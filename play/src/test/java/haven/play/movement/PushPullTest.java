package haven.play.movement;

import static haven.play.movement.Drawn.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** FRC: push and pull. */
final class PushPullTest {

  @RulesetTest
  @Rule({"EX-FRC-01", "FRC-21"})
  void valuesOfOneAbilityAreAdded(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C   M   a   b   c   d

            C: character
            M: monster
            """,
            ruleset);
    List<Force> printed = List.of(Force.push(1), Force.push(2), Force.pull(4));
    Force push = Force.sum(Force.Kind.PUSH, printed).orElseThrow();
    assertThat(push).isEqualTo(Force.push(3));
    assertThat(drawn.tell(drawn.force('C', push, 'M').along(drawn.hexes("abc"))))
        .isEqualTo("enter a 1, enter b 1, enter c 1");
    assertThat(Force.sum(Force.Kind.PULL, printed)).contains(Force.pull(4));
    assertThat(Force.sum(Force.Kind.PULL, List.of(push))).isEmpty();
  }

  /** From T one path dead-ends after one hex, two go on for two. */
  private static final String DEAD_END =
      """
              a
        %s   T   c   d
                  f

      %s: %s
      T: %s
      """;

  @RulesetTest
  @Rule({"EX-FRC-02", "FRC-06a"})
  void aMonsterMovesItsTargetAsFarAsPossible(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DEAD_END.formatted("M", "M", "monster", "character"), ruleset);
    ForcedMove push = drawn.force('M', Force.push(2), 'T');
    assertThat(drawn.choices(push)).containsExactlyInAnyOrder("cd", "cf");
    assertThat(push.decider()).isEqualTo(Decider.PARTY);
    assertRefused("FRC-06a", () -> push.along(drawn.hexes("a")));
    assertRefused("FRC-06a", () -> push.along(drawn.hexes("c")));
    assertRefused("FRC-06a", () -> push.along(List.of()));
  }

  @RulesetTest(Edition.GH)
  @Rule("FRC-06b")
  void aMonsterMovesItsTargetUntilNoHexIsLeft(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DEAD_END.formatted("M", "M", "monster", "character"), ruleset);
    ForcedMove push = drawn.force('M', Force.push(2), 'T');
    assertThat(drawn.choices(push)).containsExactlyInAnyOrder("a", "cd", "cf");
    assertThat(push.decider()).isEqualTo(Decider.PARTY);
    assertRefused("FRC-06b", () -> push.along(drawn.hexes("c")));
  }

  @RulesetTest(Edition.JL)
  @Rule("FRC-06b")
  void aMonsterOfTheLionMovesItsTargetAsFarAsPossible(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DEAD_END.formatted("M", "M", "monster", "character"), ruleset);
    ForcedMove push = drawn.force('M', Force.push(2), 'T');
    assertThat(drawn.choices(push)).containsExactlyInAnyOrder("cd", "cf");
    assertRefused("FRC-06b", () -> push.along(List.of()));
  }

  @RulesetTest
  @Rule({"FRC-02a", "FRC-05a", "FRC-05c"})
  void aCharacterChoosesDirectionAndDistance(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DEAD_END.formatted("C", "C", "character", "monster"), ruleset);
    ForcedMove push = drawn.force('C', Force.push(2), 'T');
    assertThat(drawn.choices(push)).containsExactlyInAnyOrder("-", "a", "c", "cd", "cf");
    assertThat(push.decider()).isEqualTo(Decider.ACTING_CHARACTER);
    assertRefused("FRC-02a", () -> push.along(drawn.hexes("ac")));
    assertRefused("FRC-02a", () -> drawn.force('C', Force.push(1), 'T').along(drawn.hexes("cd")));
  }

  @RulesetTest
  @Rule({"FRC-02b", "FRC-05b"})
  void aCharacterPushesAllTheWayOrNotAtAll(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DEAD_END.formatted("C", "C", "character", "monster"), ruleset);
    ForcedMove push = drawn.force('C', Force.push(2), 'T');
    assertThat(drawn.choices(push)).containsExactlyInAnyOrder("-", "a", "cd", "cf");
    assertThat(push.decider()).isEqualTo(Decider.ACTING_CHARACTER);
    assertRefused("FRC-05b", () -> push.along(drawn.hexes("c")));
    assertRefused("FRC-02b", () -> push.along(drawn.hexes("ac")));
  }

  private static final String PULLED =
      """
          a   d
        A   b   T
          c   e

      A: %s
      T: %s
      """;

  @RulesetTest
  @Rule({"EX-FRC-03", "FRC-03a", "FRC-03b"})
  void noNearerThanTheNextHex(Ruleset ruleset) {
    Drawn monster = Drawn.of(PULLED.formatted("monster", "character"), ruleset);
    assertThat(monster.choices(monster.force('A', Force.pull(3), 'T'))).containsExactly("b");
    Drawn character = Drawn.of(PULLED.formatted("character", "monster"), ruleset);
    ForcedMove pull = character.force('A', Force.pull(3), 'T');
    assertThat(character.choices(pull)).containsExactlyInAnyOrder("b", "-");
    assertThat(character.tell(pull.along(character.hexes("b")))).isEqualTo("enter b 1");
    String rule = ruleset.id().equals("GH") ? "FRC-03b" : "FRC-03a";
    assertRefused(rule, () -> pull.along(character.hexes("d")));
    assertRefused(rule, () -> pull.along(character.hexes("ba")));
  }

  @RulesetTest
  @Rule("FRC-03a")
  void aPullMayStopEarly(Ruleset ruleset) {
    Drawn drawn = Drawn.of("A   b   c   T\n\nA: character\nT: monster\n", ruleset);
    assertThat(drawn.choices(drawn.force('A', Force.pull(2), 'T')))
        .containsExactlyInAnyOrder("-", "c", "cb");
  }

  @RulesetTest
  @Rule("FRC-03b")
  void aPullDoesNotStopEarly(Ruleset ruleset) {
    Drawn drawn = Drawn.of("A   b   c   T\n\nA: character\nT: monster\n", ruleset);
    assertThat(drawn.choices(drawn.force('A', Force.pull(2), 'T')))
        .containsExactlyInAnyOrder("-", "cb");
  }

  @RulesetTest
  @Rule({"EX-FRC-04", "MOV-23", "FRC-09"})
  void aFlyingFigureFliesWhenPushed(Ruleset ruleset) {
    String picture =
        """
        C   M   a*  b%%

        C: character
        M: monster%s
        tile a: damage 2
        """;
    Drawn flying = Drawn.of(picture.formatted(", flying"), ruleset);
    assertThat(flying.tell(flying.force('C', Force.push(2), 'M').along(flying.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1");
    Drawn walking = Drawn.of(picture.formatted(""), ruleset);
    ForcedMove push = walking.force('C', Force.push(2), 'M');
    assertThat(walking.choices(push)).containsExactlyInAnyOrder("a", "-");
    assertThat(walking.tell(push.along(walking.hexes("a")))).isEqualTo("enter a 1, hazard a");
    assertRefused("OVL-65", () -> push.along(walking.hexes("ab")));
  }

  @RulesetTest({Edition.GH, Edition.FH, Edition.JL})
  @Rule({"EX-FRC-04", "FRC-09", "MOV-23"})
  void trapsOnTheWay(Ruleset ruleset) {
    String picture =
        """
        C   M   a^  b

        C: character
        M: monster%s
        """;
    Drawn walking = Drawn.of(picture.formatted(""), ruleset);
    Moved moved = walking.force('C', Force.push(2), 'M').along(walking.hexes("ab"));
    assertThat(walking.tell(moved)).isEqualTo("enter a 1, trap a, enter b 1");
    assertThat(moved.damage(2)).isEqualTo(4);
    Drawn flying = Drawn.of(picture.formatted(", flying"), ruleset);
    assertThat(flying.tell(flying.force('C', Force.push(2), 'M').along(flying.hexes("ab"))))
        .isEqualTo("enter a 1, enter b 1");
  }

  @RulesetTest
  @Rule("FRC-04")
  void fartherAndNearerGoByRange(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            A  |T   a
              b   c   d

            A: monster
            T: character
            """,
            ruleset);
    assertThat(drawn.choices(drawn.force('A', Force.pull(1), 'T'))).containsExactly("b");
    assertThat(drawn.choices(drawn.force('A', Force.push(1), 'T'))).containsExactly("a");
    Drawn bent =
        Drawn.of(
            """
            A   T   .   .
              #   b   .
                #   #   c

            A: monster
            T: character
            """,
            ruleset);
    assertThat(bent.choices(bent.force('A', Force.push(3), 'T')))
        .anyMatch(path -> path.startsWith("b") && path.endsWith("c"));
  }

  @RulesetTest
  @Rule("FRC-07")
  void difficultTerrainIsOneHex(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   C   a~  b~  c

            M: monster
            C: character
            """,
            ruleset);
    ForcedMove push = drawn.force('M', Force.push(2), 'C');
    assertThat(drawn.choices(push)).containsExactly("ab");
    assertThat(drawn.tell(push.along(drawn.hexes("ab")))).isEqualTo("enter a 1, enter b 1");
    Drawn pulled = Drawn.of("M   a~  b~  C\n\nM: monster\nC: character\n", ruleset);
    assertThat(pulled.choices(pulled.force('M', Force.pull(2), 'C'))).containsExactly("ba");
  }

  @RulesetTest
  @Rule({"FRC-08", "FRC-01"})
  void throughTheTargetsAlliesNotItsEnemies(Ruleset ruleset) {
    String picture =
        """
        A   T   F   a

        A: monster
        T: character
        F: %s
        """;
    Drawn ally = Drawn.of(picture.formatted("character"), ruleset);
    assertThat(ally.choices(ally.force('A', Force.push(2), 'T'))).containsExactly("Fa");
    assertThat(ally.choices(ally.force('A', Force.push(1), 'T'))).containsExactly("-");
    assertRefused("MOV-03", () -> ally.force('A', Force.push(1), 'T').along(ally.hexes("F")));
    Drawn enemy = Drawn.of(picture.formatted("monster"), ruleset);
    assertThat(enemy.choices(enemy.force('A', Force.push(2), 'T'))).containsExactly("-");
    assertRefused(
        ruleset.movement().passing().text(),
        () -> enemy.force('A', Force.push(2), 'T').along(enemy.hexes("Fa")));
    Drawn flying =
        Drawn.of(
            picture.replace("T: character", "T: character, flying").formatted("monster"), ruleset);
    assertThat(flying.choices(flying.force('A', Force.push(2), 'T'))).containsExactly("Fa");
  }

  @RulesetTest
  @Rule("FRC-08")
  void neitherIntoObstaclesNorThroughWalls(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            A   T  |a
              #   %

            A: monster
            T: character
            """,
            ruleset);
    ForcedMove push = drawn.force('A', Force.push(2), 'T');
    assertThat(drawn.choices(push)).containsExactly("-");
    assertRefused("MAP-05", () -> push.along(drawn.hexes("a")));
  }

  @RulesetTest
  @Rule("FRC-10")
  void neverIntoAClosedDoor(Ruleset ruleset) {
    String picture =
        """
        M   C   a%s  b

        M: monster
        C: character
        """;
    Drawn closed = Drawn.of(picture.formatted("+"), ruleset);
    ForcedMove push = closed.force('M', Force.push(2), 'C');
    assertThat(closed.choices(push)).containsExactly("-");
    assertRefused("MAP-05", () -> push.along(closed.hexes("a")));
    Drawn open = Drawn.of(picture.formatted("'"), ruleset);
    assertThat(open.choices(open.force('M', Force.push(2), 'C'))).containsExactly("ab");
  }

  @RulesetTest
  @Rule("MOV-10")
  void forcedMovementUsesLinks(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M   C   #   b
              .   c   d

            link: Cb
            M: monster
            C: character
            """,
            ruleset);
    ForcedMove push = drawn.force('M', Force.push(1), 'C');
    assertThat(drawn.choices(push)).containsExactlyInAnyOrder("b", "c");
    assertThat(drawn.tell(push.along(drawn.hexes("b")))).isEqualTo("enter b 1");
  }

  @RulesetTest
  @Rule("FRC-11")
  void pushAndPullAreMovement(Ruleset ruleset) {
    Drawn drawn = Drawn.of("b   M   C   a\n\nM: monster\nC: character\n", ruleset);
    assertThat(drawn.force('M', Force.push(1), 'C').along(drawn.hexes("a")).movement()).isTrue();
  }

  @RulesetTest
  @Rule({"FRC-24", "FRC-29"})
  void objectivesAreImmune(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   O   a\n\nC: character\nO: monster, objective\n", ruleset);
    String rule = ruleset.forcedMoves().citations().immune().text();
    assertRefused(rule, () -> drawn.force('C', Force.push(1), 'O'));
    assertRefused(rule, () -> drawn.controlled('O', 'C', 1));
    assertRefused(
        rule, () -> Teleport.forced(drawn.scene(), drawn.figure('O'), 1, drawn.everywhere()));
  }

  @RulesetTest
  @Rule("FRC-27")
  void aCharacterMaySkipAnAddedPush(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   M   a\n\nC: character\nM: monster\n", ruleset);
    ForcedMove push = drawn.force('C', Force.push(1), 'M');
    assertThat(drawn.choices(push)).contains("-");
    assertThat(push.along(List.of()).events()).isEmpty();
    assertRefused(
        "FRC-06b",
        () ->
            Drawn.of("M   C   a\n\nC: character\nM: monster\n", ruleset)
                .force('M', Force.push(1), 'C')
                .along(List.of()));
  }

  @RulesetTest
  @Rule("FRC-30")
  void targetsAreEnemiesInRangeAndSight(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            A   M   O   B   N   P
              Q   .   #   #
                        S

            A: character
            B: character
            M: monster
            O: monster, objective
            N: monster
            P: monster
            S: monster
            Q: monster, invisible
            """,
            ruleset);
    assertThat(ForcedMove.targets(drawn.scene(), drawn.figure('A'), 4))
        .extracting(figure -> figure.name())
        .containsExactly("M", "N");
  }

  @RulesetTest(Edition.FH)
  @Rule("FRC-30")
  void anEnemyOutOfSightIsNoTarget(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            A   #   M
              .   .

            A: character
            M: monster
            """,
            ruleset);
    assertThat(drawn.scene().board().range(drawn.text().cell('A'), drawn.text().cell('M')))
        .isEqualTo(3);
    assertThat(ForcedMove.targets(drawn.scene(), drawn.figure('A'), 4)).isEmpty();
  }
}
