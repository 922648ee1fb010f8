package haven.model.scenario;

import haven.board.Hex;
import haven.model.map.Formula;
import java.util.List;

/** Something that is so or is not: the goal of a scenario, a loss, the condition of a rule. */
public sealed interface Situation {
  /** One of nothing: where nobody has written what wins. */
  Situation NEVER = new Any(List.of());

  /** Says something about the table. */
  sealed interface Simple extends Situation {}

  /** Says something about other situations. */
  sealed interface Combined extends Situation {}

  /** All enemies are dead, in all rooms: the last room must be revealed. */
  record KillAll() implements Simple {}

  /** All enemies that were revealed are dead. */
  record KillRevealed() implements Simple {}

  /** All monsters of that type that have been placed are dead, and there was one. */
  record KillType(String type) implements Simple {}

  /** So many monsters of that type have died; any type if it is empty. */
  record KillCount(String type, Formula number) implements Simple {
    public KillCount(String type, int number) {
      this(type, new Formula.Constant(number));
    }
  }

  /** So many objectives or allies of that name have been destroyed or killed. */
  record Destroyed(String name, Formula number) implements Simple {
    public Destroyed(String name) {
      this(name, new Formula.Constant(1));
    }
  }

  /** So many figures of that type or name have left the map by a rule that lets them escape. */
  record Escaped(String name, Formula number) implements Simple {}

  /** So many of these figures are on the map. */
  record Present(Whom whom, Formula number) implements Simple {}

  /** That many rounds are over. */
  record Rounds(int number) implements Simple {}

  /** The running round is the first one named, or one of every so many after it. */
  record EveryRound(int every, int first) implements Simple {}

  /** So many loot tokens have been looted by characters. */
  record Looted(Formula tokens) implements Simple {
    public Looted(int tokens) {
      this(new Formula.Constant(tokens));
    }
  }

  /** So many goal treasures with that special rule have been looted. */
  record TreasuresLooted(String specialRule, Formula number) implements Simple {
    public TreasuresLooted(String specialRule, int number) {
      this(specialRule, new Formula.Constant(number));
    }
  }

  /** All characters that are not exhausted have escaped, and at least one has. */
  record AllEscaped() implements Simple {}

  /** Some character (or all that are not exhausted) stands on one of these hexes. */
  record Reached(List<Hex> hexes, boolean all) implements Simple {
    public Reached {
      hexes = List.copyOf(hexes);
    }
  }

  /** A room is revealed; rooms are named by any of their hexes. */
  record Revealed(Hex room) implements Simple {}

  /** All of these doors are open, by whatever it was. */
  record Opened(List<Hex> doors) implements Simple {
    public Opened {
      doors = List.copyOf(doors);
    }
  }

  /** A counter of the scenario's rules has come so far. */
  record Counted(String counter, Formula number) implements Simple {
    public Counted(String counter, int number) {
      this(counter, new Formula.Constant(number));
    }
  }

  /** A number that the scenario has from its start is large enough: level or characters. */
  record AtLeast(Formula value, Formula number) implements Simple {}

  record All(List<Situation> goals) implements Combined {
    public All {
      goals = List.copyOf(goals);
    }
  }

  record Any(List<Situation> goals) implements Combined {
    public Any {
      goals = List.copyOf(goals);
    }
  }

  record Not(Situation goal) implements Combined {}
}
