/** Tests of the monster's mind; positions are drawn. */
@NullMarked
package haven.play.monster;

import org.jspecify.annotations.NullMarked;
