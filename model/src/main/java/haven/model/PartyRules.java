package haven.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about who sets out, with what and for which scenario.
 *
 * @param size the rule about the number of characters, {@code smallest} to {@code largest}
 * @param oneHeroEach whether several players have one character each (LVL-17)
 * @param armour whether there are items for head, body and legs, besides those for hands and small
 *     ones (ITM-01, ITM-02)
 * @param slots the rule about how many items of a kind are brought
 * @param copies the rule about copies of one item
 * @param variants the ways to play that the game knows
 * @param roadEvents the ways to a scenario on which a road event happens (SET-10)
 * @param choice the rule about scenarios that may be played
 * @param barred what bars a scenario in the campaign
 * @param barredCasually what bars it even in casual mode
 */
public record PartyRules(
    int smallest,
    int largest,
    RuleId size,
    boolean oneHeroEach,
    boolean armour,
    RuleId slots,
    RuleId copies,
    Set<Variant> variants,
    Set<Journey> roadEvents,
    RuleId choice,
    Set<Standing> barred,
    Set<Standing> barredCasually) {

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

  static final PartyRules GLOOMHAVEN =
      new PartyRules(
          2,
          4,
          RuleId.of("LVL-14"),
          false,
          true,
          RuleId.of("ITM-01"),
          RuleId.of("ITM-04a"),
          EnumSet.allOf(Variant.class),
          EnumSet.of(Journey.TRAVELLED, Journey.FIRST),
          RuleId.of("SET-02b"),
          EnumSet.allOf(Standing.class),
          EnumSet.of(Standing.NOT_UNLOCKED, Standing.LOCKED));
  static final PartyRules JAWS =
      new PartyRules(
          2,
          4,
          RuleId.of("LVL-17"),
          true,
          true,
          RuleId.of("ITM-01"),
          RuleId.of("ITM-04b"),
          EnumSet.of(
              Variant.SOLO, Variant.OPEN_INFORMATION, Variant.REDUCED_RANDOMNESS, Variant.CASUAL),
          EnumSet.noneOf(Journey.class),
          RuleId.of("SET-02d"),
          EnumSet.allOf(Standing.class),
          EnumSet.of(Standing.NOT_UNLOCKED, Standing.LOCKED));
  static final PartyRules FROSTHAVEN =
      new PartyRules(
          2,
          4,
          RuleId.of("LVL-14"),
          false,
          true,
          RuleId.of("ITM-01"),
          RuleId.of("ITM-04a"),
          EnumSet.allOf(Variant.class),
          EnumSet.of(Journey.TRAVELLED),
          RuleId.of("SET-02a"),
          EnumSet.of(Standing.NOT_UNLOCKED, Standing.REQUIREMENTS_NOT_MET, Standing.LOCKED),
          EnumSet.of(Standing.NOT_UNLOCKED, Standing.LOCKED));
  static final PartyRules BUTTONS =
      new PartyRules(
          1,
          1,
          RuleId.of("LVL-13"),
          false,
          false,
          RuleId.of("ITM-02"),
          RuleId.of("ITM-03"),
          EnumSet.noneOf(Variant.class),
          EnumSet.noneOf(Journey.class),
          RuleId.of("SET-02c"),
          EnumSet.noneOf(Standing.class),
          EnumSet.noneOf(Standing.class));

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

  /** Half the level, rounded up (ITM-01, ITM-02). */
  public int smallItems(int level) {
    return Math.ceilDiv(level, 2);
  }
}
