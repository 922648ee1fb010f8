/**
 * Where people gather, at a table or in a campaign: who is there, who sits where, who answers for
 * whom, and who is told what. Start at {@code Room}.
 */
@NullMarked
package haven.server.room;

import org.jspecify.annotations.NullMarked;
