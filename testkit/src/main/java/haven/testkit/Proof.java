package haven.testkit;

import haven.rulebook.Credit;
import haven.rulebook.Edition;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the running test really used. Whatever starts a game or a campaign for tests says so here,
 * and whatever asks the solver or the board; a rule that neither of them met was proved of a part
 * only.
 *
 * <p>Tests run one after the other, so that there is one proof at a time; threads that a test
 * starts add to it.
 */
public final class Proof {
  private static final Set<String> PLAYED = ConcurrentHashMap.newKeySet();
  private static final Set<String> KEPT = ConcurrentHashMap.newKeySet();
  private static final Set<String> SOLVED = ConcurrentHashMap.newKeySet();

  private Proof() {}

  /** A game by that ruleset was started. */
  public static void played(String ruleset) {
    PLAYED.add(ruleset);
  }

  /** A campaign by that ruleset was started. */
  public static void kept(String ruleset) {
    KEPT.add(ruleset);
  }

  /** The monster solver, range or sight was asked by that ruleset, as games ask it. */
  public static void solved(String ruleset) {
    SOLVED.add(ruleset);
  }

  static void forget() {
    PLAYED.clear();
    KEPT.clear();
    SOLVED.clear();
  }

  static Credit of(Edition edition) {
    if (PLAYED.contains(edition.name())) {
      return Credit.GAME;
    }
    if (KEPT.contains(edition.name())) {
      return Credit.CAMPAIGN;
    }
    return SOLVED.contains(edition.name()) ? Credit.SOLVER : Credit.PART;
  }
}
