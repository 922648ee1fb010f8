package haven.server.wire;

import haven.model.Circumstance;
import haven.model.Criterion;
import haven.model.ability.ElementIcon;
import haven.model.card.CardAction;
import haven.model.card.ItemCard;
import haven.model.map.Rank;
import haven.model.monster.MonsterCard;
import haven.model.monster.MonsterType;
import haven.model.monster.StatLine;
import haven.model.scenario.Scenario;
import haven.play.party.Setup;
import haven.play.state.Active;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What is printed, in phrases. */
public final class Wordings {
  private Wordings() {}

  static ArrayNode monsterCard(MonsterCard card) {
    ArrayNode lines = Json.array();
    card.abilities().forEach(ability -> lines.add(PhraseJson.of(ability)));
    return lines;
  }

  public static ArrayNode half(CardAction action) {
    ArrayNode lines = Json.array();
    action.abilities().forEach(ability -> lines.add(PhraseJson.of(ability)));
    return lines;
  }

  public static ArrayNode item(ItemCard item) {
    return Json.array();
  }

  /** The elements of which an icon stands for one. */
  public static ArrayNode icon(ElementIcon icon) {
    ArrayNode any = Json.array();
    icon.any().stream().sorted().forEach(element -> any.add(element.name()));
    return any;
  }

  static JsonNode active(Active active) {
    return PhraseJson.of(active.effects());
  }

  public static JsonNode circumstance(Circumstance circumstance) {
    return PhraseJson.of(circumstance);
  }

  public static JsonNode criterion(Criterion criterion) {
    return PhraseJson.of(criterion);
  }

  public static JsonNode goal(Scenario scenario) {
    return PhraseJson.of(scenario.goal());
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
          ArrayNode text = one.putArray("lines");
          line.traits().forEach(trait -> text.add(PhraseJson.of(trait)));
          line.riders().forEach(rider -> text.add(PhraseJson.of(rider)));
        });
    return json;
  }
}
