package haven.play.engine;

import haven.board.Hex;
import haven.model.Condition;
import haven.model.ability.Element;
import haven.play.turn.Payment;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** An answer to a prompt. Its text is what a game record holds. */
public sealed interface Choice {
  /** No, stop, skip, enough. */
  record Decline() implements Choice {
    @Override
    public String toString() {
      return "no";
    }
  }

  /** Yes, go on, as it is. */
  record Accept() implements Choice {
    @Override
    public String toString() {
      return "yes";
    }
  }

  /** Two cards of the hand, the leading one first (RND-03). */
  record Cards(int leading, int second) implements Choice {
    @Override
    public String toString() {
      return "cards " + leading + " " + second;
    }
  }

  /** Takes the last choice back. */
  record Undo() implements Choice {
    @Override
    public String toString() {
      return "undo";
    }
  }

  record LongRest() implements Choice {
    @Override
    public String toString() {
      return "long rest";
    }
  }

  /** An action of a played card: a half as printed, or as a basic action (ABL-03, CRD-08). */
  record Act(int card, boolean top, boolean basic) implements Choice {
    @Override
    public String toString() {
      return (basic ? "basic " : "") + (top ? "top " : "bottom ") + card;
    }
  }

  /** A hex: to step into, to place something in, to start in. */
  record To(Hex hex) implements Choice {
    @Override
    public String toString() {
      return "to " + hex;
    }
  }

  /** Hexes in order: the path of a push, or a whole move. */
  record Along(List<Hex> path) implements Choice {
    public Along {
      path = List.copyOf(path);
    }

    @Override
    public String toString() {
      return "along" + text(path);
    }
  }

  /** Where an area lies. */
  record Lay(List<Hex> hexes) implements Choice {
    public Lay {
      hexes = List.copyOf(hexes);
    }

    @Override
    public String toString() {
      return "lay" + text(hexes);
    }
  }

  /** A figure. */
  record At(int figure) implements Choice {
    @Override
    public String toString() {
      return "at " + figure;
    }
  }

  /** A card: to lose, to recover, to remove from the active area. */
  record Card(int card) implements Choice {
    @Override
    public String toString() {
      return "card " + card;
    }
  }

  /** A card is taken out of a hero's active area while something else is asked (BON-13). */
  record Remove(int hero, int card) implements Choice {
    @Override
    public String toString() {
      return "remove " + hero + " " + card;
    }
  }

  /** Cards that negate damage. */
  record Negate(Payment payment) implements Choice {
    @Override
    public String toString() {
      String cards =
          payment.second() < 0
              ? Integer.toString(payment.first())
              : payment.first() + " " + payment.second();
      return payment.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " " + cards;
    }
  }

  /** An item of the hero that is asked. */
  record Use(int item) implements Choice {
    @Override
    public String toString() {
      return "use " + item;
    }
  }

  /** One of the battle goals dealt, the first is 0. */
  record Goal(int goal) implements Choice {
    @Override
    public String toString() {
      return "goal " + goal;
    }
  }

  /** One of the possible orders of those whose initiative is tied. */
  record Order(int order) implements Choice {
    @Override
    public String toString() {
      return "order " + order;
    }
  }

  /** By how much an initiative is shifted. */
  record Shift(int by) implements Choice {
    @Override
    public String toString() {
      return "shift " + by;
    }
  }

  /** One of the ways in which a monster may take its turn. */
  record Way(int way) implements Choice {
    @Override
    public String toString() {
      return "way " + way;
    }
  }

  /** One of the groups of figures that a monster may target. */
  record Targets(int group) implements Choice {
    @Override
    public String toString() {
      return "targets " + group;
    }
  }

  /** Pays for an effect of an attack, by its number. */
  record Buy(int effect) implements Choice {
    @Override
    public String toString() {
      return "buy " + effect;
    }
  }

  /** Which of the drawn modifiers is used. */
  record Modifier(int draw) implements Choice {
    @Override
    public String toString() {
      return "modifier " + draw;
    }
  }

  /** The attack value that the best liked order of its parts gives. */
  record Attack(int value) implements Choice {
    @Override
    public String toString() {
      return "attack " + value;
    }
  }

  /** Negates damage by a lasting effect, by its number. */
  record Effect(int effect) implements Choice {
    @Override
    public String toString() {
      return "effect " + effect;
    }
  }

  /** One of several abilities. */
  record OneOf(int part) implements Choice {
    @Override
    public String toString() {
      return "part " + part;
    }
  }

  /** Which of the effects still to come is next. */
  record Next(int effect) implements Choice {
    @Override
    public String toString() {
      return "next " + effect;
    }
  }

  /** Where a figure comes down that can fly no longer. */
  record Land(int way) implements Choice {
    @Override
    public String toString() {
      return "land " + way;
    }
  }

  /** Which monster of a wave gets one of the last standees. */
  record Newcomer(int newcomer) implements Choice {
    @Override
    public String toString() {
      return "newcomer " + newcomer;
    }
  }

  /** What chance has brought, by its number among what could come up. */
  record Came(int what) implements Choice {
    @Override
    public String toString() {
      return "came " + what;
    }
  }

  /** One of the sets of infusions that pay for something. */
  record Consume(int payment) implements Choice {
    @Override
    public String toString() {
      return "consume " + payment;
    }
  }

  /** A condition to be removed. */
  record Cure(Condition condition) implements Choice {
    @Override
    public String toString() {
      return "cure " + condition;
    }
  }

  /** Leaves out an added effect, by its number (ABL-16). */
  record Without(int effect) implements Choice {
    @Override
    public String toString() {
      return "without " + effect;
    }
  }

  record Of(Element element) implements Choice {
    @Override
    public String toString() {
      return "element " + element;
    }
  }

  private static String text(List<Hex> hexes) {
    return hexes.stream().map(hex -> " " + hex).collect(Collectors.joining());
  }
}
