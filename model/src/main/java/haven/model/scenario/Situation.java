package haven.model.scenario;

import haven.board.Hex;
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
  record KillCount(String type, int number) implements Simple {}

  /** An objective or ally of that name has been destroyed or killed. */
  record Destroyed(String name) implements Simple {}

  /** That many rounds are over. */
  record Rounds(int number) implements Simple {}

  /** The running round is the first one named, or one of every so many after it. */
  record EveryRound(int every, int first) implements Simple {}

  /** So many loot tokens have been looted by characters. */
  record Looted(int tokens) implements Simple {}

  /** So many goal treasures with that special rule have been looted. */
  record TreasuresLooted(String specialRule, int number) implements Simple {}

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

  /** A counter of the scenario's rules has come so far. */
  record Counted(String counter, int number) implements Simple {}

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
