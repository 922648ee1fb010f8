/**
 * Games on the command line: played in a terminal, and told again from their records. It draws what
 * {@code View} shows of a game, and answers prompts; it knows no rules. Start at {@code
 * TerminalGame}.
 */
@NullMarked
package haven.app.play;

import org.jspecify.annotations.NullMarked;
