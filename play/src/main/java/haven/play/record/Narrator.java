package haven.play.record;

import haven.model.RuleId;
import haven.play.game.Event;
import haven.play.game.Game;
import haven.play.game.Prompt;
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
    String thing = event.thing();
    int end = thing.indexOf('\n');
    String first = end < 0 ? thing : thing.substring(0, end);
    String text =
        event
            .what()
            .text()
            .replace("{whom}", name(game, event.whom()))
            .replace("{who}", who(game, event))
            .replace("{n}", Integer.toString(event.number()))
            .replace("{thing}", first);
    StringBuilder line = new StringBuilder(indent(event.what()));
    line.append(Character.toUpperCase(text.charAt(0))).append(text, 1, text.length());
    line.append(event.what() == Event.What.ROUND_STARTS ? "" : ".").append(rule(event.rule()));
    if (end >= 0) {
      thing.substring(end + 1).lines().forEach(more -> line.append('\n').append(MORE).append(more));
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

  /** Before the heroes are placed, there are only those who play them. */
  private static String who(Game game, Event event) {
    return event.who() < 0 && event.seat() != Event.EVERYBODY
        ? "seat " + event.seat()
        : name(game, event.who());
  }

  private static String name(Game game, int figure) {
    return figure < 0 || figure >= game.state().figures()
        ? "somebody"
        : game.state().piece(figure).name();
  }
}
