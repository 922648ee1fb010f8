package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  private static final Pattern PREVENTED =
      Pattern.compile("whenever you would gain ([a-z]+), prevent the condition");
  private static final Pattern WHILE_HAVING =
      Pattern.compile("while you have ([a-z]+), gain advantage on all your attacks");
  private static final Pattern TOUGHER =
      Pattern.compile("increase your maximum hit point value by (\\d)");
  private static final Pattern PAID = Pattern.compile("consume\\.([a-z]+) to (.*)");
  private static final String IN_WATER =
      "gain advantage on all your attacks performed while occupying or targeting enemies occupying"
          + " water hexes";
  private static final String ONE_MORE_HAND =
      "you may bring one additional items.slots.onehand item into each scenario";

  /** When something happens, and the word for it. */
  private static final Map<Pattern, String> MOMENTS =
      Map.of(
          Pattern.compile(
              "(?:whenever you long rest|at the end of each of your long rests), (?:you may"
                  + " )?(.*)"),
          "long-rested",
          Pattern.compile(
              "(?:whenever you short rest|at the end of each of your short rests), (?:you may"
                  + " )?(.*)"),
          "short-rested",
          Pattern.compile("at the start of each scenario,? (?:you may )?(.*)"),
          "start-of-scenario",
          Pattern.compile("once each scenario, during your turn, (.*)"),
          "during-turn");

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
    line.putAll(inWords(perk));
    if (line.isEmpty()) {
      throw new NotConverted("a perk in words");
    }
    return line;
  }

  /** What is ignored, and what else a sentence says. */
  private PackLine inWords(JsonNode perk) {
    PackLine line = new PackLine();
    String words = data.sentence(perk.path("custom").asString(""));
    for (Map.Entry<String, String> one : IGNORED.entrySet()) {
      Matcher begins =
          Pattern.compile(Pattern.quote(one.getKey()) + "(?:[.,]? (?:and )?(.*))?").matcher(words);
      if (begins.matches()) {
        line.put("ignore", one.getValue());
        words = Objects.requireNonNullElse(begins.group(1), "");
        break;
      }
    }
    if (!words.isEmpty()) {
      line.putAll(gift(words.toLowerCase(Locale.ROOT)));
    }
    return line;
  }

  /** What works in every scenario. */
  private static PackLine gift(String text) {
    Matcher prevented = PREVENTED.matcher(text);
    if (prevented.matches() && HalfReading.CONDITIONS.contains(prevented.group(1))) {
      return effect(PackLine.of("immune", prevented.group(1)));
    }
    Matcher having = WHILE_HAVING.matcher(text);
    if (having.matches() && HalfReading.CONDITIONS.contains(having.group(1))) {
      return effect(advantage().with("when", PackLine.of("self-has", having.group(1))));
    }
    if (text.equals(IN_WATER)) {
      PackLine water = PackLine.of("target-on", "water");
      List<PackLine> where = List.of(water, PackLine.of("self", water));
      return effect(advantage().with("when", PackLine.of("any-of", where)));
    }
    Matcher tougher = TOUGHER.matcher(text);
    if (tougher.matches()) {
      return PackLine.of("hit-points", Integer.parseInt(tougher.group(1)));
    }
    if (text.equals(ONE_MORE_HAND)) {
      return PackLine.of("more-one-hand", 1);
    }
    for (Map.Entry<Pattern, String> moment : MOMENTS.entrySet()) {
      Matcher then = moment.getKey().matcher(text);
      if (then.matches()) {
        PackLine performed =
            PackLine.of("at", moment.getValue()).with("perform", performed(then.group(1)));
        return moment.getValue().equals("during-turn")
            ? effect(performed).with("uses", 1)
            : effect(performed);
      }
    }
    throw new NotConverted("a perk in words");
  }

  private static PackLine effect(PackLine effect) {
    return PackLine.of("effects", List.of(effect));
  }

  private static PackLine advantage() {
    return PackLine.of("attacks", PackLine.of("advantage", true));
  }

  /** Each part with its price. */
  private static List<PackLine> performed(String text) {
    try {
      return paidFor(text);
    } catch (NotConverted notADeedOfItems) {
      throw new NotConverted("a perk in words");
    }
  }

  private static List<PackLine> paidFor(String text) {
    List<PackLine> all = new ArrayList<>();
    for (String part : text.split(" and (?=consume\\.)")) {
      Matcher paid = PAID.matcher(part);
      if (paid.matches()) {
        String element = paid.group(1).equals("wild") ? "any" : paid.group(1);
        all.add(PackLine.paid(element, ItemDeeds.lines(paid.group(2)), List.of()));
      } else {
        all.addAll(ItemDeeds.lines(part));
      }
    }
    return all;
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
