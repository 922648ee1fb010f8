/** Tests of chance as a value. */
@NullMarked
package haven.play.chance;

import org.jspecify.annotations.NullMarked;
