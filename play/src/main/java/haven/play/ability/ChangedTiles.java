package haven.play.ability;

import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability.ChangeTile;
import haven.model.ability.TileChange;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.movement.Moves;
import haven.play.movement.TileAbility;
import haven.play.scenario.Deeds;
import haven.play.table.Results;
import haven.play.table.Scene;
import java.util.List;

/** Tiles that are moved, put elsewhere, replaced or sprung by an ability (TIL-04 to TIL-07). */
public final class ChangedTiles {
  private ChangedTiles() {}

  private static Cite cite(TileChange manner) {
    return switch (manner) {
      case TileChange.Move _ -> Cite.MOVE_TILE;
      case TileChange.Transfer _ -> Cite.TRANSFER_TILE;
      case TileChange.Replace _ -> Cite.REPLACE_TILE;
      case TileChange.Spring() -> Cite.SPRING_TRAP;
    };
  }

  private static void tellCarried(
      Play play, FigureId actor, ChangeTile change, Hex from, Terrain laid, Hex to) {
    var rule = play.cite(cite(change.manner()));
    play.result(results -> results.laid(to));
    play.tell(new Event.TileDestroyed(rule, actor, change.kind(), from));
    play.tell(new Event.TileCreated(rule, actor, laid, to));
  }

  /** Which tile: only those with which something can be done. */
  public record Which(FigureId actor, FigureId decider, ChangeTile change, boolean must)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.change", CardWords.ability(change));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Hex> tiles = play.isHere(actor) ? tiles(play) : List.of();
      List<Choice> options = Tiles.offer(play, actor, tiles, must);
      return play.ask(Prompt.Kind.HEX, decider, actor, cite(change.manner()), options);
    }

    private List<Hex> tiles(Play play) {
      TileAbility ability = Tiles.ability(play, actor, change.range());
      List<Hex> kind =
          ability.allowed(
              hex -> {
                switch (change.manner()) {
                  case TileChange.Move _, TileChange.Transfer _ -> {} // where to is asked next
                  case TileChange.Replace(OverlayTile by) -> ability.replace(hex, by);
                  case TileChange.Spring() -> ability.spring(hex);
                }
              });
      return kind.stream()
          .filter(hex -> play.isTerrain(hex, change.kind()))
          .filter(hex -> !isCarried() || !where(hex).places(play).isEmpty())
          .toList();
    }

    private boolean isCarried() {
      return switch (change.manner()) {
        case TileChange.Move _, TileChange.Transfer _ -> true;
        case TileChange.Replace _, TileChange.Spring() -> false;
      };
    }

    private Where where(Hex from) {
      return new Where(actor, decider, change, from);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        switch (change.manner()) {
          case TileChange.Move _, TileChange.Transfer _ -> play.push(where(hex));
          case TileChange.Replace(OverlayTile by) -> replace(play, hex, by);
          case TileChange.Spring() -> spring(play, hex);
        }
      }
    }

    private void replace(Play play, Hex hex, OverlayTile by) {
      if (change.kind() == Terrain.TRAP) {
        Deeds.trap(play);
      }
      play.state().scene(Tiles.ability(play, actor, change.range()).replace(hex, by));
      tellCarried(play, actor, change, hex, by.terrain(), hex);
    }

    /** TIL-07: the acting figure suffers it, flying or not, and wherever it stands. */
    private void spring(Play play, Hex hex) {
      OverlayTile tile = play.state().ground().tile(play.board().at(hex));
      play.state().scene(Tiles.ability(play, actor, change.range()).spring(hex));
      play.result(Results::done);
      play.tell(new Event.TrapSprung(play.cite(Cite.SPRING_TRAP), actor, hex));
      Deeds.trap(play);
      Tiles.reward(play, play.figure(actor), tile);
      Tiles.burst(play, hex, tile);
      Moves.meet(play, actor, tile, FigureId.NOBODY);
    }
  }

  /** Where the tile that was chosen goes. */
  public record Where(FigureId actor, FigureId decider, ChangeTile change, Hex from)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.tile", CardWords.ability(change));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = Tiles.offer(play, actor, places(play), true);
      return play.ask(Prompt.Kind.HEX, decider, actor, cite(change.manner()), options);
    }

    private List<Hex> places(Play play) {
      return Tiles.ability(play, actor, change.range()).allowed(to -> carried(play, to));
    }

    private Scene carried(Play play, Hex to) {
      TileAbility ability = Tiles.ability(play, actor, change.range());
      return switch (change.manner()) {
        case TileChange.Move(int hexes) -> ability.move(from, to, hexes);
        case TileChange.Transfer(int range) ->
            range == 0
                ? ability.transfer(from, to)
                : Tiles.ability(play, actor, range).transfer(from, to);
        case TileChange.Replace _, TileChange.Spring() ->
            throw new IllegalStateException("it stays where it is: " + change);
      };
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex to)) {
        play.state().scene(carried(play, to));
        tellCarried(play, actor, change, from, change.kind(), to);
      }
    }
  }
}
