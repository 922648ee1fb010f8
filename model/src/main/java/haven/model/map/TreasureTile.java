package haven.model.map;

import haven.board.Hex;

/** A treasure tile of the lay-out. */
public record TreasureTile(Hex hex, Treasure treasure) {}
