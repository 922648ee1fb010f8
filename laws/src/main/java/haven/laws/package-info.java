/**
 * What must hold in every game, whatever the players do: checked in random games of whatever is
 * {@code Playable}, by the build for some seconds and by {@code haven fuzz} for as long as one
 * likes. Start at {@code Laws}.
 */
@NullMarked
package haven.laws;

import org.jspecify.annotations.NullMarked;
