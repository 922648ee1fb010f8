/**
 * Games as text: a record of the choices made, which can be played again, and the report of a
 * referee who watched. Text in, text out; whoever has files reads and writes them. It calls {@code
 * game}. Start at {@code GameRecord}.
 */
@NullMarked
package haven.play.record;

import org.jspecify.annotations.NullMarked;
