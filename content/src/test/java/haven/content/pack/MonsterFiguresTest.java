package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Rider;
import haven.model.ability.Scenic;
import haven.model.ability.Value;
import haven.model.map.Formula;
import haven.model.map.Rank;
import haven.model.map.Terms;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The pack agrees with the public figures that the team keeps beside its checkouts. */
final class MonsterFiguresTest {
  private static final String FIGURES = "shared/data/community/figures/gh";
  private static final MonsterFiles FILES = MonsterFiles.read();

  /** The figures keep variants for a class under its symbol. */
  private static final Map<String, String> SYMBOLS =
      Map.of(
          "soothsinger-solo", "music-note-solo",
          "summoner-solo", "circles-solo",
          "sawbones-solo", "saw-solo",
          "sunkeeper-solo", "sun-solo",
          "doomstalker-solo", "angry-face-solo");

  /** Its scenario adds to the shield of an elite, which the figures leave out. */
  private static final String FIVE_MORE = "Hungry Soul";

  /** It flies as all of its kind. */
  private static final String FLIES = "High Flame";

  private static String source(String file) {
    String source = file;
    for (Map.Entry<String, String> symbol : SYMBOLS.entrySet()) {
      source = source.replace(symbol.getKey(), symbol.getValue());
    }
    return source;
  }

