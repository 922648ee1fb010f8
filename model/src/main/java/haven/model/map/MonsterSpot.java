package haven.model.map;

import haven.board.Hex;

/** A hex of the lay-out that shows a monster of that type. */
public record MonsterSpot(String type, Hex hex, MonsterSymbol symbol) {}
