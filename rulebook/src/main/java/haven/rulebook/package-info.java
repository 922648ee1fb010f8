/**
 * The rule catalogue of docs/rules as values: rows by id, search by word, and which of them passing
 * tests cover. It calls nothing above the JDK; the command line and the testkit use it, the engine
 * never does. Start with {@link haven.rulebook.Catalogue}.
 */
@NullMarked
package haven.rulebook;

import org.jspecify.annotations.NullMarked;
