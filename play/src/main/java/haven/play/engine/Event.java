package haven.play.engine;

import haven.board.Hex;
import haven.board.Terrain;
import haven.model.Condition;
import haven.model.FigureId;
import haven.model.RuleId;
import haven.model.ability.Effect;
import haven.model.ability.ElementIcon;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.card.ModifierCard;
import haven.model.map.Rank;
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

  RuleId rule();

  /** The figure that does it or to whom it happens. */
  default FigureId who() {
    return FigureId.NOBODY;
  }

  /** The other figure. */
  default FigureId whom() {
    return FigureId.NOBODY;
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
    return EventWords.what(this);
  }

  /** The number in its sentence; 0 without any. */
  default int number() {
    return this instanceof Counting counting ? EventWords.number(counting) : 0;
  }

  /** What its sentence speaks of besides figures and the number, in English. */
  default String words() {
    return EventWords.thing(this).toString();
  }

  default Phrase phrase() {
    return EventWords.sentence(this);
  }

  /** Its sentence has a number. */
  sealed interface Counting extends Event {}

  /** Something that happened in a hex. */
  sealed interface AtHex extends Event {
    Hex hex();
  }

  /** Its sentence speaks of figures at most. */
  sealed interface Bare extends Event {}

  record Told(RuleId rule, String text) implements Event {}

  record RoundStarts(RuleId rule, int round) implements Counting {}

  /** The goal is known to the seat alone. */
  record GoalDealt(RuleId rule, int seat, Optional<BattleGoal> goal) implements Event {
    @Override
    public Event inSecret() {
      return new GoalDealt(rule, seat, Optional.empty());
    }
  }

  record Placed(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record RoomRevealed(RuleId rule, Hex hex) implements AtHex {}

  record CardsChosen(RuleId rule, FigureId who, Chosen chosen, int seat) implements Event {
    @Override
    public Event inSecret() {
      return new CardsChosen(rule, who, new Chosen.Secret(), seat);
    }
  }

  record CardsRevealed(
      RuleId rule, FigureId who, AbilityCard leading, AbilityCard second, int initiative)
      implements Counting {}

  record LongRestDeclared(RuleId rule, FigureId who) implements Bare {}

  record MonsterCardDrawn(RuleId rule, String type, MonsterCard card) implements Counting {}

  record TurnStarts(RuleId rule, FigureId who) implements Bare {}

  record TurnEnds(RuleId rule, FigureId who) implements Bare {}

  /**
   * @param sideB which side of the card lies up, in Buttons & Bugs
   */
  record Acts(RuleId rule, FigureId who, AbilityCard card, Half half, boolean basic, boolean sideB)
      implements Event {
    public CardAction action() {
      return basic ? half.basic() : half.of(sideB ? card.sides().getLast() : card.front());
    }
  }

  record Skipped(RuleId rule, FigureId who, Undone undone) implements Event {}

  /** The reasons are there where the game explains. */
  record Focused(RuleId rule, FigureId who, FigureId whom, Optional<Phrase> reasons)
      implements Event {}

  record NoFocus(RuleId rule, FigureId who) implements Bare {}

  record Moved(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  /** Moved by somebody else: pushed, pulled, slid. */
  record Forced(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record Teleported(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record DoorOpened(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record DoorUnlocked(RuleId rule, Hex hex) implements AtHex {}

  record DoorClosed(RuleId rule, Hex hex) implements AtHex {}

  record TrapSprung(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record HazardEntered(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record PlateSetOff(RuleId rule, FigureId who, String effect) implements Event {}

  record SectionRead(RuleId rule, FigureId who, String section) implements Event {}

  /** A figure takes its turn on the other side. */
  record Turned(RuleId rule, FigureId who, By by) implements Event {}

  /** A figure performs its card once more. */
  record ActsAgain(RuleId rule, FigureId who) implements Bare {}

  record Intercepted(RuleId rule, FigureId who, FigureId whom, By by) implements Event {}

  record Attacked(RuleId rule, FigureId who, FigureId whom, int attack) implements Counting {}

  /**
   * @param attack the value before the draw
   */
  record Drew(RuleId rule, FigureId who, int attack, List<ModifierCard> cards)
      implements Counting {}

  record Modified(RuleId rule, FigureId who, int attack) implements Counting {}

  record Shielded(RuleId rule, FigureId who, int shield) implements Counting {}

  record Damaged(RuleId rule, FigureId who, FigureId whom, int amount) implements Counting {}

  /** The damage was changed by ward, brittle or both. */
  record Warded(RuleId rule, FigureId who, boolean ward, boolean brittle, int amount)
      implements Counting {}

  record Negated(RuleId rule, FigureId who, By by) implements Event {}

  record Healed(RuleId rule, FigureId who, int amount) implements Counting {}

  record Gained(RuleId rule, FigureId who, Condition condition) implements Event {}

  record Immune(RuleId rule, FigureId who, Condition condition) implements Event {}

  record LostCondition(RuleId rule, FigureId who, Condition condition) implements Event {}

  record Retaliates(RuleId rule, FigureId who, FigureId whom, int amount) implements Counting {}

  record Died(RuleId rule, FigureId who) implements Bare {}

  record Killed(RuleId rule, FigureId who, FigureId whom) implements Bare {}

  record Exhausted(RuleId rule, FigureId who) implements Bare {}

  record TokenDropped(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record Looted(RuleId rule, FigureId who, Spoils spoils) implements Counting {}

  record ExperienceGained(RuleId rule, FigureId who, int points) implements Counting {}

  record Infused(RuleId rule, FigureId who, ElementIcon icon) implements Event {}

  record Consumed(RuleId rule, FigureId who, List<Infusion> infusions) implements Event {}

  record Waned(RuleId rule) implements Bare {}

  record Activated(RuleId rule, FigureId who, List<Effect> effects) implements Event {}

  /** The first slot is 1. */
  record SlotUsed(RuleId rule, FigureId who, int slot, By by) implements Counting {}

  record EffectEnded(RuleId rule, FigureId who, By by) implements Event {}

  record CardMoved(RuleId rule, FigureId who, AbilityCard card, Zone to) implements Event {}

  record ItemUsed(RuleId rule, FigureId who, ItemCard item) implements Event {}

  record ItemRefreshed(RuleId rule, FigureId who, ItemCard item) implements Event {}

  record Summoned(RuleId rule, FigureId who, FigureId whom, Hex hex) implements AtHex {}

  record Spawned(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  /** No standee was left for one of that type. */
  record NotPlaced(RuleId rule, String type) implements Event {}

  record TileCreated(RuleId rule, FigureId who, Terrain tile, Hex hex) implements AtHex {}

  record TileDestroyed(RuleId rule, FigureId who, Terrain tile, Hex hex) implements AtHex {}

  /** A character's own. */
  record TokenLaid(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  /** An ability is performed as if occupying another hex. */
  record ActsFrom(RuleId rule, FigureId who, Hex hex) implements AtHex {}

  record Rested(RuleId rule, FigureId who, Optional<AbilityCard> lost) implements Event {}

  /** A modifier deck. */
  record Shuffled(RuleId rule) implements Event {}

  record Escaped(RuleId rule, FigureId who) implements Bare {}

  /** A rule takes it off the map, alive. */
  record Removed(RuleId rule, FigureId who) implements Bare {}

  /** A rule says how many hit points it has. */
  record HitPointsSet(RuleId rule, FigureId who, int number) implements Counting {}

  /** A monster is elite now, or normal. */
  record RankChanged(RuleId rule, FigureId who, Rank rank) implements Event {}

  /** A counter of a character's mat shows another number. */
  record CounterMoved(RuleId rule, FigureId who, String counter, int number) implements Counting {}

  record FormTaken(RuleId rule, FigureId who, String form) implements Event {}

  /** Without being used; the first slot is 1. */
  record MarkerMoved(RuleId rule, FigureId who, int slot, By by) implements Counting {}

  record Mastered(RuleId rule, FigureId who, String mastery) implements Event {}

  record RuleApplied(RuleId rule, String name) implements Event {}

  record GoalMet(RuleId rule) implements Bare {}

  record Lost(RuleId rule) implements Bare {}

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
    TURNED,
    ACTS_AGAIN,
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
    REMOVED,
    HIT_POINTS_SET,
    RANK_CHANGED,
    COUNTER_MOVED,
    FORM_TAKEN,
    MARKER_MOVED,
    MASTERED,
    RULE_APPLIED,
    GOAL_MET,
    LOSS,
    ENDED
  }
}
