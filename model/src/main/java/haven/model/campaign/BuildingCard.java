package haven.model.campaign;

import haven.model.LootKind;
import haven.model.scenario.Reward;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A building of an outpost at one of its levels (BLD-03).
 *
 * @param number its reference number, by which the deck is ordered
 * @param atFirst what of it there is when a campaign begins; said on the card of level 1
 * @param cost what is paid for this card: on the spot, or on the card of the level before
 * @param prosperity the level that the town must have (BLD-15)
 * @param repair how many materials a damage costs (TWG-16)
 * @param rebuild what is paid to turn its wrecked side (BLD-16)
 * @param once what happens when the card enters the deck
 * @param each what happens in every step of Building Operations (BLD-04)
 * @param wrecked what happens then instead as long as it is wrecked
 * @param offers what can be done there in Downtime
 * @param garrison the soldiers it houses
 * @param discount what it makes of the price of stickers (ENH-33)
 */
public record BuildingCard(
    int number,
    String name,
    int level,
    AtFirst atFirst,
    Map<LootKind, Integer> cost,
    int prosperity,
    int repair,
    Map<LootKind, Integer> rebuild,
    List<Reward> once,
    List<Operation> each,
    List<Operation> wrecked,
    Set<Interaction> offers,
    Garrison garrison,
    Discount discount) {

  /** What there is of a building when a campaign begins. */
  public enum AtFirst {
    /** It stands, and its card is in the deck (BLD-02). */
    STANDING,
    /** Its spot is on the map (EX-BLD-01). */
    SPOT,
    /** It lies in an envelope (BLD-08). */
    SEALED
  }

  /** What a building lets people do. */
  public enum Interaction {
    /** Items are made (CRA-05). */
    CRAFT,
    /** Potions of two herbs are brewed (BRW-01). */
    BREW,
    /** Potions become herbs again (BRW-04). */
    DISTIL,
    /** Potions of three herbs are brewed (BRW-05). */
    BREW_OF_THREE,
    /** Items with a price are bought (CRA-11). */
    BUY,
    /** Cards are enhanced (BLD-18). */
    ENHANCE,
    /** Favours are asked for at the start of scenarios (FAV-01). */
    FAVOURS,
    /** Perks change the town guard deck (TWG-15). */
    GUARD_PERKS
  }

  /**
   * What a building does.
   *
   * @param cost what must be paid in full for it, if the party wants it; nothing for what happens
   *     in any case (BLD-06)
   */
  public record Operation(Map<LootKind, Integer> cost, List<Reward> gives) {
    public Operation {
      cost = inOrder(cost);
      gives = List.copyOf(gives);
    }

    public boolean isOptional() {
      return !cost.isEmpty();
    }
  }

  /**
   * Soldiers.
   *
   * @param most how many there can be (TWG-11); 0 where none live
   * @param strength what the attack value falls by for each that is lost (TWG-08)
   */
  public record Garrison(int most, int strength) {
    public static final Garrison NONE = new Garrison(0, 0);
  }

  /**
   * What stickers cost less.
   *
   * @param off taken off the whole price
   * @param perLevel taken off what each level of the card costs
   * @param perEarlier taken off what each earlier sticker costs
   */
  public record Discount(int off, int perLevel, int perEarlier) {
    public static final Discount NONE = new Discount(0, 0, 0);
  }

  public BuildingCard {
    cost = inOrder(cost);
    rebuild = inOrder(rebuild);
    once = List.copyOf(once);
    each = List.copyOf(each);
    wrecked = List.copyOf(wrecked);
    Set<Interaction> all = EnumSet.noneOf(Interaction.class);
    all.addAll(offers);
    offers = Collections.unmodifiableSet(all);
  }

  private static Map<LootKind, Integer> inOrder(Map<LootKind, Integer> resources) {
    Map<LootKind, Integer> ordered = new EnumMap<>(LootKind.class);
    ordered.putAll(resources);
    return Collections.unmodifiableMap(ordered);
  }
}
