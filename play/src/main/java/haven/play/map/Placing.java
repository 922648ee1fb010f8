package haven.play.map;

import haven.play.engine.Dice;
import haven.play.table.Figure;
import java.util.ArrayList;
import java.util.List;

/** Monsters put on the map, each with a standee of its type (MAP-14, SET-28). */
record Placing(MapState state, List<PlacedMonster> monsters) {

  static Placing of(MapState before, List<Newcomer> newcomers) {
    Standees standees = before.standees();
    Dice dice = before.dice();
    var placed = new ArrayList<PlacedMonster>();
    var figures = new ArrayList<Figure>(before.scene().figures());
    Contents known = before.contents();
    for (Newcomer newcomer : newcomers) {
      Standees.Drawn drawn =
          standees.draw(newcomer.type(), newcomer.rank(), before.rules().setUp().numbers(), dice);
      standees = drawn.left();
      dice = drawn.dice();
      PlacedMonster monster =
          new PlacedMonster(
              newcomer.type(), drawn.number(), newcomer.rank(), drawn.base(), newcomer.hex());
      placed.add(monster);
      figures.add(monster.figure());
      known = known.with(monster);
    }
    MapState after = before.with(before.scene().with(figures)).with(known).with(standees, dice);
    return new Placing(after, List.copyOf(placed));
  }
}
