package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Figure;
import haven.play.mind.oracle.OracleCase.Hex;
import haven.play.mind.oracle.OracleCase.Monster;
import haven.play.mind.oracle.OracleCase.Policies;
import haven.play.mind.oracle.OracleMovement.Cost;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The reference solver: lists everything the rules let the monster choose from and strikes out,
 * criterion by criterion, what is not best. Section numbers refer to the README of the monster-turn
 * cases. Made to be checked by reading, not to be fast.
 */
public final class OracleSolver {

  /** A character that can be attacked from a hex, as candidate for the focus. */
  private record Pair(Hex hex, int character) {}

  /** An attack hex and a group (mask of characters) attacked from there. */
  private record Option(Hex hex, int group) {

    int size() {
      return Integer.bitCount(group);
    }
  }

  private final OracleCase position;
  private final Policies policies;
  private final OracleMap map;
  private final OracleMovement movement;
  private final OracleAttacks attacks;
  private final List<Figure> characters;
  private final Map<Hex, Cost> ends;

  private OracleSolver(OracleCase position) {
    this.position = position;
    this.policies = position.policies();
    this.map = new OracleMap(position);
    this.movement = new OracleMovement(position, map);
    OracleSight sight = new OracleSight(position, map);
    this.attacks = new OracleAttacks(position, map, sight, plannedAttack(position.monster()));
    this.characters = position.characters();
    this.ends = movement.endsFrom(position.start());
  }

  /** The complete set of turns the rules allow. */
  public static Set<OracleOutcome> solve(OracleCase position) {
    return new OracleSolver(position).outcomes();
  }

  /** Without attack the monster moves as if for a single-target melee attack (section 4). */
  private static Monster plannedAttack(Monster monster) {
    if (monster.targets() > 0) {
      return monster;
    }
    return new Monster(
        monster.move(),
        0,
        1,
        monster.flying(),
        monster.jumping(),
        monster.teleport(),
        monster.muddled(),
        Optional.empty());
  }

  private Set<OracleOutcome> outcomes() {
    List<Pair> bestPairs = bestPairs();
    if (bestPairs.isEmpty()) {
      return Set.of(new OracleOutcome(position.start(), Set.of(), Set.of(), Set.of()));
    }
    Map<OracleOutcome.Key, OracleOutcome> merged = new LinkedHashMap<>();
    // The same character may remain with several hexes; it is one focus.
    Set<Integer> focuses = bestPairs.stream().map(Pair::character).collect(Collectors.toSet());
    boolean focusLate = isLate(bestPairs.getFirst().hex());
    for (int focus : focuses) {
      for (Option option : bestOptions(focus, focusLate)) {
        for (OracleOutcome outcome : turns(focus, option)) {
          merged.merge(outcome.key(), outcome, OracleSolver::united);
        }
      }
    }
    return new LinkedHashSet<>(merged.values());
  }

  private static OracleOutcome united(OracleOutcome a, OracleOutcome b) {
    return new OracleOutcome(
        a.move(),
        a.attacks(),
        union(a.focuses(), b.focuses()),
        union(a.destinations(), b.destinations()));
  }

  private static Set<Hex> union(Set<Hex> a, Set<Hex> b) {
    Set<Hex> all = new HashSet<>(a);
    all.addAll(b);
    return all;
  }

  // ---- section 5: focus

  private List<Pair> bestPairs() {
    List<Pair> pairs = new ArrayList<>();
    for (Hex hex : ends.keySet()) {
      int attackable = attacks.attackableFrom(hex, attacks.everyone());
      for (int character = 0; character < characters.size(); character++) {
        if (contains(attackable, character)) {
          pairs.add(new Pair(hex, character));
        }
      }
    }
    pairs = least(pairs, pair -> harm(pair.hex()));
    pairs = least(pairs, pair -> points(pair.hex()));
    if (policies.proximityBreaksFocusTies()) {
      pairs = least(pairs, pair -> proximity(pair.character()));
    }
    return least(pairs, pair -> initiative(pair.character()));
  }

  // ---- section 6: attack hex and targets for one focus

  private List<Option> bestOptions(int focus, boolean focusLate) {
    boolean focusOnly = focusLate && !policies.planAheadForSeveralTargets();
    List<Hex> hexes = attackHexes(focus, focusOnly ? 1 << focus : attacks.everyone());
    if (hexes.isEmpty()) {
      // Only for a focus that no area can hit, but a further single attack can. The text is silent;
      // the monster then heads for where that further attack is possible.
      hexes = attackHexes(focus, attacks.everyone());
    }
    // These criteria depend on the hex alone, so they come before the groups are listed.
    hexes = least(hexes, this::harm);
    hexes = least(hexes, hex -> isLate(hex) ? 1 : 0);
    if (policies.focusDisadvantageFirst()) {
      hexes = least(hexes, hex -> contains(attacks.disadvantagedFrom(hex), focus) ? 1 : 0);
    }
    List<Option> options =
        focusOnly
            ? hexes.stream().map(hex -> new Option(hex, 1 << focus)).toList()
            : optionsFrom(hexes, focus);
    return switch (policies.groupOrder()) {
      case MOVEMENT_FIXES_GROUP -> groupFirst(options);
      case DISADVANTAGE_BEFORE_MOVEMENT -> disadvantageFirst(options);
    };
  }

