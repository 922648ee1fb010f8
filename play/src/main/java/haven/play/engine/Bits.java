package haven.play.engine;

import java.util.function.IntConsumer;

/** Sets of cards as bits. */
public final class Bits {
  private Bits() {}

  public static void each(int bits, IntConsumer action) {
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      action.accept(Integer.numberOfTrailingZeros(rest));
    }
  }
}
