/**
 * Puzzles for whoever comes along. Nothing is kept of what they try: a page sends all choices that
 * it has made, and is told where they lead.
 */
@NullMarked
package haven.server.puzzle;

import org.jspecify.annotations.NullMarked;
