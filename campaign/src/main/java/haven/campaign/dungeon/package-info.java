/**
 * Random dungeons (RDG): cards are drawn, rooms are joined at their doors, and what comes of it is
 * a scenario like any other. Start at {@code Descent}.
 */
@NullMarked
package haven.campaign.dungeon;

import org.jspecify.annotations.NullMarked;
