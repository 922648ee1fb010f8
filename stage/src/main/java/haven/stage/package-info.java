/**
 * The stage on which rules are tested, of the engine and of packs alike: a drawn board, stacked
 * decks, scripted answers, and a real game. Start at {@code Arena}; a whole scenario of a pack is a
 * {@code ScenarioGame}.
 */
@NullMarked
package haven.stage;

import org.jspecify.annotations.NullMarked;
