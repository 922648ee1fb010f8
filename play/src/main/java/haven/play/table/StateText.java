package haven.play.table;

import haven.board.Board;
import haven.board.Terrain;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a state down, completely and always the same way. */
public record StateText(State state) {

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    line(
        text,
        "round",
        state.round() + " revelations " + state.revelations() + " ordered " + state.isOrdered());
    line(text, "chance", state.chance());
    line(text, "story", state.story());
    line(text, "turn", state.turn());
    line(text, "order", state.order());
    for (int i = 0; i < state.heroes(); i++) {
      line(text, "hero", state.hero(i));
    }
    state.allFigures().forEach(figure -> line(text, "figure " + figure.id(), figure));
    line(text, "monster modifiers", state.monsterModifiers());
    line(text, "ally modifiers", state.allyModifiers());
    line(text, "supply", state.supply());
    line(text, "elements", state.elements());
    line(text, "monster elements", state.monsterElements());
    line(text, "monster cards", state.monsterCards());
    line(text, "goals", state.goals());
    line(text, "loot", state.lootDeck());
    line(text, "ground", ground());
    line(text, "rooms", state.map().progress());
    line(text, "standees", standees());
    line(text, "treasures", new TreeMap<>(state.map().contents().treasures()));
    line(text, "markers", state.map().contents().markers());
    state.actives().forEach(active -> line(text, "effect", active));
    state.frames().forEach(frame -> line(text, "action", frame));
    state.tasks().forEach(task -> line(text, "task", task));
    return text.toString();
  }

  private static void line(StringBuilder text, String what, Object thing) {
    text.append(what).append(": ").append(thing).append('\n');
  }

  public String standees() {
    return state.map().standees().numbers().toString();
  }

  /** What lies where; plain floor is left out. */
  public String ground() {
    Board board = state.board();
    return IntStream.range(0, board.cells())
        .filter(
            cell ->
                state.ground().at(cell) != Terrain.NONE
                    || state.ground().tokens(cell) > 0
                    || board.door(cell).isPresent())
        .mapToObj(
            cell ->
                "%s %s %d %s"
                    .formatted(
                        board.hex(cell),
                        state.ground().tile(cell),
                        state.ground().tokens(cell),
                        board.door(cell).map(Object::toString).orElse("")))
        .collect(Collectors.joining(", "));
  }
}
