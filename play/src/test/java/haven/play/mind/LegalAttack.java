package haven.play.mind;

import haven.board.Area;
import haven.board.Board;
import haven.board.Hex;
import haven.play.table.Figure;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks one outcome's attack by the plain words of the rules (TGT-16 to TGT-22, MAT-12). */
record LegalAttack(Position position, Outcome outcome) {

  /** What is wrong with it; nothing if nothing is. */
  String complaint() {
    if (outcome.attacks().isEmpty()) {
      return outcome.area().isEmpty() ? "" : "an area without an attack";
    }
    Attack attack = position.action().attack().orElseThrow();
    Set<Hex> targets = new HashSet<>(outcome.attacks());
    if (!targets.stream().allMatch(this::isEnemyInSight)) {
      return "attacks somebody who is no enemy in sight";
    }
    if (outcome.focuses().stream().noneMatch(targets::contains)) {
      return "attacks without its focus";
    }
    int singles = attack.targets();
    if (attack.area().isPresent()) {
      if (!isPlacement(attack.area().get(), attack.reach())) {
        return "the area is not laid legally";
      }
      Set<Hex> hit = new HashSet<>();
      enemiesInSight().stream().filter(outcome.area()::contains).forEach(hit::add);
      if (hit.isEmpty() || !targets.containsAll(hit)) {
        return "the area hits " + hit;
      }
      targets.removeAll(hit);
      singles--;
    }
    if (targets.size() > singles) {
      return "more targets than the attack has";
    }
    return targets.stream().allMatch(hex -> range(hex) <= attack.reach()) ? "" : "out of range";
  }

  private boolean isPlacement(Area area, int reach) {
    Set<Hex> laid = Set.copyOf(outcome.area());
    boolean fits =
        area.orientations(true).stream()
            .anyMatch(
                way ->
                    area.aroundActor()
                        ? onMap(way.red(), outcome.stop()).equals(laid)
                        : isShifted(way.red(), laid));
    return fits && (area.aroundActor() || laid.stream().anyMatch(hex -> range(hex) <= reach));
  }

  private boolean isShifted(List<Hex> red, Set<Hex> laid) {
    return laid.stream()
        .flatMap(covered -> red.stream().map(covered::minus))
        .anyMatch(shift -> onMap(red, shift).equals(laid));
  }

  private Set<Hex> onMap(List<Hex> red, Hex shift) {
    Set<Hex> hexes = new HashSet<>();
    for (Hex hex : red) {
      if (board().cell(hex.plus(shift)) != Board.NONE) {
        hexes.add(hex.plus(shift));
      }
    }
    return hexes;
  }

  private List<Hex> enemiesInSight() {
    return position.figures().stream().map(Figure::hex).filter(this::isEnemyInSight).toList();
  }

  private boolean isEnemyInSight(Hex hex) {
    return position.scene().figureAt(hex).filter(f -> f.isEnemyOf(position.actor())).isPresent()
        && position.scene().sight().sees(board().at(outcome.stop()), board().at(hex));
  }

  private int range(Hex hex) {
    return board().range(board().at(outcome.stop()), board().at(hex));
  }

  private Board board() {
    return position.board();
  }
}
