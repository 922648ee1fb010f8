package haven.play.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import haven.board.Board;
import haven.board.Direction;
import haven.board.Door;
import haven.board.Drawing;
import haven.board.Hex;
import haven.board.MapTile;
import haven.model.Ruleset;
import haven.model.map.DungeonTile;
import haven.model.map.FillingCard;
import haven.model.map.FillingCard.Filling;
import haven.model.map.Gate;
import haven.model.map.LaidTile;
import haven.model.map.MonsterSymbol;
import haven.model.map.RoomCard;
import haven.model.map.RoomSetup;
import haven.model.map.TileKind;
import haven.model.map.TileSupply;
import haven.model.map.Treasure;
import haven.play.Refused;
import haven.play.table.SceneText;
import haven.testkit.Rule;
import haven.testkit.RulesetTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** SCM-12 to SCM-14: rooms of random dungeons. */
final class RandomDungeonTest {
  private static final Drawing ROOM =
      Drawing.of(
          """
            #   #   #   #   #
              #   a   b   c   #
            #   e   f   g   h   #
              #   i   j   k   #
            #   l   m   n   o   #
              #   #   #   #   #
          """);
  private static final Hex WEST = ROOM.hex('e').step(Direction.WEST);
  private static final Hex EAST = ROOM.hex('h').step(Direction.EAST);

  @RulesetTest
  @Rule("SCM-12")
  void threeRoomsEachGeneratedWhenItsDoorOpens(Ruleset ruleset) {
    RandomDungeon dungeon =
        new RandomDungeon(
            List.of(
                card("Hall", "A", "A"),
                card("Cave", "A", "A"),
                card("Pit", "A", "A"),
                card("Tomb", "A", "A")),
            List.of(filling("dusty"), filling("dark"), filling("old"), filling("cold")),
            0);
    RandomDungeon.Room first = dungeon.next(Optional.empty());
    assertThat(first.card().noun()).isEqualTo("Hall");
    assertThat(first.rest().cards()).hasSize(3);
    assertThat(first.rest().fillings()).hasSize(3);
    RoomSetup setup = first.setup();
    assertThat(setup.monsters()).singleElement().extracting("hex").isEqualTo(ROOM.hex('b'));
    assertThat(setup.tiles())
        .containsExactly(
            new LaidTile("table", TileKind.OBSTACLE, ROOM.hex('f')),
            new LaidTile("spikes", TileKind.TRAP, ROOM.hex('n')));
    assertThat(setup.loot()).containsExactly(ROOM.hex('b'));
    assertThat(setup.treasures()).singleElement().extracting("hex").isEqualTo(ROOM.hex('a'));
    RandomDungeon.Room second = first.rest().next(Optional.of(Gate.Type.A));
    RandomDungeon.Room third = second.rest().next(Optional.of(Gate.Type.A));
    assertThat(third.card().noun()).isEqualTo("Pit");
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> third.rest().next(Optional.of(Gate.Type.A)))
        .matches(refused -> refused.rule().text().equals("SCM-12"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FillingCard("odd", Map.of(13, List.of(new Filling.LootToken()))))
        .withMessageContaining("SCM-12");
  }

  @RulesetTest
  @Rule("SCM-12")
  void aSimilarTileStandsInForOneThatHasRunOut(Ruleset ruleset) {
    TileSupply supply =
        new TileSupply(
            List.of(
                new TileSupply.Stock("spikes", TileKind.TRAP, 5),
                new TileSupply.Stock("table", TileKind.OBSTACLE, 1),
                new TileSupply.Stock("crate", TileKind.OBSTACLE, 1)));
    LaidTile crate = new LaidTile("crate", TileKind.OBSTACLE, new Hex(0, 0));
    TileSupply.Taken first = supply.take(crate);
    assertThat(first.tile().picture()).isEqualTo("crate");
    TileSupply.Taken second = first.left().take(crate);
    assertThat(second.tile()).isEqualTo(new LaidTile("table", TileKind.OBSTACLE, new Hex(0, 0)));
    assertThatIllegalArgumentException().isThrownBy(() -> second.left().take(crate));
  }

