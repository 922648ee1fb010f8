package haven.model.ability;

import haven.board.Terrain;
import haven.model.AbilityKind;
import haven.model.Condition;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A lasting effect: for whom, under which circumstances, and what it changes or does.
 *
 * @param scope whom it works for, seen from its owner
 * @param checks what must hold each time; the target of an attack is the attack's target
 * @param once in what time it works only once for each bearer, however many cards say the same
 */
public record Effect(Scope scope, List<Check> checks, Change change, Optional<Once> once) {
  public Effect(Scope scope, List<Check> checks, Change change) {
    this(scope, checks, change, Optional.empty());
  }

  /** A time in which something works only once. */
  public enum Once {
    /** Any turn, not only the bearer's. */
    TURN,
    /** An action of a character. */
    ACTION
  }

  /** Who decides what a figure does that has been turned against its own side. */
  public enum Mind {
    /** The rules that always move it, or its player. */
    OWN,
    /** The player whose card or item has turned it. */
    CONTROLLED,
    /** A character's own player, who may skip nothing and not choose the actions. */
    COMPELLED
  }

  /**
   * Whom an effect works for.
   *
   * @param range how near to the owner they must be; {@link #ANYWHERE} for all
   * @param ownSummons whether only summons of the owner are meant
   */
  public record Scope(Affects affects, int range, boolean ownSummons) {
    public static final int ANYWHERE = Integer.MAX_VALUE;
    public static final Scope SELF = new Scope(Affects.SELF, 0);

    public Scope(Affects affects, int range) {
      this(affects, range, false);
    }
  }

  /** When an effect of the kind {@link Change.Performs} happens. */
  public enum Moment {
    START_OF_TURN,
    END_OF_TURN,
    END_OF_ROUND,
    /** After an attack of the bearer is completely resolved. */
    AFTER_ATTACK,
    /** After an attack against the bearer is completely resolved. */
    AFTER_ATTACKED,
    /** After the bearer has retaliated (RET-03): once for each attack. */
    AFTER_RETALIATE,
    /** After the bearer has killed an enemy. */
    AFTER_KILL,
    /** When the bearer dies, before it leaves the map. */
    DEATH,
    /** When any other figure dies: the target is that figure, as it was before. */
    FIGURE_DIES,
    /** After the bearer has suffered damage: the target is whoever did it, if anybody. */
    DAMAGED,
    /** After a short or long rest of the bearer. */
    RESTED,
    /** After an action of the bearer. */
    END_OF_ACTION,
    /** After the bearer has used an item. */
    ITEM_USED,
    /** When the bearer has consumed elements. */
    ELEMENT_CONSUMED,
    /** When anybody draws a curse: the target is that figure. */
    CURSE_DRAWN,
    CONDITION_GAINED,
    CONDITION_LOST,
    /** After the bearer was pushed or pulled: the target is whoever did it. */
    FORCED,
    /** After the bearer has pushed or pulled a figure: that is the target. */
    AFTER_FORCING,
    /** After an enemy has moved: the target is that enemy. */
    ENEMY_ENDS_MOVE,
    /** When an enemy enters a hex adjacent to the bearer from one that is not (BON-24). */
    ENEMY_COMES_ADJACENT,
    /** When a round starts, before cards are chosen. */
    START_OF_ROUND,
    /** After a long rest of the bearer. */
    LONG_RESTED,
    /** After any other figure has suffered damage, and before it dies of it: it is the target. */
    FIGURE_DAMAGED,
    /** Before an action of the bearer, or what its card says in its turn. */
    START_OF_ACTION,
    /** After an attack of anybody did no damage because of a curse: the target is the attacker. */
    ATTACK_CURSED,
    /** With the last use slot of the effect's card, before it ends. */
    LAST_USE,
    /** After the bearer has given a condition to another figure: the target. */
    AFTER_GIVING,
    /** When the scenario starts, before the first round. */
    START_OF_SCENARIO,
    /** After a short rest of the bearer. */
    SHORT_RESTED,
    /** When a room is revealed, whoever does it. */
    ROOM_REVEALED,
    /** Once in each turn of the bearer, whenever its player likes between actions. */
    DURING_TURN
  }

  /** What is different while the effect lasts. */
  public sealed interface Change {
    record Shield(Value amount) implements Change {}

    /**
     * @param range how far it reaches; 1 if none is printed (RET-02)
     * @param riders what the attacker gets on top (RET-08)
     */
    record Retaliate(Value amount, int range, List<Rider> riders) implements Change {
      public Retaliate {
        riders = List.copyOf(riders);
      }
    }

    /** The bearer's attacks gain this, each of them (ATK-33): a use slot for each attack. */
    record Attacks(List<Rider> riders) implements Change {
      public Attacks {
        riders = List.copyOf(riders);
      }
    }

    /**
     * The bearer's attack abilities gain this, as a whole: one use slot for the ability, however
     * many targets it has. The target of the checks is the bearer. Riders that have to be paid for
     * use a slot only if they are.
     */
    record AttackAbilities(List<Rider> riders) implements Change {
      public AttackAbilities {
        riders = List.copyOf(riders);
      }
    }

    /** Attacks against the bearer gain this. */
    record Attacked(List<Rider> riders) implements Change {
      public Attacked {
        riders = List.copyOf(riders);
      }
    }

