package haven.play.table;

import haven.model.Facts;
import haven.model.card.ItemCard;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The items a hero brought or found, and which of them are still of use. */
public final class Items {
  /** What has become of an item. */
  public enum Wear {
    READY,
    SPENT,
    LOST
  }

  private List<ItemCard> items;
  private Wear[] wear;
  private byte[] used;

  /** The items whose other side is up, as bits (ITM-09). */
  private int turned;

  /** Those that are turned at the end of the turn, and cannot be used before. */
  private int waiting;

  public Items(List<ItemCard> items) {
    this.items = List.copyOf(items);
    wear = new Wear[items.size()];
    Arrays.fill(wear, Wear.READY);
    used = new byte[items.size()];
  }

  Items copy() {
    if (items.isEmpty()) {
      return this;
    }
    Items copy = new Items(List.of());
    copy.items = items;
    copy.wear = wear.clone();
    copy.used = used.clone();
    copy.turned = turned;
    copy.waiting = waiting;
    return copy;
  }

  public int size() {
    return items.size();
  }

  public ItemCard item(int index) {
    return items.get(index);
  }

  /** What it can be used for now: by the side that is up (ITM-09). */
  public ItemCard.Use shown(int index) {
    ItemCard item = items.get(index);
    return (turned >> index & 1) == 0 ? item.use() : item.back().orElse(item.use());
  }

  public Wear wear(int index) {
    return wear[index];
  }

  public boolean isReady(int index) {
    return wear[index] == Wear.READY && (waiting >> index & 1) == 0;
  }

  /** How many for that slot have not been used, besides that one. */
  public int unused(ItemCard.Slot slot, int besides) {
    int number = 0;
    for (int i = 0; i < wear.length; i++) {
      number +=
          i != besides && items.get(i).slot() == slot && wear[i] == Wear.READY && used[i] == 0
              ? 1
              : 0;
    }
    return number;
  }

  /** One use more: after the last slot it is worn as its icon says (ITM-07, ITM-08, ITM-12). */
  public void use(int index) {
    ItemCard item = items.get(index);
    used[index]++;
    if (used[index] < item.uses()) {
      return;
    }
    switch (item.wear()) {
      case SPENT -> wear[index] = Wear.SPENT;
      case LOST -> wear[index] = Wear.LOST;
      case NONE -> used[index] = 0;
      case FLIPPED -> {
        used[index] = 0;
        turned ^= 1 << index;
      }
      case FLIPPED_AT_END_OF_TURN -> {
        used[index] = 0;
        waiting |= 1 << index;
      }
    }
  }

  /** The turn of their bearer is over. */
  public void endTurn() {
    turned ^= waiting;
    waiting = 0;
  }

  /**
   * Whether a refresh of that kind would change anything about the item (REC-03, REC-05).
   *
   * @param partly whether some of its uses are enough, though it is not worn yet (REC-04)
   */
  public boolean isRefreshable(int index, boolean spent, boolean lost, boolean partly) {
    return switch (wear[index]) {
      case READY ->
          partly
              && used[index] > 0
              && switch (items.get(index).wear()) {
                case SPENT -> spent;
                case LOST -> lost && !items.get(index).irrecoverable();
                case NONE, FLIPPED, FLIPPED_AT_END_OF_TURN -> false;
              };
      case SPENT -> spent;
      case LOST -> lost && !items.get(index).irrecoverable();
    };
  }

  public boolean isAnyRefreshable(boolean spent, boolean lost, boolean partly) {
    for (int i = 0; i < wear.length; i++) {
      if (isRefreshable(i, spent, lost, partly)) {
        return true;
      }
    }
    return false;
  }

  /** Usable again, with all its slots (REC-04). */
  public void refresh(int index) {
    wear[index] = Wear.READY;
    used[index] = 0;
  }

  /** Of no use any more, though nobody has used it. */
  public void lose(int index) {
    wear[index] = Wear.LOST;
  }

  /** Found in this scenario: usable at once, whatever the slots (ITM-05). */
  public Items plus(ItemCard item) {
    Items more = new Items(List.of());
    more.items = Stream.concat(items.stream(), Stream.of(item)).toList();
    more.wear = Arrays.copyOf(wear, wear.length + 1);
    more.wear[wear.length] = Wear.READY;
    more.used = Arrays.copyOf(used, used.length + 1);
    more.turned = turned;
    more.waiting = waiting;
    return more;
  }

  void tell(Facts facts) {
    facts.number(items.size());
    for (int i = 0; i < items.size(); i++) {
      int side = (turned >> i & 1) + 2 * (waiting >> i & 1);
      facts.word(items.get(i).name()).number(used[i]).number(side);
      facts.word(
          switch (wear[i]) {
            case READY -> "ready";
            case SPENT -> "spent";
            case LOST -> "lost";
          });
    }
  }

  @Override
  public String toString() {
    return IntStream.range(0, items.size())
        .mapToObj(
            i -> items.get(i).name() + " " + wear[i] + " " + used[i] + " " + (turned >> i & 1))
        .collect(Collectors.joining(", ", "[", "]"));
  }
}
