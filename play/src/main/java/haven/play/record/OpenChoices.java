package haven.play.record;

import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the choice that a text stands for, among those that are open. */
public final class OpenChoices {
  private static final int LISTED = 12;

  private OpenChoices() {}

  /** The prompt that the seat would answer now. */
  public static Optional<Prompt> promptFor(Game game, int seat) {
    return game.prompts().stream()
        .filter(prompt -> prompt.seat() == seat || prompt.group())
        .findFirst();
  }

  /**
   * The choice of that text: an option, a whole path where single steps are asked for, or undo.
   *
   * @throws IllegalArgumentException if there is none; the message lists what there is
   */
  public static Choice named(Game game, int seat, String text) {
    String wanted = tidy(text);
    Optional<Choice> read = Choice.read(wanted);
    if (read.filter(Choice.Undo.class::isInstance).isPresent()) {
      return read.get();
    }
    Optional<Prompt> asked = promptFor(game, seat);
    if (asked.isEmpty()
        && read.filter(Choice.Decline.class::isInstance).isPresent()
        && game.prompts().stream().anyMatch(one -> one.kind() == Prompt.Kind.UNDO)) {
      return read.get(); // whoever wanted to take something back thinks better of it
    }
    Prompt prompt =
        asked.orElseThrow(
            () ->
                new IllegalArgumentException(
                    game.isOver()
                        ? "the scenario is over"
                        : "seat " + seat + " is not asked anything"));
    return read.flatMap(choice -> meant(prompt, choice))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "'"
                        + wanted
                        + "' is none of the options ("
                        + game.words(game.phrase(prompt))
                        + "): "
                        + listed(game, prompt)));
  }

  private static Optional<Choice> meant(Prompt prompt, Choice read) {
    boolean path = prompt.kind() == Prompt.Kind.STEP && read instanceof Choice.Along;
    if (path || prompt.allows(read)) {
      return Optional.of(read);
    }
    // Records of before call taking a card out of the active area a card, too.
    return read instanceof Choice.Card(int card)
        ? prompt.options().stream()
            .filter(option -> option instanceof Choice.Remove(_, int out) && out == card)
            .findFirst()
        : Optional.empty();
  }

  /** As choices are written, however it was typed: {@code to ( 1, 2 )}. */
  private static String tidy(String text) {
    return text.strip().replaceAll("\\s+", " ").replaceAll("(?<=[(,]) | (?=[,)])", "");
  }

  private static String listed(Game game, Prompt prompt) {
    String some =
        prompt.options().stream()
            .limit(LISTED)
            .map(option -> game.words(prompt, option))
            .collect(Collectors.joining("; "));
    int more = prompt.options().size() - LISTED;
    return more > 0 ? some + " and " + more + " more" : some;
  }
}
