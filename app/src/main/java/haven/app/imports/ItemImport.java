package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Items: their figures as they are, what they do as far as their sentences are understood. */
final class ItemImport {
  private static final Map<String, String> SLOTS =
      Map.of(
          "head", "head",
          "body", "body",
          "legs", "legs",
          "onehand", "one-hand",
          "twohand", "two-hands",
          "small", "small");
  private static final int MOST_COPIES = 9;
  private static final Pattern MORE_SMALL =
      Pattern.compile(
          "at the start of the scenario, bring (?:up to )?(one|two) additional"
              + " items\\.slots\\.small items?");
  private static final Pattern FEWER_MINUSES =
      Pattern.compile(
          "at the start of the scenario,? remove one modifier minus1 modifier card from your attack"
              + " modifier deck");
  private static final Pattern PERFORMING =
      Pattern.compile(
          "During yo?u?r turn,? (?:consume\\.(?<element>[a-z]+) to |suffer damage (?<damage>\\d+)"
              + " to |discard (?<cards>one|two) cards? from your hand to"
              + " )?(?:perform|(?:grant|control) one (?<whom>ally|enemy) within range"
              + " (?<range>\\d))");

  private final CommunityData data;
  private final Tally tally;
  private final ImportedPack pack;

  ItemImport(CommunityData data, Tally tally, ImportedPack pack) {
    this.data = data;
    this.tally = tally;
    this.pack = pack;
  }

  /** The names of the items that the pack has, by number. */
  static Map<Integer, String> names(CommunityData data) {
    Map<Integer, String> names = new TreeMap<>();
    data.file("items.json")
        .ifPresent(
            all -> {
              for (JsonNode item : all) {
                String name = item.path("name").asString("");
                if (SLOTS.containsKey(item.path("slot").asString(""))
                    && !names.containsValue(name)) {
                  names.put(item.path("id").asInt(), name);
                }
              }
            });
    return names;
  }

  void run() {
    Map<Integer, String> names = names(data);
    List<Map<String, Object>> items = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    for (JsonNode item : data.file("items.json").orElseThrow()) {
      String reason = names.containsKey(item.path("id").asInt()) ? "" : unfit(item);
      if (reason.isEmpty()) {
        items.add(item(item));
      } else {
        tally.notConverted(Kind.ITEMS, reason);
        comments.add(
            "item %d, %s: %s"
                .formatted(
                    item.path("id").asInt(),
                    item.path("name").asString(""),
                    ImportedPack.note(reason)));
      }
    }
    pack.write("items", items, comments);
  }

  private static String unfit(JsonNode item) {
    return SLOTS.containsKey(item.path("slot").asString(""))
        ? "a second item of the same name"
        : "an item without a slot";
  }

  private PackLine item(JsonNode item) {
    PackLine line =
        PackLine.of("item", item.path("name").asString(""))
            .with("number", item.path("id").asInt())
            .with("slot", SLOTS.getOrDefault(item.path("slot").asString(""), ""));
    if (item.path("minusOne").asInt(0) > 0) {
      line.put("minus-ones", item.path("minusOne").asInt());
    }
    int slots = item.path("slots").asInt(0);
    if (slots > 1) {
      line.put("uses", slots);
    }
    line.put("then", wear(item));
    if (item.path("loss").asBoolean(false)) {
      line.put("for-good", true);
    }
    Tally.Outcome<PackLine> use = tally.trying(Kind.ITEMS, () -> does(item));
    use.made().ifPresent(line::putAll);
    figures(line, item);
    int copies = item.path("count").asInt(1);
    if (use.made().isEmpty()) {
      line.put("note", ImportedPack.note(use.reason()));
    } else if (copies > MOST_COPIES) {
      line.put("note", ImportedPack.note(copies + " copies"));
    }
    return line;
  }

  private static String wear(JsonNode item) {
    if (item.has("actionsBack")) {
      return "flipped";
    }
    boolean lost = item.path("consumed").asBoolean(false) || item.path("loss").asBoolean(false);
    return lost ? "lost" : item.path("spent").asBoolean(false) ? "spent" : "none";
  }

