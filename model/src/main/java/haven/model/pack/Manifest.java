package haven.model.pack;

import java.util.List;

/**
 * What a pack says of itself.
 *
 * @param ruleset GH, JL, FH or BB
 * @param origin of what does not say otherwise
 * @param languages in which it has names and texts; English is always among them
 * @param dependsOn the ids of packs whose pieces it uses
 */
public record Manifest(
    String id,
    String name,
    String ruleset,
    String version,
    Origin origin,
    List<String> languages,
    List<String> dependsOn) {
  public Manifest {
    languages = List.copyOf(languages);
    dependsOn = List.copyOf(dependsOn);
  }
}
