package haven.packs;

import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Rider;
import haven.model.ability.Value;
import haven.model.card.ModifierCard;
import haven.model.card.Perk;
import haven.model.pack.ClassEntry;
import haven.play.scenario.Hero;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Perks in words: what each is expected to do, what it does, and what public figures say. */
final class PerkWords {
  private PerkWords() {}

  /**
   * A line of a character sheet.
   *
   * @param removed what leaves the deck for each box, sorted
   * @param added what joins it for each box, sorted
   * @param ignored what is not cared about any more, or nothing
   */
  record Line(int boxes, List<String> removed, List<String> added, String ignored) {}

  /** What the character sheet says, read off it by hand: {@code perks/<class>.txt}. */
  static List<Line> expected(String characterClass) {
    String file = "/perks/" + characterClass + ".txt";
    try (InputStream in = PerkWords.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\\|", -1))
          .map(
              part ->
                  new Line(
                      Integer.parseInt(part[0].strip()),
                      split(part[1]),
                      split(part[2]),
                      part.length > 3 ? part[3].strip() : ""))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> split(String words) {
    return words.isBlank() ? List.of() : List.of(words.strip().split(", "));
  }

  // What the pack does

  static Map<Integer, Integer> allBoxes(ClassEntry entry) {
    Map<Integer, Integer> boxes = new TreeMap<>();
    List<Perk> perks = entry.characterClass().perks();
    for (int i = 0; i < perks.size(); i++) {
      boxes.put(i, perks.get(i).boxes());
    }
    return boxes;
  }

  /** What becomes of a hero that has taken each perk, box by box. */
  static List<Line> taken(ClassEntry entry) {
    List<Line> lines = new ArrayList<>();
    for (Map.Entry<Integer, Integer> perk : allBoxes(entry).entrySet()) {
      Set<Line> same = new LinkedHashSet<>();
      Map<Integer, Integer> marked = needed(entry, perk.getKey());
      Hero fresh = Hero.of("Hero", entry, 1).withPerks(marked);
      List<ModifierCard> deck = fresh.modifiers();
      for (int box = 1; box <= perk.getValue(); box++) {
        marked.put(perk.getKey(), box);
        Hero hero = fresh.withPerks(marked);
        String ignored = String.join(" ", hero.ignores().stream().map(Enum::name).toList());
        same.add(
            new Line(
                perk.getValue(),
                without(deck, hero.modifiers()),
                without(hero.modifiers(), deck),
                ignored));
        deck = hero.modifiers();
      }
      if (same.size() > 1) {
        throw new AssertionError("the boxes differ: " + same);
      }
      lines.addAll(same);
    }
    return lines;
  }

  /** All boxes of perks whose own cards this one removes: it can only be taken after them. */
  private static Map<Integer, Integer> needed(ClassEntry entry, int perk) {
    Map<Integer, Integer> boxes = allBoxes(entry);
    List<Perk> perks = entry.characterClass().perks();
    boxes
        .keySet()
        .removeIf(
            other ->
                perks.get(perk).removed().stream()
                    .noneMatch(
                        card ->
                            !card.effects().isEmpty() && perks.get(other).added().contains(card)));
    return boxes;
  }

  /** Those of the first deck that the second lacks. */
  private static List<String> without(List<ModifierCard> deck, List<ModifierCard> other) {
    List<ModifierCard> rest = new ArrayList<>(deck);
    other.forEach(rest::remove);
    return rest.stream().map(PerkWords::of).sorted().toList();
  }

  static String of(ModifierCard card) {
    StringBuilder words = new StringBuilder(card.rolling() ? "rolling " : "");
    words.append(card.number() < 0 ? "" : "+").append(card.number());
    card.effects().forEach(effect -> words.append(' ').append(of(effect)));
    return words.toString();
  }

  private static String of(Rider effect) {
    return switch (effect) {
      case Rider.Inflicts(Consequence.Push(int hexes)) -> "push " + hexes;
      case Rider.Inflicts(Consequence.Pull(int hexes)) -> "pull " + hexes;
      case Rider.Pierce(int shield) -> "pierce " + shield;
      case Rider.PlusTargets(int number) -> "target " + number;
      case Rider.Inflicts(Consequence.Gain gain) -> small(gain.conditions().iterator().next());
      case Rider.Brings(Consequence.Infuse(var icon)) -> small(icon.any().iterator().next());
      case Rider.Then(Ability.Inflict(Consequence.Gain gain, var _)) ->
          small(gain.conditions().iterator().next()) + " self";
      case Rider.Then(Ability.Heal(Value value, var _, var _)) -> "heal " + value.on(0) + " self";
      case Rider.Then(Ability.Activate active)
          when active.effects().getFirst().change() instanceof Effect.Change.Shield(Value value) ->
          "shield " + value.on(0) + " self";
      case Rider.Then(Ability.Inflict(Consequence.Refresh refresh, var _))
          when refresh.spent() && refresh.lost() && refresh.slots().isEmpty() ->
          "refreshes " + refresh.number();
      default -> effect.toString();
    };
  }

  private static String small(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  // What the figures say

  static List<Line> printed(String characterClass) {
    List<Line> lines = new ArrayList<>();
    for (JsonNode perk : Figures.character("character", characterClass).path("perks")) {
      String type = perk.path("type").asString();
      List<String> removed = new ArrayList<>();
      List<String> added = new ArrayList<>();
      JsonNode cards = perk.path("cards");
      for (int i = 0; i < cards.size(); i++) {
        boolean leaves = type.equals("remove") || type.equals("replace") && i == 0;
        for (int n = 0; n < cards.get(i).path("count").asInt(); n++) {
          (leaves ? removed : added).add(words(cards.get(i).path("attackModifier")));
        }
      }
      lines.add(
          new Line(
              perk.path("count").asInt(),
              removed.stream().sorted().toList(),
              added.stream().sorted().toList(),
              ignored(perk.path("custom").asString(""))));
    }
    return lines;
  }

  private static String ignored(String custom) {
    return custom.contains("ignoreNegativeItem")
        ? "ITEM_MINUSES"
        : custom.contains("ignoreNegativeScenario") ? "SCENARIO_EFFECTS" : custom;
  }

  private static String words(JsonNode card) {
    String type = card.path("type").asString();
    StringBuilder words =
        new StringBuilder(card.path("rolling").asBoolean(false) ? "rolling " : "")
            .append(type.replace("plus", "+").replace("minus", "-"));
    for (JsonNode effect : card.path("effects")) {
      String kind = effect.path("type").asString();
      String value = effect.path("value").asString();
      if (kind.equals("refreshItem")) { // any one (REC-03)
        words.append(" refreshes 1");
        continue;
      }
      boolean bare = kind.equals("condition") || kind.equals("element");
      // the figures do not say that a positive condition goes to the attacker
      boolean self = value.equals("invisible") || !effect.path("effects").isEmpty();
      words.append(bare ? "" : " " + kind).append(' ').append(value).append(self ? " self" : "");
    }
    return words.toString();
  }
}
