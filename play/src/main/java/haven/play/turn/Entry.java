package haven.play.turn;

import haven.model.FigureId;
import haven.model.words.Phrase;
import haven.play.table.State;

/**
 * Whoever has one place in the order of turns.
 *
 * @param who the figure of a character, the number of a monster type or of a kind of allies
 */
public record Entry(Kind kind, int who) {

  /** What acts at a place. */
  public enum Kind {
    /** A character, and its summons before it. */
    CHARACTER,
    /** The monsters of one type. */
    MONSTERS,
    /** Allies with an initiative of their own (RND-21). */
    ALLIES
  }

  public static Entry character(int figure) {
    return new Entry(Kind.CHARACTER, figure);
  }

  public static Entry monsters(int type) {
    return new Entry(Kind.MONSTERS, type);
  }

  public static Entry allies(int ally) {
    return new Entry(Kind.ALLIES, ally);
  }

  /** A figure, or the name of a type or ally. */
  Object words(State state) {
    return switch (kind) {
      case CHARACTER -> Phrase.figure(FigureId.of(who));
      case MONSTERS -> state.setup().scenario().monsters().get(who).name();
      case ALLIES -> state.setup().scenario().allies().get(who).name();
    };
  }

  @Override
  public String toString() {
    return kind + " " + who;
  }
}
