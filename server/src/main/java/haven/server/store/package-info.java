/**
 * What outlives the process: people, tables and the record of every game, in SQLite or PostgreSQL.
 * Start at {@code Store}.
 */
@NullMarked
package haven.server.store;

import org.jspecify.annotations.NullMarked;
