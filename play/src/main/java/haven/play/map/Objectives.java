package haven.play.map;

import haven.model.map.ObjectiveSpec;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Side;
import java.util.EnumSet;

/** Objectives as figures on the map. */
public final class Objectives {
  private Objectives() {}

  /** The enemies of an objective are those who are to destroy it (OVL-75); 99 is OVL-74's. */
  static Figure figure(ObjectiveSpec spec) {
    Side side =
        switch (spec.purpose()) {
          case DESTROY -> Side.MONSTERS;
          case PROTECT -> Side.PARTY;
        };
    EnumSet<Figure.Trait> traits = EnumSet.of(Figure.Trait.OBJECTIVE);
    if (spec.purpose() == ObjectiveSpec.Purpose.PROTECT) {
      // A scenario that has one protected is the special rule that lets monsters go for it.
      traits.add(Figure.Trait.FOCUSABLE);
    }
    return new Figure(spec.name(), spec.hex(), side, initiative(spec), traits);
  }

  /** OVL-74: for the focus of others; it takes no turn. */
  public static Initiative initiative(ObjectiveSpec spec) {
    return spec.initiative().isPresent()
        ? Initiative.of(spec.initiative().getAsInt())
        : Initiative.LAST;
  }
}
