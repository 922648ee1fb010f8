/**
 * Elements: what has been infused, what can be consumed with it, and when monsters do either. The
 * engine asks what can pay and tells what was paid; it need not know whether there is a board.
 * Calls the model. Start at {@code Elements}.
 */
@NullMarked
package haven.play.element;

import org.jspecify.annotations.NullMarked;
