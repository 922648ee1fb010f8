package haven.play.scenario;

import haven.model.Facts;
import haven.model.LootCard;
import haven.model.card.BattleGoal.Measure;
import haven.play.item.LootPile;
import haven.play.item.Opened;
import java.util.ArrayList;
import java.util.List;

/** What one hero has done, suffered and gained in the scenario so far. */
public final class HeroTally {
  private static final Measure[] MEASURES = Measure.values();

  /** What became of the hero. */
  public enum Fate {
    TAKES_PART,
    EXHAUSTED,
    /** Only where a character can die (EXH-12). */
    DEAD,
    ESCAPED
  }

  /**
   * A monster that was killed, for those who count them.
   *
   * @param monster the name of its type
   * @param items what its killer used in the attack that killed it
   */
  public record Kill(String monster, boolean elite, List<String> items) {
    public Kill {
      items = List.copyOf(items);
    }
  }

  private final int[] counts;
  private final List<Opened> treasures;
  private final List<String> masteries;
  private final List<String> randomItems;
  private LootPile loot;
  private Fate fate;

  /** Monsters it has killed; they decide nothing in this scenario, others count them. */
  private List<Kill> slain = List.of();

  /** What it uses in the attack that it performs now. */
  private List<String> wielded = List.of();

  /** All counts, the experience dial too, start at 0 (XPP-08). */
  public HeroTally() {
    counts = new int[MEASURES.length];
    treasures = new ArrayList<>(0);
    masteries = new ArrayList<>(0);
    randomItems = new ArrayList<>(0);
    loot = LootPile.EMPTY;
    fate = Fate.TAKES_PART;
  }

  private HeroTally(HeroTally other) {
    counts = other.counts.clone();
    treasures = new ArrayList<>(other.treasures);
    masteries = new ArrayList<>(other.masteries);
    randomItems = new ArrayList<>(other.randomItems);
    loot = other.loot;
    fate = other.fate;
    slain = other.slain;
    wielded = other.wielded;
  }

  public HeroTally copy() {
    return new HeroTally(this);
  }

  public int of(Measure measure) {
    return counts[measure.ordinal()];
  }

  private void add(Measure measure, int number) {
    counts[measure.ordinal()] += number;
  }

  private void atLeast(Measure measure, int number) {
    counts[measure.ordinal()] = Math.max(of(measure), number);
  }

  public void gainsExperience(int points) {
    add(Measure.EXPERIENCE, points);
  }

  /** That gives no experience (XPP-05). */
  public void kills() {
    add(Measure.KILLS, 1);
  }

  /**
   * Kills a figure, in a way that goals may ask for.
   *
   * @param first whether no character has killed anything before
   * @param oneAttack whether it had no damage and one attack killed it
   * @param excess how much of the damage was not needed
   */
  public void kills(boolean elite, boolean first, boolean oneAttack, int excess) {
    kills();
    add(Measure.ELITE_KILLS, elite ? 1 : 0);
    add(Measure.FIRST_KILLS, first ? 1 : 0);
    add(Measure.KILLS_BY_ONE_ATTACK, oneAttack ? 1 : 0);
    atLeast(Measure.EXCESS_DAMAGE, excess);
  }

  /** Somebody who is a monster is killed. */
  void slays(String monster, boolean elite) {
    slain = plus(slain, new Kill(monster, elite, wielded));
  }

  /** An item is used in an attack of its own. */
  public void strikesWith(String item) {
    wielded = plus(wielded, item);
  }

  /** The attack is over. */
  public void strikeIsOver() {
    wielded = List.of();
  }

  private static <T> List<T> plus(List<T> some, T more) {
    List<T> all = new ArrayList<>(some);
    all.add(more);
    return List.copyOf(all);
  }

  public boolean hasKilled() {
    return of(Measure.KILLS) > 0;
  }

