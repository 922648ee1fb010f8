package haven.model.scenario;

import haven.model.ability.Effect;
import java.util.List;

/**
 * A special rule that works as long as something holds, and not only at a moment.
 *
 * @param conditions what must hold; always if there are none
 * @param whom for whom it works
 * @param effects what is different for each of them
 * @param rests whether they do nothing in their turns
 */
public record Standing(
    String name, List<Situation> conditions, Whom whom, List<Effect> effects, boolean rests) {
  public Standing {
    conditions = List.copyOf(conditions);
    effects = List.copyOf(effects);
  }
}
