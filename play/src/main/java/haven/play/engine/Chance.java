package haven.play.engine;

import java.util.List;

/**
 * The dice as a running game holds them: one thing that changes, of which everything random draws.
 * Whoever copies the game copies it too.
 */
public final class Chance {
  private Dice dice;

  public Chance(Dice dice) {
    this.dice = dice;
  }

  public Chance copy() {
    return new Chance(dice);
  }

  /** A number from 0 to {@code bound - 1}. */
  public int below(int bound) {
    Dice.Roll roll = dice.below(bound);
    dice = roll.next();
    return roll.value();
  }

  /** Puts a list into random order. */
  public <T> void shuffle(List<T> things) {
    for (int left = things.size(); left > 1; left--) {
      int other = below(left);
      T last = things.get(left - 1);
      things.set(left - 1, things.get(other));
      things.set(other, last);
    }
  }

  public Dice dice() {
    return dice;
  }

  public void now(Dice other) {
    dice = other;
  }

  @Override
  public String toString() {
    return dice.toString();
  }
}
