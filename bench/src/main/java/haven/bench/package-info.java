/**
 * JMH benchmarks of the numbers that matter. They call the engine as a user of the library would;
 * only the command line calls them.
 */
@NullMarked
package haven.bench;

import org.jspecify.annotations.NullMarked;
