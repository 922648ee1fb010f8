package haven.play.map;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** When the monsters of a revealed room act: in this round still. */
public final class TurnsAfterReveal {
  private TurnsAfterReveal() {}

  /** Whoever shares one initiative: a character or a monster type. */
  public record Turn(String who, int initiative) {}

  /**
   * The turns that follow the revealing character's, by initiative. New types whose initiative has
   * passed, even if others of the type have acted, so come directly behind it, since everybody else
   * who is still to come has a higher one.
   *
   * @param toCome the turns that are still to come in this round
   * @param revealed one for each monster type of the room
   */
  public static List<Turn> order(List<Turn> toCome, List<Turn> revealed) {
    return Stream.concat(toCome.stream(), revealed.stream())
        .distinct()
        .sorted(Comparator.comparingInt(Turn::initiative))
        .toList();
  }
}
