package haven.mutants;

/** Whether a mutant was noticed, and by what. */
enum Fate {
  IN_GAME("killed in the game"),
  KERNEL_ONLY("killed, kernel only"),
  FIXTURE_ONLY("killed, fixture only"),
  SURVIVED("survived"),
  /** The change is no Java; the entry must be repaired. */
  NOT_COMPILED("does not compile");

  private final String words;

  Fate(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }

  boolean killed() {
    return compareTo(SURVIVED) < 0;
  }
}
