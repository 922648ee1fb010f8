package haven.model.rules;

import java.util.List;
import java.util.Optional;

/**
 * Where the games differ about what is put on the map, at set-up and later.
 *
 * @param oneOpenRoom whether every scenario is one room without walls and doors (MAP-11)
 * @param startsMustBeEmpty whether a character starts on an empty hex (OVL-05a, GH) or only not
 *     where another figure is
 * @param oneStartHex whether a scenario has a single starting hex (OVL-05b)
 * @param shortage who is placed when standees run out
 * @param plateTrigger when a pressure plate acts of which the scenario does not say it
 * @param tokens what tokens with numbers or letters may stand for
 * @param obstaclesArePrinted whether a marker tells that an obstacle is destroyed, since it cannot
 *     be taken away (OVL-69)
 * @param numbers which of its numbers a monster gets
 * @param order what is done once the characters stand on their starting hexes (SET-01)
 */
public record SetUpRules(
    boolean oneOpenRoom,
    boolean startsMustBeEmpty,
    boolean oneStartHex,
    Shortage shortage,
    Optional<PlateTrigger> plateTrigger,
    Tokens tokens,
    boolean obstaclesArePrinted,
    Numbers numbers,
    List<Step> order) {

  /** Who is placed when the standees of a type run out. */
  public enum Shortage {
    /** Those nearest to the character who reveals the room (OVL-13a). */
    NEAREST_TO_REVEALER,
    /** Elites, and among equals those nearest to an enemy (OVL-13b). */
    ELITES_THEN_NEAREST_TO_ENEMY,
    /** Elites; no order is printed among equals (OVL-13c). */
    ELITES
  }

  /** When a pressure plate acts. */
  public enum PlateTrigger {
    /** A character's turn ends on it (OVL-27a). */
    TURN_ENDS,
    /** Somebody enters it, flying and jumping figures included (OVL-27b). */
    ENTERED
  }

  /** What tokens with numbers or letters may stand for. */
  public enum Tokens {
    /** Objective tokens for allies and loot, scenario aid tokens for reminders (SCM-05). */
    AID_TOKENS_REMIND,
    /** Scenario aid tokens for all of them (SCM-03). */
    AID_TOKENS_STAND_FOR_ALL
  }

  /** Which of the numbers of its type a monster gets. */
  public enum Numbers {
    /** Any that is left (SET-17). */
    RANDOM,
    /** The lowest that is left: stones are named in the order of their dials (SET-28). */
    LOWEST
  }

  /** A step of set-up whose place in the order can be noticed. */
  public enum Step {
    BATTLE_GOALS,
    SCENARIO_EFFECTS,
    /** What the road, the city or the temple has brought. */
    EVENT_EFFECTS
  }

  public SetUpRules {
    order = List.copyOf(order);
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public boolean oneOpenRoom = false;
    public boolean startsMustBeEmpty = true; // OVL-05a
    public boolean oneStartHex = false; // OVL-05a
    public Shortage shortage = Shortage.NEAREST_TO_REVEALER; // OVL-13a
    public Optional<PlateTrigger> plateTrigger = Optional.of(PlateTrigger.TURN_ENDS); // OVL-27a
    public Tokens tokens = Tokens.AID_TOKENS_REMIND; // SCM-05
    public boolean obstaclesArePrinted = false;
    public Numbers numbers = Numbers.RANDOM; // SET-17
    public List<Step> order =
        List.of(Step.SCENARIO_EFFECTS, Step.BATTLE_GOALS, Step.EVENT_EFFECTS); // SET-01b

    public Draft() {}

    public Draft(SetUpRules like) {
      oneOpenRoom = like.oneOpenRoom;
      startsMustBeEmpty = like.startsMustBeEmpty;
      oneStartHex = like.oneStartHex;
      shortage = like.shortage;
      plateTrigger = like.plateTrigger;
      tokens = like.tokens;
      obstaclesArePrinted = like.obstaclesArePrinted;
      numbers = like.numbers;
      order = like.order;
    }

    public SetUpRules done() {
      return new SetUpRules(
          oneOpenRoom,
          startsMustBeEmpty,
          oneStartHex,
          shortage,
          plateTrigger,
          tokens,
          obstaclesArePrinted,
          numbers,
          order);
    }
  }
}
