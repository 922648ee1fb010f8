package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Condition;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Count;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** MOV: teleport. Only Frosthaven prints it; the others inherit (MOV-36). */
final class TeleportTest {

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-30", "MOV-36"})
  void straightThroughWallsWithoutAPath(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            C  |a   #   b   c   .
              .   .   .   .   .

            C: character
            """,
            ruleset);
    assertThat(drawn.teleport('C', 1).destinations()).isEqualTo("a");
    assertThat(drawn.teleport('C', 3).destinations()).isEqualTo("ab");
    assertThat(drawn.teleport('C', 3).into('c')).isEqualTo("none");
    assertThat(drawn.teleport('C', 3).into('b')).isEqualTo("b");
  }

  @RulesetTest
  @Rule({"MOV-31", "MOV-36", "FRC-12"})
  void noMovementAndNotStoppedByConditions(Ruleset ruleset) {
    Course course =
        Drawn.of("C   a   b\n\nC: character\n", ruleset)
            .after(arena -> arena.give(arena.figure("C"), Condition.IMMOBILIZE))
            .teleport('C', 1);
    assertThat(course.into('a')).isEqualTo("a");
    assertThat(course.arena().events(Event.What.MOVED)).isEmpty();
    assertThat(course.stands('a')).isTrue();
  }

  /** An attack that grows with the hexes moved, after a teleport and after a walk. */
  @RulesetTest
  @Rule({"MOV-31", "MOV-36"})
  void aTeleportCountsAsNoHexesMoved(Ruleset ruleset) {
    Rider[] counted = {
      new Rider.Plus(Value.per(Count.HEXES_MOVED, 2)),
      new Rider.Plus(Value.per(Count.HEXES_MOVED_THIS_TURN, 4))
    };
    for (Ability way : new Ability[] {new Ability.Teleport(1), Ability.move(1)}) {
      Arena arena =
          Parties.of(
                  ruleset,
                  "B   A   x   g   .",
                  Arena.top(way, Ability.attack(1, Aim.AS_USUAL.range(2), counted)))
              .monster('g', "Guard", StatLine.of(20, 0, 0, 0), MonsterCard.of(99))
              .start()
              .turnOf('A');
      arena.choose("top 0");
      arena.choose(new Choice.To(arena.hex('x')));
      while (!arena.isAsked(Prompt.Kind.TARGET)) {
        arena.choose(arena.prompt().options().getFirst());
      }
      arena.strike("Guard");
      assertThat(arena.lost(arena.only("Guard"))).isEqualTo(way instanceof Ability.Move ? 7 : 1);
    }
  }

  @RulesetTest
  @Rule({"MOV-32", "MOV-36"})
  void theHexMustBeFreeAndNoObstacleUnlessOneFlies(Ruleset ruleset) {
    String picture = "C   M   a%%  b\n\nC: character%s\nM: monster\n";
    assertThat(Drawn.of(picture.formatted(""), ruleset).teleport('C', 3).destinations())
        .isEqualTo("b");
    assertThat(Drawn.of(picture.formatted(", flying"), ruleset).teleport('C', 3).destinations())
        .isEqualTo("ab");
  }

  @RulesetTest
  @Rule({"MOV-33", "OVL-31", "OVL-44", "MOV-36"})
  void theHexTakesEffectButIceDoesNot(Ruleset ruleset) {
    String map = "C   a%s  b*  c=  d\n\nC: character\ntile b: damage 1\n";
    Drawn drawn = Drawn.of(map.formatted(ruleset.id().equals("BB") ? "*" : "^"), ruleset);
    if (!ruleset.id().equals("BB")) {
      assertThat(drawn.teleport('C', 4).into('a')).isEqualTo("a, trap a");
    }
    Course hurt = drawn.teleport('C', 4);
    assertThat(hurt.into('b')).isEqualTo("b, hazard b");
    assertThat(hurt.lost()).isEqualTo(1);
    assertThat(drawn.teleport('C', 4).into('c')).isEqualTo("c");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-34", "MOV-36"})
  void onlyIntoRevealedRoomsAndCharactersIntoClosedDoors(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of("Y   C   M   a+  b\n\nY: character\nC: character\nM: monster\n", ruleset);
    assertThat(drawn.teleport('C', 9).destinations()).isEqualTo("a");
    assertThat(drawn.teleport('C', 9).into('a')).isEqualTo("a, door a");
  }

  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule({"MOV-35", "MOV-36"})
  void noLockedDoor(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            Y   C   a   b!  c
              .   .   .   .

            C: character
            Y: character
            """,
            ruleset);
    assertThat(drawn.teleport('C', 9).destinations()).isEqualTo("ac");
  }
}
