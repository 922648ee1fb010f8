package haven.model;

import java.util.List;

/**
 * A loot card as printed (LOT-31).
 *
 * @param amounts what it gives with two, three and four characters; only materials differ
 * @param stickers how many +1 stickers it carries (LOT-32)
 * @param name of a special card; empty for the others
 */
public record LootCard(LootKind kind, List<Integer> amounts, int stickers, String name) {
  public LootCard(LootKind kind, List<Integer> amounts, int stickers) {
    this(kind, amounts, stickers, "");
  }

  public LootCard {
    amounts = List.copyOf(amounts);
    if (amounts.size() != 3 || !isPrintable(kind, amounts)) {
      throw new IllegalArgumentException(
          "no %s card gives %s with 2, 3 and 4 characters (LOT-31)".formatted(kind, amounts));
    }
    if (stickers > 0 && !kind.isResource()) {
      throw new IllegalArgumentException("a sticker adds a resource, not " + kind + " (LOT-32)");
    }
  }

  private static boolean isPrintable(LootKind kind, List<Integer> amounts) {
    int first = amounts.getFirst();
    boolean same = amounts.stream().allMatch(amount -> amount == first);
    return switch (kind.group()) {
      case MONEY -> same && first >= 1 && first <= 3;
      case HERB -> same && first == 1;
      case ITEM, SPECIAL -> same && first == 0;
      case MATERIAL -> amounts.stream().allMatch(amount -> amount >= 1);
    };
  }

  public static LootCard money(int coins) {
    return new LootCard(LootKind.MONEY, List.of(coins, coins, coins), 0);
  }

  public static LootCard herb(LootKind herb) {
    return new LootCard(herb, List.of(1, 1, 1), 0);
  }

  public static LootCard material(LootKind material, int forTwo, int forThree, int forFour) {
    return new LootCard(material, List.of(forTwo, forThree, forFour), 0);
  }

  public static LootCard randomItem() {
    return new LootCard(LootKind.RANDOM_ITEM, List.of(0, 0, 0), 0);
  }

  /** A card of the scenario's own. */
  public static LootCard special(String name) {
    return new LootCard(LootKind.SPECIAL, List.of(0, 0, 0), 0, name);
  }

  public LootCard withSticker() {
    return new LootCard(kind, amounts, stickers + 1, name);
  }

  /** Coins or resources it gives to so many characters' scenario; alone counts as two. */
  public int amount(int characters) {
    return amounts.get(Math.clamp(characters, 2, 4) - 2) + stickers;
  }

  /** LOT-33: money and resources wait for the end of the scenario, a random item does not. */
  public boolean isGainedAtOnce() {
    return kind == LootKind.RANDOM_ITEM;
  }
}
