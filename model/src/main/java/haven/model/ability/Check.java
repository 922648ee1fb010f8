package haven.model.ability;

import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.map.Rank;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Something that must be so for an effect to apply, for a target to count, for a part to happen.
 */
public sealed interface Check {
  record TargetHas(Condition condition) implements Check {}

  record SelfHas(Condition condition) implements Check {}

  /** Normal or elite; named monsters and bosses are neither (BOS-01, BOS-03). */
  record TargetRank(Rank rank) implements Check {}

  record Not(Check check) implements Check {}

  /** At least one of several. */
  record AnyOf(List<Check> checks) implements Check {
    public AnyOf {
      checks = List.copyOf(checks);
    }
  }

  /** The same, with the acting figure for the target. */
  record OfSelf(Check check) implements Check {}

  /** The target is no farther away than that, around walls (LOS-01). */
  record Within(int hexes) implements Check {}

  /** The target stands on such a tile. */
  record OnTile(Terrain kind) implements Check {}

  /** Such a tile is adjacent to the target. */
  record NextToTile(Terrain kind) implements Check {}

  /** A monster, a summon or an ally of that name. */
  record OfType(String name) implements Check {}

  /** The target has a mark, whoever put it there. */
  record TargetMarked(String name) implements Check {}

  record Strong(Element element) implements Check {}

  /** The acting character is in that form. */
  record InForm(String name) implements Check {}

  /** That condition has just been given. */
  record Gave(Condition condition) implements Check {}

  /** The action in progress, or just over, is called after that (ABL-08). */
  record ActionHas(AbilityKind kind) implements Check {}

  /**
   * Somebody near the target, seen from the acting figure, fulfils all of these.
   *
   * @param hexes how near; 1 for adjacent
   */
  record NextToFigure(Affects whom, List<Check> only, int hexes) implements Check {
    public NextToFigure {
      only = List.copyOf(only);
    }
  }

  /** The acting figure has entered such a hex in this turn. */
  record Entered(Terrain kind) implements Check {}

  /**
   * The action that the acting character performs, or has just performed, is on a card of that
   * name, or begins a lasting effect with a stance or mark of that name.
   */
  record ActionIs(String name) implements Check {}

  /** What was counted is at least so much. */
  record AtLeast(Counted count, Value number) implements Check {
    public AtLeast(Counted count, int number) {
      this(count, Value.of(number));
    }
  }

  /** Whether it asks what the abilities before it in the action came to. */
  default boolean isOfDeeds() {
    return switch (this) {
      case Not(Check other) -> other.isOfDeeds();
      case OfSelf(Check other) -> other.isOfDeeds();
      case AnyOf(List<Check> some) -> some.stream().anyMatch(Check::isOfDeeds);
      case AtLeast(Counted count, Value _) -> count.isOfDeeds();
      case NextToFigure(Affects _, List<Check> only, int _) ->
          only.stream().anyMatch(Check::isOfDeeds);
      case Fact fact -> Fact.OF_DEEDS.contains(fact);
      case TargetHas _,
          SelfHas _,
          TargetRank _,
          Within _,
          OnTile _,
          NextToTile _,
          OfType _,
          TargetMarked _,
          Strong _,
          InForm _,
          Gave _,
          ActionHas _,
          ActionIs _ ->
          false;
      case Entered _ -> true;
    };
  }

  /** Whether it can be said of a figure, the target, without an attack or an action. */
  default boolean isOfAFigure() {
    return switch (this) {
      case TargetHas _, TargetRank _, OnTile _, NextToTile _, OfType _, TargetMarked _, Strong _ ->
          true;
      case Not(Check other) -> other.isOfAFigure();
      case AnyOf(List<Check> some) -> some.stream().allMatch(Check::isOfAFigure);
      case NextToFigure(Affects _, List<Check> only, int _) ->
          only.stream().allMatch(Check::isOfAFigure);
      case AtLeast(Counted count, Value _) -> !count.isOfDeeds();
      case Fact fact -> Fact.OF_A_FIGURE.contains(fact);
      case SelfHas _, OfSelf _, Within _, Gave _, ActionHas _, ActionIs _, Entered _, InForm _ ->
          false;
    };
  }

