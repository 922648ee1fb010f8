package haven.server.table;

import haven.campaign.journey.Outing;
import haven.play.engine.Game;
import haven.server.store.TableRow;

/** The campaigns whose scenarios are played at tables. */
public interface Outings {
  /**
   * Who has set out, and with what.
   *
   * @throws Denied if the campaign no longer says so
   */
  Outing of(TableRow.Origin origin);

  /** The game is over: what it brings is booked before the table is. */
  void over(TableRow.Origin origin, String table, Game game);
}
