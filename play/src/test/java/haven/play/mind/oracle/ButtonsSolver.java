package haven.play.mind.oracle;

import haven.play.mind.oracle.ButtonsCase.Figure;
import haven.play.mind.oracle.ButtonsCase.Kind;
import haven.play.mind.oracle.ButtonsMovement.Way;
import haven.play.mind.oracle.OracleCase.Hex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * The reference solver for Buttons & Bugs, from the rows of the catalogue that are in force there.
 *
 * <p>The book knows one character and hardly more than one target. Where a case has more of them
 * than it speaks of, the oracle goes on with what the catalogue says of Frosthaven, from which the
 * game was made smaller: proximity and then initiative among equal foes (FOC-08), as many targets
 * as possible and then as little disadvantage as possible (MMV-04, MMV-09).
 */
public final class ButtonsSolver {

  /** One foe, attacked from one hex, reached on one way. */
  private record Chance(Hex foe, Hex hex, Way way) {}

  /** One attack this turn. */
  private record Plan(Hex hex, Way way, Set<Hex> group) {}

  /** A stop on the way to an attack hex, and the way that is left from there. */
  private record Stop(Hex hex, Way way, Way rest) {}

  private final ButtonsCase position;
  private final ButtonsMovement movement;
  private final ButtonsAttacks attacks;
  private final Map<Hex, Figure> foes;
  private final int move;
  private final Map<Hex, Set<Way>> ends;

  private ButtonsSolver(ButtonsCase position) {
    this.position = position;
    foes =
        position.others().stream()
            .filter(ButtonsSolver::isFoe)
            .collect(Collectors.toMap(Figure::hex, figure -> figure));
    movement = new ButtonsMovement(position);
    attacks = new ButtonsAttacks(position, foes.keySet());
    move = position.monster().immobilized() ? 0 : position.monster().move(); // FOC-22
    ends = movement.endsFrom(position.start());
  }

  /** Every turn that the rules allow. */
  public static Set<OracleOutcome> solve(ButtonsCase position) {
    return new ButtonsSolver(position).turns();
  }

  /** FOC-01c; FOC-28c: whoever is invisible is no focus. */
  private static boolean isFoe(Figure figure) {
    return !figure.invisible()
        && (figure.kind() == Kind.CHARACTER || figure.kind() == Kind.PROTECTED_OBJECTIVE);
  }

  private Set<OracleOutcome> turns() {
    List<Chance> chances = chances();
    if (chances.isEmpty()) { // FOC-27
      return Set.of(new OracleOutcome(position.start(), Set.of(), Set.of(), Set.of()));
    }
    List<Chance> nearest = nearest(chances);
    List<Chance> best = least(nearest, chance -> proximity(chance.foe));
    best = least(best, chance -> initiative(chance.foe));
    Map<OracleOutcome.Key, OracleOutcome> turns = new HashMap<>();
    for (Hex focus : best.stream().map(Chance::foe).collect(Collectors.toSet())) {
      List<Chance> ofFocus = chances.stream().filter(one -> one.foe.equals(focus)).toList();
      List<OracleOutcome> outcomes =
          best.getFirst().way.points() <= move ? attacking(focus) : approaching(ofFocus);
      for (OracleOutcome outcome : outcomes) {
        turns.merge(outcome.key(), outcome, ButtonsSolver::united);
      }
    }
    return new HashSet<>(turns.values());
  }

  /** FOC-05, FOC-39: however far it is. */
  private List<Chance> chances() {
    List<Chance> chances = new ArrayList<>();
    ends.forEach(
        (hex, ways) -> {
          Set<Hex> attackable = new HashSet<>();
          attacks.groupsFrom(hex).forEach(attackable::addAll);
          for (Hex foe : attackable) {
            ways.forEach(way -> chances.add(new Chance(foe, hex, way)));
          }
        });
    return chances;
  }

  /** FOC-40: fewest hazards, then fewest movement points. */
  private static List<Chance> nearest(List<Chance> chances) {
    return least(
        least(chances, chance -> chance.way.negativeHexes()), chance -> chance.way.points());
  }

  /**
   * The focus can be attacked this turn. MMV-17: fewest negative hexes come first; MMV-04: the
   * attacks are made the most of, and MMV-09: without disadvantage if that can be; then the fewest
   * movement points.
   */
  private List<OracleOutcome> attacking(Hex focus) {
    List<Plan> plans = new ArrayList<>();
    ends.forEach(
        (hex, ways) -> {
          for (Set<Hex> group : attacks.groupsFrom(hex)) {
            if (group.contains(focus)) {
              ways.forEach(way -> plans.add(new Plan(hex, way, group)));
            }
          }
        });
    List<Plan> best = least(plans, plan -> plan.way.negativeHexes());
    best = best.stream().filter(plan -> plan.way.points() <= move).toList();
    best = least(best, plan -> -plan.group.size());
    best = least(best, plan -> attacks.disadvantaged(plan.hex, plan.group));
    best = least(best, plan -> plan.way.points());
    boolean strikes = position.monster().targets() > 0 && !position.monster().disarmed();
    return best.stream()
        .map(
            plan ->
                new OracleOutcome(
                    plan.hex, strikes ? plan.group : Set.of(), Set.of(focus), Set.of(plan.hex)))
        .toList();
  }

  /**
   * The focus is out of reach this turn. FOC-39, FOC-40: it heads for the nearest hex to attack
   * from. No row speaks of disadvantage or further targets in a turn to come.
   */
  private List<OracleOutcome> approaching(List<Chance> ofFocus) {
    List<OracleOutcome> outcomes = new ArrayList<>();
    for (Chance chance : nearest(ofFocus)) {
      for (Hex stop : stopsTowards(chance.hex)) {
        outcomes.add(new OracleOutcome(stop, Set.of(), Set.of(chance.foe), Set.of(chance.hex)));
      }
    }
    return outcomes;
  }

  /** MMV-26; MMV-13 and MMV-16 follow from it: its own hex is among the stops and costs least. */
  private Set<Hex> stopsTowards(Hex destination) {
    List<Stop> stops = new ArrayList<>();
    ends.forEach(
        (hex, ways) -> {
          for (Way way : ways) {
            if (way.points() <= move) {
              for (Way rest : movement.endsFrom(hex).getOrDefault(destination, Set.of())) {
                stops.add(new Stop(hex, way, rest));
              }
            }
          }
        });
    List<Stop> best = least(stops, stop -> stop.way.negativeHexes() + stop.rest.negativeHexes());
    best = least(best, stop -> stop.rest.points());
    best = least(best, stop -> stop.way.points());
    return best.stream().map(Stop::hex).collect(Collectors.toSet());
  }

  private int proximity(Hex foe) {
    return attacks.range(position.start(), foe);
  }

  private int initiative(Hex foe) {
    return foes.values().stream()
        .filter(figure -> figure.hex().equals(foe))
        .mapToInt(Figure::initiative)
        .sum();
  }

  private static OracleOutcome united(OracleOutcome a, OracleOutcome b) {
    Set<Hex> focuses = new HashSet<>(a.focuses());
    focuses.addAll(b.focuses());
    Set<Hex> destinations = new HashSet<>(a.destinations());
    destinations.addAll(b.destinations());
    return new OracleOutcome(a.move(), a.attacks(), focuses, destinations);
  }

  private static <T> List<T> least(List<T> candidates, ToIntFunction<T> measure) {
    int least = candidates.stream().mapToInt(measure).min().orElse(0);
    return candidates.stream().filter(one -> measure.applyAsInt(one) == least).toList();
  }
}
