/**
 * What somebody sees: {@code View} is the one place where hidden things are cut away for a seat;
 * {@code Reach} and {@code Odds} look ahead from there.
 */
@NullMarked
package haven.play.view;

import org.jspecify.annotations.NullMarked;
