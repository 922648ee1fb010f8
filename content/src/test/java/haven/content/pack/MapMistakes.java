package haven.content.pack;

import static haven.content.pack.Mistake.SCENARIO;
import static haven.content.pack.Mistake.mistake;

import java.util.ArrayList;
import java.util.List;

/** Mistakes on maps. */
final class MapMistakes {
  private MapMistakes() {}

  static List<Mistake> all() {
    List<Mistake> all = new ArrayList<>();
    all.addAll(ofMaps());
    return all;
  }

  private static List<Mistake> ofMaps() {
    return List.of(
        mistake(
            "unknown tile",
            SCENARIO,
            "{tile: A1a,",
            "{tile: A9a,",
            "map.tiles[0]",
            "there is no side of a map tile 'A9a'",
            "did you mean 'A1a'?"),
        mistake(
            "overlapping tiles",
            SCENARIO,
            "{tile: B1a, at: [4, 0]}",
            "{tile: B1a, at: [2, 0]}",
            "map.tiles[1]",
            "this tile and A1a both cover [2, 0]",
            "move or turn one of them"),
        mistake(
                "plan and tiles",
                SCENARIO,
                "map:\n",
                "map:\n  plan: .\n",
                "map",
                "either 'plan' or 'tiles'",
                "leave one of them out")
            .at("  plan: ."),
        mistake(
                "a link of one hex",
                SCENARIO,
                "  starts: [[0, 0]",
                "  links: [[[0, 0], [0, 0]]]\n  starts: [[0, 0]",
                "map",
                "a link joins two hexes",
                "mend it")
            .at("  tiles:"),
        mistake(
                "a wall of three hexes",
                SCENARIO,
                "  starts: [[0, 0]",
                "  walls: [[[0, 0], [1, 0], [2, 0]]]\n  starts: [[0, 0]",
                "map",
                "a pair is two hexes, not 3",
                "mend it")
            .at("  tiles:"),
        mistake(
            "unknown hex",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: q",
            "rooms[0].monsters[0].at",
            "no hex is called 'q'",
            "name it in 'names'"),
        mistake(
            "monster off the map",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: [9, 9]",
            "rooms[0].monsters[0].at",
            "Mouse is at [9, 9], which is not on the map",
            "choose a hex of the floor"),
        mistake(
            "monster on an obstacle",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: [2, 0]",
            "rooms[0].monsters[0].at",
            "Mouse stands in an obstacle",
            "move one of them"),
        mistake(
            "monster in another room",
            SCENARIO,
            "{monster: Mouse, at: [2, 1]",
            "{monster: Mouse, at: [6, 0]",
            "rooms[0].monsters[0].at",
            "Mouse is in another room",
            "write it with that room"),
        mistake(
                "two monsters on one hex",
                SCENARIO,
                "      - {monster: Mouse, at: [2, 1], ranks: normal}",
                "      - {monster: Mouse, at: [2, 1], ranks: normal}\n"
                    + "      - {monster: Rat, at: [2, 1], ranks: normal}",
                "rooms[0].monsters[1].at",
                "with 2 characters two monsters stand here",
                "move one of them")
            .at("Rat, at: [2, 1]"),
        mistake(
                "two overlay tiles on one hex",
                SCENARIO,
                "      - {obstacle: barrel, at: [2, 0]}",
                "      - {obstacle: barrel, at: [2, 0]}\n      - {trap: spikes, at: [2, 0]}",
                "rooms[0].tiles[1].at",
                "two overlay tiles lie at [2, 0]",
                "move one of them")
            .at("trap: spikes"),
        mistake(
            "too few start hexes",
            SCENARIO,
            "starts: [[0, 0], [1, 0], [0, 1], [1, 1]]",
            "starts: [[0, 0], [1, 0], [0, 1]]",
            "map.starts",
            "there are 3 start hexes",
            "4 characters need as many"),
        mistake(
            "start hex off the map",
            SCENARIO,
            "starts: [[0, 0],",
            "starts: [[0, 9],",
            "map.starts[0]",
            "a start hex is at [0, 9], which is not on the map",
            "choose a hex of the floor"),
        mistake(
            "start hex that is taken",
            SCENARIO,
            "starts: [[0, 0],",
            "starts: [[2, 0],",
            "map.starts[0]",
            "a monster or an obstacle is on the start hex",
            "move one of them"),
        mistake(
                "room out of reach",
                SCENARIO,
                "  doors:\n    - {door: wooden, at: [3, 0]}\n",
                "",
                "rooms[1].at",
                "the room '2' cannot be reached",
                "add a door")
            .at("    at: [4, 0]"),
        mistake(
                "locked door that nobody opens",
                SCENARIO,
                "{door: wooden, at: [3, 0]}",
                "{door: wooden, at: [3, 0], state: locked}",
                "rooms[1].at",
                "the room '2' cannot be reached",
                "a rule that opens the locked one")
            .at("    at: [4, 0]"),
        mistake(
                "room described twice",
                SCENARIO,
                "  - room: 2\n    at: [4, 0]",
                "  - room: 1b\n    at: [1, 0]\n  - room: 2\n    at: [4, 0]",
                "rooms[1].at",
                "this is the same room as '1'",
                "put a door between them")
            .at("    at: [1, 0]"),
        mistake(
                "room that is not described",
                SCENARIO,
                "  - room: 2\n    at: [4, 0]\n    monsters:\n"
                    + "      - {monster: Rat, at: [5, 0], ranks: normal/normal/elite}\n"
                    + "    loot: [[4, 0]]\n    treasures:\n      - {treasure: 1, at: [6, 0]}\n",
                "",
                "rooms",
                "nothing is written about the room with the hex",
                "add it to 'rooms'")
            .at("  - room: 1"),
        mistake(
            "loot off the map",
            SCENARIO,
            "loot: [[4, 0]]",
            "loot: [[4, 7]]",
            "rooms[1].loot[0]",
            "a loot token is at [4, 7]",
            "choose a hex of the floor"),
        mistake(
            "plate off the map",
            SCENARIO,
            "{plate: scales, at: [1, 1]}",
            "{plate: scales, at: [1, 8]}",
            "plates[0].at",
            "the plate is at [1, 8]",
            "choose a hex of the floor"));
  }
}
