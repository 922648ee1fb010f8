package haven.server.wire;

import haven.model.ability.Affects;
import haven.model.ability.Effect;
import haven.model.ability.Effect.Change;
import haven.model.ability.Value;
import haven.play.table.Active;
import haven.play.view.View;
import java.util.List;
import java.util.stream.Stream;

/**
 * What wards a figure as its cards print it, for a badge. What depends on the attack is left out:
 * the sum of an attack tells that.
 */
record Warding(int shield, int retaliate) {

  static Warding of(View.Figure figure, List<Active> actives) {
    List<Change> changes =
        Stream.concat(
                figure.nature().stats().traits().stream(),
                actives.stream()
                    .filter(active -> active.owner().equals(figure.id()))
                    .flatMap(active -> active.effects().stream()))
            .filter(Warding::alwaysOwn)
            .map(Effect::change)
            .toList();
    int shield = 0;
    int retaliate = 0;
    for (Change change : changes) {
      if (change instanceof Change.Shield(Value.Fixed(int number))) {
        shield += number;
      } else if (change instanceof Change.Retaliate(Value.Fixed(int number), _, _)) {
        retaliate += number;
      }
    }
    return new Warding(shield, retaliate);
  }

  private static boolean alwaysOwn(Effect effect) {
    Affects affects = effect.scope().affects();
    return effect.checks().isEmpty()
        && (affects == Affects.SELF
            || affects == Affects.AS_USUAL
            || affects == Affects.ALLIES_OR_SELF);
  }
}
