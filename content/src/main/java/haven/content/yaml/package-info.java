/**
 * YAML files as nodes that know where they stand, and what is wrong with them. Knows nothing of the
 * game. Start at {@code YamlFile}.
 */
@NullMarked
package haven.content.yaml;

import org.jspecify.annotations.NullMarked;
