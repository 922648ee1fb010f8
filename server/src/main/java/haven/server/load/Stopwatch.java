package haven.server.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Measures from when a command is sent until the other seats are told of it. */
final class Stopwatch implements Player.Witness {
  private static final double MICROS = 1e3;

  private final Map<String, Moment> moments = new ConcurrentHashMap<>();
  private final List<Integer> delays = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();
  private boolean running;
  private int commands;
  private int refusals;

  /** A choice, of which sender and hearers tell in any order. */
  private static final class Moment {
    private @Nullable Player sender;
    private long sent;
    private final Map<Player, Long> heard = new ConcurrentHashMap<>();
  }

  synchronized void start() {
    running = true;
  }

  synchronized void stop() {
    running = false;
  }

  @Override
  public synchronized void acknowledged(Player player, Player.Command command, int n) {
    if (!running) {
      return;
    }
    commands++;
    Moment moment = moment(player, n);
    moment.sender = player;
    moment.sent = command.sent();
    moment.heard.forEach((hearer, when) -> measure(moment, hearer, when));
    moment.heard.clear();
  }

  @Override
  public synchronized void stepped(Player player, int n, int bytes, long when) {
    if (!running) {
      return;
    }
    sizes.add(bytes);
    Moment moment = moment(player, n);
    if (moment.sender == null) {
      moment.heard.put(player, when);
    } else {
      measure(moment, player, when);
    }
  }

  @Override
  public synchronized void refused(Player player, Player.Command command, ObjectNode answer) {
    refusals += running ? 1 : 0;
  }

  private Moment moment(Player player, int n) {
    return moments.computeIfAbsent(player.code() + n, _ -> new Moment());
  }

  private void measure(Moment moment, Player hearer, long when) {
    if (hearer != moment.sender) {
      delays.add((int) Math.min(Integer.MAX_VALUE, (when - moment.sent) / 1000));
    }
  }

  synchronized int commands() {
    return commands;
  }

  synchronized int refusals() {
    return refusals;
  }

  synchronized int measured() {
    return delays.size();
  }

  /** The delay in milliseconds that so many of a hundred did not exceed. */
  synchronized double delay(double percent) {
    return at(delays, percent) / MICROS;
  }

  /** The same for the bytes of a told choice. */
  synchronized int size(double percent) {
    return at(sizes, percent);
  }

  private static int at(List<Integer> values, double percent) {
    int[] sorted = values.stream().mapToInt(Integer::intValue).toArray();
    Arrays.sort(sorted);
    return sorted.length == 0
        ? 0
        : sorted[Math.min(sorted.length - 1, (int) (sorted.length * percent / 100))];
  }
}
