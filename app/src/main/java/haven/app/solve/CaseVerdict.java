package haven.app.solve;

import haven.board.Hex;
import haven.play.mind.Outcome;
import haven.server.solve.ReadPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How the outcomes found compare with those a case expects. */
record CaseVerdict(List<String> differences) {

  boolean passed() {
    return differences.isEmpty();
  }

  private record Key(Hex move, Set<Hex> attacks) {
    @Override
    public String toString() {
      return attacks.isEmpty() ? "move to " + move : "move to " + move + ", attack " + attacks;
    }
  }

  static CaseVerdict of(List<Outcome> found, List<ReadPosition.Expected> expected) {
    List<String> differences = new ArrayList<>();
    Set<Key> keys = new HashSet<>();
    for (Outcome outcome : found) {
      Key key = new Key(outcome.stop(), Set.copyOf(outcome.attacks()));
      keys.add(key);
      expected.stream()
          .filter(e -> key.equals(new Key(e.move(), e.attacks())))
          .findFirst()
          .ifPresentOrElse(
              e -> compare(key, outcome, e, differences),
              () -> differences.add("not expected: " + key));
    }
    for (ReadPosition.Expected e : expected) {
      Key key = new Key(e.move(), e.attacks());
      if (!keys.contains(key)) {
        differences.add("missing: " + key);
      }
    }
    return new CaseVerdict(differences);
  }

  private static void compare(
      Key key, Outcome outcome, ReadPosition.Expected expected, List<String> differences) {
    expected
        .focuses()
        .filter(focuses -> !focuses.equals(Set.copyOf(outcome.focuses())))
        .ifPresent(
            focuses ->
                differences.add(key + ": focuses " + outcome.focuses() + ", expected " + focuses));
    expected
        .destinations()
        .filter(destinations -> !destinations.equals(Set.copyOf(outcome.destinations())))
        .ifPresent(
            destinations ->
                differences.add(
                    key + ": heads for " + outcome.destinations() + ", expected " + destinations));
  }
}
