package haven.model;

import org.jspecify.annotations.Nullable;

/**
 * Which figure of a game: they are numbered in the order in which they come.
 *
 * @param number from 0; -1 for {@link #NOBODY}
 */
public record FigureId(int number) {
  public static final FigureId NOBODY = new FigureId(-1);

  /** Those that are asked for again and again. */
  private static final FigureId[] FIRST = new FigureId[128];

  static {
    for (int i = 0; i < FIRST.length; i++) {
      FIRST[i] = new FigureId(i);
    }
  }

  public static FigureId of(int number) {
    return number < 0 ? NOBODY : number < FIRST.length ? FIRST[number] : new FigureId(number);
  }

  public boolean isNobody() {
    return number < 0;
  }

  public boolean isSomebody() {
    return number >= 0;
  }

  /** As every record has it; written out, it is compiled into the loops that look for a figure. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FigureId id && number == id.number;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return Integer.toString(number);
  }
}
