package haven.model;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * Where the games differ about rounds and the order of turns.
 *
 * @param ties what decides between equal initiatives, and where that is printed; whatever is not in
 *     here, or leaves a tie, the group decides (RND-16, RND-18)
 * @param activation in which order the monsters of one type act
 * @param characterFinishes whether a character still takes its turn before new monsters whose
 *     initiative has passed, if one of its summons is acting (SPN-08b), or they come directly after
 *     the summon (SPN-08a)
 * @param actions where the actions of monsters come from
 * @param cardForSummoned whether a card is drawn for a summoned monster whose set has none
 *     (MAB-17), or it counts as last in the initiative order (OPN-21)
 */
public record RoundRules(
    Map<Tie, RuleId> ties,
    Activation activation,
    boolean characterFinishes,
    Actions actions,
    boolean cardForSummoned) {

  /** The initiative of a long rest (RND-13). */
  public static final int LONG_REST = 99;

  /** What decides between equal initiatives. */
  public enum Tie {
    /** Of two characters, whose second card is lower (RND-14). */
    SECOND_CARD,
    /** A character goes before monsters (RND-15). */
    CHARACTER_FIRST,
    /** The scenario orders the types of one set (RND-17a). */
    SCENARIO_ORDER
  }

  /** In which order the monsters of one type act. */
  public enum Activation {
    /** Named ones, elites, normal ones, each by number (MON-11a, MON-11b, MON-13). */
    RANK_THEN_NUMBER,
    /** By number (MON-11c). */
    NUMBER
  }

  /** Where the actions of monsters come from. */
  public enum Actions {
    /** From a deck of cards for each set (MON-06, MON-07). */
    CARDS,
    /** A die rolls a column of the monster card (RND-11d). */
    DIE
  }

  public RoundRules {
    Map<Tie, RuleId> sorted = new EnumMap<>(Tie.class);
    sorted.putAll(ties);
    ties = Collections.unmodifiableMap(sorted);
  }

  static final RoundRules GLOOMHAVEN =
      new RoundRules(
          Map.of(Tie.SECOND_CARD, RuleId.of("RND-14a"), Tie.CHARACTER_FIRST, RuleId.of("RND-15a")),
          Activation.RANK_THEN_NUMBER,
          true,
          Actions.CARDS,
          false);
  static final RoundRules JAWS =
      new RoundRules(
          Map.of(Tie.SECOND_CARD, RuleId.of("RND-14b"), Tie.CHARACTER_FIRST, RuleId.of("RND-15b")),
          Activation.RANK_THEN_NUMBER,
          true,
          Actions.CARDS,
          false);
  static final RoundRules FROSTHAVEN =
      new RoundRules(
          Map.of(
              Tie.SECOND_CARD,
              RuleId.of("RND-14a"),
              Tie.CHARACTER_FIRST,
              RuleId.of("RND-15a"),
              Tie.SCENARIO_ORDER,
              RuleId.of("RND-17a")),
          Activation.RANK_THEN_NUMBER,
          false,
          Actions.CARDS,
          true);
  static final RoundRules BUTTONS =
      new RoundRules(
          Map.of(Tie.CHARACTER_FIRST, RuleId.of("RND-15a")),
          Activation.NUMBER,
          false,
          Actions.DIE,
          false);
}
