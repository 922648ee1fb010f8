/** Tests of looking up rules. */
@NullMarked
package haven.server.table;

import org.jspecify.annotations.NullMarked;
