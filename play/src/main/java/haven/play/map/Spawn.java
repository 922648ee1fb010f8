package haven.play.map;

import haven.board.Board;
import haven.board.CellSet;
import haven.board.Hex;
import haven.model.SetUpRules;
import haven.play.scene.Scene;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Monsters that a scenario effect puts on the map (SCM-09, SCM-10). */
public final class Spawn {
  private final MapState state;
  private final List<Newcomer> wave;

  private Spawn(MapState state, List<Newcomer> wave) {
    this.state = state;
    this.wave = List.copyOf(wave);
  }

  /** Monsters that appear at the same time, each with the hex that the scenario states. */
  public static Spawn of(MapState state, List<Newcomer> wave) {
    return new Spawn(state, wave);
  }

  /** The hexes in which a monster stated for that one may appear: several if the party decides. */
  public static List<Hex> places(Scene scene, Hex stated) {
    return hexes(scene.board(), Emptiness.of(scene).nearestEmpty(scene.board().at(stated)));
  }

  private static List<Hex> hexes(Board board, List<Integer> cells) {
    return cells.stream().map(board::hex).toList();
  }

  /** The shortages of standees in which the party has to choose among equals. */
  public List<Shortage> shortages() {
    return byType().values().stream().map(this::shortage).filter(Shortage::isChoice).toList();
  }

  /**
   * Where each of the monsters may appear. All appear at once (SCM-10): first they take the stated
   * hexes that are empty, so that nobody is driven off by another of the wave who is named before.
   */
  public Map<Newcomer, List<Hex>> places() {
    Scene scene = state.scene();
    Board board = scene.board();
    Emptiness emptiness = Emptiness.of(scene);
    CellSet empty = emptiness.empty();
    CellSet free = empty.copy();
    wave.forEach(one -> free.remove(board.at(one.hex())));
    var places = new LinkedHashMap<Newcomer, List<Hex>>();
    for (Newcomer one : wave) {
      int stated = board.at(one.hex());
      places.put(
          one,
          empty.contains(stated)
              ? List.of(one.hex())
              : hexes(board, emptiness.nearest(stated, free)));
    }
    return places;
  }

  /**
   * Puts the monsters on the map.
   *
   * @param hexes the hex chosen for each, one of its {@link #places}
   * @param chosen whom the party places if standees run out
   */
  public Reveal.Revealed carryOut(Map<Newcomer, Hex> hexes, List<Newcomer> chosen) {
    Map<Newcomer, List<Hex>> places = places();
    SetUpRules.Shortage rule = state.rules().setUp().shortage();
    var placed = new ArrayList<Newcomer>();
    var missing = new ArrayList<Newcomer>();
    for (List<Newcomer> all : byType().values()) {
      List<Newcomer> settled = shortage(all).settle(all, chosen, rule);
      all.stream().filter(one -> !settled.contains(one)).forEach(missing::add);
      for (Newcomer one : settled) {
        Hex hex = hexes.getOrDefault(one, one.hex());
        if (!places.getOrDefault(one, List.of()).contains(hex)) {
          throw new Refused("SCM-09", "a " + one.type() + " cannot appear at " + hex);
        }
        placed.add(new Newcomer(one.type(), one.rank(), hex));
      }
    }
    Placing placing = Placing.of(state, placed);
    return new Reveal.Revealed(placing.state(), placing.monsters(), List.copyOf(missing));
  }

  private Map<String, List<Newcomer>> byType() {
    var byType = new LinkedHashMap<String, List<Newcomer>>();
    wave.forEach(one -> byType.computeIfAbsent(one.type(), type -> new ArrayList<>()).add(one));
    return byType;
  }

  private Shortage shortage(List<Newcomer> all) {
    return Shortage.among(
        all, state.standees().left(all.getFirst().type()), state.scene(), Optional.empty());
  }
}
