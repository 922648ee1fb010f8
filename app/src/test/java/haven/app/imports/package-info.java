/** Tests of {@code haven import}. */
@NullMarked
package haven.app.imports;

import org.jspecify.annotations.NullMarked;
