/**
 * A box of content: classes, monsters, items, scenarios, battle goals and treasures that were
 * written for each other. Plain values; where they come from is not known here. Start at {@code
 * Pack}.
 */
@NullMarked
package haven.model.pack;

import org.jspecify.annotations.NullMarked;
