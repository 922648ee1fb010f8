@NullMarked
package haven.app.puzzle;

import org.jspecify.annotations.NullMarked;
