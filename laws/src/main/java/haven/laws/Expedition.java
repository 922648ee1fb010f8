package haven.laws;

import haven.model.Difficulty;
import haven.model.Ruleset;
import haven.model.pack.Pack;
import haven.model.pack.ScenarioEntry;
import haven.play.scenario.Enrolment;
import haven.play.scenario.Setup;
import haven.play.scenario.Sheet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A scenario of a pack, and characters that have seen some of the world already.
 *
 * @param party as many as may take part
 * @param level the scenario level; the recommended one if empty
 * @param difficulty a step from it, or the monsters' modifier board
 */
public record Expedition(
    Pack pack,
    ScenarioEntry entry,
    List<Sheet> party,
    OptionalInt level,
    Optional<Difficulty> difficulty)
    implements Playable {
  public Expedition {
    party = List.copyOf(party);
  }

  @Override
  public String id() {
    return pack.id()
        + "/"
        + (entry.number() == 0 ? Pack.slug(entry.scenario().name()) : "" + entry.number());
  }

  @Override
  public int fewest() {
    return Ruleset.named(pack.manifest().ruleset()).levels().party().smallest();
  }

  @Override
  public int most() {
    return Math.min(
        Ruleset.named(pack.manifest().ruleset()).levels().party().largest(), party.size());
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
    Enrolment enrolment =
        Enrolment.of(pack, entry.scenario().name(), party.subList(0, heroes)).atLevel(level);
    return difficulty.map(enrolment::atDifficulty).orElse(enrolment);
  }
}
