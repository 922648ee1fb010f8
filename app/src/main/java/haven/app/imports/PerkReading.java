package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Perks, and the modifier cards that they add and remove. */
final class PerkReading {
  private static final Map<String, String> FACES =
      Map.of(
          "minus2", "-2",
          "minus1", "-1",
          "plus0", "+0",
          "plus1", "+1",
          "plus2", "+2",
          "plus3", "+3",
          "plus4", "+4",
          "double", "2x",
          "null", "null");
  private static final Map<String, String> IGNORED =
      Map.of(
          "perks.ignoreNegativeItem", "item-minuses",
          "perks.ignoreNegativeItemFh", "item-minuses",
          "perks.ignoreNegativeScenario", "scenario-effects",
          "perks.ignoreScenario", "scenario-effects");

  /** Conditions that the attacker gets. */
  private static final Set<String> POSITIVE =
      Set.of("bless", "invisible", "regenerate", "strengthen", "ward");

  private final CommunityData data;
  private final Tally tally;

  PerkReading(CommunityData data, Tally tally) {
    this.data = data;
    this.tally = tally;
  }

  PackLine line(JsonNode perk) {
    int boxes = perk.path("count").asInt(1);
    PackLine line = boxes > 1 ? PackLine.of("boxes", boxes) : new PackLine();
    Tally.Outcome<PackLine> made = tally.trying(Kind.PERKS, () -> perk(perk));
    made.made().ifPresent(line::putAll);
    return made.made().isPresent() ? line : line.with("note", ImportedPack.note(made.reason()));
  }

  private PackLine perk(JsonNode perk) {
    PackLine line = new PackLine();
    List<Object> removed = new ArrayList<>();
    List<Object> added = new ArrayList<>();
    String type = perk.path("type").asString("");
    boolean first = true;
    for (JsonNode card : perk.path("cards")) {
      boolean leaves = type.equals("remove") || type.equals("replace") && first;
      (leaves ? removed : added).addAll(cards(card));
      first = false;
    }
    if (!removed.isEmpty()) {
      line.put("remove", removed);
    }
    if (!added.isEmpty()) {
      line.put("add", added);
    }
    ignored(perk).ifPresent(ignored -> line.put("ignore", ignored));
    if (line.isEmpty()) {
      throw new NotConverted("a perk in words");
    }
    return line;
  }

  private Optional<String> ignored(JsonNode perk) {
    String words = perk.path("custom").asString("");
    if (words.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        Optional.ofNullable(IGNORED.get(data.sentence(words)))
            .orElseThrow(() -> new NotConverted("a perk in words")));
  }

  /** The cells of a modifier board: as faces, or with what they bring. */
  static List<Object> board(JsonNode cells) {
    List<Object> board = new ArrayList<>();
    for (JsonNode cell : cells) {
      if (cell.isString()) {
        board.add(face(cell.asString()));
      } else {
        PackLine line = PackLine.of("modifier", face(cell.path("type").asString("")));
        cell.path("effects").forEach(effect -> effect(line, effect));
        board.add(line);
      }
    }
    return board;
  }

  private static String face(String type) {
    return Optional.ofNullable(FACES.get(type))
        .orElseThrow(() -> new NotConverted("a modifier card of another kind"));
  }

  private List<Object> cards(JsonNode written) {
    int number = written.path("count").asInt(1);
    JsonNode modifier = written.path("attackModifier");
    String face = face(modifier.path("type").asString(""));
    boolean rolling = modifier.path("rolling").asBoolean(false);
    if (modifier.has("active") || modifier.has("shuffle")) {
      throw new NotConverted("a modifier card of another kind");
    }
    if (!rolling && modifier.path("effects").isEmpty()) {
      return List.copyOf(java.util.Collections.nCopies(number, face));
    }
    PackLine line = PackLine.of("modifier", face);
    if (rolling) {
      line.put("rolling", true);
    }
    modifier.path("effects").forEach(effect -> effect(line, effect));
    if (number > 1) {
      line.put("copies", number);
    }
    return List.of(line);
  }

  private static void effect(PackLine line, JsonNode effect) {
    String type = effect.path("type").asString("");
    String value = effect.path("value").asString("");
    String whom = whom(effect);
    switch (type) {
      case "condition" -> {
        if (whom.isEmpty() && !POSITIVE.contains(value)) {
          line.and("gives", value);
        } else {
          line.and("after", PackLine.of("give", value).with("target", "self"));
        }
      }
      case "element" -> line.and("infuses", value.equals("wild") ? "any" : value);
      case "elementHalf" -> line.and("infuses", value.replace('|', '/').replace(':', '/'));
      case "target" -> line.put("plus-targets", Amounts.whole(value));
      case "push", "pull", "pierce" -> line.put(type, Amounts.whole(value));
      case "heal" -> {
        if (!whom.equals("self")) {
          throw new NotConverted("a heal of another on a modifier card");
        }
        line.and("after", PackLine.of("heal", Amounts.whole(value)).with("target", "self"));
      }
      case "shield", "retaliate" ->
          line.and("after", PackLine.of(type, Amounts.whole(value)).with("lasts", "round"));
      case "refreshItem" -> line.and("after", PackLine.of("refresh", 1));
      case "custom" -> throw new NotConverted("a modifier card in words");
      default -> throw new NotConverted("'" + type + "' on a modifier card");
    }
  }

  /** Whom an effect is for, where that is said. */
  private static String whom(JsonNode effect) {
    JsonNode more = effect.path("effects");
    if (more.isEmpty()) {
      return "";
    }
    if (more.size() > 1
        || !more.path(0).path("type").asString("").equals("specialTarget")
        || !more.path(0).path("value").asString("").equals("self")) {
      throw new NotConverted("an effect on others on a modifier card");
    }
    return "self";
  }
}
