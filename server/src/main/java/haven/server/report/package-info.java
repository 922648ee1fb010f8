/**
 * What games by bots have shown, for people and programs: rows as JSON and CSV, and as a page with
 * plots that needs nothing else. The command line and the server's laboratory both write it. Start
 * at {@link haven.server.report.RowResult}.
 */
@NullMarked
package haven.server.report;

import org.jspecify.annotations.NullMarked;
