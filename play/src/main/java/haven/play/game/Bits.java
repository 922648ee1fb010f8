package haven.play.game;

import java.util.function.IntConsumer;

/** Sets of cards as bits. */
final class Bits {
  private Bits() {}

  static void each(int bits, IntConsumer action) {
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      action.accept(Integer.numberOfTrailingZeros(rest));
    }
  }
}
