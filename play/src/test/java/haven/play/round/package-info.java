/** Tests of the order of turns and of the cards of monsters. */
@NullMarked
package haven.play.round;

import org.jspecify.annotations.NullMarked;
