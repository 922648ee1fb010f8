package haven.play.movement;

import haven.board.Board;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.ClearPath;
import haven.model.ability.LayTiles;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.Refused;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.scenario.Deeds;
import haven.play.table.Frame;
import haven.play.table.Results;
import haven.play.table.Scene;
import java.util.ArrayList;
import java.util.List;

/** Tiles that are laid in several hexes at once or in hexes that were spoken of before. */
public final class PlacedTiles {
  private PlacedTiles() {}

  private static TileAbility ability(Play play, FigureId actor, Scene scene, int range) {
    return TileAbility.of(
        scene, play.state().figure(actor), range, play.state().map().activeWithDoors(play.board()));
  }

  private static Results before(Play play) {
    return play.state().frame() instanceof Frame frame ? frame.before() : Results.NONE;
  }

  /** Where the tiles are laid. */
  public record Lay(FigureId actor, FigureId decider, LayTiles lay, boolean must)
      implements Question {
    private static final int FAR = 999;

    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.tile", CardWords.ability(lay));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.isHere(actor)) {
        for (List<Hex> hexes : places(play)) {
          if (isAllowed(play, hexes)) {
            options.add(new Choice.Lay(hexes));
          }
        }
      }
      if (!options.isEmpty() && !must && play.isPlayed(actor)) {
        options.add(new Choice.Decline());
      }
      return play.ask(Prompt.Kind.AREA, decider, actor, Cite.CREATE_TILE, options);
    }

    private List<List<Hex>> places(Play play) {
      return switch (lay.place()) {
        case TRIANGLE -> triangles(play);
        case WHERE_KILLED ->
            before(play).harm().fallen().stream().distinct().map(List::of).toList();
      };
    }

    /** Each once: a hex with two neighbours that follow one another, of which it is the first. */
    private List<List<Hex>> triangles(Play play) {
      Board board = play.board();
      List<List<Hex>> found = new ArrayList<>();
      for (int cell = 0; cell < board.cells(); cell++) {
        for (int side = 0; side < 6; side++) {
          int second = board.adjacent(cell, side);
          int third = board.adjacent(cell, (side + 1) % 6);
          if (second > cell && third > cell && board.areAdjacent(second, third)) {
            found.add(List.of(board.hex(cell), board.hex(second), board.hex(third)));
          }
        }
      }
      return found;
    }

    private boolean isAllowed(Play play, List<Hex> hexes) {
      try {
        laid(play, hexes);
        return true;
      } catch (Refused refused) {
        return false;
      }
    }

    private Scene laid(Play play, List<Hex> hexes) {
      int range = lay.place() == LayTiles.Place.WHERE_KILLED ? FAR : lay.range();
      Scene scene = play.scene();
      for (Hex hex : hexes) {
        scene = ability(play, actor, scene, range).create(hex, lay.tile());
      }
      return scene;
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.Lay(List<Hex> hexes)) {
        play.state().scene(laid(play, hexes));
        for (Hex hex : hexes) {
          play.result(results -> results.laid(hex));
          play.tell(
              new Event.TileCreated(play.cite(Cite.CREATE_TILE), actor, lay.tile().terrain(), hex));
        }
      }
    }
  }

  /** Everything of a kind that lies on the way of the move. */
  public record Clear(FigureId actor, ClearPath clear) implements Task {
    @Override
    public void run(Play play) {
      for (Hex hex : before(play).path().stream().distinct().toList()) {
        if (play.isHere(actor) && play.isTerrain(hex, clear.kind())) {
          destroy(play, hex);
        }
      }
    }

    private void destroy(Play play, Hex hex) {
      OverlayTile tile = play.state().ground().tile(play.board().at(hex));
      try {
        play.state().scene(ability(play, actor, play.scene(), 999).destroy(hex));
      } catch (Refused refused) {
        return; // it covers a border, or is an objective
      }
      if (clear.kind() == Terrain.TRAP) {
        Deeds.trap(play);
      }
      play.result(results -> results.cleared(hex, tile));
      play.tell(new Event.TileDestroyed(play.cite(Cite.DESTROY_TILE), actor, clear.kind(), hex));
    }
  }
}
