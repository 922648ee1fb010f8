package haven.content.pack;

import haven.content.yaml.Place;
import java.util.Optional;

/**
 * What all definitions of a pack have in common.
 *
 * @param name by which others refer to it: its English name
 * @param origin whether it follows printed figures; what the manifest says if it says nothing
 * @param note what an author wants to be known, such as which source was followed
 * @param thing what is defined
 */
public record Definition<T>(
    Place place, String name, Optional<Origin> origin, String note, T thing) {

  /** Where the figures come from. */
  public enum Origin {
    /** They follow a published game. */
    PRINTED,
    /** They are the author's own. */
    ORIGINAL
  }
}
