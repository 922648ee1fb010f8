@NullMarked
package haven.server.think;

import org.jspecify.annotations.NullMarked;
