package haven.content.scenario;

import haven.model.map.LaidTile;
import haven.model.map.RoomSetup;
import java.util.List;

/**
 * A room as it is written.
 *
 * @param overlays the overlay tiles, entry by entry
 */
public record RoomPage(String name, List<List<LaidTile>> overlays, RoomSetup setup) {}
