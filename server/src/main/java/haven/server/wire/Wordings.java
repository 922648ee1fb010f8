package haven.server.wire;

import haven.model.ability.ElementIcon;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.play.scenario.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is printed, in phrases. */
public final class Wordings {
  private Wordings() {}

  /** What is printed on a half, without what is shown by marks: experience and loss. */
  public static ArrayNode half(CardAction action) {
    return PhraseJson.lines(
        CardWords.half(
            new CardAction(
                action.abilities(), action.infusions(), action.price(), 0, false, false)));
  }

  /** What an item does, and what becomes of it. */
  public static void item(ItemCard item, ObjectNode json) {
    List<Phrase> lines = CardWords.item(item);
    json.set("lines", PhraseJson.lines(lines.subList(0, lines.size() - 1)));
    json.set("wear", PhraseJson.of(lines.getLast()));
  }

  public static ArrayNode battleGoal(BattleGoal goal) {
    return PhraseJson.lines(CardWords.goal(goal));
  }

  /** The elements of which an icon stands for one. */
  public static ArrayNode icon(ElementIcon icon) {
    ArrayNode any = Json.array();
    icon.any().stream().sorted().forEach(element -> any.add(element.name()));
    return any;
  }

  public static JsonNode goal(Scenario scenario) {
    return PhraseJson.of(ScenarioWords.goal(scenario.goal()));
  }

  /** What loses a scenario, and its special rules by their names. */
  public static void rules(Scenario scenario, ObjectNode json) {
    scenario.losses().ifPresent(loss -> json.set("loss", PhraseJson.of(ScenarioWords.goal(loss))));
    ArrayNode rules = json.putArray("rules");
    scenario.rules().forEach(rule -> add(rules, rule.name(), ScenarioWords.rule(rule)));
    scenario
        .particulars()
        .standing()
        .forEach(rule -> add(rules, rule.name(), ScenarioWords.standing(rule)));
  }

  private static void add(ArrayNode rules, String name, Phrase text) {
    rules.addObject().put("name", name).set("text", PhraseJson.of(text));
  }

  static Shown.StatCard statCard(MonsterType type, Setup setup) {
    int usual = setup.scenarioLevel().monsterLevel();
    int level = setup.scenario().levelOf(type.name(), usual, setup.terms());
    Map<Rank, Shown.Stats> ranks = new EnumMap<>(Rank.class);
    type.lines()
        .get(Math.min(level, type.lines().size() - 1))
        .forEach((rank, line) -> ranks.put(rank, stats(line, setup)));
    return new Shown.StatCard(type.flying(), ranks);
  }

  private static Shown.Stats stats(StatLine line, Setup setup) {
    List<Phrase> text = new ArrayList<>(CardWords.statLine(line));
    text.addAll(CardWords.specials(line));
    return new Shown.Stats(
        line.hitPoints().value(setup.terms()),
        line.move(),
        line.attack().value(setup.terms()),
        line.range(),
        line.targets(),
        text);
  }
}
