package haven.play.map;

import static org.assertj.core.api.Assertions.assertThat;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Door;
import haven.board.Drawing;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.Layout;
import haven.board.MapTile;
import haven.board.Sight;
import haven.board.move.Footing;
import haven.board.move.Movement;
import haven.board.move.PathSearch;
import haven.board.move.WayCost;
import haven.model.Ruleset;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.TileKind;
import haven.play.mind.MonsterMind;
import haven.play.mind.PositionText;
import haven.play.table.Scene;
import haven.play.table.SceneText;
import haven.testkit.Proof;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** MAP-01 to MAP-08: tiles, walls and rooms. */
final class MapTilesTest {
  private static final String TILE =
      """
        #   #   #   #
          #   .   .   #
        #   .   .   #
          #   #   #
      """;

  @RulesetTest
  @Rule("MAP-01")
  void sharedEdgesWithoutAWallLineMakeHexesAdjacent(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    SceneText text =
        SceneText.of(
            """
                a   b   .
              c   m|  d   .
                e   f   .
            """,
            ruleset);
    CellSet around = around(text.scene(), text.cell('m'));
    assertThat(names(text, around)).containsExactlyInAnyOrder("a", "b", "c", "e", "f");
    CellSet free = around(text.scene(), text.cell('b'));
    assertThat(names(text, free)).contains("a", "m", "d").doesNotContain("c", "e", "f", "b");
  }

  @RulesetTest
  @Rule("MAP-02")
  void aWallLinePartsHexesForEveryPurpose(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    String picture =
        """
            .   .   .
          .   M|  B   .
            .   .   .

        M: acts, move 0, attack melee
        B: character, initiative 10
        """;
    SceneText text = SceneText.of(picture, ruleset);
    assertThat(text.scene().board().range(text.cell('M'), text.cell('B'))).isEqualTo(2);
    assertThat(points(text.scene(), text.hex('M'), text.hex('B'), Movement.WALK)).hasValue(2);
    assertThat(around(text.scene(), text.cell('M')).contains(text.cell('B'))).isFalse();
    assertThat(new MonsterMind().decide(PositionText.of(picture, ruleset).position()))
        .allSatisfy(outcome -> assertThat(outcome.attacks()).isEmpty());
    assertThat(
            new MonsterMind()
                .decide(PositionText.of(picture.replace("M|", "M "), ruleset).position()))
        .allSatisfy(outcome -> assertThat(outcome.attacks()).isNotEmpty());
  }

  @RulesetTest
  @Rule("MAP-04a")
  void theEdgesBetweenPassableAndBorderHexesAreTheWallLines(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    SceneText text =
        SceneText.of(
            """
              #   #   #   #
                #   a   b   #
              #   c   #   #
                #   e   #
                  #   #
            """,
            ruleset);
    Board board = text.scene().board();
    assertThat(around(text.scene(), text.cell('a')).size()).isEqualTo(2);
    assertThat(board.range(text.cell('b'), text.cell('e'))).isEqualTo(3);
    assertThat(text.scene().sight().sees(text.cell('b'), text.cell('e'))).isFalse();
    assertThat(text.scene().sight().sees(text.cell('a'), text.cell('e'))).isTrue();
  }

  @RulesetTest
  @Rule("MAP-04b")
  void aPartialHexIsWallUnlessATileCoversIt(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    Layout.Builder tiles =
        Layout.builder()
            .tile(MapTile.drawn("left", TILE), new Hex(0, 0), 0)
            .tile(MapTile.drawn("right", TILE), new Hex(3, 0), 0);
    Hex left = new Hex(2, 1);
    Hex partial = new Hex(3, 1);
    Hex right = new Hex(4, 1);
    Scene walled = scene(ruleset, tiles.build());
    assertThat(sees(walled, left, right)).isFalse();
    assertThat(points(walled, left, right, Movement.FLY)).isEmpty();
    Scene covered = scene(ruleset, tiles.cover(partial).cover(new Hex(2, 2)).build());
    assertThat(sees(covered, left, right)).isTrue();
    assertThat(points(covered, left, right, Movement.WALK)).hasValue(2);
  }

  @RulesetTest
  @Rule("MAP-06")
  void aHexWithAWallLineIsAdjacentToAWall(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    SceneText text =
        SceneText.of(
            """
              a   b|  c   d
                e   f   g
              #   h   i   j
            """,
            ruleset);
    Board board = text.scene().board();
    String touching =
        "abcdefghij"
            .chars()
            .filter(name -> board.touchesWall(text.cell((char) name)))
            .mapToObj(name -> String.valueOf((char) name))
            .reduce("", String::concat);
    assertThat(touching).isEqualTo("bceh");
  }

