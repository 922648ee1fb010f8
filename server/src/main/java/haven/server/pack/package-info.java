/**
 * Packs as the page needs them: what there is to play, cards and their words, names in other
 * languages. It calls {@code content}. Start at {@code PackJson}.
 */
@NullMarked
package haven.server.pack;

import org.jspecify.annotations.NullMarked;
