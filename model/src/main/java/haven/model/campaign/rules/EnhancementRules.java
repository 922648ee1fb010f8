package haven.model.campaign.rules;

import haven.model.campaign.BuildingCard.Discount;
import haven.model.campaign.Sticker;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Where the games differ about what an enhancement costs.
 *
 * @param prices the base cost of each sticker that there is; a hex costs what an area of one hex
 *     would (ENH-14)
 * @param hexRoundsUp whether the price of a hex, divided by the hexes there are, is rounded up
 * @param neverDoubled what costs the same for several targets
 * @param lostIsHalf whether an action that loses its card, and lasts not, costs half (ENH-27)
 * @param lastingTimes by how much a lasting bonus is dearer (ENH-28)
 * @param perLevel added for each level of the card above 1
 * @param perEarlier added for each enhancement that is on the action already
 * @param temporary what is made of the price where stickers come off again (ENH-33)
 * @param limited whether a class has no more enhanced cards than the town has prosperity (ENH-03)
 */
public record EnhancementRules(
    Map<Sticker, Integer> prices,
    boolean hexRoundsUp,
    Set<Sticker> neverDoubled,
    boolean lostIsHalf,
    int lastingTimes,
    int perLevel,
    int perEarlier,
    Temporary temporary,
    boolean limited) {

  public EnhancementRules {
    Map<Sticker, Integer> inOrder = new EnumMap<>(Sticker.class);
    inOrder.putAll(prices);
    prices = Collections.unmodifiableMap(inOrder);
    Set<Sticker> exempt = EnumSet.noneOf(Sticker.class);
    exempt.addAll(neverDoubled);
    neverDoubled = Collections.unmodifiableSet(exempt);
  }

  /**
   * The price of a sticker that comes off again.
   *
   * @param off taken off if the action has a sticker already
   * @param percent what is paid of the rest, rounded up
   */
  public record Temporary(int off, int percent) {
    private static final int ALL = 100;

    int of(int gold, int earlier) {
      return Math.ceilDiv((earlier > 0 ? gold - off : gold) * percent, ALL);
    }
  }

  /**
   * What is to be enhanced.
   *
   * @param several whether the ability can target several figures or tiles
   * @param hexes of its area; 0 without one
   * @param lasting whether the ability gives a persistent bonus
   * @param earlier how many enhancements the action has already
   * @param discount what the place makes of it
   * @param comesOff whether the sticker is not for good (ENH-33)
   */
  public record Job(
      Sticker sticker,
      boolean several,
      int hexes,
      boolean lost,
      boolean lasting,
      int level,
      int earlier,
      Discount discount,
      boolean comesOff) {}

  /** One after the other, as the book lists them (ENH-18, ENH-25). */
  public int price(Job job) {
    int gold = prices.getOrDefault(job.sticker, 0);
    if (job.sticker == Sticker.HEX) {
      gold = hexRoundsUp ? Math.ceilDiv(gold, job.hexes) : gold / job.hexes;
    }
    if (job.several && !neverDoubled.contains(job.sticker)) {
      gold *= 2;
    }
    if (lostIsHalf && job.lost && !job.lasting) {
      gold = Math.ceilDiv(gold, 2);
    }
    if (job.lasting && job.sticker.kind() != Sticker.Kind.SUMMON) {
      gold *= lastingTimes;
    }
    gold +=
        (perLevel - job.discount.perLevel()) * (job.level - 1)
            + (perEarlier - job.discount.perEarlier()) * job.earlier;
    gold = Math.max(0, gold - job.discount.off());
    return job.comesOff ? temporary.of(gold, job.earlier) : gold;
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public final Map<Sticker, Integer> prices = new EnumMap<>(Sticker.class);
    public boolean hexRoundsUp = false; // ENH-14
    public Set<Sticker> neverDoubled = EnumSet.of(Sticker.HEX); // ENH-15
    public boolean lostIsHalf = false;
    public int lastingTimes = 1;
    public int perLevel = 25; // ENH-16
    public int perEarlier = 75; // ENH-17
    public Temporary temporary = new Temporary(20, 80); // ENH-33
    public boolean limited = true; // ENH-03

    public Draft() {
      plusOnes();
      others();
    }

    /** ENH-11, ENH-12. */
    private void plusOnes() {
      prices.put(Sticker.MOVE, 30);
      prices.put(Sticker.ATTACK, 50);
      prices.put(Sticker.RANGE, 30);
      prices.put(Sticker.SHIELD, 100);
      prices.put(Sticker.PUSH, 30);
      prices.put(Sticker.PULL, 30);
      prices.put(Sticker.PIERCE, 30);
      prices.put(Sticker.RETALIATE, 100);
      prices.put(Sticker.HEAL, 30);
      prices.put(Sticker.TARGETS, 50);
      prices.put(Sticker.SUMMON_MOVE, 100);
      prices.put(Sticker.SUMMON_ATTACK, 100);
      prices.put(Sticker.SUMMON_RANGE, 50);
      prices.put(Sticker.SUMMON_HIT_POINTS, 50);
    }

    /** ENH-13, ENH-14. */
    private void others() {
      prices.put(Sticker.POISON, 75);
      prices.put(Sticker.WOUND, 75);
      prices.put(Sticker.MUDDLE, 50);
      prices.put(Sticker.IMMOBILIZE, 100);
      prices.put(Sticker.DISARM, 150);
      prices.put(Sticker.CURSE, 75);
      prices.put(Sticker.STRENGTHEN, 50);
      prices.put(Sticker.BLESS, 50);
      prices.put(Sticker.JUMP, 50);
      EnumSet.range(Sticker.FIRE, Sticker.DARK).forEach(element -> prices.put(element, 100));
      prices.put(Sticker.ANY_ELEMENT, 150);
      prices.put(Sticker.HEX, 200);
    }

    public Draft(EnhancementRules like) {
      prices.putAll(like.prices);
      hexRoundsUp = like.hexRoundsUp;
      neverDoubled = like.neverDoubled;
      lostIsHalf = like.lostIsHalf;
      lastingTimes = like.lastingTimes;
      perLevel = like.perLevel;
      perEarlier = like.perEarlier;
      temporary = like.temporary;
      limited = like.limited;
    }

    public EnhancementRules done() {
      return new EnhancementRules(
          prices,
          hexRoundsUp,
          neverDoubled,
          lostIsHalf,
          lastingTimes,
          perLevel,
          perEarlier,
          temporary,
          limited);
    }
  }
}
