package haven.play.mind.oracle;

import haven.play.mind.oracle.ButtonsCase.Figure;
import haven.play.mind.oracle.ButtonsCase.Kind;
import haven.play.mind.oracle.ButtonsCase.Monster;
import haven.play.mind.oracle.ButtonsCase.Print;
import haven.play.mind.oracle.OracleCase.Area;
import haven.play.mind.oracle.OracleCase.Hex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Random positions of Buttons & Bugs from a seed: a room as on a card, or an odd one. No ice, no
 * teleport and no summons: the game has none of them for monsters.
 */
public final class ButtonsCases {
  private static final int LAST = 99;

  private final SplittableRandom random;
  private final List<Hex> room = new ArrayList<>();
  private final Map<Hex, Print> prints = new HashMap<>();
  private final List<Figure> others = new ArrayList<>();

  private ButtonsCases(long seed) {
    random = new SplittableRandom(seed);
  }

  /** The position with this number. */
  public static ButtonsCase random(long seed) {
    return new ButtonsCases(seed).draw();
  }

  private ButtonsCase draw() {
    layOut();
    Monster monster = drawMonster();
    print(Print.OBSTACLE, 25);
    print(Print.DIFFICULT, 20);
    print(Print.HAZARD, 25);
    print(Print.HOLDING_HAZARD, 12);
    print(Print.TRAP, 10);
    print(Print.PLATE, 8);
    Hex start = pick(room);
    if (prints.get(start) == Print.OBSTACLE && !monster.flying()) {
      prints.remove(start);
    }
    place(start, between(1, chance(50) ? 1 : 4), Kind.CHARACTER);
    place(start, chance(35) ? between(1, 2) : 0, Kind.PROTECTED_OBJECTIVE);
    place(start, chance(35) ? between(1, 2) : 0, Kind.OBJECTIVE);
    place(start, between(0, 5), Kind.MONSTER);
    return new ButtonsCase(Set.copyOf(room), prints, start, others, monster);
  }

  /** A room with corners missing, but in one piece. */
  private void layOut() {
    int width = between(3, 8);
    int height = between(3, 6);
    for (int column = 0; column < width; column++) {
      for (int row = 0; row < height; row++) {
        room.add(new Hex(column, row - column / 2));
      }
    }
    int missing = chance(60) ? between(0, room.size() / 5) : 0;
    for (int i = 0; i < missing; i++) {
      Hex hex = pick(room);
      room.remove(hex);
      if (!isInOnePiece()) {
        room.add(hex);
      }
    }
  }

  private boolean isInOnePiece() {
    Set<Hex> found = new HashSet<>(Set.of(room.getFirst()));
    List<Hex> open = new ArrayList<>(found);
    while (!open.isEmpty()) {
      Hex hex = open.removeLast();
      for (Hex direction : Hex.DIRECTIONS) {
        Hex next = hex.plus(direction);
        if (room.contains(next) && found.add(next)) {
          open.add(next);
        }
      }
    }
    return found.size() == room.size();
  }

  private void print(Print print, int percent) {
    if (chance(50)) {
      int count = between(1, Math.max(1, room.size() * percent / 100));
      IntStream.range(0, count).forEach(_ -> prints.put(pick(room), print));
    }
  }

  private void place(Hex start, int count, Kind kind) {
    for (int i = 0; i < count; i++) {
      Hex hex = pick(room);
      boolean taken =
          hex.equals(start) || others.stream().anyMatch(figure -> figure.hex().equals(hex));
      boolean odd = prints.get(hex) == Print.OBSTACLE && !chance(10); // only flyers stand there
      if (!taken && !odd) {
        boolean acts = kind == Kind.CHARACTER;
        int initiative = acts ? between(1, chance(50) ? 3 : LAST) : LAST;
        others.add(new Figure(hex, kind, initiative, acts && chance(12)));
      }
    }
  }

  private Monster drawMonster() {
    int range = chance(40) ? 0 : between(1, 4);
    int targets = chance(8) ? 0 : chance(60) ? 1 : between(2, 3);
    Optional<Area> area = chance(25) ? Optional.of(area(range == 0)) : Optional.empty();
    boolean flying = chance(15);
    return new Monster(
        chance(60) ? between(0, 2) : between(0, 5),
        range,
        targets,
        flying,
        !flying && chance(20),
        chance(15),
        chance(7),
        chance(7),
        area);
  }

  private Area area(boolean melee) {
    Hex own = new Hex(0, 0);
    List<Hex> shape = new ArrayList<>(List.of(melee ? pick(Hex.DIRECTIONS) : own));
    int size = between(2, 5);
    while (shape.size() < size) {
      Hex next = pick(shape).plus(pick(Hex.DIRECTIONS));
      if (!shape.contains(next) && !(melee && next.equals(own))) {
        shape.add(next);
      }
    }
    return melee ? new Area.Melee(Set.copyOf(shape)) : new Area.Ranged(Set.copyOf(shape));
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }
}
