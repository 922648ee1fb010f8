package haven.model.ability;

import haven.board.Area;
import haven.board.OverlayTile;
import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.Condition;
import haven.model.ability.Aim.Focus;
import haven.model.card.SummonCard;
import haven.model.map.MonsterSymbol;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** One ability of an action: what a card half, an item, a monster card or a rule consists of. */
public sealed interface Ability {
  /** The effects added to it (ABL-15). */
  default List<Rider> riders() {
    return List.of();
  }

  /** Takes the acting figure somewhere else. */
  sealed interface Moving extends Ability {}

  /** Affects figures without attacking them, chosen one after the other. */
  sealed interface Affecting extends Ability {
    Aim aim();

    /** Whether anybody is chosen. */
    default boolean hasTargets() {
      return !(this instanceof Activate activate && activate.isForSelf());
    }

    /** What it counts as where its targets are found. */
    default AbilityKind kind() {
      return switch (this) {
        case Heal _ -> AbilityKind.HEAL;
        case Grant _, Control _ -> AbilityKind.COMMAND;
        case Activate _ -> AbilityKind.SHIELD; // bonuses of all kinds: they do not target
        case Inflict inflict -> inflict.what().kind().orElse(AbilityKind.CONDITION);
      };
    }

    /** Positive abilities are for friends, negative ones for enemies (ABL-22). */
    default boolean isPositive() {
      return switch (this) {
        case Heal _, Grant _, Activate _ -> true;
        case Control _ -> false;
        case Inflict inflict -> inflict.what().isGood();
      };
    }
  }

  /** For the acting figure: there is nothing to choose but whether to perform it (ABL-10). */
  sealed interface ForSelf extends Ability
      permits Activate, Focus, Loot, LootSome, PlayCard, ShareDamage, ShiftInitiative, OtherHalf {}

  /** Brings new figures to the map (SUM-01, MAB-13). */
  sealed interface Summoning extends Ability {}

  /** Does something to overlay tiles (TIL-01). */
  sealed interface OnTiles extends Ability
      permits CreateTile, DestroyTile, ChangeTile, LayToken, LayTiles, ClearPath {}

  /** Consists of other abilities, of which the acting figure performs all or some. */
  sealed interface Composed extends Ability {
    /** All that it can come to. */
    default List<Ability> parts() {
      return switch (this) {
        case Must(Ability inner) -> List.of(inner);
        case Paid paid -> both(paid.then(), paid.otherwise());
        case When when -> both(when.then(), when.otherwise());
        case OneOf one -> one.choices().stream().flatMap(List::stream).toList();
      };
    }

    private static List<Ability> both(List<Ability> then, List<Ability> otherwise) {
      return Stream.concat(then.stream(), otherwise.stream()).toList();
    }
  }

  /** Speaks of what only a scenario has. */
  sealed interface OnScenario extends Ability permits Scenic {}

  record Attack(Value value, Aim aim, List<Rider> riders) implements Ability {
    public Attack {
      riders = List.copyOf(riders);
    }

    public static Attack of(Value value, Rider... riders) {
      return new Attack(value, Aim.AS_USUAL, List.of(riders));
    }

    public Attack at(Value range) {
      return new Attack(value, aim.range(range), riders);
    }

    public Attack on(Value targets) {
      return new Attack(value, aim.targets(targets), riders);
    }

    public Attack over(Area pattern) {
      return new Attack(value, aim.over(pattern), riders);
    }
  }

  /** A move, with what its text asks or gives besides. */
  record Move(Value points, boolean jump, Set<MoveTerm> terms) implements Moving {
    public Move {
      terms = terms.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(terms));
    }

    public Move(Value points, boolean jump) {
      this(points, jump, Set.of());
    }

