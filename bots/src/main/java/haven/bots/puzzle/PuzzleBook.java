package haven.bots.puzzle;

import haven.model.Facts;
import haven.play.engine.Choice;
import haven.play.scenario.Sheet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Puzzles in an order of their own, and as text: each game once, then the puzzles taken from it.
 *
 * <pre>
 * game: gh; scenario 1; level 2; seed 77; setup 5e7a5e7a5e7a5e7a
 * hero: Brute; cards Trample | Eye for an Eye | …; items Iron Helmet
 * choices: 0 goal 1; 0 to (2,3); 1 cards 3 4; …
 * puzzle: after 106; hero Brute; aim kill 0, kill 1; ways 1 of 14; turns 9 of 410; missed 20
 * solution: c0ffee00c0ffee00; basic bottom 9; to (0,-5); …
 * </pre>
 */
public record PuzzleBook(List<Puzzle> puzzles) {
  private static final String NEXT = "; ";
  private static final String NEXT_NAME = " | ";

  /** In an order that has nothing to do with games, classes and grades. */
  public PuzzleBook {
    puzzles = puzzles.stream().sorted(Comparator.comparing(Puzzle::id)).toList();
  }

  public Optional<Puzzle> puzzle(String id) {
    return puzzles.stream().filter(one -> one.id().equals(id)).findFirst();
  }

  @Override
  public String toString() {
    Map<PuzzleGame, List<Puzzle>> games = new LinkedHashMap<>();
    puzzles.stream()
        .sorted(Comparator.comparingLong(one -> one.game().seed()))
        .forEach(one -> games.computeIfAbsent(one.game(), _ -> new ArrayList<>()).add(one));
    StringBuilder text = new StringBuilder();
    games.forEach(
        (game, taken) -> {
          taken.sort(Comparator.comparingInt(Puzzle::after));
          write(game, taken.getLast().after(), text);
          taken.forEach(one -> write(one, text));
        });
    return text.toString();
  }

  private static void write(PuzzleGame game, int last, StringBuilder text) {
    line(
        text,
        "game",
        game.pack(),
        "scenario " + game.scenario(),
        "level " + game.level(),
        "seed " + game.seed(),
        "setup " + game.setup());
    for (Sheet sheet : game.sheets()) {
      line(
          text,
          "hero",
          sheet.characterClass(),
          "cards " + String.join(NEXT_NAME, sheet.hand()),
          "items " + String.join(NEXT_NAME, sheet.items()));
    }
    line(
        text,
        "choices",
        game.choices().subList(0, last).stream()
            .map(made -> made.seat() + " " + made.text())
            .toArray(String[]::new));
  }

  private static void write(Puzzle one, StringBuilder text) {
    line(
        text,
        "puzzle",
        "after " + one.after(),
        "hero " + one.hero(),
        "aim " + one.aim(),
        "ways " + one.ways() + " of " + one.lines(),
        "turns " + one.reached() + " of " + one.turns(),
        "missed " + one.missed());
    line(
        text,
        "solution",
        Facts.text(one.hash())
            + NEXT
            + one.solution().stream().map(Choice::text).collect(Collectors.joining(NEXT)));
  }

  private static void line(StringBuilder text, String key, String... parts) {
    text.append(key).append(": ").append(String.join(NEXT, parts)).append('\n');
  }

  public static PuzzleBook read(String text) {
    Reader reader = new Reader();
    text.lines().forEach(reader::line);
    return new PuzzleBook(reader.puzzles);
  }

  /** Reads line by line. */
  private static final class Reader {
    private final List<Puzzle> puzzles = new ArrayList<>();
    private final List<Sheet> sheets = new ArrayList<>();
    private String[] head = {};
    private String[] puzzle = {};
    private List<PuzzleGame.Made> choices = List.of();

    void line(String line) {
      int colon = line.indexOf(": ");
      if (colon < 0) {
        return;
      }
      String[] parts = line.substring(colon + 2).split(NEXT, -1);
      switch (line.substring(0, colon)) {
        case "game" -> {
          head = parts;
          sheets.clear();
        }
        case "hero" -> sheets.add(sheet(parts));
        case "choices" -> choices = Arrays.stream(parts).map(Reader::made).toList();
        case "puzzle" -> puzzle = parts;
        case "solution" -> puzzles.add(puzzle(parts));
        default -> throw new IllegalArgumentException("'" + line + "' belongs into no book");
      }
    }

    private Sheet sheet(String[] parts) {
      return new Sheet(
          parts[0],
          "",
          number(head[2]),
          names(parts[1]),
          names(parts[2]),
          Map.of(),
          OptionalInt.empty());
    }

    private static List<String> names(String part) {
      String names = value(part);
      return names.isEmpty() ? List.of() : List.of(names.split(" \\| "));
    }

    private static String value(String part) {
      return part.substring(part.indexOf(' ') + 1);
    }

    private static int number(String part) {
      return Integer.parseInt(value(part));
    }

    private static PuzzleGame.Made made(String part) {
      int space = part.indexOf(' ');
      return new PuzzleGame.Made(
          Integer.parseInt(part.substring(0, space)), part.substring(space + 1));
    }

    private Puzzle puzzle(String[] solution) {
      PuzzleGame game =
          new PuzzleGame(
              head[0],
              value(head[1]),
              number(head[2]),
              Long.parseLong(value(head[3])),
              value(head[4]),
              sheets,
              choices);
      String[] ways = value(puzzle[3]).split(" of ");
      String[] turns = value(puzzle[4]).split(" of ");
      return new Puzzle(
          game,
          number(puzzle[0]),
          Long.parseUnsignedLong(solution[0], 16),
          value(puzzle[1]),
          PuzzleAim.read(value(puzzle[2])),
          Integer.parseInt(ways[0]),
          Integer.parseInt(ways[1]),
          Integer.parseInt(turns[0]),
          Integer.parseInt(turns[1]),
          number(puzzle[5]),
          Arrays.stream(solution).skip(1).map(text -> Choice.read(text).orElseThrow()).toList());
    }
  }
}
