@NullMarked
package haven.server;

import org.jspecify.annotations.NullMarked;
