package haven.content.pack;

import haven.content.form.Verbs;
import haven.content.language.AbilityForms;
import haven.model.ability.Ability;
import haven.model.ability.Consequence;
import haven.model.card.AbilityCard;
import haven.model.card.CardAction;
import haven.model.monster.MonsterCard;
import haven.model.pack.Pack;
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
import java.util.stream.Collectors;
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
    group(text, "Beside an attack or heal", fields("verb-attack"), Set.of("attack"));
    Set<String> beside = new HashSet<>();
    fields("verb-attack").properties().forEach(field -> beside.add(field.getKey()));
    group(text, "Only in a `bonus`, beside those of an attack", fields("bonus"), beside);
    kinds(text, "Checks", definition("check"));
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
    kinds(text, "Rewards", definition("reward"));
    return text.toString();
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
                row(text, "`" + field.getKey() + "`", help(resolved(field.getValue())));
              }
            });
    text.append('\n');
  }

  private static void kinds(StringBuilder text, String title, JsonNode kinds) {
    text.append("### ").append(title).append("\n| written | |\n| --- | --- |\n");
    for (JsonNode each : kinds.get("anyOf")) {
      JsonNode kind = resolved(each);
      if (kind.has("enum")) {
        kind.get("enum").forEach(word -> row(text, "`" + word.asString() + "`", ""));
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

  private static String help(JsonNode node) {
    return node.has("description") ? node.get("description").asString() : "";
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
    Map<Class<?>, List<Verbs.Verb<Ability>>> rows = new LinkedHashMap<>();
    Collection<Verbs.Verb<Ability>> verbs = AbilityForms.verbs().verbs();
    verbs.forEach(verb -> rows.computeIfAbsent(verb.makes(), _ -> new ArrayList<>()).add(verb));
    rows.computeIfAbsent(Ability.OtherHalf.class, _ -> new ArrayList<>());
    text.append("### Verbs\nThere are ")
        .append(verbs.size() + AbilityForms.verbs().words().size())
        .append(" verbs for the ")
        .append(cards.size())
        .append(" ability cards, ")
        .append(monsters.size())
        .append(" monster ability cards and ")
        .append(items.size())
        .append(
            " items of the Gloomhaven pack; the numbers say how many of them use each.\n\n"
                + "| verb | | cards | monster cards | items |\n| --- | --- | --- | --- | --- |\n");
    rows.forEach(
        (type, same) ->
            row(
                text,
                same.isEmpty()
                    ? "`other-half`"
                    : same.stream()
                        .map(verb -> "`" + verb.name() + "`")
                        .collect(Collectors.joining(" ")),
                same.isEmpty()
                    ? "After the top half of a card also its bottom half."
                    : same.getFirst().help()
                        + (type == Ability.Activate.class
                            ? " The numbers are those of all lasting effects."
                            : ""),
                count(cards, type),
                count(monsters, type),
                count(items, type)));
    text.append('\n');
  }

  private static String count(List<Set<Object>> cards, Class<?> type) {
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
