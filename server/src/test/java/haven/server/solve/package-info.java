/** Tests of solving positions that strangers send. */
@NullMarked
package haven.server.solve;

import org.jspecify.annotations.NullMarked;
