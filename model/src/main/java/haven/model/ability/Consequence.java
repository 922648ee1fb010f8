package haven.model.ability;

import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.card.AbilityCard;
import haven.model.card.ItemCard;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Something that happens to a figure. It is the same thing whether a card or an item says so, an
 * attack brings it with it, a special rule of the scenario, a treasure or an event; they only
 * differ in whom it happens to, and when.
 */
public sealed interface Consequence {
  /** Conditions are gained; of bless and curse a card each time. */
  record Gain(Set<Condition> conditions, int times) implements Consequence {
    public Gain {
      conditions = Condition.ordered(conditions);
    }
  }

  /** Damage without an attack (DMG-01). */
  record Suffer(Value damage) implements Consequence {}

  /** Death, without damage: as its text says and no further (DMG-20, KIL-06). */
  record Die() implements Consequence {}

  record Push(int hexes) implements Consequence {}

  record Pull(int hexes) implements Consequence {}

  /** Forced movement towards the closest hex adjacent to an ally of the acting figure. */
  record Lead(int hexes) implements Consequence {}

  /**
   * Ability cards come back (REC-01).
   *
   * @param amount how many; {@link Integer#MAX_VALUE} for all
   */
  record Recover(Pile pile, Value amount, Limit limit) implements Consequence {
    public Recover(Pile pile, int number) {
      this(pile, number, Limit.NONE);
    }

    public Recover(Pile pile, int number, Limit limit) {
      this(pile, Value.of(number), limit);
    }

    /** The printed number; 0 where it is counted. */
    public int number() {
      return amount instanceof Value.Fixed(int fixed) ? fixed : 0;
    }

    public boolean isAll() {
      return amount.equals(Value.of(Integer.MAX_VALUE));
    }

    /**
     * Which of them.
     *
     * @param level the highest level
     * @param kind what one of its actions must be called after (ABL-08)
     */
    public record Limit(int level, Optional<AbilityKind> kind) {
      public static final Limit NONE = new Limit(Integer.MAX_VALUE, Optional.empty());

      /** Whether a card is meant. */
      public boolean allows(AbilityCard card) {
        return card.level() <= level
            && (kind.isEmpty()
                || card.sides().stream()
                    .anyMatch(
                        side ->
                            side.top().kinds().contains(kind.get())
                                || side.bottom().kinds().contains(kind.get())));
      }
    }

    /** Where cards are taken back from. */
    public enum Pile {
      DISCARDED,
      LOST,
      /** Discarded or flipped (BB). */
      USED,
      /** The same, but only cards of level 1 (ITM-81). */
      USED_OF_LEVEL_1
    }
  }

  /**
   * Items become usable again (REC-03).
   *
   * @param number how many; {@link Integer#MAX_VALUE} for all
   * @param slots where they are worn; anywhere if none are named
   */
  record Refresh(boolean spent, boolean lost, int number, Set<ItemCard.Slot> slots)
      implements Consequence {
    public Refresh {
      slots = slots.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(slots));
    }

    public Refresh(boolean spent, boolean lost, int number) {
      this(spent, lost, number, Set.of());
    }