  /** The hexes from which the focus can be attacked when only {@code possible} targets count. */
  private List<Hex> attackHexes(int focus, int possible) {
    return ends.keySet().stream()
        .filter(hex -> contains(attacks.attackableFrom(hex, possible), focus))
        .toList();
  }

  private List<Option> optionsFrom(List<Hex> hexes, int focus) {
    List<Option> options = new ArrayList<>();
    for (Hex hex : hexes) {
      attacks.groupsFrom(hex).stream()
          .filter(group -> contains(group, focus))
          .forEach(group -> options.add(new Option(hex, group)));
    }
    return options;
  }

  private List<Option> groupFirst(List<Option> options) {
    List<Option> best = least(options, option -> -option.size());
    best = least(best, option -> points(option.hex()));
    best = bestRanked(best);
    Set<Integer> groups = best.stream().map(Option::group).collect(Collectors.toSet());
    // The groups are settled, the hexes are not: all hexes come back for these groups.
    best = options.stream().filter(option -> groups.contains(option.group())).toList();
    best = least(best, this::disadvantages);
    return least(best, option -> points(option.hex()));
  }

  private List<Option> disadvantageFirst(List<Option> options) {
    List<Option> best = least(options, option -> -option.size());
    best = least(best, this::disadvantages);
    best = least(best, option -> points(option.hex()));
    return bestRanked(best);
  }

  /** More characters of the best rank win, then of the next rank, and so on. */
  private List<Option> bestRanked(List<Option> options) {
    if (!policies.rankFurtherTargets()) {
      return options;
    }
    List<Integer> waiting = IntStream.range(0, characters.size()).boxed().toList();
    List<Option> best = options;
    while (!waiting.isEmpty()) {
      List<Integer> rank = waiting;
      if (policies.proximityBreaksFocusTies()) {
        rank = least(rank, this::proximity);
      }
      rank = least(rank, this::initiative);
      int ofRank = rank.stream().mapToInt(character -> 1 << character).sum();
      best = least(best, option -> -Integer.bitCount(option.group() & ofRank));
      waiting = waiting.stream().filter(character -> !contains(ofRank, character)).toList();
    }
    return best;
  }

  private int disadvantages(Option option) {
    return Integer.bitCount(option.group() & attacks.disadvantagedFrom(option.hex()));
  }

  // ---- section 7: the turn

  private List<OracleOutcome> turns(int focus, Option option) {
    Set<Hex> focuses = Set.of(characters.get(focus).hex());
    Set<Hex> destinations = Set.of(option.hex());
    if (isLate(option.hex())) {
      return stopsTowards(option.hex()).stream()
          .map(stop -> new OracleOutcome(stop, Set.of(), focuses, destinations))
          .toList();
    }
    int group = position.monster().targets() == 0 ? 0 : option.group();
    return List.of(new OracleOutcome(option.hex(), hexesOf(group), focuses, destinations));
  }

  /** Where the monster may stop this turn on its way to a destination it cannot reach yet. */
  private List<Hex> stopsTowards(Hex destination) {
    List<Hex> stops =
        ends.keySet().stream()
            .filter(stop -> !isLate(stop))
            // Ice can make a way one-way.
            .filter(stop -> movement.endsFrom(stop).containsKey(destination))
            .toList();
    stops = least(stops, stop -> harm(stop) + rest(stop, destination).harm());
    stops = least(stops, stop -> rest(stop, destination).points());
    return least(stops, this::points);
  }

  private Cost rest(Hex stop, Hex destination) {
    return Objects.requireNonNull(movement.endsFrom(stop).get(destination));
  }

  // ---- small words

  /** Those of the candidates for which the measure is smallest. */
  private static <T> List<T> least(List<T> candidates, ToIntFunction<T> measure) {
    int least = candidates.stream().mapToInt(measure).min().orElse(0);
    return candidates.stream().filter(one -> measure.applyAsInt(one) == least).toList();
  }

  private static boolean contains(int group, int character) {
    return (group & 1 << character) != 0;
  }

  private Set<Hex> hexesOf(int group) {
    return IntStream.range(0, characters.size())
        .filter(character -> contains(group, character))
        .mapToObj(character -> characters.get(character).hex())
        .collect(Collectors.toSet());
  }

  private int harm(Hex hex) {
    return cost(hex).harm();
  }

  private int points(Hex hex) {
    return cost(hex).points();
  }

  private Cost cost(Hex hex) {
    return Objects.requireNonNull(ends.get(hex));
  }

  private boolean isLate(Hex hex) {
    return points(hex) > position.monster().move();
  }

  private int proximity(int character) {
    return map.range(position.start(), characters.get(character).hex());
  }

  private int initiative(int character) {
    return characters.get(character).initiative();
  }
}
