package haven.bots;

import haven.model.map.MonsterSpot;
import haven.model.map.Rank;
import haven.model.map.RoomSetup;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.play.table.Nature;
import haven.play.table.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is still to be fought in rooms that nobody has seen, as the scenario book has it. */
final class Foes {
  /** A room with its enemies, shields reckoned as hit points. */
  record Room(int number, double[] hitPoints, double[] attacks) {}

  private @Nullable List<Room> rooms;
  private List<Integer> known = List.of(-1);
  private List<Room> left = List.of();

  /** The rooms that nobody has seen. */
  List<Room> hidden(State state) {
    List<Integer> revealed = state.map().progress().rooms();
    if (!revealed.equals(known)) {
      List<Room> all = rooms;
      if (all == null) {
        all = read(state);
        rooms = all;
      }
      left = all.stream().filter(room -> !revealed.contains(room.number)).toList();
      known = List.copyOf(revealed);
    }
    return left;
  }

  /** The hit points of all enemies that the scenario book shows. */
  static double total(State state) {
    double sum = 0;
    for (RoomSetup room : state.setup().scenario().map().rooms()) {
      for (MonsterSpot spot : room.monsters()) {
        StatLine line = line(state, spot);
        sum += line == null ? 0 : line.hitPoints().value(state.terms());
      }
    }
    return sum;
  }

  private static List<Room> read(State state) {
    List<Room> rooms = new ArrayList<>();
    for (RoomSetup room : state.setup().scenario().map().rooms()) {
      int cell = state.board().cell(room.anyHex());
      if (cell >= 0) {
        rooms.add(read(state, state.board().room(cell), room.monsters()));
      }
    }
    return rooms;
  }

  private static Room read(State state, int number, List<MonsterSpot> spots) {
    List<Nature.Stats> all = new ArrayList<>();
    for (MonsterSpot spot : spots) {
      StatLine line = line(state, spot);
      if (line != null) {
        all.add(Nature.Stats.of(line, false, state.terms()));
      }
    }
    double[] hitPoints = new double[all.size()];
    double[] attacks = new double[all.size()];
    for (int i = 0; i < hitPoints.length; i++) {
      Nature.Stats stats = all.get(i);
      hitPoints[i] = stats.hitPoints() * Race.toughness(Race.armour(stats.traits()));
      attacks[i] = Race.attack(stats);
    }
    return new Room(number, hitPoints, attacks);
  }

  private static @Nullable StatLine line(State state, MonsterSpot spot) {
    for (MonsterType type : state.setup().scenario().monsters()) {
      if (type.name().equals(spot.type())) {
        Rank rank = spot.symbol().rank(state.heroes()).map(type::rankLike).orElse(null);
        return rank == null ? null : type.line(state.map().setting().monsterLevel(), rank);
      }
    }
    return null;
  }
}
