package haven.campaign.journey;

import haven.campaign.keeper.Keeper;
import java.util.ArrayList;
import java.util.List;

/** The achievements that a scenario asks for (EVT-02, EVT-03). */
final class Requirements {
  private static final String NOT = "not ";

  private Requirements() {}

  static boolean areMet(Keeper keeper, int scenario) {
    List<String> held = new ArrayList<>(keeper.books().world().achievements());
    held.addAll(keeper.books().party().achievements());
    return keeper.pack().scenario(String.valueOf(scenario)).requires().stream()
        .allMatch(
            one ->
                one.startsWith(NOT)
                    ? !held.contains(one.substring(NOT.length()))
                    : held.contains(one));
  }
}
