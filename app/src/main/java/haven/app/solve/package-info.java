/**
 * {@code haven solve}: monster turns from files. {@code haven.server.solve} reads the JSON form,
 * {@code haven.play.mind.PositionText} the drawn one; {@code SolveCommand} is where to start.
 */
@NullMarked
package haven.app.solve;

import org.jspecify.annotations.NullMarked;
