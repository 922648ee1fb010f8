package haven.server.table;

import haven.server.wire.AtTable;

/**
 * Where a stored game no longer goes as it went.
 *
 * @param n the number of the choice that no longer holds; where all hold, of the check mark at
 *     which things were otherwise
 * @param seat who made it, or -1 if all choices hold
 * @param choice its text, which may be somebody's secret
 * @param why it no longer holds
 * @param kept the number of the last choice that counts if the game goes on from here
 * @param dropped how many choices no longer count then
 */
public record Changed(int n, int seat, String choice, String why, int kept, int dropped) {
  public AtTable.Drift told() {
    return new AtTable.Drift(n, seat, dropped);
  }

  @Override
  public String toString() {
    return seat < 0
        ? "at choice " + n + " things stand otherwise now"
        : "choice %d of seat %d (%s) no longer holds, %s; %d choices would be dropped"
            .formatted(n, seat, choice, why, dropped);
  }
}
