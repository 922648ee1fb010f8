/**
 * Packs on disk and the definitions in them: classes, monsters, items, scenarios, and their names
 * in other languages. Reading finds every mistake of a pack in one run; a pack with mistakes is
 * refused. Start at {@code Packs}.
 */
@NullMarked
package haven.content.pack;

import org.jspecify.annotations.NullMarked;
