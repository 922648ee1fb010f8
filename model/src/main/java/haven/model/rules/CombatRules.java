package haven.model.rules;

import haven.model.Condition;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about attacks, damage, conditions, bonuses and items in play.
 *
 * @param healRemoves the conditions that a heal takes away (HEA-05)
 * @param healsOfModifiers what several heals on the modifiers of one attack are (HEA-06, HEA-07)
 * @param itemsDuringAbilities whether items that grant abilities may be used while another ability
 *     is performed (ITM-17, ITM-20a)
 * @param stunBarsItems when a stunned character cannot use items (CON-21, ITM-21)
 * @param stunBarsAbilities when a stunned figure performs no abilities (CON-21)
 * @param itemSummonsAreOwn whether what a character's items summon counts where an ability card
 *     speaks of its summons (SUM-17)
 * @param fallen what becomes of a character without hit points
 * @param uses what must be used, and how commands work
 */
public record CombatRules(
    Set<Condition> healRemoves,
    Heals healsOfModifiers,
    boolean itemsDuringAbilities,
    Barred stunBarsItems,
    Barred stunBarsAbilities,
    boolean itemSummonsAreOwn,
    Fallen fallen,
    UseRules uses) {

  /** What becomes of a character without hit points. */
  public enum Fallen {
    EXHAUSTED,
    /** The variant of permanent death: who is exhausted in other ways stays on the map (EXH-12). */
    DEAD
  }

  /** What several heals are that come together. */
  public enum Heals {
    /** Each is a heal ability of its own. */
    EACH_ITS_OWN,
    /** One heal ability, their values added. */
    ONE_FOR_ALL
  }

  /** When something is forbidden. */
  public enum Barred {
    OWN_TURN,
    ALWAYS
  }

  public CombatRules {
    healRemoves = Collections.unmodifiableSet(EnumSet.copyOf(healRemoves));
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Set<Condition> healRemoves = EnumSet.of(Condition.WOUND, Condition.POISON); // HEA-05b
    public Heals healsOfModifiers = Heals.EACH_ITS_OWN;
    public boolean itemsDuringAbilities = true; // ITM-17
    public Barred stunBarsItems = Barred.OWN_TURN; // CON-21
    public Barred stunBarsAbilities = Barred.ALWAYS; // CON-21a
    public boolean itemSummonsAreOwn = true;
    public Fallen fallen = Fallen.EXHAUSTED; // EXH-01
    public final UseRules.Draft uses;

    public Draft() {
      uses = new UseRules.Draft();
    }

    public Draft(CombatRules like) {
      healRemoves = like.healRemoves;
      healsOfModifiers = like.healsOfModifiers;
      itemsDuringAbilities = like.itemsDuringAbilities;
      stunBarsItems = like.stunBarsItems;
      stunBarsAbilities = like.stunBarsAbilities;
      itemSummonsAreOwn = like.itemSummonsAreOwn;
      fallen = like.fallen;
      uses = new UseRules.Draft(like.uses);
    }

    public CombatRules done() {
      return new CombatRules(
          healRemoves,
          healsOfModifiers,
          itemsDuringAbilities,
          stunBarsItems,
          stunBarsAbilities,
          itemSummonsAreOwn,
          fallen,
          uses.done());
    }
  }
}
