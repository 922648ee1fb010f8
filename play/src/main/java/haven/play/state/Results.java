package haven.play.state;

import haven.board.Hex;
import java.util.ArrayList;
import java.util.List;

/**
 * What an ability came to, for later abilities of the action to refer to.
 *
 * @param targets whom it was aimed at
 * @param path the hexes that a move entered
 */
public record Results(
    boolean performed,
    List<Integer> targets,
    int damage,
    int kills,
    List<Hex> path,
    int looted,
    boolean openedDoor) {
  public static final Results NONE = new Results(false, List.of(), 0, 0, List.of(), 0, false);

  public Results done() {
    return new Results(true, targets, damage, kills, path, looted, openedDoor);
  }

  public Results target(int figure) {
    var more = new ArrayList<>(targets);
    more.add(figure);
    return new Results(true, List.copyOf(more), damage, kills, path, looted, openedDoor);
  }

  public Results dealt(int more) {
    return new Results(performed, targets, damage + more, kills, path, looted, openedDoor);
  }

  public Results killed() {
    return new Results(performed, targets, damage, kills + 1, path, looted, openedDoor);
  }

  public Results entered(Hex hex) {
    var more = new ArrayList<>(path);
    more.add(hex);
    return new Results(true, targets, damage, kills, List.copyOf(more), looted, openedDoor);
  }

  public Results took(int things) {
    return new Results(true, targets, damage, kills, path, looted + things, openedDoor);
  }

  public Results opened() {
    return new Results(performed, targets, damage, kills, path, looted, true);
  }
}
