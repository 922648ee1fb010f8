package haven.play.engine;

import haven.model.Facts;
import haven.model.RuleId;
import haven.play.Refused;
import java.util.List;

/**
 * A decision that somebody has to make before the game goes on.
 *
 * @param seat who is asked
 * @param group whether the players decide together: any seat may answer (ABL-25)
 * @param figure whom it is about, or -1
 * @param rule what gives, and limits, the choice
 * @param options all legal answers
 */
public record Prompt(
    Kind kind, int seat, boolean group, int figure, RuleId rule, List<Choice> options) {

  /** What is asked. */
  public enum Kind {
    BATTLE_GOAL,
    START_HEX,
    CARDS,
    WHO_FIRST,
    ACTION,
    PERFORM,
    STEP,
    TARGET,
    AREA,
    BEFORE_DRAW,
    ORDER_OF_BONUSES,
    MODIFIER,
    MODIFIER_EFFECTS,
    ORDER_OF_EFFECTS,
    NEGATE,
    FORCED_PATH,
    HEX,
    ELEMENT,
    PAY,
    CHOOSE,
    /** Whether active cards are discarded so that a rest is possible (RST-14). */
    REST_CARDS,
    REST_LOSS,
    REST_HEAL,
    REST_REFRESH,
    SHORT_REST,
    REDRAW,
    RECOVER,
    ITEM,
    ESCAPE,
    MONSTER_TURN,
    FIGURE,
    PLACE_WHOM,
    /** Whether the others agree to take a choice back. */
    UNDO;

    /** Whether active cards can be taken out of play before it is answered (BON-13). */
    boolean allowsRemoval() {
      return switch (this) {
        case STEP, TARGET, AREA, BEFORE_DRAW, NEGATE, ITEM, PERFORM -> true;
        default -> false;
      };
    }
  }

  public Prompt {
    options = List.copyOf(options);
  }

  /** Whether a seat agrees to take a choice back (ABL-25). */
  static Prompt undo(int seat) {
    List<Choice> options = List.of(new Choice.Accept(), new Choice.Decline());
    return new Prompt(Kind.UNDO, seat, false, -1, RuleId.of("ABL-25"), options);
  }

  void tell(Facts facts) {
    facts.word(kind.name()).number(seat).truth(group).number(figure).number(options.size());
    options.forEach(option -> facts.word(option.toString()));
  }

  /** Refuses what is not offered, and says by which rule. */
  void check(Choice choice) {
    if (!options.contains(choice)) {
      throw new Refused(rule, choice + " is none of the options: " + kind);
    }
  }
}
