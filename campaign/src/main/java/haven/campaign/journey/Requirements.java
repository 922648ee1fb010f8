package haven.campaign.journey;

import haven.campaign.keeper.Keeper;
import haven.model.scenario.Requirement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a scenario asks for before a party may set out for it (EVT-02, EVT-03). */
final class Requirements {
  private Requirements() {}

  static boolean areMet(Keeper keeper, int scenario) {
    List<String> held = new ArrayList<>(keeper.books().world().achievements());
    held.addAll(keeper.books().party().achievements());
    return areMet(held, keeper.pack().scenario(String.valueOf(scenario)).requires());
  }

  private static boolean areMet(List<String> held, List<Requirement> all) {
    return all.stream().allMatch(one -> isMet(held, one));
  }

  private static boolean isMet(List<String> held, Requirement requirement) {
    return switch (requirement) {
      case Requirement.Held(String achievement, int times) ->
          Collections.frequency(held, achievement) >= times;
      case Requirement.Absent(String achievement) -> !held.contains(achievement);
      case Requirement.AnyWay(List<List<Requirement>> ways) ->
          ways.stream().anyMatch(way -> areMet(held, way));
    };
  }
}
