/** Tests of parties, levels, items brought, battle goals and set-ups. */
@NullMarked
package haven.play.party;

import org.jspecify.annotations.NullMarked;