  @RulesetTest
  @Rule("MAP-07a")
  void corridorsMergeWallsSplitAndDoorsSeparateRooms(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    SceneText text =
        SceneText.of(
            """
              a   .   #   .   b   #   .
                .   .   :   .   .   +   c
              .   .   #   .   #   #   #
                .   .   #   #   d   .
            """,
            ruleset);
    assertThat(room(text, 'a')).isEqualTo(room(text, 'b')).isNotEqualTo(Board.NONE);
    assertThat(room(text, 'c')).isNotEqualTo(room(text, 'b')).isNotEqualTo(Board.NONE);
    assertThat(room(text, 'd')).isNotEqualTo(room(text, 'b')).isNotEqualTo(room(text, 'c'));
  }

  @RulesetTest
  @Rule("MAP-07b")
  void roomsAreJoinedByDoorsAndMaySpanTiles(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    MapTile tile = MapTile.drawn("tile", TILE);
    Layout.Builder tiles =
        Layout.builder()
            .tile(tile, new Hex(0, 0), 0)
            .tile(tile, new Hex(3, 0), 0)
            .tile(tile, new Hex(6, 0), 0);
    Board board = Board.of(tiles.corridor(new Hex(3, 1)).door(new Hex(6, 1), Door.CLOSED).build());
    int first = board.room(board.at(new Hex(1, 1)));
    int second = board.room(board.at(new Hex(4, 1)));
    int third = board.room(board.at(new Hex(7, 1)));
    assertThat(second).isEqualTo(first);
    assertThat(third).isNotEqualTo(first);
    Board open = board.with(new Hex(6, 1), Door.OPEN);
    assertThat(open.room(open.at(new Hex(7, 1)))).isNotEqualTo(first);
  }

  @RulesetTest
  @Rule({"MAP-08", "EX-MAP-01"})
  void aTileOnABorderHexBecomesPartOfTheMap(Ruleset ruleset) {
    Proof.solved(ruleset.id());
    Layout.Builder tiles =
        Layout.builder()
            .tile(MapTile.drawn("left", TILE), new Hex(0, 0), 0)
            .tile(MapTile.drawn("right", TILE), new Hex(3, 0), 0);
    tiles.line(new Hex(3, 1), new Hex(2, 1));
    Hex covered = new Hex(3, 1);
    Board before = Board.of(tiles.build());
    assertThat(before.room(before.at(new Hex(1, 1))))
        .isNotEqualTo(before.room(before.at(new Hex(5, 1))));
    Drawing expected =
        Drawing.of(
            """
              #   #   #   #   #   #   #
                #   .   l   c   r   .   #
              #   .   .   k   s   .   #
                #   #   #   #   #   #
            """);
    ScenarioMap map =
        ScenarioMap.of(
            tiles.build(),
            List.of(
                RoomSetup.in(new Hex(1, 1))
                    .tile("rubble", TileKind.DIFFICULT, covered)
                    .tile("rubble", TileKind.DIFFICULT, new Hex(2, 2))
                    .build()),
            List.of());
    Layout layout = map.layout();
    assertThat(layout.floor()).isEqualTo(expected.layout().floor());
    assertThat(layout.walls()).isEqualTo(expected.layout().walls());
    assertThat(expected.hex('c')).isEqualTo(covered);
    Scene scene = scene(ruleset, layout);
    Board board = scene.board();
    CellSet around = board.noCells();
    expected.hexes("klrs").forEach(hex -> around.add(board.at(hex)));
    assertThat(around(scene, board.at(covered))).isEqualTo(around);
    assertThat(board.touchesWall(board.at(covered))).isTrue();
    assertThat(board.cellsOfRoom(0)).isEqualTo(board.allCells());
    assertThat(sees(scene, expected.hex('l'), expected.hex('r'))).isTrue();
  }

  private static Scene scene(Ruleset ruleset, Layout layout) {
    Board board = Board.of(layout);
    return Scene.of(ruleset, board, new Ground(board), List.of());
  }

  private static boolean sees(Scene scene, Hex from, Hex to) {
    Sight sight = scene.sight();
    return sight.sees(scene.board().at(from), scene.board().at(to));
  }

  private static int room(SceneText text, char name) {
    return text.scene().board().room(text.cell(name));
  }

  private static List<String> names(SceneText text, CellSet cells) {
    var names = new ArrayList<String>();
    cells.forEach(cell -> names.add(text.name(text.scene().board().hex(cell))));
    return names;
  }

  private static CellSet around(Scene scene, int cell) {
    CellSet cells = scene.board().noCells();
    for (int side = 0; side < 6; side++) {
      int next = scene.board().adjacent(cell, side);
      if (next != Board.NONE) {
        cells.add(next);
      }
    }
    return cells;
  }

  /** The points that a figure alone on the map pays to end its move there; none if it cannot. */
  private static OptionalInt points(Scene scene, Hex from, Hex to, Movement movement) {
    Board board = scene.board();
    Footing footing = new Footing(board);
    footing.reset(
        scene.ground(), movement, scene.ruleset().movement().jumpLandingPaysDifficultTerrain());
    PathSearch search = new PathSearch(board);
    search.from(footing, board.at(from));
    int cost = search.stopCost(board.at(to));
    return cost == WayCost.NEVER ? OptionalInt.empty() : OptionalInt.of(WayCost.points(cost));
  }
}
