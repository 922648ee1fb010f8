package haven.app.imports;

import haven.app.imports.Tally.Kind;
import haven.app.imports.data.CommunityData;
import haven.app.imports.data.NotConverted;
import haven.app.imports.data.SourceNode;
import haven.content.form.Forms;
import haven.model.Difficulty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Monster types with their stat cards, and the ability decks. */
final class MonsterImport {
  private static final int LEVELS = 8;

  /** A line that shares nothing with others. */
  private static final JsonNode ALONE = MissingNode.getInstance();

  private static final String SPECIAL = "special action ";
  private static final int MOST_STANDEES = 20;

  private final CommunityData data;
  private final Tally tally;
  private final ImportedPack pack;
  private final Set<String> decks = new TreeSet<>();

  MonsterImport(CommunityData data, Tally tally, ImportedPack pack) {
    this.data = data;
    this.tally = tally;
    this.pack = pack;
  }

  void run() {
    data.files("monster/deck").forEach(this::deck);
    data.files("monster").forEach(this::monster);
    data.file("base.json").ifPresent(base -> boards(base.path("monsterAmTables")));
  }

  /** The modifier boards of Buttons & Bugs, from the easiest on. */
  private void boards(JsonNode tables) {
    List<Map<String, Object>> boards = new ArrayList<>();
    for (int i = 0; i < Math.min(tables.size(), Difficulty.values().length); i++) {
      JsonNode table = tables.path(i);
      String difficulty = Forms.written(Difficulty.values()[i]);
      tally
          .trying(Kind.MODIFIER_BOARDS, () -> PerkReading.board(table))
          .made()
          .ifPresent(
              cells ->
                  boards.add(PackLine.of("monster-modifiers", difficulty).with("cells", cells)));
    }
    if (!boards.isEmpty()) {
      pack.write("monster-modifiers", boards, List.of());
    }
  }

  private void deck(JsonNode deck) {
    String name = deck.path("name").asString("");
    List<PackLine> cards = new ArrayList<>();
    for (JsonNode card : deck.path("abilities")) {
      cards.add(card(card));
    }
    decks.add(name);
    pack.write("decks", name, PackLine.of("ability-deck", data.monster(name)).with("cards", cards));
  }

  private PackLine card(JsonNode card) {
    PackLine line = new PackLine();
    if (card.path("cardId").isNumber()) {
      line.put("number", card.path("cardId").asInt());
    }
    int initiative = card.path("initiative").asInt(0);
    line.put("initiative", Math.clamp(initiative, 0, 99)); // 100 is after everybody, too
    if (card.path("shuffle").asBoolean(false)) {
      line.put("shuffle", true);
    }
    Tally.Outcome<HalfReading.MonsterLines> read =
        tally.trying(
            Kind.MONSTER_CARDS,
            () -> HalfReading.ofMonster(SourceNode.list(card.path("actions")), data));
    read.made()
        .ifPresentOrElse(
            lines -> {
              line.put("do", lines.abilities());
              line.withSome("infuse", lines.infusions());
            },
            () -> line.put("note", ImportedPack.note(read.reason())));
    return line;
  }

  private void monster(JsonNode monster) {
    String name = monster.path("name").asString("");
    List<String> notes = new ArrayList<>();
    Tally.Outcome<PackLine> made =
        tally.trying(Kind.MONSTERS, () -> definition(monster, name, notes));
    made.made()
        .ifPresentOrElse(
            line -> {
              notes.stream()
                  .filter(note -> !note.startsWith(SPECIAL))
                  .forEach(note -> tally.notConverted(Kind.MONSTER_TRAITS, note));
              if (!notes.isEmpty()) {
                line.put("note", ImportedPack.note(String.join("; ", notes)));
              }
              pack.write("monsters", name, line);
            },
            () -> pack.leaveOut("monsters", name, data.monster(name), made.reason()));
  }

  private PackLine definition(JsonNode monster, String name, List<String> notes) {
    JsonNode base = monster.path("baseStat");
    String deck = monster.path("deck").asString(name);
    if (!decks.contains(deck)) {
      throw new NotConverted("a deck that the data does not have");
    }
    int count = monster.path("count").asInt(1);
    int standees = Math.clamp(count, 1, MOST_STANDEES);
    if (standees != count) {
      notes.add(count + " standees");
    }
    PackLine line =
        PackLine.of("monster", data.monster(name))
            .with("deck", data.monster(deck))
            .with("standees", standees);
    if (monster.path("flying").asBoolean(false) || base.path("flying").asBoolean(false)) {
      line.put("flying", true);
    }
    immunities(base, line, notes);
    ranks(monster, base, notes).forEach(line::put);
    JsonNode specials = base.path("special");
    if (!specials.isEmpty()) {
      line.put("specials", specials(specials, notes));
    }
    if (base.has("note")) {
      notes.add("a rule of its own in words");
    }
    return line;
  }

