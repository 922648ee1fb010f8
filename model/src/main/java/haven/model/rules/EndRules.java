package haven.model.rules;

import java.util.List;

/**
 * Where the games differ about what is booked when a scenario is over.
 *
 * @param completed what is done after a completed scenario, in this order
 * @param lost what is done after a lost one
 * @param lossPrevails whether a scenario that is won and lost in the same round is lost (DSC-07)
 * @param casual what of it counts in casual mode
 * @param inspirationBase the party gains so many, less the number of characters (END-15); none if 0
 * @param triedAgain what a lost scenario means for the next one
 * @param outpostPhase whether the way home leads into an outpost phase (END-14a, END-22)
 */
public record EndRules(
    List<Step> completed,
    List<Step> lost,
    boolean lossPrevails,
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

  public EndRules {
    completed = List.copyOf(completed);
    lost = List.copyOf(lost);
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    /** END-17. */
    public List<Step> completed =
        List.of(
            Step.RECOVER,
            Step.EXPERIENCE,
            Step.BONUS_EXPERIENCE,
            Step.GOLD,
            Step.TREASURES,
            Step.CHECKMARKS,
            Step.CONCLUSION,
            Step.REWARDS,
            Step.MARK_COMPLETED);

    /** END-12. */
    public List<Step> lost = List.of(Step.RECOVER, Step.EXPERIENCE, Step.GOLD, Step.TREASURES);

    public boolean lossPrevails = true; // END-04b

    public Casual casual = Casual.ALL_BUT_STORY_AND_REWARDS; // END-24
    public int inspirationBase = 0;
    public TryAgain triedAgain = TryAgain.MAY; // END-14b
    public boolean outpostPhase = false;

    public Draft() {}

    public Draft(EndRules like) {
      completed = like.completed;
      lost = like.lost;
      lossPrevails = like.lossPrevails;
      casual = like.casual;
      inspirationBase = like.inspirationBase;
      triedAgain = like.triedAgain;
      outpostPhase = like.outpostPhase;
    }

    public EndRules done() {
      return new EndRules(
          completed, lost, lossPrevails, casual, inspirationBase, triedAgain, outpostPhase);
    }
  }
}
