package haven.play.table;

import haven.board.Board;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.model.FigureId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an ability came to, for later abilities of the action to refer to.
 *
 * @param targets whom it was aimed at
 * @param way where a move led
 * @param area the hexes that an attack covered; empty without an area
 * @param tiles what it did to tiles
 * @param asIf the hex that it is performed as if occupying (LOS-12); empty as a rule
 */
public record Results(
    boolean performed,
    List<FigureId> targets,
    Harm harm,
    Way way,
    List<Hex> area,
    int looted,
    Optional<Hex> asIf,
    Tiles tiles) {

  /**
   * Damage and death.
   *
   * @param excess damage beyond what killed
   * @param hurt how many of the targets have suffered damage
   * @param fallen where those stood who were killed
   * @param shields what an attack met
   */
  public record Harm(
      int damage, int kills, int excess, int hurt, List<Hex> fallen, List<Met> shields) {
    static final Harm NONE = new Harm(0, 0, 0, 0, List.of(), List.of());

    /** The shield of one target. */
    record Met(FigureId target, int shield) {}
  }

  /**
   * A move.
   *
   * @param path the hexes that it entered
   * @param from where it began
   */
  public record Way(List<Hex> path, Optional<Hex> from, boolean openedDoor) {
    static final Way NONE = new Way(List.of(), Optional.empty(), false);
  }

  /**
   * Tiles that were laid, moved or destroyed.
   *
   * @param hexes where they lie now, or lay
   * @param last the last one that was taken away
   */
  public record Tiles(List<Hex> hexes, Optional<OverlayTile> last) {
    static final Tiles NONE = new Tiles(List.of(), Optional.empty());
  }

  public static final Results NONE =
      new Results(
          false, List.of(), Harm.NONE, Way.NONE, List.of(), 0, Optional.empty(), Tiles.NONE);

  private static <T> List<T> with(List<T> some, T one) {
    List<T> more = new ArrayList<>(some);
    more.add(one);
    return List.copyOf(more);
  }

  public int damage() {
    return harm.damage;
  }

  public int kills() {
    return harm.kills;
  }

  public int excess() {
    return harm.excess;
  }

  public int hurt() {
    return harm.hurt;
  }

  public List<Hex> path() {
    return way.path;
  }

  public boolean openedDoor() {
    return way.openedDoor;
  }

  public Results done() {
    return new Results(true, targets, harm, way, area, looted, asIf, tiles);
  }

  /** Nothing was performed, but the targets are remembered. */
  Results undone() {
    return new Results(false, targets, harm, way, area, looted, asIf, tiles);
  }

  public Results target(FigureId figure) {
    return new Results(true, with(targets, figure), harm, way, area, looted, asIf, tiles);
  }

  /** The same, as far as it is about that figure. */
  public Results about(FigureId figure) {
    return new Results(true, List.of(figure), harm, way, area, looted, asIf, tiles);
  }

  public Results dealt(int more) {
    return with(
        new Harm(
            harm.damage + more, harm.kills, harm.excess, harm.hurt + 1, harm.fallen, harm.shields));
  }

  /** An attack has met that much shield, before any pierce. */
  public Results met(FigureId target, int shield) {
    return with(
        new Harm(
            harm.damage,
            harm.kills,
            harm.excess,
            harm.hurt,
            harm.fallen,
            with(harm.shields, new Harm.Met(target, shield))));
  }

  /** The shield that a target of the attack had in it. */
  public int shieldOf(FigureId target) {
    return harm.shields.stream()
        .filter(met -> met.target().equals(target))
        .mapToInt(Harm.Met::shield)
        .sum();
  }

  /** Somebody was killed in that hex, by so much more than was needed. */
  public Results killed(int beyond, Hex where) {
    return with(
        new Harm(
            harm.damage,
            harm.kills + 1,
            harm.excess + beyond,
            harm.hurt,
            with(harm.fallen, where),
            harm.shields));
  }

  private Results with(Harm other) {
    return new Results(performed, targets, other, way, area, looted, asIf, tiles);
  }

  /** A step from one hex into another. */
  public Results entered(Hex before, Hex hex) {
    Way on =
        new Way(
            with(way.path, hex),
            way.from.isPresent() ? way.from : Optional.of(before),
            way.openedDoor);
    return new Results(true, targets, harm, on, area, looted, asIf, tiles);
  }

  public Results covered(List<Hex> hexes) {
    return new Results(performed, targets, harm, way, List.copyOf(hexes), looted, asIf, tiles);
  }

  public Results took(int things) {
    return new Results(true, targets, harm, way, area, looted + things, asIf, tiles);
  }

  public Results opened() {
    Way open = new Way(way.path, way.from, true);
    return new Results(performed, targets, harm, open, area, looted, asIf, tiles);
  }

  /** A tile was laid in that hex, or has come there. */
  public Results laid(Hex hex) {
    return with(new Tiles(with(tiles.hexes, hex), tiles.last));
  }

  /** A tile was taken from that hex. */
  public Results cleared(Hex hex, OverlayTile tile) {
    return with(new Tiles(with(tiles.hexes, hex), Optional.of(tile)));
  }

  private Results with(Tiles others) {
    return new Results(true, targets, harm, way, area, looted, asIf, others);
  }

  /** The ability has not been performed by that. */
  public Results asIf(Hex hex) {
    return new Results(performed, targets, harm, way, area, looted, Optional.of(hex), tiles);
  }

  /** What is remembered of an ability before this one, if this one was no move. */
  Results after(Results before) {
    return way.equals(Way.NONE) && !before.way.equals(Way.NONE)
        ? new Results(performed, targets, harm, before.way, area, looted, asIf, tiles)
        : this;
  }

  /** Whether a hex is next to one that the move entered. */
  public boolean isNextToPath(Board board, Hex hex) {
    return isNextTo(way.path, board, hex);
  }

  /** Whether a hex is next to one of the tiles. */
  public boolean isNextToTiles(Board board, Hex hex) {
    return isNextTo(tiles.hexes, board, hex);
  }

  private static boolean isNextTo(List<Hex> some, Board board, Hex hex) {
    int cell = board.at(hex);
    return some.stream().anyMatch(one -> board.areAdjacent(board.at(one), cell));
  }

  /** Whether a move ended where it had begun. */
  public boolean movedBack() {
    return !way.path.isEmpty() && way.from.filter(way.path.getLast()::equals).isPresent();
  }

  /** Whether all steps of a move led in one direction. */
  public boolean movedStraight() {
    if (way.path.isEmpty() || way.from.isEmpty()) {
      return false;
    }
    for (int i = 1; i < way.path.size(); i++) {
      if (!goesOn(way.path.get(i - 1), way.path.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a step into that hex goes on in the direction of the first one. */
  public boolean goesOn(Hex here, Hex next) {
    if (way.path.isEmpty() || way.from.isEmpty()) {
      return true;
    }
    Hex first = way.path.getFirst();
    return next.q() - here.q() == first.q() - way.from.get().q()
        && next.r() - here.r() == first.r() - way.from.get().r();
  }
}
