package haven.samples;

import haven.model.RuleId;
import haven.model.Ruleset;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A ruleset in which one policy is that of another game.
 *
 * @param policy the name of what was exchanged, such as {@code hexes.doors.locked}
 */
record PolicySwap(String policy, Ruleset ruleset) {
  private static final Set<String> NAMES = Set.of("id", "citations");

  /** What is settled before the first choice or after the last: no game meets it. */
  private static final List<String> AROUND_THE_GAME = List.of("levels.", "campaign.");

  /** One for each policy of play in which two games differ; where something is printed is none. */
  static List<PolicySwap> between(Ruleset mine, Ruleset other) {
    List<PolicySwap> swaps = new ArrayList<>();
    for (Exchanged exchanged : exchanges(mine, other, "")) {
      if (AROUND_THE_GAME.stream().noneMatch(exchanged.name::startsWith)) {
        swaps.add(new PolicySwap(exchanged.name, (Ruleset) exchanged.result));
      }
    }
    return swaps;
  }

  private record Exchanged(String name, Record result) {}

  private static List<Exchanged> exchanges(Record mine, Record other, String path) {
    List<Exchanged> all = new ArrayList<>();
    RecordComponent[] components = mine.getClass().getRecordComponents();
    for (int i = 0; i < components.length; i++) {
      Object own = value(mine, components[i]);
      Object foreign = value(other, components[i]);
      String name = path + components[i].getName();
      if (own.equals(foreign) || isCitation(components[i].getName(), own, foreign)) {
        continue;
      }
      if (own instanceof Record part && foreign instanceof Record otherPart) {
        for (Exchanged inner : exchanges(part, otherPart, name + ".")) {
          all.add(new Exchanged(inner.name, with(mine, i, inner.result)));
        }
      } else {
        all.add(new Exchanged(name, with(mine, i, foreign)));
      }
    }
    return all;
  }

  private static boolean isCitation(String name, Object own, Object foreign) {
    return NAMES.contains(name)
        || own instanceof RuleId
        || (own instanceof Map<?, ?> rows
            && foreign instanceof Map<?, ?> others
            && rows.keySet().equals(others.keySet())
            && rows.values().stream().allMatch(RuleId.class::isInstance));
  }

  private static Object value(Record record, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static Record with(Record record, int index, Object value) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Object[] values = Arrays.stream(components).map(one -> value(record, one)).toArray();
    values[index] = value;
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      var constructor = record.getClass().getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
