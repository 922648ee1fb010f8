package haven.play.mind.oracle;

import haven.play.mind.oracle.ButtonsCase.Monster;
import haven.play.mind.oracle.OracleCase.Area;
import haven.play.mind.oracle.OracleCase.Hex;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Whom a monster of Buttons & Bugs can attack from a hex; figures go by their hexes. */
final class ButtonsAttacks {
  private static final Hex CENTRE = new Hex(0, 0);

  private final Set<Hex> room;
  private final Set<Hex> foes;
  private final int range;
  private final int targets;
  private final Set<Hex> pattern;
  private final boolean patternAroundActor;
  private final boolean mindsAdjacent;
  private final Map<Hex, Map<Hex, Integer>> ranges = new HashMap<>();
  private final Map<Hex, Set<Set<Hex>>> known = new HashMap<>();

  ButtonsAttacks(ButtonsCase position, Set<Hex> foes) {
    Monster monster = position.monster();
    room = position.room();
    this.foes = foes;
    // FOC-20: without an attack, or disarmed, as for a single-target melee attack.
    boolean attacks = monster.targets() > 0 && !monster.disarmed();
    range = attacks && monster.range() > 0 ? monster.range() : 1; // TGT-16
    targets = attacks ? monster.targets() : 1;
    pattern = attacks ? monster.area().map(Area::hexes).orElse(Set.of()) : Set.of();
    patternAroundActor = attacks && monster.area().filter(Area.Melee.class::isInstance).isPresent();
    mindsAdjacent = attacks && monster.range() > 0 && !monster.muddled(); // MMV-10
  }

  /** LOS-01: steps of the shortest chain of printed hexes, through whatever is there (LOS-03). */
  int range(Hex from, Hex to) {
    return ranges.computeIfAbsent(from, this::rangesFrom).getOrDefault(to, Integer.MAX_VALUE);
  }

  private Map<Hex, Integer> rangesFrom(Hex from) {
    Map<Hex, Integer> found = new HashMap<>();
    Set<Hex> ring = Set.of(from);
    for (int steps = 0; !ring.isEmpty(); steps++) {
      Set<Hex> further = new HashSet<>();
      for (Hex hex : ring) {
        found.put(hex, steps);
      }
      for (Hex hex : ring) {
        for (Hex direction : Hex.DIRECTIONS) {
          Hex next = hex.plus(direction);
          if (room.contains(next) && !found.containsKey(next)) {
            further.add(next);
          }
        }
      }
      ring = further;
    }
    return found;
  }

  /** All groups that one attack from there makes, as many targets in each as it allows. */
  Set<Set<Hex>> groupsFrom(Hex hex) {
    return known.computeIfAbsent(hex, this::groups);
  }

  private Set<Set<Hex>> groups(Hex hex) {
    Set<Hex> single =
        foes.stream().filter(foe -> range(hex, foe) <= range).collect(Collectors.toSet());
    Set<Set<Hex>> groups = new HashSet<>();
    if (pattern.isEmpty()) {
      single.forEach(foe -> groups.add(Set.of(foe)));
    } else {
      for (Set<Hex> laid : placements(hex)) {
        Set<Hex> hit = foes.stream().filter(laid::contains).collect(Collectors.toSet());
        if (!hit.isEmpty()) {
          groups.add(hit);
        }
      }
    }
    Set<Set<Hex>> all = groups;
    for (int more = 1; more < targets; more++) { // TGT-01, TGT-27
      all =
          all.stream().flatMap(group -> grown(group, single).stream()).collect(Collectors.toSet());
    }
    return all;
  }

  private static Set<Set<Hex>> grown(Set<Hex> group, Set<Hex> single) {
    Set<Set<Hex>> grown = new HashSet<>();
    for (Hex foe : single) {
      if (!group.contains(foe)) { // TGT-02
        Set<Hex> larger = new HashSet<>(group);
        larger.add(foe);
        grown.add(larger);
      }
    }
    return grown.isEmpty() ? Set.of(group) : grown;
  }

  /** TGT-18a, TGT-19, TGT-21: turned and mirrored; around the actor, or with a hex in range. */
  private Set<Set<Hex>> placements(Hex hex) {
    Set<Set<Hex>> placements = new HashSet<>();
    Set<Hex> image = pattern;
    for (int turn = 0; turn < 12; turn++) {
      if (patternAroundActor) {
        placements.add(shifted(image, hex));
      } else {
        for (Hex inRange : room) {
          if (range(hex, inRange) <= range) {
            for (Hex part : image) {
              placements.add(shifted(image, inRange.minus(part)));
            }
          }
        }
      }
      boolean half = turn == 5;
      image =
          image.stream()
              .map(part -> half ? part.mirrored() : part.turned())
              .collect(Collectors.toSet());
    }
    return placements;
  }

  private static Set<Hex> shifted(Set<Hex> shape, Hex by) {
    return by.equals(CENTRE)
        ? shape
        : shape.stream().map(part -> part.plus(by)).collect(Collectors.toSet());
  }

  /** A ranged attack on an adjacent enemy has disadvantage, and one has it only once. */
  int disadvantaged(Hex from, Set<Hex> group) {
    return mindsAdjacent ? (int) group.stream().filter(foe -> range(from, foe) == 1).count() : 0;
  }
}
