/** Commands for those who write packs: {@code check}, {@code new} and {@code show}. */
@NullMarked
package haven.app.pack;

import org.jspecify.annotations.NullMarked;