    /** Whether an item is meant, as it is worn. */
    public boolean allows(ItemCard item) {
      return slots.isEmpty() || slots.contains(item.slot());
    }
  }

  /** Conditions are removed. */
  record Cure(Set<Condition> conditions, int number) implements Consequence {
    public Cure {
      conditions = Condition.ordered(conditions);
    }
  }

  /** Cards of the hand are lost. */
  record LoseCards(int number) implements Consequence {}

  /** Cards of the hand are discarded. */
  record DiscardCards(int number) implements Consequence {}

  /** So many items that are worn there count as lost, if there are as many. */
  record UseUp(ItemCard.Slot slot, int number) implements Consequence {}

  /** What the tile does that the ability before this one took away. */
  record MeetTile() implements Consequence {}

  /** Money tokens of the supply are gained. */
  record Money(Value tokens) implements Consequence {}

  /** A mark is taken off, and the lasting effect ends that it belongs to. */
  record Unmark(String name) implements Consequence {}

  /**
   * Marks of the acting figure's player go over to it, with all that belongs to them.
   *
   * @param number of how many cards; {@link Integer#MAX_VALUE} for all
   */
  record Transfer(String name, int number) implements Consequence {}

  /** It has that many hit points from now on, which is neither damage nor a heal. */
  record HitPoints(int number) implements Consequence {}

  /** A character is exhausted at once (EXH-05). */
  record Exhaust() implements Consequence {}

  /**
   * Two figures exchange their hexes, both at once: a teleport of each (MOV-30).
   *
   * @param mutual the two targets with each other; otherwise the target with the acting figure
   */
  record Swap(boolean mutual) implements Consequence {}

  /** Curses leave its modifier deck, and the discards are shuffled back into it. */
  record Purge() implements Consequence {}

  /**
   * It acts at once, beside its own turn: a character plays two cards of its hand for an extra
   * turn, if it likes; anybody else performs its card once more, which is no turn (CMD-08).
   */
  record ActAgain() implements Consequence {}

  /**
   * All characters on the other side, and their summons, move in the order of their turns.
   *
   * @param away as far away from the acting figure as they can; else next to it
   * @param points how far they can move
   */
  record Drive(boolean away, int points) implements Consequence {}

  /**
   * The character that is last in the order of this round performs these abilities in its turn, and
   * then the top action of its leading card, as if its allies were enemies.
   */
  record MindControl(List<Ability> first) implements Consequence {
    public MindControl {
      first = List.copyOf(first);
    }
  }

  /** A character gets a card of that name from the supply of the class, into its hand. */
  record GiveCard(String name) implements Consequence {}

  /**
   * A counter of the character's mat is moved, as far as it goes.
   *
   * @param set whether the number is what it shows from now on, rather than what is added
   */
  record MoveCounter(String counter, Value number, boolean set) implements Consequence {}

  /**
   * The character takes on another form.
   *
   * @param name empty for the next one of its mat
   */
  record TakeForm(String name) implements Consequence {}

  /**
   * The markers on lasting effects of the character are moved.
   *
   * @param slots how far forwards, or if it is negative backwards
   * @param number of how many effects
   */
  record MoveMarkers(int slots, int number) implements Consequence {}

  /** A character takes so many lost cards of allies adjacent to it into its hand, for good. */
  record TakeLost(int number) implements Consequence {}

  /** Extra -1 cards for its modifier deck. */
  record MinusOnes(int number) implements Consequence {}

  record Xp(Value points) implements Consequence {
    public Xp(int points) {
      this(Value.of(points));
    }
  }

  /** An element is infused; when, is the ruleset's business (ELM-03). It happens to everybody. */
  record Infuse(ElementIcon icon) implements Consequence {}

  static Consequence gain(Condition condition) {
    return new Gain(Set.of(condition), 1);
  }

  /** What is good is meant for friends, what is bad for enemies (ABL-22). */
  default boolean isGood() {
    return switch (this) {
      case Gain(Set<Condition> conditions, int _) ->
          conditions.stream().noneMatch(Condition::isNegative);
      case Recover _,
          Refresh _,
          Cure _,
          Unmark _,
          Xp _,
          Money _,
          Infuse _,
          Swap _,
          Purge _,
          TakeLost _,
          ActAgain _,
          GiveCard _,
          MoveCounter _,
          TakeForm _,
          MoveMarkers _ ->
          true;
      case Suffer _,
          Die _,
          Push _,
          Pull _,
          Lead _,
          MinusOnes _,
          LoseCards _,
          DiscardCards _,
          UseUp _,
          MeetTile _,
          HitPoints _,
          Exhaust _,
          Drive _,
          MindControl _,
          Transfer _ ->
          false;
    };
  }

  /** Whether it hurts whoever it happens to: to be moved about is no harm by itself. */
  default boolean isHarm() {
    return switch (this) {
      case Gain gain -> !gain.isGood();
      case Suffer _,
          Die _,
          MinusOnes _,
          LoseCards _,
          DiscardCards _,
          UseUp _,
          MeetTile _,
          HitPoints _,
          Exhaust _ ->
          true;
      case Push _,
          Pull _,
          Lead _,
          Recover _,
          Refresh _,
          Cure _,
          Unmark _,
          Xp _,
          Money _,
          Infuse _,
          Swap _,
          Purge _,
          TakeLost _,
          ActAgain _,
          GiveCard _,
          MoveCounter _,
          TakeForm _,
          MoveMarkers _,
          Drive _,
          MindControl _,
          Transfer _ ->
          false;
    };
  }

  /** What an ability with it is called after, if it is called after anything (ABL-08). */
  default Optional<AbilityKind> kind() {
    return switch (this) {
      case Gain _, Cure _ -> Optional.of(AbilityKind.CONDITION);
      case Push _, Pull _, Drive _, Lead _ -> Optional.of(AbilityKind.FORCED_MOVEMENT);
      case Suffer _, MeetTile _ -> Optional.of(AbilityKind.SUFFER_DAMAGE);
      case Recover _, Refresh _, TakeLost _ -> Optional.of(AbilityKind.RECOVER);
      case Die _,
          Unmark _,
          MinusOnes _,
          LoseCards _,
          DiscardCards _,
          UseUp _,
          Xp _,
          Money _,
          Infuse _,
          HitPoints _,
          Exhaust _,
          Purge _,
          GiveCard _,
          MoveCounter _,
          TakeForm _,
          MoveMarkers _,
          Transfer _ ->
          Optional.empty();
      case Swap _ -> Optional.of(AbilityKind.TELEPORT);
      case ActAgain _, MindControl _ -> Optional.of(AbilityKind.COMMAND);
    };
  }
}