  /** So many hit points are missing now. */
  public void misses(int hitPoints) {
    atLeast(Measure.HIT_POINTS_MISSING, hitPoints);
  }

  public void trap() {
    add(Measure.TRAPS, 1);
  }

  public void opensRooms(int number) {
    add(Measure.ROOMS_OPENED, number);
  }

  public void allyExhausted() {
    add(Measure.ALLIES_EXHAUSTED, 1);
  }

  public void roundWithoutMonsters() {
    add(Measure.ROUNDS_WITHOUT_MONSTERS, 1);
  }

  public void lootsTreasures(int number) {
    add(Measure.TREASURES, number);
  }

  /**
   * @param tokens how many were taken from the map
   * @param money how many of them are money
   * @param drawn the loot cards that the others gave
   */
  public void loots(int tokens, int money, List<LootCard> drawn) {
    add(Measure.LOOT_TOKENS, tokens);
    loot = loot.plus(money, drawn);
  }

  public void opens(Opened treasure) {
    treasures.add(treasure);
  }

  /** An item of the random ones (LOT-36). */
  public void findsAtRandom(String item) {
    randomItems.add(item);
  }

  public void longRests() {
    add(Measure.LONG_RESTS, 1);
  }

  public void shortRests() {
    add(Measure.SHORT_RESTS, 1);
  }

  public void losesToNegation(int cards) {
    add(Measure.CARDS_LOST_TO_NEGATION, cards);
  }

  public void usesItem() {
    add(Measure.ITEMS_USED, 1);
  }

  /** Counts only if fulfilled by the time of exhaustion (END-20). */
  public void masters(String mastery) {
    if (!isOut() && !masteries.contains(mastery)) {
      masteries.add(mastery);
    }
  }

  public void becomesExhausted() {
    fate = Fate.EXHAUSTED;
    add(Measure.TIMES_EXHAUSTED, 1);
  }

  public void dies() {
    fate = Fate.DEAD;
  }

  public void escapes() {
    fate = Fate.ESCAPED;
  }

  /** What it has left when the scenario is over, or when it leaves it; lost cards do not count. */
  public void isLeftWith(int cardsInHand, int cardsDiscarded, int hitPoints) {
    counts[Measure.CARDS_LEFT.ordinal()] = cardsInHand + cardsDiscarded;
    counts[Measure.HIT_POINTS.ordinal()] = hitPoints;
  }

  public Fate fate() {
    return fate;
  }

  /** Exhausted or dead: escaping is something else (END-25). */
  public boolean isOut() {
    return fate == Fate.EXHAUSTED || fate == Fate.DEAD;
  }

  public LootPile loot() {
    return loot;
  }

  public List<Opened> treasures() {
    return List.copyOf(treasures);
  }

  public List<Kill> slain() {
    return slain;
  }

  public List<String> masteries() {
    return List.copyOf(masteries);
  }

  public List<String> randomItems() {
    return List.copyOf(randomItems);
  }

  public void tell(Facts facts) {
    facts.word(
        switch (fate) {
          case TAKES_PART -> "takes part";
          case EXHAUSTED -> "exhausted";
          case DEAD -> "dead";
          case ESCAPED -> "escaped";
        });
    for (Measure measure : MEASURES) {
      if (of(measure) != 0) {
        facts.word(measure.name()).number(of(measure));
      }
    }
    loot.tell(facts);
    facts.number(treasures.size());
    treasures.forEach(found -> facts.number(found.treasure().number()));
    facts.words(masteries);
    randomItems.forEach(facts::word);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(160).append(fate);
    for (Measure measure : MEASURES) {
      if (of(measure) != 0) {
        text.append(' ').append(measure).append(' ').append(of(measure));
      }
    }
    return text.append(' ')
        .append(loot)
        .append(' ')
        .append(treasures)
        .append(' ')
        .append(masteries)
        .append(randomItems.isEmpty() ? "" : " found " + randomItems)
        .toString();
  }
}
