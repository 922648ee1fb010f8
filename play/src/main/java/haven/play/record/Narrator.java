package haven.play.record;

import haven.model.RuleId;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Tells a game as a referee would report it.
 *
 * @param rules whether each sentence names the rule that was applied
 */
public record Narrator(boolean rules) {
  private static final String MORE = "    ";
  private static final Set<Event.What> HEADINGS =
      EnumSet.of(
          Event.What.ROUND_STARTS,
          Event.What.TURN_STARTS,
          Event.What.TURN_ENDS,
          Event.What.ENDED,
          Event.What.GOAL_MET,
          Event.What.LOSS);

  /** The sentences of some events, in the game after they have happened. */
  public List<String> tell(Game game, List<Event> events) {
    List<String> lines = new ArrayList<>();
    for (Event event : events) {
      if (event instanceof Event.RoundStarts) {
        lines.add("");
      }
      sentence(game, event).lines().forEach(lines::add);
    }
    return lines;
  }

  /** One event; explanations of it follow on lines of their own, indented. */
  public String sentence(Game game, Event event) {
    StringBuilder line = new StringBuilder(indent(event));
    String text = game.words(event.phrase());
    line.append(Character.toUpperCase(text.charAt(0))).append(text, 1, text.length());
    line.append(event instanceof Event.RoundStarts ? "" : ".").append(rule(event.rule()));
    if (event instanceof Event.Focused focused && focused.reasons().isPresent()) {
      game.words(focused.reasons().get())
          .lines()
          .forEach(more -> line.append('\n').append(MORE).append(more));
    }
    return line.toString();
  }

  /** What somebody has decided, as far as it is worth telling. */
  public String decision(Game before, Prompt prompt, int seat, String words) {
    return "  > seat "
        + seat
        + ", "
        + before.words(before.phrase(prompt))
        + ": "
        + words
        + rule(prompt.rule());
  }

  private String rule(RuleId rule) {
    return rules ? " [" + rule + "]" : "";
  }

  private static String indent(Event event) {
    return HEADINGS.contains(event.what()) ? "" : "  ";
  }
}
