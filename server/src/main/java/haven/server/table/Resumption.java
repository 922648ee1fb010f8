package haven.server.table;

import haven.content.pack.BadPack;
import haven.content.pack.Library;
import haven.play.Refused;
import haven.play.record.Stamp;
import haven.server.room.Denied;
import haven.server.store.ChoiceRow;
import haven.server.store.Snapshot;
import haven.server.store.StampRow;
import haven.server.store.Store;
import haven.server.store.TableRow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Brings a stored game back, and lets it go on where it no longer goes as it went. */
record Resumption(Store store, Definitions definitions, TableRow row, Plan plan) {
  private static final Logger LOG = Logger.getLogger(Resumption.class.getName());

  /** A game that starts now, and what it rests on. */
  Course start() {
    Library now = definitions.installed();
    Course begun = course(now);
    store.stamp(definitions.stamp(row.code(), plan, now));
    return begun;
  }

  /** A game as it would start. */
  Course course(Library library) {
    try {
      return Course.start(plan.pack(), plan.setup(library), row.seed());
    } catch (Refused refused) {
      throw Denied.of(refused);
    } catch (IllegalArgumentException | BadPack e) {
      throw Denied.of(String.valueOf(e.getMessage()));
    }
  }

  /** The game as it is stored, as far as its choices hold. */
  Course resume() {
    List<StampRow> stamps = store.stamps(row.code());
    Course again = course(library(stamps));
    int since = stamps.isEmpty() ? 0 : stamps.getLast().n();
    Map<Integer, Long> marks = new HashMap<>();
    for (Snapshot mark : store.snapshots(row.code())) {
      if (mark.n() > since) {
        marks.put(mark.n(), mark.hash());
      }
    }
    List<ChoiceRow> choices = store.choices(row.code());
    again.resume(StampRow.counted(choices, stamps), marks);
    again
        .changed()
        .ifPresent(changed -> LOG.log(Level.WARNING, () -> "Table " + row.code() + ": " + changed));
    int last = choices.isEmpty() ? 0 : choices.getLast().n();
    if (again.changed().isEmpty() && again.number() < last) {
      again.goOn(last); // new numbers begin behind what no longer counts
    }
    return again;
  }

  private Library library(List<StampRow> stamps) {
    return stamps.isEmpty() ? definitions.installed() : definitions.of(stamps.getLast(), plan);
  }

  /** Everything behind what holds is history from now on. */
  void goOn(Course course, Changed changed) {
    List<StampRow> stamps = store.stamps(row.code());
    StampRow before =
        stamps.isEmpty()
            ? definitions.stamp(row.code(), plan, definitions.installed())
            : stamps.getLast();
    int last = store.choices(row.code()).getLast().n();
    Stamp now = Stamp.of(plan.print(library(stamps)));
    store.stamp(
        new StampRow(
            row.code(),
            stamps.size(),
            last,
            changed.kept(),
            now.setup(),
            now.behaviour(),
            before.source()));
    course.goOn(last);
  }
}
