package haven.play.engine;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.RuleId;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.monster.MonsterCard;
import haven.model.words.Phrase;
import haven.play.ability.Infusion;
import haven.play.turn.Half;
import haven.play.turn.Zone;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened, and the rule that was applied. {@code who} is the figure that does it or
 * to whom it happens, {@code whom} the other figure; {@link EventWords} has the sentences.
 */
public sealed interface Event {
  int EVERYBODY = -1;
  int NOBODY = -1;

  RuleId rule();

  /** The figure that does it or to whom it happens. */
  default int who() {
    return NOBODY;
  }

  /** The other figure. */
  default int whom() {
    return NOBODY;
  }

  /** The only seat that may know all of it. */
  default int seat() {
    return EVERYBODY;
  }

  /** What the other seats see of it. */
  default Event inSecret() {
    return this;
  }

  default What what() {
    return What.of(this);
  }

  /** The number in its sentence; 0 without any. */
  default int number() {
    return EventWords.number(this);
  }

  /** What its sentence speaks of besides figures and the number, in English. */
  default String words() {
    return EventWords.thing(this).toString();
  }

  default Phrase phrase() {
    return EventWords.sentence(this);
  }

  record Told(RuleId rule, String text) implements Event {}

  record RoundStarts(RuleId rule, int round) implements Event {}

  /** The goal is known to the seat alone. */
  record GoalDealt(RuleId rule, int seat, Optional<BattleGoal> goal) implements Event {
    @Override
    public Event inSecret() {
      return new GoalDealt(rule, seat, Optional.empty());
    }
  }

  record Placed(RuleId rule, int who, Hex hex) implements Event {}

  record RoomRevealed(RuleId rule, Hex hex) implements Event {}

  record CardsChosen(RuleId rule, int who, Chosen chosen, int seat) implements Event {
    @Override
    public Event inSecret() {
      return new CardsChosen(rule, who, new Chosen.Secret(), seat);
    }
  }

  record CardsRevealed(
      RuleId rule, int who, AbilityCard leading, AbilityCard second, int initiative)
      implements Event {}

  record LongRestDeclared(RuleId rule, int who) implements Event {}

  record MonsterCardDrawn(RuleId rule, String type, MonsterCard card) implements Event {}

  record TurnStarts(RuleId rule, int who) implements Event {}

  record TurnEnds(RuleId rule, int who) implements Event {}

  /**
   * @param sideB which side of the card lies up, in Buttons & Bugs
   */
  record Acts(RuleId rule, int who, AbilityCard card, Half half, boolean basic, boolean sideB)
      implements Event {
    public CardAction action() {
      return basic ? half.basic() : half.of(sideB ? card.sides().getLast() : card.front());
    }
  }

  record Skipped(RuleId rule, int who, Undone undone) implements Event {}

  /** The reasons are there where the game explains. */
  record Focused(RuleId rule, int who, int whom, Optional<Phrase> reasons) implements Event {}

  record NoFocus(RuleId rule, int who) implements Event {}

  record Moved(RuleId rule, int who, Hex hex) implements Event {}

  /** Moved by somebody else: pushed, pulled, slid. */
  record Forced(RuleId rule, int who, Hex hex) implements Event {}

  record Teleported(RuleId rule, int who, Hex hex) implements Event {}

  record DoorOpened(RuleId rule, int who, Hex hex) implements Event {}

  record DoorUnlocked(RuleId rule, Hex hex) implements Event {}

  record DoorClosed(RuleId rule, Hex hex) implements Event {}

  record TrapSprung(RuleId rule, int who, Hex hex) implements Event {}

  record HazardEntered(RuleId rule, int who, Hex hex) implements Event {}

  record PlateSetOff(RuleId rule, int who, String effect) implements Event {}

  record SectionRead(RuleId rule, int who, String section) implements Event {}

  record Intercepted(RuleId rule, int who, int whom, By by) implements Event {}

  record Attacked(RuleId rule, int who, int whom, int attack) implements Event {}

  /**
   * @param attack the value before the draw
   */
  record Drew(RuleId rule, int who, int attack, List<ModifierCard> cards) implements Event {}

  record Modified(RuleId rule, int who, int attack) implements Event {}

  record Shielded(RuleId rule, int who, int shield) implements Event {}

  record Damaged(RuleId rule, int who, int whom, int amount) implements Event {}

  /** The damage was changed by ward, brittle or both. */
  record Warded(RuleId rule, int who, boolean ward, boolean brittle, int amount) implements Event {}

  record Negated(RuleId rule, int who, By by) implements Event {}

  record Healed(RuleId rule, int who, int amount) implements Event {}

  record Gained(RuleId rule, int who, Condition condition) implements Event {}

  record Immune(RuleId rule, int who, Condition condition) implements Event {}

  record LostCondition(RuleId rule, int who, Condition condition) implements Event {}

  record Retaliates(RuleId rule, int who, int whom, int amount) implements Event {}

  record Died(RuleId rule, int who) implements Event {}

  record Killed(RuleId rule, int who, int whom) implements Event {}

  record Exhausted(RuleId rule, int who) implements Event {}

  record TokenDropped(RuleId rule, int who, Hex hex) implements Event {}

  record Looted(RuleId rule, int who, Spoils spoils) implements Event {}

  record ExperienceGained(RuleId rule, int who, int points) implements Event {}

  record Infused(RuleId rule, int who, ElementIcon icon) implements Event {}

  record Consumed(RuleId rule, int who, List<Infusion> infusions) implements Event {}

  record Waned(RuleId rule) implements Event {}

  record Activated(RuleId rule, int who, List<Effect> effects) implements Event {}

  /**
   * @param slot the first is 1
   */
  record SlotUsed(RuleId rule, int who, int slot, By by) implements Event {}

