@NullMarked
package haven.spark;

import org.jspecify.annotations.NullMarked;
