package haven.server.room;

import haven.server.store.ChatRow;
import haven.server.store.Person;
import haven.server.store.TableRow;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where people gather: a table, or a campaign. Whoever does something there holds its lock while
 * doing it, so that there is one owner at a time; what is told to the others is told in the same
 * order to all.
 */
public abstract class Room {
  private final ReentrantLock lock = new ReentrantLock(true);

  /** Does something as the owner. */
  public final <T> T owned(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  /** Does something as the owner. */
  public final void owned(Runnable work) {
    lock.lock();
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  /** Time has gone by. Whoever is busy there is not waited for. */
  public final void look() {
    if (lock.tryLock()) {
      try {
        company().look();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Somebody has another name now. */
  public final void rename(Person person) {
    owned(
        () -> {
          if (company().knows(person)) {
            company().rename(person);
          }
        });
  }

  public final String code() {
    return row().code();
  }

  /** The people at it. */
  public abstract Company company();

  /** What is stored of it. */
  protected abstract TableRow row();

  protected abstract void change(UnaryOperator<TableRow> how);

  /** How far it has come: the number of the last choice. */
  protected abstract int number();

  /** Whether a seat has been asked something since before that choice, and not answered. */
  protected abstract boolean isAsked(int seat, int by);

  /** Other people may sit where they did not: whoever plays by itself should look. */
  protected abstract void reseated();

  /** What somebody is told who comes in. */
  protected abstract ObjectNode welcome(Viewer viewer, List<ChatRow> said);

  /** All that somebody may know. */
  protected abstract ObjectNode whole(Viewer viewer);

  /** Who is there and what is planned. */
  protected abstract ObjectNode standing(Viewer viewer);
}
