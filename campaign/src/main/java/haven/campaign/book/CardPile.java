package haven.campaign.book;

import haven.model.Facts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A deck without an order: what may still come, and what was put under it. A draw is from the
 * former, and from the latter in turn once nothing else is left (docs/decisions/0009).
 *
 * @param print all cards of the kind in the order of print, in which what may come is listed
 * @param beneath what lies under the deck, the topmost first (EVT-21)
 */
public record CardPile(List<String> print, List<String> mayCome, List<String> beneath) {
  public CardPile {
    print = List.copyOf(print);
    mayCome = List.copyOf(mayCome);
    beneath = List.copyOf(beneath);
  }

  public static CardPile of(List<String> print, List<String> inIt) {
    return new CardPile(print, List.of(), List.of()).with(inIt);
  }

  public boolean isEmpty() {
    return mayCome.isEmpty() && beneath.isEmpty();
  }

  public int size() {
    return mayCome.size() + beneath.size();
  }

  public boolean contains(String card) {
    return mayCome.contains(card) || beneath.contains(card);
  }

  /** What can be drawn now. */
  public List<String> next() {
    return mayCome.isEmpty() && !beneath.isEmpty() ? List.of(beneath.getFirst()) : mayCome;
  }

  /** Without a card that was drawn or taken out. */
  CardPile without(String card) {
    List<String> fewer = new ArrayList<>(mayCome);
    List<String> lower = new ArrayList<>(beneath);
    if (!fewer.remove(card)) {
      lower.remove(card);
    }
    return new CardPile(print, fewer, lower);
  }

  /** Without a card, and shuffled (EVT-24). */
  CardPile leaving(String card) {
    return without(card).with(List.of());
  }

  /** With one more, and shuffled (EVT-23). */
  CardPile with(String card) {
    return with(List.of(card));
  }

  private CardPile with(List<String> cards) {
    List<String> all = new ArrayList<>(mayCome);
    all.addAll(beneath);
    all.addAll(cards);
    all.sort(Comparator.comparingInt(print::indexOf));
    return new CardPile(print, all, List.of());
  }

  /** With a card put under it, and not shuffled (EVT-21). */
  CardPile over(String card) {
    List<String> lower = new ArrayList<>(beneath);
    lower.add(card);
    return new CardPile(print, mayCome, lower);
  }

  void tell(Facts facts) {
    facts.words(mayCome).words(beneath);
  }
}
