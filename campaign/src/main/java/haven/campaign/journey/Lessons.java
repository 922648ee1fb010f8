package haven.campaign.journey;

import haven.campaign.book.World.Mark;
import haven.campaign.keeper.Keeper;

/** What the first scenarios of a game that teaches itself have taught so far (JLC-01 to 06). */
public final class Lessons {
  private Lessons() {}

  /** Whether the scenario that teaches it, or a later one, is completed. */
  public static boolean areOver(Keeper keeper, int lesson) {
    return !keeper.print().learning()
        || keeper.books().world().scenarios().entrySet().stream()
            .anyMatch(one -> one.getKey() >= lesson && one.getValue().contains(Mark.COMPLETED));
  }

  /** Whether it counts in that scenario. */
  static boolean reach(Keeper keeper, int lesson, int scenario) {
    return scenario >= lesson || areOver(keeper, lesson);
  }
}
