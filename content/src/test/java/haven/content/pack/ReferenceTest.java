package haven.content.pack;

import static org.assertj.core.api.Assertions.assertThat;

import haven.content.form.Verbs;
import haven.content.language.AbilityForms;
import haven.content.language.TileVerbs;
import haven.model.Ruleset;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.ability.Cost;
import haven.model.ability.TileChange;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.pack.Pack;
import haven.model.rules.TileRules.Operation;
import haven.testkit.KeptFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The reference of the language in {@code docs/authoring.md} is what the forms say. */
final class ReferenceTest {
  private static final Path PAGE = SmallPack.root().resolve("docs").resolve("authoring.md");
  private static final String BEGIN = "<!-- reference: begin -->\n";
  private static final String END = "<!-- reference: end -->\n";

  /** With {@code -Dhaven.docs=write} the page is brought up to date. */
  private static final KeptFile FILE = new KeptFile(PAGE, "haven.docs");

  private static final Set<String> FLYING = Set.of("flying", "must");

  private static final JsonNode SCHEMA = JsonMapper.shared().readTree(PackSchema.json());

  @Test
  void thePageSaysWhatTheFormsSay() throws IOException {
    String page = FILE.text();
    int from = page.indexOf(BEGIN) + BEGIN.length();
    int to = page.indexOf(END);
    FILE.holds(page.substring(0, from) + reference() + page.substring(to));
  }

  private static String reference() {
    StringBuilder text = new StringBuilder();
    verbs(text);
    group(text, "Whom it hits (*aim*)", fields("verb-grant"), Set.of("grant", "must"));
    Set<String> aim = new HashSet<>(names("verb-grant"));
    aim.add("attack");
    group(text, "What an attack brings (*riders*)", fields("verb-attack"), aim);
    group(text, "How long and for whom it lasts (*lasting*)", fields("verb-flying"), FLYING);
    Set<String> beside = new HashSet<>(names("verb-attack"));
    group(text, "Only in a `bonus`, beside those of an attack", fields("bonus"), beside);
    kinds(text, "Checks", definition("check"));
    kinds(text, "What is counted", definition("counted"));
    kinds(text, "Lasting effects", definition("effect"));
    for (JsonNode kind : definition("definition").get("anyOf")) {
      JsonNode one = resolved(kind);
      String name = one.get("required").get(0).asString();
      group(text, "Definition `" + name + "`", one.get("properties"), Set.of());
    }
    JsonNode scenario = fields("verb-scenario");
    JsonNode rule = items(resolved(scenario.get("rules"))).get("properties");
    kinds(text, "Goals and conditions", definition("goal"));
    kinds(text, "Moments of rules (`on`)", resolved(rule.get("on")));
    kinds(text, "What rules do (`do`)", items(resolved(rule.get("do"))));
    group(text, "Whom rules speak of (`whom`)", filters(definition("whom")), Set.of());
    JsonNode standing = items(resolved(scenario.get("standing"))).get("properties");
    group(text, "Rules that stand (`standing`)", standing, Set.of());
    kinds(text, "Rewards", definition("reward"));
    kinds(text, "What can be true of a campaign (*clauses*)", definition("clause"));
    kinds(text, "Prices (`pay`)", definition("price"));
    parts(text);
    words(text);
    return text.toString();
  }

  /** What the parts of definitions consist of, such as the rooms of a scenario. */
  private static void parts(StringBuilder text) {
    JsonNode scenario = fields("verb-scenario");
    JsonNode rule = items(resolved(scenario.get("rules"))).get("properties");
    Set<JsonNode> told = new HashSet<>();
    told.add(resolved(rule.get("on")));
    told.add(items(resolved(rule.get("do"))));
    told.add(items(resolved(scenario.get("standing"))));
    for (JsonNode kind : definition("definition").get("anyOf")) {
      JsonNode one = resolved(kind);
      parts(text, one.get("required").get(0).asString(), one, told);
    }
  }

  private static void parts(StringBuilder text, String way, JsonNode of, Set<JsonNode> told) {
    of.get("properties")
        .properties()
        .forEach(
            field -> {
              JsonNode part = part(field.getValue());
              String name = way + "` → `" + field.getKey();
              if (part.has("properties") && told.add(part)) {
                group(text, "`" + name + "`", part.get("properties"), Set.of());
                parts(text, name, part, told);
              } else if (isKinds(part) && told.add(part)) {
                kinds(text, "`" + name + "`", part);
              }
            });
  }

