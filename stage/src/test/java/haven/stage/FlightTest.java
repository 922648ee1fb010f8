package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Terrain;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Effect;
import haven.model.card.CardAction;
import haven.model.map.TileKind;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.play.table.Endowment;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** MOV: flying, and what happens when it ends. */
final class FlightTest {

  @RulesetTest
  @Rule({"MOV-20", "OVL-51"})
  void aFlyingFigureIgnoresEverythingOnItsWay(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            F   E   a%  b*  O   c~  d*  e%

            F: character, flying
            E: monster
            O: monster, objective
            tile bd: damage 1
            """,
            ruleset);
    assertThat(drawn.move('F', 7).stops()).isEqualTo("abcde");
    assertThat(drawn.move('F', 5).stops()).isEqualTo("abc");
    Course course = drawn.move('F', 7);
    assertThat(course.along("EabOcd")).isEqualTo("E, a, b, O, c, d");
    assertThat(course.lost()).isZero();
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-20", "OVL-30", "OVL-42"})
  void aFlyingFigureSpringsNoTrapEvenAtTheEnd(Ruleset ruleset) {
    Course course = Drawn.of("F   a^  b*  c^\n\nF: character, flying\n", ruleset).move('F', 3);
    assertThat(course.along("abc")).isEqualTo("a, b, c");
    assertThat(course.terrain('c')).isEqualTo(Terrain.TRAP);
    assertThat(course.lost()).isZero();
  }

  @RulesetTest
  @Rule("MOV-21")
  void nobodyEndsWhereAnotherFigureIs(Ruleset ruleset) {
    String map = "F   E   G   a\n\nF: character%s\nE: monster%s\nG: ally\n";
    Drawn flying = Drawn.of(map.formatted(", flying", ""), ruleset);
    assertThat(flying.move('F', 3).along("E")).isEqualTo("none");
    assertThat(flying.move('F', 3).along("EG")).isEqualTo("none");
    assertThat(flying.move('F', 3).along("EGa")).isEqualTo("E, G, a");
    Drawn below = Drawn.of(map.formatted("", ", flying"), ruleset);
    assertThat(below.jump('F', 3).along("E")).isEqualTo("none");
  }

  /** Round the closed door, not through it, though it flies. */
  @RulesetTest
  @Rule("MOV-22")
  void noFlightThroughWallsAndNoMonsterThroughDoors(Ruleset ruleset) {
    Drawn wall = Drawn.of("F  |a   .\n  b   .\n\nF: character, flying\n", ruleset);
    assertThat(wall.move('F', 1).stops()).isEqualTo("b");
    for (String between : new String[] {"d+", "d "}) {
      Arena arena =
          Arena.in(ruleset, "g   " + between + "  A   B\n  .   x   .   .")
              .hero('A')
              .hero('B')
              .monster(
                  'g',
                  "Bat",
                  StatLine.of(10, 2, 1, 0),
                  MonsterCard.of(5, Ability.move(2), Ability.attack(1)))
              .start();
      arena.game.state().endow(arena.only("Bat").id(), Endowment.of(true));
      arena.selectFirstTwo().until(Prompt.Kind.ACTION);
      assertThat(arena.only("Bat").hex()).isEqualTo(arena.hex(between.equals("d+") ? 'x' : 'd'));
      assertThat(arena.events(Event.What.DOOR_OPENED)).isEmpty();
    }
  }

  /** It is the figure that flies, move after move, and not the ability. */
  @RulesetTest
  @Rule("MOV-25b")
  void flyingLastsAsLongAsTheEffect(Ruleset ruleset) {
    Arena arena =
        Arena.in(ruleset, "A   o   b   p   c   B")
            .hero(
                'A',
                Arena.top(Ability.round(Effect.self(new Effect.Change.Flying())), Ability.move(2)),
                Arena.bottom(Ability.move(2)),
                Arena.card("Third", 22, CardAction.of(Ability.move(2)), CardAction.of()))
            .hero('B');
    arena.room().tile("rock", TileKind.OBSTACLE, arena.hex('o'));
    arena.room().tile("rock", TileKind.OBSTACLE, arena.hex('p'));
    arena.start().turnOf('A').choose("top 0");
    arena.choose("yes");
    arena.walk('o', 'b');
    arena.choose("bottom 1");
    arena.walk('p', 'c').endRound().selectFirst(2).until(Prompt.Kind.ACTION, "A");
    arena.choose("top 2");
    assertThat(arena.prompt().options()).doesNotContain(new Choice.To(arena.hex('p')));
  }

  @RulesetTest
  @Rule("MOV-24")
  void aFlyerOverAHoldingTrapIsAnObstacle(Ruleset ruleset) {
    String map = "M   F^  a\n\nM: character\nF: character, flying\ntile F: %s\n";
    for (String holds : new String[] {"damage, immobilize", "stun"}) {
      assertThat(Drawn.of(map.formatted(holds), ruleset).move('M', 2).stops()).isEmpty();
    }
    assertThat(Drawn.of(map.formatted("damage, poison"), ruleset).move('M', 2).stops())
        .isEqualTo("a");
  }

  /** The hero has flown there and comes down at the end of the round. */
  private static Course landing(Ruleset ruleset, String map, String way) {
    Course course = Drawn.of(map, ruleset).fly('F', way.length());
    course.along(way);
    assertThat(course.lost()).as("while it flies").isZero();
    Arena arena = course.arena();
    while (!arena.isAsked(Prompt.Kind.CHOOSE) && !arena.isAsked(Prompt.Kind.CARDS)) {
      arena.choose(arena.prompt().options().getFirst());
    }
    return course;
  }

  @RulesetTest
  @Rule("MOV-26a")
  void whoLosesFlightEntersItsHex(Ruleset ruleset) {
    String map = "F   a%s  b\n\nF: character\ntile a: damage 3\n";
    Course hazard = landing(ruleset, map.formatted("*"), "a");
    assertThat(hazard.lost()).isEqualTo(3);
    assertThat(hazard.stands('a')).isTrue();
    Course trap = landing(ruleset, map.formatted("^"), "a");
    assertThat(trap.lost()).isEqualTo(3);
    assertThat(trap.terrain('a')).isEqualTo(Terrain.NONE);
  }

  private static final String OVER_AN_OBSTACLE =
      """
        %   %   c   .
      a*  o%  B   d   .
        %   b   e   F

      F: character
      B: monster
      tile a: damage 2
      """;

  @RulesetTest
  @Rule("MOV-26a")
  void fromAnObstacleToTheNearestUnoccupiedHexWithoutOne(Ruleset ruleset) {
    Course course = landing(ruleset, OVER_AN_OBSTACLE, "ebo");
    assertThat(course.arena().prompt().options()).as("a or b").hasSize(2);
    course.arena().choose(new Choice.Land(0));
    course.arena().asIs();
    assertThat(course.stands('a')).isTrue();
    assertThat(course.lost()).isEqualTo(2);
    Course other = landing(ruleset, OVER_AN_OBSTACLE, "ebo");
    other.arena().choose(new Choice.Land(1));
    assertThat(other.stands('b')).isTrue();
    assertThat(other.lost()).isZero();
  }

  @RulesetTest
  @Rule("MOV-26b")
  void aCrashHurtsLikeATrapAndEndsInTheNearestEmptyHex(Ruleset ruleset) {
    String filled = OVER_AN_OBSTACLE.replace(" b ", " b$");
    Course course = landing(ruleset, filled, "ebo");
    assertThat(course.arena().prompt().options()).as("c, d or e").hasSize(3);
    course.arena().choose(new Choice.Land(0));
    course.arena().asIs();
    assertThat(course.stands('c')).isTrue();
    assertThat(course.lost()).isEqualTo(2 + 1);
  }

  @RulesetTest
  @Rule("MOV-26b")
  void noCrashAndNoEffectElsewhere(Ruleset ruleset) {
    Course course = landing(ruleset, "F   a^  b\n\nF: character\n", "a");
    assertThat(course.lost()).isZero();
    assertThat(course.terrain('a')).isEqualTo(Terrain.TRAP);
  }
}
