package haven.server.wire;

import haven.play.scenario.HeroResult;
import haven.play.scenario.ScenarioResult;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a scenario that is over gives. */
final class ResultJson {
  private ResultJson() {}

  static ObjectNode of(ScenarioResult result) {
    ObjectNode json = Json.object();
    json.put("won", result.isCompleted());
    ArrayNode heroes = json.putArray("heroes");
    for (HeroResult hero : result.heroes()) {
      heroes
          .addObject()
          .put("name", hero.hero())
          .put("fate", hero.fate().name())
          .put("experience", hero.experience())
          .put("bonusExperience", hero.bonusExperience())
          .put("gold", hero.gold())
          .put("checkmarks", hero.checkmarks());
    }
    return json;
  }
}
