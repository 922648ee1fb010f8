package haven.app.play;

import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.record.Narrator;
import haven.play.record.OpenChoices;
import haven.play.scenario.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A game between the people at one terminal. */
final class TerminalGame {
  private static final int LISTED = 60;
  private static final List<String> COMMANDS =
      List.of("why", "undo", "board", "options", "help", "quit");

  private final Game game;
  private final Input input;
  private final PrintWriter out;
  private int seat;

  TerminalGame(Game game, Input input, PrintWriter out) {
    this.game = game;
    this.input = input;
    this.out = out;
  }

  /** Plays until the scenario is over or somebody quits. */
  void play() throws IOException {
    tell(false);
    boolean show = true;
    while (game.prompt() instanceof Prompt prompt) {
      if (show) {
        show(prompt);
      }
      seat = prompt.seat();
      String line = input.line(prompt(prompt), words(prompt));
      if (line == null || isWord(line, "quit")) {
        return;
      }
      show = !line.isBlank() && handle(prompt, line.strip());
      out.flush();
    }
    out.println();
    out.println(
        game.verdict() == Verdict.LOST ? "The scenario is lost." : "The scenario is completed.");
  }

  private static boolean isWord(String line, String word) {
    return line.strip().toLowerCase(Locale.ROOT).equals(word);
  }

  private static String prompt(Prompt prompt) {
    return "seat " + prompt.seat() + " [" + prompt.rule() + "]> ";
  }

  private static List<String> words(Prompt prompt) {
    List<String> words = new ArrayList<>(COMMANDS);
    prompt.options().forEach(option -> words.add(option.text()));
    return words;
  }

  private void show(Prompt prompt) {
    boolean turnBegins =
        prompt.kind() == Prompt.Kind.CARDS
            || prompt.kind() == Prompt.Kind.ACTION
            || prompt.kind() == Prompt.Kind.START_HEX;
    if (turnBegins) {
      out.println();
      out.print(new Picture(game.viewFor(prompt.seat())));
    }
    list(prompt);
  }

  private void list(Prompt prompt) {
    out.println("Seat " + prompt.seat() + ", " + game.words(game.phrase(prompt)));
    List<Choice> options = prompt.options();
    if (prompt.kind() == Prompt.Kind.CARDS && options.size() > LISTED / 2) {
      out.println("  two numbers of cards, the leading one first, or 'long rest'");
      return;
    }
    for (int i = 0; i < Math.min(LISTED, options.size()); i++) {
      out.println("  " + (i + 1) + "  " + game.words(prompt, options.get(i)));
    }
    if (options.size() > LISTED) {
      out.println("  … up to " + options.size());
    }
  }

  /** Whether the next decision should be shown. */
  private boolean handle(Prompt prompt, String line) {
    switch (line.toLowerCase(Locale.ROOT)) {
      case "help", "?" -> {
        help();
        return false;
      }
      case "why" -> {
        tell(true);
        return false;
      }
      case "board" -> {
        out.print(new Picture(game.viewFor(prompt.seat())));
        return false;
      }
      case "options" -> {
        for (int i = 0; i < prompt.options().size(); i++) {
          out.println("  " + (i + 1) + "  " + prompt.options().get(i));
        }
        return false;
      }
      default -> {
        return choose(prompt, line);
      }
    }
  }

  private boolean choose(Prompt prompt, String line) {
    try {
      game.choose(prompt.seat(), choice(prompt, line));
      tell(false);
      return true;
    } catch (Refused | IllegalArgumentException no) {
      out.println("! " + no.getMessage());
      return false;
    }
  }

  /** A number of the list, hexes to walk along, two cards, or the text of an option. */
  private Choice choice(Prompt prompt, String line) {
    List<Choice> options = prompt.options();
    if (line.matches("\\d{1,4}")) {
      int number = Integer.parseInt(line);
      if (number < 1 || number > options.size()) {
        throw new IllegalArgumentException("a number from 1 to " + options.size() + ", please");
      }
      return options.get(number - 1);
    }
    if (line.matches("\\d{1,2}[ ,]+\\d{1,2}") && prompt.kind() == Prompt.Kind.CARDS) {
      return OpenChoices.named(game, prompt.seat(), "cards " + line.replaceAll("[ ,]+", " "));
    }
    if (line.startsWith("(")) {
      String kind = prompt.kind() == Prompt.Kind.STEP ? "along " : "to ";
      return OpenChoices.named(game, prompt.seat(), kind + line);
    }
    return OpenChoices.named(game, prompt.seat(), line);
  }

  private void help() {
    out.println(
        """
        a number          that option
        to (3,2)          the text of an option; 'options' lists all texts
        (3,2) (4,2)       a whole path, where a step is asked for
        3 5               two cards, the leading one first
        why               what just happened, with the rules and reasons
        undo              takes the last choice back
        board             the map and the figures
        quit              ends the game\
        """);
  }

  private void tell(boolean why) {
    // Reasons follow an event on lines of their own.
    Narrator narrator = new Narrator(why);
    for (String line : narrator.tell(game, game.viewFor(seat).events())) {
      if (why || !line.startsWith("    ")) {
        out.println(line);
      }
    }
  }
}
