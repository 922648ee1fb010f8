/**
 * Players that are not people. A bot answers a prompt by what its seat knows and may imagine, and
 * says what decided it. It calls {@code play} only and is pure like it: no clock, no thread;
 * whoever has a limit of time hands it in. Start reading at {@link haven.bots.Bot}.
 */
@NullMarked
package haven.bots;

import org.jspecify.annotations.NullMarked;
