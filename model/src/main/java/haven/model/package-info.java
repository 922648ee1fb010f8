/**
 * What is printed: cards, monsters, items, scenarios and rulesets, as plain values without
 * behaviour over time. It calls the board only, and never a file, a clock or a thread.
 */
@NullMarked
package haven.model;

import org.jspecify.annotations.NullMarked;
