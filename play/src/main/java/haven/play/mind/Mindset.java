package haven.play.mind;

import haven.board.Hex;
import java.util.Optional;
import java.util.Set;

/**
 * What a figure has on its mind besides what it sees.
 *
 * @param focus where the focus stands that it found at the start of its turn and keeps (FOC-43);
 *     nobody there: it finds a new one (MAT-09)
 * @param spared where those stand whom this attack has been made against already (FOC-31)
 * @param summoner where a summon's character stands (FOC-34)
 */
public record Mindset(Optional<Hex> focus, Set<Hex> spared, Optional<Hex> summoner) {
  /** Nothing yet: the start of a monster's turn. */
  public static final Mindset FRESH = new Mindset(Optional.empty(), Set.of(), Optional.empty());

  public Mindset {
    spared = Set.copyOf(spared);
  }

  public Mindset keeping(Hex focused) {
    return new Mindset(Optional.of(focused), spared, summoner);
  }

  public Mindset sparing(Set<Hex> attacked) {
    return new Mindset(Optional.empty(), attacked, summoner);
  }

  public Mindset following(Hex character) {
    return new Mindset(focus, spared, Optional.of(character));
  }
}
