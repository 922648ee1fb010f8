package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.model.Cite;
import haven.model.Ruleset;
import haven.play.Refused;
import haven.play.table.Field;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Monsters that a scenario effect puts on the map (SCM-09, SCM-10). */
public final class Spawn {
  private final Field field;
  private final List<Newcomer> wave;

  private Spawn(Field field, List<Newcomer> wave) {
    this.field = field;
    this.wave = List.copyOf(wave);
  }

  /** Monsters that appear at the same time, each with the hex that the scenario states. */
  public static Spawn of(Field field, List<Newcomer> wave) {
    return new Spawn(field, wave);
  }

  private static List<Hex> hexes(Board board, List<Integer> cells) {
    return cells.stream().map(board::hex).toList();
  }

  /** The shortages of standees in which the party has to choose among equals. */
  public List<Shortage> shortages() {
    List<Shortage> shortages = new ArrayList<>();
    for (List<Newcomer> all : byType().values()) {
      Shortage shortage = shortage(all);
      if (shortage.isChoice()) {
        shortages.add(shortage);
      }
    }
    return shortages;
  }

  /** Whom there are standees for (OVL-13), in the order in which the scenario names them. */
  public List<Newcomer> placed(List<Newcomer> chosen) {
    Ruleset ruleset = field.rules();
    var placed = new ArrayList<Newcomer>();
    byType().values().forEach(all -> placed.addAll(shortage(all).settle(all, chosen, ruleset)));
    return Shortage.common(wave, placed);
  }

  /**
   * The hexes in which the next of those that are placed may appear; several if the party decides.
   * All appear at once (SCM-10): stated hexes that are empty are kept for those whose they are, so
   * that nobody is driven off by another of the wave who is named before.
   *
   * @param taken the hexes of those before
   */
  public List<Hex> places(List<Newcomer> placed, List<Hex> taken) {
    Board board = field.board();
    Emptiness emptiness = Emptiness.of(field);
    CellSet free = emptiness.empty();
    taken.forEach(hex -> free.remove(board.at(hex)));
    Hex stated = placed.get(taken.size()).hex();
    if (free.contains(board.at(stated))) {
      return List.of(stated);
    }
    placed.forEach(one -> free.remove(board.at(one.hex())));
    return hexes(board, emptiness.nearest(board.at(stated), free));
  }

  /**
   * The monsters as they come, each with its hex.
   *
   * @param chosen whom the party places if standees run out
   * @param hexes a hex for each of those that are placed, one of its {@link #places}
   */
  public List<Newcomer> arriving(List<Newcomer> chosen, List<Hex> hexes) {
    List<Newcomer> placed = placed(chosen);
    if (hexes.size() != placed.size()) {
      throw new Refused(
          field.rules().cite(Cite.SPAWN_HEX),
          placed.size() + " monsters need a hex, not " + hexes.size());
    }
    var arrived = new ArrayList<Newcomer>();
    for (int i = 0; i < hexes.size(); i++) {
      Newcomer one = placed.get(i);
      if (!places(placed, hexes.subList(0, i)).contains(hexes.get(i))) {
        throw new Refused(
            field.rules().cite(Cite.SPAWN_HEX),
            "a " + one.type() + " cannot appear at " + hexes.get(i));
      }
      arrived.add(new Newcomer(one.type(), one.rank(), hexes.get(i)));
    }
    return List.copyOf(arrived);
  }

  private Map<String, List<Newcomer>> byType() {
    var byType = new LinkedHashMap<String, List<Newcomer>>();
    for (Newcomer one : wave) {
      byType.computeIfAbsent(one.type(), _ -> new ArrayList<>()).add(one);
    }
    return byType;
  }

  private Shortage shortage(List<Newcomer> all) {
    return Shortage.among(
        all, field.map().standees().left(all.getFirst().type()), field.scene(), Optional.empty());
  }
}
