package haven.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/**
 * The one hand that writes. What callers bring while it flushes is written in one transaction with
 * one flush, so that a flush is paid by many choices when many tables play.
 */
final class Writer implements AutoCloseable {
  private static final int MOST = 500;

  /** A caller's rows and what else it does, until it is committed. */
  private static final class Work<T> {
    final List<ChoiceRow> rows;
    final Function<Handle, T> task;
    final CompletableFuture<T> done = new CompletableFuture<>();
    private @Nullable T result;

    Work(List<ChoiceRow> rows, Function<Handle, T> task) {
      this.rows = rows;
      this.task = task;
    }

    void run(Handle handle) {
      result = task.apply(handle);
    }

    @SuppressWarnings("NullAway") // A task that gives null is waited for, and its null not used.
    void committed() {
      done.complete(result);
    }
  }

  private final Jdbi jdbi;
  private final BlockingQueue<Work<?>> queue = new LinkedBlockingQueue<>();
  private final Work<Boolean> end = new Work<>(List.of(), handle -> true);
  private final Object gate = new Object();
  private boolean closed;

  Writer(Jdbi jdbi) {
    this.jdbi = jdbi;
    // A platform thread: native database calls would hold a virtual thread's carrier.
    Thread.ofPlatform().name("store-writer").daemon().start(this::work);
  }

  /** Returns once the rows are committed and flushed. */
  void append(List<ChoiceRow> rows) {
    wait(new Work<>(List.copyOf(rows), handle -> true));
  }

  /** Runs the task, perhaps a second time if it shared a transaction that failed. */
  <T> T write(Function<Handle, T> task) {
    return wait(new Work<>(List.of(), task));
  }

  private <T> T wait(Work<T> work) {
    synchronized (gate) {
      if (closed) {
        throw new StoreException("The store is closed");
      }
      queue.add(work);
    }
    try {
      return work.done.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof NameTaken taken) {
        throw taken;
      }
      throw new StoreException("Not stored: " + StoreException.reason(e), e);
    }
  }

  private void work() {
    List<Work<?>> batch = new ArrayList<>();
    boolean more = true;
    while (more) {
      batch.clear();
      try {
        batch.add(queue.take());
      } catch (InterruptedException e) {
        continue;
      }
      queue.drainTo(batch, MOST);
      more = !batch.contains(end);
      commit(batch);
    }
  }

  private void commit(List<Work<?>> batch) {
    try {
      transact(batch);
    } catch (RuntimeException | Error e) {
      if (batch.size() == 1 || isLost(e)) {
        batch.forEach(work -> work.done.completeExceptionally(e));
        return;
      }
      // Somebody's rows are at fault, and only they shall hear of it.
      batch.forEach(work -> commit(List.of(work)));
      return;
    }
    batch.forEach(Work::committed);
  }

  private void transact(List<Work<?>> batch) {
    jdbi.useTransaction(
        handle -> {
          insert(handle, batch.stream().flatMap(work -> work.rows.stream()).toList());
          batch.forEach(work -> work.run(handle));
        });
  }

  private static void insert(Handle handle, List<ChoiceRow> rows) {
    if (rows.isEmpty()) {
      return;
    }
    try (PreparedBatch insert =
        handle.prepareBatch(
            "INSERT INTO choice (code, n, seat, command, choice) VALUES (?, ?, ?, ?, ?)")) {
      for (ChoiceRow row : rows) {
        insert
            .bind(0, row.code())
            .bind(1, row.n())
            .bind(2, row.seat())
            .bind(3, row.command())
            .bind(4, row.choice())
            .add();
      }
      insert.execute();
    }
  }

  /** Whether the connection is gone: then nobody is at fault, and trying singly would only wait. */
  private static boolean isLost(Throwable failure) {
    if (failure instanceof ConnectionException || failure instanceof Error) {
      return true;
    }
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (t instanceof SQLException e && e.getSQLState() != null) {
        return e.getSQLState().startsWith("08") || e.getSQLState().startsWith("57");
      }
    }
    return false;
  }

  /** Writes what was brought until now and ends. */
  @Override
  public void close() {
    synchronized (gate) {
      if (!closed) {
        closed = true;
        queue.add(end);
      }
    }
    end.done.join();
  }
}