  /** Plain facts. */
  enum Fact implements Check {
    /** The attack is a melee attack. */
    MELEE,
    /** The attack is a ranged attack. */
    RANGED,
    /**
     * The attack is a source of damage: its value with the modifier is more than 0. Known only when
     * shields are counted; never before.
     */
    DAMAGING,
    /** The attack ability has one target and no area. */
    SINGLE_TARGET,
    TARGET_ADJACENT,
    TARGET_ADJACENT_TO_ALLY,
    TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES,
    TARGET_AT_WALL,
    TARGET_IS_OBJECTIVE,
    TARGET_IS_CHARACTER,
    TARGET_IS_MONSTER,
    TARGET_IS_SUMMON,
    /** The target was summoned by the acting figure. */
    TARGET_IS_OWN_SUMMON,
    TARGET_IS_ALLY,
    TARGET_IS_ENEMY,
    TARGET_IS_UNHARMED,
    /** The target has less than half of its hit points. */
    TARGET_BELOW_HALF,
    TARGET_HAS_NEGATIVE_CONDITION,
    /** The target stands in the room of the acting figure; nobody in a door does (OVL-18). */
    TARGET_IN_SAME_ROOM,
    /** The target was a target of the ability before this one in the action. */
    TARGET_SAME_AS_BEFORE,
    /** The target is adjacent to a hex that the last move of this action entered. */
    TARGET_NEXT_TO_PATH,
    /** The target has left its hex by a move of its own in this round. */
    TARGET_MOVED_THIS_ROUND,
    /** The acting figure has killed somebody in this turn or, at any time, in this round. */
    KILLED_THIS_TURN,
    KILLED_THIS_ROUND,
    /** The ability before this one in the action was performed. */
    DID,
    /** The ability before this one in the action killed somebody. */
    KILLED,
    /** The last move opened a door. */
    OPENED_DOOR,
    /** The last move of this action ended in the hex in which it began. */
    MOVED_BACK,
    /** All steps of the last move of this action led in one direction. */
    MOVED_STRAIGHT,
    /** The actor has the adjacent hex of the attacker: for retaliation and the like. */
    OWN_TURN,
    /** The acting figure performs what another one commands (CMD-02, CMD-03). */
    COMMANDED,
    /** The damage that is about to be suffered would leave the figure no hit points. */
    DEADLY,
    /** The target was a target of any ability of the action in progress. */
    TARGETED_IN_ACTION,
    /** The number of the round is odd. */
    ROUND_IS_ODD,
    /** The action in progress, or just over, commands the companion of the acting character. */
    COMMANDS_COMPANION;

    private static final Set<Fact> OF_A_FIGURE =
        EnumSet.of(
            TARGET_AT_WALL,
            TARGET_IS_OBJECTIVE,
            TARGET_IS_CHARACTER,
            TARGET_IS_MONSTER,
            TARGET_IS_SUMMON,
            TARGET_IS_UNHARMED,
            TARGET_BELOW_HALF,
            TARGET_HAS_NEGATIVE_CONDITION,
            TARGET_MOVED_THIS_ROUND,
            TARGET_ADJACENT_TO_NONE_OF_ITS_ALLIES);

    private static final Set<Fact> OF_DEEDS =
        EnumSet.of(
            DID,
            KILLED,
            OPENED_DOOR,
            MOVED_BACK,
            MOVED_STRAIGHT,
            TARGET_SAME_AS_BEFORE,
            TARGET_NEXT_TO_PATH,
            TARGET_MOVED_THIS_ROUND,
            KILLED_THIS_TURN,
            KILLED_THIS_ROUND);
  }
}
