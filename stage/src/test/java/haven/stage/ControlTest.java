package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.map.HexEffect;
import haven.model.map.TileKind;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

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
    assertThat(drawn.controlled('M', 'C', 2).stops()).isEqualTo("a");
    assertThat(drawn.controlled('M', 'C', 2).along("Nb")).isEqualTo("none");
    assertThat(drawn.controlled('M', 'C', 2).along("Ba")).isEqualTo("B, a");
  }

  /** It is forced movement: the controller picks any path of its own liking. */
  @RulesetTest
  @Rule({"FRC-14", "FRC-15", "FRC-16"})
  void theControllerMayBePassedAndLeadsIntoHazards(Ruleset ruleset) {
    Drawn drawn = Drawn.of("M   C   a*\n\nC: character\nM: monster\ntile a: damage 1\n", ruleset);
    Course course = drawn.controlled('M', 'C', 2);
    assertThat(course.arena().prompt().seat()).isZero();
    assertThat(course.along("Ca")).isEqualTo("C, a, hazard a");
    assertThat(course.lost()).isEqualTo(1);
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"FRC-14", "FRC-10"})
  void aControlledCharacterOpensNoDoor(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of("Y   M   C   a+  b\n\nC: character\nM: monster\nY: character\n", ruleset);
    assertThat(drawn.move('C', 1).stops()).isEqualTo("a");
    assertThat(drawn.controlled('C', 'M', 1).along("a")).isEqualTo("none");
  }

  private static final String DIFFICULT = "C   M   a~  b\n\nC: character\nM: monster\n";

  @RulesetTest
  @Rule("OVL-53a")
  void noForcedMovementPaysForDifficultTerrain(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DIFFICULT, ruleset);
    assertThat(drawn.controlled('M', 'C', 1).stops()).isEqualTo("a");
    assertThat(drawn.controlled('M', 'C', 2).stops()).isEqualTo("ab");
    assertThat(drawn.push('C', 2, 'M').choices()).contains("ab");
  }

  @RulesetTest
  @Rule("OVL-53b")
  void aControlledMovePaysForDifficultTerrain(Ruleset ruleset) {
    Drawn drawn = Drawn.of(DIFFICULT, ruleset);
    assertThat(drawn.controlled('M', 'C', 1).stops()).isEmpty();
    assertThat(drawn.controlled('M', 'C', 2).stops()).isEqualTo("a");
    assertThat(drawn.push('C', 2, 'M').choices()).contains("ab");
  }

  @RulesetTest
  @Rule({"FRC-12", "FRC-13"})
  void heldFiguresAreStillPushedButNotControlled(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of("C   M   a   b\n\nC: character\nM: monster\n", ruleset)
            .after(arena -> arena.give(arena.only("M"), Condition.IMMOBILIZE));
    assertThat(drawn.controlled('M', 'C', 1).stops()).isEmpty();
    assertThat(drawn.targets('C', control(Ability.move(1)))).as("not even a target").isEmpty();
    assertThat(drawn.targets('C', control(Ability.attack(1, Aim.AS_USUAL.range(1))))).isEmpty();
    assertThat(drawn.push('C', 2, 'M').choices()).contains("ab");
    assertThat(drawn.push('C', 2, 'M').force("ab")).isEqualTo("a, b");
  }

  @RulesetTest
  @Rule("FRC-13")
  void noControlledMoveWithoutAPath(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   M   N   a\n\nC: character\nM: monster\nN: monster\n", ruleset);
    assertThat(drawn.controlled('M', 'C', 1).isPossible()).isFalse();
  }

  private static Ability control(Ability ability) {
    return new Ability.Control(Aim.AS_USUAL.range(5).at(Affects.ENEMIES), List.of(ability));
  }

  /** A controlled move is forced movement: whoever dies of it is killed by the controller. */
  @RulesetTest
  @Rule({"FRC-14", "FRC-23"})
  void whoDiesOfAControlledMoveIsKilledByTheController(Ruleset ruleset) {
    boolean hazards = ruleset.levels().party().largest() == 1;
    Arena arena =
        Arena.in(ruleset, "A   .   g   x   .   B")
            .hero('A', Arena.top(control(Ability.move(1))))
            .company('B')
            .monster('g', "Guard", StatLine.of(1, 2, 2, 0));
    arena
        .room()
        .tile(
            "tile",
            hazards ? TileKind.HAZARD : TileKind.TRAP,
            arena.hex('x'),
            HexEffect.of(List.of("damage 5")));
    arena.start().turnOf('A').choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose("yes");
    arena.walk('x');
    assertThat(arena.only("Guard").isGone()).isTrue();
    assertThat(arena.events(Event.What.KILLED))
        .singleElement()
        .matches(event -> event.who().equals(arena.figure("A").id()));
  }

  /** What is granted to an enemy it must do, and the giver says how; nobody may decline. */
  @RulesetTest
  @Rule("FRC-17")
  void anEnemyCannotDeclineWhatItIsGranted(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   .   M   a   b\n\nC: character\nM: monster\n", ruleset);
    Aim enemies = Aim.AS_USUAL.range(5).at(Affects.ENEMIES);
    Arena arena = drawn.begun('C', new Ability.Grant(enemies, List.of(Ability.move(1))));
    arena.choose(arena.at(arena.only("M")));
    assertThat(arena.isAsked(Prompt.Kind.STEP)).as("nobody is asked whether").isTrue();
    assertThat(arena.prompt().seat()).as("the giver decides how").isZero();
  }

  /** An enemy is not asked; an ally decides whether, and its own player how. */
  @RulesetTest
  @Rule("FRC-17")
  void anEnemyMustObeyAnAllyDecides(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of("C   M   .   B   .\n\nC: character\nM: monster\nB: character\n", ruleset);
    Course enemy = drawn.controlled('M', 'C', 1);
    assertThat(enemy.isPossible()).isTrue();
    assertThat(enemy.arena().prompt().seat()).as("the giver decides how").isZero();
    Aim allies = Aim.AS_USUAL.range(5).at(Affects.ALLIES);
    Course ally = drawn.aimed('C', new Ability.Grant(allies, List.of(Ability.move(1))), 'B');
    assertThat(ally.arena().prompt().seat()).as("the ally decides").isEqualTo(1);
    assertThat(ally.arena().prompt().options()).contains(new Choice.Decline());
  }

  private static Arena still(Ruleset ruleset, Value points) {
    Ability control =
        new Ability.Control(
            Aim.AS_USUAL.range(5).at(Affects.ENEMIES), List.of(new Ability.Move(points, false)));
    Arena arena =
        Arena.in(ruleset, "A   .   g   x   .   B")
            .hero('A', Arena.top(control))
            .company('B')
            .monster('g', "Statue", StatLine.of(10, -1, 2, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    arena.chooseIfOffered(arena.at(arena.only("Statue")));
    arena.chooseIfOffered(new Choice.Accept());
    return arena;
  }

  @RulesetTest
  @Rule({"FRC-18a", "FRC-18b"})
  void moveXNeedsNoStatistic(Ruleset ruleset) {
    Arena arena = still(ruleset, Value.of(1));
    assertThat(arena.isAsked(Prompt.Kind.STEP)).isTrue();
    arena.walk('x');
    assertThat(arena.only("Statue").hex()).isEqualTo(arena.hex('x'));
  }

  @RulesetTest
  @Rule("FRC-18a")
  void movePlusXNeedsOne(Ruleset ruleset) {
    assertThat(still(ruleset, new Value.OnStat(2)).isAsked(Prompt.Kind.STEP)).isFalse();
    Arena arena =
        Arena.in(ruleset, "A   .   g   x   .   B")
            .hero('A', Arena.top(control(new Ability.Move(new Value.OnStat(2), false))))
            .company('B')
            .monster('g', "Statue", StatLine.of(10, -1, 2, 0))
            .start()
            .turnOf('A');
    arena.choose("top 0");
    assertThat(arena.isAsked(Prompt.Kind.ACTION)).as("not even a target").isTrue();
  }
}
