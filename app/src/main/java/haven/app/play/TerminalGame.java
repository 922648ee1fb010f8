package haven.app.play;

import haven.board.Hex;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Game;
import haven.play.engine.Prompt;
import haven.play.manners.Courtesy;
import haven.play.manners.Manners;
import haven.play.record.Narrator;
import haven.play.record.OpenChoices;
import haven.play.scenario.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A game between the people at one terminal. */
final class TerminalGame {
  private static final int LISTED = 60;
  private static final String HELP =
      """
      a number          that option of the list
      Trample           an option's words, or how they begin
      (3,2)             a hex; (3,2) (4,2) is a whole path, where a step is asked for
      3 5               two cards for the round, the leading one first; also by name: tram, eye
      +1, x2, miss, 4   what came up at your own table: a modifier, the number of a standee, the
                        initiative of a monster's card, or how the card's words begin
      why               what just happened, with the rules and reasons
      undo              takes the last choice back
      options           all that can be answered
      board             the map and the figures
      quit              ends the game

      The map: a row begins with the name of its first hex; one hex to the right, the first number
      is one more, one row down the second. Capitals are heroes, small letters other figures,
      numbers the hexes of the list. . floor, # wall, % obstacle, ^ trap, * hazard, ~ difficult,
      = ice, _ pressure plate, & treasure, + closed, ! locked, ' open door, : corridor, $ loot,
      | / \\ wall lines.
      """;
  private static final List<String> COMMANDS =
      List.of("why", "undo", "board", "options", "help", "quit");

  private final Game game;
  private final Input input;
  private final PrintWriter out;
  private final Optional<SavedGame> saved;
  private final boolean everything;

  /** How many choices were in force before each one that somebody typed. */
  private final Deque<Integer> marks = new ArrayDeque<>();

  private int seat;

  /**
   * @param everything whether that is asked, too, which has one sensible answer
   */
  TerminalGame(
      Game game, Input input, PrintWriter out, Optional<SavedGame> saved, boolean everything) {
    this.game = game;
    this.input = input;
    this.out = out;
    this.saved = saved;
    this.everything = everything;
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
        out.println(record("The game ends here. "));
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

  /** What becomes of the game. */
  private String record(String before) {
    return before
        + saved
            .map(
                file ->
                    "Every choice is in %1$s: 'haven play --resume %1$s' goes on from there."
                        .formatted(file.file()))
            .orElse(
                "It is not recorded: with --save FILE every choice is written down, and --resume"
                    + " FILE goes on from there.");
  }

  private List<String> words(Prompt prompt) {
    List<String> words = new ArrayList<>(COMMANDS);
    words.addAll(Typed.to(game, prompt).words());
    return words;
  }

  private Picture picture(Prompt prompt) {
    Map<Hex, String> numbers = new HashMap<>();
    for (int i = 0; i < prompt.options().size(); i++) {
      if (prompt.options().get(i) instanceof Choice.To(Hex hex)) {
        numbers.put(hex, String.valueOf(i + 1));
      }
    }
    return new Picture(game.viewFor(prompt.seat()), numbers);
  }

  private void show(Prompt prompt) {
    boolean turnBegins =
        prompt.kind() == Prompt.Kind.CARDS
            || prompt.kind() == Prompt.Kind.ACTION
            || prompt.kind() == Prompt.Kind.START_HEX;
    if (turnBegins) {
      out.println();
      out.print(picture(prompt));
    }
    list(prompt, LISTED);
  }

  private void list(Prompt prompt, int most) {
    out.println("Seat " + prompt.seat() + ", " + game.words(game.phrase(prompt)));
    List<String> lines = Typed.to(game, prompt).lines();
    lines.stream().limit(most).forEach(out::println);
    if (lines.size() > most) {
      out.println("  … " + (lines.size() - most) + " more: 'options' lists all");
    }
  }

  /** Whether the next decision should be shown. */
  private boolean handle(Prompt prompt, String line) throws IOException {
    switch (line.toLowerCase(Locale.ROOT)) {
      case "help", "?" -> {
        out.print(HELP);
        out.println(record(""));
        return false;
      }
      case "why" -> {
        tell(true);
        return false;
      }
      case "board" -> {
        out.print(picture(prompt));
        return false;
      }
      case "options" -> {
        list(prompt, Integer.MAX_VALUE);
        return false;
      }
      default -> {
        return choose(prompt, line);
      }
    }
  }

  private boolean choose(Prompt prompt, String line) throws IOException {
    try {
      Typed typed = Typed.to(game, prompt);
      Choice choice = typed.named(line);
      String called = typed.called(choice);
      List<Game.Made> before = game.kept();
      game.choose(prompt.seat(), choice);
      if (!called.isEmpty() && !called.equalsIgnoreCase(line)) {
        out.println("  > " + called);
      }
      if (game.kept().size() > before.size()) {
        marks.push(before.size());
      } else if (game.kept().size() < before.size()) {
        takeBackTheRest(prompt.seat());
      }
      takenBack(game, before).ifPresent(out::println);
      tell(false);
      if (!everything && game.kept().size() > before.size()) {
        host();
      }
    } catch (Refused | IllegalArgumentException no) {
      out.println("! " + no.getMessage());
      return false;
    }
    if (saved.isPresent()) {
      saved.get().add(game);
    }
    return true;
  }

  /** What has one sensible answer is answered, and told like any other choice. */
  private void host() {
    while (game.prompt() instanceof Prompt prompt
        && Manners.answer(game, prompt).orElse(null) instanceof Courtesy.Answer answer) {
      game.choose(prompt.seat(), answer.choice());
      tell(false);
    }
  }

  /** What followed by itself on a choice is taken back with it. */
  private void takeBackTheRest(int by) {
    int left = marks.isEmpty() ? game.kept().size() : marks.pop();
    while (game.kept().size() > left) {
      game.choose(by, new Choice.Undo());
      while (game.prompt() instanceof Prompt prompt && prompt.kind() == Prompt.Kind.UNDO) {
        game.choose(prompt.seat(), new Choice.Accept());
      }
    }
  }

  /**
   * What no longer counts: the game stands where that choice was made.
   *
   * @param before the choices that were in force
   */
  static Optional<String> takenBack(Game game, List<Game.Made> before) {
    if (game.kept().size() >= before.size()) {
      return Optional.empty();
    }
    Game.Made last = before.get(game.kept().size());
    return OpenChoices.promptFor(game, last.seat())
        .map(
            prompt ->
                "  (taken back: %s: %s)"
                    .formatted(game.words(game.phrase(prompt)), game.words(prompt, last.choice())));
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
