/**
 * Small hand-made classes, monsters, items and scenarios of our own, one for each mechanism: to try
 * the engine with until there are packs. It calls {@code play} for set-ups. Start at {@code
 * Samples}.
 */
@NullMarked
package haven.samples;

import org.jspecify.annotations.NullMarked;
