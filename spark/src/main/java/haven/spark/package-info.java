/**
 * The laboratory past one machine: the same jobs as {@code haven simulate}, done by Apache Spark.
 * It is built with {@code -Pspark} only, and no part of what players get.
 */
@NullMarked
package haven.spark;

import org.jspecify.annotations.NullMarked;
