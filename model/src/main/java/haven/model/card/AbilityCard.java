package haven.model.card;

import java.util.List;
import java.util.Optional;

/**
 * A character's ability card (CRD-04).
 *
 * @param level 1 to 9; cards of level X count as level 1 (CRD-03b), those of a learning level come
 *     before it
 * @param sides one, or in Buttons & Bugs A and B
 * @param form the form in which its actions can be performed; any if none is named
 */
public record AbilityCard(String name, int level, List<Side> sides, Optional<String> form) {
  public AbilityCard(String name, int level, List<Side> sides) {
    this(name, level, sides, Optional.empty());
  }

  /** What is printed on one side. */
  public record Side(int initiative, CardAction top, CardAction bottom) {}

  public AbilityCard {
    sides = List.copyOf(sides);
    if (sides.isEmpty() || sides.size() > 2) {
      throw new IllegalArgumentException(name + " has " + sides.size() + " sides");
    }
  }

  public static AbilityCard of(String name, int initiative, CardAction top, CardAction bottom) {
    return new AbilityCard(name, 1, List.of(new Side(initiative, top, bottom)));
  }

  /** A card of Buttons & Bugs with its sides A and B. */
  public static AbilityCard of(String name, Side a, Side b) {
    return new AbilityCard(name, 1, List.of(a, b));
  }

  public AbilityCard level(int other) {
    return new AbilityCard(name, other, sides, form);
  }

  /** The level as one reads it. */
  public String levelText() {
    for (LearningLevel one : LearningLevel.values()) {
      if (level == one.number()) {
        return one.name();
      }
    }
    return String.valueOf(level);
  }

  public Side front() {
    return sides.getFirst();
  }
}
