package haven.server.table;

import haven.server.wire.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where a stored game no longer goes as it went.
 *
 * @param n the number of the choice that no longer holds; where all hold, of the check mark at
 *     which things were otherwise
 * @param seat who made it, or -1 if all choices hold
 * @param choice its text
 * @param why it no longer holds
 * @param kept the number of the last choice that counts if the game goes on from here
 */
record Changed(int n, int seat, String choice, String why, int kept) {
  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("n", n);
    json.put("seat", seat);
    json.put("choice", choice);
    json.put("why", why);
    return json;
  }
}
