package haven.play.record;

import haven.model.RuleId;
import haven.model.words.Phrase;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells a game as a referee would report it.
 *
 * @param rules whether each sentence names the rule that was applied
 */
public record Narrator(boolean rules) {
  private static final String MORE = "    ";

  /** The sentences of some events, in the game after they have happened. */
  public List<String> tell(Game game, List<Event> events) {
    List<String> lines = new ArrayList<>();
    for (Event event : events) {
      if (event.what() == Event.What.ROUND_STARTS) {
        lines.add("");
      }
      sentence(game, event).lines().forEach(lines::add);
    }
    return lines;
  }

  /** One event; explanations of it follow on lines of their own, indented. */
  public String sentence(Game game, Event event) {
    StringBuilder line = new StringBuilder(indent(event.what()));
    String text = game.words(event.phrase());
    line.append(Character.toUpperCase(text.charAt(0))).append(text, 1, text.length());
    line.append(event.what() == Event.What.ROUND_STARTS ? "" : ".").append(rule(event.rule()));
    if (event.what() == Event.What.FOCUSED && event.thing() instanceof Phrase why) {
      game.words(why).lines().forEach(more -> line.append('\n').append(MORE).append(more));
    }
    return line.toString();
  }

  /** What somebody has decided, as far as it is worth telling. */
  public String decision(Game before, Prompt prompt, int seat, String words) {
    return "  > seat " + seat + ", " + before.words(prompt) + ": " + words + rule(prompt.rule());
  }

  private String rule(RuleId rule) {
    return rules ? " [" + rule + "]" : "";
  }

  private static String indent(Event.What what) {
    return switch (what) {
      case ROUND_STARTS, TURN_STARTS, TURN_ENDS, ENDED, GOAL_MET, LOSS -> "";
      default -> "  ";
    };
  }
}
