package haven.bots;

import haven.model.map.MonsterSpot;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterType;
import haven.play.table.Figure;
import haven.play.table.HeroState;
import haven.play.table.Side;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is still to be fought, as the scenario book has it. */
final class Foes {
  private record Room(int number, double hitPoints) {}

  private final Weights weights;
  private @Nullable List<Room> rooms;

  Foes(Weights weights) {
    this.weights = weights;
  }

  /** The hit points of enemies in rooms that nobody has seen. */
  private double hidden(State state, double blows) {
    List<Room> known = rooms;
    if (known == null) {
      known = read(state);
      rooms = known;
    }
    List<Integer> revealed = state.map().progress().rooms();
    double sum = 0;
    for (Room room : known) {
      if (!revealed.contains(room.number)) {
        sum += room.hitPoints + weights.of(Weight.WALK) * blows * state.heroes();
      }
    }
    return sum;
  }

  /** The hit points of all enemies that the scenario book shows. */
  double total(State state) {
    double sum = 0;
    for (Room room : read(state)) {
      sum += room.hitPoints;
    }
    return sum;
  }

  private static List<Room> read(State state) {
    List<Room> rooms = new ArrayList<>();
    for (RoomSetup room : state.setup().scenario().map().rooms()) {
      int cell = state.board().cell(room.anyHex());
      if (cell >= 0) {
        double sum = 0;
        for (MonsterSpot spot : room.monsters()) {
          sum += hitPoints(state, spot);
        }
        rooms.add(new Room(state.board().room(cell), sum));
      }
    }
    return rooms;
  }

  private static double hitPoints(State state, MonsterSpot spot) {
    for (MonsterType type : state.setup().scenario().monsters()) {
      if (type.name().equals(spot.type())) {
        Rank rank = spot.symbol().rank(state.heroes()).map(type::rankLike).orElse(null);
        return rank == null
            ? 0
            : type.line(state.map().setting().monsterLevel(), rank)
                .hitPoints()
                .value(state.terms());
      }
    }
    return 0;
  }

  /** How many rounds it will take to fight them. */
  double rounds(State state, double blows) {
    double sum = hidden(state, blows);
    List<Figure> all = state.alive();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).side() == Side.MONSTERS) {
        sum += all.get(i).hitPoints();
      }
    }
    int able = 0;
    for (int i = 0; i < state.heroes(); i++) {
      HeroState hero = state.hero(i);
      able += hero.isOut() ? 0 : 1;
    }
    return 1 + sum / (blows * Math.max(1, able));
  }
}
