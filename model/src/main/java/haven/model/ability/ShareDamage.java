package haven.model.ability;

import java.util.List;

/**
 * The damage that the acting figure and its allies have suffered is distributed among them anew, as
 * the acting figure likes: neither damage nor a heal.
 *
 * @param only which allies take part
 */
public record ShareDamage(List<Check> only) implements Ability.ForSelf {
  public ShareDamage {
    only = List.copyOf(only);
  }
}
