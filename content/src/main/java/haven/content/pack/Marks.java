package haven.content.pack;

import haven.content.scenario.ScenarioPage;
import haven.model.Ruleset;
import haven.model.map.MapToken;
import haven.model.map.MarkedHex;
import haven.model.map.RoomSetup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The marked hexes of a scenario. One that is called like an ally has its token, which starts there
 * (SCM-04); the others have letters that rules of the scenario speak of, and nothing lies there.
 *
 * @param meanings what each letter or name stands for (SCM-06)
 */
record Marks(List<RoomSetup> rooms, Map<String, String> meanings) {
  static Marks of(Ruleset ruleset, ScenarioPage page) {
    Map<String, String> meanings = new LinkedHashMap<>();
    List<RoomSetup> rooms = new ArrayList<>();
    for (RoomSetup room : page.setups()) {
      List<MarkedHex> marked = new ArrayList<>();
      for (MarkedHex hex : room.marked()) {
        boolean ally = page.allies().stream().anyMatch(one -> one.name().equals(hex.label()));
        meanings.put(hex.label(), hex.label());
        marked.add(ally ? new MarkedHex(hex.label(), hex.hex(), Optional.of(ally(ruleset))) : hex);
      }
      rooms.add(
          new RoomSetup(
              room.anyHex(),
              room.tiles(),
              room.monsters(),
              room.loot(),
              room.treasures(),
              room.objectives(),
              marked,
              room.monstersOnce()));
    }
    return new Marks(List.copyOf(rooms), meanings);
  }

  private static MapToken ally(Ruleset ruleset) {
    return new MapToken(
        switch (ruleset.hexes().setUp().tokens()) {
          case AID_TOKENS_REMIND -> MapToken.Kind.OBJECTIVE_TOKEN;
          case AID_TOKENS_STAND_FOR_ALL -> MapToken.Kind.SCENARIO_AID_TOKEN;
        },
        MapToken.Meaning.ALLY);
  }
}
