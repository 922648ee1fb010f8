/** Tests of what travels. */
@NullMarked
package haven.server.wire;

import org.jspecify.annotations.NullMarked;
