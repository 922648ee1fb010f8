package haven.mutants;

/**
 * What kind of tests are run against a mutant, until one fails: in this order, or in a thorough run
 * those of parts after the whole games.
 */
enum TrialKind {
  /** Tests that carry the rule and play a game, or use what games use as it is. */
  OWN_IN_GAME(Fate.IN_GAME, 10),
  /** Tests that carry the rule and use parts of the engine. */
  OWN_OF_PARTS(Fate.KERNEL_ONLY, 10),
  /** Random games under the laws, played scenarios, the solver against another one. */
  WHOLE_GAMES(Fate.IN_GAME, 60),
  /** Files that hold what the engine once did. */
  FIXTURES(Fate.FIXTURE_ONLY, 60);

  private final Fate verdict;
  private final int seconds;

  TrialKind(Fate verdict, int seconds) {
    this.verdict = verdict;
    this.seconds = seconds;
  }

  /** What a failure in this stage says of the mutant. */
  Fate verdict() {
    return verdict;
  }

  /**
   * After that much processor time without an answer a test hangs, and so has noticed the mutant.
   */
  int seconds() {
    return seconds;
  }
}
