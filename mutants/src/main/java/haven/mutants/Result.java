package haven.mutants;

/**
 * What became of a mutant.
 *
 * @param by the test that noticed it, or what the compiler says, or empty
 */
record Result(Mutant mutant, Fate verdict, String by, long millis) {
  boolean isUnexpected() {
    return verdict.killed() != mutant.survives().isEmpty();
  }
}
