package haven.play.ability;

import haven.board.Board;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Affects;
import haven.model.map.HexEffect;
import haven.model.map.MadeTrap;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.play.ability.Consequences.Happen;
import haven.play.attack.Damage;
import haven.play.engine.Choice;
import haven.play.engine.Event;
import haven.play.engine.Play;
import haven.play.engine.Prompt;
import haven.play.engine.Question;
import haven.play.engine.Task;
import haven.play.movement.Force;
import haven.play.movement.ForcedMove;
import haven.play.movement.TileAbility;
import haven.play.scenario.Deeds;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** Abilities that change the overlay tiles. */
public final class Tiles {
  private Tiles() {}

  static TileAbility ability(Play play, FigureId actor, int range) {
    return TileAbility.of(
        play.scene(),
        play.state().figure(actor),
        range,
        play.state().map().activeWithDoors(play.board()));
  }

  /** The hexes, and whether it may be skipped (ABL-10, ABL-14). */
  static List<Choice> offer(Play play, FigureId actor, List<Hex> hexes, boolean must) {
    List<Choice> options = new ArrayList<>();
    hexes.forEach(hex -> options.add(new Choice.To(hex)));
    if (!options.isEmpty() && !must && play.isPlayed(actor)) {
      options.add(new Choice.Decline());
    }
    return options;
  }

  public static Create create(
      FigureId actor, FigureId decider, Ability.CreateTile create, boolean must) {
    return new Create(actor, decider, create, create.number(), must);
  }

  /** Lays a tile (TIL-02). */
  public record Create(
      FigureId actor, FigureId decider, Ability.CreateTile create, int number, boolean must)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.tile", CardWords.ability(create));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Hex> places =
          play.isHere(actor)
              ? ability(play, actor, create.range()).placesFor(create.tile())
              : List.of();
      List<Choice> options = offer(play, actor, places, must);
      return play.ask(Prompt.Kind.HEX, decider, actor, Cite.CREATE_TILE, options);
    }

    /** The tile, which remembers who made it if that matters (TIL-14). */
    private OverlayTile made() {
      OverlayTile tile = create.tile();
      return create.xp() == 0 && create.sprung().isEmpty()
          ? tile
          : OverlayTile.of(
              tile.terrain(),
              new MadeTrap(HexEffect.of(tile), actor, create.xp(), create.sprung()));
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        play.state().scene(ability(play, actor, create.range()).create(hex, made()));
        play.result(results -> results.laid(hex));
        play.tell(
            new Event.TileCreated(
                play.cite(Cite.CREATE_TILE), actor, create.tile().terrain(), hex));
        if (number > 1) {
          play.push(new Create(actor, decider, create, number - 1, must));
        }
      }
    }
  }

  /** Somebody has sprung a trap: whoever made it may gain something by that. */
  public static void reward(Play play, Figure figure, OverlayTile tile) {
    if (tile.effect().orElse(null) instanceof MadeTrap made
        && play.isHere(made.maker())
        && play.figure(made.maker()).side() != figure.side()) {
      play.gainXp(play.figure(made.maker()), made.xp(), Cite.XP);
    }
  }

  /** What a sprung trap does to those around it, after it has hurt whoever sprang it. */
  public static void burst(Play play, Hex hex, OverlayTile tile) {
    if (tile.effect().orElse(null) instanceof MadeTrap made) {
      for (Ability.Inflict inflict : made.sprung().reversed()) {
        play.push(new Burst(made.maker(), hex, inflict));
      }
    }
  }

  /** It happens to all of them, whether the maker is still there or not. */
  record Burst(FigureId maker, Hex hex, Ability.Inflict inflict) implements Task {
    @Override
    public void run(Play play) {
      Board board = play.board();
      Figure by = play.figure(maker);
      for (Figure figure : play.state().alive().reversed()) {
        if (!figure.id().equals(maker)
            && isMeant(inflict.aim().affects(), figure.side() == by.side())
            && board.areAdjacent(board.at(figure.hex()), board.at(hex))
            && Values.of(play, by, figure).hold(inflict.aim().only())) {
          play.push(
              new Happen(
                  inflict.what(),
                  figure.id(),
                  by.isGone() ? FigureId.NOBODY : maker,
                  by.isGone() ? FigureId.NOBODY : maker,
                  Consequences.Cause.ABILITY));
        }
      }
    }

    private static boolean isMeant(Affects whom, boolean ally) {
      return switch (whom) {
        case SELF -> false;
        case ALLIES, ALLIES_OR_SELF -> ally;
        case ENEMIES -> !ally;
        case FIGURES, AS_USUAL -> true;
      };
    }
  }

  /** A figure is about to be pushed into a hex: what stands there breaks. */
  public record Crash(FigureId actor, FigureId target, Hex hex, Force.Crash crash) implements Task {
    @Override
    public void run(Play play) {
      if (play.isHere(target) && ForcedMove.isBreakable(play.scene(), play.board().at(hex))) {
        play.changeGround(ground -> ground.put(play.board().at(hex), Terrain.NONE));
        play.tell(
            new Event.TileDestroyed(play.cite(Cite.DESTROY_TILE), actor, Terrain.OBSTACLE, hex));
        play.gainXp(play.figure(actor), crash.xp(), Cite.XP);
        play.push(new Damage.Suffer(target, crash.damage(), Damage.Kind.ABILITY, actor));
      }
    }
  }

  static boolean canDestroy(Play play, FigureId actor, Terrain kind, int range) {
    return ability(play, actor, range).destroyable().stream()
        .anyMatch(hex -> play.isTerrain(hex, kind));
  }

  /** Destroys a tile (TIL-03). */
  public record Destroy(FigureId actor, FigureId decider, Ability.DestroyTile destroy, boolean must)
      implements Question {
    @Override
    public Phrase asks(Play play, Prompt prompt) {
      return Phrase.of("ask.HEX.tile", CardWords.ability(destroy));
    }

    @Override
    public Prompt prompt(Play play) {
      List<Hex> tiles =
          play.isHere(actor)
              ? ability(play, actor, destroy.range()).destroyable().stream()
                  .filter(hex -> play.isTerrain(hex, destroy.kind()))
                  .toList()
              : List.of();
      List<Choice> options = offer(play, actor, tiles, must);
      return play.ask(Prompt.Kind.HEX, decider, actor, Cite.DESTROY_TILE, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        if (play.isTerrain(hex, Terrain.TRAP)) {
          Deeds.trap(play);
        }
        OverlayTile tile = play.state().ground().tile(play.board().at(hex));
        play.state().scene(ability(play, actor, destroy.range()).destroy(hex));
        play.result(results -> results.cleared(hex, tile));
        play.tell(
            new Event.TileDestroyed(play.cite(Cite.DESTROY_TILE), actor, destroy.kind(), hex));
        if (destroy.number() > 1) {
          Ability.DestroyTile rest =
              new Ability.DestroyTile(destroy.kind(), destroy.range(), destroy.number() - 1);
          play.push(new Destroy(actor, decider, rest, must));
        }
      }
    }
  }
}
