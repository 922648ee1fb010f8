package haven.server.think;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A few threads that do nothing but think: whatever takes them up, the tables go on. */
final class Thinkers implements AutoCloseable {
  private static final int MOST_WAITING = 1000;
  private static final long IDLE_SECONDS = 30;

  private final ThreadPoolExecutor pool;

  Thinkers(String name, int threads) {
    pool =
        new ThreadPoolExecutor(
            threads,
            threads,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().daemon().name(name + "-", 1).factory());
    pool.allowCoreThreadTimeOut(true);
  }

  /** What somebody has thought of. */
  <T> T within(Duration limit, Callable<T> thought) throws Unthought {
    try {
      Future<T> coming = pool.submit(thought);
      try {
        return coming.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      } finally {
        coming.cancel(true);
      }
    } catch (TimeoutException e) {
      throw new Unthought("it took longer than " + limit.toMillis() + " ms", e);
    } catch (RejectedExecutionException e) {
      throw new Unthought("too many wait", e);
    } catch (ExecutionException e) {
      throw new Unthought("it failed", e.getCause() == null ? e : e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Unthought("it was interrupted", e);
    }
  }

  /** Somebody works at something for so long at most, counted from when it is begun. */
  void inTime(Duration limit, Consumer<BooleanSupplier> work) throws Unthought {
    try {
      pool.execute(
          () -> {
            long end = System.nanoTime() + limit.toNanos();
            work.accept(() -> System.nanoTime() < end && !isClosed());
          });
    } catch (RejectedExecutionException e) {
      throw new Unthought("too many wait", e);
    }
  }

  boolean isClosed() {
    return pool.isShutdown();
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
