package haven.server.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A table, or a campaign, which is kept in the same way. With its seed and its choices, the set-up
 * is the whole game.
 *
 * @param setup JSON text that the server owns
 * @param made to the millisecond
 * @param patience the seconds after which the seat of somebody who is away may be given on
 * @param origin the campaign whose scenario is played at the table, if it is one's
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
    int patience,
    Kind kind,
    Optional<Origin> origin) {
  /** What it is. */
  public enum Kind {
    GAME,
    CAMPAIGN
  }

  /** The choice of a campaign by which its party has set out. */
  public record Origin(String campaign, int n) {}

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
    this(
        code,
        host,
        pack,
        setup,
        seed,
        started,
        over,
        made,
        USUAL_PATIENCE,
        Kind.GAME,
        Optional.empty());
  }

  /** The same table with another set-up. */
  public TableRow with(String other) {
    return new TableRow(code, host, pack, other, seed, started, over, made, patience, kind, origin);
  }

  public TableRow withHost(long other) {
    return new TableRow(
        code, other, pack, setup, seed, started, over, made, patience, kind, origin);
  }

  public TableRow withPatience(int other) {
    return new TableRow(code, host, pack, setup, seed, started, over, made, other, kind, origin);
  }

  public TableRow asStarted() {
    return new TableRow(code, host, pack, setup, seed, true, over, made, patience, kind, origin);
  }

  /** Being played, whether for the first time or again. */
  public TableRow asRunning() {
    return new TableRow(code, host, pack, setup, seed, true, false, made, patience, kind, origin);
  }

  public TableRow asOver() {
    return new TableRow(code, host, pack, setup, seed, started, true, made, patience, kind, origin);
  }

  /** At which the scenario of a campaign is played. */
  public TableRow of(Origin from) {
    return new TableRow(
        code, host, pack, setup, seed, started, over, made, patience, kind, Optional.of(from));
  }

  public TableRow asCampaign() {
    return new TableRow(
        code, host, pack, setup, seed, started, over, made, patience, Kind.CAMPAIGN, origin);
  }

  public boolean isGame() {
    return kind == Kind.GAME;
  }
}
