package haven.server.store;

import java.time.Instant;

/**
 * A table. With its seed and its choices, the set-up is the whole game.
 *
 * @param setup JSON text that the server owns
 * @param made to the millisecond
 */
public record TableRow(
    String code,
    long host,
    String pack,
    String setup,
    long seed,
    boolean started,
    boolean over,
    Instant made) {

  /** The same table with another set-up. */
  public TableRow with(String other) {
    return new TableRow(code, host, pack, other, seed, started, over, made);
  }

  public TableRow asStarted() {
    return new TableRow(code, host, pack, setup, seed, true, over, made);
  }

  /** Being played, whether for the first time or again. */
  public TableRow asRunning() {
    return new TableRow(code, host, pack, setup, seed, true, false, made);
  }

  public TableRow asOver() {
    return new TableRow(code, host, pack, setup, seed, started, true, made);
  }
}
