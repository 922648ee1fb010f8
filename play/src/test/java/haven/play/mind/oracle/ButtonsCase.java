package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Area;
import haven.play.mind.oracle.OracleCase.Hex;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A question to the oracle of Buttons & Bugs: one room, what is printed in it, who stands there and
 * what the monster on {@code start} rolled.
 *
 * @param room the printed hexes; there are no others and no walls (MAP-11)
 * @param others everybody but the acting monster
 */
public record ButtonsCase(
    Set<Hex> room, Map<Hex, Print> prints, Hex start, List<Figure> others, Monster monster) {

  public ButtonsCase {
    room = Set.copyOf(room);
    prints = Map.copyOf(prints);
    others = List.copyOf(others);
  }

  /** What the coloured border of a hex says (OVL-01b). */
  public enum Print {
    OBSTACLE,
    HAZARD,
    /** A hazard that immobilizes (OVL-49). */
    HOLDING_HAZARD,
    /** Not printed in the game, but a negative hex wherever content brings one (OVL-04). */
    TRAP,
    DIFFICULT,
    PLATE;

    boolean isNegative() {
      return this == HAZARD || this == HOLDING_HAZARD || this == TRAP;
    }
  }

  /** Who a figure is to the acting monster. */
  public enum Kind {
    MONSTER,
    CHARACTER,
    /** An objective that special rules make a focus (FOC-01c). */
    PROTECTED_OBJECTIVE,
    /** An objective that monsters do not mind, on whichever side. */
    OBJECTIVE;

    boolean isObjective() {
      return this == PROTECTED_OBJECTIVE || this == OBJECTIVE;
    }
  }

  /** A figure; objectives have initiative 99 (FOC-14). */
  public record Figure(Hex hex, Kind kind, int initiative, boolean invisible) {}

  /**
   * The rolled action and who performs it.
   *
   * @param range 0 for melee
   * @param targets 0 without an attack
   */
  public record Monster(
      int move,
      int range,
      int targets,
      boolean flying,
      boolean jumping,
      boolean muddled,
      boolean disarmed,
      boolean immobilized,
      Optional<Area> area) {}
}