  @RulesetTest
  @Rule("SCM-13")
  void gatesAreAtTheNearestJoint(Ruleset ruleset) {
    DungeonTile tile = tile();
    assertThat(tile.hexesOf(new Gate(Gate.Type.A, ROOM.hex('e')))).containsExactly(WEST);
    assertThat(tile.hexesOf(new Gate(Gate.Type.A, ROOM.hex('c')))).containsExactly(EAST);
    RoomCard twoEntrances = card("Hall", "AB", "A");
    RandomDungeon dungeon = new RandomDungeon(List.of(twoEntrances), List.of(filling("dusty")), 0);
    assertThat(dungeon.next(Optional.empty()).entrances()).hasSize(2);
  }

  @RulesetTest
  @Rule("SCM-13")
  void charactersStartOnEmptyHexesNearTheEntrance(Ruleset ruleset) {
    SceneText text =
        SceneText.of(
            """
              e   a   b%  .   .
                c   M   h   .
              i   f   g   .

            M: monster
            """,
            ruleset);
    assertThat(RandomDungeon.starts(text.scene(), text.hex('e')))
        .containsExactlyInAnyOrderElementsOf(text.drawing().hexes("eacfi"));
  }

  @RulesetTest
  @Rule("SCM-14")
  void anExitLeadsToAnEntranceOfItsType(Ruleset ruleset) {
    RoomCard fitting = card("Pit", "AB", "A");
    RandomDungeon dungeon =
        new RandomDungeon(
            List.of(card("Hall", "A", "A"), card("Cave", "A", "B"), fitting),
            List.of(filling("dusty"), filling("dark")),
            1);
    RandomDungeon.Room room = dungeon.next(Optional.of(Gate.Type.B));
    assertThat(room.card()).isEqualTo(fitting);
    assertThat(room.discarded()).extracting(RoomCard::noun).containsExactly("Hall", "Cave");
    assertThat(room.entrances()).extracting(Gate::type).containsExactly(Gate.Type.B);
    assertThat(room.rest().cards()).isEmpty();
    assertThat(room.rest().fillings()).hasSize(1);
    Table table = Table.of("a+  s   b+\n", ruleset);
    Board used =
        RandomDungeon.useExit(
            Board.of(table.drawing().layout()), table.drawing().hexes("ab"), table.hex('a'));
    assertThat(used.door(used.at(table.hex('a')))).hasValue(Door.CLOSED);
    assertThat(used.door(used.at(table.hex('b')))).hasValue(Door.LOCKED);
  }

  private static DungeonTile tile() {
    return new DungeonTile(
        new MapTile("hall", ROOM.layout().floor(), ROOM.layout().walls()), List.of(WEST, EAST));
  }

  private static RoomCard card(String noun, String entrances, String exits) {
    return new RoomCard(
        noun,
        tile(),
        List.of(new LaidTile("table", TileKind.OBSTACLE, ROOM.hex('f'))),
        ROOM.hexes("abceghijklmn"),
        gates(entrances, 'e'),
        gates(exits, 'h'));
  }

  private static List<Gate> gates(String types, char at) {
    return types
        .chars()
        .mapToObj(type -> new Gate(Gate.Type.valueOf(String.valueOf((char) type)), ROOM.hex(at)))
        .toList();
  }

  private static FillingCard filling(String adjective) {
    return new FillingCard(
        adjective,
        Map.of(
            1, List.of(new Filling.Chest(new Treasure.Goal("card"))),
            2,
                List.of(
                    new Filling.Monster("Imp", MonsterSymbol.of("white/white/gold")),
                    new Filling.LootToken()),
            12, List.of(new Filling.Tile("spikes", TileKind.TRAP))));
  }
}
