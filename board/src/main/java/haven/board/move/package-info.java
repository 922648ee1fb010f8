/**
 * Moving over a board: what a figure may enter and at what price ({@code Footing}), cheapest ways
 * ({@code PathSearch}), whole paths step by step, push and pull. Calls {@code haven.board} only.
 * Start at {@code PathSearch}.
 */
@NullMarked
package haven.board.move;

import org.jspecify.annotations.NullMarked;
