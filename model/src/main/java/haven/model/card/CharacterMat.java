package haven.model.card;

import haven.model.ability.Effect;
import java.util.List;
import java.util.Optional;

/**
 * What a class has on its mat besides hit points: numbers that it counts, forms that it takes, what
 * always works for it, and its masteries.
 *
 * @param forms the form to begin with first; none for a class that always is as it is
 * @param effects what works from start to end of every scenario
 * @param traits what events may ask for (EVT-20)
 */
public record CharacterMat(
    List<Counter> counters,
    List<String> forms,
    List<Effect> effects,
    List<Mastery> masteries,
    List<String> traits) {
  public static final CharacterMat EMPTY =
      new CharacterMat(List.of(), List.of(), List.of(), List.of(), List.of());

  /** A number that is counted up and down, never beyond its limits. */
  public record Counter(String name, int least, int most, int start) {
    public Counter {
      if (least > start || start > most) {
        throw new IllegalArgumentException(
            "%s starts at %d, not between %d and %d".formatted(name, start, least, most));
      }
    }
  }

  public CharacterMat {
    counters = List.copyOf(counters);
    forms = List.copyOf(forms);
    effects = List.copyOf(effects);
    masteries = List.copyOf(masteries);
    traits = List.copyOf(traits);
  }

  /** The place of a counter; -1 if there is none of that name. */
  public int counter(String name) {
    for (int i = 0; i < counters.size(); i++) {
      if (counters.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  public Optional<Mastery> mastery(String name) {
    return masteries.stream().filter(one -> one.name().equals(name)).findFirst();
  }
}
