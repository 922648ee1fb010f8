package haven.server.store;

import java.time.Instant;

/**
 * A table. With its seed and its choices, the set-up is the whole game.
 *
 * @param setup JSON text that the server owns
 * @param made to the millisecond
 * @param patience the seconds after which the seat of somebody who is away may be given on
 */
public record TableRow(
    String code,
    long host,
    String pack,
    String setup,
    long seed,
    boolean started,
    boolean over,
    Instant made,
    int patience) {
  /** Long enough for a page that is loaded anew, short enough to wait for. */
  public static final int USUAL_PATIENCE = 120;

  /** A table with the usual patience. */
  public TableRow(
      String code,
      long host,
      String pack,
      String setup,
      long seed,
      boolean started,
      boolean over,
      Instant made) {
    this(code, host, pack, setup, seed, started, over, made, USUAL_PATIENCE);
  }

  /** The same table with another set-up. */
  public TableRow with(String other) {
    return new TableRow(code, host, pack, other, seed, started, over, made, patience);
  }

  public TableRow withHost(long other) {
    return new TableRow(code, other, pack, setup, seed, started, over, made, patience);
  }

  public TableRow withPatience(int other) {
    return new TableRow(code, host, pack, setup, seed, started, over, made, other);
  }

  public TableRow asStarted() {
    return new TableRow(code, host, pack, setup, seed, true, over, made, patience);
  }

  /** Being played, whether for the first time or again. */
  public TableRow asRunning() {
    return new TableRow(code, host, pack, setup, seed, true, false, made, patience);
  }

  public TableRow asOver() {
    return new TableRow(code, host, pack, setup, seed, started, true, made, patience);
  }
}