  private static void figures(PackLine line, JsonNode item) {
    if (item.path("cost").asInt(0) > 0) {
      line.put("cost", item.path("cost").asInt());
    }
    int copies = Math.min(item.path("count").asInt(1), MOST_COPIES);
    if (copies > 1) {
      line.put("copies", copies);
    }
    if (item.has("unlockProsperity")) {
      line.put("prosperity", item.path("unlockProsperity").asInt());
    }
    if (item.path("random").asBoolean(false)) {
      line.put("random", true);
    }
  }

  /** What it brings for the whole scenario, or how it is used. */
  private PackLine does(JsonNode item) {
    List<SourceNode> nodes = SourceNode.list(item.path("actions"));
    String text =
        nodes.size() == 1 && nodes.getFirst().is("custom")
            ? data.sentence(nodes.getFirst().value()).toLowerCase(Locale.ROOT)
            : "";
    Matcher more = MORE_SMALL.matcher(text);
    if (more.matches()) {
      return PackLine.of("more-small", ItemSentences.number(more.group(1)));
    }
    return FEWER_MINUSES.matcher(text).matches()
        ? PackLine.of("minus-ones", -1)
        : PackLine.of("use", use(item));
  }

  private PackLine use(JsonNode item) {
    if (item.has("actionsBack")) {
      throw new NotConverted("an item with two sides");
    }
    if (item.has("summon")) {
      return PackLine.of("when", "during-turn")
          .with("do", List.of(SummonReading.summon(item.path("summon"), data)));
    }
    if (item.path("persistent").asBoolean(false) || item.path("round").asBoolean(false)) {
      throw new NotConverted("an item that stays in play");
    }
    List<SourceNode> nodes = SourceNode.list(item.path("actions"));
    List<String> texts = new ArrayList<>();
    List<SourceNode> others = new ArrayList<>();
    for (SourceNode node : nodes) {
      if (node.is("custom")) {
        texts.add(data.sentence(node.value()));
      } else {
        others.add(node);
      }
    }
    if (texts.size() != 1) {
      throw new NotConverted(
          texts.isEmpty() ? "the data has nothing here" : "an item with several sentences");
    }
    String text = texts.getFirst();
    Matcher performing = PERFORMING.matcher(text);
    if (performing.matches() && !others.isEmpty()) {
      return performing(performing, performed(others));
    }
    if (others.size() == 1 && others.getFirst().is("area")) {
      return ItemSentences.use(text, Optional.of(Amounts.area(others.getFirst().value())));
    }
    if (!others.stream().allMatch(node -> node.isElement() && !node.isConsumed())) {
      throw new NotConverted("an item with more than a sentence");
    }
    return ItemSentences.use(text, Optional.empty());
  }

  /** With the price of it, and whoever else performs it. */
  private static PackLine performing(Matcher text, List<Object> lines) {
    PackLine use = PackLine.of("when", "during-turn");
    if (text.group("element") != null) {
      use.put("consume", text.group("element").equals("wild") ? "any" : text.group("element"));
    } else if (text.group("damage") != null) {
      use.put("suffer", Integer.parseInt(text.group("damage")));
    } else if (text.group("cards") != null) {
      use.put("pay", PackLine.of("discard", ItemSentences.number(text.group("cards"))));
    }
    if (text.group("whom") == null) {
      return use.with("do", lines);
    }
    boolean enemy = text.group("whom").equals("enemy");
    PackLine command =
        PackLine.of(enemy ? "control" : "grant", lines)
            .with("target", text.group("whom"))
            .with("range", Integer.parseInt(text.group("range")));
    return use.with("do", List.of(command));
  }

  private List<Object> performed(List<SourceNode> nodes) {
    return HalfReading.ofCard(nodes, new HalfReading.CardIcons(false, false, 0, ""), data);
  }
}
