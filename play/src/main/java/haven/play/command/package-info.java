/**
 * Figures that act because somebody else has them do so: against their own side, once more, or in
 * an extra turn; and attacks that go elsewhere. Calls {@code turn}, {@code monster} and {@code
 * table}; start with {@link haven.play.command.Turncoats}.
 */
@NullMarked
package haven.play.command;

import org.jspecify.annotations.NullMarked;
