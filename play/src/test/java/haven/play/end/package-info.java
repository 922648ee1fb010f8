/** Tests of what the end of a scenario gives. */
@NullMarked
package haven.play.end;

import org.jspecify.annotations.NullMarked;
