/**
 * What lies on the table while a scenario is played: figures, heroes with their cards and items,
 * decks, lasting effects, and the stack of rules in progress. Mutable, quick to copy, and written
 * down completely as text. It knows what is, not what happens next: that is {@code
 * haven.play.game}. Start at {@code State}.
 */
@NullMarked
package haven.play.state;

import org.jspecify.annotations.NullMarked;
