package haven.play.map;

import haven.board.Board;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.model.rules.SetUpRules;
import haven.play.Refused;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Who of one type is placed when there are fewer standees than places (OVL-13).
 *
 * @param certain they are placed in any case
 * @param undecided equals, of which the party decides
 * @param open how many of the undecided are placed
 */
public record Shortage(String type, List<Newcomer> certain, List<Newcomer> undecided, int open) {

  public Shortage {
    certain = List.copyOf(certain);
    undecided = List.copyOf(undecided);
  }

  /** Whether the party has to choose. */
  public boolean isChoice() {
    return open > 0 && open < undecided.size() && undecided.stream().distinct().count() > 1;
  }

  /**
   * @param revealer where the character is who reveals the room; none for a spawn
   */
  static Shortage among(List<Newcomer> all, int standees, Scene scene, Optional<Hex> revealer) {
    String type = all.getFirst().type();
    if (standees >= all.size()) {
      return new Shortage(type, all, List.of(), 0);
    }
    if (standees == 0) {
      return new Shortage(type, List.of(), List.of(), 0);
    }
    Comparator<Newcomer> order = order(scene, revealer);
    List<Newcomer> ranked = all.stream().sorted(order).toList();
    var certain = new ArrayList<Newcomer>();
    var undecided = new ArrayList<Newcomer>();
    Newcomer last = ranked.get(standees - 1);
    for (Newcomer one : ranked) {
      int compared = order.compare(one, last);
      if (compared < 0) {
        certain.add(one);
      } else if (compared == 0) {
        undecided.add(one);
      }
    }
    return new Shortage(type, certain, undecided, standees - certain.size());
  }

  private static Comparator<Newcomer> order(Scene scene, Optional<Hex> revealer) {
    Comparator<Newcomer> elitesFirst = Comparator.comparing(Newcomer::rank).reversed();
    SetUpRules.Shortage rule = scene.ruleset().hexes().setUp().shortage();
    return switch (rule) {
      case NEAREST_TO_REVEALER ->
          Comparator.comparingInt(
              one -> revealer.map(hex -> range(scene.board(), hex, one.hex())).orElse(0));
      case ELITES_THEN_NEAREST_TO_ENEMY ->
          elitesFirst.thenComparingInt(one -> rangeToEnemy(scene, one.hex()));
      case ELITES -> elitesFirst;
    };
  }

  private static int range(Board board, Hex from, Hex to) {
    return board.range(board.at(from), board.at(to));
  }

  private static int rangeToEnemy(Scene scene, Hex from) {
    return scene.figures().stream()
        .filter(figure -> figure.side() == Side.PARTY)
        .mapToInt(figure -> range(scene.board(), from, figure.hex()))
        .min()
        .orElse(Board.UNREACHABLE);
  }

  /** Those to place, in the order of the lay-out, once the party has chosen. */
  List<Newcomer> settle(List<Newcomer> all, List<Newcomer> chosen, Ruleset ruleset) {
    var placed = new ArrayList<>(certain);
    if (isChoice()) {
      List<Newcomer> picked = common(undecided, chosen);
      if (picked.size() != open) {
        throw new Refused(
            ruleset.cite(Cite.SHORTAGE),
            "choose " + open + " of the " + undecided.size() + " places for " + type);
      }
      placed.addAll(picked);
    } else {
      placed.addAll(undecided.subList(0, open));
    }
    return common(all, placed);
  }

  /** Those of the first list that are in the second, each as often as it is there. */
  static List<Newcomer> common(List<Newcomer> some, List<Newcomer> others) {
    var left = new ArrayList<>(others);
    var common = new ArrayList<Newcomer>(some.size());
    for (Newcomer one : some) {
      if (left.remove(one)) {
        common.add(one);
      }
    }
    return List.copyOf(common);
  }

  static List<Newcomer> without(List<Newcomer> all, List<Newcomer> some) {
    var left = new ArrayList<>(all);
    some.forEach(left::remove);
    return List.copyOf(left);
  }
}
