package haven.model.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Where the games differ about rounds and the order of turns.
 *
 * @param ties what decides between equal initiatives; whatever is not in here, or leaves a tie, the
 *     group decides (RND-16, RND-18)
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
    Set<Tie> ties,
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
    Set<Tie> inOrder = EnumSet.noneOf(Tie.class);
    inOrder.addAll(ties);
    ties = Collections.unmodifiableSet(inOrder);
    endOfRound = List.copyOf(endOfRound);
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Set<Tie> ties = EnumSet.of(Tie.SECOND_CARD, Tie.CHARACTER_FIRST); // RND-14a, RND-15a
    public Activation activation = Activation.RANK_THEN_NUMBER; // MON-11a
    public boolean characterFinishes = true; // SPN-08b
    public Actions actions = Actions.CARDS; // MON-06
    public boolean cardForSummoned = false; // OPN-21

    /** EOR-02. */
    public List<Ending> endOfRound =
        List.of(
            Ending.EFFECTS,
            Ending.SHUFFLE_MODIFIERS,
            Ending.SHUFFLE_MONSTER_CARDS,
            Ending.WANE,
            Ending.ROUND_BONUSES,
            Ending.SHORT_RESTS);

    public Draft() {}

    public Draft(RoundRules like) {
      ties = like.ties;
      activation = like.activation;
      characterFinishes = like.characterFinishes;
      actions = like.actions;
      cardForSummoned = like.cardForSummoned;
      endOfRound = like.endOfRound;
    }

    public RoundRules done() {
      return new RoundRules(
          ties, activation, characterFinishes, actions, cardForSummoned, endOfRound);
    }
  }
}
