@NullMarked
package haven.mutants;

import org.jspecify.annotations.NullMarked;
