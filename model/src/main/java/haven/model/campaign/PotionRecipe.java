package haven.model.campaign;

import haven.model.LootKind;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A window of the alchemy chart: herbs, in any order, and the potion that they make (BRW-01).
 *
 * @param herbs in the order of their kinds
 */
public record PotionRecipe(List<LootKind> herbs, String potion) {
  public PotionRecipe {
    herbs = herbs.stream().sorted().toList();
  }

  /** The window's name, such as {@code axenut rockroot}. */
  public String window() {
    return window(herbs);
  }

  public static String window(List<LootKind> herbs) {
    return herbs.stream()
        .sorted()
        .map(herb -> herb.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  /** Herbs of which several are equal make, by threes, what cannot be distilled (BRW-05). */
  public boolean isDistilled() {
    return herbs.size() < 3 || herbs.stream().distinct().count() == herbs.size();
  }
}
