package haven.play.record;

import haven.board.Hex;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the choice that a text stands for, among those that are open. */
public final class ChoiceText {
  private static final int LISTED = 12;
  private static final String ALONG = "along";
  private static final Pattern HEX = Pattern.compile("\\(\\s*(-?\\d+)\\s*,\\s*(-?\\d+)\\s*\\)");

  private ChoiceText() {}

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
    String wanted = text.strip().replaceAll("\\s+", " ");
    if (wanted.equals(new Choice.Undo().toString())) {
      return new Choice.Undo();
    }
    Prompt prompt =
        promptFor(game, seat)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        game.isOver()
                            ? "the scenario is over"
                            : "seat " + seat + " is not asked anything"));
    for (Choice option : prompt.options()) {
      if (option.toString().equals(wanted)) {
        return option;
      }
    }
    if (prompt.kind() == Prompt.Kind.STEP && wanted.startsWith(ALONG)) {
      return new Choice.Along(hexes(wanted.substring(ALONG.length())));
    }
    throw new IllegalArgumentException(
        "'" + wanted + "' is none of the options of " + prompt.kind() + ": " + listed(prompt));
  }

  /** Hexes written as {@code (1,2) (2,2)}. */
  public static List<Hex> hexes(String text) {
    List<Hex> hexes = new ArrayList<>();
    Matcher matcher = HEX.matcher(text);
    while (matcher.find()) {
      hexes.add(new Hex(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
    }
    if (hexes.isEmpty() || !HEX.matcher(text).replaceAll("").isBlank()) {
      throw new IllegalArgumentException(
          "'" + text.strip() + "' should be hexes such as (1,2) (2,2)");
    }
    return hexes;
  }

  private static String listed(Prompt prompt) {
    String some =
        prompt.options().stream()
            .limit(LISTED)
            .map(Choice::toString)
            .collect(Collectors.joining(", "));
    int more = prompt.options().size() - LISTED;
    return more > 0 ? some + " and " + more + " more" : some;
  }
}
