package haven.play.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** When the monsters of a revealed room act: in this round still. */
public final class TurnsAfterReveal {
  private TurnsAfterReveal() {}

  /** Whoever shares one initiative: a character or a monster type. */
  public record Turn(String who, int initiative) {}

  /**
   * The turns that follow the revealing character's. New types whose initiative has passed, even if
   * others of the type have acted, come directly behind it in order of initiative; the others have
   * their usual place.
   *
   * @param toCome the turns that are still to come in this round, in order
   * @param revealed one for each monster type of the room
   */
  public static List<Turn> order(Turn revealer, List<Turn> toCome, List<Turn> revealed) {
    var passed = new ArrayList<Turn>();
    var usual = new ArrayList<>(toCome);
    for (Turn turn : revealed) {
      if (turn.initiative() < revealer.initiative()) {
        passed.add(turn);
      } else if (!usual.contains(turn)) {
        usual.add(turn);
      }
    }
    Comparator<Turn> byInitiative = Comparator.comparingInt(Turn::initiative);
    passed.sort(byInitiative);
    usual.sort(byInitiative);
    passed.addAll(usual);
    return List.copyOf(passed);
  }
}
