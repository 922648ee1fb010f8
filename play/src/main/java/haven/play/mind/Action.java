package haven.play.mind;

import haven.board.move.Movement;
import java.util.Optional;

/**
 * What a monster's cards let it do this turn, as far as moving and attacking goes: other abilities
 * never influence how it moves (MMV-18).
 *
 * @param move movement points, 0 for none
 */
public record Action(int move, Movement movement, Optional<Attack> attack) {
  public Action {
    if (move < 0) {
      throw new IllegalArgumentException("movement points are 0 or more, not " + move);
    }
  }

  public static Action of(int move, Attack attack) {
    return new Action(move, Movement.WALK, Optional.of(attack));
  }

  public static Action moveOnly(int move) {
    return new Action(move, Movement.WALK, Optional.empty());
  }

  public Action by(Movement way) {
    return new Action(move, way, attack);
  }
}
