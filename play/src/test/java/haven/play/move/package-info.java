/** Tests of all kinds of movement; positions are drawn. */
@NullMarked
package haven.play.move;

import org.jspecify.annotations.NullMarked;
