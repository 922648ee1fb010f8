/** Tests of {@code haven solve}. */
@NullMarked
package haven.app.solve;

import org.jspecify.annotations.NullMarked;
