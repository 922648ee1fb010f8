package haven.campaign.book;

import haven.model.Facts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What all parties share: the map with its scenarios, the town, what has been opened (EVT-05). */
public final class World {
  /** What can have become of a scenario. */
  public enum Mark {
    UNLOCKED,
    COMPLETED,
    /** Not available any more. */
    BLOCKED
  }

  final Map<Integer, Set<Mark>> scenarios = new TreeMap<>();
  final Map<Integer, Set<Integer>> links = new TreeMap<>();
  final List<String> achievements = new ArrayList<>();
  final Set<Integer> treasures = new TreeSet<>();
  final Set<String> classes = new TreeSet<>();
  final Set<String> opened = new TreeSet<>();
  int prosperity;

  World copy() {
    World copy = new World();
    scenarios.forEach((scenario, marks) -> copy.scenarios.put(scenario, EnumSet.copyOf(marks)));
    links.forEach((from, to) -> copy.links.put(from, new TreeSet<>(to)));
    copy.achievements.addAll(achievements);
    copy.treasures.addAll(treasures);
    copy.classes.addAll(classes);
    copy.opened.addAll(opened);
    copy.prosperity = prosperity;
    return copy;
  }

  /** The scenarios of which something is known, and what. */
  public Map<Integer, Set<Mark>> scenarios() {
    return Collections.unmodifiableMap(scenarios);
  }

  public boolean is(int scenario, Mark mark) {
    return scenarios.getOrDefault(scenario, Set.of()).contains(mark);
  }

  /** From where the way leads where without a road event. */
  public Map<Integer, Set<Integer>> links() {
    return Collections.unmodifiableMap(links);
  }

  /** Whether a scenario is linked to another that was completed (EVT-13). */
  public boolean isLinked(int from, int to) {
    return links.getOrDefault(from, Set.of()).contains(to);
  }

  public List<String> achievements() {
    return Collections.unmodifiableList(achievements);
  }

  /** The numbered treasures that were looted (BKK-26). */
  public Set<Integer> treasures() {
    return Collections.unmodifiableSet(treasures);
  }

  /** The classes that a new character may have. */
  public Set<String> classes() {
    return Collections.unmodifiableSet(classes);
  }

  /** Boxes and envelopes that are open, and milestones that were reached. */
  public Set<String> opened() {
    return Collections.unmodifiableSet(opened);
  }

  /** The boxes that are marked on the prosperity track. */
  public int prosperity() {
    return prosperity;
  }

  void tell(Facts facts) {
    scenarios.forEach(
        (scenario, marks) -> {
          facts.number(scenario).number(marks.size());
          marks.forEach(mark -> facts.word(mark.name()));
        });
    links.forEach((from, to) -> facts.number(from).numbers(to));
    facts.words(achievements).numbers(treasures).words(classes).words(opened).number(prosperity);
  }
}
