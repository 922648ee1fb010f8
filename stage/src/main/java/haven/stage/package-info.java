/**
 * The stage on which rules are tested, of the engine and of packs alike: a drawn board, stacked
 * decks, scripted answers, and a real game. Start at {@code Arena}.
 */
@NullMarked
package haven.stage;

import org.jspecify.annotations.NullMarked;
