package haven.model.rules;

import haven.model.Variant;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about who sets out, with what and for which scenario.
 *
 * @param oneHeroEach whether several players have one character each (LVL-17)
 * @param startingGold what a new character has to spend on items
 * @param armour whether there are items for head, body and legs, besides those for hands and small
 *     ones (ITM-01, ITM-02)
 * @param variants the ways to play that the game knows
 * @param roadEvents the ways to a scenario on which a road event happens (SET-10)
 * @param barred what bars a scenario in the campaign
 * @param barredCasually what bars it even in casual mode
 */
public record PartyRules(
    int smallest,
    int largest,
    boolean oneHeroEach,
    StartingGold startingGold,
    boolean armour,
    Set<Variant> variants,
    Set<Journey> roadEvents,
    Set<Standing> barred,
    Set<Standing> barredCasually) {

  private static final int HIGHEST_PROSPERITY = 9;

  /** What a new character has to spend on items. */
  public enum StartingGold {
    /** Fifteen for each level and fifteen more (CHR-08a). */
    BY_LEVEL,
    /** By the prosperity of the town, twenty and ten for each level of it (CHR-08b). */
    BY_PROSPERITY,
    /** None is stated (CHR-08d), or nothing is bought (ITM-03). */
    NONE
  }

  /** How the party comes to the scenario. */
  public enum Journey {
    TRAVELLED,
    /** The campaign begins here: Frosthaven's scenarios 0 and 1. */
    FIRST,
    /** The scenario was lost and is played again without going home. */
    TRIED_AGAIN,
    /** It is linked to the place where the party was. */
    LINKED,
    /** It takes place in the party's own town. */
    AT_HOME,
    RANDOM_DUNGEON
  }

  /** What the campaign may say against playing a scenario. */
  public enum Standing {
    NOT_UNLOCKED,
    REQUIREMENTS_NOT_MET,
    COMPLETED,
    /** Locked by a rule of the campaign. */
    LOCKED
  }

  public PartyRules {
    variants = fixed(variants, Variant.class);
    roadEvents = fixed(roadEvents, Journey.class);
    barred = fixed(barred, Standing.class);
    barredCasually = fixed(barredCasually, Standing.class);
  }

  private static <E extends Enum<E>> Set<E> fixed(Set<E> set, Class<E> type) {
    Set<E> inOrder = EnumSet.noneOf(type);
    inOrder.addAll(set);
    return Collections.unmodifiableSet(inOrder);
  }

  /**
   * The gold of a new character. Its town is at least so prosperous that characters may start at
   * its level, which is half the prosperity, rounded up (OUT-18).
   */
  public int startingGold(int level) {
    return switch (startingGold) {
      case BY_LEVEL -> 15 * (level + 1);
      case BY_PROSPERITY -> 20 + 10 * Math.min(HIGHEST_PROSPERITY, 2 * level - 1);
      case NONE -> 0;
    };
  }

  /** The same in a town of that prosperity level. */
  public int startingGold(int level, int prosperity) {
    return switch (startingGold) {
      case BY_LEVEL, NONE -> startingGold(level);
      case BY_PROSPERITY -> 20 + 10 * prosperity;
    };
  }

  /** Half the level, rounded up (ITM-01, ITM-02). */
  public int smallItems(int level) {
    return Math.ceilDiv(level, 2);
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public int smallest = 2; // LVL-14
    public int largest = 4; // LVL-14
    public boolean oneHeroEach = false;
    public StartingGold startingGold = StartingGold.BY_LEVEL; // CHR-08a
    public boolean armour = true; // ITM-01
    public Set<Variant> variants = EnumSet.allOf(Variant.class); // VAR-12
    public Set<Journey> roadEvents = EnumSet.of(Journey.TRAVELLED, Journey.FIRST); // SET-10
    public Set<Standing> barred = EnumSet.allOf(Standing.class); // SET-02b
    public Set<Standing> barredCasually =
        EnumSet.of(Standing.NOT_UNLOCKED, Standing.LOCKED); // SET-02b

    public Draft() {}

    public Draft(PartyRules like) {
      smallest = like.smallest;
      largest = like.largest;
      oneHeroEach = like.oneHeroEach;
      startingGold = like.startingGold;
      armour = like.armour;
      variants = like.variants;
      roadEvents = like.roadEvents;
      barred = like.barred;
      barredCasually = like.barredCasually;
    }

    public PartyRules done() {
      return new PartyRules(
          smallest,
          largest,
          oneHeroEach,
          startingGold,
          armour,
          variants,
          roadEvents,
          barred,
          barredCasually);
    }
  }
}
