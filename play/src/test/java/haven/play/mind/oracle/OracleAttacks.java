package haven.play.mind.oracle;

import haven.play.mind.oracle.OracleCase.Area;
import haven.play.mind.oracle.OracleCase.Figure;
import haven.play.mind.oracle.OracleCase.Hex;
import haven.play.mind.oracle.OracleCase.Monster;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What can be attacked from a hex (section 4). A set of characters is a bit mask over {@link
 * OracleCase#characters()}.
 */
final class OracleAttacks {

  private final OracleMap map;
  private final OracleSight sight;
  private final Monster monster;
  private final List<Figure> characters;
  private final Map<Hex, Set<Integer>> knownHits = new HashMap<>();

  OracleAttacks(OracleCase position, OracleMap map, OracleSight sight, Monster monster) {
    this.map = map;
    this.sight = sight;
    this.monster = monster;
    this.characters = position.characters();
  }

  /** All characters, as a mask. */
  int everyone() {
    return (1 << characters.size()) - 1;
  }

  /**
   * The characters that are part of at least one attack from this hex when only {@code possible}
   * characters count.
   */
  int attackableFrom(Hex hex, int possible) {
    int attackable = 0;
    for (int hit : hitsFrom(hex)) {
      attackable |= hit & possible;
    }
    // A further single attack needs a first attack that hits somebody.
    boolean furtherAttacks = monster.targets() > 1 && attackable != 0;
    return furtherAttacks ? attackable | (singleTargets(hex) & possible) : attackable;
  }

  /**
   * Every group that one attack from this hex covers, all targets used as far as possible. The
   * members of the result are masks.
   */
  BitSet groupsFrom(Hex hex) {
    BitSet groups = new BitSet();
    int furtherTargets = monster.targets() - 1;
    for (int hit : hitsFrom(hex)) {
      int rest = singleTargets(hex) & ~hit;
      addChoices(groups, hit, rest, Math.min(furtherTargets, Integer.bitCount(rest)));
    }
    return groups;
  }

  /** Adds {@code chosen} together with every choice of {@code count} out of {@code rest}. */
  private static void addChoices(BitSet groups, int chosen, int rest, int count) {
    if (count == 0) {
      groups.set(chosen);
      return;
    }
    if (Integer.bitCount(rest) < count) {
      return;
    }
    int first = Integer.lowestOneBit(rest);
    addChoices(groups, chosen | first, rest & ~first, count - 1);
    addChoices(groups, chosen, rest & ~first, count);
  }

  /** The characters attacked with disadvantage when attacked from this hex. */
  int disadvantagedFrom(Hex hex) {
    int mask = 0;
    if (monster.range() > 0 && !monster.muddled()) {
      for (int i = 0; i < characters.size(); i++) {
        if (map.range(hex, characters.get(i).hex()) == 1) {
          mask |= 1 << i;
        }
      }
    }
    return mask;
  }

  /** Characters that a single attack from this hex can target. */
  private int singleTargets(Hex hex) {
    int mask = 0;
    for (int i = 0; i < characters.size(); i++) {
      Hex target = characters.get(i).hex();
      if (map.range(hex, target) <= reach() && sight.sees(hex, target)) {
        mask |= 1 << i;
      }
    }
    return mask;
  }

  private int reach() {
    return monster.range() == 0 ? 1 : monster.range();
  }

  /**
   * What the first of the targets can amount to: one character without area, else the characters
   * that one placement of the area hits. Never empty groups.
   */
  private Set<Integer> hitsFrom(Hex hex) {
    return knownHits.computeIfAbsent(hex, this::computeHits);
  }

  private Set<Integer> computeHits(Hex hex) {
    Set<Integer> hits = new HashSet<>();
    if (monster.area().isEmpty()) {
      int single = singleTargets(hex);
      for (int i = 0; i < characters.size(); i++) {
        hits.add(single & 1 << i);
      }
    } else {
      for (Set<Hex> placement : placements(hex, monster.area().get())) {
        hits.add(charactersHit(hex, placement));
      }
    }
    hits.remove(0);
    return hits;
  }

  private int charactersHit(Hex hex, Set<Hex> placement) {
    int mask = 0;
    for (int i = 0; i < characters.size(); i++) {
      Hex target = characters.get(i).hex();
      if (placement.contains(target) && sight.sees(hex, target)) {
        mask |= 1 << i;
      }
    }
    return mask;
  }

  private List<Set<Hex>> placements(Hex hex, Area area) {
    List<Set<Hex>> placements = new ArrayList<>();
    for (Set<Hex> shape : imagesOf(area.hexes())) {
      Set<Hex> origins =
          switch (area) {
            case Area.Melee _ -> Set.of(hex);
            case Area.Ranged _ -> originsInRange(hex, shape);
          };
      origins.forEach(origin -> placements.add(moved(shape, origin)));
    }
    return placements;
  }

  /**
   * Where to lay the origin of the shape so that one of its hexes is in range. That hex is no wall
   * hex, for those are out of every range; the monster's own hex, at range 0, will do.
   */
  private Set<Hex> originsInRange(Hex hex, Set<Hex> shape) {
    Set<Hex> origins = new HashSet<>();
    for (Hex inRange : map.hexes()) {
      if (map.range(hex, inRange) <= reach()) {
        shape.forEach(part -> origins.add(inRange.minus(part)));
      }
    }
    return origins;
  }

  /** All turns and mirror images of a shape. */
  private static Set<Set<Hex>> imagesOf(Set<Hex> shape) {
    Set<Set<Hex>> images = new HashSet<>();
    Set<Hex> image = shape;
    for (int turn = 0; turn < 6; turn++) {
      Set<Hex> mirrored = new HashSet<>();
      image.forEach(part -> mirrored.add(part.mirrored()));
      images.add(image);
      images.add(mirrored);
      Set<Hex> turned = new HashSet<>();
      image.forEach(part -> turned.add(part.turned()));
      image = turned;
    }
    return images;
  }

  private static Set<Hex> moved(Set<Hex> shape, Hex by) {
    Set<Hex> result = new HashSet<>();
    shape.forEach(part -> result.add(part.plus(by)));
    return result;
  }
}
