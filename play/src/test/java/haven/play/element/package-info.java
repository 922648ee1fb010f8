/** Tests of elements on a board and without one, and of what monsters do with them. */
@NullMarked
package haven.play.element;

import org.jspecify.annotations.NullMarked;
