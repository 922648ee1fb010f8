/**
 * Campaigns: who takes part, what is stored, who decides for the party, and the tables at which its
 * scenarios are played. Start at {@code Hall}, the room of one campaign; {@code Campaigns} has all.
 */
@NullMarked
package haven.server.campaign;

import org.jspecify.annotations.NullMarked;
