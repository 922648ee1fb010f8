/**
 * What is printed for the time between two scenarios: personal quests, event cards, sealed boxes,
 * and the tables of the map. Plain values; what happens with them is the campaign's business. Start
 * at {@code CampaignBook}.
 */
@NullMarked
package haven.model.campaign;

import org.jspecify.annotations.NullMarked;
