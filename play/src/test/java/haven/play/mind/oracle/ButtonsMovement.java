package haven.play.mind.oracle;

import haven.play.mind.oracle.ButtonsCase.Figure;
import haven.play.mind.oracle.ButtonsCase.Kind;
import haven.play.mind.oracle.ButtonsCase.Monster;
import haven.play.mind.oracle.ButtonsCase.Print;
import haven.play.mind.oracle.OracleCase.Hex;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;

/** Every way of a monster of Buttons & Bugs that is not worse than another in all respects. */
final class ButtonsMovement {

  /** What a way costs; which of the two matters more is for others to say. */
  record Way(int negativeHexes, int points) {
    boolean isAsGoodAs(Way other) {
      return negativeHexes <= other.negativeHexes && points <= other.points;
    }
  }

  private record Arrival(Hex hex, Way way) {}

  private final ButtonsCase position;
  private final Monster monster;
  private final Map<Hex, Figure> others = new HashMap<>();
  private final Map<Hex, Map<Hex, Set<Way>>> known = new HashMap<>();

  ButtonsMovement(ButtonsCase position) {
    this.position = position;
    this.monster = position.monster();
    position.others().forEach(figure -> others.put(figure.hex(), figure));
  }

  /** The hexes in which a movement from there may end, with the ways to them. */
  Map<Hex, Set<Way>> endsFrom(Hex from) {
    return known.computeIfAbsent(from, this::explore);
  }

  private Map<Hex, Set<Way>> explore(Hex from) {
    Map<Hex, Set<Way>> found = new HashMap<>();
    Queue<Arrival> open = new ArrayDeque<>();
    note(found, open, from, new Way(0, 0));
    while (!open.isEmpty()) {
      Arrival arrival = open.remove();
      if (!waysTo(found, arrival.hex).contains(arrival.way)) {
        continue; // a better way was found meanwhile
      }
      for (Hex direction : Hex.DIRECTIONS) {
        Hex next = arrival.hex.plus(direction);
        if (position.room().contains(next) && mayPass(next)) {
          note(found, open, next, stepped(arrival.way, next));
        }
      }
    }
    Map<Hex, Set<Way>> ends = new HashMap<>();
    found.forEach(
        (hex, ways) -> {
          if (mayEnd(hex)) {
            ends.put(hex, ways.stream().map(way -> landed(way, hex)).collect(Collectors.toSet()));
          }
        });
    ends.put(from, Set.of(new Way(0, 0))); // whoever stays enters nothing (OVL-47)
    return ends;
  }

  private static Set<Way> waysTo(Map<Hex, Set<Way>> found, Hex hex) {
    return found.getOrDefault(hex, Set.of());
  }

  private static void note(Map<Hex, Set<Way>> found, Queue<Arrival> open, Hex hex, Way way) {
    Set<Way> ways = found.computeIfAbsent(hex, _ -> new HashSet<>());
    if (ways.stream().noneMatch(old -> old.isAsGoodAs(way))) {
      ways.removeIf(way::isAsGoodAs);
      ways.add(way);
      open.add(new Arrival(hex, way));
    }
  }

  private boolean onFoot() {
    return !monster.flying() && !monster.jumping();
  }

  /** MOV-01, OVL-50 to OVL-52a; OVL-45: every negative hex that a walker enters. */
  private Way stepped(Way way, Hex into) {
    boolean difficult = onFoot() && position.prints().get(into) == Print.DIFFICULT;
    int negative = onFoot() && isNegative(into) ? 1 : 0;
    return new Way(way.negativeHexes + negative, way.points + (difficult ? 2 : 1));
  }

  /** OVL-46: a jump touches the ground in its last hex only, a flight never. */
  private Way landed(Way way, Hex hex) {
    boolean touches = monster.jumping() && !monster.flying() && isNegative(hex);
    return touches ? new Way(way.negativeHexes + 1, way.points) : way;
  }

  private boolean isNegative(Hex hex) {
    Print print = position.prints().get(hex);
    return print != null && print.isNegative();
  }

  /** MOV-02a, MOV-09a, OVL-49, OVL-65, OVL-77a for walkers; MOV-15c, MOV-20: others pass all. */
  private boolean mayPass(Hex hex) {
    if (!onFoot()) {
      return true;
    }
    if (position.prints().get(hex) == Print.OBSTACLE) {
      return false;
    }
    Figure figure = others.get(hex);
    if (figure == null) {
      return true;
    }
    boolean letsPass = figure.kind() == Kind.MONSTER || figure.invisible();
    return letsPass
        && !figure.kind().isObjective()
        && position.prints().get(hex) != Print.HOLDING_HAZARD;
  }

  /** MOV-03, MOV-21: nobody ends on a figure; OVL-66, OVL-67: who flies, on an obstacle. */
  private boolean mayEnd(Hex hex) {
    boolean obstacle = position.prints().get(hex) == Print.OBSTACLE;
    return !others.containsKey(hex) && (!obstacle || monster.flying());
  }
}
