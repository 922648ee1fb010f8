package haven.packs;

import haven.board.Area;
import haven.board.Hex;
import haven.model.ability.Ability;
import haven.model.ability.Aim;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.Effect;
import haven.model.ability.Element;
import haven.model.ability.ElementIcon;
import haven.model.ability.Rider;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.map.Terms;
import haven.model.monster.MonsterCard;
import haven.model.monster.StatLine;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What card and stat card say together, read without the engine.
 *
 * @param paid whether all elements that the card wants are there
 * @param lines the abilities, special actions and conditional parts written out
 */
record PrintedTurn(StatLine stats, MonsterCard card, boolean paid, List<Ability> lines) {
  private static final Hex HERE = new Hex(0, 0);

  static PrintedTurn of(StatLine stats, MonsterCard card, boolean paid) {
    List<Ability> lines = new ArrayList<>();
    card.abilities().forEach(ability -> write(stats, ability, paid, lines));
    return new PrintedTurn(stats, card, paid, lines);
  }

  private static void write(StatLine stats, Ability ability, boolean paid, List<Ability> lines) {
    switch (ability) {
      case Ability.Special(int number) ->
          stats.specials().get(number - 1).forEach(one -> write(stats, one, paid, lines));
      case Ability.Paid price ->
          (paid ? price.then() : price.otherwise()).forEach(one -> write(stats, one, paid, lines));
      default -> lines.add(ability);
    }
  }

  private static List<Ability> written(StatLine stats, MonsterCard card) {
    List<Ability> all = new ArrayList<>();
    for (Ability ability : card.abilities()) {
      if (ability instanceof Ability.Special(int number)) {
        all.addAll(stats.specials().get(number - 1));
      } else {
        all.add(ability);
      }
    }
    return all;
  }

  /** Everything that costs elements. */
  static List<Cost> costs(StatLine stats, MonsterCard card) {
    List<Cost> costs = new ArrayList<>();
    for (Ability ability : written(stats, card)) {
      switch (ability) {
        case Ability.Paid price -> costs.add(price.cost());
        case Ability.Attack attack -> addCosts(attack.riders(), costs);
        case Ability.Heal heal -> addCosts(heal.riders(), costs);
        default -> {}
      }
    }
    return costs;
  }

  private static void addCosts(List<Rider> riders, List<Cost> costs) {
    for (Rider rider : riders) {
      if (rider instanceof Rider.Paid price) {
        costs.add(price.cost());
      }
    }
  }

  /** The elements that pay for everything; for a wild icon one that the card does not infuse. */
  static Set<Element> wanted(StatLine stats, MonsterCard card) {
    Set<Element> infused = EnumSet.noneOf(Element.class);
    for (Ability ability : PrintedTurn.of(stats, card, true).lines) {
      if (ability instanceof Ability.Brings(Consequence.Infuse(ElementIcon icon))) {
        infused.addAll(icon.any());
      }
    }
    Set<Element> wanted = EnumSet.noneOf(Element.class);
    for (Cost cost : costs(stats, card)) {
      for (ElementIcon icon : ((Cost.Elements) cost).icons()) {
        wanted.add(
            icon.any().stream()
                .filter(element -> !infused.contains(element))
                .findFirst()
                .orElseThrow());
      }
    }
    return wanted;
  }