  /** Looks beside the checkout, and beside every folder above it. */
  private static JsonNode read(String file) {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(FIGURES))) {
      folder = folder.getParent();
    }
    assumeTrue(folder != null, "the folder " + FIGURES + " is not beside this checkout");
    try {
      Path path = Objects.requireNonNull(folder).resolve(FIGURES).resolve(file);
      return JsonMapper.builder().build().readTree(Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void statCardsAgreeAtEveryLevelAndRank() {
    int lines = 0;
    for (Map.Entry<String, MonsterType> entry : FILES.monsters().entrySet()) {
      JsonNode figures = read("monster/" + source(entry.getKey()) + ".json");
      MonsterType type = entry.getValue();
      JsonNode base = figures.path("baseStat");
      for (JsonNode stat : figures.path("stats")) {
        String rank = stat.path("type").asString(base.path("type").asString(""));
        int level = stat.path("level").asInt();
        StatLine line = type.line(level, rank(type, rank));
        String name = "%s %s %d".formatted(type.name(), rank, level);
        assertThat(written(line))
            .as(name)
            .isEqualTo(
                List.of(
                    points(field(stat, base, "health")),
                    field(stat, base, "movement").asInt(0),
                    points(field(stat, base, "attack")),
                    field(stat, base, "range").asInt(0)));
        assertThat(traits(type, line)).as(name).isEqualTo(traits(type, stat, base));
        lines++;
      }
      assertThat(type.standees()).as(type.name()).isEqualTo(figures.path("count").asInt());
      assertThat(type.flying())
          .as(type.name())
          .isEqualTo(figures.path("flying").asBoolean(type.name().equals(FLIES)));
    }
    int ranks =
        FILES.monsters().values().stream().mapToInt(type -> type.lines().getFirst().size()).sum();
    assertThat(lines).isEqualTo(ranks * 8);
  }

  /** What is named in a scenario is a boss there. */
  private static Rank rank(MonsterType type, String rank) {
    return rank.equals("boss") && type.lines().getFirst().containsKey(Rank.NAMED)
        ? Rank.NAMED
        : Rank.valueOf(rank.toUpperCase(Locale.ROOT));
  }

  private static JsonNode field(JsonNode stat, JsonNode base, String name) {
    return stat.has(name) ? stat.path(name) : base.path(name);
  }

  /** For three characters at level 0; X, what is added to a fixed number, is a trait. */
  private static int points(JsonNode value) {
    if (!value.isString()) {
      return value.asInt(0);
    }
    String text = value.asString().replace("x", "*").replace("+X", "").replace("V", "0");
    return three(Formula.of(text.contains("/") ? text + " up" : text));
  }

  private static int three(Formula formula) {
    return formula.value(new Terms(0, 3, Map.of()));
  }

  private static List<Object> written(StatLine line) {
    return List.of(three(line.hitPoints()), line.move(), three(line.attack()), line.range());
  }

  private static Set<String> traits(MonsterType type, StatLine line) {
    Set<String> words = new TreeSet<>();
    if (line.targets() > 1) {
      words.add("target " + line.targets());
    }
    line.immunities().forEach(condition -> words.add("immune " + small(condition)));
    for (Rider rider : line.riders()) {
      words.add(
          switch (rider) {
            case Rider.Inflicts(Consequence.Gain gain) ->
                small(gain.conditions().iterator().next());
            case Rider.Pierce(int points) -> "pierce " + points;
            case Rider.Plain.ADVANTAGE -> "text";
            default -> throw new AssertionError("unknown: " + rider);
          });
    }
    for (Effect trait : line.traits()) {
      switch (trait.change()) {
        case Change.Shield shield ->
            words.add(
                "shield" + (type.name().equals(FIVE_MORE) ? "" : " " + shield.amount().on(0)));
        case Change.Retaliate(Value amount, int range, var _) ->
            words.add("retaliate " + amount.on(0) + (range > 1 ? " at " + range : ""));
        case Change.Unmovable _ -> words.add("immune push");
        case Change.Attacks _ -> {} // a note, or the number itself
        case Change.Performs(var _, List<Ability> abilities)
            when abilities.getFirst() instanceof Scenic.Bid -> {} // what tokens do
        default -> words.add("text");
      }
    }
    return words;
  }

  private static Set<String> traits(MonsterType type, JsonNode stat, JsonNode base) {
    Set<String> words = new TreeSet<>();
    base.path("immunities").forEach(word -> words.add("immune " + word.asString()));
    words.remove("immune pull");
    List<JsonNode> actions = new ArrayList<>();
    base.path("actions").forEach(actions::add);
    stat.path("actions").forEach(actions::add);
    for (int i = 0; i < actions.size(); i++) {
      JsonNode action = actions.get(i);
      String value = action.path("value").asString("");
      switch (type(action)) {
        case "condition" -> words.add(value);
        case "custom" -> words.add("text");
        case "range" -> {} // of the one before
        case "shield" -> words.add(type.name().equals(FIVE_MORE) ? "shield" : "shield " + value);
        case "retaliate" -> {
          JsonNode next = i + 1 < actions.size() ? actions.get(i + 1) : action;
          JsonNode range = type(next).equals("range") ? next : action.path("subActions").path(0);
          words.add(
              "retaliate " + value + (range.has("value") ? " at " + range.path("value") : ""));
        }
        default -> words.add(type(action) + " " + value);
      }
    }
    if (type.name().equals("Cultist (scenario 78)")) { // said by the scenario there
      words.addAll(Set.of("immune immobilize", "immune stun", "immune push"));
    }
    return words;
  }

  private static String small(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }

  @Test
  void cardsAgreeInInitiativeShuffleInfusionsAndAbilities() {
    JsonNode labels = read("label/en.json");
    for (String file : FILES.decks().keySet()) {
      JsonNode figures = read("monster/deck/" + source(file) + ".json").path("abilities");
      List<MonsterCard> cards = Objects.requireNonNull(FILES.decks().get(file)).cards();
      assertThat(cards).as(file).hasSize(figures.size());
      for (int i = 0; i < figures.size(); i++) {
        JsonNode printed = figures.get(i);
        MonsterCard card = cards.get(i);
        String name = file + " " + printed.path("cardId");
        assertThat(card.initiative())
            .as(name)
            .isEqualTo(Math.min(99, printed.path("initiative").asInt()));
        assertThat(card.shuffle()).as(name).isEqualTo(printed.path("shuffle").asBoolean(false));
        int lines = 0;
        int infusions = 0;
        List<String> values = new ArrayList<>();
        for (JsonNode action : printed.path("actions")) {
          infusions += isInfusion(action) ? 1 : 0;
          lines += isInfusion(action) ? 0 : lines(action, labels);
          value(action).ifPresent(values::add);
        }
        assertThat(card.abilities()).as(name).hasSize(lines);
        assertThat(card.infusions()).as(name).hasSize(infusions);
        assertThat(values(card)).as(name).isEqualTo(values);
      }
    }
  }

  private static boolean isInfusion(JsonNode action) {
    return type(action).equals("element") && !action.path("valueType").asString("").equals("minus");
  }

  private static String type(JsonNode action) {
    return action.path("type").asString("");
  }

  /** How many of our abilities one printed line makes. */
  private static int lines(JsonNode action, JsonNode labels) {
    int lines = type(action).equals("hint") ? 0 : 1;
    boolean push = false;
    for (JsonNode part : action.path("subActions")) {
      lines +=
          switch (type(part)) {
            case "custom" -> isNoLine(action, part, labels) ? 0 : 1;
            case "summon" -> 1;
            case "element" -> type(action).equals("custom") ? 1 : 0;
            default -> 0;
          };
      push |= type(part).equals("push");
    }
    boolean both = type(action).equals("concatenation") && push;
    return type(action).equals("element") ? 1 : both ? lines + 1 : lines;
  }

  /** A text about a bonus, or about how something is summoned. */
  private static boolean isNoLine(JsonNode action, JsonNode text, JsonNode labels) {
    return type(action).equals("summon") || text(text, labels).startsWith("Add");
  }

  private static String text(JsonNode custom, JsonNode labels) {
    JsonNode label = labels;
    for (String step : custom.path("value").asString("").replace("%data.", "").split("[.%]")) {
      label = label.path(step);
    }
    return label.asString("");
  }

  /** The value of an attack or move, as it stands in a line of its own. */
  private static Optional<String> value(JsonNode action) {
    JsonNode own = type(action).equals("grid") ? action.path("subActions").get(0) : action;
    if (!type(own).equals("attack") && !type(own).equals("move")) {
      return Optional.empty();
    }
    int value = own.path("value").asInt();
    int signed = own.path("valueType").asString("").equals("minus") ? -value : value;
    return Optional.of(type(own) + " " + Value.plus(signed));
  }

  private static List<String> values(MonsterCard card) {
    List<String> values = new ArrayList<>();
    card.abilities().forEach(ability -> add(ability, values));
    return values;
  }

  private static void add(Ability ability, List<String> values) {
    switch (ability) {
      case Ability.Attack attack -> values.add("attack " + attack.value());
      case Ability.Move move -> values.add("move " + move.points());
      case Ability.Paid paid -> paid.otherwise().forEach(other -> add(other, values));
      default -> {}
    }
  }
}
