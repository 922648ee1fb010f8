package haven.play.map;

import haven.board.Board;
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
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Nature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts on the map what belongs into a room: at set-up for the starting room (MAP-12), later when a
 * door opens (OVL-12).
 */
public final class Reveal {
  private final Field field;
  private final RoomSetup room;
  private final Map<String, List<Newcomer>> newcomers;
  private final List<Shortage> shortages;

  private Reveal(Field field, RoomSetup room, Optional<Hex> revealer) {
    this.field = field;
    this.room = room;
    newcomers = newcomers();
    shortages =
        newcomers.values().stream()
            .map(
                all ->
                    Shortage.among(
                        all,
                        field.map().standees().left(all.getFirst().type()),
                        field.scene(),
                        revealer))
            .toList();
  }

  /**
   * A room about to be revealed, once its door is open.
   *
   * @param revealer where the character is who opens the door; none at set-up
   */
  public static Reveal of(Field field, RoomSetup room, Optional<Hex> revealer) {
    return new Reveal(field, room, revealer);
  }

  /**
   * What comes with the room; allies and monsters are still to be placed, since chance decides
   * their numbers.
   *
   * @param allies the hexes where tokens stand for them (SCM-04)
   * @param monsters those that are placed, in the order of the lay-out
   * @param missing those for whom no standee is left
   */
  public record Revealed(
      List<Figure> objectives,
      List<MarkedHex> allies,
      List<Newcomer> monsters,
      List<Newcomer> missing) {}

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
    Ruleset ruleset = field.rules();
    for (Shortage shortage : shortages) {
      List<Newcomer> all = newcomers.getOrDefault(shortage.type(), List.of());
      List<Newcomer> settled = shortage.settle(all, chosen, ruleset);
      placed.addAll(settled);
      missing.addAll(Shortage.without(all, settled));
    }
    furnish();
    if (!room.monstersOnce().isEmpty()) {
      field.map(field.map().with(field.map().progress().placed(room.monstersOnce())));
    }
    List<Figure> objectives = objectives();
    tokens();
    return new Revealed(
        objectives, marked(MapToken.Meaning.ALLY), List.copyOf(placed), List.copyOf(missing));
  }

  /** The monsters that the symbols show for this number of characters, by type. */
  private Map<String, List<Newcomer>> newcomers() {
    var byType = new LinkedHashMap<String, List<Newcomer>>();
    if (field.map().progress().monstersPlaced().contains(room.monstersOnce())) { // SCM-11
      return byType;
    }
    int characters = field.map().setting().terms().characters();
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

  private void furnish() {
    Board board = field.board();
    Ground ground = field.ground().copy();
    Contents contents = field.map().contents();
    for (LaidTile tile : room.tiles()) {
      tile.kind()
          .terrain()
          .ifPresent(
              terrain -> ground.put(board.at(tile.hex()), new OverlayTile(terrain, effect(tile))));
    }
    room.loot().forEach(hex -> ground.drop(board.at(hex)));
    for (TreasureTile tile : room.treasures()) {
      if (tile.treasure().isLaidOut(field.map().setting().looted())) {
        ground.put(board.at(tile.hex()), Terrain.TREASURE);
        contents = contents.with(tile.hex(), tile.treasure());
      }
    }
    field.ground(ground);
    field.map(field.map().with(contents));
  }

  private Optional<TileEffect> effect(LaidTile tile) {
    return tile.effect().map(one -> one.settled(field.map().setting().terms()));
  }

  /** A marked hex with a green icon gets its token (SCM-06a), and what that stands for. */
  private void tokens() {
    Ground ground = field.ground().copy();
    Contents contents = field.map().contents();
    for (MarkedHex hex : marked(MapToken.Meaning.LOOT)) {
      ground.drop(field.board().at(hex.hex()));
      contents = contents.with(marker(hex, hex.label()));
    }
    for (MarkedHex hex : marked(MapToken.Meaning.REMINDER)) {
      contents = contents.with(marker(hex, hex.label()));
    }
    field.ground(ground);
    field.map(field.map().with(contents));
  }

  private List<Figure> objectives() {
    return room.objectives().stream().map(spec -> objective(field, spec, spec.hex())).toList();
  }

  /** An objective as its specification says, in that hex. */
  public static Figure objective(Field field, ObjectiveSpec spec, Hex hex) {
    return field.place(Nature.of(spec, field.map().setting().terms()), hex, initiative(spec));
  }

  /** OVL-74: for the focus of others; it takes no turn. */
  private static Initiative initiative(ObjectiveSpec spec) {
    return spec.initiative().isPresent()
        ? Initiative.of(spec.initiative().getAsInt())
        : Initiative.LAST;
  }

  private List<MarkedHex> marked(MapToken.Meaning meaning) {
    return room.marked().stream()
        .filter(hex -> hex.token().filter(token -> token.meaning() == meaning).isPresent())
        .toList();
  }

  static Marker marker(MarkedHex hex, String label) {
    Marker.Kind kind =
        switch (hex.token().orElseThrow().kind()) {
          case OBJECTIVE_TOKEN -> Marker.Kind.OBJECTIVE_TOKEN;
          case SCENARIO_AID_TOKEN -> Marker.Kind.SCENARIO_AID_TOKEN;
        };
    return Marker.of(kind, label, hex.hex());
  }
}
