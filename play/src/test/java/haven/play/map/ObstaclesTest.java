package haven.play.map;

import static haven.play.map.EmptinessTest.stops;
import static haven.play.map.Table.points;
import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Hex;
import haven.board.Terrain;
import haven.board.move.Movement;
import haven.model.Ruleset;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.play.table.SceneText;
import haven.rulebook.Edition;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;

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
  @Rule("OVL-69")
  void aDestroyedPrintedObstacleCarriesAMarker(Ruleset ruleset) {
    Table table =
        Table.of(
            "s   a   b   c   e   f   g   h   i   j   k   l   m   n   o   p   q   r\n", ruleset);
    RoomSetup.Builder room = table.room('s');
    List<Hex> rocks = table.drawing().hexes("abcefghijklmnopqr");
    rocks.forEach(hex -> room.tile("rock", TileKind.OBSTACLE, hex));
    MapState state = table.start(table.map(List.of(room.build()), "s"));
    MapState one = Obstacles.destroy(state, table.hex('b'));
    assertThat(one.scene().ground().at(one.scene().board().at(table.hex('b'))))
        .isEqualTo(Terrain.NONE);
    assertThat(one.contents().markers())
        .containsExactly(Marker.of(Marker.Kind.DESTRUCTION, "", table.hex('b')));
    for (Hex rock : rocks) {
      state = Obstacles.destroy(state, rock);
    }
    assertThat(state.contents().markers()).hasSize(16);
    assertThat(Obstacles.markersLeft(state)).isZero();
  }

  @RulesetTest({Edition.GH, Edition.FH, Edition.BB})
  void elsewhereItIsJustTakenAway(Ruleset ruleset) {
    Table table = Table.of("s   a   b\n", ruleset);
    RoomSetup room = table.room('s').tile("rock", TileKind.OBSTACLE, table.hex('a')).build();
    MapState state = table.start(table.map(List.of(room), "s"));
    MapState destroyed = Obstacles.destroy(state, table.hex('a'));
    assertThat(destroyed.contents().markers()).isEmpty();
    assertThat(Emptiness.of(destroyed.scene()).isEmpty(state.scene().board().at(table.hex('a'))))
        .isTrue();
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
