package haven.play.table;

import haven.board.Board;
import haven.board.Door;
import haven.board.Ground;
import haven.board.Hex;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.board.TileEffect;
import haven.model.Condition;
import haven.model.Facts;
import haven.model.map.HexEffect;
import haven.model.map.HexEffect.Damage;
import haven.model.map.MadeTrap;
import haven.model.map.Treasure;
import haven.play.map.MapState.Progress;
import haven.play.map.Marker;
import java.util.Optional;
import java.util.TreeMap;

/** Tells what lies on the table, in words that last: by it a recorded game is known again. */
record TableFacts(State state, Facts facts) {

  void tell() {
    facts.number(state.round()).truth(state.isOrdered());
    state.story().tell(facts);
    state.turn().tell(facts);
    state.order().tell(facts);
    for (int i = 0; i < state.heroes(); i++) {
      state.hero(i).tell(facts);
    }
    facts.number(state.figures());
    for (Figure figure : state.allFigures()) {
      figure.tell(facts);
    }
    state.monsterModifiers().tell(state.setup().monsterModifiers(), facts);
    state.allyModifiers().tell(state.setup().monsterModifiers(), facts);
    state.supply().tell(facts);
    state.elements().tell(facts);
    state.monsterElements().tell(facts);
    state.monsterCards().tell(facts);
    state.goals().tell(facts);
    state.lootDeck().tell(facts);
    ground();
    map();
    facts.number(state.actives().size());
    state.actives().forEach(active -> active.tell(facts, state));
  }

  /** What lies where; plain floor is left out. */
  private void ground() {
    Board board = state.board();
    Ground ground = state.ground();
    for (int cell = 0; cell < board.cells(); cell++) {
      Terrain terrain = ground.at(cell);
      Optional<Door> door = board.door(cell);
      if (terrain != Terrain.NONE || ground.tokens(cell) > 0 || door.isPresent()) {
        hex(board.hex(cell));
        facts.word(word(terrain)).number(ground.tokens(cell));
        facts.word(door.map(TableFacts::word).orElse(""));
        effect(ground.tile(cell));
      }
    }
  }

  private void hex(Hex hex) {
    facts.number(hex.q()).number(hex.r());
  }

  private static String word(Terrain terrain) {
    return switch (terrain) {
      case NONE -> "floor";
      case OBSTACLE -> "obstacle";
      case TRAP -> "trap";
      case HAZARD -> "hazard";
      case DIFFICULT -> "difficult";
      case ICE -> "ice";
      case PRESSURE_PLATE -> "plate";
      case TREASURE -> "treasure";
      case WATER -> "water";
    };
  }

  private static String word(Door door) {
    return switch (door) {
      case CLOSED -> "closed";
      case LOCKED -> "locked";
      case OPEN -> "open";
    };
  }

  private void effect(OverlayTile tile) {
    TileEffect effect = tile.effect().orElse(HexEffect.USUAL);
    if (effect instanceof MadeTrap made) {
      facts.number(made.maker().number()).number(made.xp());
      if (!made.sprung().isEmpty()) {
        facts.number(made.sprung().size());
      }
    }
    HexEffect written = HexEffect.of(tile);
    facts.number(
        switch (written.damage()) {
          case Damage.Printed(int amount) -> amount;
          case Damage.AsLevel() -> -1;
          case Damage.Computed _ -> throw new IllegalStateException("the tile is not laid yet");
        });
    written.conditions().stream().map(Condition::name).forEach(facts::word);
    facts.truth(written.stays());
  }

  private void map() {
    Progress progress = state.map().progress();
    facts.numbers(progress.rooms()).words(progress.sections());
    facts.words(progress.monstersPlaced()).words(progress.escaped());
    state.map().standees().numbers().forEach((type, left) -> facts.word(type).numbers(left));
    new TreeMap<>(state.map().contents().treasures())
        .forEach(
            (hex, treasure) -> {
              hex(hex);
              switch (treasure) {
                case Treasure.Goal(String rule) -> facts.word(rule);
                case Treasure.Numbered(int number) -> facts.number(number);
              }
            });
    for (Marker marker : state.map().contents().markers()) {
      hex(marker.hex());
      facts.word(word(marker.kind())).word(marker.label()).word(marker.owner());
    }
  }

  private static String word(Marker.Kind kind) {
    return switch (kind) {
      case ACTIVATION -> "activation";
      case DESTRUCTION -> "destruction";
      case OBJECTIVE_TOKEN -> "objective token";
      case SCENARIO_AID_TOKEN -> "scenario aid token";
      case CHARACTER_TOKEN -> "character token";
    };
  }
}
