package haven.play.special;

import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.board.TileEffect;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.map.LaidTile;
import haven.model.map.ObjectiveSpec;
import haven.model.scenario.ScenarioRule.Deed;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.scenario.Arrival;
import haven.play.scenario.ScenarioRules;
import java.util.List;
import java.util.Optional;

/** What special rules change on the map. */
public final class MapDeeds {
  private MapDeeds() {}

  public static void run(Play play, Deed.OnMap deed) {
    switch (deed) {
      case Deed.RevealRoom(Hex room) -> Arrival.reveal(play, room);
      case Deed.Read(String section) -> {
        play.tell(new Event.SectionRead(play.cite(Cite.SPECIAL_RULE), FigureId.NOBODY, section));
        play.push(new ScenarioRules.Section(section));
      }
      case Deed.Erect(ObjectiveSpec objective) ->
          play.push(new Appearing(objective.hex(), Optional.of(objective), ""));
      case Deed.Bring(String ally, Hex hex) ->
          play.push(new Appearing(hex, Optional.empty(), ally));
      case Deed.Lay(List<LaidTile> tiles) -> tiles.forEach(tile -> lay(play, tile));
      case Deed.Clear(List<Hex> hexes) -> hexes.forEach(hex -> clear(play, hex));
      case Deed.MoveTile(Hex from, Hex to) -> move(play, from, to);
    }
  }

  private static void lay(Play play, LaidTile tile) {
    Terrain terrain = tile.kind().terrain().orElseThrow();
    if (fits(play, terrain, tile.hex())) {
      Optional<TileEffect> effect =
          tile.effect().map(one -> (TileEffect) one.settled(play.state().terms()));
      put(play, tile.hex(), new OverlayTile(terrain, effect));
    }
  }

  private static boolean fits(Play play, Terrain terrain, Hex hex) {
    boolean needsRoom = terrain == Terrain.OBSTACLE || terrain == Terrain.TRAP;
    return !(needsRoom && play.state().at(hex).isSomebody());
  }

  private static void put(Play play, Hex hex, OverlayTile tile) {
    play.changeGround(ground -> ground.put(play.board().at(hex), tile));
    play.tell(
        new Event.TileCreated(play.cite(Cite.SPECIAL_RULE), FigureId.NOBODY, tile.terrain(), hex));
  }

  /** Treasures and plates are no tiles that rules clear away. */
  private static void clear(Play play, Hex hex) {
    int cell = play.board().at(hex);
    Terrain terrain = play.state().ground().at(cell);
    boolean stays =
        terrain == Terrain.NONE || terrain == Terrain.TREASURE || terrain == Terrain.PRESSURE_PLATE;
    if (!stays) {
      play.changeGround(ground -> ground.put(cell, Terrain.NONE));
      play.tell(
          new Event.TileDestroyed(play.cite(Cite.SPECIAL_RULE), FigureId.NOBODY, terrain, hex));
    }
  }

  private static void move(Play play, Hex from, Hex to) {
    OverlayTile tile = play.state().ground().tile(play.board().at(from));
    boolean free = play.state().ground().at(play.board().at(to)) == Terrain.NONE;
    if (tile.terrain() != Terrain.NONE && free && fits(play, tile.terrain(), to)) {
      clear(play, from);
      put(play, to, tile);
    }
  }
}
