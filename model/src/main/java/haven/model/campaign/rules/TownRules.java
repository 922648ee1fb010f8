package haven.model.campaign.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Where the games differ about the town between two scenarios.
 *
 * @param offers what can be done there (GHC-01)
 * @param levelsUpAtHomeOnly whether the way must lead through the town for a level-up (LVU-02)
 * @param items how a character comes by its items
 * @param price what an item costs
 * @param donation what a blessing costs, once in a visit (GHC-04)
 * @param passesItemsOn whether an item that its finder cannot take goes to another character, or is
 *     sold (BKK-27); else it is sold at once (SHP-13)
 * @param reputation how far a party's reputation goes to both sides (SHP-07); 0 without any
 */
public record TownRules(
    Set<Service> offers,
    boolean levelsUpAtHomeOnly,
    Possession items,
    Price price,
    int donation,
    boolean passesItemsOn,
    int reputation) {

  /** What can be done in a town. */
  public enum Service {
    /** Items are bought and sold. */
    SHOP,
    EVENT,
    TEMPLE,
    ENHANCER,
    /** Personal quests end a character's wanderings. */
    RETIREMENT
  }

  /** How a character comes by its items. */
  public enum Possession {
    /** It buys or finds them, and they are its own. */
    OWNED,
    /** Those of resolved cards lie ready for whoever sets out (BBC-12). */
    LENT
  }

  /** What an item costs. */
  public enum Price {
    /** The printed price, and what the party's reputation makes of it (SHP-09). */
    BY_REPUTATION,
    PRINTED
  }

  public TownRules {
    Set<Service> inOrder = EnumSet.noneOf(Service.class);
    inOrder.addAll(offers);
    offers = Collections.unmodifiableSet(inOrder);
  }

  /** Gloomhaven's rules, until somebody says otherwise. */
  public static final class Draft {
    public Set<Service> offers = EnumSet.allOf(Service.class); // GHC-01
    public boolean levelsUpAtHomeOnly = true; // LVU-02a
    public Possession items = Possession.OWNED; // SHP-10
    public Price price = Price.BY_REPUTATION; // SHP-09
    public int donation = 10; // GHC-04
    public boolean passesItemsOn = false; // SHP-13
    public int reputation = 20; // SHP-07

    public Draft() {}

    public Draft(TownRules like) {
      offers = like.offers;
      levelsUpAtHomeOnly = like.levelsUpAtHomeOnly;
      items = like.items;
      price = like.price;
      donation = like.donation;
      passesItemsOn = like.passesItemsOn;
      reputation = like.reputation;
    }

    public TownRules done() {
      return new TownRules(
          offers, levelsUpAtHomeOnly, items, price, donation, passesItemsOn, reputation);
    }
  }
}
