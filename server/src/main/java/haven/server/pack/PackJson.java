package haven.server.pack;

import haven.model.Ruleset;
import haven.model.card.AbilityCard;
import haven.model.card.BattleGoal;
import haven.model.card.CardAction;
import haven.model.card.CharacterClass;
import haven.model.card.LearningLevel;
import haven.model.card.Ware;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.rules.LevelRules;
import haven.model.rules.PartyRules;
import haven.model.scenario.Scenario;
import haven.server.wire.Json;
import haven.server.wire.Wordings;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A pack as the page needs it. */
public record PackJson(Pack pack) {

  /** What there is to choose from. */
  public ObjectNode overview() {
    ObjectNode json = Json.object();
    json.put("id", pack.id());
    json.put("name", pack.manifest().name());
    json.put("ruleset", pack.manifest().ruleset());
    levels(Ruleset.named(pack.manifest().ruleset()).levels(), json);
    ArrayNode classes = json.putArray("classes");
    for (ClassEntry entry : pack.classes()) {
      CharacterClass one = entry.characterClass();
      classes
          .addObject()
          .put("id", Pack.slug(one.name()))
          .put("name", one.name())
          .put("hitPoints", one.hitPoints(1))
          .put("handSize", one.handSize())
          .put("locked", entry.locked());
    }
    ArrayNode scenarios = json.putArray("scenarios");
    for (ScenarioEntry entry : pack.ownScenarios()) {
      ObjectNode one = scenarios.addObject();
      one.put("id", entry.number() > 0 ? String.valueOf(entry.number()) : entry.scenario().name());
      if (entry.number() > 0) {
        one.put("number", entry.number());
      }
      one.put("name", entry.scenario().name());
      one.put("introduction", entry.introduction());
      one.put("hand", hand(entry.scenario()));
      List<ClassEntry> able = pack.classesFor(entry.scenario());
      if (able.size() < pack.classes().size()) {
        ArrayNode ids = one.putArray("classes");
        able.forEach(type -> ids.add(Pack.slug(type.characterClass().name())));
      }
      one.set("goal", Wordings.goal(entry.scenario()));
      one.put("conclusion", entry.conclusion());
      Wordings.rules(entry.scenario(), one);
    }
    json.set("items", items());
    json.set("goals", goals());
    return json;
  }

  /** Which of the usual hands of a class sets out to it. */
  private String hand(Scenario scenario) {
    LevelRules levels = Ruleset.named(pack.manifest().ruleset()).levels();
    return scenario
        .particulars()
        .cards()
        .map(LearningLevel::name)
        .orElse(String.valueOf(levels.characterLevel(1, scenario.level())));
  }

  /** Who may set out, how hard it can be made, and by which of the game's own words (LVL-02). */
  private void levels(LevelRules levels, ObjectNode json) {
    PartyRules party = levels.party();
    json.put("fewest", party.smallest());
    json.put("most", party.largest());
    json.put("gold", party.startingGold(1));
    ArrayNode difficulties = json.putArray("difficulties");
    levels.steps().forEach(step -> difficulties.add(step.name()));
    pack.monsterModifiers().keySet().forEach(step -> difficulties.add(step.name())); // LVL-09
    ArrayNode numbers = json.putArray("levels");
    if (levels.steps().isEmpty() && levels.raises() == LevelRules.Raises.MONSTERS) {
      IntStream.rangeClosed(levels.lowest(), levels.highest()).forEach(numbers::add);
    }
    ArrayNode variants = json.putArray("variants");
    party.variants().forEach(variant -> variants.add(variant.name()));
    json.put("solo", levels.solo().name());
  }

  private ArrayNode items() {
    ArrayNode items = Json.array();
    for (Ware ware : pack.items()) {
      ObjectNode one = items.addObject();
      one.put("name", ware.item().name());
      one.put("price", ware.cost());
      one.put("slot", ware.item().slot().name());
      one.put("forSale", ware.prosperity().isPresent());
      Wordings.item(ware.item(), one);
    }
    return items;
  }

  /** What battle goals ask for, so that whoever has one need not remember it. */
  private ArrayNode goals() {
    ArrayNode goals = Json.array();
    for (BattleGoal goal : pack.battleGoals()) {
      ObjectNode one = goals.addObject();
      one.put("name", goal.name());
      one.put("checkmarks", goal.checkmarks());
      one.set("lines", Wordings.battleGoal(goal));
    }
    return goals;
  }

  public ObjectNode characterClass(ClassEntry entry) {
    CharacterClass of = entry.characterClass();
    ObjectNode json = Json.object();
    json.put("id", Pack.slug(of.name()));
    json.put("name", of.name());
    json.put("handSize", of.handSize());
    ArrayNode hitPoints = json.putArray("hitPoints");
    of.hitPoints().forEach(hitPoints::add);
    json.set("hands", hands(entry));
    ArrayNode cards = json.putArray("cards");
    for (ClassEntry.Printed printed : entry.cards()) {
      AbilityCard card = printed.card();
      ObjectNode one = cards.addObject();
      one.put("name", card.name());
      one.put("called", entry.called(card));
      one.put("level", printed.level());
      side(card.front(), one);
      if (card.sides().size() > 1) {
        side(card.sides().getLast(), one.putObject("sideB"));
      }
    }
    return json;
  }

  /**
   * The usual hands: by the level of the character, or of the cards that a scenario teaches with.
   */
  private ObjectNode hands(ClassEntry entry) {
    ObjectNode hands = Json.object();
    LevelRules levels = Ruleset.named(pack.manifest().ruleset()).levels();
    int highest = levels.raises() == LevelRules.Raises.THE_CHARACTER ? levels.highest() : 1;
    for (int level = 1; level <= highest; level++) {
      hand(entry, entry.firstHand(level), hands.putArray(String.valueOf(level)));
    }
    for (LearningLevel level : LearningLevel.values()) {
      entry
          .learning(level)
          .ifPresent(learning -> hand(entry, learning.cards(), hands.putArray(level.name())));
    }
    return hands;
  }

  private static void hand(ClassEntry entry, List<AbilityCard> cards, ArrayNode hand) {
    cards.forEach(card -> hand.add(entry.called(card)));
  }

  private static void side(AbilityCard.Side side, ObjectNode json) {
    json.put("initiative", side.initiative());
    json.set("top", half(side.top()));
    json.set("bottom", half(side.bottom()));
  }

  private static ObjectNode half(CardAction action) {
    ObjectNode json = Json.object();
    json.set("lines", Wordings.half(action));
    action.active().ifPresent(active -> json.put("active", active.name()));
    json.put("lost", action.lost());
    json.put("xp", action.xp());
    ArrayNode kinds = json.putArray("kinds");
    action.kinds().forEach(kind -> kinds.add(kind.name()));
    ArrayNode infusions = json.putArray("infusions");
    action.infusions().forEach(icon -> infusions.add(Wordings.icon(icon)));
    return json;
  }

  /** Names and texts in that language. */
  public ObjectNode names(String language) {
    ObjectNode json = Json.object();
    pack.texts().byLanguage().getOrDefault(language, Map.of()).forEach(json::put);
    return json;
  }
}
