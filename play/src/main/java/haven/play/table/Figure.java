package haven.play.table;

import haven.board.Hex;
import java.util.HashSet;
import java.util.Set;

/**
 * A figure on the map, as far as others' focus, movement and targeting are concerned.
 *
 * @param initiative its place in the initiative order, earlier is less; equal numbers are a tie
 */
public record Figure(String name, Hex hex, Side side, Initiative initiative, Set<Trait> traits) {

  /** What makes a figure special for others' focus and movement. */
  public enum Trait {
    /** Cannot be focused or targeted by enemies (TGT-30). */
    INVISIBLE,
    /** Never passed by a walker, friend or foe (OVL-77). */
    OBJECTIVE,
    FLYING,
    /** A character, who alone opens doors (OVL-11) and loots at the end of its turn (LOT-22). */
    CHARACTER,
    /** A character's summon. */
    SUMMON,
    /** An exhausted character that stays on the map, in the permanent-death variant (FOC-38). */
    EXHAUSTED,
    /** No character, but made a possible focus by special rules where only they are (FOC-01c). */
    FOCUSABLE
  }

  public Figure {
    traits = Set.copyOf(traits);
  }

  public static Figure of(String name, Hex hex, Side side, Initiative initiative) {
    return new Figure(name, hex, side, initiative, Set.of());
  }

  /** The permanent-death variant: still a target, but last in initiative and without turns. */
  public Figure exhausted() {
    Set<Trait> changed = new HashSet<>(traits);
    changed.add(Trait.EXHAUSTED);
    return new Figure(name, hex, side, Initiative.LAST, changed); // FOC-38
  }

  public Figure movedTo(Hex other) {
    return new Figure(name, other, side, initiative, traits);
  }

  /** Objectives (FOC-14) and exhausted characters (FOC-38) do not. */
  public boolean takesTurns() {
    return !is(Trait.OBJECTIVE) && !is(Trait.EXHAUSTED);
  }

  public boolean is(Trait trait) {
    return traits.contains(trait);
  }

  public boolean isEnemyOf(Figure other) {
    return side != other.side;
  }
}
