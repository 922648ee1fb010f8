@NullMarked
package haven.app.serve;

import org.jspecify.annotations.NullMarked;
