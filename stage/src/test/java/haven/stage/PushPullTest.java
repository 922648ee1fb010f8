package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.monster.StatLine;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Prompt;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

/** FRC: push and pull. */
final class PushPullTest {
  private static final String HERO_AND_MONSTER = "\n\nC: character\nM: monster\n";

  @RulesetTest
  @Rule({"EX-FRC-01", "FRC-21"})
  void valuesOfOneAbilityAreAdded(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   M   a   b   c   d" + HERO_AND_MONSTER, ruleset);
    Course course =
        drawn.aimed('C', Ability.attack(1, Aim.AS_USUAL, Rider.push(1), Rider.push(2)), 'M');
    course.arena().asIs();
    assertThat(course.choices()).contains("abc").doesNotContain("abcd");
    assertThat(course.force("abc")).isEqualTo("a, b, c");
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

  private static Course byMonster(Ruleset ruleset) {
    return Drawn.of(DEAD_END.formatted("M", "M", "monster", "character"), ruleset)
        .push('M', 2, 'T');
  }

  private static Course byHero(Ruleset ruleset) {
    return Drawn.of(DEAD_END.formatted("C", "C", "character", "monster"), ruleset)
        .push('C', 2, 'T');
  }

  @RulesetTest
  @Rule({"EX-FRC-02", "FRC-06a"})
  void aMonsterMovesItsTargetAsFarAsPossible(Ruleset ruleset) {
    Course push = byMonster(ruleset);
    assertThat(push.choices()).containsExactly("cd", "cf");
    assertThat(push.arena().prompt().group()).as("the party decides").isTrue();
  }

  @RulesetTest
  @Rule("FRC-06b")
  void aMonsterMovesItsTargetUntilNoHexIsLeft(Ruleset ruleset) {
    Course push = byMonster(ruleset);
    if (ruleset.id().equals("GH")) {
      assertThat(push.choices()).containsExactly("a", "cd", "cf");
    } else {
      assertThat(push.choices()).containsExactly("cd", "cf");
    }
    assertThat(push.arena().prompt().group()).as("the players decide jointly").isTrue();
  }

  @RulesetTest
  @Rule({"FRC-02a", "FRC-05a", "FRC-05c"})
  void aCharacterChoosesDirectionAndDistance(Ruleset ruleset) {
    Course push = byHero(ruleset);
    assertThat(push.choices()).containsExactly("-", "a", "c", "cd", "cf");
    assertThat(push.arena().prompt().group()).isFalse();
  }

  @RulesetTest
  @Rule({"FRC-02b", "FRC-05b"})
  void aCharacterPushesAllTheWayOrNotAtAll(Ruleset ruleset) {
    Course push = byHero(ruleset);
    assertThat(push.choices()).containsExactly("-", "a", "cd", "cf");
    assertThat(push.arena().prompt().group()).isFalse();
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
    assertThat(monster.pull('A', 3, 'T').choices()).containsExactly("b");
    Drawn character = Drawn.of(PULLED.formatted("character", "monster"), ruleset);
    assertThat(character.pull('A', 3, 'T').choices()).containsExactly("-", "b");
    assertThat(character.pull('A', 3, 'T').force("b")).isEqualTo("b");
  }

  private static final String FAR = "A   b   c   T\n\nA: character\nT: monster\n";

  @RulesetTest
  @Rule("FRC-03a")
  void aPullMayStopEarly(Ruleset ruleset) {
    assertThat(Drawn.of(FAR, ruleset).pull('A', 2, 'T').choices()).containsExactly("-", "c", "cb");
  }

  @RulesetTest
  @Rule("FRC-03b")
  void aPullDoesNotStopEarly(Ruleset ruleset) {
    assertThat(Drawn.of(FAR, ruleset).pull('A', 2, 'T').choices()).containsExactly("-", "cb");
  }

  @RulesetTest
  @Rule({"EX-FRC-04", "MOV-23", "FRC-09"})
  void aFlyingFigureFliesWhenPushed(Ruleset ruleset) {
    String picture = "C   M   a*  b%%\n\nC: character\nM: monster%s\ntile a: damage 2\n";
    Course flying = Drawn.of(picture.formatted(", flying"), ruleset).push('C', 2, 'M');
    assertThat(flying.force("ab")).isEqualTo("a, b");
    assertThat(flying.lost()).isZero();
    Course walking = Drawn.of(picture.formatted(""), ruleset).push('C', 2, 'M');
    assertThat(walking.choices()).containsExactly("-", "a");
    assertThat(walking.force("a")).isEqualTo("a, hazard a");
    assertThat(walking.lost()).isEqualTo(2);
  }

  @RulesetTest({Edition.GH, Edition.FH, Edition.JL})
  @Rule({"EX-FRC-04", "FRC-09", "MOV-23"})
  void trapsOnTheWay(Ruleset ruleset) {
    String picture = "C   M   a^  b\n\nC: character\nM: monster%s\n";
    Course walking = Drawn.of(picture.formatted(""), ruleset).level(2).push('C', 2, 'M');
    assertThat(walking.force("ab")).isEqualTo("a, trap a, b");
    assertThat(walking.lost()).isEqualTo(4);
    Course flying = Drawn.of(picture.formatted(", flying"), ruleset).push('C', 2, 'M');
    assertThat(flying.force("ab")).isEqualTo("a, b");
    assertThat(flying.lost()).isZero();
  }

  /** A path may bend, and hexes count by range: b is as near to A as T is, c is farther. */
  @RulesetTest
  @Rule("FRC-04")
  void fartherAndNearerGoByRange(Ruleset ruleset) {
    Drawn bent =
        Drawn.of(
            """
            A   T   a   .
              b   c   d   e

            A: character
            T: monster
            """,
            ruleset);
    assertThat(bent.push('A', 1, 'T').choices()).contains("a", "c").doesNotContain("b");
    assertThat(bent.push('A', 2, 'T').choices()).contains("ad", "cd").doesNotContain("ca");
  }

  /** Around the wall T is two hexes from A, and so is d; as the crow flies T is next to it. */
  @RulesetTest({Edition.GH, Edition.JL, Edition.FH})
  @Rule("FRC-04")
  void rangeIsCountedAroundWalls(Ruleset ruleset) {
    Drawn walled =
        Drawn.of(
            """
            A  |T   e   .
              c   d   .   .

            A: character
            T: monster
            """,
            ruleset);
    assertThat(walled.push('A', 1, 'T').choices()).contains("e").doesNotContain("d", "c");
    assertThat(walled.pull('A', 1, 'T').choices()).contains("c").doesNotContain("d");
  }

  @RulesetTest
  @Rule("FRC-07")
  void difficultTerrainIsOneHex(Ruleset ruleset) {
    Drawn pushed = Drawn.of("M   C   a~  b~  c" + HERO_AND_MONSTER, ruleset);
    assertThat(pushed.push('M', 2, 'C').choices()).containsExactly("ab");
    Drawn pulled = Drawn.of("M   a~  b~  C" + HERO_AND_MONSTER, ruleset);
    assertThat(pulled.pull('M', 2, 'C').choices()).containsExactly("ba");
    Drawn byHero = Drawn.of("C   M   a~  b~  c" + HERO_AND_MONSTER, ruleset);
    assertThat(byHero.push('C', 2, 'M').choices()).contains("ab").doesNotContain("abc");
  }

  @RulesetTest
  @Rule({"FRC-08", "FRC-01"})
  void throughTheTargetsAlliesNotItsEnemies(Ruleset ruleset) {
    String picture = "A   T   F   a\n\nA: character\nT: monster%s\nF: %s\n";
    Drawn ally = Drawn.of(picture.formatted("", "monster"), ruleset);
    assertThat(ally.push('A', 2, 'T').choices()).containsExactly("-", "Fa");
    assertThat(ally.push('A', 1, 'T').choices()).containsExactly("-");
    Drawn enemy = Drawn.of(picture.formatted("", "ally"), ruleset);
    assertThat(enemy.push('A', 2, 'T').choices()).containsExactly("-");
    Drawn flying = Drawn.of(picture.formatted(", flying", "ally"), ruleset);
    assertThat(flying.push('A', 2, 'T').choices()).containsExactly("-", "Fa");
  }

  @RulesetTest
  @Rule("FRC-08")
  void neitherIntoObstaclesNorThroughWalls(Ruleset ruleset) {
    Drawn rock = Drawn.of("C   M   a%  b" + HERO_AND_MONSTER, ruleset);
    assertThat(rock.push('C', 2, 'M').choices()).containsExactly("-");
    if (ruleset.levels().party().largest() > 1) { // the others have maps without walls
      Drawn wall = Drawn.of("C   M  |a   .\n  .   .   .   ." + HERO_AND_MONSTER, ruleset);
      assertThat(wall.push('C', 1, 'M').choices()).doesNotContain("a");
    }
  }

  @RulesetTest
  @Rule("FRC-10")
  void neverIntoAClosedDoor(Ruleset ruleset) {
    String legend = "\n\nC: character\nM: monster\nY: character\n";
    Drawn closed = Drawn.of("Y   C   M   a+  b" + legend, ruleset);
    assertThat(closed.push('C', 2, 'M').choices()).containsExactly("-");
    Drawn hero = Drawn.of("Y   M   C   a+  b" + legend, ruleset);
    assertThat(hero.push('M', 2, 'C').choices()).containsExactly("-");
    assertThat(hero.push('M', 2, 'C').arena().events(Event.What.DOOR_OPENED)).isEmpty();
  }

  @RulesetTest
  @Rule({"FRC-24", "FRC-29"})
  void objectivesAreImmune(Ruleset ruleset) {
    Drawn drawn = Drawn.of("C   O   a\n\nC: character\nO: monster, objective\n", ruleset);
    assertThat(drawn.push('C', 1, 'O').choices()).containsExactly("-");
    assertThat(drawn.targets('C', Ability.push(1, Aim.AS_USUAL))).as("no target").isEmpty();
    assertThat(drawn.controlled('O', 'C', 1).isPossible()).isFalse();
    assertThat(drawn.commanded('O', 'C', new Ability.Teleport(1)).destinations()).isEmpty();
    Course hit = drawn.aimed('C', Ability.attack(1, Aim.AS_USUAL, Rider.push(1)), 'O');
    hit.arena().asIs();
    assertThat(hit.choices()).as("the attack hits, the push does not").containsExactly("-");
    assertThat(hit.lost()).isEqualTo(1);
  }

  @RulesetTest
  @Rule("FRC-27")
  void aCharacterMaySkipAnAddedPush(Ruleset ruleset) {
    Ability push = Ability.attack(1, Aim.AS_USUAL, Rider.push(1));
    Course hero = Drawn.of("C   M   a" + HERO_AND_MONSTER, ruleset).aimed('C', push, 'M');
    hero.arena().asIs();
    assertThat(hero.choices()).contains("-");
    assertThat(hero.force("-")).isEmpty();
    Course monster = Drawn.of("M   C   a" + HERO_AND_MONSTER, ruleset).aimed('M', push, 'C');
    monster.arena().asIs();
    assertThat(monster.choices()).containsExactly("a");
  }

  @RulesetTest
  @Rule("FRC-30")
  void targetsAreEnemiesInRange(Ruleset ruleset) {
    Drawn drawn =
        Drawn.of(
            """
            A   M   O   B   N   P
              Q   .   .   .   .

            A: character
            B: character
            M: monster
            O: monster, objective
            N: monster
            P: monster
            Q: monster, invisible
            """,
            ruleset);
    Course push = drawn.aimed('A', Ability.push(1, Aim.AS_USUAL.range(4)), 'O');
    assertThat(push.arena().isAsked(Prompt.Kind.TARGET)).isTrue();
    assertThat(push.arena().offered()).contains("M", "N").doesNotContain("A", "B", "P", "Q");
  }

  @RulesetTest(Edition.FH)
  @Rule("FRC-30")
  void anEnemyOutOfSightIsNoTarget(Ruleset ruleset) {
    Drawn drawn = Drawn.of("A   #   M   .\n  .   .   .\n\nA: character\nM: monster\n", ruleset);
    assertThat(drawn.push('A', 1, 'M').choices()).containsExactly("-");
    assertThat(drawn.push('A', 1, 'M').arena().isAsked(Prompt.Kind.TARGET)).isFalse();
  }

  /** Whoever waits for an enemy to come near does not ask how it came. */
  @RulesetTest
  @Rule("FRC-11")
  void whoIsPulledNearHasMovedNear(Ruleset ruleset) {
    Effect waits =
        Effect.self(
            new Effect.Change.Performs(Effect.Moment.ENEMY_COMES_ADJACENT, List.of(Ability.xp(1))));
    Arena arena =
        Arena.in(ruleset, "A   x   y   g   B")
            .hero(
                'A',
                Arena.top(Ability.pull(2, Aim.AS_USUAL.range(3))),
                Arena.bottom(Ability.round(waits)))
            .hero('B')
            .monster('g', "Guard", StatLine.of(9, 0, 0, 0))
            .start()
            .turnOf('A');
    arena.choose("bottom 1");
    arena.choose("yes");
    arena.choose("top 0");
    arena.choose(arena.at(arena.only("Guard")));
    arena.choose(new Choice.Along(List.of(arena.hex('y'), arena.hex('x'))));
    assertThat(arena.xp('A')).isEqualTo(1);
  }
}
