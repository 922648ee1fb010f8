/**
 * How a character begins, grows and leaves: creation, levels, perks, personal quests, retirement
 * (CHR, LVU, RTR).
 */
@NullMarked
package haven.campaign.character;

import org.jspecify.annotations.NullMarked;
