package haven.stage;

import static org.assertj.core.api.Assertions.assertThat;

import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Value;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import haven.play.engine.Prompt;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** OVL-65 to OVL-68: obstacles; OVL-76, OVL-77: objectives in the way. */
final class ObstacleTest {
  private static final String ROW = "C   o%  x   y   M\n\nC: character\nM: monster\n";
  private static final String PAST_AN_OBJECTIVE =
      "C   O   x   M\n\nC: character\nO: objective\nM: monster\n";

  @RulesetTest
  @Rule("OVL-65")
  void nobodyEntersAnObstacle(Ruleset ruleset) {
    assertThat(Drawn.of(ROW, ruleset).move('C', 4).stops()).isEmpty();
    String between = "C   M   o%  x\n\nC: character\nM: monster\n";
    Drawn drawn = Drawn.of(between, ruleset);
    assertThat(drawn.push('C', 2, 'M').choices()).containsExactly("-");
    assertThat(drawn.controlled('M', 'C', 2).stops()).doesNotContain("o").doesNotContain("x");
    Drawn pulled = Drawn.of("C   .   o%  M\n\nC: character\nM: monster\n", ruleset);
    assertThat(pulled.pull('C', 2, 'M').choices()).containsExactly("-");
  }

  @RulesetTest
  @Rule("OVL-65")
  void aMonsterGoesRoundIt(Ruleset ruleset) {
    for (String tile : new String[] {"%", " "}) {
      Arena arena =
          Parties.of(ruleset, "g   o" + tile + "  A   B\n  .   x   .   .\n")
              .monster(
                  'g',
                  "Guard",
                  StatLine.of(9, 2, 1, 0),
                  MonsterCard.of(
                      5, new Ability.Move(Value.STAT, false), Ability.Attack.of(Value.STAT)))
              .start();
      arena.selectFirstTwo().answering(Answers.Policy.LITTLE).until(Prompt.Kind.ACTION, "A");
      assertThat(arena.only("Guard").hex()).isEqualTo(arena.hex(tile.equals("%") ? 'x' : 'o'));
    }
  }

  @RulesetTest
  @Rule("OVL-66")
  void aJumpPassesOverObstaclesButEndsOnNone(Ruleset ruleset) {
    assertThat(Drawn.of(ROW, ruleset).jump('C', 3).stops()).isEqualTo("xy");
    assertThat(Drawn.of(ROW, ruleset).jump('C', 1).stops()).isEmpty();
    assertThat(Drawn.of(ROW, ruleset).jump('C', 2).along("ox")).isEqualTo("o, x");
  }

  @RulesetTest
  @Rule("OVL-67")
  void aFlightMayEndOnAnObstacle(Ruleset ruleset) {
    assertThat(Drawn.of(ROW, ruleset).fly('C', 2).stops()).isEqualTo("ox");
    assertThat(Drawn.of(ROW, ruleset).fly('C', 1).along("o")).isEqualTo("o");
    String pushed = "C   M   o%  x\n\nC: character\nM: monster, flying\n";
    assertThat(Drawn.of(pushed, ruleset).push('C', 1, 'M').choices()).contains("o");
  }

  @RulesetTest
  @Rule({"OVL-68", "LOS-03"})
  void obstaclesBlockNeitherSightNorRange(Ruleset ruleset) {
    String map = "C   o%  p%  M\n\nC: character\nM: monster\n";
    Ability three = Ability.attack(2, Aim.AS_USUAL.range(3));
    assertThat(Drawn.of(map, ruleset).aimed('C', three, 'M').lost()).isEqualTo(2);
    Ability two = Ability.attack(2, Aim.AS_USUAL.range(2));
    assertThat(Drawn.of(map, ruleset).aimed('C', two, 'M').lost()).isZero();
  }

  @RulesetTest
  @Rule({"OVL-76", "LOS-03"})
  void anObjectiveBlocksNoSight(Ruleset ruleset) {
    Ability shot = Ability.attack(2, Aim.AS_USUAL.range(3));
    assertThat(Drawn.of(PAST_AN_OBJECTIVE, ruleset).aimed('C', shot, 'M').lost()).isEqualTo(2);
  }

  @RulesetTest
  @Rule({"OVL-77a", "OVL-77b"})
  void nobodyWalksThroughAnObjectiveAndNobodyEndsOnIt(Ruleset ruleset) {
    Drawn drawn = Drawn.of(PAST_AN_OBJECTIVE, ruleset);
    assertThat(drawn.move('C', 3).stops()).isEmpty();
    assertThat(drawn.jump('C', 2).stops()).isEqualTo("x");
    assertThat(drawn.jump('C', 2).along("Ox")).isEqualTo("O, x");
    assertThat(drawn.fly('C', 2).stops()).isEqualTo("x");
    assertThat(drawn.fly('C', 1).stops()).isEmpty();
    assertThat(drawn.teleport('C', 2).destinations()).isEqualTo("x");
    String pushed = "C   M   O   x\n\nC: character\nO: objective\nM: monster%s\n";
    for (String how : new String[] {"", ", flying"}) {
      Drawn other = Drawn.of(pushed.formatted(how), ruleset);
      assertThat(other.push('C', 1, 'M').choices()).containsExactly("-");
    }
  }

  /** An objective to be protected is on the party's side, and even so not passed. */
  @RulesetTest
  @Rule({"OVL-77a", "OVL-77b"})
  void norThroughOneThatIsToBeProtected(Ruleset ruleset) {
    Arena arena = ObjectiveTest.ward(ruleset, Ability.move(3));
    arena.start().turnOf('A').choose("top 0");
    assertThat(arena.prompt().options())
        .doesNotContain(new haven.play.engine.Choice.To(arena.hex('o')));
  }
}
