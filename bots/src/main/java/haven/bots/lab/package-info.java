/**
 * The laboratory: many games of one set-up by bots, and what they show. The unit of work is a
 * {@link haven.bots.lab.Job}, a set-up and a range of seeds; what it gives are {@link
 * haven.bots.lab.Counts}, whole numbers that can be added in any order. So it does not matter on
 * how many threads or machines it was done. {@link haven.bots.lab.Findings} reads them.
 */
@NullMarked
package haven.bots.lab;

import org.jspecify.annotations.NullMarked;
