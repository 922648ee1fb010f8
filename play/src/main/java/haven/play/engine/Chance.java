package haven.play.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * What decides whatever is left to chance, as a running game holds it: one thing that changes.
 * Whoever copies the game copies it too.
 */
public final class Chance {
  /** Nobody has said yet what came up. */
  public static final int OPEN = -1;

  /** Who decides it. */
  public enum Source {
    /** The dice of the game. */
    DICE,
    /** Somebody at the table draws and rolls, and says what came up. */
    TABLE,
    /**
     * For whoever thinks ahead: what is typical, or the likeliest. Of those equally likely it is
     * always the same one, whatever else was drawn before, so that luck does not tell two ways to
     * play apart; another seed, another one.
     */
    LIKELIEST
  }

  private record Foretold(Stock stock, int what) {}

  private final Source source;
  private Dice dice;

  /** What will come up next, by stock; never written to, only replaced. */
  private List<Foretold> foretold;

  private Chance(Source source, Dice dice, List<Foretold> foretold) {
    this.source = source;
    this.dice = dice;
    this.foretold = foretold;
  }

  public Chance(Dice dice) {
    this(Source.DICE, dice, List.of());
  }

  /** Dice that fall as this seed has it. */
  public static Chance dice(long seed) {
    return new Chance(Dice.of(seed));
  }

  public static Chance of(Source source, long seed) {
    return new Chance(source, Dice.of(seed), List.of());
  }

  public Chance copy() {
    return new Chance(source, dice, foretold);
  }

  /** The same by another source. */
  public Chance by(Source other) {
    return new Chance(other, dice, foretold);
  }

  /** The same with dice that have not been rolled. */
  public Chance with(long seed) {
    return new Chance(source, Dice.of(seed), foretold);
  }

  public Source source() {
    return source;
  }

  public long seed() {
    return dice.seed();
  }

  /**
   * The next thing that comes from there will be that one, whatever the dice say; told again, what
   * comes after it.
   */
  public void foretell(Stock stock, int what) {
    List<Foretold> more = new ArrayList<>(foretold);
    more.add(new Foretold(stock, what));
    foretold = List.copyOf(more);
  }

  /** What comes up of these, of which there are some; {@link #OPEN} if somebody must say it. */
  int draw(Play play, ByLot asked, Lots lots, int total) {
    boolean plain = foretold.isEmpty() && source != Source.LIKELIEST;
    return plain ? byLot(lots, total) : draw(asked.stock(play), lots);
  }

  /** The same from that stock, outside a game: a campaign draws by it. */
  public int draw(Stock stock, Lots lots) {
    for (Foretold told : foretold) {
      if (told.stock.equals(stock)) {
        return take(told, lots);
      }
    }
    return source == Source.LIKELIEST ? likeliest(stock, lots) : byLot(lots, lots.total());
  }

  private int byLot(Lots lots, int total) {
    if (source == Source.TABLE) {
      int first = lots.at(0);
      return lots.weight(first) == total ? first : OPEN; // nobody need say what is certain
    }
    return pick(lots, total);
  }

  private int likeliest(Stock stock, Lots lots) {
    int typical = lots.typical();
    if (typical >= 0) {
      return typical;
    }
    long which = dice.seed() + 31L * stock.whose().hashCode() + stock.kind().ordinal();
    int most = 0;
    int number = 0;
    for (int what = lots.kinds() - 1; what >= 0; what--) {
      int weight = lots.weight(what);
      which = which * 31 + weight;
      number = weight > most ? 1 : weight == most ? number + 1 : number;
      most = Math.max(most, weight);
    }
    int left = number == 1 ? 0 : Dice.of(which).below(number).value();
    int what = 0;
    while (lots.weight(what) != most || left-- > 0) {
      what++;
    }
    return what;
  }

  /** What the dice bring of these, of which there are some. */
  public int pick(Lots lots) {
    return pick(lots, lots.total());
  }

  private int pick(Lots lots, int total) {
    return lots.at(total == 1 ? 0 : below(total));
  }

  private int take(Foretold told, Lots lots) {
    if (!lots.canBe(told.what)) {
      throw new IllegalStateException(
          "%d was foretold, but cannot come from %s now".formatted(told.what, told.stock));
    }
    List<Foretold> fewer = new ArrayList<>(foretold);
    fewer.remove(told);
    foretold = List.copyOf(fewer);
    return told.what;
  }

  /** A number from 0 to {@code bound - 1}. */
  public int below(int bound) {
    Dice.Roll roll = dice.below(bound);
    dice = roll.next();
    return roll.value();
  }

  /** Puts numbers into random order. */
  public void shuffle(int[] things) {
    for (int left = things.length; left > 1; left--) {
      int other = below(left);
      int last = things[left - 1];
      things[left - 1] = things[other];
      things[other] = last;
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
    return source + " " + dice + (foretold.isEmpty() ? "" : " " + foretold);
  }
}
