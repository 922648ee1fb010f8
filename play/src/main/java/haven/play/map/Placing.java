package haven.play.map;

import haven.model.FigureId;
import haven.model.MonsterOrigin;
import haven.model.map.MarkedHex;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Scenario;
import haven.play.table.Field;
import haven.play.table.Figure;
import haven.play.table.Nature;
import haven.play.table.Side;
import java.util.Optional;

/** Figures that come into play with the map: monsters with a standee each, allies with a token. */
public record Placing(Field field) {

  /** A monster with the standee of that number (MAP-14, SET-28). */
  public Figure monster(Newcomer newcomer, int number, MonsterOrigin origin) {
    MapState map = field.map();
    field.map(map.with(map.standees().without(newcomer.type(), number)));
    return field.place(nature(newcomer.type(), newcomer.rank(), number, origin), newcomer.hex());
  }

  /** An ally for whom a token of that number stands (SCM-04). */
  public Figure ally(MarkedHex hex, int number) {
    MapState.Setting setting = field.map().setting();
    AllyCard card = setting.scenario().ally(hex.label());
    Figure figure = field.place(Nature.of(card, number, setting.terms()), hex.hex());
    field.map(field.map().with(Reveal.marker(hex, Integer.toString(number))));
    return figure;
  }

  /** Whether the stat card has that rank, and the monster therefore is of it from now on. */
  public boolean changeRank(Figure figure, Rank rank) {
    Nature before = figure.nature();
    if (!field.map().setting().scenario().monster(before.group()).has(rank)) {
      return false;
    }
    field.become(figure.id(), nature(before.group(), rank, before.number(), before.origin()));
    return true;
  }

  /** A monster gets its stat card's values for level and rank (LVL-03, MON-05). */
  private Nature nature(String name, Rank rank, int number, MonsterOrigin origin) {
    MapState.Setting setting = field.map().setting();
    Scenario scenario = setting.scenario();
    MonsterType type = scenario.monster(name);
    int level = scenario.levelOf(name, setting.monsterLevel(), setting.terms());
    boolean allied = scenario.alliedTypes().contains(name);
    return new Nature(
        name + " " + number,
        allied ? Nature.Kind.ALLY : Nature.Kind.MONSTER,
        allied ? Side.PARTY : Side.MONSTERS,
        name,
        rank,
        number,
        -1,
        FigureId.NOBODY,
        allied ? MonsterOrigin.SCENARIO_ALLY : origin,
        Optional.empty(),
        Nature.Stats.of(type.line(level, rank), type.flying(), setting.terms()));
  }
}
