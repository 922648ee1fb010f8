package haven.model.ability;

import haven.board.Terrain;

/** Destroys all tiles of that kind in the hexes that the last move of this action entered. */
public record ClearPath(Terrain kind) implements Ability.OnTiles {}
