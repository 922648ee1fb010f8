package haven.model.ability;

import haven.board.Direction;
import haven.model.map.Formula;
import haven.model.map.MonsterSymbol;
import java.util.List;
import java.util.OptionalInt;

/** What speaks of the scenario: of its marked hexes, of objectives, of others on the same side. */
public sealed interface Scenic extends Ability.OnScenario {
  /**
   * The acting figure, or an objective, is put on the next of some marked hexes; after the last
   * comes the first. Whoever stands there makes room.
   *
   * @param marks the letters of these hexes (SCM-06)
   * @param objective its name; the acting figure if it is empty
   * @param appear for each of the hexes the type of which a monster then appears beside it
   * @param symbol the ranks of those
   */
  record ToNext(List<String> marks, String objective, List<String> appear, MonsterSymbol symbol)
      implements Scenic {
    public ToNext {
      marks = List.copyOf(marks);
      appear = List.copyOf(appear);
    }

    /** Where the memory of the last hex is kept. */
    public String key() {
      return objective + " to " + String.join(", ", marks);
    }
  }

  /** Objectives for the party to destroy appear, placed as a monster's summons are (MAB-13). */
  record Lay(String name, Formula number, Formula hitPoints, OptionalInt initiative)
      implements Scenic {}

  /** Where a figure of that name stands, a monster of that type and rank stands instead. */
  record Hatch(String name, String into, MonsterSymbol symbol) implements Scenic {}

  /** All of that type or name on the same side perform abilities, one after the other. */
  record Bid(String name, List<Ability> abilities) implements Scenic {
    public Bid {
      abilities = List.copyOf(abilities);
    }
  }

  /** A move towards the nearest of some marked hexes, whoever else is near. */
  record Towards(Value points, List<String> marks, boolean opensDoors) implements Scenic {
    public Towards {
      marks = List.copyOf(marks);
    }
  }

  /** Puts the acting figure on the empty hex that lies farthest in that direction. */
  record ToSide(Direction direction) implements Scenic {}

  /** All elites of a type become normal, and all that were normal become elite. */
  record SwapRanks(String type) implements Scenic {}

  /** The letters of hexes that it speaks of. */
  default List<String> named() {
    return switch (this) {
      case ToNext next -> next.marks();
      case Towards towards -> towards.marks();
      case Lay _, Hatch _, Bid _, ToSide _, SwapRanks _ -> List.of();
    };
  }

  /** The types of which it brings monsters. */
  default List<String> brings() {
    return switch (this) {
      case ToNext next -> next.appear();
      case Hatch hatch -> List.of(hatch.into());
      case Lay _, Bid _, Towards _, ToSide _, SwapRanks _ -> List.of();
    };
  }
}
