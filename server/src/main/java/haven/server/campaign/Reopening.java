package haven.server.campaign;

import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.play.record.Stamp;
import haven.server.room.Denied;
import haven.server.store.ChoiceRow;
import haven.server.store.Snapshot;
import haven.server.store.StampRow;
import haven.server.store.Store;
import haven.server.store.TableRow;
import haven.server.table.Changed;
import haven.server.table.Definitions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Brings a stored campaign back. It goes on with the packs as they are installed if all that was
 * booked is booked again; else with those it began with.
 */
record Reopening(Store store, Definitions definitions, TableRow row, Charter charter) {
  private static final Logger LOG = Logger.getLogger(Reopening.class.getName());

  /** A campaign that starts now, and what it rests on. */
  Chronicle start() {
    Library now = definitions.installed();
    Chronicle begun = begun(now);
    store.stamp(definitions.stamp(row.code(), charter, now));
    return begun;
  }

  /**
   * Whether it can start.
   *
   * @throws Denied if not
   */
  void check() {
    begun(definitions.installed());
  }

  private Chronicle begun(Library library) {
    try {
      return new Chronicle(charter.setup(library), row.seed());
    } catch (IllegalArgumentException | BadPack e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
  }

  /** As it is stored, as far as its choices hold. */
  Chronicle resume() {
    return resume(Integer.MAX_VALUE);
  }

  /** As it was after that choice. */
  Chronicle resume(int upTo) {
    List<StampRow> stamps = store.stamps(row.code());
    int since = stamps.isEmpty() ? 0 : stamps.getLast().n();
    Map<Integer, Long> marks = new HashMap<>();
    for (Snapshot mark : store.snapshots(row.code())) {
      if (mark.n() > since) {
        marks.put(mark.n(), mark.hash());
      }
    }
    List<ChoiceRow> all = store.choices(row.code());
    List<ChoiceRow> counted =
        StampRow.counted(all, stamps).stream().filter(choice -> choice.n() <= upTo).toList();
    Chronicle again = begun(definitions.installed());
    again.resume(counted, marks);
    if (again.changed().isPresent() && !stamps.isEmpty()) {
      Chronicle older = begun(definitions.kept(stamps.getLast()));
      older.resume(counted, marks);
      again = older.changed().isEmpty() ? older : again;
    }
    again
        .changed()
        .ifPresent(
            changed -> LOG.log(Level.WARNING, () -> "Campaign " + row.code() + ": " + changed));
    int last = all.isEmpty() ? 0 : Math.min(upTo, all.getLast().n());
    if (again.changed().isEmpty() && again.number() < last) {
      again.goOn(last); // new numbers begin behind what no longer counts
    }
    return again;
  }

  /** Everything behind what holds is history from now on. */
  void goOn(Chronicle chronicle, Changed changed) {
    List<StampRow> stamps = store.stamps(row.code());
    Library now = definitions.installed();
    StampRow fresh = definitions.stamp(row.code(), charter, now);
    int last = store.choices(row.code()).getLast().n();
    Stamp stamp = Stamp.of(charter.print(now));
    store.stamp(
        new StampRow(
            row.code(),
            stamps.size(),
            last,
            changed.kept(),
            stamp.setup(),
            stamp.behaviour(),
            fresh.source()));
    chronicle.goOn(last);
  }
}
