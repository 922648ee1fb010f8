package haven.play.map;

import haven.board.Hex;
import haven.model.ObjectiveRules.ConditionKind;
import haven.model.map.ObjectiveSpec;
import haven.play.table.Figure;
import haven.play.table.Initiative;
import haven.play.table.Scene;
import haven.play.table.Side;
import java.util.EnumSet;
import java.util.List;

/** What may be done to objectives, and what damage does to them. */
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

  /** OVL-73: whether a condition of that kind does anything to the figure. */
  public static boolean isAffectedBy(Scene scene, Figure figure, ConditionKind kind) {
    return !isObjective(figure) || !scene.ruleset().hexes().objectives().immuneTo().contains(kind);
  }

  /** OVL-73a; decided for the other games too (D-17). */
  public static boolean mayBeForcedToMove(Figure figure) {
    return !isObjective(figure);
  }

  /** OVL-78: no abilities are granted to it, and it is not controlled. */
  public static boolean mayBeCommanded(Figure figure) {
    return !isObjective(figure);
  }

  /** OVL-74: it has an initiative for the focus of others, but no turn. */
  public static boolean takesTurns(Figure figure) {
    return !isObjective(figure);
  }

  private static boolean isObjective(Figure figure) {
    return figure.is(Figure.Trait.OBJECTIVE);
  }

  /** The objective suffers damage; without a hit point left it is taken away (OVL-72). */
  public static MapState suffer(MapState state, String name, int amount) {
    ObjectiveState after = state.contents().objective(name).suffering(amount);
    MapState next = state.with(state.contents().with(after));
    return after.isDestroyed() ? next.with(without(next.scene(), name)) : next;
  }

  private static Scene without(Scene scene, String name) {
    List<Figure> others =
        scene.figures().stream().filter(figure -> !figure.name().equals(name)).toList();
    return scene.with(others);
  }

  /** Whether an ability that moves or destroys obstacles works on that hex (OVL-70a, OVL-72b). */
  public static boolean isPlainObstacle(Scene scene, Hex hex) {
    return scene.figureAt(hex).filter(Objectives::isObjective).isEmpty()
        && Emptiness.of(scene).isObstacle(scene.board().at(hex));
  }
}
