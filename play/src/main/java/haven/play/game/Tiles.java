package haven.play.game;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Cite;
import haven.model.ability.Ability;
import haven.play.state.Results;
import haven.play.tile.TileAbility;
import java.util.ArrayList;
import java.util.List;

/** Abilities that change the overlay tiles. */
final class Tiles {
  private Tiles() {}

  private static TileAbility ability(Play play, int actor, int range) {
    return TileAbility.of(
        play.scene(), play.state().shown(actor), range, play.state().map().active());
  }

  /** Lays a tile (TIL-02). */
  record Create(int actor, Ability.CreateTile create, int number) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (number > 0 && play.isHere(actor)) {
        ability(play, actor, create.range())
            .placesFor(create.tile())
            .forEach(hex -> options.add(new Choice.To(hex)));
        if (!options.isEmpty() && play.isPlayed(actor)) {
          options.add(new Choice.Decline());
        }
      }
      return play.ask(Prompt.Kind.HEX, actor, actor, Cite.CREATE_TILE, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        play.state().scene(ability(play, actor, create.range()).create(hex, create.tile()));
        play.result(Results::done);
        play.tell(
            Event.What.TILE,
            Cite.CREATE_TILE,
            actor,
            "creates " + create.tile().terrain() + " at " + hex);
        if (number > 1) {
          play.push(new Create(actor, create, number - 1));
        }
      }
    }
  }

  /** Destroys a tile (TIL-03). */
  record Destroy(int actor, Ability.DestroyTile destroy) implements Question {
    @Override
    public Prompt prompt(Play play) {
      List<Choice> options = new ArrayList<>();
      if (play.isHere(actor)) {
        for (Hex hex : ability(play, actor, destroy.range()).destroyable()) {
          if (play.isTerrain(hex, destroy.kind())) {
            options.add(new Choice.To(hex));
          }
        }
        if (!options.isEmpty() && play.isPlayed(actor)) {
          options.add(new Choice.Decline());
        }
      }
      return play.ask(Prompt.Kind.HEX, actor, actor, Cite.DESTROY_TILE, options);
    }

    @Override
    public void answer(Play play, Choice choice) {
      if (choice instanceof Choice.To(Hex hex)) {
        if (play.isTerrain(hex, Terrain.TRAP)) {
          Deeds.trap(play);
        }
        play.state().scene(ability(play, actor, destroy.range()).destroy(hex));
        play.result(Results::done);
        play.tell(
            Event.What.TILE, Cite.DESTROY_TILE, actor, "destroys " + destroy.kind() + " at " + hex);
      }
    }
  }
}
