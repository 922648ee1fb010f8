/**
 * How things are written in a pack: a form reads a value from a node, says what is wrong with it,
 * and describes itself as a JSON Schema, so that reading, checking and editing never disagree.
 * Knows nothing of the game. Start at {@code Form}.
 */
@NullMarked
package haven.content.form;

import org.jspecify.annotations.NullMarked;
