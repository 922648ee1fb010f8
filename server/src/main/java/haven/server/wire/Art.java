package haven.server.wire;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.map.LaidTile;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What the hexes of a map look like, for those that are revealed; it decides nothing (OVL-01). */
record Art(Map<Hex, String> printed, Map<Hex, LaidTile> laid) {

  static Art of(ScenarioMap map) {
    Map<Hex, LaidTile> laid = new HashMap<>();
    for (RoomSetup room : map.rooms()) {
      room.tiles().forEach(tile -> laid.put(tile.hex(), tile));
    }
    return new Art(map.art(), laid);
  }

  Optional<String> at(Hex hex) {
    return Optional.ofNullable(printed.get(hex));
  }

  /** The picture of a tile that still lies where the scenario has laid it. */
  Optional<String> lying(Hex hex, Terrain terrain) {
    return Optional.ofNullable(laid.get(hex))
        .filter(tile -> tile.kind().terrain().filter(terrain::equals).isPresent())
        .map(LaidTile::picture);
  }
}
