package haven.model.ability;

import haven.board.Terrain;
import haven.model.Condition;
import java.util.List;
import java.util.Set;

/** What is paid for a conditional effect (ABL-18). */
public sealed interface Cost {
  /** All of these (ELM-09). */
  record Elements(List<ElementIcon> icons) implements Cost {
    public Elements {
      icons = List.copyOf(icons);
    }
  }

  record Damage(int amount) implements Cost {}

  /** As much damage as the payer likes, from 1 to that; {@link Count#DAMAGE_PAID} says how much. */
  record DamageUpTo(int most) implements Cost {}

  /** Cards lost from the hand. */
  record LoseCards(int number) implements Cost {}

  /** Cards discarded from the hand. */
  record DiscardCards(int number) implements Cost {}

  /** All of these conditions are gained by whoever pays. */
  record Gain(Set<Condition> conditions) implements Cost {
    public Gain {
      conditions = Condition.ordered(conditions);
    }
  }

  /** The payer and all allies adjacent to it gain these conditions. */
  record GainTogether(Set<Condition> conditions) implements Cost {
    public GainTogether {
      conditions = Condition.ordered(conditions);
    }
  }

  /**
   * An ally within range gains a condition.
   *
   * @param otherwise damage that it suffers instead if it has the condition; 0 if it just has it
   */
  record AllyGains(Condition condition, int range, int otherwise) implements Cost {}

  /** The character, or the one whose summon pays, gives up an action of its turn to come. */
  record Forgo(boolean top) implements Cost {}

  /**
   * A counter of the payer's mat goes down.
   *
   * @param most if the payer chooses how much, from {@code least} on; {@link Count#SPENT} says it
   */
  record Spend(String counter, int least, int most) implements Cost {}

  /** The marker on a lasting effect of the payer goes so many slots forwards. */
  record MoveMarker(int slots) implements Cost {}

  /** One of these conditions is removed from whoever pays, and must be there. */
  record Rid(Set<Condition> any) implements Cost {
    public Rid {
      any = Condition.ordered(any);
    }
  }

  /** A tile within range is destroyed. */
  record Tile(Terrain kind, int range) implements Cost {}

  /** The one use that a lasting effect has in a turn or an action. */
  record Use(Effect effect) implements Cost {}

  static Cost of(Element element) {
    return new Elements(List.of(ElementIcon.of(element)));
  }

  static Cost of(ElementIcon icon) {
    return new Elements(List.of(icon));
  }
}
