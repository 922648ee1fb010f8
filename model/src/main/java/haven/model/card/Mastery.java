package haven.model.card;

import haven.model.ability.Check;
import haven.model.ability.Element;
import java.util.List;
import java.util.Optional;

/**
 * A mastery of a class (LVU-18): something that a character can bring off in one scenario.
 *
 * @param feats all of them must be met
 */
public record Mastery(String name, List<Feat> feats) {
  public Mastery {
    feats = List.copyOf(feats);
    if (feats.isEmpty()) {
      throw new IllegalArgumentException(name + " asks for nothing");
    }
  }

  /** Something that is counted, and how much of it there must be. */
  public record Feat(Occasion occasion, Span span, Demand demand) {}

  /** What is counted. */
  public sealed interface Occasion {
    /**
     * Something that the character does or that happens to it.
     *
     * @param only what must hold then; the target is the other figure
     * @param element of what is infused or consumed; any if none is named
     */
    record Did(Deed deed, List<Check> only, Optional<Element> element) implements Occasion {
      public Did {
        only = List.copyOf(only);
      }
    }

    /** At a certain moment something holds; the target is the character itself. */
    record Held(Moment moment, List<Check> checks) implements Occasion {
      public Held {
        checks = List.copyOf(checks);
      }
    }
  }

  /** What a character does, or what happens to it; amounts are counted where there are any. */
  public enum Deed {
    /** Each target of an attack counts. */
    ATTACK,
    /** An attack has the character for its target. */
    ATTACKED,
    /** Damage that the character has others suffer. */
    DAMAGE,
    DAMAGE_SUFFERED,
    /** Enemies, or figures that 'only' asks for. */
    KILL,
    /** A summon of the character dies. */
    SUMMON_DIES,
    SUMMON,
    /** Hexes entered by moves. */
    HEX_MOVED,
    /** Hexes into which others are forced by the character. */
    HEX_FORCED,
    INFUSE,
    CONSUME,
    GAIN_CONDITION,
    CHANGE_FORM,
    /** A slot of a lasting effect is used, or its marker moved. */
    USE_SLOT,
    LOSE_CARD,
    RECOVER_CARD,
    LAY_TOKEN,
    CREATE_TILE,
    DESTROY_TILE,
    OPEN_DOOR,
    LOOT,
    USE_ITEM,
    GAIN_XP,
    LONG_REST,
    SHORT_REST
  }

  /** When something is looked at. */
  public enum Moment {
    START_OF_TURN,
    END_OF_TURN,
    END_OF_ROUND,
    /** When the character begins a rest. */
    REST,
    END_OF_SCENARIO
  }

  /** Over what time is counted. */
  public enum Span {
    SCENARIO,
    ROUND,
    TURN
  }

  /** How much there must be. */
  public sealed interface Demand {
    /** In the whole time, or in one such time at least. */
    record AtLeast(int number) implements Demand {}

    /** In the whole time, or in every such time. */
    record AtMost(int number) implements Demand {}

    /** In every such time; of what is looked at, every time. */
    record Always() implements Demand {}

    /** In so many such times one after the other. */
    record InARow(int number) implements Demand {}
  }
}
