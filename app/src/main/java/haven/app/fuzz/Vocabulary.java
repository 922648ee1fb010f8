package haven.app.fuzz;

import haven.content.form.Bearer;
import haven.content.form.Forms;
import haven.laws.Luck;
import haven.model.ability.Count;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Names, numbers and texts that mean something on the stage. */
final class Vocabulary {
  /** What is for readers and not for the game. */
  static final Set<String> NOTES =
      Set.of(
          "note",
          "text",
          "lost",
          "lost-for-good",
          "tell",
          // it takes a tile that was destroyed just before
          "suffer-tile",
          // a door that is open, a turn in which nothing else is shown
          "close",
          "rest",
          // in a price: it takes a turn to come
          "forgo",
          // items of the stage are not worn in hands; marks are those of a scenario
          "more-one-hand",
          "move-to",
          "to-next",
          // whoever acts again would do so again
          "act-again",
          // nothing can follow it
          "exhaust",
          // shown only if something happens twice, or with another perk
          "once",
          "scenario-effect");

  private static final Map<String, List<String>> TEXTS =
      Map.ofEntries(
          Map.entry("lasts", List.of("round", "persistent", "turn", "scenario", "2 turns")),
          Map.entry("pay-damage", List.of("1", "2", "up to 2")),
          Map.entry("suffer", List.of("1", "2", "up to 2")),
          Map.entry("area", List.of("@   x   x", "@   x\\n  x")),
          Map.entry("over", List.of("@   x   x", "@   x\\n  x")),
          Map.entry("forgo", List.of("top", "bottom")),
          Map.entry("items", List.of("spent", "lost")),
          Map.entry("refresh", List.of("1", "all")),
          Map.entry("number", List.of("1", "2", "all")),
          Map.entry("ranks", List.of("normal", "elite")),
          Map.entry("modifier", List.of("+0", "+1", "-1", "+2")),
          Map.entry("target-is", List.of("Guard", "Wolf", "Bear", "Beast")),
          Map.entry("action-is", List.of("First", "Song", "Prey")),
          Map.entry("mark", List.of("Prey")),
          Map.entry("target-marked", List.of("Prey")),
          Map.entry("unmark", List.of("Prey")),
          Map.entry("transfer-mark", List.of("Prey")),
          Map.entry("at-once", List.of("Prey", "Song")),
          Map.entry("stance", List.of("Song")),
          Map.entry("as-melee", List.of("Song")),
          Map.entry("with-stance", List.of("Song")),
          Map.entry("counter", List.of("Luck")),
          Map.entry("spend", List.of("Luck")),
          Map.entry("form", List.of("Calm", "Wild")),
          Map.entry("lay-objective", List.of("Egg")),
          Map.entry("hatch", List.of("Kin", "Guard")),
          Map.entry("bid", List.of("Kin", "Guard")),
          Map.entry("swap-ranks", List.of("Guard")),
          Map.entry("summon", List.of("Cat")),
          Map.entry("summon-monster", List.of("Cub")),
          Map.entry("give-card", List.of("Pack")),
          Map.entry("monster", List.of("Beast", "Guard")),
          Map.entry("spawn", List.of("Cub")),
          Map.entry("into", List.of("Cub")),
          Map.entry("died", List.of("Guard")),
          Map.entry("kill", List.of("Guard")),
          Map.entry("name", List.of("Guard", "A", "B", "Kin")),
          Map.entry("section", List.of("7")),
          Map.entry("read", List.of("7")),
          Map.entry("plate", List.of("bell")),
          Map.entry("counted", List.of("bells")),
          Map.entry("count", List.of("bells")),
          Map.entry("rule", List.of("Tried")),
          Map.entry("standing", List.of("Tried")),
          Map.entry("unlock", List.of("p")),
          Map.entry("open", List.of("o")),
          Map.entry("close", List.of("o")),
          Map.entry("opened", List.of("o", "p")),
          Map.entry("reveal", List.of("q")),
          Map.entry("revealed", List.of("q", "A")),
          Map.entry("room", List.of("A", "q")),
          Map.entry("reached", List.of("A", "m")),
          Map.entry("move-tile", List.of("t")),
          Map.entry("clear", List.of("t")),
          Map.entry("to", List.of("C")),
          Map.entry("at", List.of("m", "n", "A")),
          Map.entry("away-from", List.of("A", "m")),
          Map.entry("towards", List.of("A", "m")),
          Map.entry("hit-points", List.of("12", "C + 9")));

  private static final List<String> ILLS = List.of("muddle", "poison", "wound");

  /** Of many words those that can be shown on the stage. */
  private static final Map<String, List<String>> WORDS =
      Map.ofEntries(
          Map.entry("slot", List.of("small")),
          Map.entry("cleanse", ILLS),
          Map.entry("target-has", ILLS),
          Map.entry("self-has", List.of("poison", "wound")),
          Map.entry("rid-of", ILLS),
          Map.entry("immune", List.of("muddle", "wound")),
          Map.entry("instead-of", List.of("muddle", "wound")),
          Map.entry("cure", ILLS));

  private static final Map<String, String> NUMBERS =
      Map.ofEntries(
          Map.entry("overheal", "60"),
          Map.entry("divided-by", "2"),
          Map.entry("shift-initiative", "60"),
          Map.entry("hit-points", "9"),
          Map.entry("round-start", "2"),
          Map.entry("round-end", "1"),
          Map.entry("rounds", "1"));

