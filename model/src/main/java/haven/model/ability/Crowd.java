package haven.model.ability;

import java.util.List;

/**
 * Figures on the map, counted: adjacent allies, monsters of a type, enemies with a condition.
 *
 * @param whom seen from the acting figure
 * @param only what must hold for each of them as the target
 */
public record Crowd(Affects whom, List<Check> only) implements Counted {
  public Crowd {
    only = List.copyOf(only);
  }

  public static Crowd of(Affects whom, Check... only) {
    return new Crowd(whom, List.of(only));
  }
}
