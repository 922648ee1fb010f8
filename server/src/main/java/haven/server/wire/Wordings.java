package haven.server.wire;

import haven.model.Circumstance;
import haven.model.Criterion;
import haven.model.ability.ElementIcon;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.model.words.CardWords;
import haven.model.words.Phrase;
import haven.model.words.ScenarioWords;
import haven.play.mind.Reasons;
import haven.play.scenario.Setup;
import haven.play.table.Active;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is printed, in phrases. */
public final class Wordings {
  private Wordings() {}

  static ArrayNode monsterCard(MonsterCard card) {
    return PhraseJson.lines(CardWords.monsterCard(card));
  }

  public static ArrayNode half(CardAction action) {
    return PhraseJson.lines(CardWords.half(action));
  }

  public static ArrayNode item(ItemCard item) {
    return PhraseJson.lines(CardWords.item(item));
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

  static JsonNode active(Active active) {
    return PhraseJson.of(CardWords.effects(active.effects()));
  }

  public static JsonNode circumstance(Circumstance circumstance) {
    return PhraseJson.of(Reasons.circumstance(circumstance));
  }

  public static JsonNode criterion(Criterion criterion) {
    return PhraseJson.of(Reasons.criterion(criterion));
  }

  public static JsonNode goal(Scenario scenario) {
    return PhraseJson.of(ScenarioWords.goal(scenario.goal()));
  }

  static ObjectNode statCard(MonsterType type, Setup setup) {
    ObjectNode json = Json.object();
    int level = setup.scenarioLevel().monsterLevel();
    Map<Rank, StatLine> lines = type.lines().get(Math.min(level, type.lines().size() - 1));
    json.put("flying", type.flying());
    lines.forEach(
        (rank, line) -> {
          ObjectNode one = json.putObject(rank.name());
          one.put("hp", line.hitPoints().value(setup.terms()));
          one.put("move", line.move());
          one.put("attack", line.attack().value(setup.terms()));
          one.put("range", line.range());
          one.put("targets", line.targets());
          List<Phrase> text = new ArrayList<>(CardWords.statLine(line));
          text.addAll(CardWords.specials(line));
          one.set("lines", PhraseJson.lines(text));
        });
    return json;
  }
}
