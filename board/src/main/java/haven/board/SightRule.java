package haven.board;

/**
 * How a line of sight is drawn. All three are decided in integers: corners of hexes are whole
 * numbers in axial coordinates times three.
 */
public enum SightRule {
  /** Some corner of one hex to some corner of the other, touching no wall (LOS-06a). */
  CORNER_TO_CORNER {
    @Override
    boolean decide(Board board, int from, int to) {
      return CornerSight.sees(board, from, to);
    }
  },
  /** Any point of one hex to any point of the other, touching no wall line (LOS-06b). */
  ANY_POINT {
    @Override
    boolean decide(Board board, int from, int to) {
      return new PointSight(board, from, to).sees();
    }
  },
  /** Corner to corner, but adjacent hexes always see each other (GH, open points; a variant). */
  CORNER_TO_CORNER_OR_ADJACENT {
    @Override
    boolean decide(Board board, int from, int to) {
      return board.areAdjacent(from, to) || CornerSight.sees(board, from, to);
    }
  },
  /** No walls and no rule: everything sees everything (LOS-06c). */
  EVERYWHERE {
    @Override
    boolean decide(Board board, int from, int to) {
      return true;
    }
  };

  abstract boolean decide(Board board, int from, int to);
}
