package haven.play.record;

import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A game written down: what was set up, the seed, and every choice, those taken back included.
 *
 * <pre>
 * scenario: cellar-gh
 * heroes: 2
 * seed: 17
 * version: 0.1.0
 *
 * 0: number 1
 * 1: to (2,3)
 * 1: undo
 * # lines like this one are for people
 * hash: 00c0ffee00c0ffee
 * </pre>
 *
 * @param version what wrote it
 * @param table what else was set up: the pack, the party, the level, where they were chosen
 * @param hash of the state that the choices led to, where it is stated
 */
public record GameRecord(
    String scenario,
    int heroes,
    long seed,
    String version,
    Map<String, String> table,
    List<Line> lines,
    OptionalLong hash) {
  private static final String SCENARIO = "scenario";
  private static final String HEROES = "heroes";
  private static final String SEED = "seed";
  private static final String VERSION = "version";
  private static final String HASH = "hash";
  private static final List<String> TABLE = List.of("pack", "party", "level");
  private static final Set<String> HEADER =
      Set.of(SCENARIO, HEROES, SEED, VERSION, "pack", "party", "level");

  /**
   * A choice of the record.
   *
   * @param number the line of the text it stands in
   */
  public record Line(int number, int seat, String text) {}

  /** Looks on while a record is played again. */
  public interface Watcher {
    void saw(Line line, Choice choice, Game after, List<Event> events);

    default void sees(Line line, Choice choice, Game before) {}
  }

  public GameRecord {
    lines = List.copyOf(lines);
    table = Map.copyOf(table);
  }

  /** With what else was set up: pack, party, level. */
  public GameRecord with(Map<String, String> other) {
    return new GameRecord(scenario, heroes, seed, version, other, lines, hash);
  }

  /** The game so far. */
  public static GameRecord of(Game game, String scenario, String version) {
    List<Line> lines = new ArrayList<>();
    for (Game.Made made : game.choices()) {
      lines.add(new Line(lines.size() + 1, made.seat(), made.choice().toString()));
    }
    return new GameRecord(
        scenario,
        game.setup().party().size(),
        game.seed(),
        version,
        Map.of(),
        lines,
        OptionalLong.of(game.hash()));
  }

  /** Reads a record; {@link #replay} finds out whether its choices are possible. */
  public static GameRecord read(String text) {
    Map<String, Line> header = new LinkedHashMap<>();
    List<Line> lines = new ArrayList<>();
    OptionalLong hash = OptionalLong.empty();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.strip().startsWith("#")) {
        continue;
      }
      int colon = line.indexOf(':');
      String key = colon < 0 ? "" : line.substring(0, colon).strip();
      String value = line.substring(colon + 1).strip();
      if (key.matches("\\d{1,3}")) {
        lines.add(new Line(number, Integer.parseInt(key), value));
      } else if (HEADER.contains(key)) {
        header.put(key, new Line(number, -1, value));
      } else if (key.equals(HASH)) {
        hash = OptionalLong.of(number(key, new Line(number, -1, value), 16));
      } else {
        throw new WrongRecord(
            number,
            "'"
                + line.strip()
                + "' should be 'seat: choice' or one of scenario, heroes, seed, version, pack,"
                + " party, level, hash");
      }
    }
    return new GameRecord(
        field(header, SCENARIO, number).text,
        (int) number(HEROES, field(header, HEROES, number), 10),
        number(SEED, field(header, SEED, number), 10),
        header.getOrDefault(VERSION, new Line(0, -1, "")).text,
        table(header),
        lines,
        hash);
  }

  private static Map<String, String> table(Map<String, Line> header) {
    Map<String, String> table = new LinkedHashMap<>();
    for (String key : TABLE) {
      Line line = header.get(key);
      if (line != null) {
        table.put(key, line.text);
      }
    }
    return table;
  }

  private static Line field(Map<String, Line> header, String key, int last) {
    Line line = header.get(key);
    if (line == null) {
      throw new WrongRecord(last, "the record ends without a line '" + key + ": …'");
    }
    return line;
  }

  private static long number(String key, Line line, int radix) {
    try {
      return radix == 16
          ? Long.parseUnsignedLong(line.text, radix)
          : Long.parseLong(line.text, radix);
    } catch (NumberFormatException e) {
      throw new WrongRecord(
          line.number, "'" + key + ": " + line.text + "' should have a number there");
    }
  }

  /** Plays the choices in a game that has just been set up, and returns it. */
  public Game replay(Game game, Watcher watcher) {
    for (Line line : lines) {
      try {
        Choice choice = Answers.named(game, line.seat, line.text);
        watcher.sees(line, choice, game);
        List<Event> events = game.choose(line.seat, choice);
        watcher.saw(line, choice, game, events);
      } catch (Refused | IllegalArgumentException no) {
        throw new WrongRecord(line.number, String.valueOf(no.getMessage()));
      }
    }
    return game;
  }

  public Game replay(Game game) {
    return replay(game, (_, _, _, _) -> {});
  }

  /** Whether the game has come to the state that the record states; true where it states none. */
  public boolean endsAs(Game game) {
    return hash.isEmpty() || hash.getAsLong() == game.hash();
  }

  public static String text(long hash) {
    return "%016x".formatted(hash);
  }

  /** The text of the record; {@link #read} gives it back. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(lines.size() * 16 + 100);
    text.append("scenario: ").append(scenario).append('\n');
    text.append("heroes: ").append(heroes).append('\n');
    text.append("seed: ").append(seed).append('\n');
    text.append("version: ").append(version).append('\n');
    for (String key : TABLE) {
      if (table.containsKey(key)) {
        text.append(key).append(": ").append(table.get(key)).append('\n');
      }
    }
    text.append('\n');
    for (Line line : lines) {
      text.append(line.seat).append(": ").append(line.text).append('\n');
    }
    hash.ifPresent(value -> text.append("hash: ").append(text(value)).append('\n'));
    return text.toString();
  }
}
