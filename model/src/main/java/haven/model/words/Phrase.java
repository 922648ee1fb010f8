package haven.model.words;

import haven.board.Area;
import haven.board.Hex;
import haven.model.FigureId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Something said, in no language yet: the {@link Language} has a template for its key.
 *
 * @param args numbers ({@link Integer}), names of things (String) and phrases, as the template's
 *     {0}, {1} and so on
 */
public record Phrase(String key, List<Object> args) implements Worded {
  public Phrase {
    args = List.copyOf(args);
  }

  public static Phrase of(String key, Object... args) {
    return new Phrase(key, List.of(args));
  }

  /** Such as {@code condition.POISON}: the kind of the constant, and its name. */
  public static Phrase of(Enum<?> constant) {
    String kind = constant.getDeclaringClass().getSimpleName();
    return of(Character.toLowerCase(kind.charAt(0)) + kind.substring(1) + "." + constant.name());
  }

  /** What a figure of the game is called. */
  public static Phrase figure(FigureId id) {
    return of("figure", id.number());
  }

  public static Phrase hex(Hex hex) {
    return of("hex", hex.q(), hex.r());
  }

  /** One after the other, with that between them. */
  public static Phrase list(String between, Collection<?> parts) {
    List<Object> args = new ArrayList<>(parts.size() + 1);
    args.add(between);
    args.addAll(parts);
    return new Phrase("list", args);
  }

  /** Separated by commas; a single one stands alone. */
  static Phrase line(List<Phrase> parts) {
    return parts.size() == 1 ? parts.getFirst() : list(", ", parts);
  }

  /** {@code a and b and c}; the key says which word stands between two. */
  public static Object chain(String key, List<?> parts) {
    Object all = parts.getLast();
    for (int i = parts.size() - 2; i >= 0; i--) {
      all = of(key, parts.get(i), all);
    }
    return all;
  }

  /** The first number is 1 with a grey hex; then q, r and 0 for each red hex, 1 for a blue one. */
  static Phrase area(Area area) {
    List<Object> args = new ArrayList<>();
    args.add(area.aroundActor() ? 1 : 0);
    hexes(area.red(), 0, args);
    hexes(area.blue(), 1, args);
    return new Phrase("area", args);
  }

  private static void hexes(Collection<Hex> hexes, int colour, List<Object> args) {
    hexes.stream()
        .sorted(Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q))
        .forEach(hex -> args.addAll(List.of(hex.q(), hex.r(), colour)));
  }

  /** The area that this speaks of, if it does. */
  public Optional<Area> area() {
    if (key.equals("area")) {
      return Optional.of(new Area(args.getFirst().equals(1), hexes(0), hexes(1)));
    }
    return args.stream()
        .filter(Phrase.class::isInstance)
        .flatMap(arg -> ((Phrase) arg).area().stream())
        .findFirst();
  }

  private List<Hex> hexes(int colour) {
    List<Hex> hexes = new ArrayList<>();
    for (int i = 1; i < args.size(); i += 3) {
      if (args.get(i + 2).equals(colour)) {
        hexes.add(new Hex((Integer) args.get(i), (Integer) args.get(i + 1)));
      }
    }
    return hexes;
  }

  /** How many steps a line stands to the right: a line that belongs to another is deeper. */
  public int depth() {
    return key.equals("deeper") && args.getFirst() instanceof Phrase inner ? inner.depth() + 1 : 0;
  }

  Phrase with(Object... more) {
    return of(key, more);
  }

  @Override
  public Phrase phrase() {
    return this;
  }

  /** In English. */
  @Override
  public String toString() {
    return English.LANGUAGE.say(this);
  }
}
