/** Tests of tables and what is planned at them. */
@NullMarked
package haven.server.table;

import org.jspecify.annotations.NullMarked;
