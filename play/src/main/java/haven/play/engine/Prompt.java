package haven.play.engine;

import haven.model.Facts;
import haven.model.FigureId;
import haven.model.RuleId;
import haven.model.words.Phrase;
import haven.play.Refused;
import haven.play.table.HeroState;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A decision that somebody has to make before the game goes on.
 *
 * @param seat who is asked
 * @param group whether the players decide together: any seat may answer (ABL-25)
 * @param decider the hero whose player decides, or -1 for the group, or {@link #CHANCE}
 * @param figure whom it is about, if anybody
 * @param rule what gives, and limits, the choice
 * @param options all legal answers
 * @param weights where chance decides, how likely each of them is, compared with the others
 */
public record Prompt(
    Kind kind,
    int seat,
    boolean group,
    int decider,
    FigureId figure,
    RuleId rule,
    List<Choice> options,
    List<Integer> weights) {
  /** Nobody decides: whoever is asked says what came up. */
  public static final int CHANCE = -2;

  /** What is asked. */
  public enum Kind {
    BATTLE_GOAL,
    START_HEX,
    CARDS,
    WHO_FIRST,
    ACTION("opt.endTurn", Kind.YES),
    PERFORM("opt.skip", "opt.perform"),
    STEP("opt.stop", Kind.YES),
    TARGET("opt.noTarget", Kind.YES),
    AREA("opt.noTarget", Kind.YES),
    BEFORE_DRAW(Kind.NO, "opt.asItIs"),
    ORDER_OF_BONUSES,
    MODIFIER,
    MODIFIER_EFFECTS(Kind.NO, "opt.asItIs"),
    ORDER_OF_EFFECTS,
    NEGATE(Kind.NO, "opt.suffer"),
    FORCED_PATH("opt.notAtAll", Kind.YES),
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
    REDRAW("opt.another", "opt.loseIt"),
    RECOVER("opt.enough", "opt.enough"),
    ITEM(Kind.NO, "opt.noItem"),
    ESCAPE("opt.stay", "opt.escape"),
    MONSTER_TURN,
    FIGURE,
    PLACE_WHOM,
    /** What came up, where somebody at the table draws and rolls. */
    CHANCE,
    /** Whether the others agree to take a choice back. */
    UNDO;

    private static final Set<Kind> REMOVAL =
        EnumSet.of(STEP, TARGET, AREA, BEFORE_DRAW, NEGATE, ITEM, PERFORM);
    private static final String NO = "opt.no";
    private static final String YES = "opt.yes";

    /** What it means to decline, and to accept. */
    final String no;

    final String yes;

    Kind() {
      this(NO, YES);
    }

    Kind(String no, String yes) {
      this.no = no;
      this.yes = yes;
    }

    /** Whether active cards can be taken out of play before it is answered (BON-13). */
    boolean allowsRemoval() {
      return REMOVAL.contains(this);
    }
  }

  public Prompt {
    options = List.copyOf(options);
    weights = List.copyOf(weights);
  }

  public Prompt(
      Kind kind,
      int seat,
      boolean group,
      int decider,
      FigureId figure,
      RuleId rule,
      List<Choice> options) {
    this(kind, seat, group, decider, figure, rule, options, List.of());
  }

  /** Whether a seat agrees to take a choice back (ABL-25). */
  static Prompt undo(int seat, RuleId rule) {
    List<Choice> options = List.of(new Choice.Accept(), new Choice.Decline());
    return new Prompt(Kind.UNDO, seat, false, -1, FigureId.NOBODY, rule, options);
  }

  /** The hero whose cards and items the answers mean. */
  public HeroState hero(Play play) {
    return play.state().hero(Math.max(0, decider));
  }

  /** Whether something of that kind is among the answers. */
  public boolean has(Class<? extends Choice> kind) {
    return options.stream().anyMatch(kind::isInstance);
  }

  /** Asks whether that is performed; it must be where the answer cannot be no. */
  public Phrase toPerform(Phrase what) {
    boolean must = options.stream().noneMatch(Choice.Decline.class::isInstance);
    return Phrase.of(must ? "ask.PERFORM.must" : "ask.PERFORM", what);
  }

  void tell(Facts facts) {
    facts
        .word(kind.name())
        .number(seat)
        .truth(group)
        .number(figure.number())
        .number(options.size());
    options.forEach(option -> facts.word(option.text()));
  }

  /** Whether it is offered; a short rest that is may also be put off. */
  public boolean allows(Choice choice) {
    return lists(choice)
        || choice instanceof Choice.Later
            && kind == Kind.SHORT_REST
            && options.contains(new Choice.Accept());
  }

  /** Whoever answers has mostly taken one of the very options. */
  private boolean lists(Choice choice) {
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i) == choice) {
        return true;
      }
    }
    return options.contains(choice);
  }

  /** Refuses what is not offered, and says by which rule. */
  void check(Choice choice) {
    if (!allows(choice)) {
      throw new Refused(rule, Phrase.of("no.option"));
    }
  }

  /** The first of several seats that has nothing to choose from; the first of all otherwise. */
  static Prompt forced(List<Prompt> prompts) {
    for (int i = 0; i < prompts.size(); i++) {
      if (prompts.get(i).options().size() == 1) {
        return prompts.get(i);
      }
    }
    return prompts.getFirst();
  }
}
