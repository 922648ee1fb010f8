package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Classes with their cards and perks. */
final class ClassImport {
  /** How many cards a character of Buttons & Bugs has, all of them in hand (CRD-01c). */
  private static final int BUTTONS_HAND = 4;

  private static final String PLACEHOLDER = "%character.abilities.wip%";

  private final CommunityData data;
  private final Tally tally;
  private final ImportedPack pack;

  ClassImport(CommunityData data, Tally tally, ImportedPack pack) {
    this.data = data;
    this.tally = tally;
    this.pack = pack;
  }

  void run() {
    Map<String, JsonNode> decks = new TreeMap<>();
    data.files("character/deck").forEach(deck -> decks.put(deck.path("name").asString(""), deck));
    for (JsonNode one : data.files("character")) {
      String name = one.path("name").asString("");
      Tally.Outcome<PackLine> made =
          tally.trying(
              Kind.CLASSES,
              () -> {
                JsonNode deck = decks.get(one.path("deck").asString(name));
                if (deck != null) {
                  return definition(one, name, deck);
                }
                if (!one.has("amTables")) {
                  throw new NotConverted("a class without cards in the data");
                }
                return boards(one, name);
              });
      made.made()
          .ifPresentOrElse(
              line -> pack.write("classes", name, line),
              () -> pack.leaveOut("classes", name, data.characterClass(name), made.reason()));
    }
  }

  /** A class of Buttons & Bugs, of which the data has all but the cards. */
  private PackLine boards(JsonNode one, String name) {
    JsonNode tables = one.path("amTables");
    PackLine line =
        PackLine.of("class", data.characterClass(name))
            .with("hand-size", BUTTONS_HAND)
            .with("hit-points", hitPoints(one))
            .with("modifiers", PerkReading.board(tables.path(0)));
    List<PackLine> boards = new ArrayList<>();
    for (int level = 2; level <= tables.size(); level++) {
      boards.add(
          PackLine.of("level", level).with("cells", PerkReading.board(tables.path(level - 1))));
    }
    tables.forEach(_ -> tally.converted(Kind.MODIFIER_BOARDS));
    tally.spoilt(Kind.CLASSES, "a class without cards in the data");
    return line.with("boards", boards)
        .with("note", ImportedPack.note("cards (none are in the data)"));
  }

  private static List<Integer> hitPoints(JsonNode one) {
    List<Integer> hitPoints = new ArrayList<>();
    one.path("stats").forEach(row -> hitPoints.add(row.path("health").asInt()));
    return hitPoints;
  }

  private PackLine definition(JsonNode one, String name, JsonNode deck) {
    String handSize = one.path("handSize").asString("");
    if (!Amounts.isWhole(handSize)) {
      throw new NotConverted("a class with two forms");
    }
    PackLine line =
        PackLine.of("class", data.characterClass(name))
            .with("hand-size", Amounts.whole(handSize))
            .with("hit-points", hitPoints(one));
    List<PackLine> perks = new ArrayList<>();
    one.path("perks").forEach(perk -> perks.add(new PerkReading(data, tally).line(perk)));
    if (!perks.isEmpty()) {
      line.put("perks", perks);
    }
    List<String> notes = new ArrayList<>();
    List<PackLine> cards = cards(deck, notes);
    long first = cards.stream().filter(this::isOfLevelOne).count();
    if (first < Amounts.whole(handSize)) {
      throw new NotConverted("fewer cards of level 1 than the hand has");
    }
    line.put("cards", cards);
    if (!notes.isEmpty()) {
      line.put("note", ImportedPack.note(String.join("; ", notes)));
    }
    return line;
  }

  private boolean isOfLevelOne(PackLine card) {
    return List.of(1, "X").contains(card.getOrDefault("level", 0));
  }

  private List<PackLine> cards(JsonNode deck, List<String> notes) {
    List<PackLine> cards = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (JsonNode card : deck.path("abilities")) {
      String name = card.path("name").asString("");
      String level = card.path("level").asString("");
      String called = level.matches("[AB]") ? name + " (" + level + ")" : name;
      String reason = unfit(card, names.contains(called));
      if (reason.isEmpty()) {
        names.add(called);
        cards.add(card(card, name));
      } else {
        notes.add("card " + name + " (" + reason + ")");
        tally.notConverted(Kind.CARD_HALVES, reason);
        tally.notConverted(Kind.CARD_HALVES, reason);
      }
    }
    return cards;
  }

  /** Why a card has no place in the language; empty if it has. */
  private static String unfit(JsonNode card, boolean taken) {
    String level = card.path("level").asString("");
    if (!level.matches("[1-9XAB]")) {
      return "a card of level " + level;
    }
    int initiative = card.path("initiative").asInt(0);
    if (initiative < 1 || initiative > 99) {
      return "an initiative that is not from 1 to 99";
    }
    return taken ? "a second card of the same name" : "";
  }

  private PackLine card(JsonNode card, String name) {
    PackLine line = PackLine.of("card", name).with("number", card.path("cardId").asInt());
    String level = card.path("level").asString("");
    line.put("level", level.matches("[XAB]") ? level : Amounts.whole(level));
    line.put("initiative", card.path("initiative").asInt());
    List<String> notes = new ArrayList<>();
    half(line, "top", card, "actions", "lost", notes);
    half(line, "bottom", card, "bottomActions", "bottomLost", notes);
    if (!notes.isEmpty()) {
      line.put("note", ImportedPack.note(String.join("; ", notes)));
    }
    return line;
  }

  private void half(
      PackLine line, String side, JsonNode card, String field, String lost, List<String> notes) {
    JsonNode actions = card.path(field);
    Tally.Outcome<List<Object>> read =
        tally.trying(
            Kind.CARD_HALVES,
            () -> {
              if (actions.path(0).path("value").asString("").equals(PLACEHOLDER)) {
                throw new NotConverted("only a placeholder in the data");
              }
              return HalfReading.ofCard(SourceNode.list(actions), icons(card, lost), data);
            });
    line.put(side, read.made().orElse(List.of()));
    if (read.made().isEmpty()) {
      notes.add(side + " (" + read.reason() + ")");
    }
  }

  /** The icons that the card has for a half; those of the bottom have names of their own. */
  private static HalfReading.CardIcons icons(JsonNode card, String lost) {
    boolean bottom = lost.startsWith("bottom");
    String lasts =
        card.path(bottom ? "bottomRound" : "round").asBoolean(false)
            ? "round"
            : card.path(bottom ? "bottomPersistent" : "persistent").asBoolean(false)
                ? "persistent"
                : "";
    return new HalfReading.CardIcons(
        card.path(lost).asBoolean(false),
        card.path(bottom ? "bottomLoss" : "loss").asBoolean(false),
        card.path(bottom ? "bottomXp" : "xp").asInt(0),
        lasts);
  }
}
