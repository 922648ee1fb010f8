package haven.play.movement;

import haven.play.Refused;
import haven.play.table.Figure;
import java.util.OptionalInt;

/**
 * A Move that one figure makes another perform: control over an enemy, a grant to an ally.
 *
 * @param decider the figure whose side decides how it is performed (FRC-14, FRC-17)
 * @param optional whether it may be declined
 */
public record Command(Figure decider, boolean optional) {

  /** An enemy must perform it as the giver decides; an ally decides whether and how (FRC-17). */
  public static Command of(Figure giver, Figure receiver) {
    return receiver.isEnemyOf(giver) ? new Command(giver, false) : new Command(receiver, true);
  }

  /** How far a commanded figure moves. */
  public sealed interface Distance {
    /** Move X. */
    record Fixed(int points) implements Distance {}

    /** Move +X or -X, on the figure's own statistic. */
    record Relative(int change) implements Distance {}
  }

  /**
   * The movement points of a commanded Move. A Move X needs no statistic (FRC-18).
   *
   * @param statistic the move statistic of the figure, if it has one
   * @throws Refused for a Move ± X of a figure without the statistic
   */
  public static int points(Distance distance, OptionalInt statistic) {
    return switch (distance) {
      case Distance.Fixed(int points) -> points;
      case Distance.Relative(int change) ->
          Math.max(
              0,
              change
                  + statistic.orElseThrow(
                      () -> new Refused("FRC-18a", "the figure has no move statistic")));
    };
  }
}
