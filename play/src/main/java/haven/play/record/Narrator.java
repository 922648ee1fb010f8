package haven.play.record;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.RuleId;
import haven.model.words.Phrase;
import haven.play.engine.Event;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Tells a game as a referee would report it.
 *
 * @param rules whether each sentence names the rule that was applied
 * @param words how something about a game is said
 */
public record Narrator(boolean rules, BiFunction<Game, Phrase, String> words) {
  private static final String MORE = "    ";
  private static final Set<Event.What> HEADINGS =
      EnumSet.of(
          Event.What.ROUND_STARTS,
          Event.What.TURN_STARTS,
          Event.What.TURN_ENDS,
          Event.What.ENDED,
          Event.What.GOAL_MET,
          Event.What.LOSS);

  /** In English. */
  public Narrator(boolean rules) {
    this(rules, Game::words);
  }

  /** The sentences of some events, in the game after they have happened. */
  public List<String> tell(Game game, List<Event> events) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i);
      if (event instanceof Event.RoundStarts) {
        lines.add("");
      }
      Optional<Phrase> carried =
          i + 1 < events.size() ? carried(event, events.get(i + 1)) : Optional.empty();
      if (carried.isPresent()) {
        lines.add(indent(event) + words.apply(game, carried.get()) + "." + rule(event.rule()));
        i++;
      } else {
        sentence(game, event).lines().forEach(lines::add);
      }
    }
    return lines;
  }

  /** A tile that is taken away and laid again by the same rule has been moved (TIL-04, TIL-05). */
  private static Optional<Phrase> carried(Event event, Event next) {
    if (event instanceof Event.TileDestroyed(var rule, var who, Terrain tile, Hex from)
        && next instanceof Event.TileCreated(var same, var maker, Terrain laid, Hex to)
        && rule.equals(same)
        && who.equals(maker)
        && tile == laid) {
      return Optional.of(
          Phrase.of(
              "tile.moved", Phrase.figure(who), Phrase.of(tile), Phrase.hex(from), Phrase.hex(to)));
    }
    return Optional.empty();
  }

  /** One event; explanations of it follow on lines of their own, indented. */
  public String sentence(Game game, Event event) {
    StringBuilder line = new StringBuilder(indent(event));
    String text = words.apply(game, event.phrase());
    line.append(Character.toUpperCase(text.charAt(0))).append(text, 1, text.length());
    line.append(event instanceof Event.RoundStarts ? "" : ".").append(rule(event.rule()));
    if (event instanceof Event.Focused focused && focused.reasons().isPresent()) {
      words
          .apply(game, focused.reasons().get())
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
        + this.words.apply(before, before.phrase(prompt))
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