    record Moves(int points, boolean jump) implements Change {
      public static final Moves NONE = new Moves(0, false);
    }

    /** The bearer may perform its move abilities as melee attacks of the same value. */
    record MovesAsAttacks() implements Change {}

    /** The bearer's moves are multiplied, with all that is added to them. */
    record MovesTimes(int factor) implements Change {}

    /** The bearer's basic attack or basic move has this value (CRD-08). */
    record Basic(AbilityKind kind, int value) implements Change {}

    /** The bearer's heal abilities gain this for each target: one use slot for the ability. */
    record Heals(int points) implements Change {}

    /**
     * An enemy that targets the bearer with an attack targets the owner of the effect instead,
     * whatever the range of the attack. The bearers are others than the owner: see {@link Scope}.
     */
    record Intercepts() implements Change {}

    /** The bearer's sources of damage are negated (DMG-06). */
    record NegatesDamage() implements Change {}

    record Flying() implements Change {}

    /** The bearer cannot be pushed or pulled; the target of the checks is whoever does it. */
    record Unmovable() implements Change {}

    /** Tiles of these kinds neither slow the bearer down nor damage it. */
    record Ignores(Set<Terrain> kinds) implements Change {
      public Ignores {
        kinds = Set.copyOf(kinds);
      }
    }

    /** Enemies that look for their focus take the bearer's initiative for this (FOC-08). */
    record FocusInitiative(int initiative) implements Change {}

    /** The bearer counts as having these conditions, without having them. */
    record CountsAs(Set<Condition> conditions) implements Change {
      public CountsAs {
        conditions = Condition.ordered(conditions);
      }
    }

    /** Whenever the bearer would gain the one condition, it gains the other instead. */
    record InsteadOf(Condition condition, Condition gained) implements Change {}

    record Immune(Set<Condition> conditions) implements Change {
      public Immune {
        conditions = Condition.ordered(conditions);
      }
    }

    /**
     * The bearer has a mark, of which cards can speak.
     *
     * @param several whether one player may have it on several figures at a time; otherwise the one
     *     before ends
     */
    record Marked(String name, boolean several) implements Change {}

    /** The bearer's heal abilities gain this, as a whole: one use slot for the ability. */
    record HealAbilities(List<Rider> riders) implements Change {
      public HealAbilities {
        riders = List.copyOf(riders);
      }
    }

    /** Damage to the bearers may be suffered by the owner of the effect instead, so much less. */
    record SuffersInstead(int less) implements Change {}

    /** Abilities of these kinds may be performed as heals of their value and so much more. */
    record AsHeals(Set<AbilityKind> kinds, int plus) implements Change {
      public AsHeals {
        kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
      }
    }

    /** Whoever summoned the bearer may perform attacks as if in its hex (LOS-12). */
    record StandsIn() implements Change {}

    /** The card belongs to the bearer from now on, a character: it lies in its active area. */
    record HandedOver() implements Change {}

    /** For effects of that stance the bearer's ranged attacks count as melee. */
    record AsMelee(String stance) implements Change {}

    /** The bearer may have so many effects of a stance, or marks on one figure, at once. */
    record AtOnce(String name, int number) implements Change {}

    /** Each heal of the bearer, by anybody, gains this. */
    record Healed(int points) implements Change {}

    /** Each of the bearer's retaliates gains this. */
    record Retaliates(int points) implements Change {}

    /** Heals lift the bearer above its maximum, up to that; the maximum is what it was. */
    record Overheals(int most) implements Change {}

    /** The maximum of the bearer's hit points is so much higher, and its hit points with it. */
    record MaxHitPoints(int more) implements Change {}

    /** A short rest of the bearer has all that a long one has. */
    record RestsFully() implements Change {}

    /** The bearer cannot fly. */
    record Grounded() implements Change {}

    /**
     * In its turns the bearer's allies are its enemies, and its enemies its allies.
     *
     * @param first what a character is compelled to perform; nothing for others
     */
    record Turncoat(Mind mind, List<Ability> first) implements Change {
      public Turncoat {
        first = List.copyOf(first);
      }

      public Turncoat(Mind mind) {
        this(mind, List.of());
      }
    }

    /** Tiles of that kind are plain floor for the bearer, and all else is an obstacle. */
    record ConfinedTo(Terrain kind) implements Change {}

    /** The bearer never focuses on summons of characters. */
    record SparesSummons() implements Change {}

    /** The bearer can target invisible enemies. */
    record SeesInvisible() implements Change {}

    /** The bearer performs abilities when something happens. */
    record Performs(Moment moment, List<Ability> abilities) implements Change {
      public Performs {
        abilities = List.copyOf(abilities);
      }
    }
  }

  public Effect {
    checks = List.copyOf(checks);
  }

  public static Effect self(Change change, Check... checks) {
    return new Effect(Scope.SELF, List.of(checks), change);
  }

  public static Effect shield(int amount) {
    return self(new Change.Shield(Value.of(amount)));
  }

  public static Effect retaliate(int amount) {
    return retaliate(amount, 1);
  }

  public static Effect retaliate(int amount, int range) {
    return self(new Change.Retaliate(Value.of(amount), range, List.of()));
  }
}
