package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Check;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** MOV: a Move ability on foot. */
final class MoveTest {

  @RulesetTest
  @Rule({"MOV-01", "OVL-50"})
  void eachHexCostsAPointAndDifficultTerrainTwo(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M~  a   b~  c   d\n\nM: character\n", ruleset);
    assertThat(drawn.move('M', 1).stops()).isEqualTo("a");
    assertThat(drawn.move('M', 2).stops()).as("one point is left for b").isEqualTo("a");
    assertThat(drawn.move('M', 3).stops()).isEqualTo("ab");
    assertThat(drawn.move('M', 4).stops()).isEqualTo("abc");
    assertThat(drawn.move('M', 4).along("abc")).isEqualTo("a, b, c");
    assertThat(drawn.move('M', 2).along("ab")).isEqualTo("none");
    assertThat(drawn.move('M', 4).along("ac")).isEqualTo("none");
  }

  @RulesetTest
  @Rule({"MOV-02a", "MOV-02b"})
  void throughAlliesNotThroughEnemiesObjectivesOrObstacles(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
              .   .   a   .
                .   A   .   .
              b   O   M   h%  c
                .   E   .   .
              .   f   .   .   .

            M: character
            A: character
            E: monster
            O: monster, objective
            """,
            ruleset);
    assertThat(drawn.move('M', 2).along("Aa")).isEqualTo("A, a");
    assertThat(drawn.move('M', 2).along("Ob")).isEqualTo("none");
    assertThat(drawn.move('M', 2).along("Ef")).isEqualTo("none");
    assertThat(drawn.move('M', 2).along("hc")).isEqualTo("none");
    assertThat(drawn.move('M', 2).stops()).isEqualTo("a");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-02a", "MOV-02b"})
  void notThroughWalls(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            M  |a   .
              b   c

            M: character
            """,
            ruleset);
    assertThat(drawn.move('M', 1).stops()).isEqualTo("b");
    assertThat(drawn.move('M', 2).along("ba")).isEqualTo("b, a");
    assertThat(drawn.move('M', 2).along("a")).isEqualTo("none");
  }

  @RulesetTest
  @Rule("MOV-03")
  void theMoveEndsUnoccupied(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   A   B   a\n\nM: character\nA: character\nB: character\n", ruleset);
    assertThat(drawn.move('M', 2).stops()).isEmpty();
    assertThat(drawn.move('M', 3).stops()).isEqualTo("a");
    assertThat(drawn.move('M', 3).along("AB")).isEqualTo("none");
    assertThat(drawn.move('M', 2).along("A")).as("illegal as a whole").isEqualTo("none");
  }

  @RulesetTest
  @Rule("MOV-04")
  void hexesTakeEffectBeforeTheNextStep(Ruleset ruleset) {
    String map = "M   a*  b   c*  d\n\nM: character\ntile a: damage 1%s\ntile c: damage 2\n";
    Course course = Drawn.of(map.formatted(""), ruleset).move('M', 4);
    assertThat(course.along("abcd")).isEqualTo("a, hazard a, b, c, hazard c, d");
    assertThat(course.lost()).isEqualTo(3);
    assertThat(course.stands('d')).isTrue();
    Course held = Drawn.of(map.formatted(", immobilize"), ruleset).move('M', 4);
    held.arena().walk('a').asIs();
    assertThat(held.lost()).as("before the next step").isEqualTo(1);
    assertThat(held.isPossible()).isFalse();
    assertThat(held.stands('a')).isTrue();
  }

  /** What follows from having moved follows only if a hex was entered. */
  @RulesetTest
  @Rule("MOV-05")
  void aMoveEntersAtLeastOneHex(Ruleset ruleset) {
    Ability gives = Ability.give(Condition.STRENGTHEN, Aim.SELF);
    Ability then = new Ability.When(List.of(Check.Fact.DID), List.of(gives), List.of());
    for (boolean moves : new boolean[] {true, false}) {
      Arena arena =
          Arena.in(ruleset, "M   a   b   Y")
              .hero('M', Arena.top(Ability.move(2), then))
              .company('Y')
              .start()
              .turnOf('M');
      arena.choose("top 0");
      if (moves) {
        arena.walk('a');
      }
      arena.choose("no");
      arena.chooseIfOffered(arena.at(arena.figure("M")));
      assertThat(arena.figure("M").has(Condition.STRENGTHEN)).isEqualTo(moves);
    }
  }

  @RulesetTest
  @Rule("MOV-06")
  void pointsLeftAtTheEndAreLost(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "M   a   b   c   d   Y")
            .hero('M', Arena.top(Ability.move(4), Ability.move(1)))
            .company('Y')
            .start()
            .turnOf('M');
    arena.choose("top 0");
    arena.walk('a', 'b').choose("no");
    arena.walk('c');
    assertThat(arena.isAsked(Prompt.Kind.STEP)).as("the second move has one point").isFalse();
    assertThat(arena.figure("M").hex()).isEqualTo(arena.hex('c'));
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("MOV-06")
  void aDoorInterruptsAndThePointsLeftAreKept(Ruleset ruleset) {
    Drawn drawn = Drawn.of("Y   C   a   b+  c   d\n\nC: character\nY: character\n", ruleset);
    assertThat(drawn.move('C', 4).along("abcd")).isEqualTo("a, b, door b, c, d");
    assertThat(drawn.move('C', 3).along("abcd")).isEqualTo("none");
  }

  @RulesetTest
  @Rule("MOV-08")
  void immobilizedAndStunnedFiguresPerformNoMove(Ruleset ruleset) {
    String map = "M   a   b\n\nM: character\n";
    for (Condition condition : List.of(Condition.IMMOBILIZE, Condition.MUDDLE)) {
      Course course =
          Drawn.of(map, ruleset).after(it -> it.give(it.figure("M"), condition)).move('M', 2);
      assertThat(course.stops()).isEqualTo(condition == Condition.MUDDLE ? "ab" : "");
      assertThat(course.arena().events(Event.What.SKIPPED))
          .hasSize(condition == Condition.MUDDLE ? 0 : 1);
    }
    Arena stunned =
        Arena.in(ruleset, "M   a   Y").hero('M', Arena.top(Ability.move(1))).company('Y').start();
    stunned.give(stunned.figure("M"), Condition.STUN).selectFirstTwo();
    Parties.finishRound(stunned);
    assertThat(stunned.events(Event.What.MOVED)).isEmpty();
  }

  private static final String INVISIBLE = "M   I   a\n\nM: character\nI: monster, invisible\n";

  @RulesetTest
  @Rule("MOV-09a")
  void anInvisibleFigureIsPassedButNotStoppedOn(Ruleset ruleset) {
    Drawn drawn = Drawn.of(INVISIBLE, ruleset);
    assertThat(drawn.move('M', 2).stops()).isEqualTo("a");
    assertThat(drawn.move('M', 2).along("I")).isEqualTo("none");
  }

  /** The only way to B leads past the invisible A; a jump would find it. */
  @RulesetTest
  @Rule("MOV-09b")
  void anInvisibleFigureIsAnObstacle(Ruleset ruleset) {
    for (boolean jump : new boolean[] {false, true}) {
      Ability move = new Ability.Move(Value.of(2), jump);
      Arena arena =
          Arena.in(ruleset, "g   A   x   B")
              .hero('A')
              .hero('B')
              .monster(
                  'g',
                  "Guard",
                  StatLine.of(10, 2, 1, 0),
                  MonsterCard.of(5, move, Ability.attack(1)))
              .start();
      arena.give(arena.figure("A"), Condition.INVISIBLE).selectFirstTwo();
      arena.until(Prompt.Kind.ACTION);
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex(jump ? 'x' : 'g'));
    }
  }

  @RulesetTest
  @Rule("MOV-10")
  void aLinkIsOneStep(Ruleset ruleset) {
    String map = "Y   M   a   #   b   c\n\n%sM: character\nY: character\n";
    Drawn linked = Drawn.of(map.formatted("link: ab\n"), ruleset);
    assertThat(linked.move('M', 3).stops()).isEqualTo("abc");
    assertThat(linked.move('M', 2).along("ab")).isEqualTo("a, b");
    assertThat(Drawn.of(map.formatted(""), ruleset).move('M', 3).stops()).isEqualTo("a");
    Drawn pushed =
        Drawn.of(
            """
            M   C   #   b   Y
              .   c   d   .

            link: Cb
            M: character
            Y: character
            C: monster
            """,
            ruleset);
    assertThat(pushed.push('M', 1, 'C').choices()).contains("b", "c");
    assertThat(pushed.push('M', 1, 'C').force("b")).isEqualTo("b");
  }
}
