package haven.play.map;

import haven.board.Hex;
import haven.model.map.Rank;

/** A monster that is to be put on the map in that hex. */
public record Newcomer(String type, Rank rank, Hex hex) {}
