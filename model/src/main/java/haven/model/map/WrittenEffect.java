package haven.model.map;

import haven.board.TileEffect;

/** What is written on a tile: every {@link TileEffect} that there is above the board. */
public sealed interface WrittenEffect extends TileEffect permits HexEffect, MadeTrap {}
