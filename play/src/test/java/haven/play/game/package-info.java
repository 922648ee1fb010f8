@NullMarked
package haven.play.game;

import org.jspecify.annotations.NullMarked;
