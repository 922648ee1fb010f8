/** Tests of the ability cards of one character in play. */
@NullMarked
package haven.play.card;

import org.jspecify.annotations.NullMarked;
