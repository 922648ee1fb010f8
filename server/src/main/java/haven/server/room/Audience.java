package haven.server.room;

import haven.server.store.Person;
import haven.server.wire.Json;
import haven.server.wire.MergePatch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import tools.jackson.databind.node.ObjectNode;

/**
 * Everybody who looks at a table, and what each has seen last. Those who play the same seats see
 * the same, so that it is made once.
 */
public final class Audience {
  private final Map<Viewer, Set<Integer>> viewers = new LinkedHashMap<>();
  private final Map<Set<Integer>, ObjectNode> last = new HashMap<>();

  public void add(Viewer viewer, Set<Integer> seats) {
    viewers.put(viewer, seats);
  }

  void remove(Viewer viewer) {
    viewers.remove(viewer);
    last.keySet().retainAll(viewers.values());
  }

  public boolean isEmpty() {
    return viewers.isEmpty();
  }

  public List<Viewer> all() {
    return List.copyOf(viewers.keySet());
  }

  public Set<Integer> seats(Viewer viewer) {
    return viewers.getOrDefault(viewer, Set.of());
  }

  /** The view of these seats as it is now. */
  public ObjectNode view(Set<Integer> seats, Function<Set<Integer>, ObjectNode> make) {
    return last.computeIfAbsent(seats, make);
  }

  /**
   * Tells everybody what has changed.
   *
   * @param make the new view of some seats
   * @param step the message, from the patch that leads there
   */
  public void step(
      Function<Set<Integer>, ObjectNode> make,
      BiFunction<Set<Integer>, ObjectNode, ObjectNode> step) {
    Map<Set<Integer>, String> messages = new HashMap<>();
    for (var entry : viewers.entrySet()) {
      String message =
          messages.computeIfAbsent(
              entry.getValue(),
              seats -> {
                ObjectNode before = last.getOrDefault(seats, Json.object());
                ObjectNode after = make.apply(seats);
                last.put(seats, after);
                return Json.write(step.apply(seats, MergePatch.between(before, after)));
              });
      entry.getKey().send(message);
    }
  }

  /** The same message for all. */
  public void tell(ObjectNode json) {
    String message = Json.write(json);
    viewers.keySet().forEach(viewer -> viewer.send(message));
  }

  /** Somebody has other seats than before: those who must be shown everything anew. */
  public List<Viewer> reseat(Function<Person, Set<Integer>> seats) {
    List<Viewer> changed = new ArrayList<>();
    for (var entry : viewers.entrySet()) {
      Set<Integer> now = seats.apply(entry.getKey().person());
      if (!now.equals(entry.getValue())) {
        entry.setValue(now);
        changed.add(entry.getKey());
      }
    }
    last.keySet().retainAll(viewers.values());
    return changed;
  }

  /** What was made is out of date. */
  public void forget() {
    last.clear();
  }
}