  record EffectEnded(RuleId rule, int who, By by) implements Event {}

  record CardMoved(RuleId rule, int who, AbilityCard card, Zone to) implements Event {}

  record ItemUsed(RuleId rule, int who, ItemCard item) implements Event {}

  record ItemRefreshed(RuleId rule, int who, ItemCard item) implements Event {}

  record Summoned(RuleId rule, int who, int whom, Hex hex) implements Event {}

  record Spawned(RuleId rule, int who, Hex hex) implements Event {}

  /** No standee was left for one of that type. */
  record NotPlaced(RuleId rule, String type) implements Event {}

  record TileCreated(RuleId rule, int who, Terrain tile, Hex hex) implements Event {}

  record TileDestroyed(RuleId rule, int who, Terrain tile, Hex hex) implements Event {}

  /** A character's own. */
  record TokenLaid(RuleId rule, int who, Hex hex) implements Event {}

  /** An ability is performed as if occupying another hex. */
  record ActsFrom(RuleId rule, int who, Hex hex) implements Event {}

  record Rested(RuleId rule, int who, Optional<AbilityCard> lost) implements Event {}

  /** A modifier deck. */
  record Shuffled(RuleId rule) implements Event {}

  record Escaped(RuleId rule, int who) implements Event {}

  record RuleApplied(RuleId rule, String name) implements Event {}

  record GoalMet(RuleId rule) implements Event {}

  record Lost(RuleId rule) implements Event {}

  record Ended(RuleId rule, boolean won) implements Event {}

  /** What a player has chosen for the round. */
  sealed interface Chosen {
    record Cards(AbilityCard leading, AbilityCard second) implements Chosen {}

    record LongRest() implements Chosen {}

    record Secret() implements Chosen {}
  }

  /** What was not performed. */
  sealed interface Undone {
    enum Ability implements Undone {
      MOVE,
      ATTACK,
      LOOT
    }

    record Action(AbilityCard card) implements Undone {}
  }

  /** The kind of event; the phrase {@code event.DIED} and so on says how a referee reports it. */
  enum What {
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
    TILE_CREATED,
    TILE_DESTROYED,
    TOKEN_LAID,
    ACTS_FROM,
    RESTED,
    SHUFFLED,
    ESCAPED,
    RULE_APPLIED,
    GOAL_MET,
    LOSS,
    ENDED;

    static What of(Event event) {
      return switch (event) {
        case Told _ -> TOLD;
        case RoundStarts _ -> ROUND_STARTS;
        case GoalDealt _ -> GOAL_DEALT;
        case Placed _ -> PLACED;
        case RoomRevealed _ -> ROOM_REVEALED;
        case CardsChosen _ -> CARDS_CHOSEN;
        case CardsRevealed _ -> CARDS_REVEALED;
        case LongRestDeclared _ -> LONG_REST_DECLARED;
        case MonsterCardDrawn _ -> MONSTER_CARD;
        case TurnStarts _ -> TURN_STARTS;
        case TurnEnds _ -> TURN_ENDS;
        case Acts _ -> ACTION;
        case Skipped _ -> SKIPPED;
        case Focused _ -> FOCUSED;
        case NoFocus _ -> NO_FOCUS;
        case Moved _ -> MOVED;
        case Forced _ -> FORCED;
        case Teleported _ -> TELEPORTED;
        case DoorOpened _ -> DOOR_OPENED;
        case DoorUnlocked _ -> DOOR_UNLOCKED;
        case DoorClosed _ -> DOOR_CLOSED;
        case TrapSprung _ -> TRAP_SPRUNG;
        case HazardEntered _ -> HAZARD_ENTERED;
        case PlateSetOff _ -> PLATE;
        case SectionRead _ -> SECTION;
        case Intercepted _ -> INTERCEPTED;
        case Attacked _ -> ATTACKED;
        case Drew _ -> DREW;
        case Modified _ -> MODIFIED;
        case Shielded _ -> SHIELDED;
        case Damaged _ -> DAMAGED;
        case Warded _ -> WARDED;
        case Negated _ -> NEGATED;
        case Healed _ -> HEALED;
        case Gained _ -> GAINED;
        case Immune _ -> IMMUNE;
        case LostCondition _ -> LOST_CONDITION;
        case Retaliates _ -> RETALIATES;
        case Died _ -> DIED;
        case Killed _ -> KILLED;
        case Exhausted _ -> EXHAUSTED;
        case TokenDropped _ -> TOKEN_DROPPED;
        case Looted _ -> LOOTED;
        case ExperienceGained _ -> XP;
        case Infused _ -> INFUSED;
        case Consumed _ -> CONSUMED;
        case Waned _ -> WANED;
        case Activated _ -> ACTIVATED;
        case SlotUsed _ -> SLOT_USED;
        case EffectEnded _ -> ENDED_EFFECT;
        case CardMoved _ -> CARD_MOVED;
        case ItemUsed _ -> ITEM_USED;
        case ItemRefreshed _ -> ITEM_REFRESHED;
        case Summoned _ -> SUMMONED;
        case Spawned _ -> SPAWNED;
        case NotPlaced _ -> NOT_PLACED;
        case TileCreated _ -> TILE_CREATED;
        case TileDestroyed _ -> TILE_DESTROYED;
        case TokenLaid _ -> TOKEN_LAID;
        case ActsFrom _ -> ACTS_FROM;
        case Rested _ -> RESTED;
        case Shuffled _ -> SHUFFLED;
        case Escaped _ -> ESCAPED;
        case RuleApplied _ -> RULE_APPLIED;
        case GoalMet _ -> GOAL_MET;
        case Lost _ -> LOSS;
        case Ended _ -> ENDED;
      };
    }
  }
}
