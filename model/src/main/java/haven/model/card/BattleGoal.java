package haven.model.card;

import java.util.List;

/**
 * A battle goal (BGL).
 *
 * @param checkmarks what it gives (BGL-03)
 * @param demands all of them must be met
 */
public record BattleGoal(String name, int checkmarks, List<Demand> demands) {

  /** What is looked at when the scenario is over, or was counted while it was played. */
  public enum Measure {
    /** Cards in hand and discard pile together (EX-BGL-01). */
    CARDS_LEFT,
    /** Experience gained in the scenario (EX-BGL-02). */
    EXPERIENCE,
    KILLS,
    HIT_POINTS,
    LOOT_TOKENS,
    LONG_RESTS,
    SHORT_RESTS,
    CARDS_LOST_TO_NEGATION,
    TIMES_EXHAUSTED,
    ITEMS_USED,
    ELITE_KILLS,
    /** Monsters that no other character has killed any before. */
    FIRST_KILLS,
    /** Monsters without damage, killed by a single attack. */
    KILLS_BY_ONE_ATTACK,
    /** The most damage beyond what was needed that a kill was made with. */
    EXCESS_DAMAGE,
    /** The most hit points that were missing at any time. */
    HIT_POINTS_MISSING,
    /** Treasure tiles, numbered or not. */
    TREASURES,
    /** Traps sprung or disarmed in its turn or that of one of its summons. */
    TRAPS,
    /** Rooms revealed by opening a door in its turn. */
    ROOMS_OPENED,
    /** Other characters that became exhausted. */
    ALLIES_EXHAUSTED,
    /** Rounds at the beginning of which no monster was on the map. */
    ROUNDS_WITHOUT_MONSTERS
  }

  /** How the measure is compared with the number. */
  public enum Comparison {
    AT_LEAST,
    AT_MOST
  }

  /** What of the character a number is counted from. */
  public enum Base {
    NOTHING,
    LEVEL,
    /** The maximum hit point value. */
    HIT_POINTS,
    /** Half the maximum hit point value, rounded down. */
    HALF_HIT_POINTS
  }

  /**
   * One thing that the card asks for.
   *
   * @param number added to what {@code from} comes to
   */
  public record Demand(Measure measure, Comparison is, Base from, int number) {
    public Demand(Measure measure, Comparison is, int number) {
      this(measure, is, Base.NOTHING, number);
    }

    /** The number for a character of that level and with so many hit points at most. */
    public int number(int level, int hitPoints) {
      return number
          + switch (from) {
            case NOTHING -> 0;
            case LEVEL -> level;
            case HIT_POINTS -> hitPoints;
            case HALF_HIT_POINTS -> hitPoints / 2;
          };
    }

    public boolean isMet(int value, int level, int hitPoints) {
      int wanted = number(level, hitPoints);
      return switch (is) {
        case AT_LEAST -> value >= wanted;
        case AT_MOST -> value <= wanted;
      };
    }
  }

  public BattleGoal {
    demands = List.copyOf(demands);
    if (demands.isEmpty()) {
      throw new IllegalArgumentException(name + " asks for nothing");
    }
  }

  public BattleGoal(String name, int checkmarks, Measure measure, Comparison is, int number) {
    this(name, checkmarks, List.of(new Demand(measure, is, number)));
  }
}
