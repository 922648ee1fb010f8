package haven.model.campaign.rules;

import java.util.List;

/**
 * Where the games differ about how a character begins, grows and leaves.
 *
 * @param experience needed for each level, from level 1 (LVU-01); empty where nobody levels up
 * @param checkmarksForAPerk how many make a set (LVU-15)
 * @param mostCheckmarks how many count
 * @param questsDealt personal quests drawn for a new character, of which it keeps one; 0 where
 *     there are none
 * @param free up to where a character levels up without the experience for it
 * @param keepsStartingGold whether what is not spent at once is kept (CHR-08)
 * @param oneOfAClass where a class is represented once at most (CHR-03)
 * @param retirementProsperity what the town gains when somebody retires (RTR-03)
 * @param oneEach whether a player among others has exactly one character (CHR-02a)
 * @param secondQuest what completing another quest on retiring costs, in inspiration (RTR-06); 0
 *     where nobody can
 * @param respec the gold that choosing all cards anew costs for each level, where the group plays
 *     so (VAR-09)
 */
public record GrowthRules(
    List<Integer> experience,
    int checkmarksForAPerk,
    int mostCheckmarks,
    int questsDealt,
    FreeLevels free,
    boolean keepsStartingGold,
    OneOfAClass oneOfAClass,
    int retirementProsperity,
    boolean oneEach,
    int secondQuest,
    int respec) {

  /** Up to where a character may start or be raised, whatever its experience. */
  public enum FreeLevels {
    /** The prosperity level of the town (CHR-07a, LVU-10a). */
    PROSPERITY,
    /** Half of it, rounded up (CHR-07b, LVU-10b). */
    HALF_PROSPERITY,
    /** There is no such town. */
    NONE;

    public int highest(int prosperity) {
      return switch (this) {
        case PROSPERITY -> prosperity;
        case HALF_PROSPERITY -> Math.ceilDiv(prosperity, 2);
        case NONE -> 1;
      };
    }
  }

  /** Where a class can have one character only. */
  public enum OneOfAClass {
    /** Others of it may live elsewhere (CHR-03a). */
    IN_A_SCENARIO,
    /** As long as one has neither retired nor been given up (CHR-03b). */
    IN_THE_WORLD
  }

  public GrowthRules {
    experience = List.copyOf(experience);
  }

  public int highestLevel() {
    return Math.max(1, experience.size());
  }

  /** The least experience of a character of that level. */
  public int experience(int level) {
    return experience.isEmpty() ? 0 : experience.get(level - 1);
  }

  /** Whether so much experience is enough for more than that level (LVU-04). */
  public boolean isEnoughForMore(int level, int points) {
    return level < highestLevel() && points >= experience(level + 1);
  }

  /** The perks that so many check marks have brought (LVU-15). */
  public int perks(int checkmarks) {
    return Math.min(checkmarks, mostCheckmarks) / checkmarksForAPerk;
  }

  /** How far check marks can be lost: down to the last full set (LVU-17). */
  public int losable(int checkmarks) {
    return checkmarks % checkmarksForAPerk;
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public List<Integer> experience = List.of(0, 45, 95, 150, 210, 275, 345, 420, 500); // LVU-01
    public int checkmarksForAPerk = 3; // LVU-15
    public int mostCheckmarks = 18; // LVU-15
    public int questsDealt = 2; // CHR-05a
    public FreeLevels free = FreeLevels.PROSPERITY; // CHR-07a, LVU-10a
    public boolean keepsStartingGold = true; // CHR-08a
    public OneOfAClass oneOfAClass = OneOfAClass.IN_A_SCENARIO; // CHR-03a
    public int retirementProsperity = 1; // RTR-03a
    public boolean oneEach = false; // CHR-02b
    public int secondQuest = 0;
    public int respec = 10; // VAR-09

    public Draft() {}

    public Draft(GrowthRules like) {
      experience = like.experience;
      checkmarksForAPerk = like.checkmarksForAPerk;
      mostCheckmarks = like.mostCheckmarks;
      questsDealt = like.questsDealt;
      free = like.free;
      keepsStartingGold = like.keepsStartingGold;
      oneOfAClass = like.oneOfAClass;
      retirementProsperity = like.retirementProsperity;
      oneEach = like.oneEach;
      secondQuest = like.secondQuest;
      respec = like.respec;
    }

    public GrowthRules done() {
      return new GrowthRules(
          experience,
          checkmarksForAPerk,
          mostCheckmarks,
          questsDealt,
          free,
          keepsStartingGold,
          oneOfAClass,
          retirementProsperity,
          oneEach,
          secondQuest,
          respec);
    }
  }
}
