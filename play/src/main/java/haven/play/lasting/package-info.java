/**
 * Lasting effects beyond what each of them does: what is counted when they begin, how many may be
 * there at once, and marks that go over to somebody else. Calls {@code ability} and {@code table};
 * start with {@link haven.play.lasting.Settled}.
 */
@NullMarked
package haven.play.lasting;

import org.jspecify.annotations.NullMarked;
