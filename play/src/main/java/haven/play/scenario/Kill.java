package haven.play.scenario;

import java.util.List;

/**
 * A monster that was killed, for those who count them.
 *
 * @param monster the name of its type
 * @param items what its killer used in the attack that killed it
 */
public record Kill(String monster, boolean elite, List<String> items) {
  public Kill {
    items = List.copyOf(items);
  }
}
