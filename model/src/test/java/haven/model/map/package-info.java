/** Tests of what is printed on a scenario's map. */
@NullMarked
package haven.model.map;

import org.jspecify.annotations.NullMarked;
