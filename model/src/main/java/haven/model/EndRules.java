package haven.model;

import java.util.List;

/**
 * Where the games differ about what is booked when a scenario is over.
 *
 * @param completed what is done after a completed scenario, in this order
 * @param lost what is done after a lost one
 * @param casual what of it counts in casual mode
 * @param inspirationBase the party gains so many, less the number of characters (END-15); none if 0
 * @param triedAgain what a lost scenario means for the next one
 * @param outpostPhase whether the way home leads into an outpost phase (END-14a, END-22)
 */
public record EndRules(
    List<Step> completed,
    List<Step> lost,
    Casual casual,
    int inspirationBase,
    TryAgain triedAgain,
    boolean outpostPhase) {

  /** One thing to do after a scenario. */
  public enum Step {
    /** Cards, items, hit points, conditions and modifier decks as before (END-05 to END-08). */
    RECOVER,
    EXPERIENCE,
    BONUS_EXPERIENCE,
    GOLD,
    /** Numbered treasures stay looted, however it ended (LOT-41). */
    TREASURES,
    /** What loot cards hold besides money. */
    RESOURCES,
    /** For battle goals. */
    CHECKMARKS,
    MASTERIES,
    LEVEL_UP,
    CONCLUSION,
    /** Once in a campaign (END-26). */
    REWARDS,
    INSPIRATION,
    UNLOCK_SCENARIOS,
    MARK_COMPLETED,
    MARK_LOCKED,
    UPDATE_DECKS
  }

  /** What counts in casual mode. */
  public enum Casual {
    /** Nothing at all (END-23). */
    NOTHING,
    /** Everything but story and rewards (END-24). */
    ALL_BUT_STORY_AND_REWARDS
  }

  /** What a lost scenario means for the next one. */
  public enum TryAgain {
    /** It can be tried again at once, or another one be chosen (END-14a, END-14b). */
    MAY,
    /** It must be tried again (END-14c). */
    MUST
  }

  static final EndRules GLOOMHAVEN =
      new EndRules(
          List.of(
              Step.RECOVER,
              Step.EXPERIENCE,
              Step.BONUS_EXPERIENCE,
              Step.GOLD,
              Step.TREASURES,
              Step.CHECKMARKS,
              Step.CONCLUSION,
              Step.REWARDS,
              Step.MARK_COMPLETED),
          List.of(Step.RECOVER, Step.EXPERIENCE, Step.GOLD, Step.TREASURES),
          Casual.ALL_BUT_STORY_AND_REWARDS,
          0,
          TryAgain.MAY,
          false);

  static final EndRules JAWS =
      new EndRules(
          List.of(
              Step.TREASURES,
              Step.CONCLUSION,
              Step.REWARDS,
              Step.GOLD,
              Step.EXPERIENCE,
              Step.BONUS_EXPERIENCE,
              Step.CHECKMARKS,
              Step.LEVEL_UP,
              Step.UNLOCK_SCENARIOS,
              Step.MARK_COMPLETED,
              Step.MARK_LOCKED,
              Step.UPDATE_DECKS,
              Step.RECOVER),
          List.of(Step.TREASURES, Step.GOLD, Step.EXPERIENCE, Step.RECOVER),
          Casual.ALL_BUT_STORY_AND_REWARDS,
          0,
          TryAgain.MAY,
          false);

  static final EndRules FROSTHAVEN =
      new EndRules(
          List.of(
              Step.RECOVER,
              Step.EXPERIENCE,
              Step.BONUS_EXPERIENCE,
              Step.GOLD,
              Step.TREASURES,
              Step.RESOURCES,
              Step.CHECKMARKS,
              Step.MASTERIES,
              Step.CONCLUSION,
              Step.REWARDS,
              Step.INSPIRATION,
              Step.MARK_COMPLETED),
          List.of(Step.RECOVER, Step.EXPERIENCE, Step.GOLD, Step.TREASURES, Step.RESOURCES),
          Casual.NOTHING,
          4,
          TryAgain.MAY,
          true);

  static final EndRules BUTTONS =
      new EndRules(
          List.of(Step.RECOVER, Step.CONCLUSION, Step.MARK_COMPLETED),
          List.of(Step.RECOVER),
          Casual.ALL_BUT_STORY_AND_REWARDS,
          0,
          TryAgain.MUST,
          false);

  public EndRules {
    completed = List.copyOf(completed);
    lost = List.copyOf(lost);
  }
}