  /** What a field holds, or a list in it, unless it has a section of its own. */
  private static JsonNode part(JsonNode field) {
    JsonNode node = field.has("$ref") && isOwn(field) ? field : resolved(field);
    if (node.has("anyOf")) {
      for (JsonNode form : node.get("anyOf")) {
        if (form.has("items")) {
          return form.get("items").has("$ref") ? form : form.get("items");
        }
      }
    }
    return node;
  }

  private static boolean isOwn(JsonNode field) {
    String name = field.get("$ref").asString();
    return !name.contains("/field-") && !name.contains("/verb-");
  }

  /** Several kinds of things, each with fields of its own. */
  private static boolean isKinds(JsonNode node) {
    if (!node.has("anyOf")) {
      return false;
    }
    int kinds = 0;
    for (JsonNode each : node.get("anyOf")) {
      if (!resolved(each).has("properties") && !each.has("enum")) {
        return false;
      }
      kinds += resolved(each).has("properties") ? 1 : 0;
    }
    return kinds > 1;
  }

  /** The words that fields take, with the fields that take them. */
  private static void words(StringBuilder text) {
    Map<List<String>, Set<String>> fields = new LinkedHashMap<>();
    Map<List<String>, JsonNode> lists = new LinkedHashMap<>();
    collect(SCHEMA, "", fields, lists);
    text.append("### Words of fields\n| fields | word | |\n| --- | --- | --- |\n");
    lists.forEach(
        (words, list) -> {
          String of =
              fields.getOrDefault(words, Set.of()).stream()
                  .map(field -> "`" + field + "`")
                  .collect(Collectors.joining(" "));
          if (!of.isEmpty()) {
            for (int i = 0; i < words.size(); i++) {
              row(
                  text,
                  i == 0 ? of : "",
                  "`" + words.get(i) + "`",
                  list.get("enumDescriptions").get(i).asString());
            }
          }
        });
    text.append('\n');
  }

  private static void collect(
      JsonNode node,
      String field,
      Map<List<String>, Set<String>> fields,
      Map<List<String>, JsonNode> lists) {
    JsonNode list = resolved(node);
    if (list.has("enumDescriptions")) {
      List<String> words = new ArrayList<>();
      list.get("enum").forEach(word -> words.add(word.asString()));
      lists.putIfAbsent(words, list);
      if (!field.isEmpty()) {
        fields.computeIfAbsent(words, _ -> new TreeSet<>()).add(field);
      }
    }
    if (node.isObject()) {
      node.properties()
          .forEach(
              one -> {
                String name = one.getKey();
                boolean inside = name.equals("anyOf") || name.equals("items");
                String shared =
                    name.startsWith("field-") ? name.substring(6).replaceFirst("-\\d$", "") : "";
                if (name.equals("properties")) {
                  one.getValue()
                      .properties()
                      .forEach(each -> collect(each.getValue(), each.getKey(), fields, lists));
                } else {
                  collect(one.getValue(), inside ? field : shared, fields, lists);
                }
              });
    } else if (node.isArray()) {
      node.forEach(one -> collect(one, field, fields, lists));
    }
  }

  private static final Set<String> BY_THEMSELVES = Set.of("fire/ice", "enemy-adjacent", "2x");

  /** Nothing in the language is left without a word about it. */
  @Test
  void everyFieldAndEveryWordIsDescribed() {
    List<String> silent = new ArrayList<>();
    silent(SCHEMA, "", silent);
    assertThat(silent).isEmpty();
  }

  private static void silent(JsonNode node, String way, List<String> silent) {
    if (node.has("enum") && !node.has("enumDescriptions")) {
      List<String> words = new ArrayList<>();
      node.get("enum").forEach(word -> words.add(word.asString("null")));
      // These are composed of others, or are what is printed on a card.
      if (words.stream().noneMatch(BY_THEMSELVES::contains) && !words.equals(List.of("trap"))) {
        silent.add(way + " " + words);
      }
    }
    if (node.has("properties")) {
      node.get("properties")
          .properties()
          .forEach(
              field -> {
                if (help(field.getValue()).isEmpty()) {
                  silent.add(way + " " + field.getKey());
                }
              });
    }
    if (node.isObject()) {
      node.properties().forEach(one -> silent(one.getValue(), way + "/" + one.getKey(), silent));
    } else if (node.isArray()) {
      node.forEach(one -> silent(one, way, silent));
    }
  }

  /** The fields by which figures are told from others. */
  private static JsonNode filters(JsonNode whom) {
    for (JsonNode form : whom.get("anyOf")) {
      if (resolved(form).has("properties")) {
        return resolved(form).get("properties");
      }
    }
    throw new IllegalStateException("no fields: " + whom);
  }

