package haven.laws;

import haven.model.Ruleset;
import haven.model.pack.ClassEntry;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.model.rules.PartyRules;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A scenario of a pack.
 *
 * @param party the classes of the heroes, as many as may take part
 * @param heroLevel the level of each of them
 * @param level the scenario level; the recommended one if empty
 */
public record PackScenario(
    Pack pack, ScenarioEntry entry, List<ClassEntry> party, int heroLevel, OptionalInt level)
    implements Playable {
  public PackScenario {
    party = List.copyOf(party);
  }

  /** A scenario with the first classes of its pack, at level 1. */
  public static PackScenario of(Pack pack, String scenario) {
    return new PackScenario(pack, pack.scenario(scenario), pack.classes(), 1, OptionalInt.empty());
  }

  @Override
  public String id() {
    return pack.id()
        + "/"
        + (entry.number() == 0 ? Pack.slug(entry.scenario().name()) : "" + entry.number());
  }

  @Override
  public int fewest() {
    return rules().smallest();
  }

  @Override
  public int most() {
    return Math.min(rules().largest(), party.size());
  }

  private PartyRules rules() {
    return Ruleset.named(pack.manifest().ruleset()).levels().party();
  }

  @Override
  public Setup setup(int heroes) {
    return enrolment(heroes).setup();
  }

  @Override
  public long print(int heroes) {
    return enrolment(heroes).print();
  }

  @Override
  public Map<String, String> parts(int heroes) {
    return enrolment(heroes).parts();
  }

  private Enrolment enrolment(int heroes) {
    List<Sheet> sheets =
        party.stream()
            .limit(heroes)
            .map(one -> Sheet.of(one.characterClass().name(), heroLevel))
            .toList();
    return Enrolment.of(pack, entry.scenario().name(), sheets).atLevel(level);
  }
}
