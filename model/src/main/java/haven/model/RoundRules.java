package haven.model;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
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
 * @param endOfRound what happens at the end of a round, in this order (EOR-01 to EOR-04)
 */
public record RoundRules(
    Map<Tie, RuleId> ties,
    Activation activation,
    boolean characterFinishes,
    Actions actions,
    boolean cardForSummoned,
    List<Ending> endOfRound) {

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

  /** A step of the end of a round. */
  public enum Ending {
    /** End-of-round effects of scenario rules, items and ability cards. */
    EFFECTS,
    SHUFFLE_MODIFIERS,
    /** The cards of monsters lapse (EOR-10), and decks with the icon are shuffled. */
    SHUFFLE_MONSTER_CARDS,
    /** Elements drop one column. */
    WANE,
    /** Cards with round bonuses leave the active area. */
    ROUND_BONUSES,
    SHORT_RESTS
  }

  private static final List<Ending> GH_ENDING =
      List.of(
          Ending.EFFECTS,
          Ending.SHUFFLE_MODIFIERS,
          Ending.SHUFFLE_MONSTER_CARDS,
          Ending.WANE,
          Ending.ROUND_BONUSES,
          Ending.SHORT_RESTS);
  private static final List<Ending> JL_ENDING =
      List.of(
          Ending.EFFECTS,
          Ending.ROUND_BONUSES,
          Ending.SHUFFLE_MODIFIERS,
          Ending.SHUFFLE_MONSTER_CARDS,
          Ending.WANE,
          Ending.SHORT_RESTS);
  private static final List<Ending> FH_ENDING =
      List.of(
          Ending.EFFECTS,
          Ending.SHUFFLE_MODIFIERS,
          Ending.SHUFFLE_MONSTER_CARDS,
          Ending.ROUND_BONUSES,
          Ending.SHORT_RESTS,
          Ending.WANE);
  private static final List<Ending> BB_ENDING =
      List.of(
          Ending.EFFECTS,
          Ending.ROUND_BONUSES,
          Ending.SHORT_RESTS,
          Ending.SHUFFLE_MONSTER_CARDS,
          Ending.WANE);

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
    endOfRound = List.copyOf(endOfRound);
  }

  static final RoundRules GLOOMHAVEN =
      new RoundRules(
          Map.of(Tie.SECOND_CARD, RuleId.of("RND-14a"), Tie.CHARACTER_FIRST, RuleId.of("RND-15a")),
          Activation.RANK_THEN_NUMBER,
          true,
          Actions.CARDS,
          false,
          GH_ENDING);
  static final RoundRules JAWS =
      new RoundRules(
          Map.of(Tie.SECOND_CARD, RuleId.of("RND-14b"), Tie.CHARACTER_FIRST, RuleId.of("RND-15b")),
          Activation.RANK_THEN_NUMBER,
          true,
          Actions.CARDS,
          false,
          JL_ENDING);
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
          true,
          FH_ENDING);
  static final RoundRules BUTTONS =
      new RoundRules(
          Map.of(Tie.CHARACTER_FIRST, RuleId.of("RND-15a")),
          Activation.NUMBER,
          false,
          Actions.DIE,
          false,
          BB_ENDING);
}
