package haven.model.rules;

import haven.model.Difficulty;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Where the games differ about levels, difficulty, battle goals and what the end of a scenario
 * gives.
 *
 * @param steps the difficulties that have a name (LVL-02)
 * @param bonusExperience for a completed scenario of level 0 to 7 (LVL-07); empty without
 *     experience (XPP-09)
 */
public record LevelRules(
    int lowest,
    int highest,
    Raises raises,
    Set<Difficulty> steps,
    Solo solo,
    List<Integer> bonusExperience,
    GoalCards battleGoals,
    PartyRules party,
    EndRules end) {

  /** What grows with the scenario level. */
  public enum Raises {
    /** Monsters, and with them the rewards (LVL-03). */
    MONSTERS,
    /** The one character, whose level it is; monsters never change (LVL-08, LVL-09). */
    THE_CHARACTER
  }

  /** What makes up for one player, or players who tell everything, planning better. */
  public enum Solo {
    /** Monsters and traps as at the next level, gold and experience as before (LVL-11a). */
    MONSTERS_AND_TRAPS_ONE_UP,
    /** The recommended level is that of characters one level higher (LVL-11b, LVL-11c). */
    CHARACTERS_COUNT_ONE_MORE,
    /** There is only ever one player (LVL-13). */
    NOTHING
  }

  /**
   * How many battle goals each character is dealt, and how many of them it keeps (BGL-01).
   *
   * @param dealt 0 where there are none
   */
  public record GoalCards(int dealt, int kept) {}

  private static final int HIGHEST_MONSTER_LEVEL = 7;

  public LevelRules {
    steps = steps.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(steps));
    bonusExperience = List.copyOf(bonusExperience);
  }

  /** Whether characters gain experience at all (XPP-09). */
  public boolean experience() {
    return !bonusExperience.isEmpty();
  }

  public boolean allows(int level) {
    return level >= lowest && level <= highest;
  }

  /**
   * Half the average level of the characters, rounded up once and only in the end (LVL-01); where
   * the scenario level is the character's own, that one (LVL-08).
   *
   * @param adjusted for solo play or open information
   */
  public int recommended(List<Integer> characterLevels, boolean adjusted) {
    int characters = characterLevels.size();
    int sum = characterLevels.stream().mapToInt(Integer::intValue).sum();
    if (raises == Raises.THE_CHARACTER) {
      return sum;
    }
    boolean oneMore = adjusted && solo == Solo.CHARACTERS_COUNT_ONE_MORE;
    return Math.ceilDiv(oneMore ? sum + characters : sum, 2 * characters);
  }

  /** Level 7 is the highest that a stat card has (decision 10). */
  public int monsterLevel(int level, boolean oneUp) {
    return switch (raises) {
      case MONSTERS -> Math.min(oneUp ? level + 1 : level, HIGHEST_MONSTER_LEVEL);
      case THE_CHARACTER -> 0;
    };
  }

  /**
   * The level of a character in a scenario: its own, or where the scenario gives it one, that
   * (LVL-08).
   *
   * @param scenario the level of the scenario, if it is known beforehand
   */
  public int characterLevel(int own, OptionalInt scenario) {
    return switch (raises) {
      case MONSTERS -> own;
      case THE_CHARACTER -> scenario.orElse(own);
    };
  }

  /** How many ability cards are taken in their upgraded version (LVL-08). */
  public int upgradedCards(int level) {
    return raises == Raises.THE_CHARACTER ? level - 1 : 0;
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public int lowest = 0; // LVL-02a
    public int highest = 7; // LVL-02a
    public Raises raises = Raises.MONSTERS; // LVL-03
    public Set<Difficulty> steps = EnumSet.range(Difficulty.EASY, Difficulty.VERY_HARD); // LVL-02a
    public Solo solo = Solo.MONSTERS_AND_TRAPS_ONE_UP; // LVL-11a
    public List<Integer> bonusExperience = List.of(4, 6, 8, 10, 12, 14, 16, 18); // LVL-07
    public GoalCards battleGoals = new GoalCards(2, 1); // BGL-01b
    public final PartyRules.Draft party;
    public final EndRules.Draft end;

    public Draft() {
      party = new PartyRules.Draft();
      end = new EndRules.Draft();
    }

    public Draft(LevelRules like) {
      lowest = like.lowest;
      highest = like.highest;
      raises = like.raises;
      steps = like.steps;
      solo = like.solo;
      bonusExperience = like.bonusExperience;
      battleGoals = like.battleGoals;
      party = new PartyRules.Draft(like.party);
      end = new EndRules.Draft(like.end);
    }

    public LevelRules done() {
      return new LevelRules(
          lowest,
          highest,
          raises,
          steps,
          solo,
          bonusExperience,
          battleGoals,
          party.done(),
          end.done());
    }
  }
}
