/** Tests of {@code haven solve}, through the command line. */
@NullMarked
package haven.app.solve;

import org.jspecify.annotations.NullMarked;
