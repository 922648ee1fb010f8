package haven.model.campaign;

import haven.model.scenario.Reward;
import java.util.List;
import java.util.Optional;

/**
 * An event card: a story with two ways out.
 *
 * @param deck the name of its deck
 * @param fromStart whether a campaign begins with it in the deck (EVT-22)
 * @param attack what follows the outcome (TWG-01)
 */
public record EventCard(
    String deck,
    int number,
    Option a,
    Option b,
    boolean fromStart,
    Optional<OutpostAttack> attack) {
  /**
   * One way out.
   *
   * @param results from top to bottom (EVT-18)
   * @param returns whether the card goes to the bottom of its deck, and not out of the game
   *     (EVT-21)
   * @param guest somebody who comes along
   */
  public record Option(List<Result> results, boolean returns, Optional<Guest> guest) {
    public Option {
      results = List.copyOf(results);
    }
  }

  /**
   * What happens, if all that is asked for is true.
   *
   * @param when nothing for what always happens
   * @param returns whether the card goes to the bottom of its deck because of it
   */
  public record Result(List<Clause> when, List<Reward> what, boolean returns) {
    public Result {
      when = List.copyOf(when);
      what = List.copyOf(what);
    }
  }
}
