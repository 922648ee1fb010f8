package haven.model.rules;

/**
 * Where the games differ about what must be used, items found on the way, and commands.
 *
 * @param items the items that must be used when they can be (ITM-13)
 * @param bonuses the lasting bonuses that must be used when they can be (BON-10, BON-22)
 * @param foundItems whether items found in a scenario can be used in it (ITM-05)
 * @param partlyUsed whether an item that is not used up can be recovered (REC-04)
 * @param grantedEnemies whether an enemy that is granted something has no choice (CMD-12)
 */
public record UseRules(
    Items items, Bonuses bonuses, boolean foundItems, boolean partlyUsed, boolean grantedEnemies) {

  /** Items that must be used. */
  public enum Items {
    /** ITM-25. */
    NONE,
    /** ITM-13b. */
    WITH_SLOTS,
    /** ITM-13a. */
    WITH_SLOTS_OR_PASSIVE
  }

  /** Lasting bonuses that must be used. */
  public enum Bonuses {
    NONE,
    /** BON-10. */
    WITH_SLOTS,
    /** BON-22. */
    PERSISTENT
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Items items = Items.WITH_SLOTS; // ITM-13b
    public Bonuses bonuses = Bonuses.PERSISTENT; // BON-22
    public boolean foundItems = false;
    public boolean partlyUsed = false;
    public boolean grantedEnemies = false;

    public Draft() {}

    public Draft(UseRules like) {
      items = like.items;
      bonuses = like.bonuses;
      foundItems = like.foundItems;
      partlyUsed = like.partlyUsed;
      grantedEnemies = like.grantedEnemies;
    }

    public UseRules done() {
      return new UseRules(items, bonuses, foundItems, partlyUsed, grantedEnemies);
    }
  }
}