  /** An attack ability as it comes out. */
  record Blow(
      int base, int reach, int targets, boolean onOne, Optional<Area> area, List<Rider> riders) {
    /** How many attacks there are, if two enemies are in reach. */
    int most() {
      return onOne ? targets : area.isPresent() ? 2 : Math.min(2, targets);
    }

    boolean isSure() {
      return area.isEmpty();
    }

    /** How far from the monster somebody may stand to be hit, in a straight line. */
    int far() {
      return area.map(pattern -> (pattern.aroundActor() ? 0 : reach) + straight(pattern))
          .orElse(reach);
    }

    /** Whether the pattern lies somewhere beyond those who stand next to the monster. */
    boolean sparesNeighbours() {
      return area.filter(Area::aroundActor)
          .map(pattern -> pattern.red().stream().allMatch(hex -> hex.distanceTo(HERE) > 1))
          .orElse(false);
    }

    private static int straight(Area pattern) {
      int far = 0;
      for (Hex from : pattern.aroundActor() ? Set.of(HERE) : pattern.red()) {
        for (Hex to : pattern.red()) {
          Hex way = to.minus(from);
          if (way.q() == 0 || way.r() == 0 || way.q() + way.r() == 0) {
            far = Math.max(far, to.distanceTo(from));
          }
        }
      }
      return far;
    }
  }

  Blow blow(Ability.Attack attack) {
    List<Rider> riders = new ArrayList<>();
    for (Rider rider : attack.riders()) {
      if (rider instanceof Rider.Paid price) {
        riders.addAll(paid ? price.riders() : List.of());
      } else {
        riders.add(rider);
      }
    }
    riders.addAll(stats.riders());
    Aim aim = attack.aim();
    int range = aim.adjacent() ? 1 : aim.range().orElse(Value.STAT).on(stats.range());
    int targets = aim.all() ? 9 : aim.targets().orElse(Value.STAT).on(stats.targets());
    Optional<Area> area = aim.area();
    for (Rider rider : riders) {
      range += rider instanceof Rider.PlusRange(int hexes) ? hexes : 0;
      targets += rider instanceof Rider.PlusTargets(int more) ? more : 0;
      area = rider instanceof Rider.Over(Area over) ? Optional.of(over) : area;
    }
    int base = attack.value().on(stats.attack().value(new Terms(0, 2, Map.of())));
    boolean onOne = riders.contains(Rider.Plain.ALL_ON_ONE);
    return new Blow(base, Math.max(1, range), targets, onOne, area, List.copyOf(riders));
  }

  List<Blow> blows() {
    List<Blow> blows = new ArrayList<>();
    for (Ability line : lines) {
      if (line instanceof Ability.Attack attack) {
        blows.add(blow(attack));
      }
    }
    return blows;
  }

  /** Movement points of all moves before that line. */
  int movesBefore(int line) {
    int points = 0;
    for (Ability ability : lines.subList(0, line)) {
      points += ability instanceof Ability.Move move ? move.points().on(stats.move()) : 0;
    }
    return points;
  }

  int firstAttack() {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i) instanceof Ability.Attack) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the floor is as empty as drawn, and enemies where they were, until that line. */
  boolean isUndisturbedBefore(int line) {
    return lines.subList(0, line).stream()
        .noneMatch(
            ability ->
                ability instanceof Ability.SummonMonster
                    || ability instanceof Scenic
                    || isPush(ability));
  }

  static boolean isPush(Ability ability) {
    return ability instanceof Ability.Inflict(Consequence.Push _, Aim _);
  }

  /** Whether somebody may have been moved before that line. */
  boolean isAnybodyMovedBefore(int line) {
    return lines.subList(0, line).stream()
        .anyMatch(
            ability ->
                isPush(ability)
                    || ability instanceof Ability.Inflict(Consequence.Pull _, Aim _)
                    || ability instanceof Ability.Move
                    || ability instanceof Ability.Attack attack && moves(blow(attack).riders()));
  }

  private static boolean moves(List<Rider> riders) {
    return riders.stream()
        .anyMatch(
            rider ->
                rider instanceof Rider.Inflicts(Consequence.Push _)
                    || rider instanceof Rider.Inflicts(Consequence.Pull _));
  }

  /** Whether attacks grow with the hexes moved. */
  boolean growsWithMoves() {
    for (Effect trait : stats.traits()) {
      if (trait.change() instanceof Effect.Change.Attacks attacks
          && attacks.toString().contains("HEXES_MOVED")) {
        return true;
      }
    }
    return false;
  }
}
