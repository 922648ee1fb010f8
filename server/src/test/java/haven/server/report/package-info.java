/** Tests of what games by bots have shown, written down. */
@NullMarked
package haven.server.report;

import org.jspecify.annotations.NullMarked;
