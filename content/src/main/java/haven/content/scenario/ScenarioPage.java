package haven.content.scenario;

import haven.model.map.PressurePlate;
import haven.model.map.RoomSetup;
import haven.model.map.ScenarioMap;
import haven.model.map.SectionLink;
import haven.model.scenario.AllyCard;
import haven.model.scenario.Chart;
import haven.model.scenario.Particulars;
import haven.model.scenario.Requirement;
import haven.model.scenario.Reward;
import haven.model.scenario.ScenarioRule;
import haven.model.scenario.Situation;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A scenario as its author wrote it: what it refers to is looked up when a game is set up.
 *
 * @param number by which other scenarios speak of it; 0 if it has none
 * @param introduction read before
 * @param conclusion read after it is won
 * @param chart where it stands in its campaign
 * @param requires party or global achievements, and others that must not be held
 * @param order in which types of one set act (RND-17a)
 */
public record ScenarioPage(
    String name,
    int number,
    String introduction,
    String conclusion,
    Chart chart,
    List<Requirement> requires,
    List<Reward> rewards,
    MapPlan map,
    List<RoomPage> rooms,
    List<PressurePlate> plates,
    List<SectionLink> sections,
    Set<ScenarioMap.Exemption> exemptions,
    Situation goal,
    Optional<Situation> loss,
    List<ScenarioRule> rules,
    List<AllyCard> allies,
    List<String> alliedTypes,
    List<String> order,
    LootForms.Deck loot,
    boolean battleGoals,
    OptionalInt level,
    Particulars particulars) {

  /** What the rooms hold, in the order of the file. */
  public List<RoomSetup> setups() {
    return rooms.stream().map(RoomPage::setup).toList();
  }
}
