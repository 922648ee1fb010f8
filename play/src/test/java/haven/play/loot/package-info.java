/** Tests of looting on drawn scenes, and of the loot deck. */
@NullMarked
package haven.play.loot;

import org.jspecify.annotations.NullMarked;
