package haven.content.scenario;

import haven.content.form.Form;
import haven.content.form.FormFields;
import haven.content.form.Forms;
import haven.content.form.Group;
import haven.content.form.Key;
import haven.content.language.WordForms;
import haven.model.LootCard;
import haven.model.LootKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Loot cards of a box, and what of them is in the loot deck of a scenario (LOT-30, LOT-31). */
public final class LootForms {
  /** What stands in a scenario: how many cards of each kind, and special ones by name. */
  public record Deck(Map<LootKind, Integer> counts, List<String> special) {
    public static final Deck NONE = new Deck(Map.of(), List.of());

    public Deck {
      counts = Map.copyOf(counts);
      special = List.copyOf(special);
    }
  }

  private static final Map<LootKind, Key<Integer>> COUNTS = counts();
  private static final Key<List<String>> SPECIAL =
      WordForms.NAME
          .list()
          .or("special", List.of(), "cards of the scenario's own, each read as a section");

  static final Form<Deck> DECK = new Group<>("a loot deck", deckKeys(), Deck.NONE, LootForms::deck);

  public static final Key<String> BOX = WordForms.NAME.required("loot-box", "its name");
  private static final Key<LootKind> KIND =
      Forms.word(LootKind.class).required("loot", "the kind of card");
  private static final Key<Integer> COPIES = Forms.number(1, 20).or("copies", 1, "how many");
  private static final Key<List<Integer>> AMOUNTS =
      Forms.number(0, 9)
          .list()
          .or("amounts", List.of(1), "what it gives, or for 2, 3 and 4 characters");
  private static final Form<List<LootCard>> CARDS =
      new Group<>(
              "loot cards", List.of(KIND, COPIES, AMOUNTS), List.<LootCard>of(), LootForms::cards)
          .list()
          .as(lists -> lists.stream().flatMap(List::stream).toList());
  private static final Key<List<LootCard>> ALL =
      CARDS.required("cards", "all loot cards of the box");

  /** Fields of the loot cards of a box. */
  public static final List<Key<?>> KEYS = List.of(BOX, ALL);

  /** The loot cards of a box. */
  public record LootBox(List<LootCard> cards) {}

  private LootForms() {}

  private static Map<LootKind, Key<Integer>> counts() {
    Map<LootKind, Key<Integer>> keys = new EnumMap<>(LootKind.class);
    for (LootKind kind : LootKind.values()) {
      if (kind != LootKind.SPECIAL) {
        keys.put(
            kind,
            Forms.number(0, kind.copies()).or(Forms.written(kind), 0, "how many of these cards"));
      }
    }
    return keys;
  }

  private static List<Key<?>> deckKeys() {
    List<Key<?>> keys = new ArrayList<>(COUNTS.values());
    keys.add(SPECIAL);
    return keys;
  }

  private static Deck deck(FormFields f) {
    Map<LootKind, Integer> counts = new EnumMap<>(LootKind.class);
    COUNTS.forEach(
        (kind, key) -> {
          if (f.get(key) > 0) {
            counts.put(kind, f.get(key));
          }
        });
    List<String> special = f.get(SPECIAL);
    if (!special.isEmpty()) {
      counts.put(LootKind.SPECIAL, special.size());
    }
    if (special.size() > LootKind.MOST_SPECIAL) {
      f.wrong(
          SPECIAL,
          "there are " + special.size() + " special cards",
          "name " + LootKind.MOST_SPECIAL + " at most");
    }
    return new Deck(counts, special);
  }

  private static List<LootCard> cards(FormFields f) {
    List<Integer> amounts = f.get(AMOUNTS);
    LootKind kind = f.get(KIND);
    if (amounts.size() != 1 && amounts.size() != 3) {
      f.wrong(
          AMOUNTS,
          "there are " + amounts.size() + " numbers",
          "write one, or one each for 2, 3 and 4 characters");
      return List.of();
    }
    List<Integer> each =
        kind == LootKind.RANDOM_ITEM && !f.has(AMOUNTS)
            ? List.of(0, 0, 0)
            : amounts.size() == 3 ? amounts : Collections.nCopies(3, amounts.getFirst());
    return Collections.nCopies(f.get(COPIES), new LootCard(kind, each, 0));
  }

  public static LootBox box(FormFields f) {
    List<LootCard> cards = f.get(ALL);
    for (LootKind kind : LootKind.values()) {
      long found = cards.stream().filter(card -> card.kind() == kind).count();
      if (found != kind.copies()) {
        f.wrong(
            ALL,
            "there are " + found + " cards of " + Forms.written(kind),
            "a box has " + kind.copies());
        break; // one is enough to look at all
      }
    }
    return new LootBox(cards);
  }
}
