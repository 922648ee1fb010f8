package haven.model.map;

import haven.board.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the lay-out shows in one room.
 *
 * @param anyHex some hex of the room
 * @param monstersOnce a name under which several set-ups share their monsters: they are placed with
 *     the first of them only (SCM-11); empty if this room has its own
 */
public record RoomSetup(
    Hex anyHex,
    List<LaidTile> tiles,
    List<MonsterSpot> monsters,
    List<Hex> loot,
    List<TreasureTile> treasures,
    List<ObjectiveSpec> objectives,
    List<MarkedHex> marked,
    String monstersOnce) {

  public RoomSetup {
    tiles = List.copyOf(tiles);
    monsters = List.copyOf(monsters);
    loot = List.copyOf(loot);
    treasures = List.copyOf(treasures);
    objectives = List.copyOf(objectives);
    marked = List.copyOf(marked);
  }

  public static Builder in(Hex anyHex) {
    return new Builder(anyHex);
  }

  /** Puts a room together thing by thing. */
  public static final class Builder {
    private final Hex anyHex;
    private final List<LaidTile> tiles = new ArrayList<>();
    private final List<MonsterSpot> monsters = new ArrayList<>();
    private final List<Hex> loot = new ArrayList<>();
    private final List<TreasureTile> treasures = new ArrayList<>();
    private final List<ObjectiveSpec> objectives = new ArrayList<>();
    private final List<MarkedHex> marked = new ArrayList<>();
    private String monstersOnce = "";

    private Builder(Hex anyHex) {
      this.anyHex = anyHex;
    }

    public Builder tile(String picture, TileKind kind, Hex hex) {
      tiles.add(new LaidTile(picture, kind, hex));
      return this;
    }

    /** A trap or hazard with the effect that is printed for it (OVL-35, OVL-45). */
    public Builder tile(String picture, TileKind kind, Hex hex, HexEffect effect) {
      tiles.add(new LaidTile(picture, kind, hex, Optional.of(effect)));
      return this;
    }

    public Builder monster(String type, Hex hex, MonsterSymbol symbol) {
      monsters.add(new MonsterSpot(type, hex, symbol));
      return this;
    }

    public Builder loot(Hex hex) {
      loot.add(hex);
      return this;
    }

    public Builder treasure(Hex hex, Treasure treasure) {
      treasures.add(new TreasureTile(hex, treasure));
      return this;
    }

    public Builder objective(ObjectiveSpec objective) {
      objectives.add(objective);
      return this;
    }

    public Builder marked(MarkedHex hex) {
      marked.add(hex);
      return this;
    }

    public Builder monstersOnce(String name) {
      monstersOnce = name;
      return this;
    }

    public RoomSetup build() {
      return new RoomSetup(
          anyHex, tiles, monsters, loot, treasures, objectives, marked, monstersOnce);
    }
  }
}
