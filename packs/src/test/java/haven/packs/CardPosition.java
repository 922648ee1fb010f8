package haven.packs;

import haven.board.Area;
import haven.board.Hex;
import haven.model.FigureId;
import haven.model.ability.Ability;
import haven.model.ability.Check;
import haven.model.ability.Count;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.stage.Arena;
import haven.stage.Watched;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where everybody stood when a half was begun, and what could be counted then. */
final class CardPosition {
  private final PrintedHalf half;
  private final Arena stage;
  private final Map<Integer, Hex> where = new HashMap<>();
  private final Map<Integer, Integer> before = new HashMap<>();

  CardPosition(PrintedHalf half, Arena stage) {
    this.half = half;
    this.stage = stage;
    figures().forEach(figure -> where.put(figure.id().number(), figure.hex()));
    figures().forEach(figure -> before.put(figure.id().number(), figure.hitPoints()));
  }

  int lost(FigureId id) {
    return before.getOrDefault(id.number(), 0) - figure(id).hitPoints();
  }

  /** How many attacks there must be. */
  int targets(Ability.Attack attack, List<Rider> riders) {
    Optional<Area> area = attack.aim().area();
    for (Rider rider : riders) {
      area = rider instanceof Rider.Over(Area over) ? Optional.of(over) : area;
    }
    if (area.isPresent()) {
      boolean round = area.get().aroundActor() && area.get().red().size() > 5;
      return area.get().red().size() - (round ? 1 : 0); // hero B stands in it
    }
    if (half.leadsThrough()) {
      return 2;
    }
    if (attack.aim().path()) {
      return attack.aim().range().orElseThrow().on(0);
    }
    return attack.aim().all()
        ? (int) half.monsters().stream().filter(hex -> away(hex) == 1).count()
        : attack.aim().targets().map(number -> number.on(0)).orElse(1);
  }

  private static int away(Hex hex) {
    return hex.distanceTo(new Hex(0, 0));
  }

  void flatten(List<Rider> riders, Watched target, List<Rider> flat) {
    for (Rider rider : riders) {
      if (!(rider instanceof Rider.When(List<Check> checks, List<Rider> then))) {
        flat.add(rider);
      } else if (checks.stream().allMatch(check -> holds(check, target))) {
        flatten(then, target, flat);
      }
    }
  }

  boolean holds(Check check, Watched target) {
    return switch (check) {
      case Check.Fact.TARGET_ADJACENT_TO_ALLY -> areAdjacent(target, stage.figure('B'));
      case Check.Fact.TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES ->
          figures().stream()
              .noneMatch(other -> other.nature().isMonster() && areAdjacent(target, other));
      default -> throw new AssertionError("no expectation for " + check);
    };
  }

  int value(Value value, Watched target) {
    return switch (value) {
      case Value.Fixed(int number) -> number;
      case Value.Per(Count count, int times, int plus) -> times * count(count, target) + plus;
      default -> throw new AssertionError("no expectation for " + value);
    };
  }

  int count(Count count, Watched target) {
    return switch (count) {
      case NEGATIVE_CONDITIONS, HEXES_MOVED_THIS_TURN, DAMAGE_DEALT_THIS_TURN -> 2;
      case SHIELD_OF_TARGET -> shield();
      case ALLIES_ADJACENT_TO_TARGET -> areAdjacent(target, stage.figure('B')) ? 1 : 0;
      default -> throw new AssertionError("no expectation for " + count);
    };
  }

  int shield() {
    return half.counts(Count.DAMAGE_DEALT_THIS_TURN) ? 0 : PrintedHalf.SHIELD;
  }

  boolean areAdjacent(Watched one, Watched other) {
    return place(one).distanceTo(place(other)) == 1;
  }

  /** Where somebody stood when the action began. */
  Hex place(Watched figure) {
    return where.getOrDefault(figure.id().number(), figure.hex());
  }

  Watched figure(FigureId id) {
    return new Watched(stage.game, id);
  }

  List<Watched> figures() {
    return stage.game.state().alive().stream().map(figure -> figure(figure.id())).toList();
  }
}
