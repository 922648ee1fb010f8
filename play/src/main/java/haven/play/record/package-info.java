/**
 * A game written down and played again, answers found by their text, and a game told as a referee
 * would report it. Start at {@code GameRecord}.
 */
@NullMarked
package haven.play.record;

import org.jspecify.annotations.NullMarked;
