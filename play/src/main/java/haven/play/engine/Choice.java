package haven.play.engine;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.ability.Element;
import haven.play.turn.Payment;
import java.util.List;
import java.util.Optional;

/** An answer to a prompt. */
public sealed interface Choice {
  /** What records, the store and the wire hold of it, such as {@code to (3,4)}. */
  default String text() {
    return ChoiceNotation.of(this);
  }

  /** The choice of that text, whether it is offered or not; empty if no choice reads so. */
  static Optional<Choice> read(String text) {
    return ChoiceNotation.read(text);
  }

  /** No, stop, skip, enough. */
  record Decline() implements Choice {}

  /** Yes, go on, as it is. */
  record Accept() implements Choice {}

  /** Two cards of the hand, the leading one first (RND-03). */
  record Cards(int leading, int second) implements Choice {
    private static final Cards[] KNOWN = new Cards[32 * 32];

    static {
      for (int i = 0; i < KNOWN.length; i++) {
        KNOWN[i] = new Cards(i / 32, i % 32);
      }
    }

    /** The same as new ones, but not a new one each time: hands are listed again and again. */
    public static Cards of(int leading, int second) {
      return KNOWN[leading * 32 + second];
    }
  }

  /** Takes the last choice back. */
  record Undo() implements Choice {}

  record LongRest() implements Choice {}

  /** A short rest that was put off until the next cards are chosen. */
  record ShortRest() implements Choice {}

  /**
   * Neither yes nor no: a short rest can still be taken before the next cards are chosen (RST-02).
   * Nobody is offered it; who answers for somebody leaves them the choice by it.
   */
  record Later() implements Choice {}

  /** An action of a played card: a half as printed, or as a basic action (ABL-03, CRD-08). */
  record Act(int card, boolean top, boolean basic) implements Choice {}

  /** A hex: to step into, to place something in, to start in. */
  record To(Hex hex) implements Choice {}

  /** Hexes in order: the path of a push, or a whole move. */
  record Along(List<Hex> path) implements Choice {
    public Along {
      path = List.copyOf(path);
    }
  }

  /** Where an area lies. */
  record Lay(List<Hex> hexes) implements Choice {
    public Lay {
      hexes = List.copyOf(hexes);
    }
  }

  /** A figure. */
  record At(FigureId figure) implements Choice {}

  /** A card: to lose or to recover. */
  record Card(int card) implements Choice {}

  /** A card is taken out of a hero's active area while something else is asked (BON-13). */
  record Remove(int hero, int card) implements Choice {}

  /** Cards that negate damage. */
  record Negate(Payment payment) implements Choice {}

  /** An item of the hero that is asked. */
  record Use(int item) implements Choice {}

  /** An action is given up for a special rule, by its place among the scenario's rules. */
  record Forgo(int rule, boolean top) implements Choice {}

  /** One of the battle goals dealt, the first is 0. */
  record Goal(int goal) implements Choice {}

  /** One of the possible orders of those whose initiative is tied. */
  record Order(int order) implements Choice {}

  /** By how much an initiative is shifted. */
  record Shift(int by) implements Choice {}

  /** One of the ways in which a monster may take its turn. */
  record Way(int way) implements Choice {}

  /** One of the groups of figures that a monster may target. */
  record Targets(int group) implements Choice {}

  /** Pays for an effect of an attack, by its number. */
  record Buy(int effect) implements Choice {}

  /** Which of the drawn modifiers is used. */
  record Modifier(int draw) implements Choice {}

  /** The attack value that the best liked order of its parts gives. */
  record Attack(int value) implements Choice {}

  /** Negates damage by a lasting effect, by its number. */
  record Effect(int effect) implements Choice {}

  /** One of several abilities. */
  record OneOf(int part) implements Choice {}

  /** Which of the effects still to come is next. */
  record Next(int effect) implements Choice {}

  /** Where a figure comes down that can fly no longer. */
  record Land(int way) implements Choice {}

  /** Which monster of a wave gets one of the last standees. */
  record Newcomer(int newcomer) implements Choice {}

  /** What chance has brought, by its number among what could come up. */
  record Came(int what) implements Choice {}

  /** One of the sets of infusions that pay for something. */
  record Consume(int payment) implements Choice {}

  /** A condition to be removed. */
  record Cure(Condition condition) implements Choice {}

  /** Leaves out an added effect, by its number (ABL-16). */
  record Without(int effect) implements Choice {}

  record Of(Element element) implements Choice {}
}
