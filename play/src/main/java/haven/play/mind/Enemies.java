package haven.play.mind;

import haven.board.Board;
import haven.play.table.Figure;
import haven.play.table.Nature;
import java.util.Arrays;
import java.util.List;

/** The enemies a monster may focus (FOC-02), numbered 0, 1, 2 … so that a set of them is a long. */
final class Enemies {
  static final int MOST = 64;

  private final Board board;
  private final byte[] at;
  final int[] cell = new int[MOST];
  final int[] initiative = new int[MOST];
  final int[] proximity = new int[MOST];
  private final byte[][] ranges = new byte[MOST][];
  private final long[] rankMembers = new long[MOST];
  private int ranks;
  private int size;
  private boolean anyInvisible;
  private int kept;
  private long spared;

  Enemies(Board board) {
    this.board = board;
    at = new byte[board.cells()];
    Arrays.fill(at, (byte) -1);
  }

  void gather(Position position) {
    clear();
    Figure actor = position.actor();
    Mindset mindset = position.mindset();
    boolean onlyCharacters = position.ruleset().monsters().focusesOnlyCharacters();
    byte[] fromActor = board.rangesFrom(board.at(actor.hex()));
    List<Figure> figures = position.figures();
    for (int i = 0; i < figures.size(); i++) {
      Figure figure = figures.get(i);
      if (figure.isEnemyOf(actor)
          && (mindset.spared().isEmpty() || !mindset.spared().contains(figure.hex()))
          && (!onlyCharacters || isExpected(figure))) {
        if (figure.isInvisible()) { // TGT-30, FOC-28
          anyInvisible = true;
        } else {
          if (actor.endowment().sparesSummons() && isSummon(figure)) {
            spared |= 1L << size;
          }
          add(board.at(figure.hex()), figure.initiativeForFocus().order(), fromActor);
        }
      }
    }
    if (mindset.focus().isPresent()) {
      kept = at[board.at(mindset.focus().get())]; // FOC-43
    }
  }

  /** FOC-01c: the character, and what special rules add. */
  private static boolean isExpected(Figure figure) {
    return figure.isCharacter() || figure.nature().focusable();
  }

  private static boolean isSummon(Figure figure) {
    return figure.nature().kind() == Nature.Kind.SUMMON;
  }

  /** Only that figure, friend or foe, as somebody to go to. */
  void gatherOnly(int where, int from) {
    clear();
    add(where, 0, board.rangesFrom(from));
  }

  private void clear() {
    for (int i = 0; i < size; i++) {
      at[cell[i]] = -1;
    }
    size = 0;
    anyInvisible = false;
    kept = -1;
    spared = 0;
  }

  private void add(int where, int order, byte[] fromActor) {
    cell[size] = where;
    initiative[size] = order;
    proximity[size] = fromActor[where]; // FOC-11
    ranges[size] = board.rangesFrom(where);
    at[where] = (byte) size++;
  }

  int size() {
    return size;
  }

  boolean anyInvisible() {
    return anyInvisible;
  }

  /** How far away the nearest is; 0 if there is none. */
  int nearest() {
    int least = size == 0 ? 0 : Integer.MAX_VALUE;
    for (int enemy = 0; enemy < size; enemy++) {
      least = Math.min(least, proximity[enemy]);
    }
    return least;
  }

  /** The focus that the monster keeps from before, or -1. */
  int kept() {
    return kept;
  }

  /** Those whom it may strike, but never goes for. */
  long spared() {
    return spared;
  }

  /** The enemy in that cell, or -1. */
  int at(int where) {
    return at[where];
  }

  int range(int enemy, int from) {
    return ranges[enemy][from];
  }

  long adjacentTo(int from) {
    long mask = 0;
    for (int enemy = 0; enemy < size; enemy++) {
      if (ranges[enemy][from] == 1) {
        mask |= 1L << enemy;
      }
    }
    return mask;
  }

  /** Ranks them as further targets: by proximity, then initiative; equals share a rank (FOC-31). */
  void rank(boolean byProximity) {
    ranks = 0;
    long left = size == MOST ? -1L : (1L << size) - 1;
    while (left != 0) {
      long best = 0;
      long least = Long.MAX_VALUE;
      for (int enemy = 0; enemy < size; enemy++) {
        if ((left & 1L << enemy) != 0) {
          long key = (byProximity ? (long) proximity[enemy] << 32 : 0) + initiative[enemy];
          if (key < least) {
            least = key;
            best = 0;
          }
          if (key == least) {
            best |= 1L << enemy;
          }
        }
      }
      rankMembers[ranks++] = best;
      left &= ~best;
    }
  }

  int ranks() {
    return ranks;
  }

  long ofRank(int rank) {
    return rankMembers[rank];
  }
}
