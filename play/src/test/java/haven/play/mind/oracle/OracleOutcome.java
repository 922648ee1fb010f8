package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Hex;
import java.util.Set;

/**
 * One legal turn.
 *
 * @param move where the monster ends its movement
 * @param attacks the hexes of the characters it attacks from there
 * @param focuses the focuses for which this turn arises
 * @param destinations the attack hexes it is heading to
 */
public record OracleOutcome(Hex move, Set<Hex> attacks, Set<Hex> focuses, Set<Hex> destinations) {

  public OracleOutcome {
    attacks = Set.copyOf(attacks);
    focuses = Set.copyOf(focuses);
    destinations = Set.copyOf(destinations);
  }

  /** What makes two outcomes the same turn. */
  public record Key(Hex move, Set<Hex> attacks) {

    public Key {
      attacks = Set.copyOf(attacks);
    }
  }

  public Key key() {
    return new Key(move, attacks);
  }
}
