package haven.board;

/**
 * Who sees whom on one board under one rule. Each pair is worked out once, when first asked for,
 * and for both directions (LOS-05); writing a known answer again does no harm, so threads may share
 * it.
 */
public final class Sight {
  private static final byte SEEN = 1;
  private static final byte HIDDEN = 2;

  private final Board board;
  private final SightRule rule;
  private final byte[] known;

  public Sight(Board board, SightRule rule) {
    this.board = board;
    this.rule = rule;
    known = new byte[board.cells() * board.cells()];
  }

  public boolean sees(int from, int to) {
    byte answer = known[from * board.cells() + to];
    return answer == 0 ? find(from, to) : answer == SEEN;
  }

  private boolean find(int from, int to) {
    boolean sees =
        from == to
            || (!board.isShut(from)
                && !board.isShut(to)
                && rule.decide(board, Math.min(from, to), Math.max(from, to)));
    byte answer = sees ? SEEN : HIDDEN;
    known[from * board.cells() + to] = answer;
    known[to * board.cells() + from] = answer;
    return sees;
  }
}
