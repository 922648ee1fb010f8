package haven.play.map;

import haven.board.Ground;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.board.TileEffect;
import haven.model.Ruleset;
import haven.model.map.LaidTile;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.ObjectiveSpec;
import haven.model.map.RoomSetup;
import haven.model.map.TreasureTile;
import haven.play.engine.Dice;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Puts on the map what belongs into a room: at set-up for the starting room (MAP-12), later when a
 * door opens (OVL-12).
 */
public final class Reveal {
  private final MapState state;
  private final RoomSetup room;
  private final Map<String, List<Newcomer>> newcomers;
  private final List<Shortage> shortages;

  private Reveal(MapState state, RoomSetup room, Optional<Hex> revealer) {
    this.state = state;
    this.room = room;
    newcomers = newcomers();
    shortages =
        newcomers.values().stream()
            .map(
                all ->
                    Shortage.among(
                        all, state.standees().left(all.getFirst().type()), state.scene(), revealer))
            .toList();
  }

  /**
   * A room about to be revealed, once its door is open.
   *
   * @param revealer where the character is who opens the door; none at set-up
   */
  public static Reveal of(MapState state, RoomSetup room, Optional<Hex> revealer) {
    return new Reveal(state, room, revealer);
  }

  /**
   * The map with the room's contents.
   *
   * @param monsters those that were placed, in the order of the lay-out
   * @param missing those for whom no standee was left
   */
  public record Revealed(MapState state, List<PlacedMonster> monsters, List<Newcomer> missing) {}

  /** The shortages of standees in which the party has to choose among equals. */
  public List<Shortage> choices() {
    return shortages.stream().filter(Shortage::isChoice).toList();
  }

  /**
   * Places everything at once (OVL-12).
   *
   * @param chosen the places that the party chooses, as many as each of the {@link #choices} asks
   */
  public Revealed carryOut(List<Newcomer> chosen) {
    var placed = new ArrayList<Newcomer>();
    var missing = new ArrayList<Newcomer>();
    Ruleset ruleset = state.scene().ruleset();
    for (Shortage shortage : shortages) {
      List<Newcomer> all = newcomers.getOrDefault(shortage.type(), List.of());
      List<Newcomer> settled = shortage.settle(all, chosen, ruleset);
      placed.addAll(settled);
      missing.addAll(Shortage.without(all, settled));
    }
    MapState furnished = withTokens(furnished());
    if (!room.monstersOnce().isEmpty()) {
      furnished = furnished.with(furnished.progress().placed(room.monstersOnce()));
    }
    Placing placing = Placing.of(furnished, placed);
    return new Revealed(placing.state(), placing.monsters(), List.copyOf(missing));
  }

  /** The monsters that the symbols show for this number of characters, by type. */
  private Map<String, List<Newcomer>> newcomers() {
    var byType = new LinkedHashMap<String, List<Newcomer>>();
    if (state.progress().monstersPlaced().contains(room.monstersOnce())) { // SCM-11
      return byType;
    }
    int characters = state.setting().terms().characters();
    room.monsters()
        .forEach(
            spot ->
                spot.symbol()
                    .rank(characters)
                    .ifPresent(
                        rank ->
                            byType
                                .computeIfAbsent(spot.type(), type -> new ArrayList<>())
                                .add(new Newcomer(spot.type(), rank, spot.hex()))));
    return byType;
  }

  private MapState furnished() {
    Scene scene = state.scene();
    Ground ground = scene.ground().copy();
    for (LaidTile tile : room.tiles()) {
      tile.kind()
          .terrain()
          .ifPresent(
              terrain ->
                  ground.put(
                      scene.board().at(tile.hex()),
                      new OverlayTile(terrain, tile.effect().map(TileEffect.class::cast))));
    }
    room.loot().forEach(hex -> ground.drop(scene.board().at(hex)));
    Contents contents = state.contents();
    for (TreasureTile tile : room.treasures()) {
      if (tile.treasure().isLaidOut(state.setting().looted())) {
        ground.put(scene.board().at(tile.hex()), Terrain.TREASURE);
        contents = contents.with(tile.hex(), tile.treasure());
      }
    }
    var figures = new ArrayList<>(scene.figures());
    for (ObjectiveSpec spec : room.objectives()) {
      figures.add(Objectives.figure(spec));
      int hitPoints = spec.hitPoints().value(state.setting().terms());
      contents = contents.with(new ObjectiveState(spec, hitPoints, 0));
    }
    return state
        .with(new Scene(scene.ruleset(), scene.board(), scene.sight(), ground, figures))
        .with(contents);
  }

  /** A marked hex with a green icon gets its token (SCM-06a), and what that stands for. */
  private MapState withTokens(MapState furnished) {
    Scene scene = furnished.scene();
    var figures = new ArrayList<>(scene.figures());
    Ground ground = scene.ground().copy();
    Contents contents = furnished.contents();
    List<MarkedHex> allies = marked(MapToken.Meaning.ALLY);
    Dice.Shuffled<Integer> numbers =
        furnished.dice().shuffle(IntStream.rangeClosed(1, allies.size()).boxed().toList());
    for (int i = 0; i < allies.size(); i++) { // SCM-04
      MarkedHex hex = allies.get(i);
      NumberedAlly ally = new NumberedAlly(hex.label(), numbers.things().get(i), hex.hex());
      figures.add(ally.figure());
      contents = contents.with(ally).with(marker(hex, Integer.toString(ally.number())));
    }
    for (MarkedHex hex : marked(MapToken.Meaning.LOOT)) {
      ground.drop(scene.board().at(hex.hex()));
      contents = contents.with(marker(hex, hex.label()));
    }
    for (MarkedHex hex : marked(MapToken.Meaning.REMINDER)) {
      contents = contents.with(marker(hex, hex.label()));
    }
    return furnished
        .with(new Scene(scene.ruleset(), scene.board(), scene.sight(), ground, figures))
        .with(contents)
        .with(furnished.standees(), numbers.next());
  }

  private List<MarkedHex> marked(MapToken.Meaning meaning) {
    return room.marked().stream()
        .filter(hex -> hex.token().filter(token -> token.meaning() == meaning).isPresent())
        .toList();
  }

  private static Marker marker(MarkedHex hex, String label) {
    Marker.Kind kind =
        switch (hex.token().orElseThrow().kind()) {
          case OBJECTIVE_TOKEN -> Marker.Kind.OBJECTIVE_TOKEN;
          case SCENARIO_AID_TOKEN -> Marker.Kind.SCENARIO_AID_TOKEN;
        };
    return Marker.of(kind, label, hex.hex());
  }
}
