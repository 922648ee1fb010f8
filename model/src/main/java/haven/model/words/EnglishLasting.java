package haven.model.words;

/** What is printed on cards about lasting effects, companions and what players do together. */
final class EnglishLasting {
  static final String TEMPLATES =
      """
      moment.START_OF_ROUND = At the start of a round
      moment.LONG_RESTED = After a long rest
      moment.FIGURE_DAMAGED = After another figure (the target) suffers damage
      once.TURN = once a turn
      once.ACTION = once an action
      use.once = Use it
      among.COMPANION = your companion
      fact.COMMANDED = it performs what somebody commands
      """;

  private EnglishLasting() {}
}