  private static JsonNode definition(String name) {
    return SCHEMA.get("$defs").get(name);
  }

  private static JsonNode fields(String name) {
    return definition(name).get("properties");
  }

  private static JsonNode resolved(JsonNode node) {
    JsonNode ref = node.get("$ref");
    return ref == null ? node : definition(ref.asString().substring("#/$defs/".length()));
  }

  /** What a list consists of. */
  private static JsonNode items(JsonNode list) {
    for (JsonNode form : list.get("anyOf")) {
      if (form.has("items")) {
        return resolved(form.get("items"));
      }
    }
    throw new IllegalStateException("no list: " + list);
  }

  private static void group(
      StringBuilder text, String title, JsonNode fields, Set<String> without) {
    text.append("### ").append(title).append("\n| field | |\n| --- | --- |\n");
    fields
        .properties()
        .forEach(
            field -> {
              if (!without.contains(field.getKey())) {
                row(text, "`" + field.getKey() + "`", help(field.getValue()));
              }
            });
    text.append('\n');
  }

  private static void kinds(StringBuilder text, String title, JsonNode kinds) {
    text.append("### ").append(title).append("\n| written | |\n| --- | --- |\n");
    for (JsonNode each : kinds.get("anyOf")) {
      JsonNode kind = resolved(each);
      if (kind.has("enum")) {
        for (int i = 0; i < kind.get("enum").size(); i++) {
          String means =
              kind.has("enumDescriptions") && i < kind.get("enumDescriptions").size()
                  ? kind.get("enumDescriptions").get(i).asString()
                  : "";
          row(text, "`" + kind.get("enum").get(i).asString("null") + "`", means);
        }
      } else {
        String fields =
            kind.get("properties").properties().stream()
                .map(field -> "`" + field.getKey() + "`")
                .collect(Collectors.joining(" "));
        row(text, fields, help(kind));
      }
    }
    text.append('\n');
  }

  /** What is said at its place, or where it is written down for all. */
  private static String help(JsonNode node) {
    JsonNode own = node.has("description") ? node : resolved(node);
    return own.has("description") ? own.get("description").asString() : "";
  }

