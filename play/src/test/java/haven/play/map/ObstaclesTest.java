package haven.play.map;

import static haven.play.map.EmptinessTest.stops;
import static haven.play.map.Table.points;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.play.table.SceneText;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;

/** OVL-65 to OVL-69: obstacles; OVL-88: ice where it is not printed. */
final class ObstaclesTest {

  @RulesetTest
  @Rule("OVL-65")
  void nobodyWalksOntoAnObstacle(Ruleset ruleset) {
    SceneText text = SceneText.of("a   o%  b\n", ruleset);
    assertThat(points(text.scene(), text.hex('a'), text.hex('o'), Movement.WALK)).isEmpty();
    assertThat(points(text.scene(), text.hex('a'), text.hex('b'), Movement.WALK)).isEmpty();
    assertThat(stops("M   a%  b   B\n\nM: acts, move 4, attack melee\nB: character\n", ruleset))
        .containsExactly("M");
  }

  @RulesetTest
  @Rule("OVL-66")
  void aJumpPassesOverObstaclesButEndsOnNone(Ruleset ruleset) {
    SceneText text = SceneText.of("a   o%  b\n", ruleset);
    assertThat(points(text.scene(), text.hex('a'), text.hex('o'), Movement.JUMP)).isEmpty();
    assertThat(points(text.scene(), text.hex('a'), text.hex('b'), Movement.JUMP)).hasValue(2);
  }

  @RulesetTest
  @Rule("OVL-67")
  void aFlightMayEndOnAnObstacle(Ruleset ruleset) {
    SceneText text = SceneText.of("a   o%  b\n", ruleset);
    assertThat(points(text.scene(), text.hex('a'), text.hex('o'), Movement.FLY)).hasValue(1);
    assertThat(points(text.scene(), text.hex('a'), text.hex('b'), Movement.FLY)).hasValue(2);
  }

  @RulesetTest
  @Rule("OVL-68")
  void obstaclesBlockNeitherSightNorRange(Ruleset ruleset) {
    SceneText text = SceneText.of("a   o%  b\n", ruleset);
    assertThat(text.scene().sight().sees(text.cell('a'), text.cell('b'))).isTrue();
    assertThat(text.scene().board().range(text.cell('a'), text.cell('b'))).isEqualTo(2);
  }

  @RulesetTest
  @Rule("OVL-88")
  void iceWorksAsInFrosthaven(Ruleset ruleset) {
    SceneText text = SceneText.of("a   i=  b   c\n", ruleset);
    assertThat(points(text.scene(), text.hex('a'), text.hex('b'), Movement.WALK)).hasValue(1);
    assertThat(points(text.scene(), text.hex('a'), text.hex('i'), Movement.WALK)).isEmpty();
    assertThat(points(text.scene(), text.hex('a'), text.hex('i'), Movement.JUMP)).hasValue(1);
    assertThat(points(text.scene(), text.hex('a'), text.hex('b'), Movement.JUMP)).hasValue(2);
  }
}