  private static final List<String> WHOM =
      List.of(
          "allies",
          "enemies",
          "figures",
          "{name: Guard}",
          "{name: Guard, number: 1}",
          "{at: [A, B, a, b, c, g, k, m, n]}",
          "{room: A}",
          "{side: enemies, name: Kin}");

  /** Situations that change while it is played. */
  private static final List<String> SITUATIONS =
      List.of(
          "{rounds: 1}",
          "{not: {rounds: 1}}",
          "{counted: bells}",
          "{not: {counted: bells}}",
          "{reached: m}",
          "{every-round: 2}",
          "{any: [{reached: m}, {rounds: 1}]}",
          "{all: [{not: {reached: m}}, {not: {rounds: 1}}]}",
          "{looted: 1}",
          "{not: {looted: 1}}");

  private static final List<String> COUNTS =
      java.util.Arrays.stream(Count.values()).map(Forms::written).toList();
  private static final List<String> RANGES = List.of("1", "2", "3", "4", "9");
  private static final Set<Bearer> WITH_STATS = Bearer.of(Bearer.MONSTER, Bearer.BOSS);

  /** Fields that speak of what was done just before. */
  static final Set<String> OF_BEFORE_FIELDS =
      Set.of("moved-through", "next-to-target", "as-if-from", "as-if-within");

  /** Words that speak of what was done just before. */
  private static final Pattern OF_BEFORE =
      Pattern.compile("-(moved-through|(same|other|to)-targets|next-to-path|to-tiles|in-area)$");

  private static final Set<String> SIGNED = Set.of("moves", "plus-range");
  private static final Set<String> PLAIN_COUNTS = Set.of("xp", "gain-money");
  private static final List<String> PLAIN = List.of("hit-points-lost", "round", "cards-in-hand");
  private static final Set<String> COUNTED =
      Set.of("attack", "heal", "suffer", "plus", "shield", "retaliate", "xp", "gain-money");
  private static final Set<String> STATS = Set.of("attack", "move");

  private final Luck luck;

  Vocabulary(Luck luck) {
    this.luck = luck;
  }

  /** Figures that a rule speaks of. */
  String whom() {
    return luck.of(WHOM);
  }

  /** What must hold for a rule. */
  String situation() {
    return luck.of(SITUATIONS);
  }

  /** Yes, where yes or no is asked: what is not so is left out. */
  String word(String field, List<String> words, boolean contextual) {
    if (words.equals(List.of("true", "false"))) {
      return "true";
    }
    List<String> some = WORDS.getOrDefault(field, List.of());
    if (words.containsAll(some) && !some.isEmpty()) {
      return luck.of(some);
    }
    if (field.equals("count") && !contextual && words.containsAll(PLAIN)) {
      return luck.of(PLAIN);
    }
    return luck.of(
        contextual
            ? words
            : words.stream().filter(word -> !OF_BEFORE.matcher(word).find()).toList());
  }

  String text(String field, String expected, String blank, Optional<Bearer> bearer) {
    if (expected.startsWith("a number (3)") || field.equals("targets") || field.equals("recover")) {
      return value(field, bearer);
    }
    if (expected.startsWith("a number or a formula") && !field.equals("hit-points")) {
      return luck.of(List.of("1", "2", "3", "C", "L + 1"));
    }
    if (field.equals("lasts") && bearer.filter(WITH_STATS::contains).isPresent()) {
      return luck.of(List.of("round", "persistent"));
    }
    List<String> some = TEXTS.get(field);
    return some == null ? blank : luck.of(some);
  }

  private String value(String field, Optional<Bearer> bearer) {
    if (field.equals("range") && !luck.onceIn(8)) {
      return luck.of(RANGES);
    }
    if (field.equals("targets")) {
      return luck.of(List.of("2", "3", "all"));
    }
    if (field.equals("to")) {
      return "8"; // another number than the counter shows
    }
    if (COUNTED.contains(field) && luck.onceIn(4)) {
      return counted(field);
    }
    if (STATS.contains(field)
        && bearer.filter(WITH_STATS::contains).isPresent()
        && luck.onceIn(2)) {
      return luck.of(List.of("+0", "+1", "+2"));
    }
    return luck.onceIn(20) ? luck.of(List.of("C", "L + 1")) : String.valueOf(1 + luck.below(4));
  }

  /** Whether something may be counted there, so that it comes to something. */
  boolean isCounted(String field) {
    return COUNTED.contains(field);
  }

  private String counted(String field) {
    String count = luck.of(PLAIN_COUNTS.contains(field) ? PLAIN : COUNTS);
    return luck.of(List.of(count, "2 x " + count, count + " + 1", count + " / 2 up"));
  }

  String number(String field, int least, int most) {
    String own = NUMBERS.get(field);
    if (own != null) {
      return own;
    }
    if (least < 0 && SIGNED.contains(field) && luck.onceIn(3)) {
      return String.valueOf(Math.max(least, -1));
    }
    int from = Math.max(least, Math.min(1, most));
    return String.valueOf(from + luck.below(Math.min(4, most - from + 1)));
  }
}