  private static void row(StringBuilder text, String... cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  /** Verbs, and how many cards of the Gloomhaven pack use each. */
  private static void verbs(StringBuilder text) {
    Pack pack =
        Packs.read(PackFiles.of(SmallPack.root().resolve("packs").resolve("gh"))).orRefuse();
    List<Set<Object>> cards = new ArrayList<>();
    pack.classes().forEach(one -> one.characterClass().cards().forEach(c -> cards.add(used(c))));
    List<Set<Object>> monsters = new ArrayList<>();
    pack.decks().forEach(deck -> deck.cards().forEach(card -> monsters.add(used(card))));
    List<Set<Object>> items = new ArrayList<>();
    pack.items().forEach(ware -> items.add(used(ware)));
    Collection<Verbs.Verb<Ability>> verbs = AbilityForms.verbs().verbs();
    text.append("### Verbs\nThere are ")
        .append(verbs.size() + AbilityForms.verbs().words().size())
        .append(" verbs for the ")
        .append(cards.size())
        .append(" ability cards, ")
        .append(monsters.size())
        .append(" monster ability cards and ")
        .append(items.size())
        .append(
            " items of the Gloomhaven pack; the numbers say how many of them use each. Verbs with"
                + " *aim* or *riders* take the fields of an attack that say whom it hits, or what"
                + " it brings; those with *lasting* the fields of lasting effects. With `must` an"
                + " ability may not be skipped.\n\n"
                + "| verb | fields | | rules | cards | monster cards | items |\n"
                + "| --- | --- | --- | --- | --- | --- | --- |\n");
    for (Verbs.Verb<Ability> verb : verbs) {
      Object counted = counted(verb);
      row(
          text,
          "`" + verb.name() + "`",
          fieldsOf(verb.name()),
          verb.help()
              + (verb.makes() == Ability.Activate.class
                  ? " The numbers are those of all lasting effects."
                  : ""),
          rules(verb),
          count(cards, counted),
          count(monsters, counted),
          count(items, counted));
    }
    row(
        text,
        "`other-half`",
        "",
        "After the top half of a card also its bottom half.",
        "all",
        count(cards, Ability.OtherHalf.class),
        count(monsters, Ability.OtherHalf.class),
        count(items, Ability.OtherHalf.class));
    text.append('\n');
    meanings(text, verbs);
  }

  /** Several verbs may make one type, and then differ in what it holds. */
  private static Object counted(Verbs.Verb<Ability> verb) {
    return switch (verb.name()) {
      case "consume" -> List.of(Ability.Paid.class, Cost.Elements.class);
      case "pay-damage" -> List.of(Ability.Paid.class, Cost.Damage.class);
      case "pay-cards" -> List.of(Ability.Paid.class, Cost.LoseCards.class);
      case "move-tile" -> TileChange.Move.class;
      case "transfer-tile" -> TileChange.Transfer.class;
      case "replace-tile" -> TileChange.Replace.class;
      case "spring" -> TileChange.Spring.class;
      default -> verb.makes();
    };
  }

  /** The rules that know a verb. */
  private static String rules(Verbs.Verb<Ability> verb) {
    Operation operation = TileVerbs.operations().get(verb.name());
    return operation == null
        ? "all"
        : Stream.of("GH", "JL", "FH", "BB")
            .filter(id -> Ruleset.named(id).tiles().operations().contains(operation))
            .collect(Collectors.joining(", "));
  }

  private static List<String> names(String definition) {
    return fields(definition).properties().stream().map(Map.Entry::getKey).toList();
  }

  /** Fields that many verbs share stand in tables of their own, by these names. */
  private static Map<String, List<String>> shared() {
    Map<String, List<String>> shared = new LinkedHashMap<>();
    shared.put("*aim*", besides("grant"));
    shared.put("*riders*", besides("bonus").stream().filter(besides("attack")::contains).toList());
    shared.put("*lasting*", besides("flying"));
    return shared;
  }

  /** The fields of a verb, without the one that names it and the one that nearly all have. */
  private static List<String> besides(String verb) {
    List<String> fields = new ArrayList<>(names(verb.equals("bonus") ? verb : "verb-" + verb));
    fields.removeAll(List.of(verb, "must"));
    return fields;
  }

  private static List<String> own(String verb) {
    List<String> own = new ArrayList<>(besides(verb));
    shared().values().forEach(group -> removeAll(own, group));
    return own;
  }

  private static boolean removeAll(List<String> from, List<String> group) {
    return from.containsAll(group) && from.removeAll(group);
  }

  private static String fieldsOf(String verb) {
    List<String> cells = new ArrayList<>();
    own(verb).forEach(field -> cells.add("`" + field + "`"));
    List<String> left = besides(verb);
    shared()
        .forEach(
            (name, group) -> {
              if (removeAll(left, group)) {
                cells.add(name);
              }
            });
    if (names("verb-" + verb).contains("must")) {
      cells.add("`must`");
    }
    return String.join(" ", cells);
  }

  /** What the fields of verbs mean, with whatever several verbs say alike in one row. */
  private static void meanings(StringBuilder text, Collection<Verbs.Verb<Ability>> verbs) {
    Map<String, Map<String, List<String>>> meanings = new TreeMap<>();
    for (Verbs.Verb<Ability> verb : verbs) {
      for (Map.Entry<String, JsonNode> field : fields("verb-" + verb.name()).properties()) {
        if (own(verb.name()).contains(field.getKey())) {
          meanings
              .computeIfAbsent(field.getKey(), _ -> new LinkedHashMap<>())
              .computeIfAbsent(help(field.getValue()), _ -> new ArrayList<>())
              .add("`" + verb.name() + "`");
        }
      }
    }
    text.append("### Fields of verbs\n| field | | of |\n| --- | --- | --- |\n");
    meanings.forEach(
        (field, helps) ->
            helps.forEach((help, of) -> row(text, "`" + field + "`", help, String.join(" ", of))));
    text.append('\n');
  }

  private static String count(List<Set<Object>> cards, Object type) {
    return String.valueOf(cards.stream().filter(card -> card.contains(type)).count());
  }

  /** Which verbs a card uses; experience and infusions of a card half count as such. */
  private static Set<Object> used(Object card) {
    Set<Object> found = new HashSet<>();
    WrittenLanguageTest.collect(card, found);
    if (card instanceof AbilityCard one) {
      for (CardAction action : List.of(one.front().top(), one.front().bottom())) {
        if (action.xp() > 0) {
          found.add(Consequence.Xp.class);
        }
        if (!action.infusions().isEmpty()) {
          found.add(Consequence.Infuse.class);
        }
      }
    }
    if (card instanceof MonsterCard one && !one.infusions().isEmpty()) {
      found.add(Consequence.Infuse.class);
    }
    return found;
  }
}
