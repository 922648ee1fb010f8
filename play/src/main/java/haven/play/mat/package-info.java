/**
 * What a class has on its mat: counters, forms, markers on lasting effects, what always works for
 * it, and its masteries. {@link haven.play.mat.Mat} is the mat of one hero in a scenario; {@link
 * haven.play.mat.Feats} looks at everything that happens for the sake of masteries.
 */
@NullMarked
package haven.play.mat;

import org.jspecify.annotations.NullMarked;
