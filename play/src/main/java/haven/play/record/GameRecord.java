package haven.play.record;

import haven.model.Facts;
import haven.play.Refused;
import haven.play.engine.Chance;
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
 * setup: 5e7a5e7a5e7a5e7a
 * behaviour: 1
 *
 * 0: number 1
 * 1: to (2,3)
 * 1: undo
 * # lines like this one are for people
 * hash: 00c0ffee00c0ffee
 * </pre>
 *
 * @param version what wrote it
 * @param table what else was set up: the party, the level, where they were chosen; and who decides
 *     what is left to chance, if the dice do not
 * @param stamp what the choices rest on
 * @param hash of the state that the choices led to, where it is stated
 */
public record GameRecord(
    String scenario,
    int heroes,
    long seed,
    String version,
    Map<String, String> table,
    Stamp stamp,
    List<Line> lines,
    OptionalLong hash) {
  private static final String SCENARIO = "scenario";
  private static final String HEROES = "heroes";
  private static final String SEED = "seed";
  private static final String VERSION = "version";
  private static final String HASH = "hash";
  private static final String SETUP = "setup";
  private static final String BEHAVIOUR = "behaviour";
  private static final String CHANCE = "chance";
  private static final String BY_TABLE = "table";
  private static final String PARTS = "parts";
  private static final String NEXT_PART = "; ";
  private static final List<String> TABLE =
      List.of("party", "level", "difficulty", "items", "hands", "policies", "variants", CHANCE);
  private static final Set<String> HEADER =
      Set.of(
          SCENARIO,
          HEROES,
          SEED,
          VERSION,
          SETUP,
          PARTS,
          BEHAVIOUR,
          "party",
          "level",
          "difficulty",
          "items",
          "hands",
          "policies",
          "variants",
          CHANCE);

  /**
   * A choice of the record.
   *
   * @param number the line of the text it stands in
   */
  public record Line(int number, int seat, String text) {
    /** As it stands in the record. */
    @Override
    public String toString() {
      return seat + ": " + text;
    }
  }

  /** Looks on while a record is played again. */
  public interface Watcher {
    void saw(Line line, Choice choice, Game after, List<Event> events);

    default void sees(Line line, Choice choice, Game before) {}
  }

  public GameRecord {
    lines = List.copyOf(lines);
    table = Map.copyOf(table);
  }

  /** With what else was set up, party and level, and what it rests on. */
  public GameRecord with(Map<String, String> other, Stamp setup) {
    Map<String, String> all = new LinkedHashMap<>(table);
    all.putAll(other);
    return new GameRecord(scenario, heroes, seed, version, all, setup, lines, hash);
  }

  /** The same of a game that goes on: it says nothing of an end, and lines can be added to it. */
  public GameRecord open() {
    return new GameRecord(
        scenario, heroes, seed, version, table, stamp, lines, OptionalLong.empty());
  }

  /** What decides what is left to chance. */
  public Chance chance() {
    boolean told = BY_TABLE.equals(table.get(CHANCE));
    return Chance.of(told ? Chance.Source.TABLE : Chance.Source.DICE, seed);
  }

  /** The game so far. */
  public static GameRecord of(Game game, String scenario, String version) {
    List<Line> lines = new ArrayList<>();
    for (Game.Made made : game.choices()) {
      lines.add(new Line(lines.size() + 1, made.seat(), made.choice().text()));
    }
    return new GameRecord(
        scenario,
        game.setup().party().size(),
        game.seed(),
        version,
        game.chance() == Chance.Source.TABLE ? Map.of(CHANCE, BY_TABLE) : Map.of(),
        Stamp.unknown(),
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
                + "' should be 'seat: choice' or one of scenario, heroes, seed, version, setup,"
                + " parts, behaviour, party, level, policies, chance, hash");
      }
    }
    return new GameRecord(
        field(header, SCENARIO, number).text,
        (int) number(HEROES, field(header, HEROES, number), 10),
        number(SEED, field(header, SEED, number), 10),
        header.getOrDefault(VERSION, new Line(0, -1, "")).text,
        table(header),
        stamp(header),
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

  private static Stamp stamp(Map<String, Line> header) {
    Line behaviour = header.getOrDefault(BEHAVIOUR, new Line(0, -1, "0"));
    return new Stamp(
        header.getOrDefault(SETUP, new Line(0, -1, "")).text,
        (int) number(BEHAVIOUR, behaviour, 10),
        parts(header.getOrDefault(PARTS, new Line(0, -1, "")).text));
  }

  private static Map<String, String> parts(String text) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (String part : text.split(NEXT_PART, -1)) {
      int space = part.lastIndexOf(' ');
      if (space > 0) {
        parts.put(part.substring(0, space), part.substring(space + 1));
      }
    }
    return parts;
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

  /** Plays the choices in a game that has just been set up, as far as they hold. */
  public Replay replay(Game game, Watcher watcher) {
    int at = 0;
    for (Line line : lines) {
      at++;
      Game before = game.copy();
      try {
        Choice choice = OpenChoices.named(game, line.seat, line.text);
        watcher.sees(line, choice, game);
        List<Event> events = game.choose(line.seat, choice);
        watcher.saw(line, choice, game, events);
      } catch (RuntimeException no) {
        return new Replay.Broken(before, at, line, why(no));
      }
    }
    boolean same = hash.isEmpty() || hash.getAsLong() == game.hash();
    return same ? new Replay.Whole(game) : new Replay.Otherwise(game);
  }

  /** An engine that fails at an old choice has changed, too, as far as the game is concerned. */
  private static String why(RuntimeException no) {
    return no instanceof Refused || no instanceof IllegalArgumentException
        ? String.valueOf(no.getMessage())
        : no.toString();
  }

  public Replay replay(Game game) {
    return replay(game, (_, _, _, _) -> {});
  }

  /**
   * The record as far as it holds, as one of this engine, to be played on.
   *
   * @param game to which {@link #replay} has led
   */
  public GameRecord upTo(Game game, String by, Stamp setup) {
    return of(game, scenario, by).with(table, setup);
  }

  public static String text(long hash) {
    return Facts.text(hash);
  }

  /** The text of the record; {@link #read} gives it back. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(lines.size() * 16 + 100);
    text.append("scenario: ").append(scenario).append('\n');
    text.append("heroes: ").append(heroes).append('\n');
    text.append("seed: ").append(seed).append('\n');
    text.append("version: ").append(version).append('\n');
    if (!stamp.setup().isEmpty()) {
      text.append("setup: ").append(stamp.setup()).append('\n');
    }
    if (!stamp.parts().isEmpty()) {
      List<String> parts = new ArrayList<>();
      stamp.parts().forEach((name, number) -> parts.add(name + " " + number));
      text.append("parts: ").append(String.join(NEXT_PART, parts)).append('\n');
    }
    text.append("behaviour: ").append(stamp.behaviour()).append('\n');
    for (String key : TABLE) {
      if (table.containsKey(key)) {
        text.append(key).append(": ").append(table.get(key)).append('\n');
      }
    }
    text.append('\n');
    for (Line line : lines) {
      text.append(line).append('\n');
    }
    hash.ifPresent(value -> text.append("hash: ").append(text(value)).append('\n'));
    return text.toString();
  }
}
