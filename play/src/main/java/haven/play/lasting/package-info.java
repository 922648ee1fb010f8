/**
 * Lasting effects beyond what each of them does: what is counted when they begin, how many may be
 * there at once, marks and cards that go over to somebody else, and what is performed once in each
 * turn. Calls {@code ability} and {@code table}; start with {@link haven.play.lasting.Settled}.
 */
@NullMarked
package haven.play.lasting;

import org.jspecify.annotations.NullMarked;
