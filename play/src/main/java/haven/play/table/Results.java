package haven.play.table;

import haven.board.Board;
import haven.board.Hex;
import haven.model.FigureId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an ability came to, for later abilities of the action to refer to.
 *
 * @param targets whom it was aimed at
 * @param path the hexes that a move entered
 * @param from where the move began
 * @param area the hexes that an attack covered; empty without an area
 * @param excess damage beyond what killed
 * @param hurt how many of the targets have suffered damage
 * @param asIf the hex that it is performed as if occupying (LOS-12); empty as a rule
 */
public record Results(
    boolean performed,
    List<FigureId> targets,
    int damage,
    int kills,
    List<Hex> path,
    Optional<Hex> from,
    List<Hex> area,
    int looted,
    boolean openedDoor,
    Optional<Hex> asIf,
    int excess,
    int hurt) {
  public static final Results NONE =
      new Results(
          false,
          List.of(),
          0,
          0,
          List.of(),
          Optional.empty(),
          List.of(),
          0,
          false,
          Optional.empty(),
          0,
          0);

  public Results done() {
    return new Results(
        true, targets, damage, kills, path, from, area, looted, openedDoor, asIf, excess, hurt);
  }

  /** Nothing was performed, but the targets are remembered. */
  Results undone() {
    return new Results(
        false, targets, damage, kills, path, from, area, looted, openedDoor, asIf, excess, hurt);
  }

  /** No move by itself: the way is that of the ability before it. */
  Results after(Results other) {
    return new Results(
        performed,
        targets,
        damage,
        kills,
        other.path,
        other.from,
        area,
        looted,
        openedDoor,
        asIf,
        excess,
        hurt);
  }

  public Results target(FigureId figure) {
    var more = new ArrayList<>(targets);
    more.add(figure);
    return new Results(
        true,
        List.copyOf(more),
        damage,
        kills,
        path,
        from,
        area,
        looted,
        openedDoor,
        asIf,
        excess,
        hurt);
  }

  /** The same, as far as it is about that figure. */
  public Results about(FigureId figure) {
    return new Results(
        true,
        List.of(figure),
        damage,
        kills,
        path,
        from,
        area,
        looted,
        openedDoor,
        asIf,
        excess,
        hurt);
  }

  public Results dealt(int more) {
    return new Results(
        performed,
        targets,
        damage + more,
        kills,
        path,
        from,
        area,
        looted,
        openedDoor,
        asIf,
        excess,
        hurt + 1);
  }

  /** Somebody was killed, by so much more than was needed. */
  public Results killed(int beyond) {
    return new Results(
        performed,
        targets,
        damage,
        kills + 1,
        path,
        from,
        area,
        looted,
        openedDoor,
        asIf,
        excess + beyond,
        hurt);
  }

  /** A step from one hex into another. */
  public Results entered(Hex before, Hex hex) {
    var more = new ArrayList<>(path);
    more.add(hex);
    return new Results(
        true,
        targets,
        damage,
        kills,
        List.copyOf(more),
        from.isPresent() ? from : Optional.of(before),
        area,
        looted,
        openedDoor,
        asIf,
        excess,
        hurt);
  }

  public Results covered(List<Hex> hexes) {
    return new Results(
        performed,
        targets,
        damage,
        kills,
        path,
        from,
        List.copyOf(hexes),
        looted,
        openedDoor,
        asIf,
        excess,
        hurt);
  }

  public Results took(int things) {
    return new Results(
        true,
        targets,
        damage,
        kills,
        path,
        from,
        area,
        looted + things,
        openedDoor,
        asIf,
        excess,
        hurt);
  }

  public Results opened() {
    return new Results(
        performed, targets, damage, kills, path, from, area, looted, true, asIf, excess, hurt);
  }

  /** The ability has not been performed by that. */
  public Results asIf(Hex hex) {
    return new Results(
        performed,
        targets,
        damage,
        kills,
        path,
        from,
        area,
        looted,
        openedDoor,
        Optional.of(hex),
        excess,
        hurt);
  }

  /** Whether a hex is next to one that the move entered. */
  public boolean isNextToPath(Board board, Hex hex) {
    int cell = board.at(hex);
    return path.stream().anyMatch(entered -> board.areAdjacent(board.at(entered), cell));
  }

  /** Whether a move ended where it had begun. */
  public boolean movedBack() {
    return !path.isEmpty() && from.filter(path.getLast()::equals).isPresent();
  }
}
