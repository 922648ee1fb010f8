@NullMarked
package haven.server.http;

import org.jspecify.annotations.NullMarked;
