package haven.play.map;

import haven.model.MonsterOrigin;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.model.scenario.Scenario;
import haven.play.engine.Chance;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Monsters put on the map, each with a standee of its type (MAP-14, SET-28). */
record Placing(Field field, Chance chance, MonsterOrigin origin) {

  List<Figure> all(List<Newcomer> newcomers) {
    List<Figure> placed = new ArrayList<>();
    newcomers.forEach(newcomer -> placed.add(one(newcomer)));
    return List.copyOf(placed);
  }

  private Figure one(Newcomer newcomer) {
    MapState map = field.map();
    Standees.Drawn drawn =
        map.standees().draw(newcomer.type(), field.rules().hexes().setUp().numbers(), chance);
    field.map(map.with(drawn.left()));
    return field.place(nature(newcomer.type(), newcomer.rank(), drawn.number()), newcomer.hex());
  }

  /** A monster gets its stat card's values for level and rank (LVL-03, MON-05). */
  private Nature nature(String name, Rank rank, int number) {
    MapState.Setting setting = field.map().setting();
    Scenario scenario = setting.scenario();
    MonsterType type = scenario.monster(name);
    boolean allied = scenario.alliedTypes().contains(name);
    return new Nature(
        name + " " + number,
        allied ? Nature.Kind.ALLY : Nature.Kind.MONSTER,
        allied ? Side.PARTY : Side.MONSTERS,
        name,
        rank,
        number,
        -1,
        -1,
        allied ? MonsterOrigin.SCENARIO_ALLY : origin,
        Optional.empty(),
        Nature.Stats.of(type.line(setting.monsterLevel(), rank), type.flying(), setting.terms()));
  }
}