    public Move with(MoveTerm term) {
      Set<MoveTerm> more = EnumSet.of(term);
      more.addAll(terms);
      return new Move(points, jump, more);
    }
  }

  /**
   * A teleport (MOV-30).
   *
   * @param hexes how far; {@link #ANYWHERE} if only the place says where to
   * @param beside the hex must be adjacent to one like this, without a way and unseen (EX-MOV-01)
   * @param into the hex must be such a one itself
   */
  record Teleport(int hexes, Optional<Spot> beside, boolean into) implements Moving {
    public static final int ANYWHERE = Integer.MAX_VALUE;

    public Teleport(int hexes) {
      this(hexes, Optional.empty(), false);
    }

    public static Teleport beside(Spot spot) {
      return new Teleport(ANYWHERE, Optional.of(spot), false);
    }
  }

  record Heal(Value value, Aim aim, List<Rider> riders) implements Affecting {
    public Heal {
      riders = List.copyOf(riders);
    }
  }

  /**
   * Something that happens to its targets: a condition, a push, damage (ABL-28, CON-02).
   *
   * @param what not an element, which nobody is targeted with
   */
  record Inflict(Consequence what, Aim aim) implements Affecting {}

  /** Something that happens when it is performed, without targets: experience, an element. */
  record Brings(Consequence what) implements Ability {}

  record Loot(int range) implements ForSelf {}

  /**
   * A lasting effect, of which the card stays in the active area (BON-01).
   *
   * @param slots the experience of each use slot in order; none without slots (BON-09, BON-11)
   * @param times the number of rounds or turns, where its duration is a number of them (BON-12)
   * @param aim who has the effect: {@link Aim#SELF} the acting figure, otherwise whoever is chosen,
   *     wherever they go afterwards; whom it works for while they are near is its scope
   * @param stance of several lasting effects of one figure with the same stance only the last one
   *     played works: the card of the one before leaves the active area
   */
  record Activate(
      Duration duration,
      List<Effect> effects,
      List<Integer> slots,
      int times,
      Aim aim,
      Optional<String> stance)
      implements Affecting, ForSelf {
    public Activate {
      effects = List.copyOf(effects);
      slots = List.copyOf(slots);
    }

    public Activate(Duration duration, List<Effect> effects, List<Integer> slots) {
      this(duration, effects, slots, 0);
    }

    public Activate(Duration duration, List<Effect> effects, List<Integer> slots, int times) {
      this(duration, effects, slots, times, Aim.SELF, Optional.empty());
    }

    /** The same effect, given to others. */
    public Activate to(Aim whom) {
      return new Activate(duration, effects, slots, times, whom, stance);
    }

    public Activate stance(String name) {
      return new Activate(duration, effects, slots, times, aim, Optional.of(name));
    }

    /** Whether it is for the acting figure alone, so that nobody is chosen. */
    public boolean isForSelf() {
      return aim.affects() == Affects.SELF;
    }
  }

  /** A character's summon (SUM-01). */
  record Summon(SummonCard summon, int number) implements Summoning {}

  /**
   * A monster's summon (MAB-13).
   *
   * @param terms where its text departs from the rules; nowhere as a rule
   */
  record SummonMonster(String type, MonsterSymbol symbol, Value number, Set<Term> terms)
      implements Summoning {
    /** What the text of a summon may say. */
    public enum Term {
      /** It is placed next to a target of the ability before this one; without any, nowhere. */
      NEXT_TO_TARGET,
      /** It has as many hit points as its summoner has now, if it can have so many. */
      OWN_HIT_POINTS,
      /** It is placed on a water tile that nobody occupies. */
      ON_WATER,
      ONE_HIT_POINT
    }

    public SummonMonster {
      terms = terms.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(terms));
    }

    public SummonMonster(String type, MonsterSymbol symbol, int number) {
      this(type, symbol, Value.of(number), Set.of());
    }

    public boolean says(Term term) {
      return terms.contains(term);
    }
  }

  /** Other figures perform abilities, as they like (CMD-02). */
  record Grant(Aim aim, List<Ability> abilities) implements Affecting {
    public Grant {
      abilities = List.copyOf(abilities);
    }
  }

  /** Enemies perform abilities as the acting figure likes (CMD-03). */
  record Control(Aim aim, List<Ability> abilities) implements Affecting {
    public Control {
      abilities = List.copyOf(abilities);
    }
  }

  /**
   * Lays tiles, each in a hex of its own (TIL-02); a trap with the effect that is stated (TIL-14).
   *
   * @param number how many, as far as there are hexes for them
   * @param xp what the acting figure gains whenever an enemy springs a trap so made
   * @param sprung what happens then to those around it, whoever springs it
   */
  record CreateTile(OverlayTile tile, int range, int number, int xp, List<Inflict> sprung)
      implements OnTiles {
    public CreateTile {
      sprung = List.copyOf(sprung);
    }

    public CreateTile(OverlayTile tile, int range, int number) {
      this(tile, range, number, 0, List.of());
    }
  }

  /** Destroys so many obstacles or disarms so many traps (TIL-03). */
  record DestroyTile(Terrain kind, int range, int number) implements OnTiles {
    public DestroyTile(Terrain kind, int range) {
      this(kind, range, 1);
    }
  }

  /** Does something else to a tile of that kind within range (TIL-01). */
  record ChangeTile(Terrain kind, int range, TileChange manner) implements OnTiles {}

  /** Lays tokens of the acting character, in any hexes within range (LOT-02). */
  record LayToken(int range, int number) implements OnTiles {}

  /** A conditional ability: optional, and to be paid for (ABL-18). */
  record Paid(Cost cost, List<Ability> then, List<Ability> otherwise) implements Composed {
    public Paid {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  /** "If you do" and the like (ABL-20). */
  record When(List<Check> checks, List<Ability> then, List<Ability> otherwise) implements Composed {
    public When {
      checks = List.copyOf(checks);
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  record OneOf(List<List<Ability>> choices) implements Composed {
    public OneOf {
      choices = choices.stream().map(List::copyOf).toList();
    }
  }

  /** Boxed: may not be skipped once any part of the action was performed (ABL-14). */
  record Must(Ability ability) implements Composed {}

  /** A boss's special action, by its number on the stat card (BOS-04). */
  record Special(int number) implements Ability {}

  /** The acting figure moves to the nearest closed door and opens it (EX-BOS-02). */
  record OpenDoor(Value points) implements Moving {}

  /** The initiative of the acting figure changes for this round (ITM-80). */
  record ShiftInitiative(int most) implements ForSelf {}

  /** After the top action of a card also its bottom action (ITM-87). */
  record OtherHalf() implements ForSelf {}

  static Attack attack(int value) {
    return new Attack(Value.of(value), Aim.AS_USUAL, List.of());
  }

  static Attack attack(int value, Aim aim, Rider... riders) {
    return new Attack(Value.of(value), aim, List.of(riders));
  }

  static Move move(int points) {
    return new Move(Value.of(points), false);
  }

  static Heal heal(int value, Aim aim) {
    return new Heal(Value.of(value), aim, List.of());
  }

  static Inflict give(Condition condition, Aim aim) {
    return give(Set.of(condition), aim);
  }

  static Inflict give(Set<Condition> conditions, Aim aim) {
    return new Inflict(new Consequence.Gain(conditions, 1), aim);
  }

  static Inflict push(int hexes, Aim aim) {
    return new Inflict(new Consequence.Push(hexes), aim);
  }

  static Inflict pull(int hexes, Aim aim) {
    return new Inflict(new Consequence.Pull(hexes), aim);
  }

  static Inflict suffer(Value damage, Aim aim) {
    return new Inflict(new Consequence.Suffer(damage), aim);
  }

  static Inflict kill(Aim aim) {
    return new Inflict(new Consequence.Die(), aim);
  }

  static Inflict recover(Consequence.Recover.Pile pile, int number, Aim aim) {
    return new Inflict(new Consequence.Recover(pile, number), aim);
  }

  static Inflict refresh(boolean spent, boolean lost, int number, Aim aim) {
    return new Inflict(new Consequence.Refresh(spent, lost, number), aim);
  }

  static Inflict cure(Set<Condition> conditions, int number, Aim aim) {
    return new Inflict(new Consequence.Cure(conditions, number), aim);
  }

  static Brings xp(int points) {
    return new Brings(new Consequence.Xp(points));
  }

  static Brings infuse(ElementIcon icon) {
    return new Brings(new Consequence.Infuse(icon));
  }

  static Activate round(Effect... effects) {
    return new Activate(Duration.ROUND, List.of(effects), List.of());
  }

  static Activate persistent(Effect... effects) {
    return new Activate(Duration.PERSISTENT, List.of(effects), List.of());
  }

  static Activate slots(List<Integer> xp, Effect... effects) {
    return new Activate(Duration.PERSISTENT, List.of(effects), xp);
  }
}
