package haven.play.engine;

import haven.board.Hex;
import haven.model.RuleId;
import haven.model.ability.ElementIcon;
import haven.model.words.CardWords;
import haven.model.words.English;
import haven.model.words.Phrase;
import haven.model.words.Worded;

/**
 * Something that happened, and the rule that was applied.
 *
 * @param who the figure that does it or to whom it happens, or -1
 * @param whom the other figure, or -1
 * @param number how much
 * @param about a name, condition, element, hex or phrase, from which the {@link #thing} is made
 * @param seat the only seat that may know the thing; {@link #EVERYBODY} for all
 */
public record Event(What what, RuleId rule, int who, int whom, int number, Object about, int seat) {
  public static final int EVERYBODY = -1;

  /** What it is about: a name or a {@link Phrase}; empty without anything. */
  public Object thing() {
    return switch (about) {
      case String name -> name;
      case Worded worded -> worded.phrase();
      case Hex hex -> Phrase.hex(hex);
      case ElementIcon icon -> CardWords.icon(icon);
      case Enum<?> constant -> Phrase.of(constant);
      default -> throw new IllegalStateException(about + " has no words");
    };
  }

  /** What it is about, in English. */
  public String words() {
    return thing().toString();
  }

  /** The sentence: of who {0}, whom {1}, how much {2} and the thing {3}. */
  public Phrase phrase() {
    String key = "event." + what;
    String alone = key + ".nobody";
    boolean nobody = who < 0 && seat == EVERYBODY;
    return Phrase.of(
        nobody && English.LANGUAGE.templates().containsKey(alone) ? alone : key,
        who < 0 && seat != EVERYBODY ? Phrase.of("seat", seat) : figure(who),
        figure(whom),
        number,
        thing());
  }

  private static Phrase figure(int id) {
    return id < 0 ? Phrase.of("somebody") : Phrase.figure(id);
  }

  /** What happened; the phrase {@code event.DIED} and so on says how a referee would report it. */
  public enum What {
    TOLD,
    ROUND_STARTS,
    GOAL_DEALT,
    PLACED,
    ROOM_REVEALED,
    CARDS_CHOSEN,
    CARDS_REVEALED,
    LONG_REST_DECLARED,
    MONSTER_CARD,
    TURN_STARTS,
    TURN_ENDS,
    ACTION,
    SKIPPED,
    FOCUSED,
    NO_FOCUS,
    MOVED,
    FORCED,
    TELEPORTED,
    DOOR_OPENED,
    DOOR_UNLOCKED,
    DOOR_CLOSED,
    TRAP_SPRUNG,
    HAZARD_ENTERED,
    PLATE,
    SECTION,
    INTERCEPTED,
    ATTACKED,
    DREW,
    MODIFIED,
    SHIELDED,
    DAMAGED,
    WARDED,
    NEGATED,
    HEALED,
    GAINED,
    IMMUNE,
    LOST_CONDITION,
    RETALIATES,
    DIED,
    KILLED,
    EXHAUSTED,
    TOKEN_DROPPED,
    LOOTED,
    XP,
    INFUSED,
    STRONG,
    CONSUMED,
    WANED,
    ACTIVATED,
    SLOT_USED,
    ENDED_EFFECT,
    CARD_MOVED,
    ITEM_USED,
    ITEM_REFRESHED,
    SUMMONED,
    SPAWNED,
    NOT_PLACED,
    TILE,
    RESTED,
    SHUFFLED,
    ESCAPED,
    RULE_APPLIED,
    GOAL_MET,
    LOSS,
    ENDED
  }
}