  private static void immunities(JsonNode node, PackLine line, List<String> notes) {
    List<String> conditions = new ArrayList<>();
    for (JsonNode one : node.path("immunities")) {
      String word = one.asString("");
      if (HalfReading.CONDITIONS.contains(word)) {
        conditions.add(word);
      } else if (!notes.contains("immune to " + word)) {
        notes.add("immune to " + word);
      }
    }
    if (!conditions.isEmpty()) {
      line.put("immune", conditions);
    }
  }

  /** The lines of each rank; lines that are all the same are written once. */
  private Map<String, Object> ranks(JsonNode monster, JsonNode base, List<String> notes) {
    Map<String, List<PackLine>> ranks = new LinkedHashMap<>();
    boolean bb = base.path("type").asString("").equals("bb");
    if (bb) {
      ranks.put("normal", new ArrayList<>(List.of(line(base, ALONE, 0, notes))));
    }
    for (JsonNode row : monster.path("stats")) {
      String rank = row.path("type").asString(base.path("type").asString("normal"));
      if (monster.path("boss").asBoolean(false) && !row.path("type").asString("").equals("elite")) {
        rank = "boss";
      }
      if (bb) {
        note(notes, "a rank beside the only one"); // MAP-13c
        continue;
      }
      ranks
          .computeIfAbsent(rank, _ -> new ArrayList<>())
          .add(line(row, base, row.path("level").asInt(0), notes));
    }
    Map<String, Object> written = new LinkedHashMap<>();
    ranks.forEach(
        (rank, lines) -> {
          boolean alike = lines.stream().distinct().count() == 1;
          if (!alike && lines.size() != LEVELS) {
            throw new NotConverted("a stat card without all levels");
          }
          if (falls(lines)) {
            throw new NotConverted("hit points that fall with the level");
          }
          written.put(rank, alike ? List.of(lines.getFirst()) : lines);
        });
    if (written.isEmpty()) {
      throw new NotConverted("a monster without a stat card");
    }
    return written;
  }

  private static boolean falls(List<PackLine> lines) {
    int before = 0;
    for (PackLine line : lines) {
      if (line.get("hit-points") instanceof Integer now) {
        if (now < before) {
          return true;
        }
        before = now;
      }
    }
    return false;
  }

  private PackLine line(JsonNode row, JsonNode base, int level, List<String> notes) {
    PackLine line = new PackLine();
    line.put("hit-points", Amounts.atLevel(value(row, base, "health"), level));
    stat(line, "move", value(row, base, "movement"), level, notes);
    stat(line, "attack", value(row, base, "attack"), level, notes);
    stat(line, "range", value(row, base, "range"), level, notes);
    // a row with traits has all of them; without any it has those of the base
    JsonNode traits = row.has("actions") ? row.path("actions") : base.path("actions");
    for (SourceNode trait : SourceNode.list(traits)) {
      try {
        TraitReading.add(line, trait, level, data);
        tally.converted(Kind.MONSTER_TRAITS);
      } catch (NotConverted e) {
        note(notes, "a trait (" + e.reason() + ")");
      }
    }
    if (!base.isMissingNode()) {
      immunities(row, line, notes);
    }
    return line;
  }

  private static String value(JsonNode row, JsonNode base, String field) {
    return row.path(field).asString(base.path(field).asString(""));
  }

  /** Move and range must be plain numbers, attacks may be formulas. */
  private static void stat(
      PackLine line, String field, String value, int level, List<String> notes) {
    if (value.isEmpty() || value.equals("-")) {
      return;
    }
    try {
      Object number = Amounts.atLevel(value, level);
      if (number instanceof Integer || field.equals("attack")) {
        line.put(field, number);
      } else {
        note(notes, field + " (a formula)");
      }
    } catch (NotConverted e) {
      note(notes, field + " (" + e.reason() + ")");
    }
  }

  private static void note(List<String> notes, String text) {
    if (!notes.contains(text)) {
      notes.add(text);
    }
  }

  private List<Object> specials(JsonNode specials, List<String> notes) {
    List<Object> all = new ArrayList<>();
    for (JsonNode special : specials) {
      Tally.Outcome<HalfReading.MonsterLines> read =
          tally.trying(
              Kind.SPECIAL_ACTIONS, () -> HalfReading.ofMonster(SourceNode.list(special), data));
      List<Object> lines = new ArrayList<>();
      Optional<HalfReading.MonsterLines> made = read.made();
      if (made.isPresent()) {
        lines.addAll(made.get().abilities());
        made.get().infusions().forEach(one -> lines.add(PackLine.of("infuse", one)));
      } else {
        notes.add(SPECIAL + "%d (%s)".formatted(all.size() + 1, read.reason()));
      }
      all.add(lines);
    }
    return all;
  }
}
